"""Taking damage back: defences that ignore it, and figures that take it instead."""

from __future__ import annotations

from msgspec import Struct

from tutor.engine.event import Event
from tutor.engine.moment import Outcome
from tutor.engine.query import Value, number
from tutor.engine.sentence import Sentence
from tutor.engine.state import State
from tutor.games.blackrose.state.derived import health
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.common import At, Cause, bound, counted, ids
from tutor.games.blackrose.verbs.effects.damage import Attack, struck
from tutor.games.blackrose.verbs.effects.memory import recall, remember


class Dealt(Struct, frozen=True):
    """The damage that set an effect off: to whom, in whose chips, and how much is left of it.

    `of` is the effect that dealt it and `strike` its number there: what several defences ignore of it adds
    up.
    """

    who: str
    source: str
    n: int
    placed: int
    of: int
    strike: int

    @classmethod
    def of_trigger(cls, moment: At) -> Dealt:
        """The damage that set the running effect off, less what was ignored of it before; 0 for none."""
        get = moment.frame.get
        # At a mage's fall the damage is that of another effect than his defeat.
        of, strike = counted(moment, "effect") or counted(moment, "of"), counted(moment, "strike")
        left = recall(moment.state, of, f"left:{strike}")
        known = left if isinstance(left, tuple) else (counted(moment, "n"), counted(moment, "placed"))
        n, placed = (number(one, moment) for one in known)
        return cls(str(get("who")), str(get("source")), n, placed, of, strike)


class Undo(Sentence, frozen=True):
    """Up to `n` of the damage that set this off is ignored and taken back (brw.trap.defence-undo).

    Either the damage is counted anew without it, or as many of its chips go back
    (brw.ruling.ignore.overkill). With `to` what was ignored goes to another figure instead. "ignored" tells
    how much it was, "did" whether it was any.
    """

    n: Value
    to: Value = None

    def execute(self, moment: At) -> Outcome[Table]:
        dealt = Dealt.of_trigger(moment)
        ignored = min(number(self.n, moment), dealt.n)
        heir = "" if self.to is None else next(iter(ids(self.to, moment)), "")
        if ignored < 1 or not moment.table.in_lodge(dealt.who) or (self.to is not None and not heir):
            state = bound(moment, {"ignored": 0, "did": False})
            return Outcome(state, (moment.event("nothing-ignored", who=dealt.who),))
        back = _goes_back(moment, dealt, ignored)
        table = _without(moment.table, dealt, back)
        event = moment.event("damage-ignored", who=dealt.who, n=ignored, back=back, of=dealt.source)
        events = [event]
        if heir:
            table, taken = _inherit(moment, table, dealt, heir, ignored)
            events.append(taken)
        state = bound(moment, {"ignored": ignored, "did": True}).with_table(table)
        return Outcome(_noted(state, dealt, ignored, back), tuple(events))


def _goes_back(moment: At, dealt: Dealt, ignored: int) -> int:
    """How many chips go back when so much damage is ignored (brw.ruling.ignore.overkill)."""
    if moment.reading("brw.ruling.ignore.overkill") == "any-part":
        return min(ignored, dealt.placed)
    most = health(moment.table, dealt.who, moment.reading)
    if most is None:
        return ignored
    room = most - (len(moment.table.damage_of(dealt.who)) - dealt.placed)
    return dealt.placed - min(dealt.n - ignored, max(0, room))


def _without(table: Table, dealt: Dealt, back: int) -> Table:
    """The table after the last chips of that colour went back from a figure."""
    track = list(table.damage_of(dealt.who))
    for _ in range(min(back, track.count(dealt.source))):
        del track[len(track) - 1 - track[::-1].index(dealt.source)]
    return table.with_damage(dealt.who, tuple(track))


def _inherit(moment: At, table: Table, dealt: Dealt, heir: str, n: int) -> tuple[Table, Event]:
    get = moment.frame.get
    why = Cause(str(get("means") or ""), str(get("cause") or ""), str(get("caster") or ""))
    attack = Attack(str(get("by")), dealt.source, str(get("dealer")), why, bool(get("physical")))
    most = health(table, heir, moment.reading)
    room = n if most is None else max(0, most - len(table.damage_of(heir)))
    chips = min(n, room, table.chips_left(dealt.source))
    return struck(moment, table, attack, heir, n, chips, 1)


def _noted(state: State[Table], dealt: Dealt, ignored: int, back: int) -> State[Table]:
    left = (dealt.n - ignored, dealt.placed - back)
    return remember(state, dealt.of, f"left:{dealt.strike}", left)
