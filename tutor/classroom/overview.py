"""A class as its teacher sees it: who is where, which rules are missed, how long a lesson takes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from statistics import median
from typing import Final, NamedTuple, TypeVar

from msgspec import Struct

from tutor.analysis.intervals import Interval, wilson
from tutor.classroom.answers import Answer, Learner, Stand, in_order

Key = TypeVar("Key")

STUCK: Final = timedelta(minutes=10)
"""Who has been longer than that in a lesson that is not done is stuck, as long as they are there."""

AWAY: Final = timedelta(minutes=15)
"""Who has done nothing for longer than that is away."""


class Tally(NamedTuple):
    """How often something was asked, and how often the answer was wrong."""

    answers: int
    wrong: int

    @property
    def interval(self) -> Interval:
        """The true shares of wrong answers that go with it (Wilson, 95 of 100)."""
        return wilson(self.wrong, self.answers)


class Whereabouts(Struct, frozen=True):
    """A learner and the stand that changed last; None for one who has not begun a lesson.

    `minutes` is the time spent in that lesson, `idle` the minutes since the learner did something.
    """

    learner: Learner
    stand: Stand | None
    minutes: int
    idle: int
    away: bool
    stuck: bool


class LessonTime(Struct, frozen=True):
    """How long learners have been in a lesson: (learner's id, minutes, done), and the median in minutes."""

    lesson: str
    spent: tuple[tuple[str, float, bool], ...]
    median: float


class Overview(Struct, frozen=True):
    """A class at a moment.

    `where` lists those who are stuck first, then by name. `rules` has the answers by which learners count for
    a rule (`first_answers`), the most missed rule first (`rank`). `people` counts the first answers of a
    learner to each question, `cells` all answers of a learner to a rule.
    """

    where: tuple[Whereabouts, ...]
    rules: dict[str, tuple[Answer, ...]]
    cells: dict[tuple[str, str], Tally]
    people: dict[str, Tally]
    times: tuple[LessonTime, ...]


def overview(
    learners: Sequence[Learner], answers: Iterable[Answer], stands: Iterable[Stand], now: datetime
) -> Overview:
    """What there is to see of a class at a time. Records of others than its learners are left out."""
    known = {learner.id for learner in learners}
    given = [answer for answer in answers if answer.learner in known]
    met = [stand for stand in stands if stand.learner in known]
    rules = first_answers(given)
    last: dict[str, Stand] = {}
    for stand in sorted(met, key=lambda stand: stand.at):
        last[stand.learner] = stand
    return Overview(
        where=tuple(
            sorted(
                (_whereabouts(learner, last.get(learner.id), now) for learner in learners),
                key=lambda one: not one.stuck,
            )
        ),
        rules={
            rule: rules[rule] for rule in sorted(rules, key=lambda rule: (*rank(tally(rules[rule])), rule))
        },
        cells=_tallied(((answer.learner, rule), answer) for answer in given for rule in answer.rules),
        people=_tallied((answer.learner, answer) for answer in given if answer.first),
        times=_times(met),
    )


def first_answers(answers: Iterable[Answer]) -> dict[str, tuple[Answer, ...]]:
    """For each rule the answer of each learner who was first asked for it, in their order.

    A learner counts once for a rule, wherever it was asked: so the answers do not hang together.
    """
    first: dict[str, dict[str, Answer]] = {}
    for answer in in_order(answers):
        for rule in answer.rules:
            first.setdefault(rule, {}).setdefault(answer.learner, answer)
    return {rule: tuple(there.values()) for rule, there in first.items()}


def tally(answers: Sequence[Answer]) -> Tally:
    """How many answers there are, and how many are wrong."""
    return Tally(len(answers), sum(not answer.right for answer in answers))


def rank(tally: Tally) -> tuple[float, float, int]:
    """A sort key that puts first what is missed most even if chance was against it, then by the share."""
    return -tally.interval.low, -tally.interval.high, -tally.answers


def wrong_answers(answers: Iterable[Answer], learner: str = "", rule: str = "") -> tuple[Answer, ...]:
    """The wrong answers, the newest first: all, or those of a learner, or to a rule, or both."""
    matches = (
        answer
        for answer in answers
        if not answer.right
        and (not learner or answer.learner == learner)
        and (not rule or rule in answer.rules)
    )
    return tuple(sorted(matches, key=lambda answer: (answer.at, answer.key), reverse=True))


def _tallied(pairs: Iterable[tuple[Key, Answer]]) -> dict[Key, Tally]:
    tallies: dict[Key, Tally] = {}
    for key, answer in pairs:
        before = tallies.get(key, Tally(0, 0))
        tallies[key] = Tally(before.answers + 1, before.wrong + (not answer.right))
    return tallies


def _whereabouts(learner: Learner, stand: Stand | None, now: datetime) -> Whereabouts:
    if stand is None:
        return Whereabouts(learner, None, 0, 0, away=True, stuck=False)
    idle = max(now - stand.at, timedelta())
    # Somebody who looks at one step for long spends time that no step has told of yet.
    spent = timedelta(seconds=stand.seconds) + (timedelta() if stand.done else min(idle, AWAY))
    away = idle > AWAY
    return Whereabouts(
        learner, stand, _minutes(spent), _minutes(idle), away, not stand.done and not away and spent > STUCK
    )


def _times(stands: Iterable[Stand]) -> tuple[LessonTime, ...]:
    spent: dict[str, list[tuple[str, float, bool]]] = {}
    for stand in stands:
        spent.setdefault(stand.lesson, []).append((stand.learner, stand.seconds / 60, stand.done))
    return tuple(
        LessonTime(lesson, tuple(sorted(there)), median(minutes for _, minutes, _ in there))
        for lesson, there in sorted(spent.items())
    )


def _minutes(time: timedelta) -> int:
    return int(time.total_seconds() // 60)
