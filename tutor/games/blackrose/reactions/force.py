"""Since when cards are in force: none answers what happened before (brw.ruling.lasting.since).

A window notes what is in force when it opens: the name of each card, and the number of the event from which
on it can answer, counted among those the window is about. Copies of one card have one name and an entry each.
What comes later is not noted, so it answers nothing there. Where nothing is noted, all in force answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from tutor.engine.event import Event, Facts
from tutor.engine.state import State
from tutor.framework.readings import readings_of
from tutor.games.blackrose.actions.avatar.orders import avatar_of, order_deck
from tutor.games.blackrose.state.table import Table

SINCE: Final = "brw.ruling.lasting.since"
Heard: TypeAlias = Callable[[Event], bool]
"""Which events of a full stop a window is about."""

_BEGINS: Final = {
    "jinx-assigned": "{who}.{jinx}",
    "upgrade-assigned": "{who}.{upgrade}",
    "summoned": "{evocation}",
    "evocation-assigned": "{evocation}",
    "sustained": "{by}.{slot}.sustained",
    "spell-activated": "{who}.{slot}",
    "event-placed": "{card}",
}
"""The kinds of events with which a card comes into force, and its name out of their facts."""


def cards_noted(state: State[Table], events: tuple[Event, ...], heard: Heard) -> Facts:
    """Since when each card can answer what is heard of the events of a full stop."""
    if _reading(state) == "all":
        return ()
    starts: dict[str, list[int]] = {}
    for at, event in _numbered(events, heard):
        if event.kind in _BEGINS:
            starts.setdefault(_BEGINS[event.kind].format(**dict(event.facts)), []).append(at)
    counted = Counter(_cards(state.table))
    return tuple((name, at) for name, n in counted.items() for at in _starts(starts.get(name, []), n))


def quests_noted(state: State[Table], events: tuple[Event, ...], heard: Heard) -> Facts:
    """Since when the task of each active quest can be fulfilled by what is heard of the events."""
    if _reading(state) == "all":
        return ()
    starts: dict[str, list[int]] = {}
    for at, event in _numbered(events, heard):
        starts.setdefault(str(event.fact("who")), []).extend([at] * _drawn(event))
    return tuple(
        (quest_name(mage.seat, quest.id), at)
        for mage in state.table.mages
        for quest, at in zip(mage.active, _starts(starts.get(mage.seat, []), len(mage.active)), strict=True)
    )


def answering(noted: Facts, name: str, at: int, now: int = 1) -> int:
    """How many of the `now` copies of a card can answer the event with that number."""
    if not noted:
        return now
    return min(now, sum(known == name and isinstance(since, int) and since <= at for known, since in noted))


def quest_name(seat: str, quest: str) -> str:
    """What an active quest is called in the notes of a window."""
    return f"{seat}.{quest}"


def order_name(table: Table) -> str:
    """What the order on top of the avatar's deck is called: another lies there once one has left it."""
    return f"order-{table.moon}.{order_deck(table).size}"


def _reading(state: State[Table]) -> str:
    return readings_of(state)(SINCE)


def _numbered(events: tuple[Event, ...], heard: Heard) -> Iterator[tuple[int, Event]]:
    """The events of a full stop, each with the number of those heard before it."""
    at = 0
    for event in events:
        yield at, event
        at += heard(event)


def _drawn(event: Event) -> int:
    """How many quests become active with an event, which does not name them: they lie behind the others."""
    if event.kind == "quests-drawn":
        n = event.fact("n")
        return n if isinstance(n, int) else 0
    return int(event.kind == "looked-taken" and str(event.fact("deck")).startswith("quest"))


def _starts(starts: list[int], n: int) -> list[int]:
    """Since when each of `n` copies is in force: those that came last lie behind the others."""
    return ([0] * n + starts)[len(starts) :]


def _cards(table: Table) -> Iterator[str]:
    for mage in table.mages:
        for spell in mage.board:
            if spell.state == "activated":
                yield f"{mage.seat}.{spell.slot}"
            elif spell.sustained:
                yield f"{mage.seat}.{spell.slot}.sustained"
        yield from (f"{mage.seat}.{jinx.id}" for jinx in mage.jinxes)
    for one in table.evocations:
        yield one.id
        yield from (f"{one.id}.{upgrade}" for upgrade in one.upgrades)
    yield from (event for event in table.events if event)
    if avatar_of(table) is not None:
        yield order_name(table)
