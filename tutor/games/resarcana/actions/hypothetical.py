"""What a seat could be asked for: its action, a magic item, what it collects, how it answers a check.

Everything is listed by the queries of the programs that ask, on the table as it is; where the moment is
another, that is one more reason against all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from msgspec.structs import replace

from tutor.engine.event import facts
from tutor.engine.program import Path, sentence_at, walk
from tutor.engine.question import Question, Refusal
from tutor.engine.sentence import Act, Choose, Sentence
from tutor.engine.state import Frame, State
from tutor.framework.hypothetical import against, imagined, listed, sentence_at_top
from tutor.games.resarcana.actions.moves import PASSING
from tutor.games.resarcana.position.reading import this_game
from tutor.games.resarcana.procedures.actions import ACTIONS, LIST, ONE, TakeAction
from tutor.games.resarcana.procedures.collect import ORDER_FREE, TOGETHER
from tutor.games.resarcana.procedures.passing import CHOOSE_ITEM, SWAP
from tutor.games.resarcana.programs import BOOK
from tutor.games.resarcana.state.table import Phase, Table

PHASES: Final = "res.round.phases"
CHECK: Final = "res.win.check-time"
STATUE: Final = "res.win.statue"

COLLECT: Final[Path] = (1, 0, 0)
"""Where "collect-seat" asks for the next step."""
ITEM: Final[Path] = next(path for path, asks in walk(BOOK[PASSING].sentences) if asks is CHOOSE_ITEM)
"""Where "pass" asks for a magic item."""
AT_CHECK: Final[Path] = (0, 0, 0, 0, 1)
"""Where "check" asks for what answers it, before points are counted."""


def acts(state: State[Table], seat: str) -> tuple[Question, ...]:
    """The questions for the action of a seat, its next magic item, what it collects and what answers a check.

    Each offers what the seat may do now, and refuses all else for every reason, among them that the moment is
    another. Nobody else can be asked: () for chance and for a name that is no seat.
    """
    if seat not in state.table.seats:
        return ()
    questions = (_action(state, seat), _item(state, seat), _collect(state, seat), _at_check(state, seat))
    return tuple(one for one in questions if one is not None and (one.options or one.refused))


def _over(table: Table) -> Iterator[Refusal]:
    if table.ended:
        yield Refusal("res.win.winner", "game-over", facts(who=table.winners))


def _phase(table: Table, phase: Phase) -> Iterator[Refusal]:
    yield from _over(table)
    if table.phase != phase:
        yield Refusal(PHASES, "other-phase", facts(phase=table.phase or None, needs=phase))


# ---- the action of a turn


def _action(state: State[Table], seat: str) -> Question:
    table = replace(state.table, turn=seat)
    moment = imagined(this_game(), replace(state, table=table), "turn", seat, (1,))
    question = ACTIONS.question(moment, ACTIONS.options(moment), seat, LIST, "action")
    reasons = tuple(_no_action(state, seat))
    # That something else is under way tells less than what stands against an action itself.
    return against(question, reasons, behind=[one.kind for one in reasons] == ["action-begun"])


def _no_action(state: State[Table], seat: str) -> Iterator[Refusal]:
    table = state.table
    yield from _phase(table, "actions")
    if table.player(seat).passed:
        yield Refusal("res.action.passed-skipped", "has-passed", facts(who=seat))
    if table.turn != seat:
        yield Refusal(ONE, "not-turn", facts(who=table.turn or None))
    elif not isinstance(_waits(state), TakeAction):
        yield Refusal(ONE, "action-begun", facts(who=seat))


def _waits(state: State[Table]) -> Sentence | None:
    """The sentence that is next."""
    top = sentence_at_top(this_game(), state)
    return None if top is None else top[1]


# ---- the next magic item


def _item(state: State[Table], seat: str) -> Question:
    top = sentence_at_top(this_game(), state)
    frame, asks = top or (None, None)
    if frame is not None and frame.owner == seat and isinstance(asks, Choose) and asks.kind == "item":
        moment = imagined(this_game(), state, frame.program, seat, frame.path, frame.bindings)
        return listed(asks, moment, seat)
    moment = imagined(this_game(), state, PASSING, seat, ITEM)
    return against(listed(CHOOSE_ITEM, moment, seat), tuple(_no_item(state, seat)))


def _no_item(state: State[Table], seat: str) -> Iterator[Refusal]:
    yield from _phase(state.table, "actions")
    passed = state.table.player(seat).passed
    yield Refusal(SWAP, "has-passed" if passed else "not-passing", facts(who=seat))


# ---- collecting


def _collect(state: State[Table], seat: str) -> Question:
    own = _frame(state, "collect-seat", seat)
    bindings = () if own is None else own.bindings
    moment = imagined(this_game(), state, "collect-seat", seat, COLLECT, bindings)
    asks = sentence_at(BOOK["collect-seat"], COLLECT)
    assert isinstance(asks, Choose)
    return against(listed(asks, moment, seat), tuple(_no_collecting(state, seat, asks)))


def _no_collecting(state: State[Table], seat: str, asks: Choose) -> Iterator[Refusal]:
    yield from _phase(state.table, "collect")
    if state.table.phase != "collect":
        return
    own = _frame(state, "collect-seat", seat)
    if own is None:
        others = (one for one in state.table.seats if _frame(state, "collect-seat", one) is not None)
        yield Refusal(TOGETHER, "not-collecting", facts(who=next(others, None)))
    elif own is not state.top or _waits(state) is not asks:
        yield Refusal(ORDER_FREE, "step-begun", facts(who=seat))


def _frame(state: State[Table], program: str, owner: str = "") -> Frame | None:
    """The innermost effect of that program, of a seat if one is given."""
    for entry in reversed(state.stack):
        if isinstance(entry, Frame) and entry.program == program and owner in ("", entry.owner):
            return entry
    return None


# ---- what answers a check


def _at_check(state: State[Table], seat: str) -> Question | None:
    moment = imagined(this_game(), state, "check", seat, AT_CHECK, facts(seat=seat))
    asks = sentence_at(BOOK["check"], AT_CHECK)
    assert isinstance(asks, Act)
    choices = asks.among.choices(moment)
    if not choices.options and not choices.refused:
        return None
    return against(listed(asks, moment, seat), tuple(_no_check(state, seat)))


def _no_check(state: State[Table], seat: str) -> Iterator[Refusal]:
    yield from _over(state.table)
    check = _frame(state, "check")
    if check is None:
        yield Refusal(CHECK, "no-check", facts(who=seat))
    elif check.get("seat") != seat or check is not state.top:
        yield Refusal(STATUE, "other-at-check", facts(who=check.get("seat")))


# ---- what passes


def turn(state: State[Table]) -> Hashable:
    """Which turn it is: round and seat, and between two turns none.

    A turn by itself is told from the next one by its place on the stack.
    """
    table, top = state.table, sentence_at_top(this_game(), state)
    acting = _frame(state, "actions")
    if acting is None:
        alone = _frame(state, "turn")
        return (
            table.game,
            table.round,
            "" if alone is None else alone.owner,
            alone and state.stack.index(alone),
        )
    if acting is state.top and not (top and isinstance(top[1], TakeAction)):
        return (table.game, table.round, "")
    return (table.game, table.round, table.turn)


def round_of(state: State[Table]) -> Hashable:
    """Which round of which game of a match it is, and whether the game is over."""
    return (state.table.game, state.table.round, state.table.ended)


def phase(state: State[Table]) -> Hashable:
    """Which phase it is; none between two rounds."""
    return state.table.phase


PERIODS: Final[dict[str, Callable[[State[Table]], Hashable]]] = {
    "turn": turn,
    "phase": phase,
    "round": round_of,
}
"""What passes in the game, each with a value that changes when one of them is over."""
