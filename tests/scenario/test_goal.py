"""Puzzles: the engine proves that a goal can be reached, and finds the shortest way from anywhere."""

from __future__ import annotations

from typing import Any

import pytest
from scenario.writing import NAME, places
from support.play import to_question

from tutor.engine.history import History
from tutor.scenario import Report, Script, check_text, checking
from tutor.scenario import goal as goals

PUZZLE = """\
title: {en: Puzzle, ru: Головоломка}
summary: {en: A line, ru: Строка}
game: penumbra
level: full-rules
shows: [pen.man.flip]
you: anna
automatic: [threat-order]
position:
  wizards:
    anna:
      dice: [bone 6, blue 2]
      marks:
        discipline-1: {mark: sapphire, threat: 1, wounded: true}
        discipline-2: {mark: jasper, threat: 2, wounded: true}
      stock: {crystal: 2}
    boris: {}
  turn: {seat: anna}
  resolve: {dice: 1}
goal:
  reach: {last.mortal: false}
  within: any
steps:
  - choose: crystal-flip
  - choose: bone-6
  - roll: [3]
"""


def puzzle(*changes: tuple[str, str]) -> Report:
    text = PUZZLE
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return check_text(text, NAME)


def told(*changes: tuple[str, str]) -> Script:
    found = puzzle(*changes)
    assert found.script is not None, [str(defect) for defect in found.defects]
    return found.script


def test_whatever_falls() -> None:
    script = told()
    assert script.solution is not None
    assert script.solution.choices == 2
    assert script.solution.line[:2] == ("crystal-flip", "bone-6")


def test_a_promise_for_every_roll_is_more_than_one_for_the_told_roll() -> None:
    """With a told 3 nothing has to be done, and at best nothing either."""
    for within in ("scripted", "best"):
        script = told(("within: any", f"within: {within}"))
        assert script.solution is not None and script.solution.choices == 1
        assert script.solution.line[0] == "pass"


def test_a_goal_that_no_way_leads_to() -> None:
    found = puzzle(
        ("crystal: 2", "crystal: 1"),
        ("  - choose: crystal-flip\n  - choose: bone-6\n", "  - choose: pass\n"),
        ("[pen.man.flip]", "[pen.prim.crystal.prices]"),
    )
    assert [str(defect) for defect in found.defects] == [
        f"{NAME}:20: goal.reach: found a goal out of reach (any); allowed: a goal that can be reached so"
    ]


def test_the_steps_have_to_reach_the_goal() -> None:
    found = puzzle(("  - roll: [3]", "  - roll: [1]"), ("- choose: bone-6", "- choose: blue-2"))
    assert [str(defect) for defect in found.defects] == [
        f"{NAME}:20: goal.reach.last.mortal: found false, which the steps do not reach; "
        "allowed: true (--step 15)"
    ]


def test_a_goal_names_facts() -> None:
    found = puzzle(("last.mortal: false", "last.deadly: false"))
    assert (20, "goal.reach.last.deadly") in places(found)


def test_a_goal_compares_truth_with_truth() -> None:
    found = puzzle(("last.mortal: false", "last.mortal: 0"))
    assert (20, "goal.reach.last.mortal") in places(found)


@pytest.mark.parametrize(
    ("old", "new"), [("within: any", "within: luck"), ("reach: {last.mortal: false}", "reach: 1")]
)
def test_a_goal_of_the_wrong_form(old: str, new: str) -> None:
    assert {defect.field.split(".")[0] for defect in puzzle((old, new)).defects} == {"goal"}


def test_hints_from_anywhere() -> None:
    script = told()
    history: History[Any] = History.start(script.game, script.start)
    to_question(history)
    assert script.hint(history) == "crystal-flip"
    history.answer("crystal-flip")
    to_question(history)
    assert script.hint(history) == "bone-6"
    history.answer("blue-2")
    assert to_question(history).chance is not None
    assert script.hint(history) is None


def test_no_hint_where_the_goal_is_out_of_reach() -> None:
    script = told()
    history: History[Any] = History.start(script.game, script.start)
    question = to_question(history)
    for answer in ("crystal-reroll", "blue-2", "6"):
        history.answer(answer)
        question = to_question(history)
    assert question.option("crystal-reroll") is not None
    assert script.hint(history) is None


def test_a_search_that_grows_too_large_is_a_defect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(goals, "MOST_POSITIONS", 3)
    checking._proved.cache_clear()
    found = puzzle()
    assert [str(defect) for defect in found.defects] == [
        f"{NAME}:20: goal: found too many positions to prove it; allowed: a smaller puzzle"
    ]


def test_the_solution_can_be_played() -> None:
    script = told()
    assert script.solution is not None and script.goal is not None
    history: History[Any] = History.start(script.game, script.start)
    left = list(script.solution.line)
    while not history.at_end:
        history.step() if history.node.question is None else history.answer(left.pop(0))
    assert not left and script.goal.reached(history.node.state)


MARKET = """\
title: {en: Market, ru: Рынок}
summary: {en: A line, ru: Строка}
game: penumbra
level: full-rules
shows: [pen.loc.bazaar.rate]
you: anna
position:
  box: training
  wizards:
    anna: {dice: [bone 1], stock: {fruit: 4}}
    boris: {}
  turn: {seat: anna, kind: learning}
  do: turn
goal:
  reach: {anna.crystal: 3}
steps:
  - choose: place-bone-1-bazaar
  - choose: apply-bazaar
  - choose: exchange-fruit-jewel
  - choose: exchange-jewel-crystal
  - choose: pass
  - choose: pass
  - choose: pass
"""


def test_goods_that_go_to_and_fro_are_searched_once() -> None:
    script = check_text(MARKET, NAME).script
    assert script is not None and script.solution is not None
    assert script.solution.choices == 6 and "exchange-fruit-crystal" in script.solution.line
    lost = check_text(MARKET.replace("{anna.crystal: 3}", "{anna.crystal: 6}"), NAME)
    assert any("out of reach" in str(defect) for defect in lost.defects)
