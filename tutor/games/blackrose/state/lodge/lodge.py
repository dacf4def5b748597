"""The lodge: rooms and cells at their places, what borders on what, and how far it is to walk.

Rules: brw.setup.core-rooms, brw.setup.lodge, brw.setup.cells, brw.cell.not-lodge, brw.cell.no-entry,
brw.act.move. Rooms and cells bear the ids of the catalogue; a place whose room has not been drawn, and any
place that holds nothing, is named by where it lies ("place:1:-2").
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tutor.framework.readings import Readings, by_default
from tutor.games.blackrose.state.lodge.hexes import Hex, distance, neighbours
from tutor.rules.facts import Basis

HALL: Final = "room-black-rose-hall"
THRONE: Final = "room-throne"

EXITS: Final = "brw.ruling.layout.cell-exits"


class Room(Struct, frozen=True):
    """A room of the lodge: its id, or that of its place while nobody has drawn it, and where it lies."""

    id: str
    at: Hex


class Cell(Struct, frozen=True):
    """A cell beside the lodge.

    `entrance` is where the one room lies that it opens into, if that is known (brw.ruling.layout.cell-exits).
    `colour` is that of the mage whose cell it is, "" while it lies face down or belongs to nobody.
    """

    id: str
    at: Hex
    entrance: Hex | None = None
    colour: str = ""


class Lodge(Struct, frozen=True, cache_hash=True):
    """Rooms and cells at their places. `basis` says where the layout comes from: the catalogue's own
    proposal is `inferred`, since the picture of the book is lost.
    """

    rooms: tuple[Room, ...]
    cells: tuple[Cell, ...] = ()
    basis: Basis = "user"

    def where(self, id: str) -> Hex:
        """Where a room or cell lies, or a place named by where it lies. Raises KeyError for any other id."""
        place = _plan(self).where.get(id)
        if place is None:
            place = _of_place(id)
        if place is None:
            raise KeyError(f"no room or cell {id!r} in this lodge")
        return place

    def at(self, place: Hex) -> str:
        """The id of the room or cell that lies there; that of the place where neither does."""
        return _plan(self).at.get(place) or place_id(place)

    def is_room(self, id: str) -> bool:
        """Whether a room of the lodge has that id; a cell lies outside (brw.cell.not-lodge)."""
        return id in _plan(self).adjacent

    def cell(self, id: str) -> Cell | None:
        """The cell of that id; None for anything else."""
        return next((cell for cell in self.cells if cell.id == id), None)

    def adjacent(self, room: str) -> tuple[str, ...]:
        """The rooms that share an edge with a room: where Move (1) leads (brw.act.move, brw.cell.no-entry).

        Raises KeyError for an id that is no room of the lodge.
        """
        return _plan(self).adjacent[room]

    def exits(self, cell: str, reading: Readings = by_default) -> tuple[str, ...] | None:
        """The rooms into which a cell opens, None where its one entrance is not known.

        Ruling: brw.ruling.layout.cell-exits. Raises KeyError for an id that is no cell of the lodge.
        """
        own = self.cell(cell)
        if own is None:
            raise KeyError(f"no cell {cell!r} in this lodge")
        if reading(EXITS) == "two":
            touched = (self.at(place) for place in neighbours(own.at))
            return tuple(id for id in touched if self.is_room(id))
        return None if own.entrance is None else (self.at(own.entrance),)

    def steps(self, one: str, other: str) -> int | None:
        """How many moves lead from room to room at the least; None where none do.

        Raises KeyError for an id that is no room of the lodge.
        """
        return _walks(self)[one].get(other)

    def holding(self, rooms: Iterable[str]) -> Lodge:
        """The lodge with rooms laid on the places that hold none yet, in the order of the places.

        Raises ValueError where there are more or fewer rooms than such places (brw.setup.lodge).
        """
        drawn = iter(rooms)
        filled = tuple(
            replace(room, id=next(drawn, "")) if _of_place(room.id) else room for room in self.rooms
        )
        if next(drawn, None) is not None or any(not room.id for room in filled):
            raise ValueError("there must be one room for each place that holds none")
        return replace(self, rooms=filled)

    @property
    def open_places(self) -> tuple[str, ...]:
        """The places on which no room has been laid yet."""
        return tuple(room.id for room in self.rooms if _of_place(room.id) is not None)


def place_id(at: Hex) -> str:
    """What a place is called that holds no room: "place:1:-2"."""
    return f"place:{at[0]}:{at[1]}"


def is_place(id: str) -> bool:
    """Whether the id is that of a place that holds no room."""
    return _of_place(id) is not None


def _of_place(id: str) -> Hex | None:
    kind, _, rest = id.partition(":")
    q, _, r = rest.partition(":")
    try:
        return (int(q), int(r)) if kind == "place" else None
    except ValueError:
        return None


class _Plan:
    """What is looked up in a lodge again and again."""

    __slots__ = ("adjacent", "at", "where")

    def __init__(self, lodge: Lodge) -> None:
        self.where: dict[str, Hex] = {room.id: room.at for room in lodge.rooms}
        self.where |= {cell.id: cell.at for cell in lodge.cells}
        self.at: dict[Hex, str] = {place: id for id, place in self.where.items()}
        rooms = {room.at: room.id for room in lodge.rooms}
        self.adjacent: dict[str, tuple[str, ...]] = {
            room.id: tuple(rooms[place] for place in neighbours(room.at) if place in rooms)
            for room in lodge.rooms
        }


@lru_cache(maxsize=64)
def _plan(lodge: Lodge) -> _Plan:
    return _Plan(lodge)


@lru_cache(maxsize=64)
def _walks(lodge: Lodge) -> dict[str, dict[str, int]]:
    """The number of moves from every room to every other that can be reached."""
    import networkx as nx

    graph = nx.Graph(_plan(lodge).adjacent)
    return {room: dict(reached) for room, reached in nx.all_pairs_shortest_path_length(graph)}


def is_in_one_piece(lodge: Lodge) -> bool:
    """Whether one can walk from every room to every other."""
    if not lodge.rooms:
        return True
    return len(_walks(lodge)[lodge.rooms[0].id]) == len(lodge.rooms)


def straight(lodge: Lodge, one: str, other: str) -> int:
    """The distance between two places as if there were no gaps. Raises KeyError for an unknown id."""
    return distance(lodge.where(one), lodge.where(other))
