"""What has to come first: why nothing but the answers to a question can be given while it waits."""

from __future__ import annotations

from tutor.engine.game import Game
from tutor.engine.question import Question, Refusal
from tutor.engine.state import Frame, State, TableT

NOT_DUE = "not-due"
"""The kind of the reason that something is decided inside an effect that has not come to it."""

SET_UP_OVER = "set-up-over"
"""The kind of the reason that something was decided in the set-up."""

ASKED_OF = "asked-of"
"""The kind of the reason that another seat is asked for it."""

NOT_AMONG = "not-among"
"""The kind of the reason that what is asked now has no such answer."""


def comes_first(game: Game[TableT], state: State[TableT], question: Question | None) -> tuple[Refusal, ...]:
    """Why a seat can do nothing else in a position in which that question waits, or none.

    Something else is asked, or an effect goes on before anything is asked. Nothing comes first where nothing
    is under way.
    """
    if question is not None:
        return (Refusal(question.rule, "asked-first", (("seat", question.seat), ("kind", question.kind))),)
    if not state.stack:
        return ()
    top = state.top
    program = game.programs[top.program if isinstance(top, Frame) else top.event.program]
    return (Refusal(program.rule, "under-way", (("program", program.id),)),)


def not_due(rule: str, program: str | None) -> Refusal:
    """That something is decided inside an effect that does not ask for it now; None: inside several."""
    return Refusal(rule, "not-due", (("program", program),))


def set_up_over(rule: str) -> Refusal:
    """That something was decided in the set-up."""
    return Refusal(rule, "set-up-over")


def asked_elsewhere(question: Question, seat: str, to: str) -> Refusal:
    """Why a seat cannot answer a question to a seat like that: it is not asked, or not for this."""
    if seat == to:
        return Refusal(question.rule, "not-among")
    return Refusal(question.rule, "asked-of", (("seat", to),))
