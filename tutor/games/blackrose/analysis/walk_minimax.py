"""What comes of a mage's walk through rooms of Black Rose Wars, at worst and at best, and what he meets.

The worst is what all others can do to him while he answers as well as he can; the best is what comes of it if
everybody wishes him well. Of chance the worst and the best is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from tutor.engine.enumerate import keys
from tutor.engine.event import Event
from tutor.engine.question import PASS, Question
from tutor.engine.state import State, Window
from tutor.engine.step import advance, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.moving import STAY
from tutor.games.blackrose.verbs.schema.ids import parsed

ROOM_KEYS: Final = {"explore-step": "move.{}", "inertia-move": "move.{}", "move": "{}"}
"""The questions in which a mage moves, and the answer that takes him into a room."""

Walk: TypeAlias = tuple[str, ...]
"""Rooms one after the other, each next to the one before."""


class Outcome(Struct, frozen=True, order=True):
    """What a walk does to the mage; the smaller, the better for him.

    Defeats, damage chips more on his life track, jinxes more, and power lost. `hidden`: it goes on with what
    nobody may see, so more can come.
    """

    defeats: int = 0
    damage: int = 0
    jinxes: int = 0
    lost: int = 0
    hidden: bool = False


class Met(Struct, frozen=True, order=True):
    """A card that entering a room sets off, or that its owner may use there; `must`: it answers by itself."""

    room: str
    seat: str
    card: str
    must: bool = False


class WalkOutcome(NamedTuple):
    """A walk, and what comes of it."""

    walk: Walk
    worst: Outcome
    best: Outcome


class _Full(Exception):
    """No more positions may be looked at."""


class _At(NamedTuple):
    """A position on a walk: how many of its rooms were set out for, whether the last one was entered, and the
    defeats of the mage so far.
    """

    state: State[Table]
    step: int
    entered: bool = False
    defeats: int = 0


Span: TypeAlias = tuple[Outcome, Outcome]


@dataclass(slots=True)
class Search:
    """Walks from the question in which a mage moves; `met` is what the last step of each walk sets off."""

    start: State[Table]
    question: Question
    hides: Callable[[tuple[Event, ...], Question | None], bool]
    positions: int
    looked: int = 0
    met: dict[Walk, list[Met]] = field(default_factory=dict)

    def outcome(self, walk: Walk) -> WalkOutcome | None:
        """What comes of a walk; None where there was no room left to find out."""
        known: dict[_At, Span] = {}
        try:
            first = self._set_out(_At(self.start, 0), self.question, walk, known)
        except _Full:
            return None
        assert first is not None, "the first room of a walk can be entered"
        return WalkOutcome(walk, *first)

    def met_on(self, walk: Walk) -> Iterator[Met]:
        """What is set off on a walk, step by step."""
        for step in range(1, len(walk) + 1):
            yield from self.met.get(walk[:step], ())

    @property
    def _base(self) -> int:
        return len(self.start.stack)

    def _set_out(self, at: _At, question: Question, walk: Walk, known: dict[_At, Span]) -> Span | None:
        """Goes for the next room of the walk; None where there is none, or the mage cannot go there."""
        if at.step == len(walk):
            return None
        key = ROOM_KEYS[question.kind].format(walk[at.step])
        if question.option(key) is None:
            return None
        there = _At(at.state, at.step + 1, False, at.defeats)
        return self._taken(there, question, key, walk, known)

    def _taken(self, at: _At, question: Question, key: str, walk: Walk, known: dict[_At, Span]) -> Span:
        step = take(GAME, at.state, question, key)
        if self.hides(step.events, None):
            return self._leaf(at, hidden=True)
        return self._on(self._with(at, step.state, step.events, walk), walk, known)

    def _on(self, at: _At, walk: Walk, known: dict[_At, Span]) -> Span:
        """Plays on until somebody is asked, or all reactions to the last step are over."""
        while True:
            if at.entered and at.step == len(walk) and self._is_over(at.state):
                return self._leaf(at)
            step = advance(GAME, at.state)
            if step.question is not None:
                return self._question(_At(step.state, *at[1:]), step.question, walk, known)
            if self.hides(step.events, None):
                return self._leaf(at, hidden=True)
            at = self._with(at, step.state, step.events, walk)
            if len(at.state.stack) < self._base:
                return self._leaf(at)

    def _is_over(self, state: State[Table]) -> bool:
        return len(state.stack) <= self._base and not state.keeping

    def _question(self, at: _At, question: Question, walk: Walk, known: dict[_At, Span]) -> Span:
        if question.kind == self.question.kind and len(at.state.stack) == self._base:
            further = self._set_out(at, question, walk, known)
            if further is not None:
                return further
            if not at.state.keeping or question.option(STAY) is None:
                return self._leaf(at)
            return self._taken(at, question, STAY, walk, known)
        if self.hides((), question):
            return self._leaf(at, hidden=True)
        self._meet(at, question, walk)
        if at not in known:
            self.looked += 1
            if self.looked > self.positions:
                raise _Full
            known[at] = self._minimax(at, question, walk, known)
        return known[at]

    def _minimax(self, at: _At, question: Question, walk: Walk, known: dict[_At, Span]) -> Span:
        """Of all answers: others give the worst one, the mage himself the one that is least bad."""
        spans = [self._taken(at, question, key, walk, known) for key in keys(question)]
        pick = min if question.seat == self.question.seat else max
        return pick(worst for worst, _ in spans), min(best for _, best in spans)

    def _leaf(self, at: _At, *, hidden: bool = False) -> Span:
        seat = self.question.seat
        was, now = self.start.table.mage(seat), at.state.table.mage(seat)
        outcome = Outcome(
            at.defeats,
            0 if at.defeats else len(now.damage) - len(was.damage),
            len(now.jinxes) - len(was.jinxes),
            self.start.table.power(seat) - at.state.table.power(seat),
            hidden,
        )
        return outcome, outcome

    def _with(self, at: _At, state: State[Table], events: Iterable[Event], walk: Walk) -> _At:
        """The position after some events: whether the mage entered a room, was defeated, met something."""
        seat, entered, defeats = self.question.seat, at.entered, at.defeats
        for event in events:
            if event.kind == "entered" and event.fact("who") == seat:
                entered = True
            elif event.kind == "mage-defeated" and event.fact("who") == seat:
                defeats += 1
            elif event.kind == "reacted" and event.depth == self._base:
                self._react(at, event, walk)
        return _At(state, at.step, entered, defeats)

    # ---- what is met

    def _meet(self, at: _At, question: Question, walk: Walk) -> None:
        """Keeps what may answer the step itself, not what answers that."""
        top = at.state.top
        if not isinstance(top, Window) or len(at.state.stack) != self._base + 1:
            return
        must = question.option(PASS) is None
        for option in question.options:
            card = dict(option.facts).get("card")
            if isinstance(card, str):
                self._keep(at, walk, question.for_seat or question.seat, card, must)

    def _react(self, at: _At, event: Event, walk: Walk) -> None:
        program = parsed(str(event.fact("program")))
        if program is not None:
            self._keep(at, walk, str(event.fact("seat")), program.component, must=True)
        elif event.fact("kind") == "order-trap":
            self._keep(at, walk, str(event.fact("seat")), "order-trap", must=True)

    def _keep(self, at: _At, walk: Walk, seat: str, card: str, must: bool) -> None:
        met = self.met.setdefault(walk[: at.step], [])
        one = Met(walk[at.step - 1], seat, card, must)
        if one not in met:
            met.append(one)
