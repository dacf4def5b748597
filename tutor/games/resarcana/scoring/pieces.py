"""What is never lost or made: every card, tile and item lies in one place (essences are unlimited)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from tutor.framework.card_fields import lying
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.table import Table


def pieces(table: Table) -> Mapping[str, int]:
    """How often each component is on the table or out of the game.

    A place of power is counted as its tile, whichever of its sides is up.
    """
    tiles = {side: tile.id for tile in box().tiles for side in (tile.sun, tile.moon)}
    return Counter(tiles.get(id, id) for id in _components(table))


def _components(table: Table) -> Iterator[str]:
    yield from lying(table)
    if table.looking is not None:
        yield from table.looking.cards
    for player in table.players:
        yield from lying(player)
