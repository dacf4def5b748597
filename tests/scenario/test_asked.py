"""What predictions and puzzles ask about: rules of the lesson that are at work until the answer is known."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tutor.engine.history import History
from tutor.rules.catalogue import is_rule
from tutor.scenario import Script, check, due, scenario_files
from tutor.scenario.assessed_rules import GOAL, AssessedPlace, lessons_asking, rules_asked, stop_asking
from tutor.scenario.index import read_index

FILES = scenario_files()
FOLDERS = sorted({file.parent for file in FILES})
SCENARIOS = FILES[0].parents[1]


@cache
def told(lesson: str) -> Script:
    script = check(SCENARIOS / f"{lesson}.yaml").script
    assert script is not None
    return script


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_prediction_and_puzzle_that_ships_asks_about_a_rule(folder: Path) -> None:
    """The index is compared with the files by a test of its own."""
    for id, entry in read_index(folder).items():
        text = (folder.parent / f"{id}.yaml").read_text("utf-8")
        assert len(entry.asks) == text.count("predict:") + text.count("\ngoal:"), id
        assert len({asked.place for asked in entry.asks}) == len(entry.asks), id
        for asked in entry.asks:
            assert asked.rules and all(map(is_rule, asked.rules)), (id, asked.place)


def test_a_prediction_asks_about_the_rules_at_work_until_it_falls_due() -> None:
    first = rules_asked(told("penumbra/02-dice-before-marks"))[0]
    shows = told("penumbra/02-dice-before-marks").scenario.shows
    assert first.rules and set(first.rules) <= set(shows)


def test_where_nothing_shown_is_cited_the_rules_of_the_last_change_are_asked_about() -> None:
    script = told("blackrose/88-four-types")
    by_place = {asked.place: asked.rules for asked in rules_asked(script)}
    assert by_place["4.0"] == ("brw.dmg.place",) and "brw.dmg.place" not in script.scenario.shows


def test_a_puzzle_asks_about_all_that_it_shows() -> None:
    script = told("penumbra/30-puzzle-no-wound")
    goal = rules_asked(script)[-1]
    assert (goal.place, goal.rules) == (GOAL, script.scenario.shows)
    assert stop_asking(script, script.scenario.shows[0]) is not None


@pytest.mark.parametrize("lesson", ["penumbra/05-plains-of-agony", "seasons/04-leaving-winter"])
def test_the_stop_that_asks_comes_before_the_answer_is_known(lesson: str) -> None:
    script = told(lesson)
    for asked in rules_asked(script):
        answers, nth = map(int, asked.place.split("."))
        found = stop_asking(script, asked.rules[0])
        assert found is not None
        step, given = found
        assert given == script.answers[: len(given)]
        history = History.start(script.game, script.start)
        left = list(script.answers)
        settled = []
        while not history.at_end:
            if history.node.question is None:
                history.step()
            else:
                history.answer(left.pop(0))
            for telling in script.stretches[answers].tellings if len(history.answers()) > answers else ():
                if nth < len(telling.predictions):
                    settled.append(due(telling.predictions[nth], answers, history))
        assert any(settled) and step <= history.node.depth


def test_a_rule_that_nothing_asks_about_is_nowhere() -> None:
    assert stop_asking(told("penumbra/05-plains-of-agony"), "sea.gauge.max") is None


def test_lessons_are_found_by_the_rule_that_they_ask_about() -> None:
    lessons = ("penumbra/02-dice-before-marks", "penumbra/05-plains-of-agony")
    asks = {lesson: rules_asked(told(lesson)) for lesson in lessons}
    found = lessons_asking(asks)
    rule = asks[lessons[0]][0].rules[0]
    assert found[rule][0] == (lessons[0], asks[lessons[0]][0].place)
    assert all(rule in dict(map(tuple_of, asks[lesson]))[place] for lesson, place in found[rule])


def tuple_of(asked: AssessedPlace) -> tuple[str, tuple[str, ...]]:
    return asked.place, asked.rules


def test_a_place_is_found_as_well_as_a_rule() -> None:
    script = told("penumbra/05-plains-of-agony")
    first = rules_asked(script)[0]
    assert stop_asking(script, first.place) == stop_asking(script, first.rules[0])
    assert stop_asking(script, GOAL) is None
