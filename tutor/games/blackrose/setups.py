"""A finite set of positions from which random play starts: games whose first round is about to begin."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tutor.engine.question import Question
from tutor.engine.state import Frame, State
from tutor.engine.step import advance, take
from tutor.games.blackrose.options import SWITCHES
from tutor.games.blackrose.procedures.setup import opening
from tutor.games.blackrose.state import Table
from tutor.games.openings import SEATS, TRAINING


def setups() -> Iterator[State[Table]]:
    """Games for two, three and four with the training set, and one for three with all optional rules."""
    for n in (2, 3, 4):
        yield _set_up(n)
    yield _set_up(3, tuple(switch.id for switch in SWITCHES))


@cache
def _set_up(n: int, options: tuple[str, ...] = ()) -> State[Table]:
    """A game for so many after its set-up, in which everybody takes what is offered first."""
    from tutor.games.blackrose import GAME

    state = opening(SEATS[:n], box=TRAINING, options=options)
    while not _in_rounds(state):
        step = advance(GAME, state)
        state = step.state
        if step.question is not None:
            state = take(GAME, state, step.question, _first(step.question)).state
    return state


def _first(question: Question) -> str:
    return question.options[0].key if question.chance is None else question.chance.pick(0)


def _in_rounds(state: State[Table]) -> bool:
    return any(isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack)
