"""Powers and turned components (res.power, res.turn, res.deck)."""

from __future__ import annotations

import pytest
from games.resarcana.readings_table import play_preferring
from games.resarcana.support.play import play, play_out
from games.resarcana.support.positions import lies, one, table, turn, use
from support.play import keys, reasons

from tutor.games.resarcana.position.form import PlayerSpec
from tutor.games.resarcana.state.essences import KINDS

RICH = dict.fromkeys(KINDS, 9)


def anna_alone(anna: PlayerSpec, boris: PlayerSpec | None = None) -> dict[str, PlayerSpec]:
    return {"anna": anna, "boris": boris or one()}


def test_res_power_definition() -> None:
    """Cost, then effect: one elan, then one gold."""
    players = anna_alone(one("dwarven-pickaxe", pool={"elan": 1}))
    story = play_out(table(turn(), players=players), "anna: use.dwarven-pickaxe.1")
    kinds = [event.kind for event in story.events if event.kind in ("turned", "paid", "gained")]
    assert kinds == ["turned", "paid", "gained"]
    assert "res.power.definition" in story.rules("resolved")


def test_res_turn_definition() -> None:
    story = play_out(table(turn(), players=anna_alone(one("horn-of-plenty"))), "anna: use.horn-of-plenty.2")
    assert story.rules("turned") == ["res.turn.definition"]
    assert story.fact("anna.turned.horn-of-plenty") is True


def test_res_straighten_definition() -> None:
    """A straightened component can be used again."""
    anna = one("chalice-of-fire", pool={"elan": 1}, with_={"horn-of-plenty": lies(turned=True)})
    state = table(turn(), turn(), players=anna_alone(anna))
    story = play_out(
        state, "anna: use.chalice-of-fire.1", "anna: horn-of-plenty", "anna: use.horn-of-plenty.2"
    )
    assert story.fact("anna.gold") == 1
    upright = reasons(story.questions[1], "horn-of-plenty")
    assert upright == [] and len(story.events_of("straightened")) == 1


def test_res_straighten_definition__upright_is_refused() -> None:
    anna = one(
        "chalice-of-fire", "hawk", "crypt", pool={"elan": 1}, with_={"horn-of-plenty": lies(turned=True)}
    )
    story = play_out(table(use("chalice-of-fire.1"), players=anna_alone(anna)), "anna: horn-of-plenty")
    assert reasons(story.questions[0], "crypt") == ["res.straighten.definition"]


def test_res_power_cost_conditions() -> None:
    """All conditions must be met, and each that is not is a reason."""
    anna = one("druid", with_={"dwarven-mines": lies(turned=True)})
    question = play(table(turn(), players=anna_alone(anna))).question
    assert (
        reasons(question, "use.dwarven-mines.2")
        == ["res.power.one-turn-cost"] + ["res.power.cost-conditions"] * 2
    )


def test_res_power_resolve() -> None:
    players = anna_alone(one("flaming-pit", pool={"life": 1}))
    story = play_out(table(turn(), players=players), "anna: use.flaming-pit.1")
    assert story.rules("paid") + story.rules("gained") == ["res.power.resolve"] * 2
    assert (story.fact("anna.life"), story.fact("anna.elan"), story.fact("anna.death")) == (0, 1, 1)


def test_res_power_turned_unusable() -> None:
    """A power without turning cannot be used either once the component is turned."""
    anna = one("druid", pool={"life": 2}, with_={"ring-of-midas": lies(turned=True)})
    question = play(table(turn(), players=anna_alone(anna))).question
    assert reasons(question, "use.ring-of-midas.1") == ["res.power.turned-unusable"]


def test_res_power_one_turn_cost() -> None:
    """Having turned for its first power the Horn has no second one left."""
    players = anna_alone(one("horn-of-plenty", "druid"))
    story = play_out(
        table(turn(), turn(), players=players), "anna: use.horn-of-plenty.2", "anna: use.druid.1"
    )
    assert reasons(story.questions[1], "use.horn-of-plenty.1") == ["res.power.one-turn-cost"]


def test_res_power_repeat() -> None:
    """Two uses are two actions."""
    players = anna_alone(one("catacombs-of-the-dead", pool={"death": 10}))
    state = table(turn(), turn(), players=players)
    story = play_out(state, "anna: use.catacombs-of-the-dead.1", "anna: use.catacombs-of-the-dead.1")
    assert story.rules("acts") == ["res.power.repeat"] * 2
    assert story.fact("anna.on.catacombs-of-the-dead.death") == 2


def test_res_power_repeat__worked_example_of_the_catacombs() -> None:
    """The worked example: 12 death, three actions, three points."""
    players = anna_alone(one("catacombs-of-the-dead", pool={"death": 12}))
    state = table(turn(), turn(), turn(), players=players)
    name = "use.catacombs-of-the-dead"
    story = play_out(state, f"anna: {name}.1", f"anna: {name}.1", f"anna: {name}.2")
    assert (story.fact("anna.death"), story.fact("anna.on.catacombs-of-the-dead.death")) == (2, 3)
    assert story.fact("anna.turned.catacombs-of-the-dead") is True
    assert len(story.events_of("acts")) == 3
    assert story.of("turned", "card") == [("catacombs-of-the-dead",)]


def test_res_power_two_in_one_action() -> None:
    """One action uses one of two powers, once."""
    players = anna_alone(one("alchemist", pool=RICH))
    story = play_out(table(turn(), players=players), "anna: use.alchemist.2", "anna: life-1")
    assert story.rules("acts") == ["res.power.two-in-one-action"]
    assert story.fact("anna.gold") == 9 and not story.events_of("paid")


def test_res_power_place_on_component() -> None:
    """The gold comes from the supply, the death is paid."""
    players = anna_alone(one("duelist", pool={"death": 1}))
    story = play_out(table(turn(), players=players), "anna: use.duelist.1")
    assert story.rules("put") == ["res.power.place-on-component"]
    assert (story.fact("anna.on.duelist.gold"), story.fact("anna.death")) == (1, 0)


def test_res_power_place_on_component__from_the_pool() -> None:
    """Under the other reading the essence comes out of the pool, if it is there."""
    rulings = {"res.ruling.place-source": "pool"}
    poor = play_out(
        table(use("duelist.1"), players=anna_alone(one("duelist", pool={"death": 1})), rulings=rulings)
    )
    assert poor.rules("nothing-put") == ["res.action.power-no-gain"]
    anna = one("duelist", pool={"death": 1, "gold": 1})
    story = play_out(table(use("duelist.1"), players=anna_alone(anna), rulings=rulings))
    assert (story.fact("anna.on.duelist.gold"), story.fact("anna.gold")) == (1, 0)


def test_res_power_place_on_component__automaton_puts_what_was_paid() -> None:
    story = play_out(
        table(use("automaton.1"), players=anna_alone(one("automaton", pool=RICH))), "anna: gold-1"
    )
    assert (story.fact("anna.on.automaton.gold"), story.fact("anna.gold")) == (1, 8)


@pytest.mark.parametrize(
    ("reading", "calm", "life"), [("two-calm-one-life", 2, 1), ("two-life-one-calm", 1, 2)]
)
def test_res_power_place_on_component__fountain(reading: str, calm: int, life: int) -> None:
    players = anna_alone(one("fountain-of-youth", pool={"death": 2}))
    state = table(
        use("fountain-of-youth.1"), players=players, rulings={"res.ruling.fountain-output": reading}
    )
    story = play_out(state)
    assert story.fact("anna.on.fountain-of-youth.calm") == calm
    assert story.fact("anna.on.fountain-of-youth.life") == life


def test_res_power_guard_dog() -> None:
    """The Dog straightens itself while it is turned, too."""
    anna = one("druid", pool={"elan": 1}, with_={"guard-dog": lies(turned=True)})
    story = play_out(table(turn(), players=anna_alone(anna)), "anna: use.guard-dog.1")
    assert story.rules("straightened") == ["res.power.guard-dog"]
    assert story.fact("anna.turned.guard-dog") is False


def test_res_power_guard_dog__straight_it_brings_nothing_and_may_be_used() -> None:
    """A power without benefit may be used as long as its cost can be paid."""
    state = table(turn(), players=anna_alone(one("druid", "guard-dog", pool={"elan": 1})))
    story = play_out(state, "anna: use.guard-dog.1")
    assert story.rules("nothing-straightened") == ["res.action.power-no-gain"]
    assert not story.events_of("straightened")
    assert (story.fact("anna.elan"), story.fact("anna.turned.guard-dog")) == (0, False)
    poor = play(table(turn(), players=anna_alone(one("druid", "guard-dog")))).question
    assert reasons(poor, "use.guard-dog.1") == ["res.power.cost-conditions"]


def test_res_power_straighten_other() -> None:
    """The Druid straightens creatures alone; the Witch anything."""
    anna = one("druid", with_={"hawk": lies(turned=True), "crypt": lies(turned=True)})
    story = play_out(table(use("druid.1"), players=anna_alone(anna)))
    assert story.of("straightened", "card") == [("hawk",)]
    anna = one("witch", pool={"calm": 2}, with_={"hawk": lies(turned=True), "crypt": lies(turned=True)})
    story = play_out(table(use("witch.1"), players=anna_alone(anna)), "anna: crypt")
    assert story.rules("straightened") == ["res.power.straighten-other"]
    assert keys(story.questions[0]) == ["witch", "hawk", "crypt"]


def test_res_power_straighten_other__not_itself() -> None:
    anna = one("witch", pool={"calm": 2}, with_={"hawk": lies(turned=True), "crypt": lies(turned=True)})
    rulings = {"res.ruling.straighten-itself": "no"}
    story = play_out(table(use("witch.1"), players=anna_alone(anna), rulings=rulings), "anna: crypt")
    assert reasons(story.questions[0], "witch") == ["res.power.straighten-other"]


EGG = one("dragon-egg", pool={"calm": 8}, hand=("wind-dragon",))
CRYPT = one("crypt", pool={"death": 6}, discard=("bone-dragon",))
SEER = one("seer", deck=("prism", "hawk", "treant"))
WITCH = one("witch", pool={"calm": 2}, with_={"hawk": lies(turned=True)})


@pytest.mark.rules("res.power.crypt", "res.reduction.with-placement-powers", "res.power.look-three")
@pytest.mark.parametrize(
    ("power", "anna", "undone"),
    [
        ("druid.1", one("druid", with_={"hawk": lies(turned=True)}), "nothing-straightened"),
        ("witch.1", WITCH, "nothing-straightened"),
        ("crypt.2", CRYPT, "nothing-placed"),
        ("dragon-egg.1", EGG, "nothing-placed"),
        ("seer.1", SEER, "nothing-looked-at"),
    ],
)
def test_res_power_straighten_other__declined(power: str, anna: PlayerSpec, undone: str) -> None:
    """What a power places, straightens or looks at may be left undone where the ruling says so."""
    found = {}
    for reading in ("must", "may"):
        rulings = {"res.ruling.effect-optional": reading}
        found[reading] = play_preferring(
            table(use(power), players=anna_alone(anna), rulings=rulings), "nothing"
        )
    assert found["may"].rules(undone) == ["res.action.power-no-gain"]
    assert not found["must"].events_of(undone)
    assert not any("nothing" in keys(question) for question in found["must"].questions)


def test_res_power_turn_other() -> None:
    """The Grove needs an upright creature, and both turn."""
    anna = one("sacred-grove", "hawk", "druid", with_={"treant": lies(turned=True), "nightingale": lies()})
    story = play_out(table(use("sacred-grove.2"), players=anna_alone(anna)), "anna: nightingale")
    assert keys(story.questions[0]) == ["hawk", "nightingale"]
    assert reasons(story.questions[0], "treant") == ["res.power.turn-other"]
    assert story.of("turned", "card") == [("sacred-grove",), ("nightingale",)]
    bare = play(table(turn(), players=anna_alone(one("sacred-grove", "druid", "crypt")))).question
    assert reasons(bare, "use.sacred-grove.2") == ["res.power.turn-other"]


def test_res_power_turn_other_no_trigger() -> None:
    """A dragon that is turned for the Lair attacks nobody."""
    anna = one("dragons-lair", "fire-dragon")
    story = play_out(table(use("dragons-lair.2"), players=anna_alone(anna, one(pool={"life": 5}))))
    assert story.rules("no-trigger") == ["res.power.turn-other-no-trigger"]
    assert not story.events_of("threatened") and story.fact("boris.life") == 5
    assert story.fact("anna.on.dragons-lair.gold") == 2


def test_res_power_same_essences() -> None:
    """The Prism turns three elan into three of another kind."""
    players = anna_alone(one("prism", pool={"elan": 3, "calm": 1}))
    story = play_out(table(use("prism.2"), players=players), "anna: elan-3", "anna: death-3")
    assert keys(story.questions[0]) == ["nothing", "calm-1", "elan-1", "elan-2", "elan-3"]
    assert keys(story.questions[1]) == ["calm-3", "life-3", "elan-3", "death-3"]
    assert (story.fact("anna.elan"), story.fact("anna.death")) == (0, 3)


def test_res_power_same_essences__x_of_zero_and_gold() -> None:
    """Where X is positive and no gold, one calm must be left of what is paid first."""
    players = anna_alone(one("philosophers-stone", "druid", pool={"calm": 2, "gold": 1}))
    rulings = {"res.ruling.x-zero": "positive", "res.ruling.x-gold": "no"}
    story = play_out(table(use("philosophers-stone.1"), players=players, rulings=rulings))
    assert story.of("paid", "what") == [(("calm-1", "gold-1"),), (("calm-1",),)]
    assert story.fact("anna.gold") == 1
    poor = anna_alone(one("philosophers-stone", "druid", pool={"gold": 3}))
    question = play(table(turn(), players=poor, rulings=rulings)).question
    assert reasons(question, "use.philosophers-stone.1") == ["res.power.same-essences"]


def test_res_power_athanor() -> None:
    """Six elan lying on it, not those of the pool, turn two calm into two gold."""
    anna = one(pool={"calm": 2, "elan": 9}, with_={"athanor": lies(elan=7)})
    story = play_out(table(use("athanor.2"), players=anna_alone(anna)), "anna: calm-2")
    assert story.rules("removed") == ["res.power.athanor"]
    assert (story.fact("anna.on.athanor.elan"), story.fact("anna.gold"), story.fact("anna.elan")) == (
        1,
        2,
        9,
    )
    anna = one("druid", pool={"calm": 2, "elan": 9}, with_={"athanor": lies(elan=5)})
    assert play(table(turn(), players=anna_alone(anna))).refused("use.athanor.2") == ["res.power.athanor"]


def test_res_power_rivals_gain() -> None:
    """Every rival gains one elan."""
    players = {"anna": one("fiery-whip"), "boris": one(), "vera": one()}
    story = play_out(table(use("fiery-whip.1"), players=players))
    assert story.rules("gained") == ["res.power.resolve"] + ["res.power.rivals-gain"] * 2
    assert [story.fact(f"{seat}.elan") for seat in players] == [3, 1, 1]


def test_res_power_copy_rival() -> None:
    """The Basin gives as many calm as Boris has elan; Boris keeps it."""
    players = anna_alone(one("hypnotic-basin"), one(pool={"elan": 4}))
    story = play_out(table(use("hypnotic-basin.1"), players=players))
    assert story.rules("gained") == ["res.power.copy-rival"]
    assert (story.fact("anna.calm"), story.fact("boris.elan")) == (4, 4)


def test_res_power_copy_rival__nobody_has_any() -> None:
    players = anna_alone(one("hypnotic-basin", "druid"))
    assert "use.hypnotic-basin.1" in keys(play(table(turn(), players=players)).question)
    strict = table(turn(), players=players, rulings={"res.ruling.copy-zero": "no"})
    assert play(strict).refused("use.hypnotic-basin.1") == ["res.power.copy-rival"]


def test_res_power_copy_rival_scope() -> None:
    """A passed rival counts; what lies on components does not."""
    vera = one(pool={"elan": 2}, passed=True, with_={"crypt": lies(elan=5)})
    players = {"anna": one("hypnotic-basin"), "boris": one(), "vera": vera}
    story = play_out(table(use("hypnotic-basin.1"), players=players), "anna: vera")
    assert story.fact("anna.calm") == 2
    assert story.rules("rival-counted") == ["res.power.copy-rival.scope"]
    assert story.questions[0].rule == "res.rivals.definition"


def test_res_rivals_definition() -> None:
    players = {"anna": one("hypnotic-basin"), "boris": one(), "vera": one()}
    question = play(table(use("hypnotic-basin.1"), players=players)).question
    assert (question.rule, keys(question)) == ("res.rivals.definition", ["boris", "vera"])


def test_res_power_look_three() -> None:
    """The Seer looks at three cards of the own deck or of the monuments, and puts them back in any order."""
    anna = one("seer", deck=("hawk", "crypt", "prism", "vault"))
    state = table(use("seer.1"), players=anna_alone(anna), deck=("temple", "library", "oracle"))
    story = play_out(state, "anna: anna", "chance: crypt+hawk+vault", "anna: vault+hawk+crypt")
    assert keys(story.questions[0]) == ["anna", "monuments"]
    assert reasons(story.questions[0], "boris")[:1] == ["res.power.look-three"]
    assert story.table.player("anna").deck.layers == (("vault",), ("hawk",), ("crypt",), ("prism",))
    assert len(keys(story.questions[2])) == 6


def test_res_power_look_three__any_player() -> None:
    players = anna_alone(one("seer"), one(deck=("hawk",)))
    state = table(use("seer.1"), players=players, rulings={"res.ruling.look-which-deck": "any-player"})
    story = play_out(state)
    assert story.of("looked", "deck", "n") == [("boris", 1)]


def test_res_deck_look_short() -> None:
    """With one card left the discard pile is shuffled before the rest is drawn."""
    anna = one("seer", deck=("hawk",), discard=("crypt", "prism"))
    story = play_out(table(use("seer.1"), players=anna_alone(anna)), "anna: prism+hawk+crypt")
    assert story.rules("shuffled") == ["res.deck.look-short"]
    assert story.table.player("anna").deck.layers == (("prism",), ("hawk",), ("crypt",))
    assert story.table.looking is None


def test_res_deck_look_short__too_few() -> None:
    """As many as there are, or else the power cannot be used."""
    anna = one("seer", "prism", deck=("hawk",))
    story = play_out(table(use("seer.1"), players=anna_alone(anna)))
    assert story.rules("fewer-cards") == ["res.deck.look-short"]
    strict = table(turn(), players=anna_alone(anna), rulings={"res.ruling.look-fewer": "illegal"})
    assert play(strict).refused("use.seer.1") == ["res.deck.look-short"]


def test_res_deck_draw() -> None:
    anna = one("library", deck=("hawk", "crypt"))
    story = play_out(table(use("library.1"), players=anna_alone(anna)), "chance: crypt")
    assert story.rules("drawn") == ["res.deck.draw"]
    assert story.table.player("anna").hand == ("crypt",)


def test_res_deck_draw_empty() -> None:
    anna = one("library", discard=("hawk", "crypt"))
    story = play_out(table(use("library.1"), players=anna_alone(anna)), "chance: hawk")
    assert story.rules("shuffled") == ["res.deck.draw-empty"]
    assert (story.fact("anna.hand"), story.fact("anna.deck"), story.fact("anna.discard")) == (1, 1, "")


def test_res_deck_draw_empty__nothing_at_all() -> None:
    story = play_out(table(use("library.1"), players=anna_alone(one("library"))))
    assert story.rules("no-cards") == ["res.deck.draw-empty"]
    rulings = {"res.ruling.draw-nothing": "cannot-use"}
    question = play(table(turn(), players=anna_alone(one("library", "druid")), rulings=rulings)).question
    assert reasons(question, "use.library.1") == ["res.deck.draw-empty"]
