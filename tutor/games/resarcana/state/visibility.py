"""What is hidden from whom: hands, decks, and what is chosen face down before the game."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.framework.decks import Deck
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Looking, Table

HIDDEN = "hidden"
"""What stands in a table for a card whose face the seat does not know."""


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
        looking = Looking(looking.seat, _backs(looking.cards), looking.deck)
    return replace(
        table,
        players=tuple(_seen(player, player.seat == seat) for player in table.players),
        deck=_face_down(table.deck),
        spare=_backs(table.spare),
        looking=looking,
    )


def _backs(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards)


def _face_down(deck: Deck) -> Deck:
    return replace(deck, layers=tuple(_backs(layer) for layer in deck.layers))


def _seen(player: Player, own: bool) -> Player:
    player = replace(player, deck=_face_down(player.deck))
    if own:
        return player
    return replace(
        player,
        hand=_backs(player.hand),
        mages=_backs(player.mages),
        draft=_backs(player.draft),
        kept=_backs(player.kept),
        own=_backs(player.own),
    )


def _hidden_from(table: Table, seat: str) -> Iterator[str]:
    yield from (*table.deck.cards, *table.spare)
    for player in table.players:
        if player.seat != seat:
            yield from (*player.hand, *player.deck.cards, *player.mages, *player.draft, *player.kept)
    if table.looking is not None and table.looking.seat != seat:
        yield from table.looking.cards
