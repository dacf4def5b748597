"""Verbs about the instability of rooms."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.query import Value, number, text
from tutor.engine.sentence import Sentence
from tutor.games.blackrose.state.derived import slots
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.picking import Chosen, rooms
from tutor.games.blackrose.verbs.compiler.queries import Amount
from tutor.games.blackrose.verbs.damage import source
from tutor.games.blackrose.verbs.effects.common import At, bound, counted, ids, myself
from tutor.games.blackrose.verbs.effects.spread import Share, given, shares, spread
from tutor.games.blackrose.verbs.effects.swaps import swap
from tutor.games.blackrose.verbs.schema.picks import Number, RoomPick, Where
from tutor.games.blackrose.verbs.schema.verb import By, Sentences, Verb


def _rooms(where: Where) -> Chosen:
    """The rooms for instability: within so many rooms of something, or any."""
    far = isinstance(where, RoomPick) and where.range not in (0, "any")
    return rooms(where, "brw.inst.distance" if far else "brw.target.area")


class Instability(Verb, frozen=True, tag="instability"):
    """Places instability, `n` in each of the rooms."""

    rule: ClassVar[str] = "brw.inst.place"
    n: Number
    where: Where = "target"
    by: By = "self"

    def sentences(self) -> Sentences:
        first, room = _rooms(self.where)
        return (*first, *instability(Amount(n=self.n), room, source(self.by)))


class ReplaceInstability(Verb, frozen=True, tag="replace_instability"):
    """Replaces up to `n` instability."""

    rule: ClassVar[str] = "brw.inst.replace"
    n: Number
    where: Where = "target"
    by: By = "self"

    def sentences(self) -> Sentences:
        first, room = _rooms(self.where)
        return (*first, *swap("replace-instability", Amount(n=self.n), room, source(self.by)))


def instability(
    n: Value, rooms: Value, by: Value = myself, rule: str = "brw.inst.place"
) -> tuple[Sentence, ...]:
    """The sentences that place `n` instability in each of some rooms; `by` is a seat or ROSE.

    "did" tells afterwards whether any was placed.
    """
    return (
        AimRooms(rule=rule, n=n, rooms=rooms, by=by),
        spread(by),
        PutInstability(rule=rule, by=by),
    )


class AimRooms(Sentence, frozen=True):
    """Works out how much instability every room takes, and whether the chips suffice for it.

    A restored room takes none, and a room no more than it has free slots (brw.ruling.instability.partial).
    """

    n: Value
    rooms: Value
    by: Value

    def execute(self, moment: At) -> Outcome[Table]:
        n, table = number(self.n, moment), moment.table
        hits: list[Share] = []
        events: list[Event] = []
        rooms = (room for room in dict.fromkeys(ids(self.rooms, moment)) if table.is_room(room))
        for room in rooms if n > 0 else ():
            free, against = _room_for(moment, room, n)
            if against is not None:
                events.append(against)
            if free:
                hits.append(Share(room, n, free))
        source = table.source_of(text(self.by, moment))
        left = table.chips_left(source)
        if hits and not left:
            events.append(moment.event("no-chips", "brw.dmg.chips-out", source=source))
        return Outcome(bound(moment, shares(moment, hits, left)), tuple(events))


def _room_for(moment: At, room: str, n: int) -> tuple[int, Event | None]:
    """How many of `n` chips a room takes, and the event that tells why it does not take them all."""
    table = moment.table
    if table.room(room).restored:
        return 0, moment.event("restored-takes-none", "brw.inst.restored-none", room=room)
    most = slots(table, room)
    if most is None:
        return 0, moment.event("unknown-slots", room=room)
    free = most - len(table.room(room).instability)
    if free >= n:
        return n, None
    placed = free if moment.reading("brw.ruling.instability.partial") == "as-many" else 0
    return placed, moment.event("slots-full", "brw.inst.full", room=room, n=n, free=free, placed=placed)


class PutInstability(Sentence, frozen=True):
    """The chips go on the slots from the left; each room is an event of its own.

    Its `sum` is how many chips the effect has placed until then, this room included.
    """

    by: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, by = moment.table, text(self.by, moment)
        source = table.source_of(by)
        events, sum_ = [], counted(moment, "placed-sum")
        for room, _, chips in given(moment):
            if chips:
                sum_ += chips
                held = table.room(room)
                placed = (*held.instability, *(source,) * chips)
                table = table.with_room(replace(held, instability=placed))
                event = moment.event(
                    "instability-placed",
                    who=by,
                    by=by,
                    room=room,
                    n=chips,
                    sum=sum_,
                    total=len(placed),
                    source=source,
                )
                events.append(event)
                if len(placed) == slots(table, room):
                    events.append(moment.event("room-full", "brw.inst.full-waits", room=room))
        if not events:
            events.append(moment.event("no-instability", "brw.gen.effect.skip", by=by))
        did = any(event.kind == "instability-placed" for event in events)
        return Outcome(bound(moment, {"did": did, "placed-sum": sum_}).with_table(table), tuple(events))
