"""What is never lost or made during play: the two copies of each card. Energy and crystals are unlimited."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tutor.framework.card_fields import lying
from tutor.games.seasons.state.table import Table


def pieces(table: Table) -> dict[str, int]:
    """How often each card is on the table (sea.comp.cards.count).

    Energy tokens come from a stockpile that has no number (sea.ruling.stockpile-limit).
    """
    return dict(Counter(_cards(table)))


def _cards(table: Table) -> Iterator[str]:
    yield from lying(table)
    for looking in table.looking:
        yield from looking.cards
    for player in table.players:
        yield from lying(player)
        yield from (copy.card for copy in player.play)
