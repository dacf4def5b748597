"""Cards 11 to 20."""

from __future__ import annotations

from tutor.engine.query import Bind
from tutor.engine.sentence import ForEach
from tutor.games.seasons.cards.making import CardText, card, trigger
from tutor.games.seasons.effects import GiveCrystals, Solvent

FIGRIM = "sea.card.figrim.effect"

CARDS_11_20: tuple[CardText, ...] = (
    card(
        11,
        "figrim",
        trigger(
            "season",
            FIGRIM,
            ForEach(
                rule=FIGRIM,
                over=Solvent(),
                into="seat",
                body=(GiveCrystals(rule=FIGRIM, n=1, giver=Bind(name="seat")),),
            ),
            whose="any",
        ),
    ),
    card(20, "hand-of-fortune"),
)
