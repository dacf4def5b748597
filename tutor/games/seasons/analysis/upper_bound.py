"""The most that can still come of a turn of Seasons: more than that no order of actions brings.

Everything is counted that could still be done, as if it did not stand in the way of anything else: each card
in hand with what it gives less what it costs, each activation, all tokens at what they give, and each bonus.
"""

from __future__ import annotations

from typing import NamedTuple

from tutor.framework.readings import Readings
from tutor.games.seasons.analysis.card_yields import Around, CardGives, Gives, Unbounded, card_gives
from tutor.games.seasons.analysis.prerequisites import ENOUGH
from tutor.games.seasons.analysis.token_choices import BOOTS, TOKENS, own_cards
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import NONE, Stock
from tutor.games.seasons.state.derived import (
    HAND,
    PURSE,
    bonus_yield,
    cost_of,
    counted,
    prestige_of,
    purses,
    reserve,
    taken_off,
    yields,
)
from tutor.games.seasons.state.energy import size, together
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table


class Bound:
    """The most a seat can make of a turn, counted in crystals and prestige as they weigh.

    Raises Unbounded where nobody can say.
    """

    def __init__(self, table: Table, seat: str, reading: Readings, *, crystals: int, prestige: int) -> None:
        self.seat, self.reading, self.crystals, self.prestige = seat, reading, crystals, prestige
        player, cards = table.player(seat), box().cards
        own = own_cards(player)
        others = [size(reserve(one)) for one in table.players if one.seat != seat]
        around = Around(
            len(table.players),
            sum(cards[card].item for card in own),
            sum(cards[card].familiar for card in own),
            max(others, default=0),
            max((prestige_of(card, reading) for card in player.hand), default=0),
        )
        self.cards: dict[str, CardGives] = {card: card_gives(card, around) for card in own}
        drawn = any(one.enters.drawn or one.acts.drawn for one in self.cards.values())
        if drawn and table.deck.size < ENOUGH:
            raise Unbounded(table.deck)

    def most(self, table: Table) -> int:
        """What the seat has at most at the end of the turn."""
        player = table.player(self.seat)
        left, to_come = box().most_bonuses - player.bonuses, player.hand.count(PURSE)
        return max(
            self._with(table, better, left - better, bought)
            for better in range(left + 1)
            for bought in range(to_come + 1)
        )

    def _with(self, table: Table, better: int, others: int, bought: int) -> int:
        """The most with so many bonuses for crystallising, and others, and with so many purses more."""
        player, turn, cards = table.player(self.seat), table.turn, self.cards
        for _ in range(bought):
            player = player.without_card(PURSE)
        ready = [cards[copy.card].acts for copy in player.play if not copy.turned]
        to_come = [*ready, *(one for card in player.hand for one in cards[card][:2])]
        opened = better > 0 or (turn is not None and turn.access) or any(one.opens for one in to_come)
        each = _more(self._each(table, player), better + bought) if opened else NONE
        summons, seasons = self._answers(player)
        gained = sum(one.tokens for one in to_come) + summons.tokens * len(player.hand) + seasons.tokens
        held = size(_held(player))
        token_value = _TokenValue(
            max(each), min(each), held + gained, better + bought + self._added(table, player)
        )
        total = self._now(player, each) + self.crystals * others * TOKENS * (
            token_value.best - token_value.least
        )
        total += self._of(seasons, token_value)
        total += sum(max(0, self._of(one, token_value)) for one in ready)
        free = any(one.free for one in to_come)
        payable = free or any(one.swaps for one in to_come)
        summoned = sorted(
            (
                self._of(cards[card].enters, token_value)
                + max(0, self._of(cards[card].acts, token_value))
                + self._of(summons, token_value)
                + self.prestige * self._points(card)
                - (0 if free else self._cost(table, player, card, each))
                for card in player.hand
                if (card != PURSE or self.prestige)
                and (payable or self._payable(table, player, card, gained + TOKENS * others))
            ),
            reverse=True,
        )
        room = player.power + others - len(counted(player, self.reading))
        room += sum(one.power + one.leaves for one in to_come) - bought
        if bought:
            purse = self._of(summons, token_value) + self.prestige * self._points(PURSE)
            total += bought * (purse - (0 if free else self._cost(table, player, PURSE, each)))
        return total + sum(max(0, one) for one in summoned[: max(0, room)])

    def _now(self, player: Player, each: Stock) -> int:
        """What there is, with all tokens at what they give."""
        now = player.crystals + sum(n * one for n, one in zip(_held(player), each, strict=True))
        return self.crystals * now + self.prestige * sum(self._points(copy.card) for copy in player.play)

    def _points(self, card: str) -> int:
        """The prestige of a card in play; one that costs some may leave play again."""
        return max(0, prestige_of(card, self.reading))

    def _added(self, table: Table, player: Player) -> int:
        """What purses and the bonuses used add to every token."""
        return purses(player) + bonus_yield(table, self.seat)

    def _each(self, table: Table, player: Player) -> Stock:
        """What a token of each type gives at most, purses in hand left out."""
        if BOOTS not in player.hand:
            return yields(table, player, self.reading)
        more = purses(player) + bonus_yield(table, self.seat)
        air, water, fire, earth = (max(one[at] for one in box().yields.values()) + more for at in range(4))
        return (air, water, fire, earth)

    def _answers(self, player: Player) -> tuple[Gives, Gives]:
        """What cards in play and in hand give for every summon, and for changes of the season."""
        summons, seasons = Gives(), Gives()
        for card in own_cards(player):
            summons = summons.plus(self.cards[card].summons)
            seasons = seasons.plus(self.cards[card].seasons, player.hand.count(BOOTS))
        return summons, seasons

    def _of(self, gives: Gives, token_value: _TokenValue) -> int:
        """What something gives at most, in what it is about."""
        made = min(gives.many, token_value.tokens) * max(0, gives.each + token_value.more - token_value.least)
        return self.crystals * (
            gives.crystals + gives.tokens * token_value.best + (made if gives.each else 0)
        )

    def _cost(self, table: Table, player: Player, card: str, each: Stock) -> int:
        """What a summon takes at least."""
        cost = cost_of(table, card, self.reading)
        hands = player.count(HAND) + player.hand.count(HAND)
        if cost.choice:
            return self.crystals * self._choice(each, hands)
        less = taken_off(cost, hands)
        paid = sorted(one for n, one in zip(cost.energy, each, strict=True) for _ in range(n))
        return self.crystals * (cost.crystals + sum(paid[: len(paid) - less]))

    def _choice(self, each: Stock, hands: int) -> int:
        """What the Elemental Amulet takes at least where it gives all that it may give."""
        _, water, _, earth = each
        return min(each) if hands else max(min(each), min(water, 2 * max(each)) + min(earth, 5))

    def _payable(self, table: Table, player: Player, card: str, gained: int) -> bool:
        """Whether a summon could be paid with so many tokens more of any types."""
        cost = cost_of(table, card, self.reading)
        less = 0 if cost.choice else taken_off(cost, player.count(HAND) + player.hand.count(HAND))
        have = _held(player)
        lacking = sum(max(0, needs - has) for needs, has in zip(cost.energy, have, strict=True))
        return lacking <= less + gained


class _TokenValue(NamedTuple):
    """What tokens give at most and at least, how many there can be, and what can come on top for each."""

    best: int
    least: int
    tokens: int
    more: int


def _more(stock: Stock, n: int) -> Stock:
    return (stock[0] + n, stock[1] + n, stock[2] + n, stock[3] + n)


def _held(player: Player) -> Stock:
    """All tokens of a player, wherever they lie."""
    return together((player.reserve, *(copy.tokens for copy in player.play)))
