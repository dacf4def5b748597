"""Verbs about essences: they are gained, and put on components."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import field

from tutor.engine.event import facts
from tutor.engine.query import Bind, Is
from tutor.engine.question import Refusal
from tutor.engine.sentence import If, Sentence
from tutor.framework.readings import Readings
from tutor.games.resarcana.actions.powers import OWN_RULES
from tutor.games.resarcana.components.faces import Power
from tutor.games.resarcana.state.essences import KINDS, Amount, Essence, Kinds, decoded, key
from tutor.games.resarcana.state.player import Component, Player
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects import pool
from tutor.games.resarcana.verbs.effects.common import ReadingOf
from tutor.games.resarcana.verbs.effects.components import targets
from tutor.games.resarcana.verbs.effects.pool import (
    ON_COMPONENT,
    ByCost,
    Fill,
    FromPool,
    GainEssences,
    PutEssences,
    RivalsToCopy,
    XOf,
    choose,
)
from tutor.games.resarcana.verbs.schema import RESOLVE, Verb


class Gain(Verb, frozen=True, gc=False):
    """Essences from the common supply into the pool."""

    word: ClassVar[str] = "gain"
    amount: Amount = field(name="gain")

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        rule = "res.trigger.obelisk" if power.kind == "trigger" else OWN_RULES.get(card, RESOLVE)
        if self.amount.any:
            yield choose(Fill(amount=self.amount), "gain", "res.collect.any", "gain")
            yield GainEssences(rule=rule, what=Bind(name="gain"), card=card)
        else:
            yield GainEssences(rule=rule, what=key(self.amount.fixed), card=card)


class GainX(Verb, frozen=True, gc=False):
    """As many essences of one of those kinds as were paid for X."""

    word: ClassVar[str] = "gain_x"
    kinds: Kinds = field(name="gain_x")

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        rule = "res.power.same-essences"
        yield choose(XOf(kinds=self.kinds), "gain", rule, "gain")
        yield GainEssences(rule=rule, what=Bind(name="gain"), card=card)


class GainByCost(Verb, frozen=True, gc=False):
    """As many essences as the card destroyed or discarded costs to place, and some more.

    For the Dagger the ruling says which card that is.
    """

    word: ClassVar[str] = "gain_by_placement_cost"
    kinds: Kinds = field(name="gain_by_placement_cost")
    bonus: int
    of: Literal["destroyed", "discarded"]

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        rule = "res.destroy.cost-based-gain"
        counted = choose(ByCost(kinds=self.kinds, bonus=self.bonus, of=self.of), "gain", rule, "gain")
        if self.of == "discarded":
            dagger = choose(ByCost(kinds=self.kinds, bonus=self.bonus, of="destroyed"), "gain", rule, "gain")
            reads = Is(left=ReadingOf(ruling="res.ruling.dagger-which-card"), right="dagger")
            yield If(rule=rule, cond=reads, then=(dagger,), otherwise=(counted,))
        else:
            yield counted
        yield GainEssences(rule=rule, what=Bind(name="gain"), card=card)


class CopyRival(Verb, frozen=True, gc=False):
    """As many essences of one kind as one rival has of another."""

    word: ClassVar[str] = "copy_rival"
    gain: Essence
    count: Essence

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Verb:
        return msgspec.convert(data[cls.word], cls, dec_hook=decoded)

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        rivals = RivalsToCopy(gain=self.gain, count=self.count)
        yield choose(rivals, "rival", "res.rivals.definition", "rival")
        yield pool.CopyRival(rule="res.power.copy-rival", gain=self.gain, count=self.count, card=card)

    def refusals(
        self, table: Table, player: Player, one: Component, power: Power, reading: Readings
    ) -> Iterator[Refusal]:
        have = (table.player(seat).pool[self.count] for seat in table.rivals(player.seat))
        if reading("res.ruling.copy-zero") == "no" and not any(have):
            yield Refusal("res.power.copy-rival", "nobody-has", facts(essence=KINDS[self.count]))


class PutOnSelf(Verb, frozen=True, gc=False):
    """Essences from the common supply onto the component."""

    word: ClassVar[str] = "place_on_self"
    amount: Amount = field(name="place_on_self")

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Verb:
        return PutPaid() if data[cls.word] == "paid" else super().read(data)

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        yield choose(FromPool(amount=self.amount, card=card), "put", ON_COMPONENT, "put")
        yield PutEssences(rule=ON_COMPONENT, what=Bind(name="put"), card=card)


class PutPaid(Verb, frozen=True, gc=False):
    """The very essence that was paid, onto the component, or any other of one's own."""

    word: ClassVar[str] = "place_paid_on_own_component"
    anywhere: bool = field(default=False, name="place_paid_on_own_component")

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        paid, target = Bind(name="paid"), Bind(name="target")
        if self.anywhere:
            yield choose(targets, "target", "res.component.definition", "put-on")
            yield PutEssences(rule="res.power.mermaid", what=paid, card=target, paid=True)
        else:
            yield PutEssences(rule=ON_COMPONENT, what=paid, card=card, paid=True)


class RivalsGain(Verb, frozen=True, gc=False):
    """Essences for every rival, those who have passed included."""

    word: ClassVar[str] = "each_rival_gains"
    amount: Amount = field(name="each_rival_gains")

    def sentences(self, card: str, power: Power) -> Iterator[Sentence]:
        yield pool.RivalsGain(rule="res.power.rivals-gain", what=self.amount.fixed, card=card)
