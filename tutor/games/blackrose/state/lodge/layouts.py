"""Layouts of the lodge: the catalogue's proposal by the number of players, and those of a reader's own file.

Rules: brw.setup.core-rooms, brw.setup.lodge, brw.setup.cells, brw.setup.layout.2p3p. The pictures of the book
are lost: what the catalogue proposes instead is marked `inferred`, and rulings say how else it can be laid.

A file has the form of::

    game: blackrose
    rooms:
    - {at: [0, 0], room: room-black-rose-hall}
    - {at: [1, 0], room: room-throne}
    - {at: [0, 1]}                              # a place on which a room is still to be drawn
    cells:
    - {at: [-1, 1], entrance: [0, 1]}           # the one room it opens into, if that is known
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, Literal, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tutor.engine.game import Flaw
from tutor.framework.readings import Readings, by_default
from tutor.games.blackrose.state.lodge.hexes import DIRECTIONS, Hex, disc, distance
from tutor.games.blackrose.state.lodge.lodge import HALL, THRONE, Cell, Lodge, Room, is_in_one_piece, place_id
from tutor.games.blackrose.state.readings import GAME
from tutor.rules.catalogue import load
from tutor.rules.components import Component
from tutor.rules.defects import DefectiveFile, Path
from tutor.rules.facts import Table
from tutor.rules.located import load_located
from tutor.rules.struct_validation import found_text, shape_defects
from tutor.rules.words import Words

FARTHEST: Final = 12
"""No place of a layout lies farther from the place (0, 0)."""
CELLS: Final = tuple(f"cell-{letter}" for letter in "abcd")

LODGE: Final = "brw.ruling.layout.lodge"
CELL_PLACES: Final = "brw.ruling.layout.cells"
THRONE_PLACE: Final = "brw.ruling.throne.corner"
SOLO: Final = "brw.ruling.solo.layout"


# ---- the catalogue's layouts


def throne_places(reading: Readings = by_default) -> tuple[Hex, ...]:
    """Where the Throne Room may lie: one place, or the six round the Black Rose Hall if one is drawn.

    Rule: brw.setup.core-rooms. Ruling: brw.ruling.throne.corner.
    """
    if reading(THRONE_PLACE) == "random":
        return DIRECTIONS
    return (_place(_proposal().value("throne_room")),)


def layout(
    players: int, reading: Readings = by_default, throne: Hex | None = None, own: Lodge | None = None
) -> Lodge | None:
    """The lodge for 2, 3 or 4 players, or for one against the avatar, before the 17 rooms are drawn.

    Under the reading that the lodge is laid as somebody configured it, this is `own`, and None where nobody
    has; otherwise it is the one that is `proposed`. Ruling: brw.ruling.layout.lodge. Raises ValueError as
    that does.
    """
    return own if reading(LODGE) == "free" else proposed(players, reading, throne)


def proposed(players: int, reading: Readings = by_default, throne: Hex | None = None) -> Lodge:
    """The lodge that the catalogue proposes for 2, 3 or 4 players, or for one against the avatar.

    `throne` is one of `throne_places`, the first if it is None. Rulings: brw.ruling.layout.cells,
    brw.ruling.throne.corner, brw.ruling.solo.layout. Raises ValueError for any other number of players.
    """
    if players not in (1, 2, 3, 4):
        raise ValueError(f"no lodge for {players}; there are those for 1 to 4")
    if players == 1:
        players = 2 if reading(SOLO) == "two-player" else 4
    cells = 4 if reading(CELL_PLACES) == "all-four" else players
    return _lodge(cells, throne_places(reading)[0] if throne is None else throne)


@lru_cache(maxsize=64)
def _lodge(cells: int, throne: Hex) -> Lodge:
    proposal = _proposal()
    hall = _place(proposal.value("black_rose_hall"))
    named = {hall: HALL, throne: THRONE}
    by_players = cast("Table[Any]", proposal.value("cells"))
    return Lodge(
        tuple(Room(named.get(at) or place_id(at), at) for at in disc(hall, 2)),
        tuple(Cell(id, _place(at)) for id, at in zip(CELLS, by_players[str(cells)], strict=False)),
        proposal.facts["rooms"].basis,
    )


def _proposal() -> Component:
    return load(GAME).component("layout-lodge")


def _place(value: Any) -> Hex:
    q, r = value
    return q, r


# ---- layouts that somebody wrote


class RoomSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A room as it is written: where it lies, and which it is if that is known."""

    at: tuple[int, ...]
    room: str = ""


class CellSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A cell as it is written: where it lies, the one room it opens into, and whose it is."""

    at: tuple[int, ...]
    entrance: tuple[int, ...] = ()
    colour: str = ""


class LayoutSpec(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A layout as it is written, in a file of its own or in a position."""

    rooms: tuple[RoomSpec, ...]
    cells: tuple[CellSpec, ...] = ()


class LayoutFile(LayoutSpec, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A file that holds nothing but a layout."""

    game: Literal["blackrose"]


def parse_layout(text: str, name: str) -> Lodge:
    """The lodge of a layout file; `name` is shown as the file.

    Raises DefectiveFile with every defect, each with its line, field, what was found and what is allowed.
    """
    located = load_located(text, name)
    defects = located.defects or shape_defects(located, LayoutFile)
    if defects:
        raise DefectiveFile(defects)
    spec = msgspec.convert(located.data, LayoutFile)
    flaws = layout_flaws(spec)
    if flaws:
        raise DefectiveFile(located.defect(flaw.path, flaw.actual, flaw.allowed, flaw.rule) for flaw in flaws)
    return lodge_of(spec)


def lodge_of(spec: LayoutSpec) -> Lodge:
    """The lodge of a layout without flaws."""
    rooms = tuple(Room(room.room or place_id(_place(room.at)), _place(room.at)) for room in spec.rooms)
    cells = tuple(
        Cell(id, _place(cell.at), _place(cell.entrance) if cell.entrance else None, cell.colour)
        for id, cell in zip(CELLS, spec.cells, strict=False)
    )
    return Lodge(rooms, cells)


def layout_flaws(spec: LayoutSpec) -> tuple[Flaw, ...]:
    """Everything that keeps a layout from being a lodge; the paths begin at its fields."""
    flaws = [*_places(spec)]
    if flaws:
        return tuple(flaws)
    return (*_rooms(spec), *_cells(spec), *_whole(spec))


def _places(spec: LayoutSpec) -> Iterator[Flaw]:
    """Places that are none, and places on which two things lie."""
    if not spec.rooms:
        yield Flaw(("rooms",), Words("no room", "ни одной комнаты"), Words("rooms", "комнаты"), _LODGE)
    places: list[tuple[Path, tuple[int, ...]]] = [
        *((("rooms", number, "at"), room.at) for number, room in enumerate(spec.rooms)),
        *((("cells", number, "at"), cell.at) for number, cell in enumerate(spec.cells)),
    ]
    taken: set[tuple[int, ...]] = set()
    for path, at in places:
        if not _is_place(at):
            yield Flaw(path, _coordinates(at), _PLACE)
        elif at in taken:
            yield Flaw(path, _coordinates(at), _FREE)
        taken.add(at)
    for number, cell in enumerate(spec.cells):
        if cell.entrance and not _is_place(cell.entrance):
            yield Flaw(("cells", number, "entrance"), _coordinates(cell.entrance), _PLACE)


def _rooms(spec: LayoutSpec) -> Iterator[Flaw]:
    """Rooms that are none or lie there twice, and a Throne Room away from the Black Rose Hall."""
    known = tuple(room.id for room in load(GAME).of_kind("room"))
    seen: dict[str, int] = {}
    for number, room in enumerate(spec.rooms):
        path: Path = ("rooms", number, "room")
        if not room.room:
            continue
        if room.room not in known:
            names = ", ".join(known)
            yield Flaw(path, found_text(room.room), Words(f"one of {names}", f"одно из: {names}"))
        elif room.room in seen:
            yield Flaw(path, found_text(room.room), Words("every room once", "каждая комната один раз"))
        seen[room.room] = number
    if HALL in seen and THRONE in seen:
        hall, throne = (_place(spec.rooms[seen[id]].at) for id in (HALL, THRONE))
        if distance(hall, throne) != 1:
            path = ("rooms", seen[THRONE], "at")
            yield Flaw(path, _coordinates(throne), _BESIDE_HALL, "brw.setup.core-rooms")


def _cells(spec: LayoutSpec) -> Iterator[Flaw]:
    """Cells that are too many, touch no room, open into none that they touch, or share a colour."""
    if len(spec.cells) > len(CELLS):
        actual = Words(f"cells: {len(spec.cells)}", f"келий: {len(spec.cells)}")
        most = Words(f"at most {len(CELLS)}", f"не больше {len(CELLS)}")
        yield Flaw(("cells",), actual, most, "brw.setup.cells")
    rooms = {room.at for room in spec.rooms}
    colours: set[str] = set()
    for number, cell in enumerate(spec.cells):
        touched = [place for place in rooms if distance(_place(place), _place(cell.at)) == 1]
        if not touched:
            yield Flaw(("cells", number, "at"), _coordinates(cell.at), _BESIDE_ROOM, "brw.setup.cells")
        elif cell.entrance and cell.entrance not in touched:
            allowed = " ".join(_coordinates(place) for place in sorted(touched))
            where = Words(f"one of {allowed}", f"одно из: {allowed}")
            path: Path = ("cells", number, "entrance")
            yield Flaw(path, _coordinates(cell.entrance), where, "brw.cell.must-leave")
        if cell.colour and cell.colour in colours:
            once = Words("every colour once", "каждый цвет один раз")
            yield Flaw(("cells", number, "colour"), found_text(cell.colour), once, "brw.cell.colour")
        colours.add(cell.colour)


def _whole(spec: LayoutSpec) -> Iterator[Flaw]:
    """A lodge in several pieces."""
    lodge = lodge_of(replace(spec, rooms=tuple(RoomSpec(room.at) for room in spec.rooms), cells=()))
    if not is_in_one_piece(lodge):
        first = lodge.rooms[0].id
        number = next(n for n, room in enumerate(lodge.rooms) if lodge.steps(first, room.id) is None)
        yield Flaw(("rooms", number, "at"), _coordinates(spec.rooms[number].at), _ONE_PIECE, _LODGE)


_LODGE: Final = "brw.setup.lodge"
_PLACE: Final = Words(
    f"two whole numbers [q, r], at most {FARTHEST} from [0, 0]",
    f"два целых числа [q, r], не дальше {FARTHEST} от [0, 0]",
)
_FREE: Final = Words("a place on which nothing lies yet", "место, на котором ещё ничего не лежит")
_BESIDE_HALL: Final = Words("a place beside the Black Rose Hall", "место рядом с Залом Чёрной Розы")
_BESIDE_ROOM: Final = Words("a place beside a room", "место рядом с комнатой")
_ONE_PIECE: Final = Words(
    "a place that can be walked to from the first room", "место, до которого можно дойти от первой комнаты"
)


def _is_place(at: tuple[int, ...]) -> bool:
    return len(at) == 2 and distance((0, 0), (at[0], at[1])) <= FARTHEST


def _coordinates(at: tuple[int, ...]) -> str:
    return f"[{', '.join(map(str, at))}]"
