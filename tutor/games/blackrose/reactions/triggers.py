"""What sets off traps, defences, sustained spells and abilities: printed triggers against events.

Events name whom they befall as `who`, who causes them as `by`, where they happen as `room`, how much as `n`,
and the means (`means`, `cause`, `side`, `physical`, `dealer`).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from tutor.engine.event import Bound, Event, facts
from tutor.engine.question import Refusal
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.faces import SideFace, SpellFace
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.schema.picks import Party, Trigger

RULE = "brw.trap.trigger-only"

EVENTS: dict[str, str] = {
    "damaged": "damaged",
    "mage-falls": "defeated",
    "mage-defeated": "defeated",
    "entered": "entered",
    "to-cell": "to-cell",
    "instability-placed": "instability",
    "evocation-gone": "evocation-gone",
    "summoned": "summoned",
    "targeted": "targeted",
    "effect-spreads": "targeted",
    "revealed": "revealed",
    "order-revealed": "revealed",
    "spell-resolved": "resolved",
    "room-activated": "room",
    "action-begun": "action",
    "gained-power": "gained",
    "lost-power": "power",
    "quest-applied": "quest-applied",
    "quest-completed": "quest-completed",
}
"""The kinds of events that can set something off, and what triggers call them."""


FIGURES: tuple[Party, ...] = ("figure", "other-figure", "evocation", "own-evocation", "other-evocation")
"""The parties of which the figure counts that dealt damage, not the seat behind it."""


class Holder(Struct, frozen=True):
    """Whose trigger it is: the seat that decides, the figure that bears the card, who bears its token."""

    seat: str
    bearer: str = ""
    marked: str = ""


def refusals(trigger: Trigger | None, event: Event, holder: Holder, table: Table) -> tuple[Refusal, ...]:
    """Every reason why an event does not set something off; nothing if it does (brw.trap.trigger-only)."""
    if trigger is None:
        return (Refusal(RULE, "trigger-unknown"),)
    called = EVENTS.get(event.kind, "")
    if not sets_off(trigger, called):
        return (Refusal(RULE, "trigger-other", facts(needs=trigger.event, happened=called)),)
    return tuple(_against(trigger, event, holder, table))


def sets_off(trigger: Trigger, happening: str) -> bool:
    """Whether a trigger is about a happening, as triggers call it, whatever else it asks."""
    return trigger.event == happening or (trigger.event == "power" and happening == "gained")


def _against(trigger: Trigger, event: Event, holder: Holder, table: Table) -> Iterator[Refusal]:
    who, by = event.fact("who"), causer(trigger, event, holder.bearer)
    if not _whom(trigger, event, holder, table):
        yield Refusal(RULE, "trigger-who", facts(needs=trigger.who, who=who))
    if not _is(trigger.by, by, event, holder, table):
        yield Refusal(RULE, "trigger-by", facts(needs=trigger.by, by=by or None))
    if trigger.sources and not _sources(event).intersection(trigger.sources):
        yield Refusal(RULE, "trigger-source", facts(needs=trigger.sources, means=event.fact("means")))
    if trigger.types and spell_type(event, table) not in trigger.types:
        yield Refusal(
            "brw.spell.types", "trigger-type", facts(needs=trigger.types, type=spell_type(event, table))
        )
    yield from _where(trigger, event, holder, table)
    if trigger.actions and event.fact("action") not in trigger.actions:
        yield Refusal(RULE, "trigger-action", facts(needs=trigger.actions, action=event.fact("action")))
    n = event.fact("n", trigger.least)
    if isinstance(n, int) and n < trigger.least:
        yield Refusal(RULE, "trigger-least", facts(needs=trigger.least, n=n))


def _where(trigger: Trigger, event: Event, holder: Holder, table: Table) -> Iterator[Refusal]:
    room = str(event.fact("room") or "")
    colour = box(table.box).room(room).colour if table.is_room(room) else None
    if trigger.colours and colour not in trigger.colours:
        yield Refusal(RULE, "trigger-colour", facts(needs=trigger.colours, room=room, colour=colour))
    if trigger.here and (not holder.bearer or table.where(holder.bearer) != room):
        yield Refusal(RULE, "trigger-here", facts(room=room, here=table.where(holder.bearer)))


def causer(trigger: Trigger, event: Event, bearer: str = "") -> str:
    """Who caused an event, as the trigger asks: the figure that dealt damage, or else the seat behind it.

    The damage of an evocation counts as dealt by its controller at once (brw.evo.attack-physical).
    """
    dealer, by = str(event.fact("dealer") or ""), str(event.fact("by") or "")
    if trigger.by in FIGURES or (trigger.by == "bearer" and dealer == bearer):
        return dealer or by
    return by


def _whom(trigger: Trigger, event: Event, holder: Holder, table: Table) -> bool:
    """Whether it befell whom the trigger names.

    A spell aimed at a room befalls all who are in it, one that spreads all whom it means.
    """
    reached = event.fact("who")
    if isinstance(reached, tuple):
        return any(_is(trigger.who, str(one), event, holder, table) for one in reached)
    who = str(reached)
    if event.kind == "targeted" and table.is_room(who):
        return any(_is(trigger.who, one, event, holder, table) for one in table.figures_in(who))
    return _is(trigger.who, who, event, holder, table)


def _is(party: Party, id: str, event: Event, holder: Holder, table: Table) -> bool:
    """Whether an id is of a party, seen from who holds the trigger."""
    if party == "any":
        return True
    if party == "rose":
        return id == ROSE
    if party in ("self", "marked", "bearer"):
        return (
            bool(id) and id == {"self": holder.seat, "marked": holder.marked, "bearer": holder.bearer}[party]
        )
    if party in ("owner", "assignee"):
        return _of_bearer(party, id, holder, table)
    mage = table.is_mage(id)
    evocation = table.is_evocation(id) or (event.kind == "evocation-gone" and event.fact("who") == id)
    if party in ("mage", "other-mage"):
        return mage and (party == "mage" or id != holder.seat)
    if party in ("figure", "other-figure"):
        return (mage or evocation) and (party == "figure" or id != holder.seat)
    owner = event.fact("owner") if event.kind == "evocation-gone" else None
    if owner is None and table.is_evocation(id):
        owner = table.evocation(id).owner
    own = owner == holder.seat
    return evocation and (party == "evocation" or own == (party == "own-evocation"))


def _of_bearer(party: Party, id: str, holder: Holder, table: Table) -> bool:
    if not table.is_evocation(holder.bearer):
        return False
    one = table.evocation(holder.bearer)
    return id == (one.owner if party == "owner" else one.assigned)


def _sources(event: Event) -> set[str]:
    """By what something was caused, as triggers call it; damage can be of two kinds at once.

    What the avatar's orders do apart from its physical actions are spells (brw.avatar.order.as-usual).
    """
    means = event.fact("means")
    sources = {"spell" if means == "order" else str(means)} if means else set()
    if event.fact("physical"):
        sources = {"physical", *(("evocation",) if means == "evocation" else ())}
    return sources


def spell_type(event: Event, table: Table) -> str | None:
    """The type of the spell that an event comes from; None where it comes from none."""
    spell = event.fact("card") if event.kind in ("revealed", "spell-resolved") else event.fact("cause")
    known = box(table.box)
    if spell not in known.ids or not isinstance(known.face(str(spell)), SpellFace):
        return None
    return side_of(table, spell, event.fact("side")).type


def side_of(table: Table, spell: Bound, side: Bound) -> SideFace:
    """The side of a spell."""
    face = box(table.box).spell(str(spell))
    return face.side("reverse" if side == "reverse" else "main")
