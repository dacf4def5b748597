"""Where the pieces of the stage stand in the data of a position, and which fields of each matter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.stage.look import Look
from tutor.scenario.form_moves import Move
from tutor.views.stage import Setting
from tutor.views.stage.places import Place, Places, entry, value_at

MAGE: Final = ("at", "damage", "power", "physical")
EVOCATION: Final = ("at", "damage", "owner", "strength")
ROOM: Final = ("instability", "restored", "used")
SLOT: Final = ("spell", "side", "state")
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {"mages": ("mage", *MAGE), "evocations": EVOCATION}
"""The fields of what is put on the table."""


def places(setting: Setting[Table], data: Any) -> Places:
    """The places of mages, evocations, rooms, spells on a board and cards in a hand."""
    seat = Look.of(setting).actor
    rooms = {room.id for room in setting.state.table.rooms}

    def of_figure(id: str) -> Place | None:
        if value_at(data, ("mages", id)) is not None:
            return Place(("mages", id), MAGE)
        there = value_at(data, ("evocations", id)) is not None
        return Place(("evocations", id), EVOCATION) if there else None

    def of_card(id: str) -> Place | None:
        names = ("hand", "active", "jinxes", "memories", "trophies")
        rows = (entry(data, ("mages", seat, name), id, "quest") for name in names)
        return next(filter(None, rows), None)

    def place_of(key: str) -> Place | None:
        kind, _, rest = key.partition("-")
        if key in rooms:
            return Place(("rooms", key), ROOM)
        if kind in ("seat", "figure", "panel"):
            return of_figure(rest)
        if kind == "slot":
            slot = ("mages", seat, "board", rest)
            return Place(slot, SLOT) if value_at(data, slot) is not None else None
        return of_card(key)

    def moves(key: str) -> dict[str, Move]:
        """A figure goes to any room."""
        place = of_figure(key.removeprefix("figure-")) if key.startswith("figure-") else None
        return {} if place is None else {room: Move((*place.path, "at"), room) for room in rooms}

    palette = (("mages",), ("evocations",), ("mages", seat, "hand"), ("events",))
    return Places(place_of, palette, FIELDS, moves)
