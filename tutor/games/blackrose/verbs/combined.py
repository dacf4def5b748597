"""Verbs that hold others, and `AnyVerb`, which is any of all: those of the other modules and these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal, TypeAlias, Union

from msgspec import field
from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Among, Bind, Is, Query, Value
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, ForEach, If, Sentence, sentence
from tutor.games.blackrose.state.table import Due, Table
from tutor.games.blackrose.verbs import (
    burdens,
    damage,
    drawing,
    evocations,
    hand,
    instability,
    moving,
    outright,
    power,
    quests,
    rooms,
    targets,
)
from tutor.games.blackrose.verbs.compiler.counting import elements, enhanced
from tutor.games.blackrose.verbs.compiler.picking import all_of, each_mage, figures, optional
from tutor.games.blackrose.verbs.compiler.queries import Chooser, Holds
from tutor.games.blackrose.verbs.effects.common import At, ids, self_of
from tutor.games.blackrose.verbs.schema.ids import inner
from tutor.games.blackrose.verbs.schema.picks import (
    Cond,
    Element,
    Number,
    SpellType,
    Trigger,
    UpTo12,
    Who,
    Whom,
)
from tutor.games.blackrose.verbs.schema.verb import Change, Sentences, Verb
from tutor.rules.words import Words


class Steps(Verb, frozen=True, tag="steps"):
    """Several verbs within one full stop."""

    verbs: tuple[AnyVerb, ...] = field(name="deeds")

    def sentences(self) -> Sentences:
        return all_of(self.verbs)


class Choice(Verb, frozen=True, tag="choice"):
    """One of several lists of verbs; `text` is a few words for each of them, as its answer tells it."""

    options: tuple[tuple[AnyVerb, ...], ...]
    text: tuple[Words, ...] = ()

    def sentences(self) -> Sentences:
        among, chosen = Lists(n=len(self.options), texts=self.text), "list-chosen"
        choose = Choose(rule=self.rule, kind="deeds", among=among, into=chosen, who=Chooser())
        ways = (
            If(rule=self.rule, cond=Is(left=Bind(name=chosen), right=n), then=all_of(verbs))
            for n, verbs in enumerate(self.options, 1)
        )
        return (choose, *ways)


class Lists(Among, frozen=True):
    """The lists of verbs that a text lets choose from, each in the words there are for it."""

    n: int
    texts: tuple[Words, ...] = ()

    def choices(self, moment: At) -> Choices:
        words = tuple((one.en, one.ru) for one in self.texts) or ((None, None),) * self.n
        lists = (facts(n=n, en=en, ru=ru) for n, (en, ru) in enumerate(words, 1))
        return Choices(tuple(Option(str(n), "deeds", one, n) for n, one in enumerate(lists, 1)))


class Either(Verb, frozen=True, tag="either"):
    """Some verbs if the condition `of` holds, and others if not."""

    of: Cond
    then: tuple[AnyVerb, ...]
    otherwise: tuple[AnyVerb, ...]

    def sentences(self) -> Sentences:
        then, otherwise = all_of(self.then), all_of(self.otherwise)
        return (If(rule=self.rule, cond=Holds(cond=self.of), then=then, otherwise=otherwise),)


class Each(Verb, frozen=True, tag="each"):
    """In turn order each mage applies the verbs; "self" is then that mage. With `may` each one may."""

    may_each: ClassVar[bool] = True
    verbs: tuple[AnyVerb, ...] = field(name="deeds")

    def sentences(self) -> Sentences:
        body = optional(all_of(self.verbs)) if self.may else all_of(self.verbs)
        rule = "brw.gen.turn-order"
        return (tell_order.under(rule), ForEach(rule=rule, over=each_mage, into="self", body=body))


@sentence
def tell_order(moment: At) -> Outcome[Table]:
    """In which order the mages apply what follows (brw.gen.turn-order)."""
    order = ids(each_mage, moment)
    if len(order) < 2:
        return Outcome(moment.state)
    return Outcome(moment.state, (moment.event("in-turn-order", order=order),))


class Enhance(Verb, frozen=True, tag="enhance"):
    """An enhancement: the verbs are done if the elements are on revealed spells of the caster."""

    needs: tuple[Element, ...]
    verbs: tuple[AnyVerb, ...] = field(name="deeds")

    def sentences(self) -> Sentences:
        rule, needs = "brw.spell.elements", self.needs
        unmet = (NotEnhanced(needs=needs),)
        return (If(rule=rule, cond=Enhanced(needs=needs), then=all_of(self.verbs), otherwise=unmet),)


class Enhanced(Query, frozen=True):
    """Whether the caster's revealed spells show the elements that an enhancement needs.

    Whether the spell itself counts is brw.ruling.enhance.own.
    """

    needs: tuple[Element, ...]

    def value(self, moment: At) -> Bound:
        mage = moment.table.mage(self_of(moment))
        if moment.reading("brw.ruling.enhance.own") == "others":
            mage = mage.without_slot(str(moment.frame.get("slot")))
        return enhanced(self.needs, elements(moment.table, mage))


class NotEnhanced(Sentence, frozen=True):
    """The elements of an enhancement are not there."""

    needs: tuple[Element, ...]

    def execute(self, moment: At) -> Outcome[Table]:
        event = moment.event("not-enhanced", needs=self.needs, who=self_of(moment))
        return Outcome(moment.bound("did", False), (event,))


class Sustained(Verb, frozen=True, tag="sustained"):
    """Stays in play; `mark` gets the sustained token, and each time `on` happens the verbs are done."""

    rule: ClassVar[str] = "brw.sust.token"
    on: Trigger
    verbs: tuple[AnyVerb, ...] = field(name="deeds")
    mark: Who = "target"

    def sentences(self) -> Sentences:
        first, whom = figures(self.mark)
        return (*first, Sustain(rule=self.rule, mark=whom))


class Sustain(Sentence, frozen=True):
    """The caster gives the token of the spell's slot to who bears the sustained effect (brw.sust.token)."""

    mark: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, seat = moment.table, self_of(moment)
        slot = str(moment.frame.get("slot") or "")
        marked = next((id for id in ids(self.mark, moment) if table.in_lodge(id)), "")
        held = table.mage(seat).slot(slot)
        if held is None or not marked:
            event = moment.event("not-sustained", "brw.gen.effect.skip", who=seat)
            return Outcome(moment.bound("did", False), (event,))
        mage = table.mage(seat).with_prepared(replace(held, sustained=marked))
        event = moment.event("sustained", who=marked, by=seat, card=held.spell, slot=slot)
        return Outcome(moment.bound("did", True).with_table(table.with_mage(mage)), (event,))


class Also(Verb, frozen=True, tag="also"):
    """The next full stop of the sustained effect told before it."""

    lasts: ClassVar[bool] = True
    verbs: tuple[AnyVerb, ...] = field(name="deeds")


class When(Verb, frozen=True, tag="when"):
    """An ability or a lasting effect: each time `on` happens the verbs are done."""

    lasts: ClassVar[bool] = True
    on: Trigger
    verbs: tuple[AnyVerb, ...] = field(name="deeds")


class Later(Verb, frozen=True, tag="later"):
    """The verbs are done at the start of that phase; in the cleanup in step 2 (brw.clean.effects)."""

    phase: Literal["study", "action", "cleanup"]
    verbs: tuple[AnyVerb, ...] = field(name="deeds")

    def sentences_at(self, at: int) -> Sentences:
        return (Postpone(rule=self.rule, phase=self.phase, part=f"later-{at}"),)


class Postpone(Sentence, frozen=True):
    """The verbs of this full stop are due at the start of a phase."""

    phase: str
    part: str

    def execute(self, moment: At) -> Outcome[Table]:
        due = Due(self.phase, inner(moment.frame.program, self.part), self_of(moment))
        table = replace(moment.table, due=(*moment.table.due, due))
        return moment.with_table(table, moment.event("postponed", phase=self.phase, who=due.seat))


class Modify(Verb, frozen=True, tag="modify"):
    """Changes a value for good: by `n`, or to `to`; "damage" is that of spells of the `types`."""

    lasts: ClassVar[bool] = True
    names: ClassVar[Mapping[str, str]] = {}
    what: Literal["strength", "speed", "health", "hand-limit", "quest-limit", "damage", "damage-taken"]
    whom: Whom = "bearer"
    n: Number = 0
    to: UpTo12 | None = None
    types: tuple[SpellType, ...] = ()

    def change(self, what: str) -> Change | None:
        return Change(self.whom, self.n, self.to, self.types) if what == self.what else None


TOPICS = (
    damage, instability, power, moving, targets, evocations, burdens, drawing, hand, rooms, quests,
)  # fmt: skip
_ORDER = [*(topic.__name__ for topic in TOPICS), __name__, outright.__name__]
"""The modules of verbs in the order in which an author is told of them."""

if TYPE_CHECKING:
    AnyVerb: TypeAlias = Verb
else:
    AnyVerb = Union[  # noqa: UP007
        tuple(sorted(Verb.__subclasses__(), key=lambda verb: _ORDER.index(verb.__module__)))
    ]
