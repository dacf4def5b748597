"""Which cards in play do not answer a card that comes into play, though they answer what is like it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.engine.event import Event
from tutor.games.seasons.box import box
from tutor.games.seasons.effects.common import At
from tutor.games.seasons.state import Table

SUMMONS_ONLY: Final = {"staff-of-spring": True, "forgotten-vase": True, "arcano-leech": False}
"""The cards that answer summons from hand alone, and whether these are the owner's own or an opponent's."""

FAIRIES: Final = "thieving-fairies"


def unanswered(moment: At, table: Table, seat: str, card: str, how: str) -> tuple[Event, ...]:
    """What is told of cards in play that do not answer the card: once for each card and owner.

    Rules: sea.card.staff-of-spring.hand-only, sea.card.forgotten-vase.hand-only,
    sea.card.arcano-leech.hand-only, sea.card.thieving-fairies.only-activation.
    """
    found = dict.fromkeys(_silent(table, seat, card, how))
    return tuple(moment.event("no-answer", rule, seat=who, card=one, of=card) for who, one, rule in found)


def _silent(table: Table, seat: str, card: str, how: str) -> Iterator[tuple[str, str, str]]:
    immediate = "immediate" in box().cards[card].types
    for player in table.players:
        own = player.seat == seat
        for copy in player.play:
            if how == "free" and SUMMONS_ONLY.get(copy.card) == own:
                yield player.seat, copy.card, f"sea.card.{copy.card}.hand-only"
            elif copy.card == FAIRIES and immediate and not own:
                yield player.seat, FAIRIES, "sea.card.thieving-fairies.only-activation"
