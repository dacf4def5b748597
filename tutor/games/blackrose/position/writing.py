"""Writes a table down as an author would: the inverse of `reading.place`."""

from __future__ import annotations

from tutor.engine.game import Spelling
from tutor.engine.state import State
from tutor.framework.under_way import START, Continuation, begins, continuations, cut_off, sparse
from tutor.games.blackrose.position.conversions import EVOCATION, MAGE, TABLE
from tutor.games.blackrose.position.form import DoSpec, DueSpec, EvocationSpec, MageSpec, Position
from tutor.games.blackrose.position.reading import BEGINNINGS, this_game
from tutor.games.blackrose.position.validation_under_way import is_inside
from tutor.games.blackrose.position.writing_lodge import with_lodge
from tutor.games.blackrose.programs import BOOK
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.evocations import SLOTS
from tutor.rules.component_sets import assumed_in
from tutor.rules.words import Words

ELSEWHERE = Words("where the rooms and cells lie", "где лежат комнаты и кельи")


def spell(state: State[Table]) -> Spelling:
    """The position of a state, with no more than what the form does not say by itself.

    `place` makes the same table of it, and the same question waits there unless something is `left`: what
    answers an event, and what an effect keeps back until its full stop.
    """
    under_way, cut = continuations(this_game(), state)
    table = state.table
    do = tuple(_do(one, table) for one in under_way)
    if begins(do, BEGINNINGS):
        named, assume = assumed_in(table.box)
        mages = {mage.seat: sparse(MageSpec, avatar=mage.avatar) for mage in table.mages}
        position = sparse(Position, mages=mages, do=do, box=named, assume=assume, options=table.options)
    else:
        position = _position(table, do)
    left = cut_off("blackrose", BOOK, cut, table.box)
    whole = with_lodge(position, state)
    return Spelling(position, (*left, ELSEWHERE)) if whole is None else Spelling(whole, left)


# ---- what is under way


def _do(one: Continuation, table: Table) -> DoSpec:
    """What is under way; the casting of a spell and the activation of a room as such."""
    program, given = one.program.partition("@")[0], dict(one.given)
    slot, room = given.get("slot"), given.get("card")
    if program == "cast-spell" and not one.at and table.mage(one.who).slot(str(slot)) is not None:
        del given["slot"]
        return sparse(DoSpec, who=one.who, cast=slot, given=given, part=one.part)
    if program == "activate-room" and not one.at and table.is_room(str(room)):
        del given["card"]
        return sparse(DoSpec, who=one.who, room=room, given=given, part=one.part)
    begins = program in BEGINNINGS and any(mage.cell for mage in table.mages)
    at = START if not one.at and (begins or is_inside(program)) else one.at
    return sparse(DoSpec, who=one.who, program=program, given=given, at=at, part=one.part)


# ---- the table


def _position(table: Table, do: tuple[DoSpec, ...]) -> Position:
    """Everything of a table but the lodge."""
    named, assume = assumed_in(table.box)
    events = list(table.events)
    while events and not events[-1]:
        events.pop()
    return TABLE.write(
        table,
        mages={mage.seat: MAGE.write(mage) for mage in table.mages},
        do=do,
        evocations=_evocations(table),
        events=tuple(events),
        markers=(*table.moon_at, table.rose_at),
        first=_first(table),
        crown=_crown(table),
        box=named,
        assume=assume,
        laying=any(not mage.cell for mage in table.mages),
        due=tuple(DueSpec(one.phase, one.program.partition("@")[0], one.seat) for one in table.due),  # type: ignore[arg-type]
    )


def _crown(table: Table) -> str | None:
    """Who holds the crown: None for nobody, "" for who holds it where nothing is said."""
    if not table.crown:
        return None
    return "" if table.crown == table.players[0] else table.crown


def _first(table: Table) -> str | None:
    """The first mage: None for nobody, "" for the holder of the crown."""
    if table.first == table.crown:
        return ""
    return table.first or None


def _evocations(table: Table) -> dict[str, EvocationSpec]:
    """The evocations by id; one on the first free place of its owner's board need not say which it is."""
    specs: dict[str, EvocationSpec] = {}
    for at, one in enumerate(table.evocations):
        taken = {other.slot for other in table.evocations[:at] if other.owner == one.owner}
        free = "" if one.assigned else next((slot for slot in SLOTS if slot not in taken), "")
        specs[one.id] = EVOCATION.write(one, slot=None if one.slot == free else one.slot)
    return specs
