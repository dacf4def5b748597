"""Black Rose Wars' own kinds of sentence: what the kernel's vocabulary cannot say. Crown and figures.

Power is in `power`, damage in `damage`, replacing and healing in `swaps`, spells in hand and decks in
`spells`, evocations in `evocations`; what a single module of verbs needs is there. Every sentence that acts
for somebody takes who applies the running effect unless told otherwise; a source is a seat or ROSE. Events
about somebody name him as `who`, who causes it as `by`, where it happens as `room`, and how much as `n`: that
is what triggers look at (see `triggers`).
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.event import Bound, Event
from tutor.engine.moment import Moment, Outcome
from tutor.engine.program import following, sentence_at
from tutor.engine.query import Among, Query, Value, evaluate, number, query, text
from tutor.engine.sentence import Choose, Sentence
from tutor.engine.state import Frame, State
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.memory import recall

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
                return Cause(program.kind, program.component or str(entry.get("card") or ""), entry.owner)
    return Cause("", "", moment.frame.owner)


def self_of(moment: At) -> str:
    """Who applies the running effect: the seat a loop has come to, or else the owner of the effect."""
    return str(moment.frame.get("self") or moment.frame.owner)


@query
def myself(moment: At) -> Bound:
    """Who applies the running effect: "self" where a loop over mages has bound it, or else its owner."""
    return self_of(moment)


def ids(value: Value | Bound, moment: At) -> tuple[str, ...]:
    """The value as ids: none for None or "", one for an id, all of a list."""
    bound_value = evaluate(value, moment)
    if isinstance(bound_value, tuple):
        return tuple(str(id) for id in bound_value)
    return (text(bound_value, moment),) if bound_value else ()


def bound(moment: At, named: Mapping[str, Bound]) -> State[Table]:
    """The position with several names bound in the running effect."""
    return with_bound(moment.state, named)


def with_bound(state: State[Table], named: Mapping[str, Bound]) -> State[Table]:
    """The position with several names bound in the innermost effect."""
    frame = state.top
    if not isinstance(frame, Frame):
        raise TypeError("no effect is on top of the stack")
    for name, value in named.items():
        frame = frame.bind(name, value)
    return state.with_top(frame)


class TakeCrown(Sentence, frozen=True):
    """A mage takes the crown token; he is first mage from the next phase on (brw.gen.crown.change).

    The avatar never does (brw.avatar.no-crown).
    """

    who: Value = myself

    def execute(self, moment: At) -> Outcome[Table]:
        seat, table = text(self.who, moment), moment.table
        if table.mage(seat).avatar:
            return Outcome(moment.state, (moment.event("no-crown", "brw.avatar.no-crown", seat=seat),))
        if table.crown == seat:
            return Outcome(moment.state, (moment.event("crown-kept", seat=seat),))
        event = moment.event("crown-taken", seat=seat, of=table.crown)
        return moment.with_table(replace(table, crown=seat), event)


def counted(moment: At, name: str) -> int:
    """What the running effect has bound to a name as a number; 0 where it has bound none."""
    value = moment.frame.get(name)
    return value if isinstance(value, int) else 0


def decide(*, rule: str, kind: str, among: Among, into: str) -> Choose:
    """The sentence in which who applies the effect chooses, asked under his seat."""
    return Choose(rule=rule, kind=kind, among=among, into=into, who=myself)


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
        leaves_cell = self.how == "moved" and table.where(figure) == CELL
        if not table.in_lodge(figure) and not leaves_cell:
            return Outcome(moment.state, (unaffected(moment, figure),))
        if table.where(figure) in ("", room):
            return Outcome(moment.state, (moment.event("stayed", who=figure, room=room),))
        table, event = entered(moment, table, figure, room, self.how)
        return moment.with_table(table, event)


def entered(moment: At, table: Table, figure: str, room: str, how: str) -> tuple[Table, Event]:
    """The table with a figure in a room, and the one event that tells of every entering."""
    came = table.where(figure)
    event = moment.event("entered", who=figure, room=room, came=came, how=how, by=self_of(moment))
    return table.placed(figure, room), event


def goes_on(moment: At, seat: str) -> bool:
    """Whether something is left of the running effect, or of the physical action of a seat."""
    turn = moment.table.turn
    if turn is not None and turn.seat == seat and turn.left:
        return True
    program, path = moment.game.programs[moment.frame.program], moment.behind
    while sentence_at(program, path) is None:
        if len(path) == 1:
            return False
        path = following(path[:-2])
    return True


class ToCell(Sentence, frozen=True):
    """Mages are placed in their own cells (brw.cell.colour)."""

    who: Value = myself

    def execute(self, moment: At) -> Outcome[Table]:
        table, events = moment.table, list[Event]()
        for seat in ids(self.who, moment):
            mage = table.mage(seat)
            if not mage.in_cell:
                events.append(moment.event("to-cell", who=seat, room=mage.at, cell=mage.cell))
                table = table.placed(seat, CELL)
                if seat == self_of(moment) and goes_on(moment, seat):
                    events.append(moment.event("goes-on-in-cell", "brw.cell.continue", who=seat))
        return moment.with_table(table, *events)


def unaffected(moment: At, figure: str, rule: str = "") -> Event:
    """What is told of a figure that an effect cannot reach, in its cell or out of the lodge.

    If no rule is given it is that of cells, or of who has been defeated in this very effect.
    """
    if not rule:
        fallen = figure in ids(recall(moment.state, moment.frame.activation, "defeated"), moment)
        rule = "brw.def.resumed-target" if fallen else "brw.cell.not-lodge"
    return moment.event("unaffected", rule, who=figure)


@query
def turn_order(moment: At) -> Bound:
    """All seats in turn order."""
    return moment.table.turn_order


class RoomOf(Query, frozen=True):
    """The room of a figure, imaginary or not; CELL for a mage in his cell."""

    of: Value = myself

    def value(self, moment: At) -> Bound:
        return moment.table.where(text(self.of, moment))


@query
def crown_holder(moment: At) -> Bound:
    """The seat that holds the crown."""
    return moment.table.crown


class ReadingOf(Query, frozen=True):
    """The reading in force for a ruling."""

    ruling: str

    def value(self, moment: At) -> Bound:
        return moment.reading(self.ruling)


class AsList(Query, frozen=True):
    """Ids as a list to go through: none, one or several."""

    of: Value

    def value(self, moment: At) -> Bound:
        return ids(self.of, moment)


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
