"""Cards 21 to 30."""

from __future__ import annotations

from tutor.games.seasons.cards.making import CardText, activate, card, trigger
from tutor.games.seasons.effects import GainAny, Own, Sacrifice

KNOWLEDGE = "sea.card.potion-of-knowledge.effect"
HOURGLASS = "sea.card.hourglass.effect"

CARDS_21_30: tuple[CardText, ...] = (
    card(22, "runic-cube"),
    card(
        25,
        "potion-of-knowledge",
        activate(KNOWLEDGE, Sacrifice(rule=KNOWLEDGE, copy=Own()), GainAny(rule=KNOWLEDGE, n=5)),
    ),
    card(27, "hourglass", trigger("season", HOURGLASS, GainAny(rule=HOURGLASS, n=1), whose="any")),
)
