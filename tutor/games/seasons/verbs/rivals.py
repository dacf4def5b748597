"""What cards look up and do among the other players: who is poor, who leads, in which order they come."""

from __future__ import annotations

from typing import Final

from tutor.engine.event import Bound
from tutor.engine.moment import Outcome
from tutor.engine.query import Query, query
from tutor.engine.sentence import sentence
from tutor.engine.state import Frame, Window
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.verbs.common import At, ids, owner

STAFF: Final = "staff-of-spring"
STAFF_CRYSTALS: Final = 3
"""What a Staff of Spring gives for a summon (sea.card.staff-of-spring.effect)."""

SUMMON: Final = "summon"
PLAYER_ORDER: Final = "sea.ruling.trigger-player-order"
TWO_TITUS: Final = "sea.ruling.two-titus"
SID_TIMING: Final = "sea.ruling.sid-timing"
DEMON_ORDER: Final = "sea.ruling.demon-order"


@query
def in_turn_order(moment: At) -> Bound:
    """The opponents, from the left neighbour on or from the first player on (sea.ruling.demon-order)."""
    table, seat = moment.table, moment.frame.owner
    if moment.reading(DEMON_ORDER) == "from-left":
        return table.others(seat)
    return tuple(other for other in table.turn_order if other != seat)


@query
def poor(moment: At) -> Bound:
    """The opponents who have no crystals: now, or when the round ended.

    Rulings: sea.ruling.two-titus, sea.ruling.trigger-player-order.
    """
    table = moment.table
    others = table.others(moment.frame.owner)
    at_once = moment.reading(TWO_TITUS) == "together" or moment.reading(PLAYER_ORDER) == "simultaneous"
    if at_once:
        poor = ids(moment.frame.get("poor"), moment)
        return tuple(seat for seat in others if seat in poor)
    return tuple(seat for seat in others if table.player(seat).crystals <= 0)


@query
def leads(moment: At) -> Bound:
    """Whether the owner has more crystals than everybody else (sea.card.sid.tie).

    Whether those count that a Staff of Spring has given for this summon is sea.ruling.sid-timing.
    """
    table = moment.table
    has = owner(moment).crystals
    if moment.reading(SID_TIMING) == "no":
        has -= STAFF_CRYSTALS * _staffs_used(moment)
    return all(table.player(other).crystals < has for other in table.others(moment.frame.owner))


def _staffs_used(moment: At) -> int:
    """How many Staffs have answered the summon of the card whose text is running."""
    stack = moment.before.stack
    around = stack[-2] if len(stack) > 1 else None
    if not isinstance(around, Window):
        return 0
    return sum(key.startswith(f"{STAFF}-") for seat, key in around.used if seat == moment.frame.owner)


class PoorerThan(Query, frozen=True):
    """The opponents who have fewer crystals than `n`, or those who have as many or more, in turn."""

    n: int
    fewer: bool

    def value(self, moment: At) -> Bound:
        table = moment.table
        others = table.others(moment.frame.owner)
        return tuple(seat for seat in others if (table.player(seat).crystals < self.n) == self.fewer)


@sentence
def stop_summon(moment: At) -> Outcome[Table]:
    """The summon that is under way ends before the card is paid: nothing of it has happened."""
    stack = moment.state.stack
    at = max((n for n, entry in enumerate(stack) if _is_summon(entry)), default=None)
    if at is None:
        return Outcome(moment.state)
    summon = stack[at]
    assert isinstance(summon, Frame)
    event = moment.event("summon-stopped", seat=summon.owner, card=summon.get("card"))
    ended = summon.activation
    state = moment.state.without(lambda frame: frame.activation == ended)
    return Outcome(state.with_table(moment.table.with_turn(announced="")), (event,))


def _is_summon(entry: Frame | Window) -> bool:
    return isinstance(entry, Frame) and entry.program == SUMMON
