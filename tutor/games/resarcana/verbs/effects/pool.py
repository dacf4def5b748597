"""Essences change hands: paid, gained, put on components, removed from them (res.power.resolve)."""

from __future__ import annotations

from functools import cache

from tutor.engine.event import facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Value
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, Sentence
from tutor.games.resarcana.actions.costs import deviation, left_for_x, x_kinds
from tutor.games.resarcana.actions.placing import cost_ways
from tutor.games.resarcana.components.component_set import box
from tutor.games.resarcana.state.essences import Amount, Essences, gains, key, named, payments, read, some
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.verbs.effects.common import NO_GAIN, At, change, essences, given
from tutor.games.resarcana.verbs.schema import Cost

ON_COMPONENT = "res.power.place-on-component"
SOURCE = "res.ruling.place-source"


def option(what: Essences, kind: str) -> Option:
    """Essences as something to choose."""
    text = key(what)
    return Option(text, kind, facts(what=named(what)), text)


class Fill(Among, frozen=True):
    """Everything that an amount can be filled with."""

    amount: Amount

    def choices(self, moment: At) -> Choices:
        return Choices(filled(self.amount))


@cache
def filled(amount: Amount, kind: str = "gain") -> tuple[Option, ...]:
    """Everything that an amount can be filled with, as options."""
    return tuple(option(what, kind) for what in gains(amount))


class PowerPayments(Among, frozen=True):
    """Everything that the cost of a power can be paid with, as long as enough is left for the rest of it."""

    card: str
    n: int

    def choices(self, moment: At) -> Choices:
        player, reading = moment.table.player(moment.frame.owner), moment.reading
        power = box()[self.card].power(self.n)
        ways = cost_ways(moment.table, player, self.card, power, reading)
        return Choices(tuple(option(way, "pay") for way in ways))


class OneOf(Among, frozen=True):
    """One essence of several kinds that the pool has."""

    kinds: tuple[int, ...]

    def choices(self, moment: At) -> Choices:
        pool = moment.table.player(moment.frame.owner).pool
        return Choices(tuple(option(some(kind, 1), "pay") for kind in self.kinds if pool[kind]))


class SameKind(Among, frozen=True):
    """Any number of essences of one kind that the pool has (res.power.same-essences)."""

    cost: Cost

    def choices(self, moment: At) -> Choices:
        pool, reading = moment.table.player(moment.frame.owner).pool, moment.reading
        zero = () if left_for_x(self.cost, reading).any else (some(0, 0),)
        amounts = (some(kind, n) for kind in x_kinds(reading) for n in range(1, pool[kind] + 1))
        return Choices(tuple(option(what, "pay-x") for what in (*zero, *amounts)))


class XOf(Among, frozen=True):
    """As many essences of one kind as were paid for X."""

    kinds: tuple[int, ...]

    def choices(self, moment: At) -> Choices:
        n = sum(essences(Bind(name="x"), moment))
        options = tuple(option(some(kind, n), "gain") for kind in self.kinds)
        return Choices(options if n else options[:1])


class ByCost(Among, frozen=True):
    """As many essences as a card costs to place, and a bonus (res.destroy.cost-based-gain)."""

    kinds: tuple[int, ...]
    bonus: int
    of: str

    def choices(self, moment: At) -> Choices:
        n = moment.frame.get(f"{self.of}-cost")
        assert isinstance(n, int)
        return Choices(filled(Amount(any=n + self.bonus, kinds=self.kinds)))


class FromPool(Among, frozen=True):
    """What can be put on a component where it comes out of the pool (res.ruling.place-source)."""

    amount: Amount
    card: str

    def choices(self, moment: At) -> Choices:
        other = deviation(self.card, moment.reading)
        amount = self.amount if other is None or other.put is None else other.put
        if moment.reading(SOURCE) == "supply":
            return Choices(filled(amount, "put"))
        pool = moment.table.player(moment.frame.owner).pool
        return Choices(tuple(option(way, "put") for way in payments(amount, pool)))


class GainEssences(Sentence, frozen=True):
    """Somebody gains the essences of a key."""

    what: Value
    card: str = ""

    def execute(self, moment: At) -> Outcome[Table]:
        made, what, who = change(moment), essences(self.what, moment), moment.frame.owner
        made.gain(who, what, card=self.card)
        if not any(what):
            made.tell("nothing-gained", NO_GAIN, who=who, card=self.card)
        return made.outcome


class PayEssences(Sentence, frozen=True):
    """Who applies the effect pays the essences of a key."""

    what: Value
    card: Value = ""

    def execute(self, moment: At) -> Outcome[Table]:
        made = change(moment)
        made.pay(moment.frame.owner, essences(self.what, moment), card=given(self.card, moment))
        return made.outcome


class RemoveEssences(Sentence, frozen=True):
    """Essences lying on a component go to the supply (res.power.athanor)."""

    what: Essences
    card: str

    def execute(self, moment: At) -> Outcome[Table]:
        made = change(moment)
        made.remove(moment.frame.owner, self.card, self.what)
        return made.outcome


class PutEssences(Sentence, frozen=True):
    """Essences are put on a component; from the supply, unless the ruling has them come from the pool.

    What was `paid` for it is put there itself, whatever the ruling. On a component that has gone nothing can
    be put.
    """

    what: Value
    card: Value
    paid: bool = False

    def execute(self, moment: At) -> Outcome[Table]:
        made, who, card = change(moment), moment.frame.owner, given(self.card, moment)
        text = given(self.what, moment)
        if not text or not moment.table.player(who).has(card):
            made.tell("nothing-put", NO_GAIN, who=who, card=card)
            return made.outcome
        what = read(text)
        if not self.paid and moment.reading(SOURCE) == "pool":
            made.pay(who, what, card=card)
        made.put(who, card, what)
        if box()[card].kind == "magic-item":
            made.tell("on-item", "res.item.definition", who=who, card=card)
        return made.outcome


class RivalsGain(Sentence, frozen=True):
    """Every rival gains essences; those who have passed too (res.power.rivals-gain, res.pass.still-gains)."""

    what: Essences
    card: str

    def execute(self, moment: At) -> Outcome[Table]:
        made = change(moment)
        for seat in moment.table.rivals(moment.frame.owner):
            rule = "res.pass.still-gains" if moment.table.player(seat).passed else ""
            made.gain(seat, self.what, rule, self.card)
        return made.outcome


class RivalsToCopy(Among, frozen=True):
    """Each rival with what could be gained; with none of it as the ruling says (res.ruling.copy-zero)."""

    gain: int
    count: int

    def choices(self, moment: At) -> Choices:
        table = moment.table
        counts = {seat: table.player(seat).pool[self.count] for seat in table.rivals(moment.frame.owner)}
        if moment.reading("res.ruling.copy-zero") == "no":
            counts = {seat: n for seat, n in counts.items() if n}
        return Choices(
            tuple(
                Option(seat, "rival", facts(who=seat, what=named(some(self.gain, n))), seat)
                for seat, n in counts.items()
            )
        )


class CopyRival(Sentence, frozen=True):
    """As many essences of a kind as the chosen rival has of another; they stay with the rival."""

    gain: int
    count: int
    card: str

    def execute(self, moment: At) -> Outcome[Table]:
        made, who, rival = change(moment), moment.frame.owner, given(Bind(name="rival"), moment)
        n = moment.table.player(rival).pool[self.count] if rival else 0
        if rival:
            counted = named(some(self.count, n))
            made.tell("rival-counted", "res.power.copy-rival.scope", who=rival, what=counted, card=self.card)
        made.gain(who, some(self.gain, n), card=self.card)
        if not n:
            made.tell("nothing-gained", NO_GAIN, who=who, card=self.card)
        return made.outcome


def choose(among: Among, into: str, rule: str, kind: str) -> Choose:
    """The sentence in which who applies the effect chooses."""
    return Choose(rule=rule, kind=kind, among=among, into=into)
