"""Power points: gaining, losing and stealing them, and the moons that begin with them."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.query import Value, number, text
from tutor.engine.sentence import Sentence, sentence
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.effects.common import At, cause, ids, myself, self_of, unaffected

TRACK = 35
"""The last space of the power track (brw.power.track35)."""


class GainPower(Sentence, frozen=True):
    """A source gains power points; a moon may begin with them (brw.moon.second, brw.moon.third)."""

    n: Value
    who: Value = myself

    def execute(self, moment: At) -> Outcome[Table]:
        who, n = text(self.who, moment), number(self.n, moment)
        if out_of_reach(moment, who):
            return Outcome(moment.bound("did", False), (unaffected(moment, who),))
        table, events = gained_power(moment, moment.table, who, n)
        return Outcome(moment.bound("did", n > 0).with_table(table), events)


class LosePower(Sentence, frozen=True):
    """Sources lose power points, at most those they have; the name is bound to whether each lost all of it.

    Whether a part of it counts as done is brw.ruling.power.floor.
    """

    n: Value
    who: Value = myself
    into: str = "did"

    def execute(self, moment: At) -> Outcome[Table]:
        table, n, events, did = moment.table, number(self.n, moment), list[Event](), True
        for who in ids(self.who, moment):
            if out_of_reach(moment, who):
                events.append(unaffected(moment, who))
                did = False
                continue
            table, lost, more = lost_power(moment, table, who, n)
            events += more
            did = did and _counts(moment, lost, n)
        return Outcome(moment.bound(self.into, did).with_table(table), tuple(events))


class StealPower(Sentence, frozen=True):
    """The thief gains what the victim loses, at most what the victim has (brw.key.steal)."""

    n: Value
    of: Value
    who: Value = myself
    into: str = "did"

    def execute(self, moment: At) -> Outcome[Table]:
        victim, thief, n = text(self.of, moment), text(self.who, moment), number(self.n, moment)
        if out_of_reach(moment, victim):
            return Outcome(moment.bound(self.into, False), (unaffected(moment, victim),))
        table, lost, events = lost_power(moment, moment.table, victim, n)
        table, more = gained_power(moment, table, thief, lost)
        state = moment.bound(self.into, _counts(moment, lost, n)).with_table(table)
        return Outcome(state, (*events, *more))


def out_of_reach(moment: At, who: str) -> bool:
    """Whether somebody else's effect cannot change what a seat has (brw.cell.not-lodge)."""
    table = moment.table
    if who in ids(moment.frame.get("spared"), moment) or (who != ROSE and not table.is_mage(who)):
        return True
    in_cell = table.where(who) == CELL and who != self_of(moment)
    return in_cell and cause(moment).kind != "event"


def _counts(moment: At, lost: int, n: int) -> bool:
    return lost == n or (lost > 0 and moment.reading("brw.ruling.power.floor") == "floor-part")


def gained_power(
    moment: At, table: Table, who: str, n: int, rule: str = ""
) -> tuple[Table, tuple[Event, ...]]:
    """The table after a seat or ROSE gained power, and the events, those of a moon that begins included.

    It is gained under the rule of the sentence, unless another is given.
    """
    if n < 1:
        return table, ()
    source = table.source_of(who)
    total = table.power(source) + n
    table = table.with_power(source, total)
    means = cause(moment).kind
    by = self_of(moment)
    rule = rule or ("brw.avatar.is-mage" if who not in (source, ROSE) else "")
    events = [moment.event("gained-power", rule, who=source, n=n, total=total, means=means, by=by)]
    if total >= TRACK > total - n:
        events.append(moment.event("track-passed", "brw.power.track35", who=source, total=total))
    if total >= table.rose_at > total - n:
        table = replace(table, reached=True)
        events.append(moment.event("rose-cube-reached", "brw.clean.end-check", who=source, at=table.rose_at))
    return with_moon(moment, table, events)


def lost_power(moment: At, table: Table, who: str, n: int) -> tuple[Table, int, tuple[Event, ...]]:
    """The table after a seat or ROSE lost power, how much it was, and the events (brw.ruling.power.floor)."""
    source = table.source_of(who)
    had = table.power(source)
    lost = min(n, had)
    if lost < 1:
        return table, 0, (moment.event("no-power", who=source, n=n),) if n > 0 else ()
    about = {"n": lost, "total": had - lost, "asked": n}
    events = [moment.event("lost-power", who=source, means=cause(moment).kind, by=self_of(moment), **about)]
    led = moon_of_lead(table)
    table = table.with_power(source, had - lost)
    if led >= table.moon > moon_of_lead(table):
        events.append(moment.event("moon-stays", "brw.moon.no-return", moon=table.moon))
    return table, lost, tuple(events)


def moons_due(table: Table) -> int:
    """The moon in which the leading power marker stands, or the one that has begun (brw.moon.no-return)."""
    return max(table.moon, moon_of_lead(table))


def moon_of_lead(table: Table) -> int:
    """The moon in which the leading power marker stands (brw.moon.three)."""
    lead = max(table.power(source) for source in table.sources)
    return 1 + sum(lead >= at for at in table.moon_at)


def with_moon(moment: At, table: Table, events: list[Event]) -> tuple[Table, tuple[Event, ...]]:
    """The table after the moons that begin at once; when they do is brw.ruling.moon.mid-effect."""
    if moment.reading("brw.ruling.moon.mid-effect") == "at-once":
        table, more = begin_moons(moment, table)
        events += more
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
        events.append(moment.event("decks-changed", "brw.moon.change.decks", moon=moon))
        if any(table.events):
            events.append(moment.event("events-stay", "brw.event.old-moon", moon=moon))
        for seat in table.turn_order:
            table, more = _personal(moment, table, seat)
            events += more
    return table, tuple(events)


def _personal(moment: At, table: Table, seat: str) -> tuple[Table, tuple[Event, ...]]:
    mage = table.mage(seat)
    if mage.avatar:
        event = moment.event("orders-replaced", "brw.avatar.moon", who=seat, moon=table.moon)
        return table.with_mage(replace(mage, back="")), (event,)
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


@sentence
def moons_begin(moment: At) -> Outcome[Table]:
    """Every moon that is due begins now."""
    table, events = begin_moons(moment, moment.table)
    return moment.with_table(table, *events)
