"""Where things lie on the map of a position: the centres of rooms and of the smaller cells beside them."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Final, NamedTuple

from tutor.games.blackrose.state.lodge.hexes import Hex, neighbours
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.table.scene import Scene

SIDE: Final = 58.0
"""The side of a room in the units of the map."""
HALF: Final = SIDE * sqrt(3) / 2
"""Half the width of a room, which stands on a corner."""
CELL: Final = 0.62
"""The size of a cell, which lies outside the lodge, as a share of a room."""
MARGIN: Final = 5.0

Point = tuple[float, float]


class Plan(NamedTuple):
    """The centres of rooms and cells by id, the number of every room, and the field they take up.

    `field` is left, top, width and height.
    """

    rooms: Mapping[str, Point]
    cells: Mapping[str, Point]
    numbers: Mapping[str, int]
    field: tuple[float, float, float, float]

    def at(self, place: str) -> Point:
        """The centre of a room or cell. Raises KeyError for any other id."""
        return self.rooms[place] if place in self.rooms else self.cells[place]


def plan(scene: Scene) -> Plan:
    """The plan of a table that has rooms, which are numbered row by row."""
    table = scene.table
    rooms = {room.id: centre(room.at) for room in table.rooms}
    cells = {cell.id: _beside(table, cell.at) for cell in table.cells}
    rows = sorted(table.rooms, key=lambda room: (room.at[1], room.at[0]))
    numbers = {room.id: number for number, room in enumerate(rows, 1)}
    spans = [(at, 1.0) for at in rooms.values()] + [(at, CELL) for at in cells.values()]
    left = min(x - HALF * size for (x, _), size in spans) - MARGIN
    right = max(x + HALF * size for (x, _), size in spans) + MARGIN
    top = min(y - SIDE * size for (_, y), size in spans) - MARGIN
    bottom = max(y + SIDE * size for (_, y), size in spans) + MARGIN
    return Plan(rooms, cells, numbers, (left, top, right - left, bottom - top))


def centre(at: Hex) -> Point:
    """The centre of a hex on the map."""
    return 2 * HALF * (at[0] + at[1] / 2), 1.5 * SIDE * at[1]


def corners(at: Point, size: float = 1.0) -> str:
    """The outline of a hex round a point, for an SVG."""
    x, y = at
    half, side = HALF * size, SIDE * size
    outline = (
        (0, -side), (half, -side / 2), (half, side / 2), (0, side), (-half, side / 2), (-half, -side / 2)
    )  # fmt: skip
    return " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in outline)


def _beside(table: Table, at: Hex) -> Point:
    """The centre of a cell: it is drawn smaller, and touches the rooms that it borders on."""
    here = centre(at)
    taken = {room.at for room in table.rooms}
    near = [centre(place) for place in neighbours(at) if place in taken]
    if len(near) not in (1, 2):
        return here
    pivot = _mean([here, *near])
    return pivot[0] + (here[0] - pivot[0]) * CELL, pivot[1] + (here[1] - pivot[1]) * CELL


def _mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
