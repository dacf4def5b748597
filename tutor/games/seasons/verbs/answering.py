"""Which cards in play do not answer a card that comes into play, though they answer what is like it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.engine.event import Event
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At

SUMMONS_ONLY: Final = {"staff-of-spring": True, "forgotten-vase": True, "arcano-leech": False}
"""The cards that answer summons from hand alone, and whether these are the owner's own or an opponent's."""

FAIRIES: Final = "thieving-fairies"

IMMEDIATE_ICONS: Final = ("lantern", "runic-cube")
"""The cards that are immediate by one reading of sea.ruling.effect-types."""


def unanswered(moment: At, table: Table, seat: str, card: str, how: str) -> tuple[Event, ...]:
    """What is told of cards in play that do not answer the card: once for each card and owner.

    Rules: sea.card.staff-of-spring.hand-only, sea.card.forgotten-vase.hand-only,
    sea.card.arcano-leech.hand-only, sea.card.thieving-fairies.only-activation.
    """
    silences = dict.fromkeys(_silent(moment, table, seat, card, how))
    return tuple(moment.event("no-answer", rule, seat=who, card=one, of=card) for who, one, rule in silences)


def _is_immediate(moment: At, card: str) -> bool:
    """Whether the card has an immediate effect (sea.ruling.effect-types)."""
    by_icon = card in IMMEDIATE_ICONS and moment.reading("sea.ruling.effect-types") == "lua"
    return by_icon or "immediate" in box().cards[card].types


def _silent(moment: At, table: Table, seat: str, card: str, how: str) -> Iterator[tuple[str, str, str]]:
    immediate = _is_immediate(moment, card)
    for player in table.players:
        own = player.seat == seat
        for copy in player.play:
            if how == "free" and SUMMONS_ONLY.get(copy.card) == own:
                yield player.seat, copy.card, f"sea.card.{copy.card}.hand-only"
            elif copy.card == FAIRIES and immediate and not own:
                yield player.seat, FAIRIES, "sea.card.thieving-fairies.only-activation"
