"""Where the cards of wizards lie, as what stands against using one that is not where it has to be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.engine.event import facts
from tutor.engine.question import Refusal
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.state.table import Table

ZONES: Final = {
    "grimoire": "pen.card.zone.grimoire",
    "inventory": "pen.card.zone.inventory",
    "equipment": "pen.card.zone.equipment",
    "talent": "pen.card.wizard-cards",
    "experience": "pen.card.zone.experience",
    "discarded": "pen.card.discard",
    "market": "pen.setup.markets",
    "gone": "pen.card.discard",
    "nowhere": "pen.card.gain",
}
"""The rule for each place where a card can lie."""


def places(table: Table) -> Iterator[tuple[str, str, str | None]]:
    """Every card that lies open: in which zone, and before which seat or in which market."""
    for wizard in table.wizards:
        yield from ((card.id, card.zone, wizard.seat) for card in wizard.cards)
    for market in table.markets:
        yield from ((card, "market", market.id) for card in market.cards)
    yield from ((card, "gone", None) for card in table.out if card in box(table.box).cards)


def lying(table: Table) -> Iterator[tuple[str, Refusal]]:
    """Every card of the game with where it lies: open before somebody, in a market, or nowhere in sight."""
    cards = set[str]()
    for card, zone, where in places(table):
        cards.add(card)
        yield card, Refusal(ZONES[zone], "lies-elsewhere", facts(card=card, zone=zone, where=where))
    for card in box(table.box).cards:
        if card not in cards:
            about = facts(card=card, zone="nowhere", where=None)
            yield card, Refusal(ZONES["nowhere"], "lies-elsewhere", about)
