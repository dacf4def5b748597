"""Cards 41 to 50."""

from __future__ import annotations

from tutor.games.seasons.cards.making import CardText

CARDS_41_50: tuple[CardText, ...] = ()
