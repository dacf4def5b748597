"""Every way that something under way can still go: positions in which somebody is asked, and the answers.

Positions that are equal are one. What is done with them is the caller's: which position is an end, what of
the events tells positions apart, and what must not be looked at.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from tutor.engine.enumerate import keys
from tutor.engine.event import Event
from tutor.engine.game import Game
from tutor.engine.question import Option, Question
from tutor.engine.state import State, TableT
from tutor.engine.step import advance, take

POSITIONS = 2_000
"""So many positions are looked at, unless more are asked for."""

ENDLESS = 10_000
"""So many full stops without a question are taken for play that does not end."""

Kind: TypeAlias = Literal["asked", "end", "hidden", "cut"]
"""Somebody is asked; it is over; nobody may look further; there was no room to look further."""

Noted: TypeAlias = tuple[tuple[str, str], ...]
"""What of the events on the way tells positions apart: kinds of events, and whom they are about."""


class Way(NamedTuple):
    """An answer, the events up to the next question, and the number of the spot it leads to."""

    key: str
    option: Option | None
    events: tuple[Event, ...]
    to: int


@dataclass(slots=True)
class Spot(Generic[TableT]):
    """A position on the way; `depth` is the least number of answers that lead there."""

    number: int
    state: State[TableT]
    kind: Kind
    question: Question | None = None
    noted: Noted = ()
    depth: int = 0
    ways: tuple[Way, ...] = ()


class Aim(Struct, Generic[TableT], frozen=True):
    """What is looked at. `over` tells whether a position is an end (`asked` in it, if anything is).

    `notes` is what an event adds to `Noted`. `hides` tells whether a question and what happened before it may
    not be looked at.
    """

    game: Game[TableT]
    over: Callable[[State[TableT], Question | None], bool]
    notes: Callable[[Event], tuple[str, str] | None]
    hides: Callable[[tuple[Event, ...], Question | None], bool] = lambda events, question: False
    positions: int = POSITIONS


@dataclass(slots=True)
class Ways(Generic[TableT]):
    """All ways from a position, which is the first spot; `left` counts the spots that were not looked at."""

    spots: list[Spot[TableT]] = field(default_factory=list)
    left: int = 0

    @property
    def complete(self) -> bool:
        """Whether every way was followed to its end."""
        return not self.left

    def leaves(self) -> Iterator[Spot[TableT]]:
        """The spots from which no way leads on."""
        return (spot for spot in self.spots if not spot.ways)

    def edges(self) -> Iterator[tuple[Spot[TableT], Way]]:
        """Every way with the spot it begins in, in the order in which they were found."""
        return ((spot, way) for spot in self.spots for way in spot.ways)

    def orders(self) -> dict[int, int] | None:
        """How many orders of answers lead to each leaf, by its number; None where ways lead in a circle."""
        missing = [0] * len(self.spots)
        for _, way in self.edges():
            missing[way.to] += 1
        counts, ready, seen = [1] + [0] * (len(self.spots) - 1), deque([0]), 0
        while ready:
            spot = self.spots[ready.popleft()]
            seen += 1
            for way in spot.ways:
                counts[way.to] += counts[spot.number]
                missing[way.to] -= 1
                if not missing[way.to]:
                    ready.append(way.to)
        if seen < len(self.spots):
            return None
        return {spot.number: counts[spot.number] for spot in self.leaves()}


class Run(NamedTuple):
    """How far play goes by itself: to a question, to an end, or to where nobody may look."""

    state: State[Any]
    events: tuple[Event, ...]
    question: Question | None
    kind: Kind
    noted: Noted


def run(
    aim: Aim[TableT],
    state: State[TableT],
    events: tuple[Event, ...] = (),
    noted: Noted = (),
    before: State[TableT] | None = None,
) -> Run:
    """Goes on from a position that the events have led to from the one `before`.

    What nobody may look at has not happened yet in the position that is given back.
    """
    if before is not None and aim.hides(events, None):
        return Run(before, (), None, "hidden", noted)
    noted = _with(aim, noted, events)
    for _ in range(ENDLESS):
        if not state.stack or aim.over(state, None):
            return Run(state, events, None, "end", noted)
        step = advance(aim.game, state)
        if aim.hides(step.events, None):
            return Run(state, events, None, "hidden", noted)
        state = step.state
        if step.question is not None:
            return Run(state, events, step.question, _asked(aim, state, step.question), noted)
        events += step.events
        noted = _with(aim, noted, step.events)
    raise RuntimeError(f"no question and no end after {ENDLESS} full stops")


def _asked(aim: Aim[TableT], state: State[TableT], question: Question) -> Kind:
    if aim.over(state, question):
        return "end"
    return "hidden" if aim.hides((), question) else "asked"


def _with(aim: Aim[TableT], noted: Noted, events: tuple[Event, ...]) -> Noted:
    found = (aim.notes(event) for event in events)
    return noted + tuple(one for one in found if one is not None)


def explore(aim: Aim[TableT], state: State[TableT]) -> Ways[TableT]:
    """Every way from a position, the nearest spots first, as far as `positions` lets it go.

    What is asked in the position itself is never an end.
    """
    ways: Ways[TableT] = Ways()
    numbers: dict[tuple[State[TableT], Noted, Kind], int] = {}
    ways.spots.append(_first(aim, state))
    waiting, looked = deque([0]), 0
    while waiting:
        spot = ways.spots[waiting.popleft()]
        if spot.kind != "asked":
            continue
        if looked >= aim.positions:
            spot.kind, ways.left = "cut", ways.left + 1
            continue
        looked += 1
        known = len(ways.spots)
        spot.ways = tuple(_ways(aim, ways, numbers, spot))
        waiting.extend(range(known, len(ways.spots)))
    return ways


def _first(aim: Aim[TableT], state: State[TableT]) -> Spot[TableT]:
    """The spot in which it begins: where something is asked in it, that is no end."""
    step = advance(aim.game, state)
    if step.question is not None and not step.events:
        kind: Kind = "hidden" if aim.hides((), step.question) else "asked"
        return Spot(0, step.state, kind, step.question)
    found = run(aim, state)
    kind = "asked" if found.kind == "end" and found.question is not None else found.kind
    return Spot(0, found.state, kind, found.question, found.noted)


def _ways(
    aim: Aim[TableT],
    ways: Ways[TableT],
    numbers: dict[tuple[State[TableT], Noted, Kind], int],
    spot: Spot[TableT],
) -> Iterator[Way]:
    question = spot.question
    assert question is not None
    for key in keys(question):
        step = take(aim.game, spot.state, question, key)
        found = run(aim, step.state, step.events, spot.noted, spot.state)
        same = (found.state, found.noted, found.kind)
        if same not in numbers:
            numbers[same] = len(ways.spots)
            there = Spot(
                len(ways.spots), found.state, found.kind, found.question, found.noted, spot.depth + 1
            )
            ways.spots.append(there)
        yield Way(key, question.option(key), found.events, numbers[same])
