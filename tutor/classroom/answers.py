"""What is kept of learners: their answers, where they are in each lesson, and who they are.

Times are aware and in UTC. Everything here survives JSON, in which `record` tells an answer from a stand.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Annotated, Final, Literal
from uuid import uuid4

from msgspec import Meta, Struct, field
from msgspec.structs import replace

KEPT_VERSION: Final = 1
"""The form of the file that a learner exports."""

Id = Annotated[str, Meta(min_length=1, max_length=200)]
Time = Annotated[datetime, Meta(tz=True)]
Count = Annotated[int, Meta(ge=0, lt=2**31)]


class Answer(Struct, frozen=True, tag="answer", tag_field="record"):
    """One answer to a question that the engine marked.

    `key` is made once, so that an answer that is written twice is kept once. `lesson` is the id of a
    scenario, `place` where in it ("3.0": after three answers, the first prediction; "goal" for a puzzle),
    `rules` what was asked for. `given` and `truth` are JSON scalars as text. `first` says whether it was the
    learner's first answer at that place (`in_order` finds it out), `hints` how many hints were open.
    """

    key: Id
    learner: Id
    lesson: Id
    place: Id
    kind: Literal["prediction", "puzzle"]
    rules: tuple[Id, ...]
    given: Annotated[str, Meta(max_length=10_000)]
    truth: Annotated[str, Meta(max_length=10_000)]
    right: bool
    first: bool
    hints: Count
    at: Time


class Stand(Struct, frozen=True, tag="stand", tag_field="record"):
    """Where a learner is in a lesson: at `step` of `steps`, on the `trail` that the link of the page holds.

    `seconds` is the time spent in the lesson so far.
    """

    learner: Id
    lesson: Id
    step: Count
    steps: Count
    done: bool
    trail: Annotated[str, Meta(max_length=100_000)]
    seconds: Annotated[float, Meta(ge=0)]
    at: Time


Record = Answer | Stand


class Learner(Struct, frozen=True):
    """A learner; `nickname` and `class_id`, the id of a class, are "" outside a class."""

    id: str
    nickname: str
    class_id: str = field(name="klass")
    joined: datetime


class Classroom(Struct, frozen=True):
    """A class; whoever knows `code` may join it."""

    id: str
    title: str
    code: str


class LearnerRecord(Struct, frozen=True):
    """All that is kept of one learner, to take away and to bring back."""

    version: Annotated[int, Meta(ge=1)]
    answers: Annotated[tuple[Answer, ...], Meta(max_length=100_000)]
    stands: Annotated[tuple[Stand, ...], Meta(max_length=10_000)]


def new_key() -> str:
    """A key for a new answer, or an id for a new learner or class."""
    return uuid4().hex


def utc_now() -> datetime:
    """The time by the clock of this machine."""
    return datetime.now(UTC)


def in_order(answers: Iterable[Answer]) -> tuple[Answer, ...]:
    """All answers of some learners, the oldest first, each with what it says of being the first put right."""
    met: set[tuple[str, str, str]] = set()
    ordered = []
    for answer in sorted(answers, key=lambda answer: (answer.at, answer.key)):
        place = (answer.learner, answer.lesson, answer.place)
        first = place not in met
        ordered.append(answer if answer.first == first else replace(answer, first=first))
        met.add(place)
    return tuple(ordered)


def merged(one: Stand, other: Stand) -> Stand:
    """Two stands of a learner in a lesson as one, in either order.

    The newer tells the place (of two at the same time, the one further on); done stays done, and the longer
    time counts.
    """
    newer = max(one, other, key=lambda stand: (stand.at, stand.step, stand.steps, stand.trail))
    done, seconds = one.done or other.done, max(one.seconds, other.seconds)
    return Stand(newer.learner, newer.lesson, newer.step, newer.steps, done, newer.trail, seconds, newer.at)
