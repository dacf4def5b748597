"""How a room is divided: its name on top, figures in rows with room of their own, then one short line.

Lengths are in units of the plan, from the centre of the room. What fits depends on how many pixels a unit is
long at the least: text has its size in pixels, however small the lodge is drawn.
"""

from __future__ import annotations

from typing import NamedTuple

ROOMY = 0.72
"""From so many pixels a unit on a room has room for its name above its figures, and for a line below them."""
NAME = -15.0
"""Where the name of a room ends at the bottom."""
FOOT = 38.0
"""Where the number of a room's own answer stands, and its line where two rows of figures are above it."""
LETTERS, NUMBER, LIFE, LINE = 19.0, 19.0, 38.0, 14.0
"""How wide a sign, a number and a damage are, and how high a line is, at the least, in pixels."""
OVER = 3.0
"""How far the damage of a figure, or the line below it, lies over its lower edge, in pixels."""


class Place(NamedTuple):
    """What stands in a room or a cell besides its name.

    `figures` is how many stand there, `numbered` whether any carries the number of an answer, `number`
    whether the room itself does, `line` whether something is written below the figures.
    """

    figures: int
    numbered: bool = False
    number: bool = False
    line: bool = False
    cell: bool = False


class Slots(NamedTuple):
    """The spots of the figures that are shown, with their size; of the others it is said how many there are.

    `lives` is whether there is room for the damage of each figure, `name` where the name ends at the bottom,
    None where it is centred, `foot` the middle of the line below the figures.
    """

    spots: tuple[tuple[float, float], ...]
    size: float
    more: int
    lives: bool
    name: float | None
    foot: float


def slots(place: Place, unit: float) -> Slots:
    """The slots of a place where a unit is at least so many pixels long."""
    n, line = place.figures, LINE / unit
    roomy = unit >= ROOMY
    top, bottom, wide = _zone(place, unit)
    if not n:
        name = NAME if roomy else bottom - 1 if place.number else None
        return Slots((), 0, 0, False, name, 16.0)
    number = NUMBER / unit if place.numbered else 0.0
    columns = min(3, int(wide / (LETTERS / unit + number)) or 1)
    rows = min(2, int((bottom - top) / line) or 1)
    if n <= columns:
        columns, rows, bottom = n, 1, bottom + (4 if roomy else 0)
    elif n <= 2 * rows:
        columns = min(columns, 2)
    visible = n if n <= columns * rows else columns * rows - 1
    below = rows == 1 and place.line and (roomy or bottom - top > 2 * line)
    high = (bottom - top) / rows - (line - OVER / unit if below else 0)
    most = max(32.0, 24 / unit) if rows == 1 else 24.0
    size = max(min(most, high, wide / columns - (number if columns > 1 else 1)), 17 / unit)
    step = min(wide / columns, max(size + 5, LIFE / unit if below else 0) + number)
    left = -number / 2 if columns > 1 or not roomy else 0.0
    first = top + size / 2 if below or rows == 2 else (top + bottom) / 2
    taken = visible + (visible < n)
    spots = []
    for at in range(taken):
        beside = min(columns, taken - columns * (at // columns))
        x = left + (at % columns - (beside - 1) / 2) * step
        spots.append((x, first + (bottom - top) / 2 * (at // columns)))
    lives = below and (n == 1 or (n == 2 and step * unit >= LIFE))
    name = NAME if roomy else first - size / 2
    foot = first + size / 2 + (LINE / 2 - OVER) / unit if below else FOOT
    return Slots(tuple(spots), size, n - visible, lives, name, foot)


def _zone(place: Place, unit: float) -> tuple[float, float, float]:
    """From where to where figures may stand, and how wide that is."""
    if place.cell:
        return (-12.0, 33.0, 58.0) if unit >= ROOMY else (-28.0, 28.0, 58.0)
    if unit >= ROOMY:
        return -13.0, 27.0, 94.0
    return -39.0, FOOT - 9 / unit if place.number else 39.0, 94.0
