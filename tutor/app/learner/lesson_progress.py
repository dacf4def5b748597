"""A session as it is kept: answers as they are marked, where the learner is, and the offer to go on there."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tutor.app.learner.answer_records import answer_of, is_own, new_run, stand_of, start_of_run
from tutor.app.learner.learner_store import Keeping
from tutor.app.library import course_of_game, entries
from tutor.app.link import BadLink, Trail, unpack
from tutor.app.sessions.lesson import Session
from tutor.classroom.answers import Answer, Stand, utc_now

LONGEST_PAUSE: Final = 90.0
"""Seconds: a longer pause between two presses is no time spent in the lesson."""

OWN_WAY: Final = frozenset({"answer", "told", "roll", "lock", "skip", "anew"})
"""What is pressed by somebody who does not mean to go on where they were."""


class Learning:
    """What is kept of the session that is open; `offer` is where the learner left the lesson."""

    def __init__(self, keeping: Keeping, clock: Callable[[], float] = time.monotonic) -> None:
        self.keeping: Final = keeping
        self.offer: Stand | None = None
        self._clock = clock
        self._pressed = clock()
        self._seconds = 0.0
        self._trail: Trail | None = None
        self._step = self._told_again = 0
        self._own_way = False
        self._advice: dict[str, str | None] = {}

    def new_run(self) -> str:
        """The name of a new run of the learner through a lesson."""
        return new_run(self.keeping.learner)

    def is_own(self, trail: Trail) -> bool:
        """Whether a link comes from a run of the learner's own."""
        return is_own(trail, self.keeping.learner)

    def opened(self, session: Session, *, led: bool = False) -> None:
        """Begins with a session: nothing is kept of it before something is pressed.

        `led` says that a link has led to some place of the lesson, so that no other is offered.
        """
        self._trail, self._step, self._own_way = session.trail(), session.node.depth, led
        self._seconds, self._pressed, self.offer = 0.0, self._clock(), None
        self._told_again = len(session.settled)

    def looked_up(self, session: Session) -> None:
        """Offers to go on where the learner was, unless they are under way already."""
        stand = self.keeping.stands.get(session.scenario.id)
        left = stand is not None and 0 < stand.step < stand.steps
        if stand is not None and left and not self._own_way and trail_of(stand) is not None:
            self.offer = stand

    def pressed(self, action: str) -> None:
        """Takes notice of a press; one by which the learner goes their own way answers the offer."""
        if action in OWN_WAY:
            self._own_way, self.offer = True, None
        if action == "lock":
            self.keeping.refresh()

    def drawn(self, session: Session, steps: int) -> None:
        """Keeps what is new since the session was last drawn; `steps` is how long its told line is."""
        now = self._clock()
        self._seconds += min(now - self._pressed, LONGEST_PAUSE)
        self._pressed = now
        if session.moment.on_line:
            self._step = session.node.depth
        trail = session.trail()
        for number, settled in enumerate(session.settled):
            # What a link tells again was answered before: it must not come back once it has been deleted.
            at = start_of_run(session.run) if number < self._told_again else utc_now()
            self.keeping.put(answer_of(settled, session, self.keeping.learner, at))
        session.settled.clear()
        self._told_again = 0
        # Where they were is not to be forgotten before it is known, or while it is offered.
        looks = self.keeping.looking and not self._own_way
        if trail == self._trail or looks or self.offer is not None:
            return
        self._trail = trail
        before = self.keeping.stands.get(session.scenario.id)
        seconds = self._seconds + (0.0 if before is None else before.seconds)
        try:
            self.keeping.stand(stand_of(session, self.keeping.learner, self._step, steps, seconds, utc_now()))
        except BadLink:
            return  # A line without end has no link; where it was left before is still known.
        self._seconds = 0.0

    def advised(self, session: Session, on_result: Callable[[], None]) -> str | None:
        """The lesson of the course to go on with; None until it is found, which `on_result` is called for."""
        lesson = session.scenario.id
        if lesson not in self._advice and self.keeping.loaded:
            self._advice[lesson] = None
            known = self.keeping.answers, dict(self.keeping.stands)

            def tell(advised: str | None) -> None:
                self._advice[lesson] = advised
                if advised is not None:
                    on_result()

            self.keeping.later(lambda: advised_after(lesson, *known), tell)
        return self._advice.get(lesson)


def advised_after(lesson: str, answers: tuple[Answer, ...], stands: dict[str, Stand]) -> str | None:
    """The lesson of the course to go on with after one: among those behind it, else among the others."""
    from tutor.classroom.mastery import mastery
    from tutor.classroom.recommendations import next_lesson

    game = lesson.partition("/")[0]
    way = course_of_game(game)
    if way is None:
        return None
    at = way.lessons.index(lesson) + 1 if lesson in way.lessons else 0
    teaches = {entry.id: entry.listing.shows for entry in entries(game) if entry.listing is not None}
    known = mastery(answers, utc_now())
    others = {id: stand for id, stand in stands.items() if id != lesson}
    for part in (way.lessons[at:], way.lessons[:at]):
        there = tuple(id for id in part if id in teaches and id != lesson)
        advised = next_lesson(Path(there), others, known, teaches)
        if advised is not None:
            return advised
    return None


@dataclass(frozen=True, slots=True)
class Path:
    """A part of a course."""

    lessons: tuple[str, ...]


def trail_of(stand: Stand) -> Trail | None:
    """The way to where a learner is; None where it cannot be read any more."""
    try:
        return unpack(stand.trail, Trail)
    except BadLink:
        return None
