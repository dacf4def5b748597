"""A finite set of positions from which random play starts: games whose first round is about to begin."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tutor.engine.state import State
from tutor.framework.sample_positions import at_rounds
from tutor.framework.variants import SEATS, TRAINING
from tutor.games.blackrose.procedures.setup import opening
from tutor.games.blackrose.state.options import SWITCHES
from tutor.games.blackrose.state.table import Table


def setups() -> Iterator[State[Table]]:
    """Games for two, three and four with the training set, and one for three with all optional rules."""
    for n in (2, 3, 4):
        yield _set_up(n)
    yield _set_up(3, tuple(switch.id for switch in SWITCHES))


@cache
def _set_up(n: int, options: tuple[str, ...] = ()) -> State[Table]:
    """A game for so many after its set-up, in which everybody takes what is offered first."""
    from tutor.games.blackrose import GAME

    return at_rounds(GAME, opening(SEATS[:n], box=TRAINING, options=options))
