"""Questions that show a rule: a position in which it stands against a move that somebody would like to make.

They are looked for in the suites and lessons of a game once, and kept in a file beside them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from tutor.analysis.legality import Verdict, nameable
from tutor.engine.history import History
from tutor.rules.catalogue import load
from tutor.rules.defects import DefectiveFile
from tutor.rules.located import load_located
from tutor.rules.words import Words
from tutor.scenario.case import Case, Opened, case_of, open_case
from tutor.scenario.checking import check
from tutor.scenario.games import BEGINNINGS, SUITE, lessons_folder, scenario_files
from tutor.scenario.load import read_text
from tutor.scenario.question_file import question_of
from tutor.scenario.script import Script
from tutor.scenario.suite import CaseSpec, Suite, asks, case_located, suite_of
from tutor.scenario.suite_run import moves_named

RULE_QUESTIONS: Final = "rule-questions.json"
"""The name of the file in a folder of scenarios."""

MOST_TRIED: Final = 8
"""So many places of lessons are tried at most for one rule."""


class RuleSource(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a rule is shown: the file, the case in it if it is a suite, else how many answers of the line.

    `move` is the key of the move that it stands against.
    """

    file: str
    move: str
    case: str = ""
    answers: int = 0


class RuleQuestion(NamedTuple):
    """A position with a move that a rule stands against; `title` is the question in words, if it has any."""

    opened: Opened
    move: Verdict
    title: Words | None = None


class _Occurrence(NamedTuple):
    """A place where a rule stands against a move; the least is the plainest."""

    later: bool
    """Whether the move is not what is asked now."""
    rules: int
    """How many rules stand against it."""
    untitled: bool
    source: RuleSource


# ---- looking for them


def rule_questions(game: str) -> dict[str, RuleSource]:
    """For each rule and ruling that stands against a move somewhere where it does so most plainly."""
    places: dict[str, list[_Occurrence]] = {}
    for rule, place in _in_suites(game):
        places.setdefault(rule, []).append(place)
    chosen = {rule: min(known, key=lambda one: one[:3]).source for rule, known in places.items()}
    by_lessons: dict[str, list[tuple[int, RuleSource]]] = {}
    for file in scenario_files(game):
        script = check(file, prove=False).script
        for rule, rules, source in () if script is None else _in_lesson(file, script):
            if rule not in chosen:
                by_lessons.setdefault(rule, []).append((rules, source))
    for rule, sources in by_lessons.items():
        tried = islice(sorted(sources, key=lambda one: one[0]), MOST_TRIED)
        sound = (source for _, source in tried if question_at(game, rule, source) is not None)
        if (best := next(sound, None)) is not None:
            chosen[rule] = best
    known_ids = [*(one.id for one in load(game).rules), *(one.id for one in load(game).rulings)]
    return {id: chosen[id] for id in known_ids if id in chosen}


def _in_suites(game: str) -> Iterator[tuple[str, _Occurrence]]:
    for name, suite in _suites(game).items():
        for number, case in enumerate(suite.file.cases):
            opened = _open_case(suite, number)
            if opened.history.node.question is None:
                continue  # what nobody is asked nobody wants to know
            moves = nameable(opened.game, opened.state)
            own = {one.key for one in _own(case, opened, moves)}
            for move in moves:
                rules = {reason.rule for reason in move.reasons}
                source = RuleSource(name, move.key, case.id)
                for rule in rules:
                    yield rule, _Occurrence(not move.waiting, len(rules), move.key not in own, source)


def _in_lesson(file: Path, script: Script) -> Iterator[tuple[str, int, RuleSource]]:
    """The rules against the options of the questions of a told line."""
    history, given = History.start(script.game, script.start), 0
    while True:
        question = history.node.question
        for refused in () if question is None else question.refused:
            assert question is not None
            rules = {reason.rule for reason in refused.reasons}
            key = f"{question.seat}/{question.kind}/{refused.option.key}"
            for rule in rules:
                yield rule, len(rules), RuleSource(file.name, key, answers=given)
        if history.at_end or (question is not None and given == len(script.answers)):
            return
        if question is None:
            history.step()
        else:
            history.answer(script.answers[given])
            given += 1


# ---- keeping them


def write_rule_questions(game: str) -> Path:
    """Looks for the questions of a game, and keeps them beside its scenarios."""
    lines = [
        f"{msgspec.json.encode(rule).decode()}: {msgspec.json.encode(source).decode()}"
        for rule, source in rule_questions(game).items()
    ]
    path = lessons_folder(game) / RULE_QUESTIONS
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8", newline="\n")
    return path


@cache
def read_rule_questions(game: str) -> dict[str, RuleSource]:
    """What is kept of a game; empty where there is nothing of our form."""
    try:
        data = (lessons_folder(game) / RULE_QUESTIONS).read_bytes()
        return msgspec.json.decode(data, type=dict[str, RuleSource])
    except (OSError, msgspec.DecodeError):
        return {}


@cache
def question_showing(game: str, rule: str) -> RuleQuestion | None:
    """The question that shows a rule; None where none is kept, or where it shows the rule no more."""
    source = read_rule_questions(game).get(rule)
    return None if source is None else question_at(game, rule, source)


def question_at(game: str, rule: str, source: RuleSource) -> RuleQuestion | None:
    """The question of a source; None where the rule does not stand against its move."""
    try:
        opened, title = _opened(game, source)
    except (DefectiveFile, KeyError):
        return None
    for move in nameable(opened.game, opened.state):
        if move.key == source.move and any(reason.rule == rule for reason in move.reasons):
            return RuleQuestion(opened, move, title)
    return None


def _opened(game: str, source: RuleSource) -> tuple[Opened, Words | None]:
    """The position of a source, and the words of its question, if the move is what they are about."""
    if source.case:
        suite = _suites(game)[source.file]
        numbers = {case.id: number for number, case in enumerate(suite.file.cases)}
        case, opened = suite.file.cases[numbers[source.case]], _open_case(suite, numbers[source.case])
        own = _own(case, opened, nameable(opened.game, opened.state))
        return opened, case.title if source.move in {one.key for one in own} else None
    script = check(lessons_folder(game) / source.file, prove=False).script
    if script is None:
        raise KeyError(source.file)
    case_of_line: Case = case_of(script.scenario, script.answers[: source.answers])
    return open_case(case_of_line), None


@cache
def _suites(game: str) -> dict[str, Suite]:
    """The suites that ship with a game, by the names of their files."""
    files = [file for name in (BEGINNINGS, SUITE) if (file := lessons_folder(game) / name).is_file()]
    return {file.name: suite_of(load_located(read_text(file), str(file))) for file in files}


def _open_case(suite: Suite, number: int) -> Opened:
    script = question_of(case_located(suite, number)).script
    return open_case(case_of(script.scenario, script.answers))


def _own(case: CaseSpec, opened: Opened, moves: tuple[Verdict, ...]) -> list[Verdict]:
    """The moves that a case asks about."""
    if asks(case) not in ("may", "refused"):
        return []
    return moves_named(str(getattr(case, asks(case))), case.you or opened.case.you, moves)
