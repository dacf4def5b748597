"""Where the pieces of the stage stand in the data of a position, and which fields of each matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tutor.games.blackrose.state.mage import CELL, SLOTS
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.stage.look import Look
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move
from tutor.views.stage import Setting
from tutor.views.stage.holders import Holders
from tutor.views.stage.places import Place, Places, entry, value_at

MAGE: Final = ("at", "damage", "power", "physical")
EVOCATION: Final = ("at", "damage", "owner", "strength")
ROOM: Final = ("instability", "restored", "used")
SLOT: Final = ("spell", "side", "state")
HELD: Final = ("hand", "active", "solved", "jinxes", "memories", "completed", "trophies", "aside")
NAMED: Final[Mapping[str, str]] = {"active": "quest", "solved": "quest", "jinxes": "jinx"}
"""The field of an entry that names its card."""
ROWS: Final = {
    "hand": "hand", "quest": "active", "active": "active", "solved": "solved", "jinx": "jinxes",
    "jinxes": "jinxes", "trophy": "trophies", "memories": "memories", "completed": "completed",
}  # fmt: skip
"""The lists of a mage by how the keys of what lies in them begin."""
KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    "hand": ("spell",),
    "grimoire": ("spell",),
    "memories": ("spell", "order"),
    "aside": ("spell",),
    "active": ("quest",),
    "solved": ("quest",),
    "completed": ("quest",),
    "jinxes": ("jinx",),
    "trophies": ("trophy",),
}
"""What each list of a mage holds."""
TAKES: Final = ("hand", "memories", "active", "solved", "jinxes", "trophies")
"""What of a mage takes what is put there, each if it holds such cards."""
IN_DECKS: Final = {"quest": ("quest",), "event": ("event", "avatar-event"), "order": ("order",)}
"""What lies in decks and piles that hold no spells."""
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {"mages": ("mage", *MAGE), "evocations": EVOCATION}
"""The fields of what is put on the table."""


def places(setting: Setting[Table], data: Any) -> Places:
    """The places of mages, evocations, rooms, spells on a board and cards in a hand."""
    seat = Look.of(setting).actor
    rooms = {room.id for room in setting.state.table.rooms}
    cells = {mage.cell: CELL for mage in setting.state.table.mages if mage.cell}

    def of_figure(id: str) -> Place | None:
        if value_at(data, ("mages", id)) is not None:
            return Place(("mages", id), MAGE)
        there = value_at(data, ("evocations", id)) is not None
        return Place(("evocations", id), EVOCATION) if there else None

    def of_card(id: str, who: str = seat, lists: Sequence[str] = HELD) -> Place | None:
        rows = (entry(data, ("mages", who, name), id, NAMED.get(name, "")) for name in lists)
        return next(filter(None, rows), None)

    def of_numbered(who: str, name: str, number: str) -> Place | None:
        path = ("mages", who, name, int(number) if number.isdecimal() else -1)
        return Place(path) if value_at(data, path) is not None else None

    def of_row(kind: str, rest: str) -> Place | None:
        """What lies before a mage: by its number before the one in focus, else by whose it is and its id."""
        name = ROWS[kind]
        who, _, id = rest.partition("-")
        if who not in (value_at(data, ("mages",)) or ()):
            return of_numbered(seat, name, rest)
        return of_numbered(who, name, id) if kind == "trophy" else of_card(id, who, (name,))

    def place_of(key: str) -> Place | None:
        kind, _, rest = key.partition("-")
        if key in rooms:
            return Place(("rooms", key), ROOM)
        if kind in ("seat", "figure", "panel"):
            return of_figure(rest)
        if kind == "slot":
            slot = ("mages", seat, "board", rest)
            return Place(slot, SLOT) if value_at(data, slot) is not None else None
        if kind in ROWS and rest:
            return of_row(kind, rest) or of_card(key)
        return of_card(key) or entry(data, ("events",), key)

    def onto(key: str) -> tuple[FieldPath, ...]:
        """A mage takes what is put there; slots, piles and decks hold what lies in them."""
        kind, _, rest = key.partition("-")
        if kind in ("seat", "figure", "panel", "holds"):
            there = value_at(data, ("mages", rest)) is not None
            return tuple(("mages", rest, name) for name in TAKES) if there else ()
        if kind == "slot":
            return (("mages", seat, "board", rest),)
        if kind in ("hand", "grimoire", "memories", "completed"):
            return (("mages", rest or seat, kind),)
        if key == "books":
            return tuple(("mages", seat, name) for name in TAKES[1:])
        if key == "board":
            board = value_at(data, ("mages", seat, "board")) or {}
            return tuple(("mages", seat, "board", slot) for slot in SLOTS if slot not in board)
        return (("events",),) if key == "events" else (("decks", key),)

    def moves(key: str) -> dict[str, Move]:
        """A figure goes to any room, a mage to his cell."""
        place = of_figure(key.removeprefix("figure-")) if key.startswith("figure-") else None
        if place is None:
            return {}
        ways = {room: room for room in rooms} | (cells if place.path[0] == "mages" else {})
        at = (*place.path, "at")
        return {key: Move(at, value=way) for key, way in ways.items() if way != value_at(data, at)}

    palette = (("mages",), ("evocations",), ("mages", seat, "hand"), ("events",))
    return Places(place_of, palette, FIELDS, Holders("blackrose", data, held_in(setting, data), onto), moves)


def held_in(setting: Setting[Table], data: Any) -> dict[FieldPath, tuple[str, ...]]:
    """What holds cards and trophies: hands, boards, books, what lies before mages, the events, the decks."""
    table, holders = setting.state.table, dict[FieldPath, tuple[str, ...]]()
    for one in value_at(data, ("mages",)) or {}:
        own: FieldPath = ("mages", one)
        holders |= {(*own, name): kinds for name, kinds in KINDS.items()}
        holders |= {(*own, "board", slot): ("spell",) for slot in SLOTS}
    decks = dict.fromkeys((*(value_at(data, ("decks",)) or ()), *(one.id for one in table.decks)))
    piles = dict.fromkeys((*(value_at(data, ("piles",)) or ()), *(one.id for one in table.piles)))
    for name, ids in (("decks", decks), ("piles", piles)):
        holders |= {(name, one): IN_DECKS.get(one.partition("-")[0], ("spell",)) for one in ids}
    holders |= {(name,): ("spell", "quest", "event", "order") for name in ("out", "drawn")}
    return holders | {("events",): ("event", "avatar-event")}
