"""The avatar and its orders: how many it plays, which may lie on top, who reveals them (brw.avatar)."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Event
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.framework.decks import Deck
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.mage import Back, Mage
from tutor.games.blackrose.state.options import MASTER
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At

APPRENTICE_ORDERS, MASTER_ORDERS = 3, 4
CROWN = "brw.avatar.crown-decides"


def avatar_of(table: Table) -> Mage | None:
    """The avatar, if one takes part."""
    return next((mage for mage in table.mages if mage.avatar), None)


def level(table: Table) -> int:
    """How many orders the avatar plays in an action phase (brw.avatar.difficulty)."""
    return MASTER_ORDERS if MASTER in table.options else APPRENTICE_ORDERS


def deck_id(moon: int) -> str:
    """The id of the order deck of a moon (brw.avatar.moon)."""
    return f"order-{moon}"


def order_deck(table: Table) -> Deck:
    """The order deck on the avatar's board: its grimoire and hand (brw.avatar.order.grimoire)."""
    return table.deck(deck_id(table.moon))


def with_orders(table: Table, deck: Deck) -> Table:
    """The table with another order deck; nobody has looked at what lies on top of it."""
    mage = avatar_of(table)
    table = table.with_deck(replace(deck, id=deck_id(table.moon)))
    return table if mage is None else table.with_mage(replace(mage, back=""))


def played(table: Table, mage: Mage, moon: int) -> tuple[str, ...]:
    """The orders of a moon in the avatar's memories."""
    return tuple(order for order in mage.memories if box(table.box).order(order).moon == moon)


def back_of(table: Table, order: str) -> Back:
    """What the back of an order shows."""
    return box(table.box).order(order).back or "none"


def tops(table: Table, mage: Mage) -> tuple[str, ...]:
    """The orders that may lie on top, as far as anybody can tell: the back that lies on top is seen."""
    layers = order_deck(table).layers
    if not layers:
        return ()
    return tuple(order for order in layers[0] if mage.back in ("", back_of(table, order)))


def unseen(table: Table) -> bool:
    """Whether an order lies on top whose back nobody has looked at yet."""
    mage = avatar_of(table)
    return mage is not None and not mage.back and order_deck(table).size > 0


def right_of(table: Table, seat: str) -> str:
    """The player on the right of a seat: the one before it in turn order (brw.avatar.activation)."""
    return next(one for one in reversed(table.clockwise(seat)) if not table.mage(one).avatar)


def counted_off(table: Table, mage: Mage) -> Mage:
    """The avatar with one order less to play in this action phase."""
    return replace(mage, orders=max(0, mage.orders - 1)) if table.phase == "action" else mage


def remembered(moment: At, table: Table, seat: str, order: str, kind: str, rule: str) -> tuple[Table, Event]:
    """The table with the top order face up in the avatar's memories, and the event of it."""
    table = with_orders(table, order_deck(table).without((order,)))
    table = table.changed(seat, memories=(*table.mage(seat).memories, order))
    event = moment.event(kind, rule, who=seat, by=right_of(table, seat), card=order)
    return table, event


def redirect(state: State[Table], question: Question) -> Question:
    """A question to the avatar is put to who holds the crown (brw.avatar.crown-decides)."""
    table = state.table
    if not table.is_mage(question.seat) or not table.mage(question.seat).avatar:
        return question
    return replace(question, seat=decides(table), rule=CROWN, for_seat=question.seat)


def decides(table: Table) -> str:
    """Who decides for the avatar: who holds the crown, or the first of the players where nobody does."""
    return table.crown or next(seat for seat in table.turn_order if not table.mage(seat).avatar)
