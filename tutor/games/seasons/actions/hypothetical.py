"""What a player could be asked to do in a turn, or which die to take, at any moment; and what passes.

Everything is listed by the queries of the programs that ask, on the table as it is; where the moment is
another, that is one more reason against all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from msgspec.structs import replace

from tutor.engine.event import facts
from tutor.engine.program import Path, sentence_at, walk
from tutor.engine.question import Option, Question, Refusal, Refused
from tutor.engine.sentence import Act, Choose
from tutor.engine.state import State
from tutor.framework.hypothetical import against, imagined, listed, sentence_at_top
from tutor.games.seasons.position.reading import this_game
from tutor.games.seasons.procedures.round import CHOOSE, ROLL
from tutor.games.seasons.programs import BOOK
from tutor.games.seasons.state.table import Table

ONE_EACH: Final = "sea.turn.one-each"
FREE_ORDER: Final = "sea.turn.order.free"
END: Final = "sea.end.trigger"

BEFORE_DIE: Final[tuple[str, Path]] = ("turn", (1,))
"""Where a turn asks for what is done before the gains of the die."""
BEHIND_DIE: Final[tuple[str, Path]] = ("actions", (0,))
"""Where a turn asks for everything else."""
TAKING: Final[Path] = next(
    path
    for path, sentence in walk(BOOK["round"].sentences)
    if isinstance(sentence, Choose) and sentence.kind == "take-die"
)
"""Where "round" asks for a die."""


def acts(state: State[Table], seat: str) -> tuple[Question, ...]:
    """The questions for the actions of a seat in a turn and for its die, with every reason against each.

    For a seat whose turn it is not, nothing of the turn under way is open. Raises KeyError for a name that is
    no seat.
    """
    return _in_turn(state, seat), _taking(state, seat)


def _in_turn(state: State[Table], seat: str) -> Question:
    turn = state.table.turn
    own = turn is not None and turn.seat == seat
    program, path = BEFORE_DIE if own and turn is not None and turn.stage == "before-die" else BEHIND_DIE
    asks = sentence_at(BOOK[program], path)
    assert isinstance(asks, Act)
    seen = state if own else replace(state, table=replace(state.table, turn=None))
    question = listed(asks, imagined(this_game(), seen, program, seat, path), seat)
    reasons = tuple(_not_now(state, seat, asks))
    # That something else is under way tells less than what stands against an action itself.
    return against(question, reasons, behind=[one.kind for one in reasons] == ["act-begun"])


def _not_now(state: State[Table], seat: str, asks: Act) -> Iterator[Refusal]:
    """Why a seat does not act at this moment; nothing if it is what it is asked for."""
    table, top = state.table, sentence_at_top(this_game(), state)
    if top is not None and top[1] is asks and top[0].owner == seat:
        return
    if table.ended:
        yield Refusal(END, "game-over")
    if table.turn is None or table.turn.seat != seat:
        yield Refusal(ONE_EACH, "not-turn", facts(who=None if table.turn is None else table.turn.seat))
    else:
        yield Refusal(FREE_ORDER, "act-begun", facts(who=seat))


# ---- the dice of a round


def _taking(state: State[Table], seat: str) -> Question:
    """The die that a seat takes; where no dice have been rolled, one that is not there yet."""
    asks, dice = sentence_at(BOOK["round"], TAKING), state.table.rolled
    assert isinstance(asks, Choose)
    reasons = tuple(_no_taking(state, seat, asks))
    if not dice:
        none = Refused(Option("die", "take-no-die"), (Refusal(ROLL, "not-rolled"), *reasons))
        return Question(seat, asks.rule, asks.kind, (), (none,))
    moment = imagined(this_game(), state, "round", seat, TAKING, facts(seat=seat))
    return against(listed(asks, moment, seat), reasons)


def _no_taking(state: State[Table], seat: str, asks: Choose) -> Iterator[Refusal]:
    """Why a seat does not take a die at this moment."""
    own, top = state.table.die_of(seat), sentence_at_top(this_game(), state)
    who = top[0].get("seat") if top is not None and top[1] is asks else None
    if state.table.ended:
        yield Refusal(END, "game-over")
    if own is not None:
        yield Refusal(CHOOSE, "die-chosen", facts(who=seat, die=own.die))
    elif who != seat:
        yield Refusal(CHOOSE, "not-choosing", facts(who=who))


# ---- what passes


def turn_of(state: State[Table]) -> Hashable:
    """Which turn it is: round and seat, and between two turns none."""
    turn = state.table.turn
    return None if turn is None else (state.table.round, turn.seat)


def round_of(state: State[Table]) -> Hashable:
    """Which round it is, and whether it was the last."""
    return (state.table.round, state.table.ended)


PERIODS: Final[dict[str, Callable[[State[Table]], Hashable]]] = {"turn": turn_of, "round": round_of}
"""What passes in the game, each with a value that changes when one of them is over."""
