"""What activating a card costs in crystals and tokens, and what stands against paying it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.question import Refusal
from tutor.engine.sentence import sentence
from tutor.framework.readings import Readings
from tutor.games.seasons.state.derived import HAND, discount, usable
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, own_copy

COST: Final = "sea.effect.activated.cost"
FAIRIES: Final = "thieving-fairies"
FAIRIES_RULE: Final = "sea.card.thieving-fairies.effect"
NOT_REDUCED: Final = "sea.card.hand-of-fortune.not-activation"
COST_ORDER: Final = "sea.ruling.fairies-cost-order"


def thefts(table: Table, seat: str, reading: Readings) -> int:
    """How many crystals opponents take of who activates a card, before the cost is paid.

    None where they take them after it (sea.ruling.fairies-cost-order).
    """
    if reading(COST_ORDER) == "after-cost":
        return 0
    return sum(table.player(other).count(FAIRIES) for other in table.others(seat))


def left_to_pay(table: Table, seat: str, reading: Readings) -> int:
    """How many crystals somebody who activates a card will have left when the cost is to be paid."""
    return max(0, table.player(seat).crystals - thefts(table, seat, reading))


def crystals_against(table: Table, seat: str, n: int, reading: Readings) -> Iterator[Refusal]:
    """Why `n` crystals cannot be paid for an activation that has not begun."""
    has = table.player(seat).crystals
    if has < n:
        yield Refusal(COST, "crystals-missing", facts(seat=seat, needed=n, has=has))
    elif left_to_pay(table, seat, reading) < n:
        taken = thefts(table, seat, reading)
        yield Refusal(FAIRIES_RULE, "fairies-first", facts(seat=seat, needed=n, has=has, n=taken))


def crystals_short(player: Player, n: int, rule: str) -> Iterator[Refusal]:
    """Why `n` crystals cannot be paid now."""
    if player.crystals < n:
        yield Refusal(rule, "crystals-missing", facts(seat=player.seat, needed=n, has=player.crystals))


def tokens_short(player: Player, n: int, rule: str, reading: Readings) -> Iterator[Refusal]:
    """Why `n` tokens of any types cannot be paid; Amulets of Water pay (sea.ruling.amulet-water-scope).

    That no Hand of Fortune makes up for them is said where one could
    (sea.card.hand-of-fortune.not-activation).
    """
    has = size(usable(player))
    if has < n:
        yield Refusal(rule, "tokens-missing", facts(seat=player.seat, needed=n, has=has))
        if n - has <= discount(player, reading):
            yield Refusal(NOT_REDUCED, "not-reduced", facts(seat=player.seat, card=HAND))


@sentence
def cost_paid(moment: At) -> Outcome[Table]:
    """The crystals of an activation have been paid, where somebody waits for that.

    That is so only if Fairies take theirs after the cost (sea.ruling.fairies-cost-order).
    """
    if moment.reading(COST_ORDER) != "after-cost":
        return Outcome(moment.state)
    copy = own_copy(moment)
    card = copy.rpartition("-")[0]
    event = moment.event("cost-paid", seat=moment.frame.owner, card=card, copy=copy)
    return Outcome(moment.state, (event,))
