"""The avatar's activation: it reveals an order and applies it from the top down (brw.avatar.activation)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Is, Value, query, text
from tutor.engine.sentence import Call, ForEach, If, Stop, sentence
from tutor.games.blackrose.actions.avatar.orders import counted_off, order_deck, remembered
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.faces import OrderFace, OrderPart
from tutor.games.blackrose.procedures.avatar_top import draw_order, taken_off
from tutor.games.blackrose.state.lodge.lodge import HALL
from tutor.games.blackrose.state.table import Table, Turn
from tutor.games.blackrose.verbs.effects.common import At, RoomOf, entered, myself, self_of
from tutor.games.blackrose.verbs.instability import instability
from tutor.games.blackrose.verbs.schema.ids import program_id

ACTIVATION = "brw.avatar.activation"
TOP_DOWN = "brw.avatar.order.top-down"
SYMBOL = "brw.avatar.order.instability"
EXTRA = "brw.avatar.order.extra"
DOMINION = "brw.avatar.possessed.cell"
AFTER_DEFEAT = "brw.ruling.activation.after-defeat"
CARD = Bind(name="card")
PART = Bind(name="part")


# ---- playing an order


def order_of(moment: At) -> OrderFace:
    """The order that is played."""
    return box(moment.table.box).order(text(CARD, moment))


@sentence
def reveal_order(moment: At) -> Outcome[Table]:
    """The player on the right reveals the top order; it lies in the avatar's memories.

    One that follows another does not count (brw.avatar.order.extra).
    """
    seat, follows = self_of(moment), bool(moment.frame.get("follows"))
    rule = EXTRA if follows else ACTIVATION
    table, event = remembered(moment, moment.table, seat, text(CARD, moment), "order-revealed", rule)
    if not follows:
        table = table.with_mage(counted_off(table, table.mage(seat)))
    return moment.with_table(table, event)


@sentence
def no_order(moment: At) -> Outcome[Table]:
    """There is no order to reveal; the activation counts all the same."""
    seat, table = self_of(moment), moment.table
    if not moment.frame.get("follows"):
        table = table.with_mage(counted_off(table, table.mage(seat)))
    return moment.with_table(table, moment.event("no-order", who=seat))


@query
def order_parts(moment: At) -> Bound:
    """The spell and the physical action of the order, from the top down."""
    order = order_of(moment)
    down: tuple[OrderPart, ...] = ("spell", "physical")
    return tuple(part for part in (down[::-1] if order.top == "physical" else down) if order.part(part))


@query
def may_apply(moment: At) -> Bound:
    """Whether the avatar can apply a part of the order: in its cell it can move at the most.

    After a defeat the same holds as for a mage's second action (brw.ruling.activation.after-defeat).
    """
    if not moment.table.mage(self_of(moment)).in_cell:
        return True
    return PART.value(moment) == "physical" and moment.reading(AFTER_DEFEAT) == "yes-in-cell"


@sentence
def part_lost(moment: At) -> Outcome[Table]:
    """The avatar is in its cell, where it cannot apply this part."""
    about = {"who": self_of(moment), "card": moment.frame.get("card"), "part": moment.frame.get("part")}
    return Outcome(moment.state, (moment.event("order-part-lost", **about),))


@query
def shows_instability(moment: At) -> Bound:
    """Whether the order's instability is placed before this part: before the spell, if it has one."""
    parts = cast("tuple[Bound, ...]", order_parts.value(moment))
    marked = "spell" if "spell" in parts else parts[0]
    return bool(order_of(moment).instability) and PART.value(moment) == marked


@query
def part_text(moment: At, part: Value) -> Bound:
    """The program of a part of the order, as the table's box has it."""
    return program_id(text(CARD, moment), text(part, moment), moment.table.box)


@sentence
def spell_resolved(moment: At) -> Outcome[Table]:
    """The spell of the order has been applied (brw.gen.effect.applied)."""
    named: dict[str, Bound] = {"card": moment.frame.get("card"), "side": None, "slot": None}
    event = moment.event("spell-resolved", who=self_of(moment), means="spell", **named)
    return Outcome(moment.state, (event,))


@query
def brings_another(moment: At) -> Bound:
    """Whether another order follows in this activation (brw.ruling.avatar.extra-chain)."""
    table = moment.table
    if not order_of(moment).extra:
        return False
    if table.mage(self_of(moment)).in_cell and moment.reading(AFTER_DEFEAT) == "no":
        return False
    if not moment.frame.get("follows"):
        return True
    return moment.reading("brw.ruling.avatar.extra-chain") == "yes" and order_deck(table).size > 0


AIM = (("target", Bind(name="target")), ("target-at", Bind(name="target-at")))
"""What the physical action is told: the target of the spell before it."""

SPELL = (
    # As a part of the order it leaves its target to the physical action.
    Call(rule="brw.avatar.order.as-usual", program=part_text(part="spell"), who=myself, part=True),
    spell_resolved.under("brw.gen.effect.applied"),
)
PHYSICAL = (
    Call(rule="brw.avatar.order.as-usual", program=part_text(part="physical"), who=myself, hand_over=AIM),
)

AVATAR_ORDER = Program(
    "avatar-order",
    TOP_DOWN,
    (
        *draw_order(ACTIVATION),
        If(
            rule=ACTIVATION,
            cond=CARD,
            then=(
                taken_off(reveal_order),
                ForEach(
                    rule=TOP_DOWN,
                    over=order_parts,
                    into="part",
                    body=(
                        If(
                            rule="brw.avatar.cell",
                            cond=may_apply,
                            then=(
                                If(
                                    rule=SYMBOL,
                                    cond=shows_instability,
                                    then=(Stop(body=instability(1, RoomOf(), rule=SYMBOL)),),
                                ),
                                If(
                                    rule=TOP_DOWN,
                                    cond=Is(left=PART, right="spell"),
                                    then=SPELL,
                                    otherwise=PHYSICAL,
                                ),
                            ),
                            otherwise=(part_lost,),
                        ),
                    ),
                ),
                If(
                    rule=EXTRA,
                    cond=brings_another,
                    then=(Call(program="avatar-order", who=myself, hand_over=(("follows", True),)),),
                ),
            ),
            otherwise=(no_order.under("brw.gen.effect.skip"),),
        ),
    ),
    kind="order",
)
"""The avatar plays its top order; one that `follows` another does not count to the limit."""


# ---- the activation


@query
def in_cell(moment: At) -> Bound:
    """Whether the avatar is in its cell."""
    return moment.table.mage(self_of(moment)).in_cell


@sentence
def dominion(moment: At) -> Outcome[Table]:
    """The Possessed does not activate, but is placed in the Black Rose Hall.

    Whether that uses up an order is brw.ruling.avatar.possessed.skip.
    """
    seat, table = self_of(moment), moment.table
    if moment.reading("brw.ruling.avatar.possessed.skip") == "yes":
        table = table.with_mage(counted_off(table, table.mage(seat)))
    table, event = entered(moment, table, seat, HALL, "placed")
    return moment.with_table(table, event)


@sentence
def begins(moment: At) -> Outcome[Table]:
    """The avatar's activation begins."""
    seat = self_of(moment)
    left = moment.table.mage(seat).orders
    event = moment.event("avatar-activates", who=seat, left=left)
    return moment.with_table(replace(moment.table, turn=Turn(seat)), event)


@sentence
def ends(moment: At) -> Outcome[Table]:
    """The avatar's activation is over; it has more of them as long as it has orders to play."""
    seat = self_of(moment)
    event = moment.event("avatar-done", who=seat, left=moment.table.mage(seat).orders)
    return moment.with_table(replace(moment.table, turn=None), event)


AVATAR_ACTIVATION = Program(
    "avatar-activation",
    ACTIVATION,
    (
        If(
            rule=DOMINION,
            cond=in_cell,
            then=(dominion,),
            otherwise=(
                begins.under(ACTIVATION),
                Call(rule=ACTIVATION, program="avatar-order", who=myself),
                ends.under("brw.avatar.activation.repeat"),
            ),
        ),
    ),
)
"""One activation of the avatar: an order, and one more where it says so."""

AVATAR_ORDERS = (AVATAR_ACTIVATION, AVATAR_ORDER)
