"""What is never lost or made: every card, tile and item lies in one place (essences are unlimited)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Table


def pieces(table: Table) -> Mapping[str, int]:
    """How often each component is on the table or out of the game.

    A place of power is counted as its tile, whichever of its sides is up.
    """
    tiles = {side: tile.id for tile in box().tiles for side in (tile.sun, tile.moon)}
    return Counter(tiles.get(id, id) for id in _components(table))


def _components(table: Table) -> Iterator[str]:
    yield from (*table.places, *table.monuments, *table.deck.cards, *table.spare, *table.open)
    yield from (item.id for item in table.items)
    if table.looking is not None:
        yield from table.looking.cards
    for player in table.players:
        yield from _of(player)


def _of(player: Player) -> Iterator[str]:
    yield from (*player.hand, *player.deck.cards, *player.discard, *player.mages, *player.draft, *player.kept)
    yield from (one.id for one in player.tableau)
