"""What is different between two tables of Black Rose Wars: damage, power, figures, chips, jinxes, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from tutor.games.blackrose.state.mage import CELL, Mage
from tutor.games.blackrose.state.table import Evocation, Room, Table

What: TypeAlias = Literal[
    "defeated", "damage", "power", "at", "jinx", "jinx-off", "upgrade", "upgrade-off", "hand", "revealed",
    "activated", "gone", "summoned", "controller", "instability", "restored", "solved", "completed",
    "crown", "moon", "ended",
]  # fmt: skip

Chips: TypeAlias = tuple[tuple[str, int], ...]
"""How many chips of each source."""


class Change(Struct, frozen=True):
    """One thing that is different: `who` or what it is about, how it was and how it is now.

    `chips` are those there now, by source; `card` is the card it is about, if any. `rooms` are the rooms
    one of which it is, where endings that differ in the room alone are taken together.
    """

    what: What
    who: str
    was: str | int = ""
    now: str | int = ""
    chips: Chips = ()
    card: str = ""
    rooms: tuple[str, ...] = ()

    def anywhere(self) -> Change:
        """The same with its room left open: where chips are placed, or a figure has gone to."""
        if self.what == "instability":
            return replace(self, who="")
        return replace(self, now="") if self.what == "at" and self.now != CELL else self

    @property
    def room(self) -> str:
        """The room that `anywhere` leaves open; "" for a change that is about none."""
        if self.what == "instability":
            return self.who
        return str(self.now) if self.what == "at" and self.now != CELL else ""


def together(lists: Sequence[tuple[Change, ...]]) -> tuple[Change, ...]:
    """Several endings that differ only in rooms as one; a change in one room alone keeps it."""
    joined = []
    for alike in zip(*lists, strict=True):
        rooms = tuple(dict.fromkeys(change.room for change in alike))
        joined.append(alike[0] if len(rooms) == 1 else replace(alike[0].anywhere(), rooms=rooms))
    return tuple(joined)


def changes(before: Table, after: Table, fallen: tuple[str, ...] = ()) -> tuple[Change, ...]:
    """Everything that is different, mages in turn order first; `fallen` are the mages defeated on the way.

    Decks, piles and the order of chips are left out.
    """
    changes = [Change("defeated", seat, now=fallen.count(seat)) for seat in dict.fromkeys(fallen)]
    for seat in before.turn_order:
        was, now = before.mage(seat), after.mage(seat)
        if was is not now:
            changes += _of_mage(was, now)
    if before.rose.power != after.rose.power:
        changes.append(Change("power", "rose", before.rose.power, after.rose.power))
    changes += _evocations(before, after)
    for room in before.rooms:
        as_now = after.room(room.id)
        if room is not as_now:
            changes += _of_room(room, as_now)
    if before.crown != after.crown:
        changes.append(Change("crown", after.crown))
    if before.moon != after.moon:
        changes.append(Change("moon", "", before.moon, after.moon))
    if after.ended and not before.ended:
        changes.append(Change("ended", ""))
    return tuple(changes)


def common(groups: Iterable[tuple[Change, ...]]) -> tuple[Change, ...]:
    """The changes that all of them have, in the order of the first; none where there is only one."""
    lists = list(groups)
    if len(lists) < 2:
        return ()
    first, *others = lists
    return tuple(change for change in first if all(change in other for other in others))


def _chips(chips: tuple[str, ...]) -> Chips:
    return tuple(sorted(Counter(chips).items()))


def _of_mage(was: Mage, now: Mage) -> Iterator[Change]:
    seat = was.seat
    yield from _damage(seat, was.damage, now.damage)
    if not was.avatar and was.power != now.power:
        yield Change("power", seat, was.power, now.power)
    if was.at != now.at:
        yield Change("at", seat, was.at, now.at)
    yield from _burdens("jinx", "jinx-off", seat, [j.id for j in was.jinxes], [j.id for j in now.jinxes])
    yield from _spells(seat, was, now)
    if len(was.hand) != len(now.hand):
        yield Change("hand", seat, len(was.hand), len(now.hand))
    solved, over = {quest.id for quest in was.solved}, set(was.completed)
    yield from (Change("solved", seat, card=one.id) for one in now.solved if one.id not in solved)
    yield from (Change("completed", seat, card=id) for id in now.completed if id not in over)


def _damage(who: str, was: tuple[str, ...], now: tuple[str, ...]) -> Iterator[Change]:
    if was != now and _chips(was) != _chips(now):
        yield Change("damage", who, len(was), len(now), _chips(now))


def _burdens(on: What, off: What, who: str, was: list[str], now: list[str]) -> Iterator[Change]:
    if was == now:
        return
    gained, lost = Counter(now) - Counter(was), Counter(was) - Counter(now)
    for card in sorted(gained.elements()):
        yield Change(on, who, card=card)
    for card in sorted(lost.elements()):
        yield Change(off, who, card=card)


def _spells(seat: str, was: Mage, now: Mage) -> Iterator[Change]:
    """The spells that were turned face up, or were laid as traps and defences, or are there no more."""
    for spell in was.board:
        held = now.slot(spell.slot)
        if held is None or held.spell != spell.spell:
            yield Change("gone", seat, card=spell.spell)
        elif held.state != spell.state:
            yield Change("revealed" if held.state == "revealed" else "activated", seat, card=spell.spell)


def _evocations(before: Table, after: Table) -> Iterator[Change]:
    if before.evocations is after.evocations:
        return
    there = {one.id: one for one in after.evocations}
    for one in before.evocations:
        if one.id in there:
            yield from _of_evocation(one, there[one.id])
        else:
            yield Change("gone", one.id)
    known = {one.id for one in before.evocations}
    yield from (Change("summoned", one.id, now=one.at) for one in after.evocations if one.id not in known)


def _of_evocation(was: Evocation, now: Evocation) -> Iterator[Change]:
    yield from _damage(was.id, was.damage, now.damage)
    if was.at != now.at:
        yield Change("at", was.id, was.at, now.at)
    before, after = was.controller or was.owner, now.controller or now.owner
    if before != after:
        yield Change("controller", was.id, before, after)
    yield from _burdens("upgrade", "upgrade-off", was.id, list(was.upgrades), list(now.upgrades))


def _of_room(was: Room, now: Room) -> Iterator[Change]:
    if was.instability != now.instability and _chips(was.instability) != (chips := _chips(now.instability)):
        yield Change("instability", was.id, len(was.instability), len(now.instability), chips)
    if was.restored != now.restored:
        yield Change("restored", was.id, now=int(now.restored))
