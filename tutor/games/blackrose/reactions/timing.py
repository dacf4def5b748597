"""When traps, defences, sustained spells and abilities answer events, and when figures are defeated.

All events of one full stop open one window. It asks the seats in turn order, each for all that its own cards
can do (brw.trap.simultaneous.different, brw.trap.simultaneous.same); behind it defeats are resolved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

from msgspec.structs import replace

from tutor.engine.event import Event, Facts, facts
from tutor.engine.game import Reaction
from tutor.engine.question import Option
from tutor.engine.state import Frame, State, Window
from tutor.framework.readings import readings_of
from tutor.games.blackrose.actions.avatar.orders import avatar_of, unseen
from tutor.games.blackrose.reactions.cards import answers
from tutor.games.blackrose.reactions.force import cards_noted
from tutor.games.blackrose.reactions.orders import order_answers
from tutor.games.blackrose.reactions.subscriptions import anybody_listens
from tutor.games.blackrose.reactions.tasks import HEARD, QUESTS, quest_reactions, quest_windows
from tutor.games.blackrose.reactions.triggers import EVENTS
from tutor.games.blackrose.state.derived import health
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.verbs.effects.memory import INTERRUPTED, recall
from tutor.games.blackrose.verbs.effects.power import moons_due

TRAPS = "trap"
REVEAL = "reveal"
SPELL = "reveal-spell"
PHYSICAL = ("explore", "combat", "order")
"""The programs of a spell and of the physical actions."""
SIMULTANEOUS = ("brw.trap.simultaneous.same", "brw.trap.simultaneous.different")
"""The rules of several traps and defences: of one player, and of different players."""
DEFEAT = "defeat"
EVOCATION = "evocation-defeat"
MOON = "moon"
BLOW = ("n", "placed", "strike")
"""What is told of the damage that defeats a mage: what of it he ignores then saves him (brw.def.step1)."""
OTHERS = "brw.ruling.trap.others-on-defeat"
END = "end"
CUBE = "rose-cube-reached"
BACK = "order-back"
ORDERS = frozenset(
    {
        "order-revealed",
        "order-discarded",
        "memories-shuffled",
        "orders-shuffled",
        "moon-began",
        "avatar-decks",
    }
)
"""The kinds of events after which another order may lie on top of the avatar's deck."""
HEALTH_FALLS = "brw.ruling.evo.health-falls"
OUTRIGHT = "defeated-outright"
"""The event of a mage whom an effect defeats whatever his damage."""
WEAKENED = "upgrade-discarded"
"""The event of an evocation that may have lost health."""
FALL = frozenset({"damaged", OUTRIGHT, WEAKENED})
"""The events after which a figure may be defeated."""
Opener: TypeAlias = Callable[[State[Table], tuple[Event, ...]], Iterable[Window]]
"""Gives the windows that events open."""
WATCHED = frozenset(EVENTS) | HEARD | ORDERS | {"resolved", CUBE, OUTRIGHT, WEAKENED}
"""The kinds of events that can open a window."""


def watch(state: State[Table], events: tuple[Event, ...]) -> tuple[Window, ...]:
    """The windows that a full stop opens: reactions first, then tasks that are fulfilled, then defeats.

    Whether evocations or mages go first is brw.ruling.defeat.evocations. Behind them a moon begins that is
    due (brw.ruling.moon.mid-effect), or the game ends (brw.ruling.end.when).
    """
    windows: list[Window] = []
    happened = {event.kind for event in events}
    for kinds, opener in OPENERS:
        if not kinds.isdisjoint(happened):
            windows += opener(state, events)
    return (*windows, *_back_window(state, events))


def reactions(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    """What can be done in a window, and what cannot, with every reason."""
    if window.kind == TRAPS:
        reactions = _answers(state, window.order, (window.event, *window.more), window.noted)
        return _in_turn(state, window, tuple(_under_rule(state, window, one) for one in reactions))
    if window.kind == QUESTS:
        return quest_reactions(state, window)
    if window.kind == DEFEAT:
        return _falls(state, window)
    if window.kind == EVOCATION:
        return _evocation_falls(state, window)
    if window.kind == END:
        return _ends(state, window)
    if window.kind == BACK:
        return _backs(state, window)
    if moons_due(state.table) == state.table.moon:
        return ()
    moon = Option("moon", "moon", facts(moon=moons_due(state.table)), None, "begin-moons")
    return (Reaction(window.order[0], moon, window.rule),)


# ---- traps, defences, sustained spells and abilities


def _trap_window(state: State[Table], events: tuple[Event, ...]) -> Iterator[Window]:
    at_once = readings_of(state)(OTHERS) == "at-step1"

    def is_heard(event: Event) -> bool:
        return event.kind in EVENTS and not (at_once and event.kind == "mage-defeated")

    heard = tuple(filter(is_heard, events))
    if not heard or not (anybody_listens(state.table, heard) or avatar_of(state.table) is not None):
        return
    order = _order(state, heard)
    reactions = _legal(state, order, heard)
    if not reactions:
        return
    noted = cards_noted(state, events, is_heard)
    if any(since for _, since in noted):
        reactions = _legal(state, order, heard, noted)
    if reactions:
        yield Window(TRAPS, _window_rule(reactions), heard[0], order, more=heard[1:], noted=noted)


def _window_rule(reactions: list[Reaction]) -> str:
    """The rule by which several traps and defences are used, or the one about using a single one."""
    seats = [one.seat for one in reactions if one.option.kind == REVEAL]
    if len(seats) < 2:
        return "brw.trap.optional"
    return SIMULTANEOUS[len({*seats}) > 1]


def _answers(
    state: State[Table],
    order: tuple[str, ...],
    events: tuple[Event, ...],
    noted: Facts = (),
    *,
    refused: bool = True,
) -> Iterator[Reaction]:
    """What cards can do about events: those of each seat, and the back of the avatar's top order."""
    yield from answers(state.table, order, events, noted, readings_of(state), refused=refused)
    yield from order_answers(state, order, events, noted)


def _legal(
    state: State[Table], order: tuple[str, ...], events: tuple[Event, ...], noted: Facts = ()
) -> list[Reaction]:
    """What cards can do about events, without what they cannot."""
    reactions = _answers(state, order, events, noted, refused=False)
    return [one for one in reactions if not one.refusals]


def _under_rule(state: State[Table], window: Window, one: Reaction) -> Reaction:
    """A reaction under the rule of what it interrupts, if a trap or a defence is revealed with it."""
    if one.refusals or one.option.kind != REVEAL:
        return one
    return replace(one, rule=_interrupts(state, window) or one.rule)


def _interrupts(state: State[Table], window: Window) -> str:
    """The rule by which a trap or a defence interrupts what is under way; "" where nothing is."""
    if window.event.kind == "mage-falls":
        return "brw.def.step1"
    if window.used and window.rule in SIMULTANEOUS:
        return window.rule
    below = state.stack[:-1]
    # What has been revealed in a window below is still under way.
    depth = sum(isinstance(entry, Window) and entry.kind == TRAPS and bool(entry.used) for entry in below)
    if depth:
        return "brw.trap.nested" if depth > 1 else "brw.trap.is-a-spell"
    if recall(state, window.event.activation, INTERRUPTED) and not window.used:
        return "brw.trap.new-after-resume"
    programs = [entry.program for entry in reversed(below) if isinstance(entry, Frame)]
    if next((one for one in programs if one in (*PHYSICAL, SPELL)), SPELL) in PHYSICAL:
        return "brw.trap.interrupt.physical"
    return "brw.trap.interrupt.spell" if programs else ""


def _order(state: State[Table], events: tuple[Event, ...]) -> tuple[str, ...]:
    """Who may react: all in turn order; to his fall only who falls (brw.ruling.trap.others-on-defeat)."""
    falls = next((event for event in events if event.kind == "mage-falls"), None)
    if falls is None or readings_of(state)(OTHERS) == "at-step1":
        return state.table.turn_order
    return (str(falls.fact("who")),)


def _in_turn(state: State[Table], window: Window, reactions: tuple[Reaction, ...]) -> tuple[Reaction, ...]:
    """All reactions, or under one reading of brw.ruling.trap.mixed-order those whose turn it is."""
    if readings_of(state)("brw.ruling.trap.mixed-order") != "one-per-turn":
        return reactions
    done = [seat for seat, _ in window.used]
    waiting = {
        one.seat for one in reactions if not one.refusals and (one.seat, one.option.key) not in window.used
    }
    waiting -= set(window.passed)
    fewest = min((done.count(seat) for seat in waiting), default=0)
    return tuple(one for one in reactions if one.seat not in waiting or done.count(one.seat) == fewest)


# ---- defeats and moons


def _defeats(state: State[Table], events: tuple[Event, ...]) -> tuple[Window, ...]:
    """The defeats that are due: evocations leave play, then mages in turn order (brw.def.step2)."""
    last = {str(event.fact("who")): event for event in events if _placed(event)}
    last |= {str(event.fact("who")): event for event in events if event.kind == OUTRIGHT}
    table = state.table
    mages = tuple(
        Window(DEFEAT, _defeat_rule(last[seat]), last[seat], (seat,), mandatory=True)
        for seat in table.turn_order
        if seat in last and _is_due(state, seat, last[seat])
    )
    if len(mages) > 1:
        mages = tuple(replace(one, rule="brw.def.step2") for one in mages)
    hit = {"damaged", WEAKENED} if readings_of(state)(HEALTH_FALLS) == "at-once" else {"damaged"}
    last = {str(event.fact("who")): event for event in events if event.kind in hit}
    evocations = tuple(
        Window(EVOCATION, "brw.evo.defeat", last[one.id], (table.controller(one.id),), mandatory=True)
        for one in table.evocations
        if one.id in last and is_fallen(state, one.id)
    )
    if readings_of(state)("brw.ruling.defeat.evocations") == "after":
        return (*mages, *evocations)
    return (*evocations, *mages)


def _defeat_rule(event: Event) -> str:
    return "brw.trap.defeat-outright" if event.kind == OUTRIGHT else "brw.trap.defeat-timing"


def _is_due(state: State[Table], seat: str, event: Event) -> bool:
    """Whether a mage is to be defeated: outright, or by the damage that he has."""
    return event.kind == OUTRIGHT or is_fallen(state, seat)


def _placed(event: Event) -> bool:
    return event.kind == "damaged" and event.fact("placed") not in (None, 0)


def is_fallen(state: State[Table], figure: str) -> bool:
    """Whether a figure's damage has reached its health (brw.dmg.defeated, brw.evo.defeat)."""
    most = health(state.table, figure, readings_of(state))
    return most is not None and len(state.table.damage_of(figure)) >= most


def _falls(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    seat, event = window.order[0], window.event
    if state.table.mage(seat).in_cell or not _is_due(state, seat, event):
        return ()
    given = facts(
        by=event.fact("source"), dealer=event.fact("dealer"), room=event.fact("room"), of=event.activation
    )
    given += tuple((name, event.fact(name)) for name in BLOW)
    if event.kind == OUTRIGHT:
        given += facts(outright=True)
    option = Option("defeat", "defeat", facts(who=seat), None, "defeat", given)
    return (Reaction(seat, option, window.rule),)


def _evocation_falls(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    id = str(window.event.fact("who"))
    if not state.table.is_evocation(id) or not is_fallen(state, id):
        return ()
    given = facts(figure=id, by=window.event.fact("by"), of=window.event.activation)
    option = Option("defeat", "evocation-defeat", facts(who=id), None, "evocation-defeat", given)
    return (Reaction(window.order[0], option, window.rule),)


def _moon_window(state: State[Table], events: tuple[Event, ...]) -> Iterator[Window]:
    """The window of a moon that is due now, but did not begin at once (brw.ruling.moon.mid-effect)."""
    when = readings_of(state)("brw.ruling.moon.mid-effect")
    if when == "at-once" or moons_due(state.table) == state.table.moon:
        return
    kind = "gained-power" if when == "full-stop" else "resolved"
    heard = next((event for event in events if event.kind == kind), None)
    if heard is not None and (when == "full-stop" or not _goes_on(state, heard)):
        yield Window(MOON, "brw.moon.change.decks", heard, (state.table.turn_order[0],), mandatory=True)


def _end_window(state: State[Table], events: tuple[Event, ...]) -> Iterator[Window]:
    """The window in which the game stops at once, if it does (brw.ruling.end.when)."""
    reached = next((event for event in events if event.kind == CUBE), None)
    if reached is not None and readings_of(state)("brw.ruling.end.when") == "immediate":
        yield Window(END, "brw.clean.end-check", reached, (state.table.turn_order[0],), mandatory=True)


OPENERS: Final[tuple[tuple[frozenset[str], Opener], ...]] = (
    (frozenset(EVENTS), _trap_window),
    (HEARD, quest_windows),
    (FALL, _defeats),
    (frozenset({"gained-power", "resolved"}), _moon_window),
    (frozenset({CUBE}), _end_window),
)
"""What opens windows, in their order, each with the kinds of events after which it can."""


def _ends(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    if state.table.ended:
        return ()
    option = Option("end", "end", facts(who=window.event.fact("who")), None, "end-at-once")
    return (Reaction(window.order[0], option, window.rule),)


def _goes_on(state: State[Table], event: Event) -> bool:
    """Whether the effect in which an event happened is still under way."""
    return any(
        not isinstance(entry, Window) and entry.activation == event.activation for entry in state.stack
    )


# ---- the back of the avatar's top order


def _back_window(state: State[Table], events: tuple[Event, ...]) -> Iterator[Window]:
    """The window in which the back of the top order is seen, once all else has been settled."""
    own = avatar_of(state.table)
    if own is not None and unseen(state.table):
        yield Window(BACK, "brw.avatar.order.trap", events[-1], (own.seat,), mandatory=True)


def _backs(state: State[Table], window: Window) -> tuple[Reaction, ...]:
    if not unseen(state.table):
        return ()
    option = Option("order-back", "order-back", program="avatar-back")
    return (Reaction(window.order[0], option, window.rule),)
