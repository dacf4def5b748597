"""The traps and defences of the avatar: those whose symbol is on the back of its top order."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.event import Event, Facts, facts
from tutor.engine.game import Reaction
from tutor.engine.question import Option, Refusal
from tutor.engine.state import State
from tutor.framework.readings import readings_of
from tutor.games.blackrose.actions.avatar.orders import avatar_of
from tutor.games.blackrose.reactions.cards import told_of
from tutor.games.blackrose.reactions.force import answering, order_name
from tutor.games.blackrose.reactions.triggers import spell_type
from tutor.games.blackrose.state.mage import Mage
from tutor.games.blackrose.state.table import Table

TRAP = "brw.avatar.order.trap"
LIMIT = "brw.ruling.avatar.limit-trap"


def order_answers(
    state: State[Table], order: tuple[str, ...], events: tuple[Event, ...], noted: Facts = ()
) -> Iterator[Reaction]:
    """What the back of the top order makes the avatar do about some events of one full stop.

    It reacts once, to the first of them; the next order was not on top when they happened (`force`).
    """
    mage = avatar_of(state.table)
    if mage is None or mage.seat not in order or not answering(noted, order_name(state.table), 0):
        return
    for event in events:
        if sets_off(event, mage, state.table):
            about = facts(back=mage.back)
            against = (*_quiet(event), *_limit(state, mage))
            option = Option("order-back", "order-trap", about, None, "avatar-trap", told_of(None, event))
            yield Reaction(mage.seat, option, TRAP, against, must=True)
            return


def sets_off(event: Event, mage: Mage, table: Table) -> bool:
    """Whether an event sets off what the back of the top order shows.

    One symbol stands for becoming the target of a combat spell, the other for taking damage.
    """
    if event.kind != mage.back or event.fact("who") != mage.seat:
        return False
    return mage.back == "damaged" or spell_type(event, table) == "combat"


def _quiet(event: Event) -> Iterator[Refusal]:
    """What the text of some damage has against traps and defences."""
    if event.fact("quiet"):
        yield Refusal("brw.gen.golden", "quiet-damage")


def _limit(state: State[Table], mage: Mage) -> Iterator[Refusal]:
    """What stands against a trap when the orders of the phase are used up (brw.ruling.avatar.limit-trap)."""
    reading = readings_of(state)(LIMIT)
    over = state.table.phase in ("action", "evocation", "cleanup") and mage.orders < 1
    if over and reading == "no":
        about = facts(who=mage.seat, ruling=LIMIT, reading=reading)
        yield Refusal("brw.avatar.order.trap.limit", "orders-used-up", about)
