"""What is hidden from whom: hands, decks, and what is chosen face down before the game."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.framework.card_fields import backs, face_down, from_outside, lying_hidden
from tutor.games.resarcana.state.table import Table


def secrets(table: Table, seat: str) -> frozenset[str]:
    """The ids that the seat may not be told: what others hold, and what lies in decks.

    Of the own deck the order alone is unknown, and that is nowhere. Discard piles are public
    (res.discard.public).
    """
    return frozenset(_hidden_from(table, seat))


def seen(table: Table, seat: str) -> Table:
    """The table as the seat sees it: decks are face down, and so is what others keep secret."""
    looking = table.looking
    if looking is not None and looking.seat != seat:
        looking = replace(looking, cards=backs(looking.cards))
    players = tuple(
        replace(one, **face_down(one)) if one.seat == seat else from_outside(one) for one in table.players
    )
    return replace(table, players=players, looking=looking, **face_down(table))


def _hidden_from(table: Table, seat: str) -> Iterator[str]:
    yield from lying_hidden(table)
    for player in table.players:
        if player.seat != seat:
            yield from lying_hidden(player)
    if table.looking is not None and table.looking.seat != seat:
        yield from table.looking.cards
