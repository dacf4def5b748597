"""What a course has to be beyond being sound: full of decisions, in an order that can be learned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tutor.engine.history import History
from tutor.scenario import Script, check, scenario_folder
from tutor.scenario.course import Course

FEWEST_LESSONS = 8
SOON = 5
"""The first decision of a course is met after so many full stops at most."""


@dataclass(frozen=True)
class Offers:
    """What a learner meets on the told line of a lesson.

    `decides_at` is the full stop at which the first prediction or choice of the learner's own waits, None
    without any.
    """

    tells: bool
    predicts: bool
    chooses: bool
    refuses: bool
    has_goal: bool
    hints: bool
    shows: frozenset[str]
    decides_at: int | None


@cache
def script_of(lesson: str) -> Script:
    """The lesson of that id, played; it has to be sound, but for the proof of its goal (`test_scenarios`)."""
    report = check(file_of(lesson), prove=False)
    assert report.script is not None, "\n".join(map(str, report.defects))
    return report.script


def file_of(lesson: str) -> Path:
    """The scenario file of a lesson's id."""
    return scenario_folder() / f"{lesson}.yaml"


@cache
def offers(lesson: str) -> Offers:
    """What the lesson of that id offers on its told line."""
    script = script_of(lesson)
    tells, predicts, chooses, refuses, decides_at = False, False, False, False, None
    for history in _line(script):
        moment, question = script.here(history), history.node.question
        own = question is not None and question.seat == script.scenario.you
        tells |= bool(moment.say)
        predicts |= bool(moment.predictions)
        chooses |= own and question is not None and len(question.options) > 1
        refuses |= own and question is not None and bool(question.refused)
        if decides_at is None and (predicts or chooses):
            decides_at = history.node.depth
    hints = script.hint(History.start(script.game, script.start)) is not None
    shows = frozenset(script.scenario.shows)
    return Offers(tells, predicts, chooses, refuses, script.goal is not None, hints, shows, decides_at)


def course_defects(course: Course) -> Iterator[str]:
    """Everything that keeps a course from teaching well, in words."""
    lessons = course.lessons
    if len(lessons) < FEWEST_LESSONS:
        yield f"{len(lessons)} lessons, at least {FEWEST_LESSONS} are wanted"
    if not course.opening:
        yield "it does not end in a whole game"
    yield from _begins(lessons)
    known: set[str] = set()
    for lesson in lessons:
        found = offers(lesson)
        if not found.tells:
            yield f"{lesson} tells nothing"
        if not (found.predicts or found.has_goal or found.chooses):
            yield f"{lesson} asks nothing of the learner"
        if found.shows <= known:
            yield f"{lesson} shows no rule that was not shown before"
        known |= found.shows
    for trait in ("tells", "predicts", "chooses", "refuses", "has_goal", "hints"):
        if not any(getattr(offers(lesson), trait) for lesson in lessons):
            yield f"no lesson {trait.replace('_', ' ')}"


def _begins(lessons: tuple[str, ...]) -> Iterator[str]:
    first = offers(lessons[0]).decides_at if lessons else None
    if first is None or first > SOON:
        yield f"the first decision comes at full stop {first}, at most {SOON} is wanted"


def _line(script: Script) -> Iterator[History[Any]]:
    """The told line, full stop by full stop."""
    history, answers = History.start(script.game, script.start), list(script.answers)
    while True:
        yield history
        if history.node.question is not None and answers:
            history.answer(answers.pop(0))
        elif history.node.question is None and not history.at_end:
            history.step()
        else:
            return
