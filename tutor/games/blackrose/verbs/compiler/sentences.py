"""A printed text as sentences: one for each full stop, whatever deeds it holds.

Several deeds within one full stop are one `Stop`: nobody reacts before the last of them. A deed that is not
known tells so and does nothing. What lasts (sustained effects, abilities) becomes programs of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, Is, query
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, ForEach, If, Sentence, Stop, sentence
from tutor.games.blackrose.components import verb_union as f
from tutor.games.blackrose.components.faces import Text
from tutor.games.blackrose.state.table import Due, Table
from tutor.games.blackrose.verbs.compiler.cards import of_burdens, of_quests, of_spells
from tutor.games.blackrose.verbs.compiler.picking import conditional, each_mage, figures, optional
from tutor.games.blackrose.verbs.compiler.plain import (
    Sentences,
    of_damage,
    of_evocations,
    of_moving,
    of_power,
)
from tutor.games.blackrose.verbs.compiler.queries import Chooser, Holds, Reads
from tutor.games.blackrose.verbs.effects.boards import Enhanced, NotEnhanced, Sustain
from tutor.games.blackrose.verbs.effects.common import At, TellUnknown, counted, ids, self_of
from tutor.games.blackrose.verbs.schema.card_verbs import DiscardWhenFull
from tutor.games.blackrose.verbs.schema.ids import inner
from tutor.games.blackrose.verbs.schema.verbs import DeedForm, Immune, TrophiesToRose
from tutor.rules.words import Words

ORDER = "brw.gen.effect.order"
LASTING = (f.Also, f.When, f.Modify, DiscardWhenFull, Immune, TrophiesToRose)
"""Full stops that say what holds or may happen later: nothing is done when they are reached."""

RULES = {
    "Damage": "brw.dmg.place",
    "Pain": "brw.key.pain",
    "ReplaceDamage": "brw.dmg.replace",
    "Heal": "brw.dmg.heal",
    "Ignore": "brw.trap.defence-undo",
    "Instability": "brw.inst.place",
    "ReplaceInstability": "brw.inst.replace",
    "Steal": "brw.key.steal",
    "Move": "brw.key.move-upto",
    "Attack": "brw.act.attack",
    "Summon": "brw.evo.summon",
    "Activate": "brw.evo.activate",
    "Act": "brw.evo.activate.own-rules",
    "AssignEvocation": "brw.evo.assigned",
    "DrawQuest": "brw.quest.draw",
    "DrawEvent": "brw.event.draw-any",
    "Sustained": "brw.sust.token",
}
"""The rules under which full stops run, by what they do; ORDER for all others."""


def sentences(text: Text, program: str, component: str) -> tuple[Sentence, ...]:
    """The sentences of a text, one for each full stop; `program` is the id they get."""
    return tuple(_full_stop(deed, at, program, component) for at, deed in enumerate(text))


def _full_stop(deed: DeedForm | None, at: int, program: str, component: str) -> Sentence:
    if deed is None:
        return TellUnknown(rule=ORDER, what=f"{program}.{at + 1}", component=component)
    if isinstance(deed, LASTING):
        return lasts.under(ORDER)
    if isinstance(deed, f.Steps) and deed.cond is None and not deed.may:
        return _steps(deed)
    return Stop(rule=_rule(deed), body=body(deed, at))


def _steps(deed: f.Steps) -> Sentence:
    """Several instructions in one full stop; under one reading of a ruling windows open after each of them.

    Ruling: brw.ruling.trap.mid-sentence.
    """
    rule = "brw.trap.interrupt.spell"
    whole = Stop(rule=ORDER, body=_all(deed.deeds))
    apart = tuple(Stop(rule=_rule(one), body=body(one)) for one in deed.deeds)
    as_one = Reads(ruling="brw.ruling.trap.mid-sentence", reading="full-stop")
    return If(rule=rule, cond=as_one, then=(whole,), otherwise=apart)


def _rule(deed: DeedForm) -> str:
    return RULES.get(type(deed).__name__, ORDER)


def body(deed: DeedForm, at: int = 0) -> Sentences:
    """The sentences of one deed, with its condition and whether it may be left out."""
    done = _plain(deed)
    if done is None:
        done = _combined(deed, at)
    if deed.may and not isinstance(deed, f.Each):
        done = optional(done)
    return done if deed.cond is None else conditional(Holds(cond=deed.cond), done)


def _plain(deed: DeedForm) -> Sentences | None:
    for kind in (of_damage, of_power, of_moving, of_evocations, of_burdens, of_spells, of_quests):
        found = kind(deed)
        if found is not None:
            return found
    return None


def _all(deeds: tuple[f.Deed, ...]) -> Sentences:
    return tuple(sentence for deed in deeds for sentence in body(deed))


def _combined(deed: DeedForm, at: int) -> Sentences:
    """The sentences of a deed that holds others. Raises TypeError for one that nothing is known of."""
    match deed:
        case f.Steps(deeds=deeds):
            return _all(deeds)
        case f.Choice(options=options, text=texts):
            return _choice(options, texts)
        case f.Either(of=cond, then=then, otherwise=otherwise):
            return (If(rule=ORDER, cond=Holds(cond=cond), then=_all(then), otherwise=_all(otherwise)),)
        case f.Each(deeds=deeds, may=may):
            each = optional(_all(deeds)) if may else _all(deeds)
            rule = "brw.gen.turn-order"
            return (tell_order.under(rule), ForEach(rule=rule, over=each_mage, into="self", body=each))
        case f.Enhance(needs=needs, deeds=deeds):
            rule = "brw.spell.elements"
            unmet = (NotEnhanced(needs=needs),)
            return (If(rule=rule, cond=Enhanced(needs=needs), then=_all(deeds), otherwise=unmet),)
        case f.Sustained(mark=mark):
            first, whom = figures(mark)
            return (*first, Sustain(rule="brw.sust.token", mark=whom))
        case f.Later(phase=phase):
            return (Postpone(rule=ORDER, phase=phase, part=f"later-{at}"),)
        case _ if isinstance(deed, LASTING):
            return ()
    raise TypeError(f"no sentences for {type(deed).__name__}")


def _choice(options: tuple[tuple[f.Deed, ...], ...], texts: tuple[Words, ...]) -> Sentences:
    lists = Lists(n=len(options), texts=texts)
    choose = Choose(rule=ORDER, kind="deeds", among=lists, into="list-chosen", who=Chooser())
    ways = tuple(
        If(rule=ORDER, cond=Is(left=Bind(name="list-chosen"), right=n), then=_all(deeds))
        for n, deeds in enumerate(options, 1)
    )
    return (choose, *ways)


class Lists(Among, frozen=True):
    """The lists of deeds that a text lets choose from, each in the words there are for it."""

    n: int
    texts: tuple[Words, ...] = ()

    def choices(self, moment: At) -> Choices:
        words = tuple((one.en, one.ru) for one in self.texts) or ((None, None),) * self.n
        told = (facts(n=n, en=en, ru=ru) for n, (en, ru) in enumerate(words, 1))
        return Choices(tuple(Option(str(n), "deeds", one, n) for n, one in enumerate(told, 1)))


@sentence
def tell_order(moment: At) -> Outcome[Table]:
    """In which order the mages apply what follows (brw.gen.turn-order)."""
    order = ids(each_mage, moment)
    if len(order) < 2:
        return Outcome(moment.state)
    return Outcome(moment.state, (moment.event("in-turn-order", order=order),))


@sentence
def lasts(moment: At) -> Outcome[Table]:
    """What is said here holds, or happens, at other times."""
    return Outcome(moment.state)


class Postpone(Sentence, frozen=True):
    """The deeds of this full stop are due at the start of a phase."""

    phase: str
    part: str

    def execute(self, moment: At) -> Outcome[Table]:
        due = Due(self.phase, inner(moment.frame.program, self.part), self_of(moment))
        table = replace(moment.table, due=(*moment.table.due, due))
        return moment.with_table(table, moment.event("postponed", phase=self.phase, who=due.seat))


def lasting(text: Text, program: str, component: str, kind: str) -> Iterator[Program]:
    """The programs of what a text lets happen later, each with its place in the text in its id.

    They are called "when-0" (an ability), "sustained-0" (a sustained effect, with the full stops told after
    it) and "later-0" (what is postponed), behind the program's id.
    """
    for at, deed in enumerate(text):
        if isinstance(deed, f.When):
            yield Program(inner(program, f"when-{at}"), ORDER, _copies(deed.deeds), kind, component)
        elif isinstance(deed, f.Later):
            yield Program(inner(program, f"later-{at}"), ORDER, _stop(deed.deeds), kind, component)
        elif isinstance(deed, f.Sustained):
            stops = _stop(deed.deeds)
            for following in text[at + 1 :]:
                if not isinstance(following, f.Also):
                    break
                stops += _stop(following.deeds)
            yield Program(inner(program, f"sustained-{at}"), "brw.sust.lasts", stops, kind, component)


def _copies(deeds: tuple[f.Deed, ...]) -> tuple[Sentence, ...]:
    """The deeds of one full stop, once for each copy of the card, of which who bears it may have several."""
    return (ForEach(rule=ORDER, over=copies, into="copy", body=_stop(deeds)),) if deeds else ()


@query
def copies(moment: At) -> Bound:
    """The copies of a card that answer, by number; one, unless the effect was told of more."""
    return tuple(range(counted(moment, "copies") or 1))


def _stop(deeds: tuple[f.Deed, ...]) -> tuple[Sentence, ...]:
    """The deeds of one full stop as one sentence."""
    return (Stop(rule=_rule(deeds[0]), body=_all(deeds)),) if deeds else ()
