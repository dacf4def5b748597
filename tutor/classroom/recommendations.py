"""What a learner should do next: which lesson, and which rules to go over again."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple, Protocol

from tutor.classroom.answers import Stand
from tutor.classroom.mastery import Mastery

MOST: Final = 10
"""How many questions a review holds at most."""


class Course(Protocol):
    """An ordered path of lessons."""

    @property
    def lessons(self) -> Sequence[str]:
        """The ids of the lessons, in order."""
        ...


class ReviewItem(NamedTuple):
    """A rule to go over, and the question to do it at: a place in a lesson."""

    rule: str
    lesson: str
    place: str


def next_lesson(
    course: Course,
    stands: Mapping[str, Stand],
    mastery: Mapping[str, Mastery],
    teaches: Mapping[str, Collection[str]] | None = None,
) -> str | None:
    """The id of the lesson to go on with; None where all are done.

    A lesson that was left in the middle comes first, the latest of several; then the first that is not done.
    One that teaches only rules which the learner knows already waits until the others are done; `teaches` has
    the ids of the rules of each lesson, as far as they are known.
    """
    open_ = [lesson for lesson in course.lessons if lesson not in stands or not stands[lesson].done]
    stands_under_way = [stands[lesson] for lesson in open_ if lesson in stands and stands[lesson].step > 0]
    if stands_under_way:
        return max(stands_under_way, key=lambda stand: (stand.at, stand.lesson)).lesson
    new = (lesson for lesson in open_ if not _known((teaches or {}).get(lesson, ()), mastery))
    return next(new, open_[0] if open_ else None)


def review(
    mastery: Mapping[str, Mastery],
    asked_in: Mapping[str, Sequence[tuple[str, str]]],
    now: datetime,
    limit: int = MOST,
) -> tuple[ReviewItem, ...]:
    """The rules to go over now, those that are weak or due, the weakest first, each with a question.

    `asked_in` has, by rule, the lessons and places that ask for it. A rule asked in several places comes at
    another one each time; no place comes twice, and a rule that is asked nowhere is left out.
    """
    items: list[ReviewItem] = []
    taken: set[tuple[str, str]] = set()
    wanted = [one for one in mastery.values() if one.weak or one.due <= now]
    for one in sorted(wanted, key=lambda one: (one.strength, one.due, one.rule)):
        places = asked_in.get(one.rule, ())
        turn = one.answers % len(places) if places else 0
        free = [place for place in (*places[turn:], *places[:turn]) if place not in taken]
        # Where each of its places is taken, the rule is asked for there.
        if free and len(items) < limit:
            taken.add(free[0])
            items.append(ReviewItem(one.rule, *free[0]))
    return tuple(items)


def _known(rules: Collection[str], mastery: Mapping[str, Mastery]) -> bool:
    return bool(rules) and all(rule in mastery and not mastery[rule].weak for rule in rules)
