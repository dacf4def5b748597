"""Using cards: costs and their windows, requirements, spells, potions, pets, orange dice, temporary dice."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.positions import free, mark, spec, turn

from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.position.form import CommonSpec

LT = ("learning", "trial")
IDLE = free("vulnerability")
"""Something else that can be used, so that a question is asked at all."""


@pytest.mark.rules("pen.spell.use", "pen.card.use", "pen.act.boost", "pen.spell.stays")
def test_pen_cost_die__scarlet_downpour() -> None:
    """pen.ex.scarlet-downpour: one red die of any value, turned, Blood for each Ruby mark."""
    marks = (mark("ruby"), mark("ruby", wounded=True), mark("amber"), mark("ruby", charged=False))
    game = play(turn(spec("scarlet-downpour"), dice=("red 2",), marks=marks), "card-scarlet-downpour")
    assert game.fact("anna.blood") == 3 and game.pool() == []
    assert game.fact("anna.card.scarlet-downpour") == "turned"
    assert game.fact("anna.zone.scarlet-downpour") == "grimoire", "a used spell is not lost"
    assert game.rules("card-used") == ["pen.spell.use"]
    assert game.rules("spell-stays") == ["pen.spell.stays"]
    assert "pen.cost.die" in game.rules("die-discarded")


@pytest.mark.parametrize(("marks", "orange", "blood"), [(1, 1, 3), (1, 2, 5), (0, 3, 6)])
def test_pen_prim_orange__two_marks_more_for_each_die(marks: int, orange: int, blood: int) -> None:
    """pen.ex.scarlet-downpour.orange: it works with no mark of the discipline at all."""
    dice = ("red 1", *["orange 4"] * orange)
    state = turn(free("scarlet-downpour"), dice=dice, marks=(mark("ruby"),) * marks)
    game = play(state, "card-scarlet-downpour", *["orange-orange-4"] * orange)
    assert game.fact("anna.blood") == blood
    assert game.rules("spell-strengthened") == ["pen.prim.orange"] * orange


def test_pen_prim_orange_spells_only() -> None:
    """Neither a spell that counts no marks nor a pet that does asks for orange dice."""
    plain = free("vulnerability")
    pet = spec("hunting-falcon", "inventory", use="turn")
    for card, key in ((plain, "card-vulnerability"), (pet, "card-hunting-falcon")):
        game = play(turn(card, dice=("orange 3",)), key)
        assert game.asked != "strengthen" and game.pool() == ["orange 3"]
    alone = play(turn(plain, dice=("orange 3",)))
    assert alone.refused("orange") == ["pen.prim.orange.spells-only"]


@pytest.mark.rules("pen.dice.spark")
def test_pen_prim_orange__a_spark_die_counts_as_orange() -> None:
    state = turn(free("scarlet-downpour"), dice=("spark 5",), marks=(mark("ruby"),))
    game = play(state, "card-scarlet-downpour", "orange-spark-5")
    assert game.fact("anna.blood") == 3 and game.rules("spark-counts") == ["pen.dice.spark"]


@pytest.mark.parametrize(("reading", "offered"), [("no", True), ("yes", False)])
def test_pen_chain_unbroken__orange_dice(reading: str, offered: bool) -> None:
    """pen.ruling.chain-orange: strengthening belongs to the spell, or is a foreign effect."""
    chant = spec("chant", windows=LT)
    red = free("scarlet-downpour", launches="any-spell")
    state = turn(
        chant, red, IDLE, dice=("orange 1",), crystal=2, rulings=(("pen.ruling.chain-orange", reading),)
    )
    game = play(state, "card-chant", "launch-scarlet-downpour", "orange-orange-1")
    broken = [event.fact("length") for event in game.events if event.kind == "chain-broken"]
    assert bool(broken) != offered


@pytest.mark.rules("pen.man.repaint")
def test_pen_cost_die_six__a_die_that_shows_six() -> None:
    """pen.ex.pet.wolf: a green six and one Arcana, once."""
    wolf = spec("wolf-of-all-colours", windows=LT, cost_windows=LT)
    lacking = play(turn(wolf, IDLE, dice=("green 5",), arcana=1))
    assert lacking.refused("card-wolf-of-all-colours") == ["pen.cost.die-six"]
    game = play(turn(wolf, dice=("green 6", "green 2"), arcana=1), "card-wolf-of-all-colours")
    assert game.pool() == ["green 2"] and game.fact("anna.arcana") == 0


@pytest.mark.rules("pen.card.transform", "pen.card.zone.inventory", "pen.pet.activate")
def test_pen_pet_summon__paid_once_and_activated_later() -> None:
    wolf = spec("wolf-of-all-colours", windows=LT, cost_windows=LT)
    game = play(turn(wolf, dice=("green 6",), arcana=1), "card-wolf-of-all-colours")
    assert game.rules("pet-summoned") == ["pen.pet.summon"]
    assert game.rules("card-moved") == ["pen.card.zone.inventory"]
    assert game.fact("anna.zone.wolf-of-all-colours") == "inventory" and game.pool() == []
    game.answer("card-wolf-of-all-colours", "violet", "3")
    assert game.pool() == ["violet 3"] and game.fact("anna.card.wolf-of-all-colours") == "turned"
    assert game.fact("anna.zone.wolf-of-all-colours") == "inventory", "it stays"


@pytest.mark.rules("pen.card.transform", "pen.potion.activate", "pen.man.repaint", "pen.act.timing.separate")
def test_pen_potion_brew__the_effect_comes_later() -> None:
    """pen.ex.potion.liquid-luck."""
    game = play(turn(spec("liquid-luck"), crystal=2, dice=("red 3", "bone 2")), "card-liquid-luck")
    assert game.rules("potion-brewed") == ["pen.potion.brew"] and game.pool() == ["red 3", "bone 2"][::-1]
    game.answer("card-liquid-luck", "red-3", "blue", "bone-2", "violet")
    assert sorted(game.pool()) == ["blue 3", "violet 2"]
    assert game.fact("anna.card.liquid-luck") == "turned"
    assert game.fact("anna.zone.liquid-luck") == "inventory"
    later = play(turn(spec("liquid-luck", "inventory"), kind="trial", dice=("red 3",)))
    assert "card-liquid-luck" in later.offered


@pytest.mark.rules("pen.potion.brew", "pen.cost.ingredients")
def test_pen_card_transform__a_recipe_becomes_a_potion() -> None:
    """pen.ex.transform.triplet: a Crystal and a Fruit brew it, and no die changes yet."""
    recipe = spec("triplet", windows=LT)
    game = play(turn(recipe, IDLE, crystal=1, fruit=1, dice=("red 3",)), "card-triplet")
    assert game.fact("anna.zone.triplet") == "inventory" and game.fact("anna.card.triplet") == "ready"
    assert (game.fact("anna.crystal"), game.fact("anna.fruit")) == (0, 0)
    assert game.pool() == ["red 3"] and game.rules("potion-brewed") == ["pen.potion.brew"]


def test_pen_potion_activate__a_turned_potion_can_be_neither_activated_nor_brewed() -> None:
    game = play(turn(spec("liquid-luck", "inventory", turned=True), IDLE, crystal=2))
    assert game.refused("card-liquid-luck") == ["pen.act.turned"]


@pytest.mark.rules("pen.potion.brew-window")
def test_pen_cost_timing_learning__no_brewing_in_a_trial() -> None:
    """pen.ex.faq.rest-brew, pen.ex.cost.timing."""
    game = play(turn(spec("liquid-luck"), IDLE, kind="trial", crystal=2))
    assert set(game.refused("card-liquid-luck")) == {"pen.cost.timing.learning", "pen.potion.brew-window"}
    alchemy = free("alchemy", use=None, windows=LT)
    assert play(turn(alchemy, IDLE, kind="trial")).refused("card-alchemy") == ["pen.cost.timing.learning"]


def test_pen_cost_timing_trial__invisibility_is_paid_for_in_a_trial() -> None:
    game = play(turn(free("invisibility"), IDLE))
    assert set(game.refused("card-invisibility")) == {
        "pen.cost.timing.trial",
        "pen.threat.step1.count-effects",
    }


@pytest.mark.parametrize("kind", ["learning", "trial"])
def test_pen_cost_timing_none__vulnerability_in_both(kind: str) -> None:
    assert "card-vulnerability" in play(turn(IDLE, kind=kind)).offered


@pytest.mark.rules("pen.act.timing.learning", "pen.act.timing.trial")
def test_pen_act_timing_separate__dead_water_is_brewed_and_used_in_different_turns() -> None:
    """pen.ex.act.timing."""
    recipe = spec("dead-water", cost="free")
    assert "card-dead-water" in play(turn(recipe)).offered
    brewed = spec("dead-water", "inventory")
    assert play(turn(brewed, IDLE)).refused("card-dead-water") == ["pen.act.timing.trial"]
    falcon = spec("hunting-falcon", "inventory", use="turn")
    assert play(turn(falcon, IDLE, kind="trial")).refused("card-hunting-falcon") == [
        "pen.act.timing.learning"
    ]


@pytest.mark.parametrize(("pays", "left"), [("cost-0", ("", 2)), ("cost-1", ("green 3", 0))])
def test_pen_cost_alternatives__one_variant_is_enough(pays: str, left: tuple[str, int]) -> None:
    """pen.ex.cost.healing: one green die, or two Fruits."""
    healing = spec("healing", use="turn", cost_windows=LT)
    state = turn(healing, dice=("green 3",), marks=(mark("ruby", wounded=True, rest=()),), fruit=2)
    game = play(state, "card-healing", pays)
    assert (game.fact("anna.pool"), game.fact("anna.fruit")) == left
    assert game.fact("anna.discipline-1") == "charged"


@pytest.mark.rules("pen.mark.blood.mix", "pen.mark.blood.no-rest-effect", "pen.dice.temp.where")
def test_pen_mark_blood__a_wounded_mark_pays_like_blood() -> None:
    """Sacrifice: two Blood from the stock and two wounded marks give two temporary red dice."""
    marks = tuple(mark("ruby", wounded=True, rest=("die",)) for _ in range(2))
    game = play(turn(free("sacrifice"), marks=marks, blood=2), "card-sacrifice", "4")
    game.answer("discipline-2")
    assert game.fact("anna.discipline-1") == game.fact("anna.discipline-2") == "discharged"
    assert game.fact("anna.blood") == 0
    game.answer("2-5")
    assert game.fact("anna.temporary") == 2 and game.pool() == ["red 2", "red 5"]
    assert game.rules("bled-no-rest") == ["pen.mark.blood.no-rest-effect"] * 2
    assert {die.card for die in game.anna.dice} == {"sacrifice"}


@pytest.mark.rules("pen.dice.temp.pool")
def test_pen_dice_temp_roll__temporary_dice_are_rolled_and_used_like_others() -> None:
    cards = (free("sacrifice"), spec("scarlet-downpour"))
    state = turn(*cards, marks=(mark("ruby"),), blood=2)
    game = play(state, "card-sacrifice")
    assert game.asked == "gained-dice"
    game.answer("4")
    assert game.rules("dice-gained") == ["pen.dice.temp.roll"]
    game.answer("card-scarlet-downpour")
    assert game.pool() == [] and game.fact("anna.blood") == 1


def test_pen_dice_temp_end__gone_at_the_end_of_the_turn() -> None:
    state = turn(free("sacrifice"), dice=("blue 1",), blood=2, do="turn")
    game = play(state, "card-sacrifice", "4", "pass")
    assert game.pool() == ["blue 1"] and game.rules("temporary-gone") == ["pen.dice.temp.end"]


@pytest.mark.parametrize(("reading", "temporary"), [("yes", 1), ("no", 0)])
def test_pen_man_repaint__a_temporary_die(reading: str, temporary: int) -> None:
    """pen.ruling.temp-repaint."""
    state = turn(free("sacrifice"), blood=2, crystal=3, rulings=(("pen.ruling.temp-repaint", reading),))
    game = play(state, "card-sacrifice", "4", "crystal-repaint", "blue")
    assert game.pool() == ["blue 4"] and game.fact("anna.temporary") == temporary


@pytest.mark.parametrize(("reading", "painted"), [("to-colour-only", "red 4"), ("no-spark", "spark 4")])
def test_pen_man_repaint__a_spark_die(reading: str, painted: str) -> None:
    """pen.ruling.repaint-spark."""
    state = turn(dice=("spark 4",), crystal=3, rulings=(("pen.ruling.repaint-spark", reading),))
    game = play(state, "crystal-repaint")
    if reading == "to-colour-only":
        game.answer("red")
    assert game.pool() == [painted]


@pytest.mark.rules("pen.man.nudge", "pen.man.instant")
def test_pen_man_split__three_nudges_on_any_mix_of_dice() -> None:
    """Triplet: twice the same die, once another; what is left may go unused."""
    potion = spec("triplet", "inventory", windows=LT)
    state = turn(potion, dice=("red 1", "blue 6"))
    game = play(state, "card-triplet", "red-1", "red-2", "3", "blue-6")
    assert game.pool() == ["blue 5", "red 3"]
    fewer = play(state, "card-triplet", "blue-6", "none")
    assert fewer.pool() == ["blue 5", "red 1"]


@pytest.mark.rules("pen.act.timing.learning")
def test_pen_act_permanent_off__a_turned_wand_adds_nothing() -> None:
    wand = {turned: spec("wand-of-bloodwood", "equipment", turned=turned) for turned in (False, True)}
    blood = {}
    for turned, card in wand.items():
        game = play(turn(free("scarlet-downpour"), card, marks=(mark("ruby"),)), "card-scarlet-downpour")
        blood[turned] = game.fact("anna.blood")
    assert blood == {False: 3, True: 1}


@pytest.mark.rules("pen.act.unturn")
def test_pen_act_boost__call_unturns_a_pet_for_each_emerald_mark() -> None:
    pets = (
        spec("wolf-of-all-colours", "inventory", turned=True, windows=LT),
        spec("courier-fox", "inventory", turned=True, use="turn"),
    )
    turned = spec("prickly-patch", "equipment", turned=True, windows=LT)
    state = turn(free("call"), *pets, turned, marks=(mark("emerald"), mark("emerald")))
    game = play(state, "card-call", "courier-fox")
    assert game.fact("anna.card.wolf-of-all-colours") == game.fact("anna.card.courier-fox") == "ready"
    assert game.fact("anna.card.prickly-patch") == "turned", "an artifact is no pet"


def test_pen_act_requirement__what_the_sources_do_not_give_is_not_guessed() -> None:
    """The book's Memorarium: no cost, no requirement, no window is known."""
    assert box("book").card("memorarium").costs is None
    state = turn(spec("memorarium", use="turn"), IDLE)
    assert play(state).refused("card-memorarium") == ["pen.card.use"] * 2


@pytest.mark.rules("pen.act.once")
def test_pen_card_text_first__any_number_of_times_only_where_it_says_so() -> None:
    """pen.ex.act.mystery: Mystery exchanges once, Alchemy any number of times."""
    mystery = play(turn(free("mystery"), jewel=3), "card-mystery")
    assert mystery.fact("anna.jewel") == 2 and mystery.fact("anna.arcana") == 1
    assert mystery.rules("exchanged-once") == ["pen.act.once"]
    alchemy = play(turn(free("alchemy", use=None, windows=LT), fruit=3), "card-alchemy", "3")
    assert alchemy.fact("anna.jewel") == 3 and alchemy.fact("anna.fruit") == 0
    assert not alchemy.rules("exchanged-once")


@pytest.mark.rules("pen.ing.discard", "pen.ing.gain")
def test_pen_ing_limit__what_passes_twelve_goes_back_at_once() -> None:
    game = play(turn(free("scarlet-downpour"), marks=(mark("ruby"),) * 3, blood=11), "card-scarlet-downpour")
    assert game.fact("anna.blood") == 12
    over = [event.fact("n") for event in game.events if event.kind == "over-limit"]
    assert over == [2] and game.rules("over-limit") == ["pen.ing.limit"]


@pytest.mark.rules("pen.act.discard", "pen.art.turn", "pen.mark.heal")
def test_pen_art_turn__prickly_patch_heals_up_to_two() -> None:
    """pen.ex.artifact.kinds: the patch is turned in its slot and stays there."""
    marks = tuple(mark("ruby", wounded=True) for _ in range(3))
    patch = spec("prickly-patch", "equipment", windows=LT)
    game = play(turn(patch, marks=marks), "card-prickly-patch", "discipline-2", "none")
    assert game.fact("anna.wounds") == 2 and game.fact("anna.zone.prickly-patch") == "equipment"
    assert game.fact("anna.card.prickly-patch") == "turned"
    both = play(turn(patch, marks=marks), "card-prickly-patch", "discipline-2", "discipline-3")
    assert both.fact("anna.wounds") == 1 and both.asked != "heal-mark"


def test_pen_dice_bone__a_bone_die_is_of_no_colour() -> None:
    game = play(turn(spec("scarlet-downpour"), IDLE, dice=("bone 6", "orange 6")))
    assert game.refused("card-scarlet-downpour") == ["pen.cost.die"]


@pytest.mark.rules("pen.setup.talents.gives", "pen.act.permanent")
def test_pen_pet_summon__the_druid_summons_from_the_market() -> None:
    """pen.ex.setup.druid: the talent works all the time, nothing is turned for it."""
    druid = spec("druid", "talent")
    common = CommonSpec(
        classes=("emerald",),
        markets={"emerald": ("wolf-of-all-colours", "call")},
        decks={"emerald": ("healing",)},
    )
    how: dict[str, Any] = {"dice": ("green 6",), "arcana": 1, "common": common, "box": "training"}
    game = play(turn(druid, **how), "summon-wolf-of-all-colours")
    assert game.fact("anna.zone.wolf-of-all-colours") == "inventory" and game.pool() == []
    assert game.fact("market.emerald") == "healing, call"
    assert game.fact("anna.card.druid") == "ready"
    none = play(turn(IDLE, **how))
    assert "summon-wolf-of-all-colours" not in none.offered
    poor = play(turn(druid, IDLE, **{**how, "arcana": 0}))
    assert poor.refused("summon-wolf-of-all-colours") == ["pen.cost.ingredients"]


def test_pen_chain_define__eclipse_launches_from_the_market() -> None:
    """The spell comes to the grimoire for the turn, and the chain of two counts."""
    common = CommonSpec(
        classes=("ruby",),
        markets={"ruby": ("scarlet-downpour", "sacrifice")},
        decks={"ruby": ("vulnerability",)},
    )
    state = turn(free("eclipse", kind="spell"), marks=(mark("ruby"),), common=common, do="turn")
    game = play(state, "card-eclipse")
    assert [event.fact("length") for event in game.events if event.kind == "chain-ended"] == [2]
    assert game.fact("anna.blood") == 1
    while not game.over:
        game.answer("pass")
    assert "anna.zone.scarlet-downpour" not in game.facts, "it leaves at the end of the turn"


@pytest.mark.rules("pen.reward.discipline-card", "pen.act.boost")
@pytest.mark.parametrize(
    ("reading", "decks", "market"), [("any", True, True), ("market", False, True), ("decks", True, False)]
)
def test_pen_act_boost__mind_devourer(reading: str, decks: bool, market: bool) -> None:
    """pen.ex.act.mind-devourer, pen.ruling.mind-devourer-source: a card for each Sapphire mark."""
    common = CommonSpec(
        classes=("ruby",),
        markets={"ruby": ("scarlet-downpour", "sacrifice")},
        decks={"ruby": ("ichor", "vulnerability"), "amber": ("chant", "memorarium")},
    )
    rulings = (("pen.ruling.mind-devourer-source", reading),)
    marks = (mark("sapphire"), mark("sapphire", wounded=True), mark("sapphire", charged=False))
    state = turn(free("mind-devourer"), marks=marks, common=common, box="training", rulings=rulings)
    game = play(state, "card-mind-devourer")
    offered = set(game.offered)
    assert ("take-scarlet-downpour" in offered) == market
    assert any("amber" in key for key in offered) == decks
    counted = [event.fact("n") for event in game.events if event.kind == "marks-counted"]
    assert counted == [3]
