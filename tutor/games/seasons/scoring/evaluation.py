"""How well a player stands in the middle of a game: prestige as it is, and something for the means to more.

The weights are our own, for opponents that compare positions; no rule of the game rests on them.
"""

from __future__ import annotations

from typing import Final

from tutor.engine.state import State
from tutor.framework.readings import readings_of
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.scoring.final_points import score
from tutor.games.seasons.state.derived import usable
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table

POINT: Final = 20
"""What a point of prestige is worth; everything else is weighed against it."""

TOKEN, POWER, ROOM = 34, 30, 60
"""An energy token, a step of summoning power, and one that a card in hand can use."""

HAND: Final = 90
"""What a card in hand promises as long as there is time."""


def evaluation(state: State[Table], seat: str) -> int:
    """How well the seat stands; higher is better."""
    table = state.table
    player = table.player(seat)
    points = POINT * score(table, seat, readings_of(state)).total
    if table.ended:
        return points
    return points + _means(table, player) * _ahead(table) // box().spaces


def _ahead(table: Table) -> int:
    """How much of the game is left, in twelfths of a year, at most one year."""
    years = box().years[-1] - table.year
    left = years * box().spaces + box().spaces + 1 - table.space
    return max(0, min(box().spaces, left))


def _means(table: Table, player: Player) -> int:
    """What energy, summoning power and cards in hand promise."""
    tokens = min(size(usable(player)), box().reserve)
    free = player.power - len(player.play)
    wanted = len(player.hand) + sum(map(len, player.library))
    return (
        TOKEN * tokens
        + POWER * max(0, free - wanted)
        + ROOM * min(max(0, free), wanted)
        + HAND * len(player.hand)
    )
