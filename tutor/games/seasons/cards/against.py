"""What stands against activating cards: above all, costs that cannot be paid (sea.effect.activated.cost)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from tutor.engine.event import facts
from tutor.engine.question import Refusal
from tutor.framework.readings import Readings
from tutor.games.seasons.actions.payment import SCOPE, places
from tutor.games.seasons.cards.making import Against
from tutor.games.seasons.components.faces import ENERGIES
from tutor.games.seasons.state.derived import HAND, counted, discount
from tutor.games.seasons.state.player import Copy
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.costs import COST, NOT_REDUCED, tokens_short

MALICE: Final = "sea.card.die-of-malice.effect"
DREAMS: Final = "sea.card.potion-of-dreams.effect"
NO_CARD: Final = "sea.ruling.dreams-no-card"
SLOT: Final = "sea.ruling.dreams-slot"
EDITION: Final = "sea.ruling.balance-edition"
ALIKE: Final = (("three-nine", 3), ("four-twelve", 4))
"""How many tokens the Balance takes, by the edition."""


def tokens(needed: int) -> Against:
    """That there are fewer tokens to pay with than are needed."""

    def against(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
        yield from tokens_short(table.player(seat), needed, COST, reading)

    return against


def crystallising_cards(reading: Readings) -> bool:
    """Whether tokens on an Amulet of Water may be crystallised (sea.ruling.amulet-water-scope)."""
    return reading(SCOPE) != "costs-only"


def alike(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
    """That there are not so many identical tokens as the Balance takes."""
    player, needed = table.player(seat), dict(ALIKE)[reading(EDITION)]
    has: Counter[str] = Counter(dict.fromkeys(ENERGIES, 0))
    for _, stock in places(player, cards=crystallising_cards(reading)):
        has.update(dict(zip(ENERGIES, stock, strict=True)))
    most = max(has.values())
    if most < needed:
        yield Refusal(COST, "alike-missing", facts(seat=seat, needed=needed, has=most))
        if needed - most <= discount(player, reading):
            yield Refusal(NOT_REDUCED, "not-reduced", facts(seat=seat, card=HAND))


def no_die(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
    """That there is no die to be rolled again, or that its tokens have been crystallised already."""
    if table.die_of(seat) is None:
        yield Refusal(MALICE, "no-die", facts(seat=seat))
    if table.turn is not None and table.turn.crystallised:
        yield Refusal(MALICE, "crystallised-already", facts(card=copy.card))


def no_dream(table: Table, seat: str, copy: Copy, reading: Readings) -> Iterator[Refusal]:
    """That no card can be played, where this bars the Potion of Dreams (sea.ruling.dreams-no-card)."""
    if reading(NO_CARD) != "no":
        return
    player = table.player(seat)
    if not player.hand:
        yield Refusal(DREAMS, "empty-hand", facts(seat=seat))
    cards = len(counted(player, reading)) - (reading(SLOT) == "yes")
    if cards >= player.power:
        yield Refusal("sea.play.free-gauge", "no-power", facts(seat=seat, cards=cards, power=player.power))
