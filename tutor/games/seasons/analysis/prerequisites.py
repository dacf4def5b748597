"""What has to be prepared in a turn of Seasons before an action, and for the sake of which action.

A preparation serves an action that cannot be done without it, or that looks at what it changes
(`dependencies`); nothing else needs to be prepared before.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tutor.engine.question import Question, Refusal
from tutor.framework.card_fields import HIDDEN
from tutor.framework.readings import Readings
from tutor.games.seasons.actions.moves import activation_refusals, summon_refusals
from tutor.games.seasons.analysis.dependencies import (
    ALL,
    Reads,
    activation_reads,
    answers_reads,
    enters_reads,
)
from tutor.games.seasons.analysis.token_choices import BOOTS, TOKENS, Exchanges, Tokens
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.derived import BALANCE, cost_of, discount, limit, reserve, usable, yields
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table

POWER, BETTER, EXCHANGE, MOVE, CRYSTALLISE = "power", "better", "exchange", "move", "crystallise"
EVERY: Final = frozenset({POWER, BETTER, EXCHANGE, MOVE, CRYSTALLISE})

HELPS: Final[dict[str, frozenset[str]]] = {
    "no-power": frozenset({POWER}),
    "crystals-missing": frozenset({BETTER, CRYSTALLISE}),
    "leech-unpaid": frozenset({BETTER, CRYSTALLISE}),
    "fairies-first": frozenset({BETTER, CRYSTALLISE}),
    "energy-missing": frozenset({EXCHANGE}),
    "alike-missing": frozenset({EXCHANGE}),
    "water-missing": frozenset({EXCHANGE}),
}
"""What helps against a reason why an action cannot be done; against one that is missing here, anything."""

HOPELESS: Final = frozenset(
    {
        *("turned", "nothing-to-activate", "before-die-only", "no-die", "played-now", "tokens-missing"),
        *("reserve-empty", "sacrifices-missing", "no-familiar", "empty-hand", "crystallised-already"),
    }
)
"""Reasons that no preparation removes."""

ENOUGH: Final = 12
"""With so many unknown cards in the deck no effect comes to the end of it."""


class Wants(NamedTuple):
    """What may have to be prepared in a position: the kinds, and which exchanges."""

    kinds: frozenset[str]
    exchanges: Exchanges = frozenset()

    def __or__(self, other: Wants) -> Wants:
        either = (
            None if self.exchanges is None or other.exchanges is None else self.exchanges | other.exchanges
        )
        return Wants(self.kinds | other.kinds, either)


NOTHING: Final = Wants(frozenset())


class Needs:
    """What a seat has to prepare in its turn."""

    def __init__(self, seat: str, reading: Readings) -> None:
        self.seat, self.reading = seat, reading

    def wants(self, table: Table, question: Question) -> Wants:
        """What may have to be prepared before one of all actions, those that cannot be done now included."""
        assert table.turn is not None
        player, reading = table.player(self.seat), self.reading
        offered = {option.key for option in question.options}
        wants = NOTHING
        for card in dict.fromkeys(player.hand):
            against: tuple[Refusal, ...] = ()
            if f"summon-{card}" not in offered:
                against = tuple(summon_refusals(table, player, card, reading))
            wants |= self._wants_for(table, player, "summon", card, against)
        for copy in player.play:
            against = ()
            if f"activate-{copy.id}" not in offered:
                against = tuple(activation_refusals(table, player, copy, table.turn, reading))
            wants |= self._wants_for(table, player, "activate", copy.card, against)
        if CRYSTALLISE not in wants.kinds:
            return wants
        # What is crystallised before an action is made worth more before, too.
        better = Tokens(table, self.seat, self.reading).raising()
        return wants | Wants(frozenset({BETTER, EXCHANGE} if better else {BETTER}), better)

    def _wants_for(
        self, table: Table, player: Player, kind: str, card: str, against: tuple[Refusal, ...]
    ) -> Wants:
        """What has to be prepared for an action with what stands against it."""
        if not all(self._can_help(table, player, refusal) for refusal in against):
            return NOTHING
        looks = self.looks_at(table, kind, card)
        helps = looks.union(*(HELPS.get(refusal.kind, EVERY) for refusal in against))
        if EXCHANGE not in helps:
            return Wants(helps)
        tokens = Tokens(table, self.seat, self.reading)
        exchanges: Exchanges = None
        if kind == "summon" and EXCHANGE not in looks:
            exchanges = tokens.for_summon(card)
        elif kind == "activate" and card == BALANCE:
            exchanges = tokens.for_balance()
        return Wants(helps, exchanges) if exchanges is None or exchanges else Wants(helps - {EXCHANGE})

    def _can_help(self, table: Table, player: Player, refusal: Refusal) -> bool:
        if refusal.kind in HOPELESS:
            return False
        left, facts = box().most_bonuses - player.bonuses, dict(refusal.facts)
        if refusal.kind == "no-power":
            return int(str(facts["cards"])) < player.power + left
        if refusal.kind == "crystals-missing":
            most = max(yields(table, player, self.reading)) + left
            return int(str(facts["needed"])) <= player.crystals + most * size(usable(player))
        return left > 0 or EXCHANGE not in HELPS.get(refusal.kind, frozenset())

    def looks_at(self, table: Table, kind: str, card: str) -> frozenset[str]:
        """The preparations whose place before or behind an action makes a difference."""
        player, deck = table.player(self.seat), table.deck
        reads = _reads(kind, card, tuple(copy.card for one in table.players for copy in one.play))
        cost = cost_of(table, card, self.reading) if kind == "summon" else None
        crystals = reads.loses + (cost.crystals if cost is not None and reads.loses else 0)
        known = deck.size < ENOUGH or any(one != HIDDEN for one in deck.cards)
        aspects = ALL if reads.drawn and known else reads.aspects
        kinds: set[str] = set()
        if "crystals" in aspects or player.crystals < crystals or "yields" in aspects:
            kinds |= {BETTER, CRYSTALLISE}
        if "reserve" in aspects:
            kinds |= {EXCHANGE, MOVE, CRYSTALLISE}
        if "room" in aspects:
            kinds.add(POWER)
        if "leaves" in aspects:
            kinds.add(MOVE)
        gains = reads.gains + max((size(reserve(one)) for one in table.players), default=0) * reads.copies
        if gains and size(reserve(player)) + gains > limit(player):
            kinds.add(CRYSTALLISE)
        chosen = cost is not None and (cost.choice or discount(player, self.reading) > 0)
        if reads.kinds or chosen or (reads.pays and size(usable(player)) < reads.pays + TOKENS):
            kinds.add(EXCHANGE)
        return frozenset(kinds)


@lru_cache(maxsize=4096)
def _reads(kind: str, card: str, in_play: tuple[str, ...]) -> Reads:
    """What an action looks at, with all cards in play that may answer it."""
    reads = activation_reads(card)
    if kind == "summon":
        reads = enters_reads(card) + answers_reads(card, after_boots=False)
    for other in in_play:
        reads += answers_reads(other, after_boots=card == BOOTS)
    return reads
