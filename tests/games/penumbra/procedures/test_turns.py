"""The frame of a turn: its kind, what it lets in, and what happens when it is over."""

from __future__ import annotations

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.positions import free, mark, spec, turn

from tutor.games.penumbra.position.form import CommonSpec

LT = ("learning", "trial")
ROW = CommonSpec(
    contracts=("treasury", "offering", "bright-path", "blazehorn"),
    decks={"contract": ("high-demand",), "fate": (("harvest",), ("wild-wood",))},
    trials=("gold-eater",),
)


def test_pen_turn_choice__exactly_one_of_three_kinds() -> None:
    game = play(turn(kind="", do="turn", common=ROW))
    assert game.asked == "turn-kind" and game.offered == ("learning", "trial", "rest")
    assert game.rules("turn-begins") == ["pen.turn.choice"]
    game.answer("rest", "1", "1")
    assert game.fact("turn.kind") == "rest"


@pytest.mark.rules("pen.turn.choice")
def test_pen_threat_mortal_effect__the_next_turn_is_a_rest() -> None:
    other = spec("alchemy", windows=LT)
    game = play(turn(other, kind="", do="turn", common=ROW, must_rest=True))
    begun = [event.fact("turn") for event in game.events if event.kind == "turn-kind"]
    assert begun == ["rest"], "nothing else can be chosen, so nothing is asked"
    assert game.anna.must_rest is False, "one forced Rest for each card"


@pytest.mark.parametrize(("reading", "offered"), [("not-available", False), ("empty-turn", True)])
def test_pen_turn_trial_must_attempt__no_trial_no_trial_turn(reading: str, offered: bool) -> None:
    """pen.ruling.no-trial."""
    rulings = (("pen.ruling.no-trial", reading),)
    game = play(turn(kind="", do="turn", rulings=rulings))
    assert ("trial" in game.offered) == offered
    if not offered:
        assert game.refused("trial") == ["pen.turn.trial.must-attempt"]


def test_pen_turn_trial_declare__announced_at_the_beginning() -> None:
    game = play(turn(kind="", do="turn", common=ROW), "trial")
    assert game.rules("trial-declared") == ["pen.turn.trial.declare"]


@pytest.mark.rules("pen.turn.learn.two")
@pytest.mark.parametrize(("turns", "placements"), [(0, 1), (1, 2)])
def test_pen_turn_learn_first__one_placement_less(turns: int, placements: int) -> None:
    game = play(turn(free("vulnerability"), kind="", do="turn", turns=turns), "learning")
    assert game.fact("turn.placements") == placements
    rule = "pen.turn.learn.first" if turns == 0 else "pen.turn.learn.two"
    assert game.rules("placements") == [rule]


@pytest.mark.rules("pen.turn.rest.end-contracts", "pen.turn.rest.end-fate", "pen.fate.reveal")
def test_pen_turn_end_order__the_contract_row_first_then_the_fate_card() -> None:
    game = play(turn(kind="rest", do="turn", common=ROW), "1", "1")
    kinds = [event.kind for event in game.events]
    moved = next(n for n, event in enumerate(game.events) if event.rule == "pen.turn.rest.end-contracts")
    shown = next(n for n, event in enumerate(game.events) if event.rule == "pen.fate.reveal")
    assert kinds.index("turn-ends") < moved < shown
    assert game.fact("guild.contracts") == "high-demand, treasury, offering, bright-path"
    assert game.fact("deck.fate") == 1


def test_pen_turn_learn_no_refresh() -> None:
    game = play(turn(kind="learning", do="turn", common=ROW), "pass")
    assert game.rules("row-stays") == ["pen.turn.learn.no-refresh"]
    assert game.fact("guild.contracts") == ", ".join(ROW.contracts) and game.fact("deck.fate") == 2


def test_pen_turn_effects__any_number_in_any_order() -> None:
    cards = (free("alchemy", use=None, windows=LT), free("mystery"))
    state = turn(*cards, dice=("yellow 2",), marks=(mark("jasper", effect="set"),), fruit=1, crystal=2)
    game = play(state, "mark-discipline-1", "5", "card-alchemy", "1", "crystal-flip", "card-mystery")
    assert game.pool() == ["yellow 2"] and game.fact("anna.arcana") == 1


def test_pen_dice_pool__any_number_of_dice() -> None:
    game = play(turn(kind="rest", do="turn", dice=("red 1",) * 30), "1", "1")
    assert game.fact("anna.dice") == 32


@pytest.mark.parametrize(
    ("discipline", "colour"),
    [
        ("ruby", "red"),
        ("amber", "orange"),
        ("jasper", "yellow"),
        ("emerald", "green"),
        ("amethyst", "violet"),
    ],
)
def test_pen_dice_colour__a_mark_gives_the_die_of_its_discipline(discipline: str, colour: str) -> None:
    game = play(turn(kind="rest", do="turn", marks=(mark(discipline, rest=("die",)),)), "1", "1", "6")
    assert f"{colour} 6" in game.pool()


def test_pen_dice_threat__black_dice_are_nobodys() -> None:
    from games.penumbra.support.threats import card, threatened

    state = threatened(2, dice=("blue 3",), cards=(card("invisibility-cloak", zone="equipment"),), crystal=3)
    game = play(state, "card-invisibility-cloak", "pass", "2-5")
    assert game.rules("threat-laid") == ["pen.dice.threat"]
    assert "crystal-flip" not in game.offered and game.fact("anna.dice") == 1


def test_pen_act_permanent__works_unturned_without_being_used() -> None:
    wand = spec("wand-of-bloodwood", "equipment")
    game = play(turn(wand, free("scarlet-downpour"), marks=(mark("ruby"),)))
    assert game.refused("card-wand-of-bloodwood") == ["pen.act.permanent"]
    assert game.answer("card-scarlet-downpour").fact("anna.blood") == 3


def test_pen_mark_permanent__no_mark_ever_leaves() -> None:
    state = turn(marks=(mark("ruby", wounded=True),))
    game = play(state.pop().push("gain-mark", "anna", (("discipline", "ruby"),)))
    assert game.rules("mark-stays") == ["pen.mark.permanent"] and game.fact("anna.marks") == 2


def test_pen_rest_exchange__at_the_rate_of_the_bazaar() -> None:
    state = turn(kind="rest", do="turn", marks=(mark("ruby", rest=("exchange",)),), trinket=1)
    game = play(state, "1", "1")
    key = next(key for key in game.offered if "jewel" in key)
    game.answer(key)
    assert game.fact("anna.jewel") == 2 and game.fact("anna.trinket") == 0


@pytest.mark.parametrize(("reading", "left"), [("stays", 1), ("gone", 0)])
def test_pen_dice_temp_end__a_temporary_die_in_a_location(reading: str, left: int) -> None:
    """pen.ruling.temp-placed."""
    rulings = (("pen.ruling.temp-placed", reading),)
    state = turn(free("sacrifice"), do="turn", blood=2, box="training", rulings=rulings)
    game = play(state, "card-sacrifice", "4")
    game.answer(next(key for key in game.offered if key.startswith("place-red") and key.endswith("bazaar")))
    while not game.over:
        game.answer("pass")
    assert game.facts.get("placed.dice", 0) == left
