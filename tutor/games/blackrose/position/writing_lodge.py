"""Writes down where rooms and cells lie, and what is on them: as little as leads to the same lodge."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.state import State
from tutor.framework.readings import readings_of
from tutor.framework.under_way import begins
from tutor.games.blackrose.position.conversions import ROOM
from tutor.games.blackrose.position.form import Position, RoomSpec
from tutor.games.blackrose.position.reading import BEGINNINGS, cells_of, lodge
from tutor.games.blackrose.state.lodge.layouts import LODGE, CellSpec, LayoutSpec, lodge_of
from tutor.games.blackrose.state.lodge.layouts import RoomSpec as LaidSpec
from tutor.games.blackrose.state.lodge.lodge import HALL, THRONE, Lodge, place_id
from tutor.games.blackrose.state.table import Room, Table

CORE = frozenset({HALL, THRONE})
"""The rooms that lie in the middle by themselves (brw.setup.core-rooms)."""

PLAYERS = (None, 2, 3, 4)
"""For how many the lodge can be laid; None is for as many as there are mages."""


def with_lodge(position: Position, state: State[Table]) -> Position | None:
    """The position with the rooms and cells of a state; None where they lie as no lodge does."""
    table = state.table
    own = _own(table) if table.rooms and readings_of(state)(LODGE) == "free" else None
    position = position if own is None else replace(position, lodge=own)
    if begins(position.do, BEGINNINGS):
        return position
    own_layout = None if own is None else lodge_of(own)
    everywhere = frozenset(room.id for room in table.rooms)
    sparingly = everywhere if position.laying else everywhere - _in_order(table)
    for players in PLAYERS:
        counted = position if players is None else replace(position, players=players)
        for placed in (sparingly - CORE, sparingly, everywhere):
            without_cells = replace(counted, rooms=_rooms(table, placed))
            ground = lodge(without_cells, state.rulings, own_layout)
            if ground is not None and _same(ground, table):
                return _with_cells(without_cells, table, ground)
    return None


def _own(table: Table) -> LayoutSpec:
    """The lodge of a table as one of its own."""
    rooms = (
        LaidSpec(room.at) if room.id == place_id(room.at) else LaidSpec(room.at, room.id)
        for room in table.rooms
    )
    return LayoutSpec(rooms=tuple(rooms), cells=tuple(CellSpec(cell.at) for cell in table.cells))


def _in_order(table: Table) -> frozenset[str]:
    """The most rooms that come to their places by themselves, once all others have been given theirs.

    Those that are named come first, and then the others by their ids.
    """
    named = _rooms(table, frozenset())
    chains: list[tuple[tuple[bool, str], tuple[str, ...]]] = []
    for room in table.rooms:
        if room.id not in CORE:
            # Named ones are written in the order in which they lie.
            order = (False, "") if room.id in named else (True, room.id)
            before = [ids for last, ids in chains if last <= order]
            chains.append((order, (*_longest(before), room.id)))
    return frozenset(_longest([ids for _, ids in chains]))


def _longest(all_of_them: list[tuple[str, ...]]) -> tuple[str, ...]:
    return max(all_of_them, key=len) if all_of_them else ()


def _rooms(table: Table, placed: frozenset[str]) -> dict[str, RoomSpec]:
    """What is on rooms, and where those lie that are given a place."""
    rooms = {room.id: _room(room, placed=room.id in placed) for room in table.rooms}
    return {id: spec for id, spec in rooms.items() if spec != RoomSpec()}


def _room(room: Room, *, placed: bool) -> RoomSpec:
    return ROOM.write(room, at=room.at if placed else None)


def _same(ground: Lodge, table: Table) -> bool:
    lodges = ([(one.id, one.at) for one in (*lodge.rooms, *lodge.cells)] for lodge in (ground, table))
    return next(lodges) == next(lodges)


def _with_cells(position: Position, table: Table, ground: Lodge) -> Position:
    """The position with the cells of the mages, unless they are those that follow from the seats."""
    if cells_of(position, ground) == table.cells:
        return position
    mages = {
        seat: replace(spec, cell=table.mage(seat).cell) if table.mage(seat).cell else spec
        for seat, spec in position.mages.items()
    }
    return replace(position, mages=mages)
