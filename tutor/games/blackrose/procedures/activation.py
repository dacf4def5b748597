"""The action phase: activations of one or two actions, round and round (brw.act.round-robin)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, query, text
from tutor.engine.question import PASS, Question
from tutor.engine.sentence import Act, Call, ForEach, If, While, sentence
from tutor.framework.readings import Readings
from tutor.games.blackrose.actions.avatar.orders import avatar_of, level
from tutor.games.blackrose.actions.moves import InActivation, can_act
from tutor.games.blackrose.state.lodge.ground import ways
from tutor.games.blackrose.state.table import Table, Turn
from tutor.games.blackrose.verbs.effects.common import At, myself, self_of, turn_order

ROUND = "brw.act.round-robin"
ACTIVATION = "brw.act.one-or-two"
LEAVE = "brw.cell.must-leave"
AVATAR = "avatar-activation"
"""The program of an activation of the avatar; the avatar's seat starts it."""


@sentence
def begin_activation(moment: At) -> Outcome[Table]:
    """A mage's activation begins; in his cell he is told that he has to leave it, if he can."""
    seat, table = self_of(moment), moment.table
    mage = table.mage(seat)
    events = [moment.event("activation-begins", ROUND, who=seat)]
    if mage.in_cell:
        exits = ways(table, seat, moment.reading)
        events.append(moment.event("begins-in-cell", LEAVE, who=seat, exits=exits))
    return moment.with_table(replace(table, turn=first_turn(table, seat, moment.reading)), *events)


def first_turn(table: Table, seat: str, reading: Readings) -> Turn:
    """An activation that begins; who is in his cell has to leave it, if he can (brw.cell.must-leave)."""
    return Turn(seat, from_cell=table.mage(seat).in_cell and bool(ways(table, seat, reading)))


class Activate(Act, frozen=True):
    """Like Act, but whether they may stop is told by what is offered: to pass is one of its options."""

    def ask(self, moment: At) -> Question | None:
        options = self.among.options(moment)
        if all(option.key == PASS for option in options):
            return None
        return self.among.question(moment, options, text(self.who, moment), self.rule, self.kind)


@sentence
def end_activation(moment: At) -> Outcome[Table]:
    """The activation is over; who has no token and no prepared spell left can act no more in this phase."""
    seat, table = self_of(moment), moment.table
    done = () if table.turn is None else table.turn.actions
    events = [moment.event("activation-ends", who=seat, n=len(done), actions=done)]
    if not can_act(table, seat, moment.reading):
        events.append(moment.event("acted-out", "brw.act.max-six", who=seat))
    return moment.with_table(replace(table, turn=None, last=table.turn), *events)


ONE_ACTIVATION = Program(
    "activation",
    ACTIVATION,
    (
        begin_activation.under(ROUND),
        Activate(kind="action", among=InActivation(), who=myself),
        end_activation,
    ),
)
"""One activation of a mage: one or two actions, with quest effects before and after each of them."""


@sentence
def begin_rounds(moment: At) -> Outcome[Table]:
    """The first activation is that of the first mage; the avatar has its orders before it.

    Rule: brw.avatar.difficulty.
    """
    table, own = moment.table, avatar_of(moment.table)
    if own is not None:
        table = table.changed(own.seat, orders=level(table))
    order = table.turn_order
    return moment.with_table(table, moment.event("activations-begin", first=order[0], order=order))


@query
def anybody_can_act(moment: At) -> Bound:
    """Whether any mage can still perform an action."""
    table = moment.table
    return any(can_act(table, seat, moment.reading) for seat in table.seats)


@query
def has_activation(moment: At, seat: Bind) -> Bound:
    """Whether the mage whose turn has come has an activation, as long as anybody can act at all."""
    table, reading = moment.table, moment.reading
    mage = text(seat, moment)
    if can_act(table, mage, reading):
        return True
    return _only_quests(table, mage, reading) and bool(anybody_can_act.value(moment))


def _only_quests(table: Table, seat: str, reading: Readings) -> bool:
    """Whether a mage who cannot act uses quests all the same (brw.ruling.quest.no-action)."""
    mage = table.mage(seat)
    return bool(mage.solved) and not mage.in_cell and reading("brw.ruling.quest.no-action") == "window"


@query
def activation_of(moment: At, seat: Bind) -> Bound:
    """The program of an activation: the avatar plays an order."""
    return AVATAR if moment.table.mage(text(seat, moment)).avatar else "activation"


@sentence
def end_rounds(moment: At) -> Outcome[Table]:
    """Nobody can act any more; only such a mage may still be in his cell now (brw.cell.stay)."""
    table = moment.table
    stay = (seat for seat in table.turn_order if table.mage(seat).in_cell)
    events = [moment.event("activations-end", ROUND)]
    events += [moment.event("stays-in-cell", who=seat) for seat in stay]
    return moment.with_table(replace(table, last=None), *events)


SEAT = Bind(name="seat")

ACTION_PHASE = Program(
    "action-phase",
    ROUND,
    (
        begin_rounds,
        While(
            cond=anybody_can_act,
            body=(
                ForEach(
                    over=turn_order,
                    into="seat",
                    body=(
                        If(
                            cond=has_activation(seat=SEAT),
                            then=(Call(program=activation_of(seat=SEAT), who=SEAT),),
                        ),
                    ),
                ),
            ),
        ),
        end_rounds.under("brw.cell.stay"),
    ),
)
"""Mages play activations in turn order, round and round, until nobody can perform any action."""

ACTIVATIONS = (ONE_ACTIVATION, ACTION_PHASE)
