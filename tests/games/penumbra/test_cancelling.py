"""Cancelling the properties of a trial: which, with what, and when it is too late."""

from __future__ import annotations

import pytest
from games.penumbra.support.trials import on, spec, under, unusable

EYE = spec("eye-of-oblivion", "equipment")
CORRUPTION = spec("corruption")
DOWNPOUR = spec("scarlet-downpour")
TRAP = {"id": "trap"}
SHIELD = {"id": "shield", "task": {"kind": "exact", "colours": ["red"], "values": [6]}}


def test_pen_prop_cancel() -> None:
    game = under({"id": "rift", "n": 1}, TRAP, cards=(EYE,), trial={"threat": 1}, dice=("red 5",))
    game.answer("card-eye-of-oblivion")
    assert game.asked == "cancel-property" and game.offered == ("rift", "trap")
    game.answer("rift")
    assert game.rules("property-cancelled") == ["pen.prop.cancel"]
    assert game.fact("trial.properties") == "trap"
    while game.asked != "threat-roll":
        game.answer("pass")
    assert game.pool() == ["red 5"] and "rift-acts" not in game.kinds()


@pytest.mark.parametrize("card", ["corruption", "pariah", "liquid-darkness", "eye-of-oblivion"])
def test_pen_prop_cancel__every_card_that_cancels(card: str) -> None:
    zones = {"corruption": "grimoire", "pariah": "talent", "liquid-darkness": "inventory"}
    held = spec(card, zones.get(card, "equipment"))
    game = under(TRAP, cards=(held,), trial={"threat": 1}).answer(f"card-{card}")
    assert game.rules("property-cancelled") == ["pen.prop.cancel"]


def test_pen_prop_cancel__an_unpaid_shield() -> None:
    game = under(SHIELD, cards=(EYE,), dice=("blue 5",)).answer("card-eye-of-oblivion")
    on(game)
    assert game.asked == "trial-path" and "shield-unpaid" not in game.kinds()


def test_pen_prop_cancel__vigilance_binds_nobody_any_more() -> None:
    game = under({"id": "vigilance", "n": 1}, cards=(CORRUPTION, DOWNPOUR), trial={"threat": 1})
    game.answer("card-corruption")
    assert "card-scarlet-downpour" in game.offered


def test_pen_prop_cancel_usable__the_worked_example() -> None:
    """pen.ex.prop.liquid-darkness."""
    darkness = spec("liquid-darkness", "inventory", kind="potion")
    game = under({"id": "suppress-potions"}, cards=(darkness,), trial={"threat": 1}, dice=("yellow 1",))
    against = unusable(game, "card-liquid-darkness")
    assert {"pen.prop.cancel.usable", "pen.prop.suppress.potions"} <= against


def test_pen_prop_cancel_usable__with_another_kind_of_card() -> None:
    game = under({"id": "suppress-potions"}, cards=(EYE,), trial={"threat": 1})
    game.answer("card-eye-of-oblivion")
    assert game.rules("property-cancelled") == ["pen.prop.cancel"]


def test_pen_prop_cancel_too_late() -> None:
    game = under({"id": "rift", "n": 1}, cards=(EYE,), trial={"threat": 1}, dice=("red 5",))
    while game.asked != "threat-roll":
        game.answer("pass")
    game.answer("1", "card-eye-of-oblivion")
    assert game.rules("property-cancelled") == ["pen.prop.cancel.too-late"] and game.pool() == []


def test_pen_prop_cancel_too_late__a_shield_that_was_paid() -> None:
    game = under(SHIELD, cards=(EYE,), dice=("red 6", "red 1"))
    on(game).answer("red-6")
    assert game.asked == "effects"
    game.answer("card-eye-of-oblivion")
    assert game.rules("property-cancelled") == ["pen.prop.cancel.too-late"]


def test_pen_prop_cancel_not_threat() -> None:
    game = under(TRAP, {"id": "rift", "n": 1}, cards=(EYE,), trial={"threat": 2, "counterstrike": 1})
    game.answer("card-eye-of-oblivion")
    assert game.refused("threat") == ["pen.prop.cancel.not-threat"]
    assert game.refused("counterstrike") == ["pen.reward.counterstrike.not-property"]


@pytest.mark.parametrize(("reading", "struck"), [("not-property", True), ("property", False)])
def test_pen_reward_counterstrike_not_property(reading: str, struck: bool) -> None:
    rulings = {"counterstrike-called-property": reading}
    trial = {"counterstrike": 1}
    game = under(TRAP, cards=(EYE,), trial=trial, dice=("red 1",), rulings=rulings)
    game.answer("card-eye-of-oblivion")
    if not struck:
        assert game.offered == ("trap", "counterstrike")
        game.answer("counterstrike")
    on(game).answer("dark")
    on(game).answer("red-1")
    on(game)
    assert (game.asked == "threat-roll") is struck


def test_pen_reward_counterstrike_not_property__it_strikes_unless_it_is_cancelled() -> None:
    rulings = {"counterstrike-called-property": "property"}
    game = under(TRAP, trial={"counterstrike": 1}, dice=("red 1",), rulings=rulings, windows=False)
    assert game.fact("trial.properties") == "trap, counterstrike"
    game.answer("dark", "red-1")
    assert game.asked == "threat-roll"


def test_pen_prop_cancel__nothing_in_force() -> None:
    game = under(cards=(EYE,), trial={"threat": 1, "properties": "none"}).answer("card-eye-of-oblivion")
    assert game.rules("nothing-to-cancel") == ["pen.prop.cancel"]


@pytest.mark.parametrize(("reading", "rules"), [("allowed", set()), ("refused", {"pen.prop.cancel"})])
def test_pen_prop_cancel__cancelling_where_nothing_is_in_force(reading: str, rules: set[str]) -> None:
    trial = {"threat": 1, "properties": "none"}
    rulings = {"effect-impossible": reading}
    game = under(cards=(EYE,), trial=trial, dice=("yellow 1",), rulings=rulings)
    assert set(game.against("card-eye-of-oblivion")) == rules
