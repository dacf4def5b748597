"""The evocation phase: those of the Rose, then each mage's in turn order (brw.evophase)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, query, text
from tutor.engine.question import Choices, Refusal, sorted_out
from tutor.engine.sentence import Choose, ForEach, If, While, sentence
from tutor.framework.readings import Readings
from tutor.games.blackrose.actions.moves import is_activated
from tutor.games.blackrose.procedures.actions import ACTIVATE_FIGURE
from tutor.games.blackrose.state.options import SUMMONER_CROWN
from tutor.games.blackrose.state.table import Evocation, Table
from tutor.games.blackrose.verbs.compiler.queries import Chooser, figure_option
from tutor.games.blackrose.verbs.effects.common import At, turn_order

ORDER = "brw.evophase.order"
ROSE_FIRST = "brw.evophase.rose-first"
CROWN = "brw.evophase.opt.summoner-crown"
WHEN = "brw.ruling.avatar.evo-when"
SEAT, FIGURE = Bind(name="seat"), Bind(name="figure")


def waiting(table: Table, seat: str, reading: Readings) -> Iterator[Evocation]:
    """The evocations that a mage has still to activate in this phase."""
    return (one for one in table.evocations if not one.used and is_activated(table, one.id, seat, reading))


@sentence
def begin_evocations(moment: At) -> Outcome[Table]:
    """No evocation has been activated in this phase yet."""
    table = moment.table
    ready = tuple(replace(one, used=False) for one in table.evocations)
    event = moment.event("evocations-begin", order=table.turn_order)
    return moment.with_table(replace(table, evocations=ready), event)


@query
def waits(moment: At, seat: Bind) -> Bound:
    """Whether a mage has evocations left to activate."""
    return any(waiting(moment.table, text(seat, moment), moment.reading))


@query
def any_waits(moment: At) -> Bound:
    """Whether anybody has evocations left to activate."""
    table, reading = moment.table, moment.reading
    return any(any(waiting(table, seat, reading)) for seat in table.seats)


@query
def rose_seats(moment: At) -> Bound:
    """The avatar, if its evocations go first as those of the Rose (brw.ruling.avatar.evo-when)."""
    if moment.reading(WHEN) != "rose-first":
        return ()
    return tuple(mage.seat for mage in moment.table.mages if mage.avatar)


@sentence
def rose_begins(moment: At) -> Outcome[Table]:
    """The evocations of the Black Rose, which are the avatar's, are activated before all others."""
    return Outcome(moment.state, (moment.event("rose-evocations-first", who=text(SEAT, moment)),))


@query
def takes_turns(moment: At) -> Bound:
    """Whether mages take turns with one evocation each."""
    return SUMMONER_CROWN in moment.table.options


class Waiting(Among, frozen=True):
    """The evocations of the mage whose turn it is: which he may activate now, and why not the others.

    Those of the avatar go by their slots (brw.avatar.evophase).
    """

    def choices(self, moment: At) -> Choices:
        table, seat, reading = moment.table, text(SEAT, moment), moment.reading
        mine = (one for one in table.evocations if is_activated(table, one.id, seat, reading))
        return sorted_out(
            (figure_option(moment, one.id, "next-evocation"), self._against(moment, one)) for one in mine
        )

    def _against(self, moment: At, one: Evocation) -> Iterator[Refusal]:
        table, seat = moment.table, one.owner
        if one.used:
            yield Refusal(ORDER, "evocation-used", facts(who=one.id))
        elif table.mage(seat).avatar:
            lowest = min((other.slot, other.id) for other in waiting(table, seat, moment.reading))
            if (one.slot, one.id) != lowest:
                yield Refusal("brw.avatar.evophase", "lower-slot", facts(who=one.id, first=lowest[1]))


@sentence
def mark_used(moment: At) -> Outcome[Table]:
    """The chosen evocation is not activated again in this phase."""
    one = moment.table.evocation(text(FIGURE, moment))
    return Outcome(moment.state.with_table(moment.table.with_evocation(replace(one, used=True))))


@sentence
def turn_card(moment: At) -> Outcome[Table]:
    """The card of the evocation is turned, if it is still there (brw.evophase.opt.summoner-crown)."""
    id = text(FIGURE, moment)
    if not moment.table.is_evocation(id):
        return Outcome(moment.state)
    return Outcome(moment.state, (moment.event("card-turned", who=id),))


@sentence
def end_evocations(moment: At) -> Outcome[Table]:
    """Every evocation in the lodge has been activated."""
    return Outcome(moment.state, (moment.event("evocations-end"),))


ACTIVATE_ONE = (
    Choose(kind="evocation", among=Waiting(), into="figure", who=Chooser(by=SEAT)),
    mark_used,
    ACTIVATE_FIGURE,
)
"""One evocation of the mage "seat", whichever he chooses, is activated."""

ALL = While(rule=ORDER, cond=waits(seat=SEAT), body=ACTIVATE_ONE)
ONE = If(cond=waits(seat=SEAT), then=(*ACTIVATE_ONE, turn_card))

EVOCATION_PHASE = Program(
    "evocation-phase",
    ORDER,
    (
        begin_evocations,
        ForEach(
            rule=ROSE_FIRST,
            over=rose_seats,
            into="seat",
            body=(
                If(cond=waits(seat=SEAT), then=(rose_begins,)),
                While(cond=waits(seat=SEAT), body=ACTIVATE_ONE),
            ),
        ),
        While(
            cond=any_waits,
            body=(
                ForEach(
                    over=turn_order,
                    into="seat",
                    body=(If(rule=CROWN, cond=takes_turns, then=(ONE,), otherwise=(ALL,)),),
                ),
            ),
        ),
        end_evocations,
    ),
)
"""Every evocation in the lodge is activated once, whoever it belongs to."""

EVOCATION_PHASES = (EVOCATION_PHASE,)
