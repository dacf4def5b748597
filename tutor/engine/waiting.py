"""What has to come first: why nothing but the answers to a question can be given while it waits."""

from __future__ import annotations

from tutor.engine.game import Game
from tutor.engine.question import Question, Refusal
from tutor.engine.state import Frame, State, TableT


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
