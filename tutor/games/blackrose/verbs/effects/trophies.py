"""Trophy tokens: seven of each mage, taken by whoever defeats him (brw.def.step5)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.query import Value, candidates, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Sentence
from tutor.games.blackrose.state.table import ROSE, Table
from tutor.games.blackrose.verbs.effects.common import At, ids, self_of
from tutor.games.blackrose.verbs.effects.power import out_of_reach

TOKENS = 7
"""How many trophy tokens there are of each mage (components, part-trophy-token)."""


def taken_of(table: Table, seat: str) -> int:
    """How many trophies of a mage have been taken."""
    taken = sum(mage.trophies.count(seat) for mage in table.mages)
    return taken + table.rose.trophies.count(seat)


def with_trophy(moment: At, table: Table, by: str, of: str, rule: str = "") -> tuple[Table, Event]:
    """The table after a source took a trophy of a mage, and the event of it.

    With no token of his left something else stands for it, or nothing is gained (brw.ruling.trophies.out).
    """
    by = table.source_of(by)
    out = taken_of(table, of) >= TOKENS
    if out and moment.reading("brw.ruling.trophies.out") == "no-token":
        return table, moment.event("no-trophy-left", "brw.def.step5", who=by, of=of)
    trophies = (*table.trophies(by), of)
    event = moment.event("trophy-taken", rule, who=by, of=of, total=len(trophies), substitute=out)
    if by == ROSE:
        return replace(table, rose=replace(table.rose, trophies=trophies)), event
    return table.changed(by, trophies=trophies), event


class TakeTrophy(Sentence, frozen=True):
    """Who applies the effect takes a trophy of mages (brw.end.trophy-any)."""

    of: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = moment.table, list[Event]()
        for seat in ids(self.of, moment):
            if table.is_mage(seat) and not out_of_reach(moment, seat):
                table, event = with_trophy(moment, table, self_of(moment), seat)
                events.append(event)
        if not events:
            events.append(moment.event("no-trophy", "brw.gen.effect.skip", who=self_of(moment)))
        did = any(event.kind == "trophy-taken" for event in events)
        return Outcome(moment.bound("did", did).with_table(table), tuple(events))


@candidates
def trophies(moment: At) -> Choices:
    """The trophies that who applies the effect has taken, each mage's once."""
    taken = moment.table.trophies(self_of(moment))
    return Choices(
        tuple(Option(of, "trophy", facts(of=of, n=taken.count(of)), of) for of in dict.fromkeys(taken))
    )


class GiveTrophy(Sentence, frozen=True):
    """The chosen trophy goes to the Black Rose (brw.def.step5.rose-space)."""

    trophy: Value

    def execute(self, moment: At) -> Outcome[Table]:
        table, seat = moment.table, self_of(moment)
        chosen = next(iter(ids(self.trophy, moment)), "")
        if chosen not in table.trophies(seat) or table.source_of(seat) == ROSE:
            event = moment.event("no-trophy", "brw.gen.effect.skip", who=seat)
            return Outcome(moment.bound("did", False), (event,))
        left = list(table.trophies(seat))
        left.remove(chosen)
        table = table.changed(seat, trophies=tuple(left))
        table = replace(table, rose=replace(table.rose, trophies=(*table.rose.trophies, chosen)))
        event = moment.event("trophy-given", who=seat, of=chosen, to=text(ROSE, moment))
        return Outcome(moment.bound("did", True).with_table(table), (event,))
