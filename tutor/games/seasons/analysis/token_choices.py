"""Which energy tokens are given up and taken in a turn of Seasons, where several ways come to the same.

A token that is not needed for its type is as good as any other that gives as many crystals.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, TypeAlias

from tutor.framework.readings import Readings
from tutor.games.seasons.cards.against import ALIKE, EDITION
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES, NONE, Stock
from tutor.games.seasons.state.derived import BALANCE, cost_of, discount, reserve, usable, yields
from tutor.games.seasons.state.energy import plus
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table

Kinds: TypeAlias = tuple[str, ...]
"""Types of tokens in the order of `ENERGIES`."""

Exchanges: TypeAlias = frozenset[tuple[Kinds, Kinds]] | None
"""The types of tokens that are exchanged for others; None for any."""

KINDS: Final[Kinds] = ENERGIES
TOKENS: Final = 2
"""So many tokens are exchanged at once."""

PAIRS: Final[tuple[Kinds, ...]] = tuple(combinations_with_replacement(KINDS, TOKENS))
BOOTS: Final = "temporal-boots"
SOUL: Final = "damned-soul"
TYPED: Final = frozenset({"mirror", "glutton-cauldron", BOOTS})
"""Cards for which the types of tokens matter in more ways than those that are looked at here."""

OPENING: Final = frozenset({"tree-of-light", "die-of-malice"})
"""Cards that let tokens be crystallised."""


def own_cards(player: Player) -> tuple[str, ...]:
    """The cards in hand and in play."""
    return (*player.hand, *(copy.card for copy in player.play))


class Tokens:
    """What tokens are worth in a position."""

    def __init__(self, table: Table, seat: str, reading: Readings) -> None:
        self.table, self.reading = table, reading
        self.player = table.player(seat)
        own, turn = own_cards(self.player), table.turn
        opened = turn is not None and turn.access
        may_open = self.player.bonuses < box().most_bonuses or any(card in OPENING for card in own)
        self.each: Stock = yields(table, self.player, reading) if opened or may_open else NONE
        """What a token of each type gives; nothing where none can be crystallised."""
        self.opened = opened and turn is not None and turn.stage == "actions"
        self.best = KINDS[max(range(len(KINDS)), key=lambda at: self.each[at])]
        """The type that gives most."""
        self.needs = None if any(card in TYPED for card in own) else self._needs(own)
        """How many tokens of each type can be needed for their type; None where nobody can say."""

    def _needs(self, own: tuple[str, ...]) -> Stock:
        alike = self.alike * own.count(BALANCE)
        needs = (alike, alike + own.count(SOUL), alike, alike)
        for card in self.player.hand:
            cost = cost_of(self.table, card, self.reading)
            needs = plus(needs, (1, 1, 1, 1) if cost.choice else cost.energy)
        return needs

    @property
    def alike(self) -> int:
        """How many tokens of one type a Balance takes."""
        return dict(ALIKE)[self.reading(EDITION)]

    def value(self, kind: str) -> int:
        """What a token of a type gives."""
        return dict(zip(KINDS, self.each, strict=True))[kind]

    def is_wanted(self, kind: str) -> bool:
        """Whether a token of choice is ever taken of that type: it gives most, or can be needed."""
        if kind == self.best or self.needs is None:
            return True
        by_kind = dict(zip(KINDS, zip(self.needs, usable(self.player), strict=True), strict=True))
        needs, has = by_kind[kind]
        return has < needs

    def is_spared(self, kinds: Kinds, *, least: bool) -> bool:
        """Whether those tokens of the reserve are given up rather than others that are needed less.

        Of tokens that are not needed for their type the `least` go first, or those that give most.
        """
        if self.needs is None:
            return True
        given, have = [kinds.count(kind) for kind in KINDS], reserve(self.player)
        rank = [(one if least else -one, at) for at, one in enumerate(self.each)]
        spare = [n - gone > need for n, gone, need in zip(have, given, self.needs, strict=True)]
        first = min((rank[at] for at, one in enumerate(spare) if one), default=None)
        return first is None or all(rank[at] <= first for at, n in enumerate(given) if n)

    # ---- exchanges

    def for_summon(self, card: str) -> Exchanges:
        """The exchanges that bring what a summon lacks."""
        cost = cost_of(self.table, card, self.reading)
        return None if cost.choice or discount(self.player, self.reading) else self._for(cost.energy)

    def for_balance(self) -> Exchanges:
        """The exchanges that bring as many tokens of one type as a Balance takes."""
        exchanges: frozenset[tuple[Kinds, Kinds]] = frozenset()
        for at in range(len(KINDS)):
            exchanges |= self._for(tuple(self.alike if other == at else 0 for other in range(len(KINDS))))
        return exchanges

    def _for(self, cost: tuple[int, ...]) -> frozenset[tuple[Kinds, Kinds]]:
        """The exchanges that bring what a cost lacks; none where there are not bonuses enough."""
        have = dict(zip(KINDS, usable(self.player), strict=True))
        wanted = dict(zip(KINDS, cost, strict=True))
        lacking = [kind for kind in KINDS for _ in range(wanted[kind] - have[kind])]
        if not lacking or len(lacking) > TOKENS * (box().most_bonuses - self.player.bonuses):
            return frozenset()
        spare = {kind: max(0, have[kind] - wanted[kind]) for kind in KINDS}
        if sum(spare.values()) < TOKENS:
            # A token that is needed goes too, and comes back.
            spare = have
        enough = max(0, len(lacking) - TOKENS)

        def lacks(given: Kinds, taken: Kinds) -> int:
            left = (wanted[k] - have[k] + given.count(k) - taken.count(k) for k in KINDS)
            return sum(max(0, n) for n in left)

        gives = [kinds for kinds in PAIRS if all(kinds.count(kind) <= spare[kind] for kind in kinds)]
        takes = [kinds for kinds in PAIRS if any(kind in lacking for kind in kinds)]
        pairs = ((given, taken) for given in gives for taken in takes)
        return frozenset(pair for pair in pairs if lacks(*pair) <= enough)

    def raising(self) -> frozenset[tuple[Kinds, Kinds]]:
        """The exchanges that make one token or two worth more."""
        have = dict(zip(KINDS, usable(self.player), strict=True))
        if not self.opened or sum(have.values()) < TOKENS or self.player.bonuses >= box().most_bonuses:
            return frozenset()
        gives = [kinds for kinds in PAIRS if all(kinds.count(kind) <= have[kind] for kind in kinds)]
        pairs = ((given, taken) for given in gives for taken in self._raised(given))
        return frozenset(pair for pair in pairs if self._sum(pair[1]) > self._sum(pair[0]))

    def _raised(self, given: Kinds) -> tuple[Kinds, ...]:
        """What is taken for two tokens: two of the best, or one and the other back."""
        pairs = ((self.best, kind) for kind in given)
        return (self.best,) * TOKENS, *(tuple(sorted(one, key=KINDS.index)) for one in pairs)

    def _sum(self, kinds: Kinds) -> int:
        return sum(map(self.value, kinds))

    def final(self) -> Exchanges:
        """The exchange that is worth most at the end: the least tokens for the best, if they are not."""
        have = [kind for kind, n in zip(KINDS, usable(self.player), strict=True) for _ in range(n)]
        least = sorted(have, key=self.value)[:TOKENS]
        if not self.opened or not least or self.value(least[0]) >= self.value(self.best):
            return frozenset()
        given = tuple(sorted(least, key=KINDS.index))
        return frozenset({(given, (self.best,) * len(least))})
