"""Cards 1 to 10."""

from __future__ import annotations

from tutor.games.seasons.cards.making import CardText, card, enter, trigger
from tutor.games.seasons.effects import GainAny, GainCrystals, Own

WATER = "sea.card.amulet-of-water.effect"
EARTH = "sea.card.amulet-of-earth.effect"
STAFF = "sea.card.staff-of-spring.effect"

CARDS_01_10: tuple[CardText, ...] = (
    card(3, "amulet-of-earth", enter(EARTH, GainCrystals(rule=EARTH, n=9))),
    card(4, "amulet-of-water", enter(WATER, GainAny(rule=WATER, n=4, onto=Own()))),
    card(6, "staff-of-spring", trigger("summoned", STAFF, GainCrystals(rule=STAFF, n=3))),
    card(8, "purse-of-io"),
)
