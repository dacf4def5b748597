"""Other readings: the same position and the same answers under several sets of rulings, side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from tutor.engine.event import Event
from tutor.engine.game import Game
from tutor.engine.question import NotAllowed, Option, Question, Refused
from tutor.engine.state import State, TableT
from tutor.engine.step import advance, take
from tutor.rules.catalogue import load
from tutor.trace.diff import Change, changes

Rulings: TypeAlias = Mapping[str, str]
"""Readings by the ids of their rulings; of those not named the one in force is kept."""

Begin: TypeAlias = Callable[[Rulings], State[TableT] | None]
"""Puts the position that is asked about on the table with some readings replaced; None where it has flaws."""

MOST_STOPS: Final = 20_000
"""A line of more full stops is taken for one that never ends."""


class Stop(NamedTuple, Generic[TableT]):
    """One place of a line: what has become true since the one before, and what is asked, if anything."""

    state: State[TableT]
    events: tuple[Event, ...]
    question: Question | None


class Run(NamedTuple, Generic[TableT]):
    """A line that was played under some readings.

    `stops` are its places from the beginning on, none where the position has flaws under these readings. Of
    the answers the first `given` fitted; the one behind them did not, if there is one.
    """

    readings: dict[str, str]
    stops: tuple[Stop[TableT], ...]
    given: int

    @property
    def last(self) -> Stop[TableT] | None:
        """The place at which the line ends."""
        return self.stops[-1] if self.stops else None


class Parted(Struct, frozen=True):
    """Where a line first differs from the one before it, and in what.

    `at` is the number of the place, `what` what differs there: whether there is such a position at all, what
    became true, what is asked, what may be answered, what is refused and why, the table, or that the one line
    goes on. `alone` are the keys of answers that only the first line offers there, and those of the second.
    """

    at: int
    what: Literal["position", "events", "question", "offered", "refused", "table", "end"]
    alone: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())


class Compared(NamedTuple, Generic[TableT]):
    """Two lines of the same answers under different readings; without `parted` they are the same.

    `differs` are the facts that are different where both end, `alone` the answers that only the first and
    only the second end with, and `refused` what only the first and only the second refuse there.
    """

    first: Run[TableT]
    second: Run[TableT]
    parted: Parted | None
    differs: tuple[Change, ...] = ()
    alone: tuple[tuple[Option, ...], tuple[Option, ...]] = ((), ())
    refused: tuple[tuple[Refused, ...], tuple[Refused, ...]] = ((), ())

    def there(self, second: bool = False) -> Stop[TableT] | None:
        """The place of a line at which the two part, None where that line has ended before."""
        run = self.second if second else self.first
        at = len(run.stops) if self.parted is None else self.parted.at
        return run.stops[at] if at < len(run.stops) else None


def compared(
    game: Game[TableT], begin: Begin[TableT], answers: Sequence[str], *sets: Rulings
) -> tuple[Compared[TableT], ...]:
    """Every further set of readings compared with the first one."""
    runs = [run(game, begin, answers, readings) for readings in sets]
    return tuple(_compare(game, runs[0], other) for other in runs[1:])


def run(game: Game[TableT], begin: Begin[TableT], answers: Sequence[str], readings: Rulings) -> Run[TableT]:
    """Plays the answers under some readings, on to the question that waits behind them."""
    stops, given = [], 0
    for stop, count in _played(game, begin(readings), answers):
        stops.append(stop)
        given = count
    return Run(dict(readings), tuple(stops), given)


class Matters(Struct, frozen=True):
    """A ruling that makes a difference: under which other reading, and where."""

    ruling: str
    reading: str
    parted: Parted


class WhichMatter(Generic[TableT]):
    """Which rulings change anything on a line or in what may be answered at its end.

    Found by playing it under each other reading of every ruling, which can be done bit by bit; `left` counts
    the readings that were not played yet.
    """

    def __init__(self, game: Game[TableT], begin: Begin[TableT], answers: Sequence[str]) -> None:
        self._game, self._begin, self._answers = game, begin, tuple(answers)
        self._baseline = run(game, begin, self._answers, {})
        state = begin({})
        rulings = load(game.id).rulings
        in_force = {one.id: (state.ruling(one.id) if state else "") or one.default for one in rulings}
        self._waiting = [
            (one.id, reading.id)
            for one in rulings
            for reading in one.readings
            if reading.id != in_force[one.id]
        ]
        self.matters: tuple[Matters, ...] = ()

    @property
    def left(self) -> int:
        """How many readings are still to be played."""
        return len(self._waiting)

    def run(self, readings: int | None = None) -> WhichMatter[TableT]:
        """Plays the line under so many further readings (all, if not said)."""
        count = len(self._waiting) if readings is None else readings
        now, self._waiting = self._waiting[:count], self._waiting[count:]
        for ruling, reading in now:
            parted = self._parted({ruling: reading})
            if parted is not None:
                self.matters += (Matters(ruling, reading, parted),)
        return self

    def _parted(self, readings: Rulings) -> Parted | None:
        """Where the line parts from the told one; it is played no further than that."""
        stops = self._baseline.stops
        state = self._begin(readings)
        if state is None or not stops:
            return None if state is None and not stops else Parted(0, "position")
        at = -1
        for at, (stop, _) in enumerate(_played(self._game, state, self._answers)):
            last = at == len(stops) - 1
            parted = Parted(at, "end") if at >= len(stops) else _differs(at, stops[at], stop, last)
            if parted is not None:
                return parted
        return Parted(at + 1, "end") if at + 1 < len(stops) else None


def _played(
    game: Game[TableT], state: State[TableT] | None, answers: Sequence[str]
) -> Iterator[tuple[Stop[TableT], int]]:
    """The places of a line, each with the number of answers given up to it."""
    if state is None:
        return
    given, events = 0, tuple[Event, ...]()
    for _ in range(MOST_STOPS):
        step = advance(game, state)
        state, events = step.state, (*events, *step.events)
        if step.question is None and state.stack:
            continue
        yield Stop(state, events, step.question), given
        if step.question is None or given == len(answers):
            return
        try:
            step = take(game, state, step.question, answers[given])
        except NotAllowed:
            return
        state, events, given = step.state, step.events, given + 1


def _compare(game: Game[TableT], first: Run[TableT], second: Run[TableT]) -> Compared[TableT]:
    parted = _where(first, second)
    one, other = first.last, second.last
    if parted is None or one is None or other is None:
        return Compared(first, second, parted)
    return Compared(
        first,
        second,
        parted,
        changes(game, one.state, other.state),
        (_alone(one, other), _alone(other, one)),
        (_refused_alone(one, other), _refused_alone(other, one)),
    )


def _where(first: Run[TableT], second: Run[TableT]) -> Parted | None:
    if bool(first.stops) != bool(second.stops):
        return Parted(0, "position")
    both = min(len(first.stops), len(second.stops))
    for at in range(both):
        last = at == both - 1
        parted = _differs(at, first.stops[at], second.stops[at], last)
        if parted is not None:
            return parted
    return Parted(both, "end") if len(first.stops) != len(second.stops) else None


def _differs(at: int, one: Stop[TableT], other: Stop[TableT], last: bool) -> Parted | None:
    """What differs in two places with the same number; refusals are looked at in the `last` one alone."""
    if [_event_key(event) for event in one.events] != [_event_key(event) for event in other.events]:
        return Parted(at, "events")
    mine, theirs = one.question, other.question
    if _question_key(mine) != _question_key(theirs):
        return Parted(at, "question")
    keys = [() if each is None else tuple(option.key for option in each.options) for each in (mine, theirs)]
    if keys[0] != keys[1]:
        alone = tuple(key for key in keys[0] if key not in keys[1])
        return Parted(at, "offered", (alone, tuple(key for key in keys[1] if key not in keys[0])))
    if last and mine is not None and theirs is not None and tuple(mine.refused) != tuple(theirs.refused):
        return Parted(at, "refused")
    return Parted(at, "table") if one.state.table != other.state.table else None


def _event_key(event: Event) -> tuple[Any, ...]:
    """An event apart from where in its program it became true."""
    return event.kind, event.rule, event.facts, event.program


def _question_key(question: Question | None) -> tuple[Any, ...] | None:
    if question is None:
        return None
    return question.seat, question.kind, question.rule, question.chance, question.facts


def _alone(one: Stop[TableT], other: Stop[TableT]) -> tuple[Option, ...]:
    """The answers that only the first place offers."""
    offered = () if one.question is None else one.question.options
    known = set() if other.question is None else {option.key for option in other.question.options}
    return tuple(option for option in offered if option.key not in known)


def _refused_alone(one: Stop[TableT], other: Stop[TableT]) -> tuple[Refused, ...]:
    """What only the first place refuses, or refuses for other reasons."""
    known = (
        {} if other.question is None else {each.option.key: each.reasons for each in other.question.refused}
    )
    mine = () if one.question is None else one.question.refused
    return tuple(each for each in mine if known.get(each.option.key) != each.reasons)
