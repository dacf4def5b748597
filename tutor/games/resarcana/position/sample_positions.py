"""A finite set of positions from which random play starts: games whose first round is about to begin."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tutor.engine.state import State
from tutor.framework.sample_positions import at_rounds
from tutor.framework.variants import SEATS
from tutor.games.resarcana.procedures.setup import opening
from tutor.games.resarcana.state.table import Mode, Table


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

    return at_rounds(GAME, opening(SEATS[:n], mode))
