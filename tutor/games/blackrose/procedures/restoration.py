"""Restoring rooms whose slots are all full: power for those who took part, and the room turns over."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, query, text
from tutor.engine.sentence import sentence
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.scoring.final_points import restoration
from tutor.games.blackrose.state.derived import slots
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At
from tutor.games.blackrose.verbs.effects.power import gained_power

RESTORE = "brw.clean.restore"
SCORE = "brw.clean.restore.score"


@query
def full_rooms(moment: At) -> Bound:
    """The ruined rooms whose slots are all filled (brw.inst.full-waits)."""
    table = moment.table
    return tuple(
        room.id
        for room in table.rooms
        if room.instability and not room.restored and len(room.instability) == slots(table, room.id)
    )


@sentence
def score_room(moment: At) -> Outcome[Table]:
    """Every source with instability in the room gains the power that its place brings."""
    table = moment.table
    room = table.room(text(Bind(name="room"), moment))
    flags = box(table.box).room(room.id).flags
    if flags is None:
        return Outcome(moment.state, (moment.event("unknown-flags", room=room.id),))
    events: list[Event] = []
    for gain in restoration(room.instability, flags, table.sources, moment.reading):
        named: dict[str, Bound] = {"who": gain.source, "n": gain.n, "chips": gain.count}
        events.append(moment.event("restoration-gain", gain.rule, room=room.id, **named))
        table, more = gained_power(moment, table, gain.source, gain.n)
        events += more
    return moment.with_table(table, *events)


@sentence
def turn_room(moment: At) -> Outcome[Table]:
    """The chips go back to their owners; the room shows its restored side, its token the available one.

    Figures in it stay where they are (brw.room.restored.figures), and it never turns back
    (brw.room.restored.permanent).
    """
    room = moment.table.room(text(Bind(name="room"), moment))
    table = moment.table.with_room(replace(room, restored=True, instability=(), used=False))
    by = table.turn_order[0]
    events = [moment.event("room-restored", room=room.id, n=len(room.instability), by=by)]
    inside = table.figures_in(room.id)
    if inside:
        about: dict[str, Bound] = {"room": room.id, "figures": tuple(inside)}
        events.append(moment.event("figures-stay", "brw.room.restored.figures", **about))
    events.append(moment.event("restored-for-good", "brw.room.restored.permanent", room=room.id))
    return moment.with_table(table, *events)


RESTORE_ROOM = Program(
    "restore-room",
    RESTORE,
    (score_room.under(SCORE), turn_room),
    kind="phase",
)
"""The room `room` is restored."""
