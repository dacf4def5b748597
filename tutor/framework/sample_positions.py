"""Games after their set-up, for the finite set of positions from which random play starts."""

from __future__ import annotations

from collections.abc import Callable

from tutor.engine.game import Game
from tutor.engine.state import Frame, State, TableT
from tutor.engine.step import advance, take


def at_rounds(
    game: Game[TableT], state: State[TableT], pick: Callable[[int], int] = lambda total: 0
) -> State[TableT]:
    """The game played on until its rounds have begun: everybody takes what is offered first.

    `pick` says which of so many equally likely outcomes chance brings, counted from 0.
    """
    while not any(isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack):
        step = advance(game, state)
        state, question = step.state, step.question
        if question is not None:
            chance = question.chance
            key = question.options[0].key if chance is None else chance.pick(pick(chance.total))
            state = take(game, state, question, key).state
    return state
