"""What a power that places a card can place, what that costs, and whether its own cost leaves enough for it.

A card is placed for its placement cost, which is paid after the cost of the power (res.reduction). Whether
such a power may be used where no card could be paid for is a ruling (res.ruling.place-unpaid).
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.framework.readings import Readings
from tutor.games.resarcana.actions.costs import (
    affordable,
    deviation,
    left_for_x,
    placement,
    power_payments,
    to_pay,
)
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.state.essences import Amount, Essences, minus
from tutor.games.resarcana.state.player import Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.schema import Placing

UNPAID = "res.ruling.place-unpaid"


def sources(by: Placing, table: Table, player: Player, reading: Readings) -> Iterator[tuple[str, str]]:
    """The cards among which a power finds one to place, each with the seat of its pile, "" for the hand."""
    if by.source == "hand":
        yield from ((card, "") for card in player.hand)
    anywhere = by.source == "hand" and reading("res.ruling.egg-teeth-source") == "anywhere"
    if by.source == "own_discard" or anywhere:
        yield from ((card, player.seat) for card in player.discard)
    if by.source == "any_discard":
        for seat in table.clockwise(player.seat):
            yield from ((card, seat) for card in table.player(seat).discard)


def fits(by: Placing, card: str) -> bool:
    """Whether a card is of the type that the power places."""
    return not by.type or by.type in box()[card].types


def amounts_for(
    player: Player, card: str, reading: Readings, by: Placing | None = None, power_of: str = ""
) -> tuple[Amount, ...]:
    """What placing a card may come down to, by hand or by a power (res.reduction.with-placement-powers)."""
    if by is None:
        return placement(player, card, reading)
    if by.free or (by.source == "any_discard" and reading("res.ruling.bestiary-payment") == "free"):
        return (Amount(),)
    other = deviation(power_of, reading) if power_of else None
    reduced = by.reduction if other is None or other.reduction is None else other.reduction
    more = () if reduced is None else (reduced,)
    literal = power_of == "crypt" and reading("res.ruling.crypt-or-catacombs") == "literal"
    return placement(player, card, reading, more, own=not literal)


def cost_ways(
    table: Table, player: Player, card: str, power: Power, reading: Readings
) -> tuple[Essences, ...]:
    """The ways of paying the essences of a power's cost, but for X, that leave enough for the rest of it.

    Where the ruling has it so, a card must be left that can be placed and paid for (res.ruling.place-unpaid).
    """
    ways = power_payments(to_pay(player, power, reading), left_for_x(power.cost, reading), player.pool)
    if reading(UNPAID) != "must-place":
        return ways
    by = power.placing
    if by is None:
        return ways
    return tuple(way for way in ways if placeable(table, player, card, power, by, reading, way))


def placeable(
    table: Table,
    player: Player,
    card: str,
    power: Power,
    by: Placing,
    reading: Readings,
    paid: Essences,
) -> bool:
    """Whether a power has a card to place that can be paid for, once its own cost is `paid`."""
    if power.cost.destroy == "self" and player.has(card):
        player = player.without(card)
    left = minus(player.pool, paid)
    return any(
        fits(by, cost) and affordable(amounts_for(player, cost, reading, by, card), left)
        for cost, _ in sources(by, table, player, reading)
    )
