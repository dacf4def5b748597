"""A finite set of positions from which random play starts: whole games after their prelude."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tutor.engine.state import State
from tutor.framework.sample_positions import at_rounds
from tutor.framework.variants import SEATS
from tutor.games.seasons.procedures.setup import opening
from tutor.games.seasons.state.table import Level, Table


def setups() -> Iterator[State[Table]]:
    """Games for two, three and four, one at each level."""
    yield _set_up(2, "apprentice")
    yield _set_up(3, "magician")
    yield _set_up(4, "archmage")


@cache
def _set_up(n: int, level: Level) -> State[Table]:
    """A game after its prelude, in which everybody takes what is offered first."""
    from tutor.games.seasons import GAME

    return at_rounds(GAME, opening(SEATS[:n], level), _middle)


def _middle(total: int) -> int:
    """Somewhere in the middle: the first of all hands would hold the same few cards for everybody."""
    return total * 5 // 13
