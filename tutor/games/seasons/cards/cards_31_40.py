"""Cards 31 to 40."""

from __future__ import annotations

from tutor.games.seasons.cards.making import CardText

CARDS_31_40: tuple[CardText, ...] = ()
