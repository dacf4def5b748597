"""The lodge of a table as geometry: who sees what, and what borders on what."""

from __future__ import annotations

from functools import lru_cache

from tutor.framework.readings import Readings
from tutor.games.blackrose.state.lodge import lodge as plan
from tutor.games.blackrose.state.lodge.lodge import Lodge
from tutor.games.blackrose.state.lodge.sight import Sight, sight
from tutor.games.blackrose.state.mage import CELL
from tutor.games.blackrose.state.table import Place, Table

Spot = tuple[str, Place]


def lodge_of(table: Table) -> Lodge:
    """The rooms and cells of a table at their places."""
    rooms = tuple((room.id, room.at) for room in table.rooms)
    return _lodge(rooms, tuple((cell.id, cell.at) for cell in table.cells))


@lru_cache(maxsize=64)
def _lodge(rooms: tuple[Spot, ...], cells: tuple[Spot, ...]) -> Lodge:
    return Lodge(
        tuple(plan.Room(id, at) for id, at in rooms),
        tuple(plan.Cell(id, at) for id, at in cells),
    )


def sight_of(table: Table, reading: Readings) -> Sight:
    """Who sees whom on a table under the readings in force."""
    return sight(lodge_of(table), reading)


def spot(table: Table, id: str) -> str:
    """The room of a figure, or the id of the cell of a mage who is in it; "" for what is nowhere."""
    at = table.where(id)
    return table.mage(id).cell if at == CELL else at


def ways(table: Table, figure: str, reading: Readings) -> tuple[str, ...]:
    """The rooms to which a Move (1) takes a figure; out of a cell where it opens (brw.act.move).

    () for a cell whose entrance is not known, and where the position has no lodge.
    """
    at = spot(table, figure)
    lodge = lodge_of(table)
    if lodge.is_room(at):
        return lodge.adjacent(at)
    return (lodge.exits(at, reading) or ()) if lodge.cell(at) is not None else ()
