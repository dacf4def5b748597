"""Verbs about jinxes and upgrades, and the chips on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

from msgspec.structs import replace

from tutor.engine.event import Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Value, number, text
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Choose, ForEach, Sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.mage import Jinx
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.picking import figures
from tutor.games.blackrose.verbs.compiler.queries import Amount
from tutor.games.blackrose.verbs.effects.common import (
    AsList,
    At,
    Times,
    bound,
    counted,
    decide,
    ids,
    self_of,
    unaffected,
)
from tutor.games.blackrose.verbs.schema.picks import Few, Number, Whom
from tutor.games.blackrose.verbs.schema.verb import Change, Sentences, Verb


class AssignJinx(Verb, frozen=True, tag="assign_jinx"):
    """Assigns a jinx: its name without ``jinx-``, or "any"."""

    names: ClassVar[Mapping[str, str]] = {"what": "jinx"}
    what: str
    to: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.to)
        return (*first, *assign("jinx", self.what, whom))


class DiscardJinx(Verb, frozen=True, tag="discard_jinx"):
    """Those mages discard `n` jinxes."""

    n: Number = 1
    who: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.who)
        return (*first, *discard("jinx", Amount(n=self.n), AsList(of=whom)))


class AssignUpgrade(Verb, frozen=True, tag="assign_upgrade"):
    """Assigns an evocation an upgrade: its name without ``upgrade-``, or "any"."""

    names: ClassVar[Mapping[str, str]] = {"what": "upgrade"}
    what: str
    to: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.to)
        return (*first, *assign("upgrade", self.what, whom))


class DiscardUpgrade(Verb, frozen=True, tag="discard_upgrade"):
    """Discards an upgrade of those evocations."""

    who: Whom = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.who)
        return (*first, *discard("upgrade", 1, AsList(of=whom)))


class Chip(Verb, frozen=True, tag="chip"):
    """Puts `n` chips on this card."""

    n: Few = 1

    def sentences(self) -> Sentences:
        return (PutChip(rule=self.rule, n=self.n),)


class DiscardWhenFull(Verb, frozen=True, tag="discard_when_full"):
    """The card is discarded once all of its slots hold chips."""

    lasts: ClassVar[bool] = True
    slots: Few

    def change(self, what: str) -> Change | None:
        return Change(to=self.slots) if what == "slots" else None


Burden: TypeAlias = Literal["jinx", "upgrade"]
RULE = "brw.gen.effect.order"


def left(table: Table, card: str) -> int | None:
    """How many cards of a jinx or an upgrade are in the supply; None where nobody knows."""
    known = box(table.box)
    if card in known.jinxes:
        count = known.jinx(card).count
        taken = sum(one.id == card for mage in table.mages for one in mage.jinxes)
    else:
        count = known.upgrade(card).count
        taken = sum(one.upgrades.count(card) for one in table.evocations)
    return None if count is None else count - taken


def assign(kind: Burden, what: str, to: Value) -> tuple[Sentence, ...]:
    """The sentences that assign a jinx to mages or an upgrade to evocations: one by name, or any.

    "did" tells whether it was.
    """
    choose = decide(rule=RULE, kind=f"{kind}-card", among=Supply(kind=kind, what=what), into="burden")
    give: Sentence = GiveJinx(rule=RULE, to=to) if kind == "jinx" else GiveUpgrade(rule=RULE, to=to)
    return (choose, give)


class Supply(Among, frozen=True):
    """The jinxes or upgrades in the supply that a text means."""

    kind: Burden
    what: str

    def choices(self, moment: At) -> Choices:
        known = box(moment.table.box)
        cards = known.jinxes if self.kind == "jinx" else known.upgrades
        wanted = [card for card in cards if self.what in ("any", card, card.removeprefix(f"{self.kind}-"))]
        return sorted_out(
            (Option(card, self.kind, facts(card=card), card), _against(moment.table, card)) for card in wanted
        )


def _against(table: Table, card: str) -> tuple[Refusal, ...]:
    return (
        (Refusal("brw.setup.power-decks", "none-left", facts(card=card)),) if left(table, card) == 0 else ()
    )


class GiveJinx(Sentence, frozen=True):
    """The chosen jinx is assigned to mages, one card to each as far as there are any."""

    to: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, card = moment.table, str(moment.frame.get("burden") or "")
        events: list[Event] = []
        for who in ids(self.to, moment):
            if not table.is_mage(who) or not table.in_lodge(who) or _spared(moment, who):
                events.append(unaffected(moment, who))
            elif not card or left(table, card) == 0:
                events.append(moment.event("none-left", "brw.gen.effect.skip", card=card))
            else:
                table = table.changed(who, jinxes=(*table.mage(who).jinxes, Jinx(card)))
                events.append(moment.event("jinx-assigned", who=who, jinx=card, by=self_of(moment)))
        did = any(event.kind == "jinx-assigned" for event in events)
        return Outcome(bound(moment, {"did": did}).with_table(table), tuple(events))


def _spared(moment: At, who: str) -> bool:
    return who in ids(moment.frame.get("spared"), moment)


class GiveUpgrade(Sentence, frozen=True):
    """The chosen upgrade is assigned to evocations."""

    to: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, card = moment.table, str(moment.frame.get("burden") or "")
        events: list[Event] = []
        for who in ids(self.to, moment):
            if not table.is_evocation(who):
                events.append(unaffected(moment, who))
            elif not card or left(table, card) == 0:
                events.append(moment.event("none-left", "brw.gen.effect.skip", card=card))
            else:
                one = table.evocation(who)
                table = table.with_evocation(replace(one, upgrades=(*one.upgrades, card)))
                events.append(moment.event("upgrade-assigned", who=who, upgrade=card, by=self_of(moment)))
        did = any(event.kind == "upgrade-assigned" for event in events)
        return Outcome(bound(moment, {"did": did}).with_table(table), tuple(events))


class Borne(Among, frozen=True):
    """The jinxes or upgrades that a figure bears."""

    kind: Burden
    by: Value

    def choices(self, moment: At) -> Choices:
        who = text(self.by, moment)
        return Choices(
            tuple(
                Option(f"{card}.{at}", self.kind, facts(card=card, who=who), card)
                for at, card in enumerate(borne(moment.table, self.kind, who))
            )
        )


def borne(table: Table, kind: Burden, who: str) -> tuple[str, ...]:
    """The jinxes of a mage or the upgrades of an evocation, by id."""
    if kind == "jinx":
        return tuple(one.id for one in table.mage(who).jinxes) if table.is_mage(who) else ()
    return table.evocation(who).upgrades if table.is_evocation(who) else ()


def discard(kind: Burden, n: Value, who: Value) -> tuple[Sentence, ...]:
    """The sentences in which figures lose `n` jinxes or upgrades each.

    A mage chooses among his jinxes; of an evocation's upgrades who applies the effect does. "did" tells
    whether all were discarded.
    """
    bearer = Bind(name="loses")
    choose = Choose(kind=f"discard-{kind}", among=Borne(kind=kind, by=bearer), into="burden", who=bearer)
    if kind == "upgrade":
        choose = decide(rule=RULE, kind="discard-upgrade", among=Borne(kind=kind, by=bearer), into="burden")
    lose = LoseBurden(kind=kind)
    each = ForEach(over=Times(n=n), into="time", body=(choose, lose))
    return (ForEach(rule=RULE, over=who, into="loses", body=(each,)),)


class LoseBurden(Sentence, frozen=True):
    """The chosen jinx or upgrade goes back to its deck."""

    kind: Burden

    def execute(self, moment: At) -> Outcome[Table]:
        get, table = moment.frame.get, moment.table
        who, card = text(get("loses"), moment), str(get("burden") or "")
        if card not in borne(table, self.kind, who) or not table.in_lodge(who):
            event = moment.event(f"no-{self.kind}", "brw.gen.effect.skip", who=who)
            return Outcome(moment.bound("did", False), (event,))
        table = without_burden(table, self.kind, who, card)
        event = moment.event(f"{self.kind}-discarded", who=who, card=card)
        return Outcome(moment.bound("did", True).with_table(table), (event,))


def without_burden(table: Table, kind: Burden, who: str, card: str) -> Table:
    """The table after a figure lost one jinx or upgrade of that id."""
    if kind == "jinx":
        jinxes = list(table.mage(who).jinxes)
        jinxes.remove(next(one for one in jinxes if one.id == card))
        return table.changed(who, jinxes=tuple(jinxes))
    upgrades = list(table.evocation(who).upgrades)
    upgrades.remove(card)
    return table.with_evocation(replace(table.evocation(who), upgrades=tuple(upgrades)))


class PutChip(Sentence, frozen=True):
    """Chips go on the jinx that this text stands on; with all its slots full it is discarded.

    The chips are those of who bears it. Of several copies it is the one whose number is bound to "copy", less
    those of them that this effect has discarded.
    """

    n: Value = 1

    def execute(self, moment: At) -> Outcome[Table]:
        table, get = moment.table, moment.frame.get
        seat, card = str(get("bearer") or self_of(moment)), str(get("card") or "")
        mage = table.mage(seat)
        copies = [n for n, one in enumerate(mage.jinxes) if one.id == card]
        copy = counted(moment, "copy") - counted(moment, "spent")
        at = copies[copy] if copy < len(copies) else None
        chips = min(number(self.n, moment), table.chips_left(table.source_of(seat)))
        if at is None or chips < 1:
            return Outcome(moment.bound("did", False), (moment.event("no-jinx", who=seat),))
        jinxes = list(mage.jinxes)
        jinxes[at] = replace(jinxes[at], chips=jinxes[at].chips + chips)
        events = [moment.event("jinx-chip", who=seat, jinx=card, n=chips, total=jinxes[at].chips)]
        slots, spent = box(table.box).jinx(card).slots, counted(moment, "spent")
        if slots and jinxes[at].chips >= slots:
            del jinxes[at]
            spent += 1
            events.append(moment.event("jinx-discarded", who=seat, card=card))
        table = table.changed(seat, jinxes=tuple(jinxes))
        return Outcome(bound(moment, {"did": True, "spent": spent}).with_table(table), tuple(events))
