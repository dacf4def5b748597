"""What each season die of a round is worth to who may take one now, in Seasons.

The turn is played as if it came at once: what others take, and do in their turns before it, nobody knows.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.question import CHANCE
from tutor.engine.state import State
from tutor.engine.step import advance
from tutor.framework.readings import readings_of
from tutor.games.seasons import GAME
from tutor.games.seasons.analysis.best_turn import POSITIONS, BestTurn, For, best_turn
from tutor.games.seasons.components.faces import Side
from tutor.games.seasons.state.dice import side_up
from tutor.games.seasons.state.table import Rolled, Table


class DieValue(Struct, frozen=True):
    """A die that can be taken: what it shows, and the best that can be made of the turn with it."""

    die: str
    side: int
    shows: Side
    turn: BestTurn


class DieValues(Struct, frozen=True):
    """All dice that a seat can take, the best first."""

    seat: str
    dice: tuple[DieValue, ...]


def die_values(state: State[Table], aim: For = "crystals", positions: int = POSITIONS) -> DieValues | None:
    """The value of each die that is offered; None where none is. `positions` are shared out among them."""
    question = advance(GAME, state).question
    if question is None or question.kind != "take-die" or question.seat == CHANCE:
        return None
    seat, table = question.seat, state.table
    values, free = [], [one for one in table.rolled if not one.seat]
    for one in free:
        turn = best_turn(_with_die(state, seat, one), aim, max(1, positions // len(free)))
        if turn is not None:
            values.append(DieValue(one.die, one.side, side_up(one, readings_of(state)), turn))
    return DieValues(seat, tuple(sorted(values, key=_worst)))


def _with_die(state: State[Table], seat: str, die: Rolled) -> State[Table]:
    """The position in which the seat has taken a die, and its turn begins at once."""
    rolled = tuple(replace(one, seat=seat) if one == die else one for one in state.table.rolled)
    return replace(state, table=replace(state.table, rolled=rolled), stack=()).push("turn", seat)


def _worst(value: DieValue) -> tuple[bool, float]:
    end = value.turn.value
    return end is None, 0.0 if end is None else -float(end)
