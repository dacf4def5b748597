"""Orders that are set off as traps or defences by the symbol on their back (brw.avatar.order.trap).

What acts on a mage's hand acts on the order deck (brw.avatar.order.hand-effects).
"""

from __future__ import annotations

from tutor.engine.event import Bound, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.query import Bind, candidates, number, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Call, Choose, ForEach, If, sentence
from tutor.games.blackrose.actions.avatar.orders import (
    CROWN,
    counted_off,
    order_deck,
    remembered,
    with_orders,
)
from tutor.games.blackrose.procedures.avatar import CARD, part_text
from tutor.games.blackrose.procedures.avatar_top import DrawOrder, taken_off
from tutor.games.blackrose.procedures.casting import HANDED
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.compiler.queries import Reads
from tutor.games.blackrose.verbs.effects.common import At, bound, myself, self_of
from tutor.games.blackrose.verbs.effects.memory import remember

RESOLVE = "brw.avatar.order.trap.resolve"
LIMIT = "brw.avatar.order.trap.limit"
HAND = "brw.avatar.order.hand-effects"
DISCARD = "brw.ruling.avatar.hand-discard"


# ---- a trap or a defence is set off


@sentence
def reveal_trap(moment: At) -> Outcome[Table]:
    """The order is revealed, lies in the memories, and counts to the limit of the phase."""
    seat = self_of(moment)
    before = moment.table.mage(seat).orders
    table, event = remembered(moment, moment.table, seat, text(CARD, moment), "order-revealed", RESOLVE)
    table = table.with_mage(counted_off(table, table.mage(seat)))
    left = table.mage(seat).orders
    events = [event]
    if left < before:
        events.append(moment.event("order-counts", LIMIT, who=seat, left=left))
    return moment.with_table(table, *events)


SET_OFF = tuple((name, Bind(name=name)) for name in HANDED if name not in ("card", "side", "slot"))
"""What the text of a trap or a defence is told: what set it off."""

AVATAR_TRAP = Program(
    "avatar-trap",
    RESOLVE,
    (
        DrawOrder(),
        taken_off(reveal_trap),
        Call(program=part_text(part="trap"), who=myself, hand_over=SET_OFF, part=True),
    ),
    kind="order",
)
"""The top order is revealed as a trap or a defence, and nothing else of it is applied."""


# ---- effects on the hand of the avatar


@query
def discards(moment: At) -> Bound:
    """How many orders are discarded: "n", or as many as there are (brw.ruling.discard.partial)."""
    n, size = number(moment.frame.get("n"), moment), order_deck(moment.table).size
    if n > size and moment.reading("brw.ruling.discard.partial") == "none":
        return ()
    return tuple(range(min(n, size)))


@sentence
def count_discards(moment: At) -> Outcome[Table]:
    """Whether all that was asked for can be discarded is kept in mind by the effect."""
    n, size = number(moment.frame.get("n"), moment), order_deck(moment.table).size
    state = remember(bound(moment, {"did": n <= size}), moment.frame.activation, "did", n <= size)
    if discards.value(moment):
        return Outcome(state)
    return Outcome(state, (moment.event("too-few-cards", "brw.gen.effect.skip", who=self_of(moment)),))


@candidates
def all_orders(moment: At) -> Choices:
    """Every order of the deck."""
    cards = sorted(order_deck(moment.table).cards)
    return Choices(tuple(Option(card, "card", facts(card=card), card) for card in cards))


@sentence
def discard_order(moment: At) -> Outcome[Table]:
    """The order goes from the deck to the avatar's memories."""
    seat, card = self_of(moment), text(CARD, moment)
    table, event = remembered(moment, moment.table, seat, card, "order-discarded", moment.rule)
    return moment.with_table(table, event)


@sentence
def shuffle_orders(moment: At) -> Outcome[Table]:
    """The order deck is shuffled after somebody has looked through it."""
    table = with_orders(moment.table, order_deck(moment.table).shuffled())
    return moment.with_table(table, moment.event("orders-shuffled", who=self_of(moment)))


PICKED = Reads(ruling=DISCARD, reading="crown")

AVATAR_DISCARD = Program(
    "avatar-discard",
    HAND,
    (
        count_discards,
        ForEach(
            over=discards,
            into="time",
            body=(
                If(
                    cond=PICKED,
                    then=(
                        Choose(rule=CROWN, kind="discard-order", among=all_orders, into="card", who=myself),
                    ),
                    otherwise=(DrawOrder(),),
                ),
                taken_off(discard_order),
            ),
        ),
        If(cond=PICKED, then=(shuffle_orders,)),
    ),
)
"""The avatar discards `n` cards from its hand: orders of its deck (brw.ruling.avatar.hand-discard)."""

AVATAR_TRAPS = (AVATAR_TRAP, AVATAR_DISCARD)
