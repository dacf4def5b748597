"""Verbs about cards and components: they are drawn, looked at, placed, straightened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal, TypeAlias

from msgspec import field

from tutor.engine.event import facts
from tutor.engine.query import Bind
from tutor.engine.question import Refusal
from tutor.engine.sentence import Call, If, Sentence
from tutor.framework.readings import Readings
from tutor.games.resarcana.actions.costs import left_for_x, power_payments, to_pay
from tutor.games.resarcana.actions.placing import UNPAID, cost_ways, placeable
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.state.essences import NONE
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects import components
from tutor.games.resarcana.verbs.effects.components import (
    Place,
    Placeable,
    PlacementPayments,
    Reduce,
    ToStraighten,
    nothing_placed,
)
from tutor.games.resarcana.verbs.effects.decks import LOOK, LookDecks, discard, nothing_looked_at
from tutor.games.resarcana.verbs.effects.pool import PayEssences, choose
from tutor.games.resarcana.verbs.schema import Placing, Verb

Deck: TypeAlias = Literal["own_artifact_deck", "monument_deck"]


class Straighten(Verb, frozen=True, gc=False):
    """One turned component is straightened: any, one of a type, or the component itself."""

    word: ClassVar[str] = "straighten"
    what: Literal["any", "creature", "self"] = field(name="straighten")

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        if self.what == "self":
            yield components.Straighten(rule="res.power.guard-dog", card=card)
            return
        rule = "res.power.straighten-other"
        yield choose(ToStraighten(what=self.what, card=card), "straight", rule, "straighten")
        yield components.Straighten(rule=rule, card=Bind(name="straight"))


class Draw(Verb, frozen=True, gc=False):
    """Cards from the own deck into the hand, and cards of the hand into the discard pile."""

    word: ClassVar[str] = "draw"
    n: int = field(name="draw")
    then_discard: int = 0

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        yield Call(rule="res.deck.draw", program="draw", hand_over=(("left", self.n),))
        for _ in range(self.then_discard):
            yield from discard("res.destroy.vs-discard")

    def refusals(
        self, table: Table, player: Player, one: Component, power: Power, reading: Readings
    ) -> Iterator[Refusal]:
        there = player.deck.size + len(player.discard)
        if not there and reading("res.ruling.draw-nothing") == "cannot-use":
            yield Refusal("res.deck.draw-empty", "no-cards", facts(who=player.seat))
        to_discard = len(player.hand) + min(self.n, there)
        if to_discard < self.then_discard and reading("res.ruling.divination-short") == "illegal":
            about = facts(who=player.seat, n=self.then_discard, have=to_discard)
            yield Refusal("res.destroy.vs-discard", "too-few-to-discard", about)


class Look(Verb, frozen=True, gc=False):
    """The top cards of one of those decks are looked at and put back in any order."""

    word: ClassVar[str] = "look_top_reorder"
    n: int = field(name="look_top_reorder")
    decks: tuple[Deck, ...]

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        deck = Bind(name="deck")
        yield choose(LookDecks(n=self.n), "deck", LOOK, "look")
        looking = Call(program="look", hand_over=(("left", self.n), ("deck", deck)))
        yield If(rule=LOOK, cond=deck, then=(looking,), otherwise=(nothing_looked_at,))

    def refusals(
        self, table: Table, player: Player, one: Component, power: Power, reading: Readings
    ) -> Iterator[Refusal]:
        own = player.deck.size + len(player.discard)
        if reading("res.ruling.look-fewer") == "illegal" and max(own, table.deck.size) < self.n:
            about = facts(deck=player.seat, n=self.n, have=own)
            yield Refusal("res.deck.look-short", "too-few-cards", about)


PLACING_RULES = {"crypt": "res.power.crypt"}
"""The rules of placing by the power of a single component."""


class PlaceCard(Verb, frozen=True, gc=False):
    """An artifact is placed by the power."""

    word: ClassVar[str] = "place_card"
    placing: Placing = field(name="place_card")

    def places(self) -> Placing:
        return self.placing

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        rule, by = self._rule(card), self.placing
        placed, payment = Bind(name="placed"), Bind(name="payment")
        asks = "res.discard.public" if by.source == "any_discard" else rule
        yield choose(Placeable(by=by, card=card), "placed", asks, "place-by-power")
        then = (
            choose(PlacementPayments(card=placed, by=by, power_of=card), "payment", rule, "pay"),
            Reduce(card=placed, by=by),
            PayEssences(what=payment, card=placed),
            Place(rule="res.action.place", card=placed),
        )
        yield If(rule=rule, cond=placed, then=then, otherwise=(nothing_placed,))

    def refusals(
        self, table: Table, player: Player, one: Component, power: Power, reading: Readings
    ) -> Iterator[Refusal]:
        if reading(UNPAID) == "must-place" and not self._may_place(table, player, one, power, reading):
            yield Refusal(self._rule(one.id), "nothing-to-place", facts(card=one.id))

    def _may_place(
        self, table: Table, player: Player, one: Component, power: Power, reading: Readings
    ) -> bool:
        """Whether the power leaves a card that can be paid for; if it cannot be paid, as if it were free."""
        if power_payments(to_pay(player, power, reading), left_for_x(power.cost, reading), player.pool):
            return bool(cost_ways(table, player, one.id, power, reading))
        return placeable(table, player, one.id, power, self.placing, reading, NONE)

    def _rule(self, card: str) -> str:
        return PLACING_RULES.get(card, "res.reduction.with-placement-powers")
