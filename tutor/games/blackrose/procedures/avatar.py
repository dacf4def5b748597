"""The avatar's activation: it reveals an order and applies it from the top down (brw.avatar.activation)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, Is, Query, Value, text
from tutor.engine.sentence import Call, ForEach, If, Sentence, Stop
from tutor.games.blackrose.actions.avatar.orders import counted_off, order_deck, remembered
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.faces import OrderFace, OrderPart
from tutor.games.blackrose.procedures.avatar_top import draw_order, taken_off
from tutor.games.blackrose.state.lodge.lodge import HALL
from tutor.games.blackrose.state.table import Table, Turn
from tutor.games.blackrose.verbs.effects.common import At, RoomOf, Self, entered, self_of
from tutor.games.blackrose.verbs.effects.instability import instability
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


class RevealOrder(Sentence, frozen=True):
    """The player on the right reveals the top order; it lies in the avatar's memories.

    One that follows another does not count (brw.avatar.order.extra).
    """

    def execute(self, moment: At) -> Outcome[Table]:
        seat, follows = self_of(moment), bool(moment.frame.get("follows"))
        rule = EXTRA if follows else ACTIVATION
        table, event = remembered(moment, moment.table, seat, text(CARD, moment), "order-revealed", rule)
        if not follows:
            table = table.with_mage(counted_off(table, table.mage(seat)))
        return moment.with_table(table, event)


class NoOrder(Sentence, frozen=True):
    """There is no order to reveal; the activation counts all the same."""

    def execute(self, moment: At) -> Outcome[Table]:
        seat, table = self_of(moment), moment.table
        if not moment.frame.get("follows"):
            table = table.with_mage(counted_off(table, table.mage(seat)))
        return moment.with_table(table, moment.event("no-order", who=seat))


class Parts(Query, frozen=True):
    """The spell and the physical action of the order, from the top down."""

    def value(self, moment: At) -> Bound:
        order = order_of(moment)
        down: tuple[OrderPart, ...] = ("spell", "physical")
        return tuple(part for part in (down if order.top == "spell" else down[::-1]) if order.part(part))


class MayApply(Query, frozen=True):
    """Whether the avatar can apply a part of the order: in its cell it can move at the most.

    After a defeat the same holds as for a mage's second action (brw.ruling.activation.after-defeat).
    """

    def value(self, moment: At) -> Bound:
        if not moment.table.mage(self_of(moment)).in_cell:
            return True
        return PART.value(moment) == "physical" and moment.reading(AFTER_DEFEAT) == "yes-in-cell"


class PartLost(Sentence, frozen=True):
    """The avatar is in its cell, where it cannot apply this part."""

    def execute(self, moment: At) -> Outcome[Table]:
        about = {"who": self_of(moment), "card": moment.frame.get("card"), "part": moment.frame.get("part")}
        return Outcome(moment.state, (moment.event("order-part-lost", **about),))


class ShowsInstability(Query, frozen=True):
    """Whether the order's instability is placed before this part: before the spell, if it has one."""

    def value(self, moment: At) -> Bound:
        parts = cast("tuple[Bound, ...]", Parts().value(moment))
        marked = "spell" if "spell" in parts else parts[0]
        return bool(order_of(moment).instability) and PART.value(moment) == marked


class PartText(Query, frozen=True):
    """The program of a part of the order, as the table's box has it."""

    part: Value

    def value(self, moment: At) -> Bound:
        return program_id(text(CARD, moment), text(self.part, moment), moment.table.box)


class SpellResolved(Sentence, frozen=True):
    """The spell of the order has been applied (brw.gen.effect.applied)."""

    def execute(self, moment: At) -> Outcome[Table]:
        named: dict[str, Bound] = {"card": moment.frame.get("card"), "side": None, "slot": None}
        event = moment.event("spell-resolved", who=self_of(moment), means="spell", **named)
        return Outcome(moment.state, (event,))


class BringsAnother(Query, frozen=True):
    """Whether another order follows in this activation (brw.ruling.avatar.extra-chain)."""

    def value(self, moment: At) -> Bound:
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
    Call(rule="brw.avatar.order.as-usual", program=PartText(part="spell"), who=Self(), part=True),
    SpellResolved(rule="brw.gen.effect.applied"),
)
PHYSICAL = (
    Call(rule="brw.avatar.order.as-usual", program=PartText(part="physical"), who=Self(), hand_over=AIM),
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
                taken_off(RevealOrder()),
                ForEach(
                    rule=TOP_DOWN,
                    over=Parts(),
                    into="part",
                    body=(
                        If(
                            rule="brw.avatar.cell",
                            cond=MayApply(),
                            then=(
                                If(
                                    rule=SYMBOL,
                                    cond=ShowsInstability(),
                                    then=(Stop(body=instability(1, RoomOf(), rule=SYMBOL)),),
                                ),
                                If(
                                    rule=TOP_DOWN,
                                    cond=Is(left=PART, right="spell"),
                                    then=SPELL,
                                    otherwise=PHYSICAL,
                                ),
                            ),
                            otherwise=(PartLost(),),
                        ),
                    ),
                ),
                If(
                    rule=EXTRA,
                    cond=BringsAnother(),
                    then=(Call(program="avatar-order", who=Self(), hand_over=(("follows", True),)),),
                ),
            ),
            otherwise=(NoOrder(rule="brw.gen.effect.skip"),),
        ),
    ),
    kind="order",
)
"""The avatar plays its top order; one that `follows` another does not count to the limit."""


# ---- the activation


class InCell(Query, frozen=True):
    """Whether the avatar is in its cell."""

    def value(self, moment: At) -> Bound:
        return moment.table.mage(self_of(moment)).in_cell


class Dominion(Sentence, frozen=True):
    """The Possessed does not activate, but is placed in the Black Rose Hall.

    Whether that uses up an order is brw.ruling.avatar.possessed.skip.
    """

    def execute(self, moment: At) -> Outcome[Table]:
        seat, table = self_of(moment), moment.table
        if moment.reading("brw.ruling.avatar.possessed.skip") == "yes":
            table = table.with_mage(counted_off(table, table.mage(seat)))
        table, event = entered(moment, table, seat, HALL, "placed")
        return moment.with_table(table, event)


class Begins(Sentence, frozen=True):
    """The avatar's activation begins."""

    def execute(self, moment: At) -> Outcome[Table]:
        seat = self_of(moment)
        left = moment.table.mage(seat).orders
        event = moment.event("avatar-activates", who=seat, left=left)
        return moment.with_table(replace(moment.table, turn=Turn(seat)), event)


class Ends(Sentence, frozen=True):
    """The avatar's activation is over; it has more of them as long as it has orders to play."""

    def execute(self, moment: At) -> Outcome[Table]:
        seat = self_of(moment)
        event = moment.event("avatar-done", who=seat, left=moment.table.mage(seat).orders)
        return moment.with_table(replace(moment.table, turn=None), event)


AVATAR_ACTIVATION = Program(
    "avatar-activation",
    ACTIVATION,
    (
        If(
            rule=DOMINION,
            cond=InCell(),
            then=(Dominion(),),
            otherwise=(
                Begins(rule=ACTIVATION),
                Call(rule=ACTIVATION, program="avatar-order", who=Self()),
                Ends(rule="brw.avatar.activation.repeat"),
            ),
        ),
    ),
)
"""One activation of the avatar: an order, and one more where it says so."""

AVATAR_ORDERS = (AVATAR_ACTIVATION, AVATAR_ORDER)
