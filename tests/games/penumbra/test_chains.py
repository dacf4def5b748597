"""Launching and launch chains: what joins two cards, what a launch waives, and what ends a chain."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.positions import free, mark, spec, turn

from tutor.games.penumbra.position.form import CommonSpec

STAFF = spec("staff-of-sounding", "equipment", windows=("learning", "trial"))
CHANT = spec("chant", windows=("learning", "trial"))
ALCHEMY = spec("alchemy", windows=("learning", "trial"))
TRANSMUTATION = spec(
    "transmutation", use="turn", discipline="jasper", cost_windows=("learning", "trial"), launches="none"
)


@pytest.mark.rules("pen.chain.length", "pen.launch.left")
def test_pen_chain_define__the_chain_of_four() -> None:
    """pen.ex.chain.four: staff, Chant, Alchemy, Transmutation."""
    state = turn(STAFF, CHANT, ALCHEMY, TRANSMUTATION, trinket=1, fruit=1)
    game = play(state, "card-staff-of-sounding", "4-2", "launch-chant", "launch-alchemy", "1")
    game.answer("launch-transmutation")
    assert game.pool() == ["orange 2", "orange 4"]
    ended = [event for event in game.events if event.kind == "chain-ended"]
    assert [event.fact("length") for event in ended] == [4]
    assert ended[0].fact("cards") == ("staff-of-sounding", "chant", "alchemy", "transmutation")
    assert game.rules("card-launched") == ["pen.launch.right", "pen.launch.right", "pen.launch.left"]
    assert game.rules("chain-grows") == ["pen.chain.length"] * 3
    assert game.fact("anna.crystal") == 0 and game.fact("anna.jewel") == 1


def test_pen_launch_right__chant_launches_any_spell() -> None:
    """pen.ex.launch.chant, pen.ex.chain.chant-alchemy: two Crystals pay Chant, Alchemy comes for free."""
    game = play(turn(CHANT, ALCHEMY, crystal=2, fruit=2), "card-chant", "launch-alchemy", "2")
    assert game.fact("anna.crystal") == 0
    assert game.fact("anna.jewel") == 2 and game.fact("anna.fruit") == 0
    assert game.rules("card-launched") == ["pen.launch.right"]


@pytest.mark.rules("pen.chain.define")
def test_pen_launch_left__transmutation_after_a_yellow_spell() -> None:
    """pen.ex.chain.alchemy-transmutation: the icon of the launched card is enough, and nothing is paid."""
    alchemy = free("alchemy", use=None, windows=("learning", "trial"))
    game = play(turn(alchemy, TRANSMUTATION, fruit=1), "card-alchemy", "1", "launch-transmutation")
    assert game.rules("card-launched") == ["pen.launch.left"]
    ended = next(event for event in game.events if event.kind == "chain-ended")
    assert (ended.fact("cards"), ended.fact("length")) == (("alchemy", "transmutation"), 2)
    assert game.fact("anna.card.transmutation") == "turned" and game.fact("anna.fruit") == 0


def test_pen_launch_right__one_other_card_of_the_shown_type() -> None:
    pet = spec("wolf-of-all-colours", "inventory", windows=("learning", "trial"))
    red = free("scarlet-downpour")
    game = play(turn(STAFF, CHANT, ALCHEMY, red, pet, trinket=1), "card-staff-of-sounding", "1-1")
    assert game.asked == "launch" and game.offered == ("launch-chant", "pass")
    assert "pen.chain.define" in game.refused("launch-scarlet-downpour")
    assert game.refused("launch-wolf-of-all-colours") == ["pen.chain.define"]


@pytest.mark.rules("pen.cost.alternatives")
def test_pen_launch_left__mind_devourer_after_a_blue_spell() -> None:
    """pen.ex.launch.mind-devourer: the icon stands on the launched card, and nothing is paid."""
    blue = free("corruption", discipline="sapphire", launches="none")
    devourer = spec("mind-devourer", use="turn", cost_windows=("learning", "trial"))
    game = play(turn(blue, devourer), "card-corruption")
    assert game.offered == ("launch-mind-devourer", "pass")
    game.answer("launch-mind-devourer")
    assert game.rules("card-launched") == ["pen.launch.left"]


def test_pen_launch_after_main__the_effect_comes_first() -> None:
    """pen.ex.launch.pulsing-staff: first the dice, then the red spell."""
    staff = spec("staff-of-pulsing", "equipment", windows=("learning", "trial"))
    downpour = spec("scarlet-downpour")
    state = turn(staff, downpour, marks=(mark("ruby"),), trinket=1)
    game = play(state, "card-staff-of-pulsing", "3-5", "launch-scarlet-downpour")
    kinds = [event.kind for event in game.events]
    assert kinds.index("dice-gained") < kinds.index("card-applied") < kinds.index("card-launched")
    assert game.pool() == ["red 3", "red 5"], "the red die of the cost is waived"
    assert game.fact("anna.blood") == 1


@pytest.mark.rules("pen.act.once")
def test_pen_launch_cost_only__the_effect_still_takes_its_jewel() -> None:
    """pen.ex.launch.mystery: the yellow six is waived, the Jewel is not."""
    staff = spec("staff-of-radiance", "equipment", windows=("learning", "trial"))
    mystery = free("mystery", cost=None, cost_windows=("learning", "trial"))
    state = turn(staff, mystery, trinket=1, jewel=2)
    game = play(state, "card-staff-of-radiance", "6-6", "launch-mystery")
    assert game.pool() == ["yellow 6", "yellow 6"]
    assert game.fact("anna.jewel") == 1 and game.fact("anna.arcana") == 1


@pytest.mark.rules("pen.act.turned")
def test_pen_launch_requirement__a_turned_card_is_not_launched() -> None:
    turned = spec("alchemy", turned=True, windows=("learning", "trial"))
    other = free("scarlet-downpour")
    game = play(turn(CHANT, turned, other, crystal=2, fruit=1), "card-chant")
    assert game.refused("launch-alchemy") == ["pen.launch.requirement"]
    game.answer("launch-scarlet-downpour")
    assert game.fact("anna.card.scarlet-downpour") == "turned"


def test_pen_launch_timing__chant_cannot_launch_a_learning_spell_in_a_trial() -> None:
    """pen.ex.faq.chant-unity."""
    unity = free("unity-with-nature", cost=None)
    other = free("scarlet-downpour")
    game = play(turn(CHANT, unity, other, kind="trial", crystal=2), "card-chant")
    assert game.refused("launch-unity-with-nature") == ["pen.launch.timing"]
    assert "launch-scarlet-downpour" in game.offered


def test_pen_chain_unbroken__passing_ends_the_chain() -> None:
    state = turn(CHANT, ALCHEMY, TRANSMUTATION, crystal=2, fruit=1)
    game = play(state, "card-chant", "launch-alchemy", "0", "pass")
    assert [event.fact("length") for event in game.events if event.kind == "chain-ended"] == [2]
    assert game.fact("chain.length") == 0
    assert "launch-transmutation" not in game.offered


def test_pen_chain_unbroken__a_card_used_inside_ends_it() -> None:
    """Ichor is launched; in the first step of its threat another card is used: a foreign effect."""
    ichor = free("ichor", kind="spell")
    luck = spec("silverweed", "inventory", use="turn", kind="potion")
    red = free("vulnerability")
    state = turn(CHANT, ichor, luck, red, crystal=2, dice=("blue 1",))
    game = play(state, "card-chant", "launch-ichor", "card-vulnerability", "3")
    assert game.rules("chain-broken") == ["pen.chain.unbroken"]
    assert [event.fact("length") for event in game.events if event.kind == "chain-broken"] == [2]


def test_pen_chain_repeat__an_unturned_card_counts_again() -> None:
    """A spark mark is no link, but a card of the chain that unturns another lets it be used again."""
    back = free("call", discipline="emerald", launches="any-pet")
    wolf = spec("wolf-of-all-colours", "inventory", windows=("learning", "trial"), launches="green-spell")
    state = turn(back, wolf, marks=(mark("emerald"),))
    game = play(state, "card-wolf-of-all-colours", "red", "2", "launch-call", "launch-wolf-of-all-colours")
    game.answer("blue", "5")
    assert [event.fact("length") for event in game.events if event.kind == "chain-ended"] == [3]
    assert game.pool() == ["blue 5", "red 2"]


def test_pen_chain_discarded__a_discarded_link_still_counts() -> None:
    gone = free("corruption", use="discard", discipline="amber", launches="any-spell")
    game = play(turn(gone, ALCHEMY, fruit=1), "card-corruption", "launch-alchemy", "1")
    assert [event.fact("length") for event in game.events if event.kind == "chain-ended"] == [2]
    assert game.fact("anna.card.corruption") == "discarded"


def test_pen_chain_new_cards__a_card_gained_on_the_way_is_launched() -> None:
    finder = free("memorarium", kind="spell", discipline="amber", launches="any-spell")
    common = CommonSpec(
        classes=("ruby",),
        markets={"ruby": ("scarlet-downpour", "sacrifice")},
        decks={"ruby": ("eclipse",)},
    )
    state = turn(finder, marks=(mark("ruby"),), common=common, box="training")
    game = play(state, "card-memorarium")
    taken = next(key for key in game.offered if "scarlet-downpour" in key)
    game.answer(taken)
    assert "launch-scarlet-downpour" in game.offered
    game.answer("launch-scarlet-downpour")
    assert game.rules("chain-grows") == ["pen.chain.length"]


@pytest.mark.parametrize(("reading", "length"), [("no", 0), ("yes", 2)])
def test_pen_mark_eff_launch__a_mark_is_no_link(reading: str, length: int) -> None:
    """pen.ruling.chain-mark-launch."""
    marks = (mark("jasper", effect="launch"),)
    rulings = (("pen.ruling.chain-mark-launch", reading),)
    game = play(turn(ALCHEMY, marks=marks, fruit=1, rulings=rulings), "mark-discipline-1", "1")
    ended = [event.fact("length") for event in game.events if event.kind == "chain-ended"]
    assert ended == ([length] if length else [])
    assert game.fact("anna.jewel") == 1
