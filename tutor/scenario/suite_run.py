"""Answers the cases of a suite by playing them, and compares the answers with those that are expected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from tutor.analysis.legality import Verdict, nameable
from tutor.analysis.objectives import MeasureError
from tutor.analysis.outcomes import EFFECT, untils
from tutor.engine.question import Question
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.located import Located
from tutor.rules.words import Words
from tutor.scenario.expect import NOBODY, no_fact, otherwise, plain
from tutor.scenario.expect_analysis import chance_of, too_many
from tutor.scenario.goal import same
from tutor.scenario.load import scenario_of
from tutor.scenario.question_file import completed
from tutor.scenario.runner import Walk
from tutor.scenario.suite import (
    YES_NO,
    CaseLocated,
    CaseSpec,
    Suite,
    asks,
    case_defects,
    case_located,
    shared_defects,
    suite_of,
)

NEAR: Final = 6
"""So many moves are named at most where none has the key."""


@dataclass(frozen=True, slots=True)
class CaseReport:
    """What answering one case found out."""

    id: str
    title: Words
    line: int
    defects: tuple[Defect, ...]

    @property
    def sound(self) -> bool:
        """Whether the answer is the one expected, for the rules that are named."""
        return not self.defects


@dataclass(frozen=True, slots=True)
class SuiteReport:
    """What checking a suite found out. `defects` are those of the file and of all its cases, each once."""

    file: str
    defects: tuple[Defect, ...] = ()
    title: Words | None = None
    cases: tuple[CaseReport, ...] = ()

    @property
    def sound(self) -> bool:
        """Whether every case is right."""
        return not self.defects


def suite_report(located: Located) -> SuiteReport:
    """Answers every case of a file that was read; never raises: all defects are in the report."""
    try:
        suite = suite_of(located)
    except DefectiveFile as error:
        return SuiteReport(located.file, error.defects)
    cases = tuple(answer_case(suite, number) for number in range(len(suite.file.cases)))
    of_cases = (defect for case in cases for defect in case.defects)
    defects = tuple(dict.fromkeys((*shared_defects(suite), *of_cases)))
    return SuiteReport(located.file, defects, suite.file.title, cases)


def answer_case(suite: Suite, number: int) -> CaseReport:
    """Plays one case to its question, and compares."""
    case, located = suite.file.cases[number], case_located(suite, number)
    defects = tuple(case_defects(suite, number)) or tuple(_wrong(case, located))
    line = suite.located.line_of(("cases", number))
    return CaseReport(case.id, case.title, line, defects)


def _wrong(case: CaseSpec, located: CaseLocated) -> Iterator[Defect]:
    try:
        walk = Walk(scenario_of(completed(located)))
    except DefectiveFile as error:
        yield from error.defects
        return
    if walk.defects:
        yield from walk.defects
        return
    kind = asks(case)
    if kind in ("may", "refused"):
        yield from _move(case, located, walk, kind)
    elif kind in ("chance", "possible"):
        yield from _chance(case, located, walk, kind)
    else:
        wrong = tuple(_fact(case, located, walk) if kind == "fact" else _question(case, located, walk))
        yield from wrong or _cited(case, located, walk)


# ---- moves


def moves_named(named: str, you: str, moves: Sequence[Verdict]) -> list[Verdict]:
    """The moves that a case names by their key, or by that of an option of `you`.

    What is asked now is meant before what could be answered at another time.
    """
    matches = [one for one in moves if named == one.key or (one.seat, one.option.key) == (you, named)]
    return [one for one in matches if one.waiting] or [one for one in matches if one.listed] or matches


def _move(case: CaseSpec, located: CaseLocated, walk: Walk, kind: str) -> Iterator[Defect]:
    moves = nameable(walk.game, walk.history.node.state)
    named = str(getattr(case, kind))
    matches = moves_named(named, case.you or walk.scenario.you, moves)
    if len(matches) != 1:
        yield located.defect(
            (kind,), f"«{named}»", _moves(named, matches or [one for one in moves if one.listed])
        )
        return
    verdict = matches[0]
    rules = sorted({reason.rule for reason in verdict.reasons})
    if kind == "refused":
        if sorted(set(case.answer)) != rules:
            wanted, true = ", ".join(case.answer) or "-", ", ".join(rules)
            yield otherwise(located, ("answer",), wanted, true or Words("allowed", "можно"))
        return
    if YES_NO[case.answer] != verdict.allowed:
        against = Words(f"no, under {', '.join(rules)}", f"no, по {', '.join(rules)}")
        yield otherwise(located, ("answer",), _yes(case.answer), "yes" if verdict.allowed else against)
        return
    for rule in rules:
        if rule not in case.rules:
            actual = Words(f"no {rule}, which refuses it too", f"нет {rule}, а оно тоже запрещает")
            yield located.defect(("rules",), actual, Words("all that refuse it", "все, что это запрещают"))


def _moves(named: str, moves: list[Verdict]) -> Words:
    keys = [one.key for one in moves]
    near = get_close_matches(named, keys, n=NEAR, cutoff=0.5) if len(keys) > NEAR else keys
    listed = ", ".join(near or keys)
    return Words(f"one of {listed}", f"одно из: {listed}") if keys else Words("no move", "ходов нет")


# ---- what comes of it


def _fact(case: CaseSpec, located: CaseLocated, walk: Walk) -> Iterator[Defect]:
    facts = walk.game.facts(walk.history.node.state)
    name = str(case.fact)
    if name not in facts:
        yield located.defect(("fact",), *no_fact(name, facts))
    elif not same(case.answer, facts[name]):
        yield otherwise(located, ("answer",), plain(case.answer), plain(facts[name]))


def _chance(case: CaseSpec, located: CaseLocated, walk: Walk, kind: str) -> Iterator[Defect]:
    game, state = walk.game, walk.history.node.state
    until, seats = case.until or EFFECT, game.seats(state.table)
    if until not in untils(game):
        yield otherwise(located, ("until",), until, ", ".join(untils(game)))
        return
    for seat in case.seats:
        if seat not in seats:
            yield otherwise(located, ("seats", seat), seat, ", ".join(seats))
            return
    how = dict.fromkeys(seats, "cooperative") | case.seats if kind == "possible" else case.seats
    try:
        chance = chance_of({"where": getattr(case, kind), "until": until, "seats": how}, game, state)
    except MeasureError as error:
        yield located.defect((kind,), error.actual, error.allowed)
        return
    if chance is None:
        allowed = Words("a question with fewer positions", "вопрос, в котором меньше позиций")
        yield located.defect((kind,), too_many(), allowed)
    elif kind == "possible":
        if YES_NO[case.answer] != (chance != "0"):
            yield otherwise(located, ("answer",), _yes(case.answer), _yes(chance != "0"))
    elif str(case.answer).replace(" ", "") != chance:
        yield otherwise(located, ("answer",), str(case.answer), chance)


# ---- who is asked


def _question(case: CaseSpec, located: CaseLocated, walk: Walk) -> Iterator[Defect]:
    question = walk.history.node.question
    answer = _part(str(case.asked), question)
    wanted = tuple(case.answer) if isinstance(case.answer, list) else case.answer
    right = sorted(wanted) == sorted(answer) if isinstance(answer, tuple) and wanted else wanted == answer
    if not right:
        yield otherwise(located, ("answer",), _listed(wanted), NOBODY if answer is None else _listed(answer))


def _part(what: str, question: Question | None) -> str | tuple[str, ...] | None:
    if question is None:
        return None
    if what == "options":
        return tuple(option.key for option in question.options)
    return str(getattr(question, what))


def _listed(value: Any) -> str:
    return ", ".join(value) if isinstance(value, tuple) else plain(value)


def _cited(case: CaseSpec, located: CaseLocated, walk: Walk) -> Iterator[Defect]:
    """At least one of the rules was cited by what happened, or by who is asked: else another one decided."""
    if not case.steps:
        return  # what was never played cites nothing
    cited = {event.rule for node in walk.history.nodes for event in node.events}
    if case.asked and walk.history.node.question is not None:
        cited.add(walk.history.node.question.rule)
    if cited and cited.isdisjoint(case.rules):
        listed = ", ".join(sorted(cited))
        actual = Words("rules that nothing cites on the way", "правила, которых по пути ничто не называет")
        yield located.defect(("rules",), actual, Words(f"some of {listed}", f"что-то из: {listed}"))


def _yes(answer: Any) -> str:
    return "yes" if YES_NO[answer] else "no"
