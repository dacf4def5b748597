"""Every way that something under way can still go: positions in which somebody is asked, and the answers.

Positions that are equal are one. What is done with them is the caller's: which position is an end, what of
the events tells positions apart, and what must not be looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from heapq import heapify, heappop, heappush
from typing import Any, Generic, NamedTuple

from msgspec import Struct

from tutor.analysis.game_graph import Kind, Noted, Spot, Way, Ways
from tutor.analysis.watched import goes_on
from tutor.engine.chance import TooMany
from tutor.engine.enumerate import keys
from tutor.engine.event import Event
from tutor.engine.game import Game
from tutor.engine.question import Option, Question
from tutor.engine.state import State, TableT
from tutor.engine.step import Step, advance, settle, take

POSITIONS = 2_000
"""So many positions are looked at, unless more are asked for."""

ENDLESS = 10_000
"""So many full stops without a question are taken for play that does not end."""

ANSWERS = 10_000
"""A question with more answers is not looked at: orders of a deck, for the most part."""


def nothing_hidden(events: tuple[Event, ...], question: Question | None) -> bool:
    """Everything may be looked at."""
    return False


def all_known(state: State[TableT]) -> State[TableT]:
    """The position as it is."""
    return state


def nothing_noted(noted: Noted, event: Event) -> Noted:
    """No event tells positions apart."""
    return noted


def _every_answer(ways: Ways[TableT], spot: Spot[TableT]) -> Iterator[tuple[str, Noted]]:
    assert spot.question is not None
    return ((key, spot.noted) for key in keys(spot.question))


class Aim(Struct, Generic[TableT], frozen=True):
    """What is looked at. `over` tells whether a position is an end (the question in it, if there is one);
    without it play ends where nothing is under way.

    `notes` is what is noted behind an event. `hides` tells whether a question and what happened before it may
    not be looked at: of several events, where one of them may not. `unseen` tells whether an error of the
    engine says that it would have to look at something hidden. `follow` gives the answers that are looked at
    in a spot, with what is noted behind each; `same` is the position that stands for all that are alike.
    `rank` tells how late a spot is looked at that an answer in another leads to: the least comes first, and
    of equals the last found; without it the nearest come first. `beaten` tells whether one need not be looked
    at any more. `known` takes out of a position what nobody can use that is hidden. With `merge` off equal
    positions are not one: every line is walked.
    """

    game: Game[TableT]
    over: Callable[[State[TableT], Question | None], bool] | None = None
    notes: Callable[[Noted, Event], Noted] = nothing_noted
    hides: Callable[[tuple[Event, ...], Question | None], bool] = nothing_hidden
    positions: int = POSITIONS
    unseen: Callable[[Exception], bool] = lambda error: False
    follow: Callable[[Ways[TableT], Spot[TableT]], Iterable[tuple[str, Noted]]] = _every_answer
    same: Callable[[State[TableT]], State[TableT]] = all_known
    rank: Callable[[Spot[TableT], Spot[TableT]], int] | None = None
    beaten: Callable[[Spot[TableT]], bool] | None = None
    known: Callable[[State[TableT]], State[TableT]] = all_known
    merge: bool = True

    @property
    def straight(self) -> bool:
        """Whether nothing need be looked at between two questions, unless something hidden happens there."""
        return self.over is None and self.known is all_known


class Run(NamedTuple):
    """How far play goes by itself: to a question, to an end, or to where nobody may look."""

    state: State[Any]
    events: tuple[Event, ...]
    question: Question | None
    kind: Kind
    noted: Noted


class _Successor(NamedTuple):
    """Where an answer leads: as `Run`, with the number of the first spot in the same position."""

    first: int
    state: State[Any]
    events: tuple[Event, ...]
    question: Question | None
    kind: Kind
    noted: Noted


class Progress(NamedTuple):
    """How far an exploration is: positions looked at, that wait, and found in all; `depth` in answers."""

    looked: int
    waiting: int
    total: int
    depth: int


class Exploration(Generic[TableT]):
    """Ways from a position, found bit by bit: `run` goes on, and `ways` can be used at any time.

    The nearest spots are looked at first, or by their rank; those that wait are `cut`. What is asked in the
    position itself is never an end. How often it was stopped makes no difference to what is found.
    """

    def __init__(self, aim: Aim[TableT], state: State[TableT]) -> None:
        first = _first(aim, state)
        self.aim = aim
        self.ways: Ways[TableT] = Ways([first])
        self.looked = self.depth = 0
        self._firsts = {(aim.same(first.state), first.kind): 0}
        self._numbers = {(0, first.noted): 0}
        self._successors: dict[tuple[int, str], _Successor] = {}
        # Only what `follow` notes has the same position looked at again, and then no event adds to it.
        self._comes_again = aim.merge and aim.follow is not _every_answer and aim.notes is nothing_noted
        self._waiting: list[tuple[int, int, int]] = []
        if first.kind == "asked":
            self._wait(first, (0, 0))

    @property
    def progress(self) -> Progress:
        """How far it is."""
        return Progress(self.looked, len(self._waiting), len(self.ways.spots), self.depth)

    @property
    def over(self) -> bool:
        """Whether nothing waits to be looked at."""
        return not self._waiting

    def run(self, positions: int) -> bool:
        """Looks at so many positions more, or at all there are; whether some still wait."""
        while positions > 0 and self._waiting and goes_on():
            spot = self._next()
            if not self._is_beaten(spot):
                positions -= 1
                self._look(spot)
        return bool(self._waiting)

    def drop_beaten(self) -> None:
        """Leaves out what waits of which nothing that matters can come any more."""
        self._waiting = [one for one in self._waiting if not self._is_beaten(self.ways.spots[one[-1]])]
        heapify(self._waiting)

    def _next(self) -> Spot[TableT]:
        return self.ways.spots[heappop(self._waiting)[-1]]

    def _is_beaten(self, spot: Spot[TableT]) -> bool:
        if self.aim.beaten is None or not self.aim.beaten(spot):
            return False
        spot.kind = "beaten"
        self.ways.beaten += 1
        self.ways.left -= 1
        return True

    def _look(self, spot: Spot[TableT]) -> None:
        assert spot.question is not None
        self.looked += 1
        self.depth = spot.depth
        spot.kind = "asked"
        try:
            answers = list(self.aim.follow(self.ways, spot))
        except TooMany:
            answers = []
        many = not answers and spot.question.chance is not None
        if many or len(answers) > ANSWERS:
            spot.kind = "cut"
            return
        self.ways.left -= 1
        if not answers:
            spot.kind = "stuck"
            return
        known = len(self.ways.spots)
        options = {option.key: option for option in spot.question.options}
        spot.ways = tuple([self._way(spot, key, options.get(key), noted) for key, noted in answers])
        for there in self.ways.spots[known:]:
            number, rank = there.number, self.aim.rank
            late = (0, number) if rank is None else (rank(spot, there), -number)
            if there.kind == "asked":
                self._wait(there, late)

    def _wait(self, spot: Spot[TableT], late: tuple[int, int]) -> None:
        spot.kind = "cut"
        self.ways.left += 1
        heappush(self._waiting, (*late, spot.number))

    def _way(self, spot: Spot[TableT], key: str, option: Option | None, noted: Noted) -> Way:
        aim, spots = self.aim, self.ways.spots
        successor = self._successors.get((spot.first, key))
        if successor is None:
            successor = self._successor(spot, key, noted)
        elif successor.noted != noted:
            successor = successor._replace(noted=noted)
        number = len(spots)
        if aim.merge:
            number = self._numbers.setdefault((successor.first, successor.noted), number)
        if number == len(spots):
            first, state, _, asked, kind, noted = successor
            spots.append(Spot(number, state, kind, asked, noted, spot.depth + 1, first=first))
        return Way(key, option, successor.events, number)

    def _successor(self, spot: Spot[TableT], key: str, noted: Noted) -> _Successor:
        """Where an answer leads, played by the engine."""
        aim = self.aim
        assert spot.question is not None
        stop = _answered(aim, spot.state, spot.question, key, noted)
        state, first = aim.same(stop.state), len(self.ways.spots)
        if aim.merge:
            first = self._firsts.setdefault((state, stop.kind), first)
        successor = _Successor(first, state, stop.events, stop.question, stop.kind, stop.noted)
        if self._comes_again:
            self._successors[spot.first, key] = successor
        return successor


def explore(aim: Aim[TableT], state: State[TableT]) -> Ways[TableT]:
    """Every way from a position as far as `positions` lets it go."""
    exploration = Exploration(aim, state)
    exploration.run(aim.positions)
    exploration.drop_beaten()
    return exploration.ways


def run(
    aim: Aim[TableT],
    state: State[TableT],
    events: tuple[Event, ...] = (),
    noted: Noted = (),
    before: State[TableT] | None = None,
) -> Run:
    """Goes on from a position that the events have led to from the one `before`.

    What nobody may look at has not happened yet in the position that is given back. Raises RuntimeError
    where there is neither a question nor an end.
    """
    if before is not None and aim.hides(events, None):
        return Run(before, (), None, "hidden", noted)
    noted = _with(aim, noted, events)
    if aim.straight:
        straight = _straight(aim, state, events, noted, before)
        if straight is not None:
            return straight
    game, over, hides = aim.game, aim.over, aim.hides
    for _ in range(ENDLESS):
        if not state.stack or (over is not None and over(state, None)):
            return Run(state, events, None, "end", noted)
        try:
            step = advance(game, state)
        except Exception as error:
            if not aim.unseen(error):
                raise
            return Run(state if before is None else before, (), None, "hidden", noted)
        if hides(step.events, None):
            return Run(state, events, None, "hidden", noted)
        state = step.state
        if step.question is not None:
            return Run(state, events, step.question, _kind_of_stop(aim, state, step.question), noted)
        state = aim.known(state)
        events += step.events
        noted = _with(aim, noted, step.events)
    raise RuntimeError(f"no question and no end after {ENDLESS} full stops")


def _straight(
    aim: Aim[TableT],
    state: State[TableT],
    events: tuple[Event, ...],
    noted: Noted,
    before: State[TableT] | None,
) -> Run | None:
    """Goes on to the next question or to where nothing is under way; None if something hidden happens before.

    How far one may look then is found full stop by full stop.
    """
    if aim.hides is nothing_hidden:
        step = _tried(aim, settle, aim.game, state, ENDLESS)
        if step is None:
            return Run(state if before is None else before, (), None, "hidden", noted)
    else:
        try:
            step = settle(aim.game, state, ENDLESS)
        except Exception:  # it may come of what lies behind the full stop up to which one may look
            return None
        if aim.hides(step.events, step.question):
            return None
    noted = _with(aim, noted, step.events)
    kind: Kind = "end" if step.question is None else "asked"
    return Run(step.state, events + step.events, step.question, kind, noted)


def _first(aim: Aim[TableT], state: State[TableT]) -> Spot[TableT]:
    """The spot in which it begins: where something is asked in it, that is no end."""
    step = advance(aim.game, state)
    if step.question is not None and not step.events:
        kind: Kind = "hidden" if aim.hides((), step.question) else "asked"
        return Spot(0, step.state, kind, step.question)
    stop = run(aim, state)
    kind = "asked" if stop.kind == "end" and stop.question is not None else stop.kind
    return Spot(0, stop.state, kind, stop.question, stop.noted)


def _tried(aim: Aim[TableT], act: Callable[..., Step[TableT]], *given: object) -> Step[TableT] | None:
    """What comes of it; None where something hidden would have to be looked at."""
    try:
        return act(*given)
    except Exception as error:
        if aim.unseen(error):
            return None
        raise


def _kind_of_stop(aim: Aim[TableT], state: State[TableT], question: Question) -> Kind:
    if aim.over is not None and aim.over(state, question):
        return "end"
    return "hidden" if aim.hides((), question) else "asked"


def _with(aim: Aim[TableT], noted: Noted, events: tuple[Event, ...]) -> Noted:
    if aim.notes is not nothing_noted:
        for event in events:
            noted = aim.notes(noted, event)
    return noted


def _answered(aim: Aim[TableT], state: State[TableT], question: Question, key: str, noted: Noted) -> Run:
    step = _tried(aim, take, aim.game, state, question, key)
    if step is None:
        return Run(state, (), None, "hidden", noted)
    return run(aim, step.state, step.events, noted, state)
