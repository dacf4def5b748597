"""Numbers that follow from the position: limits, costs, what permanent effects add and take off."""

from __future__ import annotations

from functools import cache

from tutor.framework.readings import Readings, by_default
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import NONE, Cost, Season, Side, Stock
from tutor.games.seasons.state.energy import listed, minus, plus, size, together
from tutor.games.seasons.state.player import Copy, Player
from tutor.games.seasons.state.table import Table

HAND = "hand-of-fortune"
PURSE = "purse-of-io"
GRIMOIRE = "bespelled-grimoire"
BALANCE = "balance-of-ishtar"
SCEPTER = "scepter"
ROMAN = ("I", "II", "III")


def reserve(player: Player) -> Stock:
    """The whole reserve: the own board and the Grimoires (sea.card.bespelled-grimoire.reserve).

    Tokens on an Amulet of Water and on a Cauldron are no part of it (sea.card.amulet-of-water.not-reserve,
    sea.card.glutton-cauldron.not-reserve).
    """
    total = player.reserve
    for copy in player.play:
        if copy.card == GRIMOIRE:
            total = plus(total, copy.tokens)
    return total


def limit(player: Player) -> int:
    """How many tokens the reserve may hold; two Grimoires add no more than one.

    Rules: sea.comp.reserve.limit, sea.card.bespelled-grimoire.limit, sea.card.bespelled-grimoire.two.
    """
    return box().reserve_with_grimoire if player.count(GRIMOIRE) else box().reserve


def overflow(player: Player) -> int:
    """How many tokens of the reserve are too many (sea.reserve.overflow)."""
    return max(0, size(reserve(player)) - limit(player))


def usable(player: Player) -> Stock:
    """Every token that can pay: the reserve, and the Amulets of Water (sea.ruling.amulet-water-scope)."""
    total = reserve(player)
    cards = box().cards
    for copy in player.play:
        if copy.tokens != NONE and cards[copy.card].usable:
            total = plus(total, copy.tokens)
    return total


def discount(player: Player, reading: Readings) -> int:
    """How many tokens less a summon costs (sea.card.hand-of-fortune.effect, sea.ruling.two-hands)."""
    hands = player.count(HAND)
    return min(hands, 1) if reading("sea.ruling.two-hands") == "one" else hands


def taken_off(cost: Cost, less: int) -> int:
    """How many tokens of a cost are taken off: at least one token always stays."""
    return min(less, max(0, size(cost.energy) - 1))


def cost_of(table: Table, card: str, reading: Readings) -> Cost:
    """What the card costs for so many players (sea.comp.cards.cost-by-players, sea.ruling.balance-cost)."""
    if card == BALANCE and reading("sea.ruling.balance-cost") == "six":
        return Cost(crystals=6)
    return box().cards[card].costs[len(table.players) - 2]


def prestige_known(card: str, reading: Readings) -> bool:
    """Whether the prestige of a card is known (sea.ruling.prestige-not-in-text)."""
    return box().cards[card].prestige_in_text or reading("sea.ruling.prestige-not-in-text") == "public"


def prestige_of(card: str, reading: Readings) -> int:
    """The prestige of a card in play, 0 where it is not known (sea.score.cards, `prestige_known`).

    Rulings: sea.ruling.scepter-prestige, sea.ruling.prestige-not-in-text.
    """
    if not prestige_known(card, reading):
        return 0
    if card == SCEPTER:
        return int(reading("sea.ruling.scepter-prestige"))
    return box().cards[card].prestige


def prestige(player: Player, reading: Readings) -> int:
    """The prestige of all cards in play."""
    return sum(prestige_of(copy.card, reading) for copy in player.play)


def season(table: Table) -> Season:
    """The season in which the season token stands (sea.comp.wheel)."""
    return box().season_of[table.space]


def year_mark(year: int, reading: Readings) -> str:
    """How a year is marked on its track: counted, or as printed (sea.ruling.prestige-and-wheel-marking)."""
    if reading("sea.ruling.prestige-and-wheel-marking") == "other" and year in box().years:
        return ROMAN[year - 1]
    return str(year)


def table_season(table: Table, reading: Readings) -> Season:
    """The season whose part of the crystallisation table applies (sea.ruling.table-after-boots)."""
    if reading("sea.ruling.table-after-boots") == "dice" and table.dice_season:
        return table.dice_season
    return season(table)


def purses(player: Player) -> int:
    """What every token adds that is crystallised by any means (sea.card.purse-of-io.effect)."""
    return player.count(PURSE)


def bonus_yield(table: Table, seat: str) -> int:
    """What bonuses of this turn add to every token (sea.bonus.crystallise)."""
    return table.turn.extra if table.turn is not None and table.turn.seat == seat else 0


def yields(table: Table, player: Player, reading: Readings) -> Stock:
    """What a token of each type gives its owner now, with purses and bonuses (sea.cry.value)."""
    air, water, fire, earth = box().yields[table_season(table, reading)]
    more = purses(player) + bonus_yield(table, player.seat)
    return (air + more, water + more, fire + more, earth + more)


def in_stockpile(table: Table, reading: Readings) -> Stock | None:
    """The tokens that are left to be gained; None where they do not run out (sea.ruling.stockpile-limit).

    How many there are is not printed: only a position that says so limits them.
    """
    if table.stockpile is None or reading("sea.ruling.stockpile-limit") == "unlimited":
        return None
    taken = together(stock for one in table.players for stock in (one.reserve, *(c.tokens for c in one.play)))
    return minus(table.stockpile, taken)


@cache
def symbols_of(side: Side) -> tuple[str, ...]:
    """What a side of a die shows, symbol by symbol, as names: "water", "crystals-3", "power", "draw"..."""
    symbols: list[str] = list(listed(side.energy))
    symbols += [f"crystals-{side.crystals}"] if side.crystals else []
    symbols += ["power"] * side.power
    symbols += ["draw"] if side.draw else []
    symbols += ["crystallise"] if side.crystallise else []
    return tuple(symbols)


def counted(player: Player, reading: Readings) -> tuple[Copy, ...]:
    """The copies in play that count as cards, and as familiars or items, of their owner.

    Whether one that was passed on to the owner does is sea.ruling.soul-counts.
    """
    if reading("sea.ruling.soul-counts") == "yes":
        return player.play
    return tuple(copy for copy in player.play if not copy.received)


def has_room(player: Player, reading: Readings = by_default) -> bool:
    """Whether one more card may enter play (sea.summon.gauge-check)."""
    return len(counted(player, reading)) < player.power
