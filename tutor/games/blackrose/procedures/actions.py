"""What every action begins and ends with; casting, Inertia and Order (brw.act)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tutor.engine.event import Bound, Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Among, Bind, query, text
from tutor.engine.question import Choices, Option, Refusal, sorted_out
from tutor.engine.sentence import Call, Choose, If, Sentence, sentence
from tutor.framework.readings import Readings
from tutor.games.blackrose.actions.moves import Considered, is_activated, must_leave
from tutor.games.blackrose.state.derived import speed
from tutor.games.blackrose.state.lodge.ground import spot, ways
from tutor.games.blackrose.state.mage import less
from tutor.games.blackrose.state.table import Table, Turn
from tutor.games.blackrose.verbs.compiler.queries import figure_option, room_option
from tutor.games.blackrose.verbs.effects.common import At, bound, entered, self_of
from tutor.games.blackrose.verbs.effects.spells import to_memories
from tutor.games.blackrose.verbs.evocations import ActivationFor, ControllerOf

CAST = "brw.act.cast"
INERTIA = "brw.act.inertia"
ORDER = "brw.act.order"
MOVE = "brw.act.move"
PHYSICAL = ("explore", "combat", "order")


class BeginAction(Sentence, frozen=True):
    """An action is begun; a physical one exhausts a token, and its effects are there to be used.

    How many Move (1) effects Explore has is settled now, whatever becomes of the mage's speed on the way.
    """

    action: str

    def execute(self, moment: At) -> Outcome[Table]:
        seat, table = self_of(moment), moment.table
        mage, turn = table.mage(seat), table.turn or Turn(seat)
        events: list[Event] = []
        slot = moment.frame.get("slot")
        if self.action in PHYSICAL:
            table = table.changed(seat, physical=mage.physical - 1)
            events.append(
                moment.event("token-exhausted", "brw.act.physical.cost", who=seat, left=mage.physical - 1)
            )
        left, more = self._left(moment, seat)
        turn = replace(
            turn,
            actions=(*turn.actions, self.action),
            cast=(*turn.cast, str(slot)) if self.action == "cast" else turn.cast,
            doing=self.action,
            left=left,
            moving=False,
            rooms=(),
            unused=(),
        )
        event = moment.event(
            "action-begun", who=seat, action=self.action, slot=slot, moves=left.count("move")
        )
        return moment.with_table(replace(table, turn=turn), *events, event, *more)

    def _left(self, moment: At, seat: str) -> tuple[tuple[str, ...], tuple[Event, ...]]:
        if self.action != "explore":
            return ("attack", "activate") if self.action == "combat" else (), ()
        moves = speed(moment.table, seat, moment.reading)
        events = () if moves is not None else (moment.event("speed-unknown", who=seat),)
        return (*("move",) * (moves or 0), "activate"), events


@sentence
def end_action(moment: At) -> Outcome[Table]:
    """The action is finished, and only now another may begin; moves that were not used are lost."""
    seat, table = self_of(moment), moment.table
    turn = table.turn or Turn(seat)
    events: list[Event] = []
    unused = turn.left.count("move")
    if unused:
        events.append(moment.event("moves-lost", "brw.act.explore.lost", who=seat, n=unused))
    events.append(moment.event("action-ended", who=seat, action=turn.doing))
    idle = replace(turn, doing="", left=(), moving=False, rooms=(), unused=turn.left)
    return moment.with_table(replace(table, turn=idle), *events)


@query
def chose(moment: At, does: str) -> Bound:
    """Whether the step that was chosen is of a kind."""
    return str(moment.frame.get("step") or "").partition("|")[0] == does


def chosen(moment: At) -> str:
    """The room or figure that the chosen step names."""
    return text(moment.frame.get("step"), moment).partition("|")[2]


def step(option: Option, does: str) -> Option:
    """The option of a step, with its kind before its key and its value."""
    return replace(option, key=f"{does}.{option.key}", value=f"{does}|{option.value}")


# ---- moving


def moves(table: Table, seat: str, reading: Readings, *, all_rooms: bool) -> Considered:
    """The rooms to which Move (1) takes a mage; with `all_rooms` also those to which it does not."""
    near = ways(table, seat, reading)
    for room in near:
        yield step(room_option(room, "step-move"), "move"), iter(())
    if not all_rooms:
        return
    here = spot(table, seat)
    for id in (room.id for room in table.rooms):
        if id not in near and id != here:
            far = Refusal(MOVE, "not-adjacent", facts(room=id, here=here))
            yield step(room_option(id, "step-move"), "move"), iter((far,))
    for id in (cell.id for cell in table.cells):
        if id != here:
            closed = Refusal("brw.cell.no-entry", "no-entry", facts(cell=id))
            yield step(room_option(id, "step-move"), "move"), iter((closed,))


@sentence
def take_move(moment: At) -> Outcome[Table]:
    """The mage moves to the chosen room: he enters it, and one Move (1) effect is used."""
    seat, table = self_of(moment), moment.table
    turn = table.turn or Turn(seat)
    left = less(turn.left, "move") if "move" in turn.left else turn.left
    table = replace(table, turn=replace(turn, left=left, moving=True, from_cell=False))
    table, event = entered(moment, table, seat, chosen(moment), "moved")
    return moment.with_table(table, event)


# ---- casting and Inertia


@sentence
def discard_spell(moment: At) -> Outcome[Table]:
    """The spell in the slot goes from the board to the memories."""
    seat, slot = self_of(moment), text(moment.frame.get("slot"), moment)
    mage = moment.table.mage(seat)
    held = mage.slot(slot)
    if held is None:
        return Outcome(moment.state, (moment.event("no-spell", "brw.gen.effect.skip", who=seat),))
    table = moment.table.with_mage(mage.without_slot(slot))
    table, event = to_memories(moment, table, seat, held.spell, "board")
    return moment.with_table(table, event)


class InertiaMove(Among, frozen=True):
    """The rooms to which Inertia lets the mage move, and to stay where he is."""

    def choices(self, moment: At) -> Choices:
        return sorted_out(self._considered(moment, all_rooms=True))

    def options(self, moment: At) -> tuple[Option, ...]:
        return sorted_out(self._considered(moment, all_rooms=False)).options

    def _considered(self, moment: At, *, all_rooms: bool) -> Considered:
        table, seat, reading = moment.table, self_of(moment), moment.reading
        yield from moves(table, seat, reading, all_rooms=all_rooms)
        turn = table.turn or Turn(seat)
        yield Option("stay", "inertia-stay", value="stay|"), must_leave(table, turn, reading)


@sentence
def stayed(moment: At) -> Outcome[Table]:
    """The mage has let the move go, or there was nowhere to go."""
    seat = self_of(moment)
    event = moment.event("move-declined", who=seat, room=moment.table.where(seat))
    return Outcome(moment.state, (event,))


# ---- Order


class Ordered(Among, frozen=True):
    """The evocations that Order activates, and to activate none."""

    def choices(self, moment: At) -> Choices:
        return sorted_out(self._considered(moment))

    def _considered(self, moment: At) -> Considered:
        table, seat, reading = moment.table, self_of(moment), moment.reading
        for one in table.evocations:
            option = step(figure_option(moment, one.id, "step-order"), "order")
            yield option, _not_own(table, one.id, seat, reading)
        yield Option("done", "step-done", facts(action="order"), "done|"), iter(())


def _not_own(table: Table, id: str, seat: str, reading: Readings) -> Iterator[Refusal]:
    one = table.evocation(id)
    if one.owner != seat:
        yield Refusal(ORDER, "not-own-evocation", facts(who=id, owner=one.owner))
    elif not is_activated(table, id, seat, reading):
        ruling = "brw.ruling.assigned.activates"
        about = facts(who=id, to=one.assigned, ruling=ruling, reading=reading(ruling))
        yield Refusal("brw.evo.assigned", "assigned-evocation", about)


@sentence
def nobody_ordered(moment: At) -> Outcome[Table]:
    """There is no own evocation, or none is to activate (brw.act.physical.set)."""
    return Outcome(moment.state, (moment.event("nobody-ordered", who=self_of(moment)),))


@sentence
def named(moment: At) -> Outcome[Table]:
    """The evocation that is activated is kept in mind as "figure"."""
    return Outcome(bound(moment, {"figure": chosen(moment)}))


FIGURE = Bind(name="figure")
CONTROLLER = ControllerOf(of=FIGURE)
ACTIVATE_FIGURE = Call(
    rule="brw.evo.activate",
    program=ActivationFor(who=CONTROLLER),
    who=CONTROLLER,
    hand_over=(("figure", FIGURE),),
)
"""Whoever controls the evocation "figure" activates it (brw.evo.control)."""

END = end_action.under("brw.act.complete-first")

CAST_ACTION = Program(
    "cast",
    CAST,
    (
        BeginAction(action="cast"),
        Call(program="cast-spell", hand_over=(("slot", Bind(name="slot")),)),
        END,
    ),
)
"""The active mage casts the prepared spell in `slot`."""

INERTIA_ACTION = Program(
    "inertia",
    INERTIA,
    (
        BeginAction(action="inertia"),
        discard_spell,
        Choose(kind="inertia-move", among=InertiaMove(), into="step"),
        If(
            rule=MOVE,
            cond=chose(does="move"),
            then=(take_move,),
            otherwise=(stayed.under("brw.key.move-upto"),),
        ),
        END,
    ),
)
"""The active mage discards the spell in `slot` and may move."""

ORDER_ACTION = Program(
    "order",
    ORDER,
    (
        BeginAction(action="order"),
        Choose(kind="order-step", among=Ordered(), into="step"),
        If(
            cond=chose(does="order"),
            then=(named, ACTIVATE_FIGURE),
            otherwise=(nobody_ordered.under("brw.act.physical.set"),),
        ),
        END,
    ),
    kind="physical-action",
)

ACTIONS = (CAST_ACTION, INERTIA_ACTION, ORDER_ACTION)
