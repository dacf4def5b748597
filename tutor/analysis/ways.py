"""Every way that something under way can still go: positions in which somebody is asked, and the answers.

Positions that are equal are one. What is done with them is the caller's: which position is an end, what of
the events tells positions apart, and what must not be looked at.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any, Generic, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from tutor.engine.enumerate import keys
from tutor.engine.event import Event
from tutor.engine.game import Game
from tutor.engine.question import Option, Question
from tutor.engine.state import State, TableT
from tutor.engine.step import Step, advance, take

POSITIONS = 2_000
"""So many positions are looked at, unless more are asked for."""

ENDLESS = 10_000
"""So many full stops without a question are taken for play that does not end."""

Kind: TypeAlias = Literal["asked", "end", "hidden", "cut", "beaten"]
"""Somebody is asked; it is over; nobody may look further; there was no room to look further; nothing that
matters can come of it any more."""

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


def _every_answer(ways: Ways[TableT], spot: Spot[TableT]) -> Iterator[tuple[str, Noted]]:
    assert spot.question is not None
    return ((key, spot.noted) for key in keys(spot.question))


class Aim(Struct, Generic[TableT], frozen=True):
    """What is looked at. `over` tells whether a position is an end (`asked` in it, if anything is).

    `notes` is what an event adds to `Noted`. `hides` tells whether a question and what happened before it may
    not be looked at, `unseen` whether an error of the engine says that it would have to look at something
    hidden. `follow` gives the answers that are looked at in a spot, with what is noted behind each; `same`
    is the position that stands for all that are alike. `rank` tells how late a spot is looked at that an
    answer in another leads to: the least comes first, and of equals the last found. `beaten` tells whether
    one need not be looked at any more. `known` takes out of a position what nobody can use that is hidden.
    """

    game: Game[TableT]
    over: Callable[[State[TableT], Question | None], bool]
    notes: Callable[[Event], tuple[str, str] | None]
    hides: Callable[[tuple[Event, ...], Question | None], bool] = lambda events, question: False
    positions: int = POSITIONS
    unseen: Callable[[Exception], bool] = lambda error: False
    follow: Callable[[Ways[TableT], Spot[TableT]], Iterable[tuple[str, Noted]]] = _every_answer
    same: Callable[[State[TableT]], State[TableT]] = lambda state: state
    rank: Callable[[Spot[TableT], Spot[TableT]], int] | None = None
    beaten: Callable[[Spot[TableT]], bool] = lambda spot: False
    known: Callable[[State[TableT]], State[TableT]] = lambda state: state


@dataclass(slots=True)
class Ways(Generic[TableT]):
    """All ways from a position, which is the first spot.

    `left` counts the spots that were not looked at, `beaten` those of which nothing that matters can come.
    """

    spots: list[Spot[TableT]] = field(default_factory=list)
    left: int = 0
    beaten: int = 0

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
        step = _tried(aim, advance, aim.game, state)
        if step is None:
            return Run(state if before is None else before, (), None, "hidden", noted)
        if aim.hides(step.events, None):
            return Run(state, events, None, "hidden", noted)
        state = step.state
        if step.question is not None:
            return Run(state, events, step.question, _asked(aim, state, step.question), noted)
        state = aim.known(state)
        events += step.events
        noted = _with(aim, noted, step.events)
    raise RuntimeError(f"no question and no end after {ENDLESS} full stops")


def _tried(aim: Aim[TableT], act: Callable[..., Step[TableT]], *given: object) -> Step[TableT] | None:
    """What comes of it; None where something hidden would have to be looked at."""
    try:
        return act(*given)
    except Exception as error:
        if aim.unseen(error):
            return None
        raise


def _asked(aim: Aim[TableT], state: State[TableT], question: Question) -> Kind:
    if aim.over(state, question):
        return "end"
    return "hidden" if aim.hides((), question) else "asked"


def _with(aim: Aim[TableT], noted: Noted, events: tuple[Event, ...]) -> Noted:
    found = (aim.notes(event) for event in events)
    return noted + tuple(one for one in found if one is not None)


def explore(aim: Aim[TableT], state: State[TableT]) -> Ways[TableT]:
    """Every way from a position as far as `positions` lets it go: the nearest spots first, or by their rank.

    What is asked in the position itself is never an end.
    """
    ways: Ways[TableT] = Ways()
    numbers: dict[tuple[State[TableT], Noted, Kind], int] = {}
    ways.spots.append(_first(aim, state))
    waiting, looked = [(0, 0, 0)], 0
    while waiting:
        spot = ways.spots[heappop(waiting)[-1]]
        if spot.kind != "asked":
            continue
        if aim.beaten(spot):
            spot.kind, ways.beaten = "beaten", ways.beaten + 1
            continue
        if looked >= aim.positions:
            spot.kind, ways.left = "cut", ways.left + 1
            continue
        looked += 1
        known = len(ways.spots)
        spot.ways = tuple(_ways(aim, ways, numbers, spot))
        for there in ways.spots[known:]:
            number = there.number
            late = (0, number) if aim.rank is None else (aim.rank(spot, there), -number)
            heappush(waiting, (*late, number))
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


def _answered(aim: Aim[TableT], state: State[TableT], question: Question, key: str, noted: Noted) -> Run:
    step = _tried(aim, take, aim.game, state, question, key)
    if step is None:
        return Run(state, (), None, "hidden", noted)
    return run(aim, step.state, step.events, noted, state)


def _ways(
    aim: Aim[TableT],
    ways: Ways[TableT],
    numbers: dict[tuple[State[TableT], Noted, Kind], int],
    spot: Spot[TableT],
) -> Iterator[Way]:
    question = spot.question
    assert question is not None
    for key, noted in aim.follow(ways, spot):
        found = _answered(aim, spot.state, question, key, noted)
        same = (aim.same(found.state), found.noted, found.kind)
        if same not in numbers:
            numbers[same] = len(ways.spots)
            there = Spot(len(ways.spots), same[0], found.kind, found.question, found.noted, spot.depth + 1)
            ways.spots.append(there)
        yield Way(key, question.option(key), found.events, numbers[same])
