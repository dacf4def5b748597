"""Black Rose Wars' own kinds of sentence: what the kernel's vocabulary cannot say. Power, crown, figures.

Damage is in `damage`, instability in `instability`, spells in hand and decks in `spells`, evocations in
`evocations`. Every sentence that acts for somebody takes the owner of the running effect unless told
otherwise; a source is a seat or ROSE.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Moment, Outcome
from tutor.engine.query import Owner, Query, Value, evaluate, number, text
from tutor.engine.sentence import Sentence
from tutor.engine.state import Frame
from tutor.games.blackrose.mage import CELL, Mage
from tutor.games.blackrose.state import ROSE, Table

At = Moment[Table]

MEANS = ("spell", "physical-action", "evocation", "room", "quest", "event", "order")
"""The kinds of programs that a rule or a trigger speaks of as the cause of something."""


class Cause(Struct, frozen=True):
    """What an effect comes from: the kind of its program, the component it is printed on, and who applies it.

    `kind` is one of MEANS or "", `seat` the caster.
    """

    kind: str = ""
    component: str = ""
    seat: str = ""


def cause(moment: At) -> Cause:
    """What the running effect comes from: the innermost program of the same effect that has a kind."""
    activation, programs = moment.frame.activation, moment.game.programs
    for entry in (moment.frame, *reversed(moment.state.stack)):
        if isinstance(entry, Frame) and entry.activation == activation:
            program = programs[entry.program]
            if program.kind in MEANS:
                return Cause(program.kind, program.component, entry.owner)
    return Cause("", "", moment.frame.owner)


def owner(moment: At) -> Mage:
    """The mage whose effect is running."""
    return moment.table.mage(moment.frame.owner)


def ids(value: Value | Bound, moment: At) -> tuple[str, ...]:
    """The value as ids: none for None or "", one for an id, all of a list."""
    found = evaluate(value, moment)
    if isinstance(found, tuple):
        return tuple(str(id) for id in found)
    return (text(found, moment),) if found else ()


class GainPower(Sentence, frozen=True):
    """A source gains power points; a moon may begin with them (brw.moon.second, brw.moon.third)."""

    n: Value
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = gained_power(moment, moment.table, text(self.who, moment), number(self.n, moment))
        return moment.with_table(table, *events)


class LosePower(Sentence, frozen=True):
    """Sources lose power points, at most those they have; the name is bound to whether each lost all of it.

    Whether a part of it counts as done is brw.ruling.power.floor.
    """

    n: Value
    who: Value = Owner()
    into: str = "did"

    def execute(self, moment: At) -> Outcome[Table]:
        table, n, events, did = moment.table, number(self.n, moment), list[Event](), True
        for who in ids(self.who, moment):
            table, lost, told = lost_power(moment, table, who, n)
            events += told
            did = did and _counts(moment, lost, n)
        return Outcome(moment.bound(self.into, did).with_table(table), tuple(events))


class StealPower(Sentence, frozen=True):
    """The thief gains what the victim loses, at most what the victim has (brw.key.steal)."""

    n: Value
    of: Value
    who: Value = Owner()
    into: str = "did"

    def execute(self, moment: At) -> Outcome[Table]:
        victim, thief, n = text(self.of, moment), text(self.who, moment), number(self.n, moment)
        if moment.table.where(victim) == CELL:
            return Outcome(moment.bound(self.into, False), (unaffected(moment, victim),))
        table, lost, events = lost_power(moment, moment.table, victim, n)
        table, more = gained_power(moment, table, thief, lost)
        state = moment.bound(self.into, _counts(moment, lost, n)).with_table(table)
        return Outcome(state, (*events, *more))


def _counts(moment: At, lost: int, n: int) -> bool:
    return lost == n or (lost > 0 and moment.reading("brw.ruling.power.floor") == "floor-part")


def gained_power(moment: At, table: Table, who: str, n: int) -> tuple[Table, tuple[Event, ...]]:
    """The table after a seat or ROSE gained power, and the events, those of a moon that begins included."""
    if n < 1:
        return table, ()
    source = table.source_of(who)
    total = table.power(source) + n
    table = table.with_power(source, total)
    events = [moment.event("gained-power", who=source, n=n, total=total, by=cause(moment).kind)]
    if total >= 35 > total - n:
        events.append(moment.event("track-passed", "brw.power.track35", who=source, total=total))
    return with_moon(moment, table, events)


def lost_power(moment: At, table: Table, who: str, n: int) -> tuple[Table, int, tuple[Event, ...]]:
    """The table after a seat or ROSE lost power, how much it was, and the events (brw.ruling.power.floor)."""
    source = table.source_of(who)
    had = table.power(source)
    lost = min(n, had)
    if lost < 1:
        return table, 0, (moment.event("no-power", who=source, n=n),) if n > 0 else ()
    event = moment.event("lost-power", who=source, n=lost, total=had - lost, asked=n)
    return table.with_power(source, had - lost), lost, (event,)


def moons_due(table: Table) -> int:
    """The moon in which the leading power marker stands, or the one that has begun (brw.moon.no-return)."""
    lead = max(table.power(source) for source in table.sources)
    return max(table.moon, 1 + sum(lead >= at for at in table.moon_at))


def with_moon(moment: At, table: Table, events: list[Event]) -> tuple[Table, tuple[Event, ...]]:
    """The table after the moons that begin at once; when they do is brw.ruling.moon.mid-effect."""
    if moment.reading("brw.ruling.moon.mid-effect") == "at-once":
        table, begun = begin_moons(moment, table)
        events += begun
    return table, tuple(events)


def begin_moons(moment: At, table: Table) -> tuple[Table, tuple[Event, ...]]:
    """The table after every moon that is due has begun, one after the other (brw.ruling.moon.jump)."""
    due = moons_due(table)
    if due == table.moon:
        return table, ()
    jumps = range(table.moon + 1, due + 1)
    if moment.reading("brw.ruling.moon.jump") == "last":
        jumps = range(due, due + 1)
    events: list[Event] = []
    for moon in jumps:
        rule = "brw.moon.second" if moon == 2 else "brw.moon.third"
        table = replace(table, moon=moon)
        events.append(moment.event("moon-began", rule, moon=moon))
        for seat in table.turn_order:
            table, told = _personal(moment, table, seat)
            events += told
    return table, tuple(events)


def _personal(moment: At, table: Table, seat: str) -> tuple[Table, tuple[Event, ...]]:
    mage = table.mage(seat)
    if not mage.aside:
        return table, ()
    card, aside = mage.aside[0], mage.aside[1:]
    if moment.reading("brw.ruling.personal.destination") == "grimoire":
        mage = replace(mage, aside=aside, grimoire=mage.grimoire.onto(card))
        to = "grimoire"
    else:
        mage = replace(mage, aside=aside, hand=tuple(sorted((*mage.hand, card))))
        to = "hand"
    event = moment.event("personal-spell", "brw.moon.change.personal", seat=seat, to=to)
    return table.with_mage(mage), (event,)


class BeginMoons(Sentence, frozen=True):
    """Every moon that is due begins now."""

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = begin_moons(moment, moment.table)
        return moment.with_table(table, *events)


class TakeCrown(Sentence, frozen=True):
    """A mage takes the crown token; he is first mage from the next phase on (brw.gen.crown.change).

    The avatar never does (brw.avatar.no-crown).
    """

    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        seat, table = text(self.who, moment), moment.table
        if table.mage(seat).avatar:
            return Outcome(moment.state, (moment.event("no-crown", "brw.avatar.no-crown", seat=seat),))
        if table.crown == seat:
            return Outcome(moment.state, (moment.event("crown-kept", seat=seat),))
        event = moment.event("crown-taken", seat=seat, of=table.crown)
        return moment.with_table(replace(table, crown=seat), event)


class PutFigure(Sentence, frozen=True):
    """A figure comes into a room, by whatever means, and so enters it (brw.gen.enter).

    `how` is "moved", "placed" or "summoned". A figure that is there already does not enter. A mage in his
    cell cannot be affected by anybody else (brw.cell.not-lodge); leaving it himself is `how="moved"`.
    """

    figure: Value
    room: Value
    how: str = "moved"

    def execute(self, moment: At) -> Outcome[Table]:
        figure, room = text(self.figure, moment), text(self.room, moment)
        table = moment.table
        if self.how != "moved" and table.where(figure) == CELL:
            return Outcome(moment.state, (unaffected(moment, figure),))
        if table.where(figure) in ("", room):
            return Outcome(moment.state, (moment.event("stayed", figure=figure, room=room),))
        table, event = entered(moment, table, figure, room, self.how)
        return moment.with_table(table, event)


def entered(moment: At, table: Table, figure: str, room: str, how: str) -> tuple[Table, Event]:
    """The table with a figure in a room, and the one event that tells of every entering."""
    came = table.where(figure)
    event = moment.event("entered", figure=figure, room=room, came=came, how=how, by=moment.frame.owner)
    return table.placed(figure, room), event


class ToCell(Sentence, frozen=True):
    """Mages are placed in their own cells (brw.cell.colour)."""

    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = moment.table, list[Event]()
        for seat in ids(self.who, moment):
            mage = table.mage(seat)
            if not mage.in_cell:
                events.append(moment.event("to-cell", seat=seat, room=mage.at, cell=mage.cell))
                table = table.placed(seat, CELL)
        return moment.with_table(table, *events)


def unaffected(moment: At, figure: str, rule: str = "brw.cell.not-lodge") -> Event:
    """What is told of a figure that an effect cannot reach, in its cell or out of the lodge."""
    return moment.event("unaffected", rule, figure=figure)


class OthersOf(Query, frozen=True):
    """The other mages in turn order (brw.target.mage)."""

    who: Value = Owner()

    def value(self, moment: At) -> Bound:
        seat = text(self.who, moment)
        return tuple(one for one in moment.table.turn_order if one != seat)


class TurnOrder(Query, frozen=True):
    """All seats in turn order."""

    def value(self, moment: At) -> Bound:
        return moment.table.turn_order


class RoomOf(Query, frozen=True):
    """The room of a figure, imaginary or not; CELL for a mage in his cell."""

    of: Value = Owner()

    def value(self, moment: At) -> Bound:
        return moment.table.where(text(self.of, moment))


class CrownHolder(Query, frozen=True):
    """The seat that holds the crown."""

    def value(self, moment: At) -> Bound:
        return moment.table.crown


class ReadingOf(Query, frozen=True):
    """The reading in force for a ruling."""

    ruling: str

    def value(self, moment: At) -> Bound:
        return moment.reading(self.ruling)


class Times(Query, frozen=True):
    """A list of as many entries as a number says, for a loop."""

    n: Value

    def value(self, moment: At) -> Bound:
        return tuple(range(number(self.n, moment)))


class TellUnknown(Sentence, frozen=True):
    """What a component says here is not known: nothing is done (nothing is invented)."""

    what: str
    component: str

    def execute(self, moment: At) -> Outcome[Table]:
        event = moment.event("unknown-text", what=self.what, component=self.component)
        return Outcome(moment.state, (event,))


def rose_or(table: Table, id: str) -> str:
    """The source behind an id: ROSE, or that of a seat, or that of an evocation's controller."""
    if id == ROSE:
        return ROSE
    return table.source_of(table.controller(id) if table.is_evocation(id) else id)
