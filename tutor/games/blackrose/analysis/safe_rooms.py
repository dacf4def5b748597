"""Which rooms a mage of Black Rose Wars may enter safely: what he would set off there, and how it would end.

Every room that his moves reach is walked to in the engine itself, by every way there. At each of them all
others answer as they like: the worst is what they can do to him if he answers as well as he can, the best is
what comes of it if everybody wishes him well. Chance is taken at its worst, and at its best.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.engine.step import advance, take
from tutor.framework.readings import readings_of
from tutor.games.blackrose import GAME
from tutor.games.blackrose.analysis.seat_view import OPEN, Unknown, hides, known_to
from tutor.games.blackrose.analysis.walk_minimax import Met, Outcome, Search, Walk, WalkOutcome
from tutor.games.blackrose.state.lodge.ground import ways
from tutor.games.blackrose.state.table import Table

POSITIONS: Final = 4_000
"""So many questions are looked at, unless more are asked for."""

How: TypeAlias = Literal["explore", "moves", "inertia", "effect"]
"""By beginning to explore, by the moves that are left of it, by Inertia, or by another effect that moves."""

HOW: Final[dict[str, How]] = {"explore-step": "moves", "inertia-move": "inertia", "move": "effect"}


class RoomOutlook(Struct, frozen=True):
    """What a room means for the mage: the safest way there, what lies on it, how it can end.

    `others` counts the ways there that are no better.
    """

    room: str
    walk: Walk
    met: tuple[Met, ...]
    worst: Outcome
    best: Outcome
    others: int = 0

    @property
    def safe(self) -> bool:
        """Whether nothing bad can come of going there, as far as it is known."""
        worst = self.worst
        return not (worst.hidden or worst.defeats) and max(worst.damage, worst.jinxes, worst.lost) <= 0


class SafeRooms(Struct, frozen=True):
    """The rooms that a mage can reach with his moves, the safest first, as far as the asker knows the cards.

    `left` counts the walks that were not looked at; `unknown` cards are left out of account.
    """

    mage: str
    seat: str
    how: How
    moves: int
    rooms: tuple[RoomOutlook, ...]
    unknown: tuple[Unknown, ...]
    left: int = 0


def safe_rooms(state: State[Table], seat: str = OPEN, positions: int = POSITIONS) -> SafeRooms | None:
    """The rooms that the mage who is asked can reach with his moves; None where nobody is about to move."""
    known, unknown = known_to(state, seat)
    beginning = _begin(known)
    if beginning is None:
        return None
    start, question, how = beginning
    moves = _moves(start, question)
    search = Search(start, question, hides(state.table, seat), positions)
    by_room: dict[str, list[WalkOutcome]] = {}
    left = 0
    for walk in walks(start, question.seat, moves):
        outcome = search.outcome(walk)
        if outcome is None:
            left += 1
        else:
            by_room.setdefault(walk[-1], []).append(outcome)
    rooms = [_outlook(search, room, there) for room, there in by_room.items()]
    rooms.sort(key=lambda one: (one.worst, one.best, len(one.walk)))
    return SafeRooms(question.seat, seat, how, moves, tuple(rooms), unknown, left)


def _outlook(search: Search, room: str, there: list[WalkOutcome]) -> RoomOutlook:
    """The safest way to a room; of equal ones the shortest."""
    walk, worst, best = min(there, key=lambda one: (one.worst, len(one.walk), one.best, one.walk))
    return RoomOutlook(room, walk, tuple(dict.fromkeys(search.met_on(walk))), worst, best, len(there) - 1)


def _begin(state: State[Table]) -> tuple[State[Table], Question, How] | None:
    """The question in which the mage moves: the one that waits, or the first of an Explore he may begin."""
    step = advance(GAME, state)
    question = step.question
    if question is None or step.events:
        return None
    if question.kind == "action" and question.option("explore") is not None:
        step = take(GAME, step.state, question, "explore")
        while step.question is None and step.state.stack:
            step = advance(GAME, step.state)
        question = step.question
        if question is None or question.kind != "explore-step":
            return None
        return step.state, question, "explore"
    if question.kind not in HOW or not _moves(step.state, question):
        return None
    return step.state, question, HOW[question.kind]


def _moves(state: State[Table], question: Question) -> int:
    """How many rooms the mage who is asked can still go; 0 where another figure is moved."""
    frame, turn = state.top, state.table.turn
    if not isinstance(frame, Frame):
        return 0
    if question.kind == "explore-step":
        return turn.left.count("move") if turn is not None else 0
    if question.kind == "inertia-move":
        return 1
    steps = frame.get("steps-left")
    return steps if frame.get("mover") == question.seat and isinstance(steps, int) else 0


def walks(state: State[Table], mage: str, moves: int) -> Iterator[Walk]:
    """Every walk of at most so many moves that comes into no room twice, the shortest first."""
    table = state.table
    here = table.where(mage)
    waiting: list[Walk] = [()]
    for _ in range(moves):
        longer = []
        for walk in waiting:
            at = table.placed(mage, walk[-1]) if walk else table
            near = ways(at, mage, readings_of(state))
            longer += [(*walk, room) for room in near if room not in walk and room != here]
        yield from longer
        waiting = longer
