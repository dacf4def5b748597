"""Where the pieces of the stage stand in the data of a position, and which fields of each matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tutor.games.blackrose.state.mage import CELL, SLOTS
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.stage.holders import beside, held_in, reserved, supplies
from tutor.games.blackrose.views.stage.look import Look
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move
from tutor.views.stage import Setting
from tutor.views.stage.holders import Holders
from tutor.views.stage.places import PALETTE, Place, Places, entry, given_to, value_at

MAGE: Final = ("at", "damage", "power", "physical")
SEAT: Final = (*MAGE, "board", "hand")
"""The fields of a mage as a seat, who has spells as well."""
EVOCATION: Final = ("at", "damage", "owner", "upgrades", "strength")
ROOM: Final = ("instability", "restored", "used")
SLOT: Final = ("spell", "side", "state", "sustained")
ROSE_FIELDS: Final = ("power", "trophies")
HELD: Final = ("hand", "active", "solved", "jinxes", "memories", "completed", "trophies", "aside")
NAMED: Final[Mapping[str, str]] = {"active": "quest", "solved": "quest", "jinxes": "jinx"}
"""The field of an entry that names its card."""
ROWS: Final = {
    "hand": "hand", "quest": "active", "active": "active", "solved": "solved", "jinx": "jinxes",
    "jinxes": "jinxes", "trophy": "trophies", "memories": "memories", "completed": "completed",
}  # fmt: skip
"""The lists of a mage by how the keys of what lies in them begin."""
TAKES: Final = ("damage", "hand", "memories", "active", "solved", "jinxes", "trophies")
"""What of a mage takes what is put there, each if it holds such cards."""
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "mages": ("mage", *MAGE),
    "evocations": EVOCATION,
    "board": SLOT,
}
"""The fields of what is put on the table."""


def places(setting: Setting[Table], data: Any) -> Places:
    """The places of mages, evocations, rooms, chips, tokens, spells on a board and cards in a hand."""
    look = Look.of(setting)
    seat = look.actor
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
        there: FieldPath = ("mages", who, name)
        entries = _entries(value_at(data, there))
        at = int(number) if number.isdecimal() else -1
        return Place((*there, entries[at])) if 0 <= at < len(entries) else None

    def of_chip(there: FieldPath) -> Place | None:
        """The last chip of a track or a room."""
        entries = _entries(value_at(data, there))
        return Place((*there, entries[-1])) if entries else None

    def of_token(who: str, slot: str) -> Place | None:
        """The token of a sustained effect."""
        path = ("mages", who, "board", slot, "sustained")
        return Place(path) if value_at(data, path) else None

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
        if kind in ("seat", "panel") and (place := of_figure(rest)) is not None:
            return Place(place.path, SEAT) if place.path[0] == "mages" else place
        if kind == "figure":
            return of_figure(rest)
        if kind == "damage":
            figure = of_figure(rest)
            return None if figure is None else of_chip((*figure.path, "damage"))
        if kind == "chips":
            return of_chip(("rooms", rest, "instability"))
        if key == "crown":
            return Place(("crown",))
        if key in ("rose", "marker-rose"):
            return Place(("rose",), ROSE_FIELDS)
        if kind == "marker":
            return of_figure(rest)
        if kind == "token":
            return of_token(*rest.rsplit("-", 1))
        if kind == "slot":
            slot = ("mages", seat, "board", rest)
            return Place(slot, SLOT) if value_at(data, slot) is not None else None
        if kind in ROWS and rest:
            return of_row(kind, rest) or of_card(key)
        return of_card(key) or entry(data, ("events",), key)

    def onto(key: str) -> tuple[FieldPath, ...]:
        """A figure takes what is put there; rooms, slots, quests, piles and decks hold what lies in them."""
        kind, _, rest = key.partition("-")
        if key in rooms:
            return (("rooms", key, "instability"),)
        if kind in ("seat", "figure", "panel", "holds") and value_at(data, ("evocations", rest)) is not None:
            return (("evocations", rest, "damage"), ("evocations", rest, "upgrades"))
        if kind in ("seat", "figure", "panel", "holds"):
            there = value_at(data, ("mages", rest)) is not None
            return tuple(("mages", rest, name) for name in TAKES) if there else ()
        if kind in ("quest", "active", "solved", "jinx", "jinxes"):
            place = of_row(kind, rest)
            return () if place is None else ((*place.path, "chips"),)
        if key == "rose":
            return (("rose", "trophies"),)
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
        """A figure goes to any room, a mage to his cell; the crown to a mage, a token to what bears it."""
        if key == "crown":
            return given_to(("crown",), look.table.seats, look.table.crown, "seat", "figure", "panel")
        if key.startswith("token-"):
            return token_moves(key)
        place = of_figure(key.removeprefix("figure-")) if key.startswith("figure-") else None
        if place is None:
            return {}
        ways = {room: room for room in rooms} | (cells if place.path[0] == "mages" else {})
        at = (*place.path, "at")
        return {key: Move(at, value=way) for key, way in ways.items() if way != value_at(data, at)}

    def token_moves(key: str) -> dict[str, Move]:
        place = of_token(*key.removeprefix("token-").rsplit("-", 1))
        if place is None:
            return {}
        bearers = {f"figure-{one}": one for one in look.all_figures} | {room: room for room in rooms}
        bearers |= {f"seat-{one}": one for one in look.table.seats}
        there = {key: Move(place.path, value=one) for key, one in bearers.items()}
        bearer = value_at(data, place.path)
        return {key: way for key, way in there.items() if way.value != bearer} | {
            PALETTE: Move(place.path, value="")
        }

    palette = (("mages",), ("evocations",), ("mages", seat, "hand"), ("events",))
    holders = Holders("blackrose", data, held_in(look, data), onto, supplies(look), reserved(look, data))
    return Places(place_of, palette, FIELDS, holders, moves, beside(look))


def _entries(there: Any) -> list[str | int]:
    """The steps to what a list has, or a map of which there is any, in order."""
    if isinstance(there, dict):
        return [name for name, one in there.items() if one != 0]
    return list(range(len(there))) if isinstance(there, list) else []
