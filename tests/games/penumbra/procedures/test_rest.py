"""The Rest turn: the thread from left to right, rest effects, and where rest dice come from."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import play
from games.penumbra.support.positions import free, mark, spec, turn

from tutor.engine.state import State
from tutor.games.penumbra.position.form import CardSpec, CommonSpec, PlacedSpec
from tutor.games.penumbra.state.table import Table

LT = ("learning", "trial")


def rest(*cards: CardSpec, **how: Any) -> State[Table]:
    """Anna's Rest turn."""
    return turn(*cards, kind="rest", do="turn", **how)


@pytest.mark.rules(
    "pen.rest.start.unturn", "pen.rest.start.bone", "pen.rest.die.colour", "pen.rest.die.spark"
)
def test_pen_turn_rest_thread__from_left_to_right() -> None:
    marks = (mark("sapphire", rest=("die",)), mark("ruby", rest=("die",), wounded=True))
    turned = spec("alchemy", turned=True, windows=LT)
    quiet = (("pen.ruling.rest-effects-window", "start-or-end"),)
    state = rest(turned, marks=marks, spark=mark("spark", rest=("die",), charged=False), rulings=quiet)
    game = play(state, "3", "4", "5", "6")
    assert game.pool() == ["blue 5", "bone 3", "bone 4", "spark 6"]
    kinds = [event.kind for event in game.events]
    order = [kinds.index(kind) for kind in ("rest-begins", "card-unturned", "mark-recharged", "dice-gained")]
    assert order == sorted(order)
    assert game.rules("card-unturned") == ["pen.rest.start.unturn"]
    effects = [event.fact("slot") for event in game.events if event.kind == "rest-effect"]
    assert effects == ["discipline-1", "spark-1"], "a wounded mark gives nothing"


@pytest.mark.rules("pen.mark.state.discharged", "pen.mark.state.wounded", "pen.mark.recharge")
def test_pen_rest_start_recharge__without_a_rest_effect_of_its_own() -> None:
    marks = (mark("sapphire", charged=False, rest=("die",)), mark("ruby", wounded=True, rest=("die",)))
    game = play(rest(marks=marks), "1", "1", "2")
    assert game.fact("anna.discipline-1") == "charged"
    assert game.fact("anna.discipline-2") == "wounded"
    assert game.rules("mark-recharged") == ["pen.mark.recharge"]
    assert game.rules("mark-stays-wounded") == ["pen.mark.state.wounded"]
    assert game.pool() == ["blue 2", "bone 1", "bone 1"], "one blue die: recharging itself gives none"


def test_pen_potion_unturn__at_rest_a_turned_potion_is_a_recipe_again() -> None:
    potion = spec("liquid-luck", "inventory", turned=True)
    pet = spec("wolf-of-all-colours", "inventory", turned=True, windows=LT)
    game = play(rest(potion, pet), "1", "1")
    assert game.fact("anna.zone.liquid-luck") == "grimoire"
    assert game.fact("anna.zone.wolf-of-all-colours") == "inventory"
    assert game.rules("potion-recipe") == ["pen.potion.unturn"]


PLACED = CommonSpec(
    placed=(PlacedSpec("bazaar", "bone 2"), PlacedSpec("forest", "bone 6"), PlacedSpec("ruins", "blue 3"))
)


def test_pen_rest_die_source__from_the_locations_first() -> None:
    game = play(rest(marks=(mark("sapphire", rest=("die",)),), common=PLACED))
    assert game.asked == "rest-die" and game.offered == ("bazaar-2", "forest-6")
    game.answer("forest-6", "5", "1", "4")
    assert game.pool() == ["blue 4", "bone 1", "bone 5"]
    assert "placed.dice" not in game.facts, "all three were fetched"
    assert game.rules("die-fetched") == ["pen.rest.die.source"] * 3


@pytest.mark.rules("pen.rest.die.source")
def test_pen_dice_gain__a_fetched_die_keeps_its_value_under_the_other_reading() -> None:
    """pen.ruling.rest-die-reroll."""
    keep = (("pen.ruling.rest-die-reroll", "keep"),)
    game = play(rest(common=PLACED, rulings=keep), "forest-6")
    assert game.pool() == ["bone 2", "bone 6"]


@pytest.mark.parametrize(("reading", "left"), [("locations", 2), ("supply", 3)])
def test_pen_rest_triggers__healing_outside_a_rest(reading: str, left: int) -> None:
    """pen.ruling.rest-die-outside-rest."""
    rulings = (("pen.ruling.rest-die-outside-rest", reading),)
    marks = (mark("sapphire", wounded=True, rest=("die",)),)
    game = play(turn(marks=marks, common=PLACED, rulings=rulings, fruit=2), "fruit-heal", "4")
    assert game.pool() == ["blue 4"] and game.fact("placed.dice") == left
    assert game.rules("rest-effect") == ["pen.rest.triggers"]


@pytest.mark.rules("pen.potion.brew-window", "pen.rest.triggers")
def test_pen_rest_brew__any_number_at_the_normal_cost() -> None:
    """pen.ex.faq.rest-brew."""
    recipes = (spec("liquid-luck"), spec("triplet"))
    marks = (mark("sapphire", rest=("brew",)),)
    game = play(rest(*recipes, marks=marks, crystal=3, fruit=1), "1", "1")
    assert game.asked == "rest-brew"
    game.answer("card-liquid-luck", "card-triplet")
    assert game.fact("anna.zone.liquid-luck") == "inventory"
    assert game.fact("anna.zone.triplet") == "inventory"
    assert game.fact("anna.crystal") == 0 and game.fact("anna.fruit") == 0
    poor = play(rest(*recipes, marks=marks, crystal=2), "1", "1")
    assert poor.refused("card-triplet") == ["pen.cost.ingredients"]


@pytest.mark.parametrize("effect", ["brew", "exchange", "buy"])
def test_pen_rest_only_in_rest(effect: str) -> None:
    marks = (mark("sapphire", wounded=True, rest=("die", effect)),)
    game = play(turn(spec("liquid-luck"), marks=marks, fruit=2, crystal=2), "fruit-heal", "3")
    assert game.rules("only-in-rest") == ["pen.rest.only-in-rest"]
    assert game.fact("anna.zone.liquid-luck") == "grimoire" and game.pool() == ["blue 3"]


@pytest.mark.parametrize(("reading", "asked"), [("no", "effects"), ("yes", "rest-brew")])
def test_pen_rest_only_in_rest__healed_within_a_rest(reading: str, asked: str) -> None:
    """pen.ruling.brew-on-heal-in-rest."""
    rulings = (("pen.ruling.brew-on-heal-in-rest", reading),)
    marks = (mark("sapphire", wounded=True, rest=("brew",)), mark("ruby", wounded=True))
    game = play(rest(spec("liquid-luck"), marks=marks, fruit=4, crystal=2, rulings=rulings))
    game.answer("fruit-heal", "discipline-1")
    assert game.asked == asked


@pytest.mark.parametrize(("reading", "dice"), [("twice", 4), ("once", 3)])
def test_pen_mark_heal__in_a_rest_before_the_thread(reading: str, dice: int) -> None:
    """pen.ruling.heal-during-rest."""
    rulings = (("pen.ruling.heal-during-rest", reading),)
    marks = (mark("sapphire", wounded=True, rest=("die",)),)
    game = play(rest(marks=marks, fruit=2, rulings=rulings), "fruit-heal", "1", "1", "1")
    if reading == "twice":
        game.answer("1")
    assert game.fact("anna.dice") == dice and game.asked == ""


@pytest.mark.rules("pen.prim.fruit", "pen.turn.effects")
@pytest.mark.parametrize(("reading", "between"), [("any-moment", True), ("start-or-end", False)])
def test_pen_turn_rest_thread__effects_between(reading: str, between: bool) -> None:
    """pen.ruling.rest-effects-window: Fruits may heal in the middle of the thread, or only at its ends."""
    rulings = (("pen.ruling.rest-effects-window", reading),)
    state = rest(marks=(mark("sapphire", wounded=True),), fruit=2, rulings=rulings)
    game = play(state, "pass")
    assert (game.asked == "effects") == between


@pytest.mark.rules("pen.act.boost")
def test_pen_act_timing_rest__duplica_gives_bone_dice() -> None:
    """pen.ex.act.duplica: one for each Sapphire mark, in a Rest turn only."""
    duplica = spec("duplica", "inventory", use="turn", kind="pet")
    marks = (mark("sapphire"), mark("sapphire", wounded=True), mark("ruby"))
    game = play(rest(duplica, marks=marks), "card-duplica", "2-6")
    assert game.pool()[:2] == ["bone 2", "bone 6"]
    other = free("vulnerability")
    assert play(turn(duplica, other, marks=marks)).refused("card-duplica") == ["pen.act.timing.rest"]


@pytest.mark.rules("pen.act.timing.none", "pen.prim.rest-window")
def test_pen_cost_timing_none__nothing_else_is_paid_in_a_rest() -> None:
    duplica = spec("duplica", "inventory", use="turn", kind="pet")
    state = rest(duplica, spec("chant", windows=LT), spec("liquid-luck"), crystal=4, dice=("bone 1",))
    game = play(state)
    assert set(game.refused("card-chant")) == {"pen.act.timing.none", "pen.cost.timing.none"}
    assert set(game.refused("card-liquid-luck")) == {"pen.cost.timing.learning", "pen.potion.brew-window"}
    assert game.refused("crystal-flip") == ["pen.prim.rest-window"]
