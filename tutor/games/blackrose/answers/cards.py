"""What the cards of a seat can do about an event: traps and defences, sustained spells, abilities."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.event import Bound, Event, Facts, facts
from tutor.engine.game import Reaction
from tutor.engine.question import Option, Refusal
from tutor.games.blackrose import forms as f
from tutor.games.blackrose.answers.triggers import Holder, causer, refusals, side_of
from tutor.games.blackrose.box import box
from tutor.games.blackrose.event_board import in_force
from tutor.games.blackrose.faces import Text
from tutor.games.blackrose.mage import Mage, Prepared
from tutor.games.blackrose.state import Table
from tutor.games.blackrose.texts.ids import inner, program_id
from tutor.games.blackrose.texts.picks import Trigger


def answers(table: Table, order: tuple[str, ...], events: tuple[Event, ...]) -> Iterator[Reaction]:
    """What each seat's cards can do about some events of one full stop."""
    for seat in order:
        mage = table.mage(seat)
        for spell in mage.in_state("activated"):
            yield from _activated(table, mage, spell, events)
        for at, event in enumerate(events):
            again = f".{at + 1}" if at else ""
            yield from _sustained(table, mage, event, again)
            yield from _abilities(table, seat, event, again)


def _activated(table: Table, mage: Mage, spell: Prepared, events: tuple[Event, ...]) -> Iterator[Reaction]:
    """What an activated trap or defence can answer (brw.trap.trigger-only).

    Where it can answer nothing, that is one reaction with what stands against the event it is most about.
    """
    trigger = side_of(table, spell.spell, spell.side).trigger
    found = [(event, _against(trigger, event, mage, table)) for event in events]
    met = [event for event, against in found if not against]
    if not met:
        _, against = min(found, key=lambda pair: any(one.kind == "trigger-other" for one in pair[1]))
        yield _reveal(mage, spell, trigger, events[0], spell.slot, against)
    for event in met:
        key = spell.slot if event is met[0] else f"{spell.slot}.{events.index(event) + 1}"
        yield _reveal(mage, spell, trigger, event, key, ())


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
    shown = (*about, *facts(about=event.fact("who")))
    option = Option(key, "reveal", shown, None, "reveal-spell", given)
    return Reaction(mage.seat, option, "brw.trap.trigger-only", against)


def _against(trigger: Trigger | None, event: Event, mage: Mage, table: Table) -> tuple[Refusal, ...]:
    return (*refusals(trigger, event, Holder(mage.seat), table), *_quiet(event), *_once(mage, event))


def _quiet(event: Event) -> tuple[Refusal, ...]:
    """What the text of some damage has against traps and defences."""
    return (Refusal("brw.gen.golden", "quiet-damage"),) if event.fact("quiet") else ()


def _once(mage: Mage, event: Event) -> tuple[Refusal, ...]:
    """A defeated mage has had his last chance in step 1 of his defeat (brw.def.step1)."""
    if event.kind != "mage-defeated" or event.fact("who") != mage.seat:
        return ()
    return (Refusal("brw.def.step1", "step1-over", facts(who=mage.seat)),)


def told_of(trigger: Trigger | None, event: Event, bearer: str = "") -> Facts:
    """What a reaction knows of the event that set it off."""
    taken = tuple((name, value) for name, value in event.facts if name not in ("card", "side", "slot", "by"))
    by: Bound = event.fact("by") if trigger is None else causer(trigger, event, bearer)
    return (*taken, ("by", by), ("of", event.activation))


def _sustained(table: Table, mage: Mage, event: Event, again: str) -> Iterator[Reaction]:
    """The sustained effects of a mage's revealed spells whose condition is met (brw.sust.lasts)."""
    for spell in mage.board:
        if spell.sustained and spell.state == "revealed":
            text = side_of(table, spell.spell, spell.side).text
            for at, deed in enumerate(text):
                if isinstance(deed, f.Sustained):
                    yield from _lasting(table, mage, spell, deed, at, event, again)


def _lasting(
    table: Table, mage: Mage, spell: Prepared, deed: f.Sustained, at: int, event: Event, again: str
) -> Iterator[Reaction]:
    program = inner(program_id(spell.spell, spell.side, table.box), f"sustained-{at}")
    holder = Holder(mage.seat, marked=spell.sustained)
    if not _heard(event, program) or refusals(deed.on, event, holder, table):
        return
    about = facts(card=spell.spell, slot=spell.slot)
    given = (*told_of(deed.on, event), *about, *facts(side=spell.side, marked=spell.sustained))
    option = Option(f"sustained-{spell.slot}-{at}{again}", "sustained-effect", about, None, program, given)
    yield Reaction(mage.seat, option, "brw.sust.interrupt", must=True)


def _heard(event: Event, program: str) -> bool:
    """Whether a lasting effect may answer an event: not its own doing, which would never end.

    Of a defeat it hears when it is over.
    """
    return event.program != program and event.kind != "mage-falls"


def _abilities(table: Table, seat: str, event: Event, again: str) -> Iterator[Reaction]:
    """The abilities of evocations, upgrades, jinxes and events that a seat decides about."""
    known = box(table.box)
    for one in table.evocations:
        if table.controller(one.id) == seat:
            for card in (one.kind, *dict.fromkeys(one.upgrades)):
                text = known.evocation(card).abilities if card == one.kind else known.upgrade(card).text
                yield from _whens(table, seat, card, text or (), one.id, event, again)
    for jinx in dict.fromkeys(jinx.id for jinx in table.mage(seat).jinxes):
        yield from _whens(table, seat, jinx, known.jinx(jinx).text or (), seat, event, again)
    if seat == table.turn_order[0]:
        for card in in_force(table):
            yield from _whens(table, seat, card, known.event(card).text, "", event, again)


def _ignored(table: Table, event: Event) -> bool:
    """Whether it befell the avatar or was done by it, so that no event answers (brw.avatar.events)."""
    who = str(event.fact("who"))
    return table.is_mage(who) and table.mage(who).avatar


def _whens(
    table: Table, seat: str, card: str, text: Text, bearer: str, event: Event, again: str
) -> Iterator[Reaction]:
    for at, deed in enumerate(text):
        program = inner(program_id(card, "main", table.box), f"when-{at}")
        if not isinstance(deed, f.When) or not _heard(event, program):
            continue
        if not bearer and _ignored(table, event):
            continue
        if refusals(deed.on, event, Holder(seat, bearer), table):
            continue
        about = facts(card=card, bearer=bearer)
        option = Option(
            f"{bearer or 'event'}-{card}-{at}{again}",
            "ability",
            about,
            None,
            program,
            (*told_of(deed.on, event, bearer), *about),
        )
        yield Reaction(seat, option, "brw.gen.golden", must=True)
