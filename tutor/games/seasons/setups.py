"""A finite set of positions from which random play starts: whole games after their prelude."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.engine.step import advance, take
from tutor.games.openings import SEATS
from tutor.games.seasons.procedures.setup import opening
from tutor.games.seasons.state import Level, Table


def setups() -> Iterator[State[Table]]:
    """Games for two, three and four, one at each level."""
    yield _set_up(2, "apprentice")
    yield _set_up(3, "magician")
    yield _set_up(4, "archmage")


@cache
def _set_up(n: int, level: Level) -> State[Table]:
    """A game after its prelude, in which everybody takes what is offered first."""
    from tutor.games.seasons import GAME

    state = opening(SEATS[:n], level)
    while not _in_rounds(state):
        step = advance(GAME, state)
        state = step.state
        if step.question is not None:
            state = take(GAME, state, step.question, _first(step.question)).state
    return state


def _first(question: Question) -> str:
    if question.chance is None:
        return question.options[0].key
    # Somewhere in the middle: the first of all hands would hold the same few cards for everybody.
    return question.chance.pick(question.chance.total * 5 // 13)


def _in_rounds(state: State[Table]) -> bool:
    return any(isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack)
