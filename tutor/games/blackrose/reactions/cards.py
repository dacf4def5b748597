"""What the cards of a seat can do about an event: traps and defences, sustained spells, abilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, Facts, facts
from tutor.engine.game import Reaction
from tutor.engine.question import Option, Refusal
from tutor.framework.readings import Readings
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.reactions.force import SINCE, answering
from tutor.games.blackrose.reactions.subscriptions import abilities_for
from tutor.games.blackrose.reactions.triggers import EVENTS, Holder, causer, refusals, sets_off, side_of
from tutor.games.blackrose.state.event_board import in_force
from tutor.games.blackrose.state.mage import Mage, Prepared
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.combined import Sustained, When
from tutor.games.blackrose.verbs.schema.ids import inner, program_id
from tutor.games.blackrose.verbs.schema.picks import Trigger

LENT = "brw.ruling.evo.lent"


def answers(
    table: Table,
    order: tuple[str, ...],
    events: tuple[Event, ...],
    noted: Facts,
    reading: Readings,
    *,
    refused: bool = True,
) -> Iterator[Reaction]:
    """What each seat's cards can do about some events of one full stop; `noted` is since when (`force`).

    Without `refused` what cards cannot do is left out.
    """
    lent = reading(LENT) == "borrower"
    for seat in order:
        mage = table.mage(seat)
        for spell in mage.in_state("activated"):
            yield from _activated(table, mage, spell, events, noted, refused=refused)
        texts = tuple(_lasting_texts(table, seat, lent=lent))
        for at, event in enumerate(events):
            yield from _sustained(table, mage, event, at, noted)
            yield from _abilities(table, seat, texts, event, at, noted)


def _activated(
    table: Table, mage: Mage, spell: Prepared, events: tuple[Event, ...], noted: Facts, *, refused: bool
) -> Iterator[Reaction]:
    """What an activated trap or defence can answer (brw.trap.trigger-only).

    Where it can answer nothing, that is one reaction with what stands against the event it is most about.
    """
    trigger = side_of(table, spell.spell, spell.side).trigger
    if not refused and not any(_is_about(trigger, event) for event in events):
        return
    name = f"{mage.seat}.{spell.slot}"
    candidates = [
        (event, (*_against(trigger, event, mage, table), *_later(noted, name, at)))
        for at, event in enumerate(events)
    ]
    met = [at for at, (_, against) in enumerate(candidates) if not against]
    if not met and refused:
        _, against = min(candidates, key=lambda pair: any(one.kind == "trigger-other" for one in pair[1]))
        yield _reveal(mage, spell, trigger, events[0], spell.slot, against)
    for at in met:
        key = spell.slot if at == met[0] else f"{spell.slot}.{at + 1}"
        yield _reveal(mage, spell, trigger, events[at], key, ())


def _is_about(trigger: Trigger | None, event: Event) -> bool:
    """Whether a trigger asks for such an event, whatever else it asks."""
    return trigger is not None and sets_off(trigger, EVENTS.get(event.kind, ""))


def _reveal(
    mage: Mage,
    spell: Prepared,
    trigger: Trigger | None,
    event: Event,
    key: str,
    against: tuple[Refusal, ...],
) -> Reaction:
    about = facts(card=spell.spell, slot=spell.slot)
    given = (*told_of(trigger, event), *about, *facts(side=spell.side))
    details = (*about, *facts(about=event.fact("who")))
    option = Option(key, "reveal", details, None, "reveal-spell", given)
    return Reaction(mage.seat, option, "brw.trap.trigger-only", against)


def _against(trigger: Trigger | None, event: Event, mage: Mage, table: Table) -> tuple[Refusal, ...]:
    return (*refusals(trigger, event, Holder(mage.seat), table), *_quiet(event), *_once(mage, event))


def _later(noted: Facts, name: str, at: int) -> tuple[Refusal, ...]:
    """What keeps a spell from answering what happened before it was activated (brw.ruling.lasting.since)."""
    if answering(noted, name, at):
        return ()
    return (Refusal("brw.trap.trigger-only", "came-later", facts(ruling=SINCE, reading="after")),)


def _quiet(event: Event) -> tuple[Refusal, ...]:
    """What the text of some damage has against traps and defences."""
    return (Refusal("brw.gen.golden", "quiet-damage"),) if event.fact("quiet") else ()


def _once(mage: Mage, event: Event) -> tuple[Refusal, ...]:
    """A defeated mage has had his last chance in step 1 of his defeat (brw.def.step1)."""
    if event.kind != "mage-defeated" or event.fact("who") != mage.seat:
        return ()
    return (Refusal("brw.def.step1", "step1-over", facts(who=mage.seat)),)


def told_of(trigger: Trigger | None, event: Event, bearer: str = "") -> Facts:
    """What a reaction knows of the event that set it off; `of` is the effect in which it happened."""
    taken = tuple((name, value) for name, value in event.facts if name not in ("card", "side", "slot", "by"))
    by: Bound = event.fact("by") if trigger is None else causer(trigger, event, bearer)
    return (*taken, ("by", by), ("of", event.activation))


def _sustained(table: Table, mage: Mage, event: Event, at: int, noted: Facts) -> Iterator[Reaction]:
    """The sustained effects of a mage's revealed spells whose condition is met (brw.sust.lasts)."""
    for spell in mage.board:
        name = f"{mage.seat}.{spell.slot}.sustained"
        if spell.sustained and spell.state == "revealed" and answering(noted, name, at):
            text = side_of(table, spell.spell, spell.side).text
            for n, verb in enumerate(text):
                if isinstance(verb, Sustained):
                    yield from _lasting(table, mage, spell, verb, n, event, _again(at))


def _again(at: int) -> str:
    """What tells the answers to several events of one full stop apart."""
    return f".{at + 1}" if at else ""


def _lasting(
    table: Table, mage: Mage, spell: Prepared, verb: Sustained, at: int, event: Event, again: str
) -> Iterator[Reaction]:
    program = inner(program_id(spell.spell, spell.side, table.box), f"sustained-{at}")
    holder = Holder(mage.seat, marked=spell.sustained)
    if not _heard(event, program) or refusals(verb.on, event, holder, table):
        return
    about = facts(card=spell.spell, slot=spell.slot)
    given = (*told_of(verb.on, event), *about, *facts(side=spell.side, marked=spell.sustained))
    option = Option(f"sustained-{spell.slot}-{at}{again}", "sustained-effect", about, None, program, given)
    yield Reaction(mage.seat, option, "brw.sust.interrupt", must=True)


def _heard(event: Event, program: str) -> bool:
    """Whether a lasting effect may answer an event: not its own doing, which would never end.

    Of a defeat it hears when it is over.
    """
    return event.program != program and event.kind != "mage-falls"


def _abilities(
    table: Table, seat: str, texts: tuple[Bears, ...], event: Event, at: int, noted: Facts
) -> Iterator[Reaction]:
    """The abilities of evocations, upgrades, jinxes and events that a seat decides about."""
    for bears in texts:
        copies = answering(noted, bears.name, at, bears.copies)
        if copies:
            yield from _whens(table, seat, bears, copies, event, _again(at))


class Bears(NamedTuple):
    """A card with a lasting text, who bears it ("" for an event), its name in notes, and its copies."""

    card: str
    bearer: str
    name: str
    copies: int = 1


def _lasting_texts(table: Table, seat: str, *, lent: bool) -> Iterator[Bears]:
    """The lasting texts that a seat decides about.

    `lent` says whether those of a lent evocation are decided on by who activates it (`LENT`).
    """
    for one in table.evocations:
        if seat == (table.controller(one.id) if lent else one.controller or one.owner):
            yield Bears(one.kind, one.id, one.id)
            for upgrade, n in Counter(one.upgrades).items() if one.upgrades else ():
                yield Bears(upgrade, one.id, f"{one.id}.{upgrade}", n)
    jinxes = table.mage(seat).jinxes
    if jinxes:
        for jinx, n in Counter([jinx.id for jinx in jinxes]).items():
            yield Bears(jinx, seat, f"{seat}.{jinx}", n)
    if seat == table.turn_order[0]:
        for card in in_force(table):
            yield Bears(card, "", card)


def _ignored(table: Table, event: Event) -> bool:
    """Whether it befell the avatar or was done by it, so that no event answers (brw.avatar.events)."""
    who = str(event.fact("who"))
    return table.is_mage(who) and table.mage(who).avatar


def _whens(
    table: Table, seat: str, bears: Bears, copies: int, event: Event, again: str
) -> Iterator[Reaction]:
    card, bearer = bears.card, bears.bearer
    for at, verb, program in abilities_for(box(table.box), card, event):
        if not _heard(event, program):
            continue
        if not bearer and _ignored(table, event):
            continue
        if refusals(verb.on, event, Holder(seat, bearer), table):
            continue
        option = _ability(bears, at, again)
        given = (*told_of(verb.on, event, bearer), *option.facts, ("copies", copies))
        yield Reaction(seat, replace(option, program=program, bindings=given), "brw.gen.golden", must=True)


def _ability(bears: Bears, at: int, again: str = "") -> Option:
    about = facts(card=bears.card, bearer=bears.bearer)
    return Option(f"{bears.bearer or 'event'}-{bears.card}-{at}{again}", "ability", about)


def abilities(table: Table, seat: str, reading: Readings) -> Iterator[Option]:
    """The abilities that wait for an event and that a seat decides about, whatever happens."""
    known = box(table.box)
    for bears in _lasting_texts(table, seat, lent=reading(LENT) == "borrower"):
        for at, verb in enumerate(known.lasting_text(bears.card)):
            if isinstance(verb, When):
                yield _ability(bears, at)
