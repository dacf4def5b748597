"""A finite set of positions from which random play starts: games whose first round is about to begin."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.engine.step import advance, take
from tutor.games.openings import SEATS
from tutor.games.resarcana.procedures.setup import opening
from tutor.games.resarcana.state import Mode, Table


def setups() -> Iterator[State[Table]]:
    """A first game for two, games for three and four, and a draft for two."""
    yield _set_up(2, "first-game")
    yield _set_up(3, "")
    yield _set_up(4, "")
    yield _set_up(2, "draft")


@cache
def _set_up(n: int, mode: Mode) -> State[Table]:
    """A game for so many after its set-up, in which everybody takes what is offered first."""
    from tutor.games.resarcana import GAME

    state = opening(SEATS[:n], mode)
    while not any(isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack):
        step = advance(GAME, state)
        state = step.state
        if step.question is not None:
            state = take(GAME, state, step.question, _first(step.question)).state
    return state


def _first(question: Question) -> str:
    return question.options[0].key if question.chance is None else question.chance.pick(0)
