"""The lodge of a position as a map: rooms with their chips, who stands where, who moved, what may be picked.

Where there is room for it names and chips are drawn, in narrow places numbers instead; the list of rooms
(`rooms.py`) says everything in words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.games.blackrose.state.lodge.ground import spot
from tutor.games.blackrose.state.table import Cell, Room, Table
from tutor.games.blackrose.views.table import owners
from tutor.games.blackrose.views.table.key import key
from tutor.games.blackrose.views.table.panel import HUES
from tutor.games.blackrose.views.table.places import CELL, HALF, SIDE, Plan, Point, corners, plan
from tutor.games.blackrose.views.table.rooms import room_line
from tutor.games.blackrose.views.table.scene import Scene
from tutor.games.blackrose.views.table.tokens import figure_row
from tutor.views.markup import Html, join, tag
from tutor.views.signs import GLYPHS
from tutor.views.words import capital

SMALL: Final = 330
"""A map that is no wider, in units, shows names and chips everywhere."""
LARGEST: Final = 1.25
"""No map is drawn larger than so many pixels for a unit."""
LONGEST: Final = 12
"""Names are broken into lines of about so many letters."""
TIGHT: Final = 95
"""The width in units into which the longest lines of a name are set, whatever the font."""
LETTER: Final = 13.5
"""The height of a line of a name in units."""
NARROW, BROAD = 4.6, 8.2
"""About how wide letters are in units."""
NAMES: Final = ((-15, -23), (-21, -25))
"""How high the first of one line or of two stands in a room with one row of chips, and in one with two."""
SLOT: Final = 15.4
PER_ROW: Final = 6
"""So many chips lie in a row; more lie in two."""


def lodge_map(scene: Scene) -> Html | None:
    """The map; nothing where the position has no rooms."""
    if not scene.table.rooms:
        return None
    at = plan(scene)
    rooms = [_room(scene, at, room) for room in scene.table.rooms]
    cells = [_cell(scene, at, cell) for cell in scene.table.cells]
    moves = list(_moves(scene, at))
    left, top, width, height = at.field
    drawn = tag(
        "svg",
        *cells,
        *rooms,
        *moves,
        viewBox=f"{left:.1f} {top:.1f} {width:.1f} {height:.1f}",
        role="group",
        aria_label=scene.words("map"),
        class_="is-small" if width <= SMALL else None,
        style=f"max-width:{round(width * LARGEST)}px",
    )
    return tag("div", drawn, key(scene, moved=bool(moves)), class_="rt-map")


def _room(scene: Scene, plan: Plan, room: Room) -> Html:
    at, table = plan.rooms[room.id], scene.table
    was = _before(scene.before, room)
    changed = (room.restored, room.used, room.instability) != (was.restored, was.used, was.instability)
    offered = scene.offered("room", room.id)
    outline = tag("polygon", points=corners(at, 0.97), class_="hex")
    parts = (
        outline,
        tag("polygon", points=corners(at, 0.88), class_="inner") if room.restored else None,
        tag("polygon", points=corners(at, 0.93), class_="lit") if changed else None,
        tag("polygon", points=corners(at, 0.93), class_="cand") if offered else None,
        _head(scene, plan, room, at),
        tag("g", *_name(scene, room, at), *_chips(scene, room, was, at), class_="wide"),
        _summary(scene, room, at),
        figure_row(scene, table.figures_in(room.id), at, _row(scene, room)),
    )
    return _place(scene, room.id, room_line(scene, plan.numbers[room.id], room), *parts)


def _cell(scene: Scene, plan: Plan, cell: Cell) -> Html:
    """A cell: dashed, smaller, with its owner's sign and whoever is in it."""
    x, y = plan.cells[cell.id]
    inside = tuple(mage.seat for mage in scene.table.mages if mage.in_cell and mage.cell == cell.id)
    whose = owners.sign(scene, cell.seat, x - 9, y - 27, 18) if cell.seat else None
    name = tag("text", scene.words("map-cell"), x=round(x, 1), y=round(y + 6, 1), class_="small wide")
    parts = (
        tag("polygon", points=corners((x, y), 0.97 * CELL), class_="hex outside"),
        whose,
        None if inside else name,
        figure_row(scene, inside, (x, y - 20), "cell"),
    )
    owner = scene.speaker.name(cell.seat) if cell.seat else scene.words("nobodys")
    there = scene.words("there", who=scene.names(inside)) if inside else None
    text = scene.words("cell-line", name=capital(scene.speaker.name(cell.id)), owner=owner, there=there)
    return _place(scene, cell.id, text, *parts)


def _place(scene: Scene, id: str, text: str, *parts: Html | None) -> Html:
    """A room or cell; one that a single option names answers when it is pressed."""
    key = scene.key("room", id)
    if not key:
        return tag("g", tag("title", text), *parts, class_="room")
    label = scene.words("press-room", room=text)
    return tag(
        "g", tag("title", label), *parts, class_="room press", role="button", tabindex=0, aria_label=label,
        data_act="answer", data_value=key, data_key=f"place-{id}",
    )  # fmt: skip


def _head(scene: Scene, plan: Plan, room: Room, at: Point) -> Html:
    """The sign of the room's colour and its number; larger where names are left out."""
    number = str(plan.numbers[room.id])
    return join(
        _head_at(scene, room, number, at, -42, 15, "wide"),
        _head_at(scene, room, number, at, -30, 22, "narrow"),
    )


def _head_at(scene: Scene, room: Room, number: str, at: Point, y: float, size: float, where: str) -> Html:
    colour = scene.box.room(room.id).colour or ""
    hue = HUES.get(colour, "threat" if colour == "black" else "")
    glyph = GLYPHS.get(hue, "rose")
    half = 0.3 * size * len(number)
    left = at[0] - size / 2 - half if hue else at[0] - half
    icon = tag(
        "use", href=f"#g-{glyph}", x=round(left - 1, 1), y=round(at[1] + y - size / 2, 1),
        width=size, height=size, fill=f"var(--{hue})", class_="sign",
    )  # fmt: skip
    text = tag(
        "text",
        number,
        x=round(left + (size + 1 if hue else 0) + half, 1),
        y=round(at[1] + y + size * 0.36, 1),
    )
    return tag("g", icon if hue else None, text, class_=where)


def _name(scene: Scene, room: Room, at: Point) -> Iterator[Html]:
    lines = broken(capital(scene.speaker.name(room.id)))
    first = NAMES[_slots(scene, room) > PER_ROW][len(lines) > 1]
    for number, line in enumerate(lines):
        low = at[1] + first + LETTER * number
        tight = _width(line) > TIGHT
        yield tag(
            "text",
            line,
            x=round(at[0], 1),
            y=round(low, 1),
            class_="name",
            textLength=TIGHT if tight else None,
            lengthAdjust="spacingAndGlyphs" if tight else None,
        )


def _width(line: str) -> float:
    """About how wide a line of a name is in a wide font."""
    return sum(NARROW if letter in " ilIjtfr" else BROAD for letter in line)


def _chips(scene: Scene, room: Room, was: Room, at: Point) -> Iterator[Html]:
    """The slots from left to right; of a restored room that it is one, and whether it has been used."""
    x, y = at
    if room.restored:
        text = scene.words("map-used" if room.used else "map-ready")
        yield tag("text", text, x=round(x, 1), y=round(y + 8, 1), class_="small")
        return
    slots = _slots(scene, room)
    rows = 2 if slots > PER_ROW else 1
    per = -(-slots // rows) or 1
    top = y - 4 if rows == 1 else y - 7.5
    for number in range(slots):
        row, column = divmod(number, per)
        left = x + (column - per / 2) * SLOT
        below = top + row * (SLOT + 0.6)
        if number < len(room.instability):
            new = number >= len(was.instability) or was.instability[number] != room.instability[number]
            yield owners.sign(scene, room.instability[number], left + 0.5, below, SLOT - 1)
            if new:
                yield tag("rect", x=left, y=below - 0.5, width=SLOT, height=SLOT, rx=3, class_="lit thin")
        else:
            yield tag("rect", x=left + 1.5, y=below + 1, width=SLOT - 3, height=SLOT - 3, rx=2, class_="slot")


def _summary(scene: Scene, room: Room, at: Point) -> Html:
    """The chips of a narrow map: how many slots are taken, or that the room is restored."""
    if room.restored:
        text = scene.words("map-short-used" if room.used else "map-short-ready")
    else:
        slots = _slots(scene, room)
        text = f"{len(room.instability)}/{slots or '?'}"
    return tag("text", text, x=round(at[0], 1), y=round(at[1] + 5, 1), class_="narrow")


def _row(scene: Scene, room: Room) -> str:
    """How low the figures of a room stand: below one row of chips, or below two."""
    return "low" if _slots(scene, room) > PER_ROW else "room"


def _slots(scene: Scene, room: Room) -> int:
    """How many slots are drawn; 0 where there are none, or nobody knows how many and none is taken."""
    if room.restored:
        return 0
    return max(scene.box.room(room.id).slots or 0, len(room.instability))


def _before(table: Table, room: Room) -> Room:
    return table.room(room.id) if table.is_room(room.id) else room


def _moves(scene: Scene, at: Plan) -> Iterator[Html]:
    """An arrow from where a figure stood before the last step to where it stands now."""
    for figure in (*scene.table.seats, *(one.id for one in scene.table.evocations)):
        now, was = spot(scene.table, figure), _was(scene.before, figure)
        if was and now and was != now and all(one in at.rooms or one in at.cells for one in (now, was)):
            yield _arrow(at.at(was), at.at(now))


def _was(table: Table, figure: str) -> str:
    return spot(table, figure) if table.is_mage(figure) or table.is_evocation(figure) else ""


def _arrow(start: Point, end: Point) -> Html:
    (x, y), (to_x, to_y) = start, end
    dx, dy = to_x - x, to_y - y
    far = (dx * dx + dy * dy) ** 0.5 or 1.0
    ux, uy = dx / far, dy / far
    low = SIDE * 0.5
    x, y = x + ux * HALF * 0.55, y + uy * HALF * 0.55 + low
    to_x, to_y = to_x - ux * HALF * 0.5, to_y - uy * HALF * 0.5 + low
    tip = " ".join(
        f"{to_x + a * ux - b * uy:.1f},{to_y + a * uy + b * ux:.1f}" for a, b in ((9, 0), (-4, 6), (-4, -6))
    )
    line = tag("line", x1=round(x, 1), y1=round(y, 1), x2=round(to_x, 1), y2=round(to_y, 1))
    return tag("g", line, tag("polygon", points=tip), class_="moved", aria_hidden="true")


def broken(name: str) -> list[str]:
    """A name in lines of about the longest length, broken between words."""
    lines = [""]
    for word in name.split():
        together = f"{lines[-1]} {word}".strip()
        if not lines[-1] or len(together) <= LONGEST:
            lines[-1] = together
        else:
            lines.append(word)
    return lines
