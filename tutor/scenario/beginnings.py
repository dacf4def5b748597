"""Beginnings of a game: situations that questions usually begin with, each with one and its answer."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from tutor.rules.located import load_located
from tutor.scenario.case import Case, case_of
from tutor.scenario.games import BEGINNINGS, lessons_folder
from tutor.scenario.load import read_text
from tutor.scenario.question_file import question_of
from tutor.scenario.suite import CaseSpec, Suite, case_located, suite_of


class Beginning(NamedTuple):
    """A situation to begin with: what is asked, and the case of its position with the answers so far."""

    spec: CaseSpec
    case: Case


@cache
def suite_of_beginnings(game: str) -> Suite | None:
    """The suite of a game's beginnings; None in a game without. Raises DefectiveFile for one unsound."""
    file = lessons_folder(game) / BEGINNINGS
    return suite_of(load_located(read_text(file), str(file))) if file.is_file() else None


@cache
def beginnings(game: str) -> tuple[Beginning, ...]:
    """The beginnings of a game in their order. Raises DefectiveFile as `suite_of_beginnings`."""
    suite = suite_of_beginnings(game)
    cases = () if suite is None else suite.file.cases
    return tuple(_beginning(suite, number) for number in range(len(cases)) if suite is not None)


def empty_table(game: str) -> dict[str, Any]:
    """The data of the question of a position with nothing but seats; {} in a game without beginnings."""
    suite = suite_of_beginnings(game)
    if suite is None:
        return {}
    data = suite.located.data
    return {name: data[name] for name in ("game", "you", "position") if name in data}


def _beginning(suite: Suite, number: int) -> Beginning:
    script = question_of(case_located(suite, number)).script
    return Beginning(suite.file.cases[number], case_of(script.scenario, script.answers))
