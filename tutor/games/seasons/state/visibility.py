"""What is hidden from whom: hands, libraries, cards on their way, the deck, the discard pile.

In the prelude everybody sees the hand dealt or passed on to the own seat, and what was chosen of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.framework.card_fields import backs, face_down, from_outside, lying_hidden
from tutor.games.seasons.state.table import Table


def secrets(table: Table, seat: str) -> frozenset[str]:
    """The ids that the seat may not be told: what others hold, keep under their tokens, choose and look at.

    An id that the seat can see elsewhere is no secret: it is that of both copies. The order of the deck is
    nowhere, so it needs no hiding.
    """
    return frozenset(_hidden_from(table, seat)) - frozenset(_open_to(table, seat))


def seen(table: Table, seat: str) -> Table:
    """The table as the seat sees it: deck and discard pile lie face down, and so do the cards of others."""
    players = tuple(one if one.seat == seat else from_outside(one) for one in table.players)
    looking = tuple(
        one if one.shown or one.seat == seat else replace(one, cards=backs(one.cards))
        for one in table.looking
    )
    return replace(table, players=players, looking=looking, **face_down(table))


def _hidden_from(table: Table, seat: str) -> Iterator[str]:
    for player in table.players:
        if player.seat != seat:
            yield from lying_hidden(player)
    for looking in table.looking:
        if looking.seat != seat and not looking.shown:
            yield from looking.cards


def _open_to(table: Table, seat: str) -> Iterator[str]:
    for player in table.players:
        yield from (copy.card for copy in player.play)
    yield from lying_hidden(table.player(seat))
    yield from (card for card in (*table.player(seat).origin[0], *table.player(seat).origin[1]))
    if table.turn is not None and table.turn.announced:
        yield table.turn.announced
    for looking in table.looking:
        if looking.seat == seat or looking.shown:
            yield from looking.cards
