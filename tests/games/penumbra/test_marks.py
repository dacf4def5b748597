"""Marks: their conditions and every way from one to another, gaining, healing, and what they launch."""

from __future__ import annotations

from typing import Any

import pytest
from games.penumbra.support.play import Play, play
from games.penumbra.support.positions import free, mark, spec, turn
from games.penumbra.support.town import mark as board_mark
from games.penumbra.support.town import town, wizard

from tutor.engine.state import State
from tutor.games.penumbra.position.form import CommonSpec, MarkSpec
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Mark, Wizard

LT = ("learning", "trial")


def gaining(discipline: str, **how: Any) -> Play:
    """Anna gains a mark of that discipline."""
    state = turn(**how)
    return play(_gain(state, discipline))


def _gain(state: State[Table], discipline: str) -> State[Table]:
    return state.pop().push("gain-mark", "anna", (("discipline", discipline),))


@pytest.mark.rules("pen.rest.triggers", "pen.mark.slots")
def test_pen_mark_gain__first_free_slot_charged_with_its_rest_effect() -> None:
    marks = (mark("sapphire"), mark("ruby", wounded=True))
    game = gaining("emerald", marks=marks, box="training")
    assert game.fact("anna.discipline-3") == "charged" and game.fact("anna.marks") == 3
    assert game.rules("mark-gained") == ["pen.mark.gain"]


@pytest.mark.rules("pen.mark.slots")
def test_pen_mark_gain__the_row_of_the_worked_example() -> None:
    """pen.ex.mastery.picture: every mark lies in the first free slot of its kind from the left."""
    gained, stack = ("sapphire", "amber", "spark", "sapphire", "ruby"), turn().stack
    game = play(_gain(turn(), gained[0]))
    for discipline in gained[1:]:
        game = play(_gain(State(game.table, stack), discipline))
    row = {mark.slot: mark.discipline for mark in game.anna.marks}
    assert [row.pop(f"discipline-{n}") for n in range(1, 5)] == ["sapphire", "amber", "sapphire", "ruby"]
    assert row == {"spark-1": "spark"}


def test_pen_mark_slots__a_ninth_mark_has_no_place() -> None:
    game = gaining("emerald", marks=tuple(mark("ruby") for _ in range(8)))
    assert game.rules("no-slot") == ["pen.mark.slots"] and game.fact("anna.marks") == 8


def test_pen_mark_slots__three_spark_marks_at_most() -> None:
    """pen.ruling.spark-slots-full."""
    state = turn(spark=mark("spark"))
    for _ in range(3):
        game = play(_gain(State(state.table, (*state.stack,)), "spark"))
        state = turn()
        state = State(game.table, state.stack)
    assert game.fact("anna.sparks") == 3 and game.rules("no-slot") == ["pen.mark.slots"]


def test_pen_comp_marks_limited__without_a_mark_in_the_supply_nobody_gains_one() -> None:
    common = CommonSpec(marks_left={"emerald": 0, "ruby": 1})
    game = gaining("emerald", common=common)
    assert game.rules("no-mark-left") == ["pen.comp.marks-limited"] and game.fact("anna.marks") == 0
    taken = gaining("ruby", common=common)
    assert taken.table.marks_left[0] == 0 and taken.fact("anna.marks") == 1


@pytest.mark.rules("pen.prim.fruit", "pen.rest.triggers")
def test_pen_mark_heal__charged_with_its_rest_effect_at_once() -> None:
    marks = (mark("sapphire", wounded=True, rest=("die",)), mark("ruby", charged=False))
    game = play(turn(marks=marks, fruit=3), "fruit-heal", "5")
    assert game.fact("anna.discipline-1") == "charged" and game.fact("anna.fruit") == 1
    assert game.pool() == ["blue 5"]
    assert game.rules("mark-healed") == ["pen.mark.heal"]


def test_pen_mark_heal_only_wounded() -> None:
    marks = (mark("sapphire", wounded=True), mark("ruby", charged=False), mark("amber", wounded=True))
    game = play(turn(marks=marks, fruit=2), "fruit-heal")
    assert game.asked == "heal-mark" and game.offered == ("discipline-1", "discipline-3")
    assert game.refused("discipline-2") == ["pen.mark.heal.only-wounded"]
    healthy = play(turn(free("vulnerability"), marks=(mark("ruby"),), fruit=2))
    assert healthy.refused("fruit-heal") == ["pen.mark.heal.only-wounded"]


def test_pen_prim_fruit__not_in_a_trial_turn() -> None:
    marks = (mark("sapphire", wounded=True),)
    game = play(turn(free("vulnerability"), kind="trial", marks=marks, fruit=2))
    assert game.refused("fruit-heal") == ["pen.prim.fruit"]
    poor = play(turn(free("vulnerability"), marks=marks, fruit=1))
    assert poor.refused("fruit-heal") == ["pen.prim.fruit"]


@pytest.mark.rules("pen.mark.state.charged")
@pytest.mark.parametrize(
    ("spot", "rules"),
    [
        (mark("jasper", effect="set", charged=False), {"pen.mark.state.discharged"}),
        (mark("jasper", effect="set", wounded=True), {"pen.mark.state.wounded"}),
    ],
)
def test_pen_mark_use__only_a_charged_mark(spot: MarkSpec, rules: set[str]) -> None:
    game = play(turn(free("vulnerability"), marks=(spot,), dice=("yellow 2",)))
    assert set(game.refused("mark-discipline-1")) == rules


def test_pen_mark_use__lowered_and_applied() -> None:
    game = play(turn(marks=(mark("jasper", effect="set"),), dice=("yellow 2",)), "mark-discipline-1", "6")
    assert game.pool() == ["yellow 6"] and game.fact("anna.discipline-1") == "discharged"
    assert game.rules("mark-lowered") == ["pen.mark.use"]


@pytest.mark.rules("pen.mark.eff.colour")
def test_pen_mark_eff_launch__a_spell_of_its_colour_for_free() -> None:
    cards = (spec("alchemy", windows=LT), free("scarlet-downpour"), spec("triplet", windows=LT))
    marks = (mark("jasper", effect="launch"), mark("ruby", effect="launch"))
    game = play(turn(*cards, marks=marks, fruit=1), "mark-discipline-2")
    assert game.fact("anna.card.scarlet-downpour") == "turned", "the one red spell needs no question"
    assert game.fact("anna.discipline-2") == "discharged" and game.fact("anna.blood") == 1


def test_pen_mark_eff_launch_only_spells__no_potion_and_no_pet() -> None:
    cards = (
        spec("liquid-luck", windows=LT),
        spec("wolf-of-all-colours", windows=LT, cost_windows=LT),
        spec("alchemy", windows=LT),
        free("scarlet-downpour"),
    )
    game = play(turn(*cards, spark=mark("spark", effect="launch"), fruit=1), "mark-spark-1")
    assert game.asked == "mark-spell" and game.offered == ("launch-alchemy", "launch-scarlet-downpour")
    assert "pen.mark.eff.launch.only-spells" in game.refused("launch-liquid-luck")
    assert "pen.mark.eff.launch.only-spells" in game.refused("launch-wolf-of-all-colours")


@pytest.mark.rules("pen.mark.eff.colour")
def test_pen_mark_eff_colour__another_colour_is_refused() -> None:
    cards = (spec("alchemy", windows=LT), free("mystery"), free("scarlet-downpour"))
    game = play(turn(*cards, marks=(mark("jasper", effect="launch"),), fruit=1, jewel=1), "mark-discipline-1")
    assert game.refused("launch-scarlet-downpour") == ["pen.mark.eff.colour"]


@pytest.mark.rules("pen.act.unturn", "pen.potion.unturn")
def test_pen_mark_eff_unturn__any_turned_card() -> None:
    cards = (
        spec("alchemy", turned=True, windows=LT),
        spec("liquid-luck", "inventory", turned=True),
        spec("prickly-patch", "equipment", turned=True, windows=LT),
        spec("druid", "talent", turned=True),
    )
    state = turn(*cards, spark=mark("spark", effect="unturn"))
    game = play(state, "mark-spark-1")
    assert game.offered == ("alchemy", "liquid-luck", "prickly-patch", "druid")
    game.answer("liquid-luck")
    assert game.fact("anna.zone.liquid-luck") == "grimoire"
    nothing = play(turn(free("vulnerability"), spark=mark("spark", effect="unturn")))
    assert nothing.refused("mark-spark-1") == ["pen.mark.eff.unturn"]


@pytest.mark.rules("pen.mark.eff.set", "pen.mark.eff.repaint")
def test_pen_mark_eff_spark_any__dice_and_cards_of_any_colour() -> None:
    state = turn(dice=("red 1", "bone 4"), spark=mark("spark", effect="set"))
    assert play(state, "mark-spark-1").offered == ("red-1", "bone-4")


@pytest.mark.rules("pen.mark.eff.launch", "pen.mark.eff.unturn", "pen.mark.eff.set", "pen.mark.eff.repaint")
@pytest.mark.parametrize("effect", ["set", "repaint", "launch", "unturn"])
@pytest.mark.parametrize("reading", [None, "refused", "allowed"])
def test_pen_mark_use__with_nothing_to_work_on(effect: str, reading: str | None) -> None:
    """pen.ruling.mark-for-nothing: no yellow or bone die, no yellow spell, no turned card."""
    rulings = () if reading is None else (("pen.ruling.mark-for-nothing", reading),)
    state = turn(
        free("vulnerability"), marks=(mark("jasper", effect=effect),), dice=("red 2",), rulings=rulings
    )
    if reading != "allowed":
        assert play(state).refused("mark-discipline-1") == [f"pen.mark.eff.{effect}"]
        return
    game = play(state, "mark-discipline-1")
    assert game.rules("mark-for-nothing") == [f"pen.mark.eff.{effect}"]
    assert game.fact("anna.discipline-1") == "discharged" and game.pool() == ["red 2"]


@pytest.mark.parametrize(("reading", "rules"), [("yes-dice", set()), ("no", {"pen.mark.use"})])
def test_pen_mark_use__in_a_rest_turn(reading: str, rules: set[str]) -> None:
    """pen.ruling.mark-use-in-rest: dice effects and unturning work in a Rest; a launch never does."""
    rulings = (("pen.ruling.mark-use-in-rest", reading),)
    marks = (mark("jasper", effect="set"), mark("jasper", effect="launch"))
    cards = (spec("alchemy", windows=LT), spec("duplica", "inventory", use="turn", kind="pet"))
    game = play(turn(*cards, kind="rest", marks=marks, dice=("yellow 1",), rulings=rulings))
    offered = "mark-discipline-1" in game.offered
    assert offered == (not rules) and (offered or set(game.refused("mark-discipline-1")) == rules)
    assert "pen.mark.eff.launch" in game.refused("mark-discipline-2")


def test_pen_mark_spark_school__a_class_gives_no_spark_mark() -> None:
    """The third slot takes a spark die, and yet the mark is of the class."""
    anna = wizard("spark 2", marks=(board_mark("discipline-1", "amber"),), arcana=2)
    game = play(town(anna), "place-spark-2-ruby.mark", "apply-ruby.mark")
    assert game.rules("no-spark-mark") == ["pen.mark.spark.school"]
    gained = [event.fact("discipline") for event in game.events if event.kind == "mark-gained"]
    assert gained == ["ruby"]


@pytest.mark.rules("pen.turn.rest.thread", "pen.mark.gain")
def test_marks_lie_from_left_to_right_however_they_came() -> None:
    """The thread of a Rest turn passes a mark gained later before one in a slot to the right of it."""
    anna = Wizard("anna")
    for slot in ("discipline-1", "spark-1", "discipline-2"):
        anna = anna.with_mark(Mark(slot, "spark" if slot == "spark-1" else "ruby"))
    assert [mark.slot for mark in anna.marks] == ["discipline-1", "discipline-2", "spark-1"]
    wounded = anna.with_mark(Mark("discipline-1", "ruby", condition="wounded"))
    assert [mark.slot for mark in wounded.marks] == ["discipline-1", "discipline-2", "spark-1"]
