"""Crystals and summoning power that are gained, lost and handed over, within what the tracks allow."""

from __future__ import annotations

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.query import Owner, Value, number, text
from tutor.engine.sentence import Sentence
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At

TableEvents = tuple[Table, tuple[Event, ...]]
"""A table, and what became true on the way to it."""

FLOOR = "sea.ruling.crystal-floor"
POWER_FLOOR = "sea.ruling.gauge-floor"
POWER_MAX = "sea.gauge.max"


def gained(moment: At, table: Table, seat: str, n: int, rule: str = "") -> TableEvents:
    """The table after somebody gained crystals (sea.term.gain-crystals)."""
    if n <= 0:
        return table, ()
    total = table.player(seat).crystals + n
    event = moment.event("crystals-gained", rule, seat=seat, n=n, total=total)
    return table.changed(seat, crystals=total), (event,)


def lost(moment: At, table: Table, seat: str, n: int, rule: str = "") -> TableEvents:
    """The table after somebody lost crystals: no more than there are (sea.ruling.crystal-floor)."""
    has = table.player(seat).crystals
    if moment.reading(FLOOR) == "floor":
        n = min(n, has)
    if n <= 0:
        return table, ()
    event = moment.event("crystals-lost", rule, seat=seat, n=n, total=has - n)
    return table.changed(seat, crystals=has - n), (event,)


def paid(moment: At, table: Table, seat: str, n: int, rule: str = "") -> TableEvents:
    """The table after somebody paid crystals; that they are there has been checked."""
    if not n:
        return table, ()
    total = table.player(seat).crystals - n
    event = moment.event("crystals-lost", rule, seat=seat, n=n, total=total)
    return table.changed(seat, crystals=total), (event,)


def given(moment: At, table: Table, giver: str, to: str, n: int, rule: str = "") -> TableEvents:
    """The table after somebody gave crystals to somebody else: as many as there are, but no more than `n`."""
    n = min(n, max(0, table.player(giver).crystals))
    table, payment = paid(moment, table, giver, n, rule)
    table, more = gained(moment, table, to, n, rule)
    return table, (*payment, *more)


def raised(moment: At, table: Table, seat: str, n: int, rule: str = "") -> TableEvents:
    """The table after summoning power was raised; what would pass the maximum is lost (sea.gauge.max)."""
    power, most = table.player(seat).power, box().most_power
    total = min(most, power + n)
    events: list[Event] = []
    if total > power:
        events.append(moment.event("power-raised", rule, seat=seat, n=total - power, total=total))
    if power + n > most:
        events.append(moment.event("power-at-most", POWER_MAX, seat=seat, n=power + n - most, most=most))
    return table.changed(seat, power=total), tuple(events)


def lowered(moment: At, table: Table, seat: str, n: int, rule: str = "") -> TableEvents:
    """The table after summoning power was lowered, not below 0 (sea.ruling.gauge-floor)."""
    power = table.player(seat).power
    total = power - n if moment.reading(POWER_FLOOR) == "negative" else max(0, power - n)
    if total == power:
        return table, ()
    event = moment.event("power-lowered", rule, seat=seat, n=power - total, total=total)
    return table.changed(seat, power=total), (event,)


class GainCrystals(Sentence, frozen=True):
    """Somebody gains crystals."""

    n: Value
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = gained(moment, moment.table, text(self.who, moment), number(self.n, moment))
        return moment.with_table(table, *events)


class LoseCrystals(Sentence, frozen=True):
    """Somebody loses crystals, as many as there are."""

    n: Value
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        seat, n = text(self.who, moment), number(self.n, moment)
        table, events = lost(moment, moment.table, seat, n)
        if n and not events:
            events = (moment.event("no-crystals", seat=seat),)
        return moment.with_table(table, *events)


class GiveCrystals(Sentence, frozen=True):
    """Somebody gives crystals to somebody else, as far as there are any."""

    n: Value
    giver: Value
    to: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        giver, to = text(self.giver, moment), text(self.to, moment)
        table, events = given(moment, moment.table, giver, to, number(self.n, moment))
        return moment.with_table(table, *events)


class RaisePower(Sentence, frozen=True):
    """Somebody's summoning power rises."""

    n: Value
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = raised(moment, moment.table, text(self.who, moment), number(self.n, moment))
        return moment.with_table(table, *events)


class LowerPower(Sentence, frozen=True):
    """Somebody's summoning power falls."""

    n: Value
    who: Value = Owner()

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = lowered(moment, moment.table, text(self.who, moment), number(self.n, moment))
        return moment.with_table(table, *events)
