"""Orientation test: on which side of a line of sight a corner lies, exactly and in floating point.

A line runs along an edge where both ends of the edge lie on it (brw.range.los.line). In integers that is a
number equal to 0. In floating point a corner is rounded three times over, once for each room that it belongs
to, and the test needs a tolerance. Lengths are in sides of a room.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from decimal import Decimal, localcontext
from functools import lru_cache
from itertools import pairwise, permutations
from math import hypot, inf, sqrt
from typing import Final, NamedTuple

from tutor.games.blackrose.state.lodge.hexes import Hex

ROOT: Final = sqrt(3)
DIGITS: Final = 50
"""So many digits stand for exact where a corner is compared with its float."""

CORNERS: Final[tuple[tuple[Hex, tuple[float, float]], ...]] = (
    ((1, -2), (0.0, -1.0)),
    ((2, -1), (ROOT / 2, -0.5)),
    ((1, 1), (ROOT / 2, 0.5)),
    ((-1, 2), (0.0, 1.0)),
    ((-2, 1), (-ROOT / 2, 0.5)),
    ((-1, -1), (-ROOT / 2, -0.5)),
)
"""The corners of a hex from its centre, clockwise from the top: in thirds of axial coordinates, and as floats
of points whose unit is the side.
"""

Point = tuple[float, float]


class RoundedCorner(NamedTuple):
    """A corner as a room computes it, and how far to the right of the true corner that is."""

    room: Hex
    at: Point
    error: Decimal


def cross_product(start: Hex, end: Hex, corner: Hex) -> int:
    """Exact orientation of a corner (in thirds): 0 on the line, else its sign says on which side."""
    q, r = end[0] - start[0], end[1] - start[1]
    return q * (corner[1] - 3 * start[1]) - r * (corner[0] - 3 * start[0])


def float_offset(start: Hex, end: Hex, corner: Point) -> float:
    """How far from the line a corner lies, as floating point has it; the sign says on which side."""
    (x, y), (to_x, to_y) = float_centre(start), float_centre(end)
    dx, dy = to_x - x, to_y - y
    return (dx * (corner[1] - y) - dy * (corner[0] - x)) / hypot(dx, dy)


def float_centre(at: Hex) -> Point:
    """The centre of a hex in floating point."""
    return ROOT * (at[0] + at[1] / 2), 1.5 * at[1]


def float_corners(at: Hex) -> tuple[Point, ...]:
    """The corners of a hex in floating point, clockwise from the top, as that hex computes them."""
    x, y = float_centre(at)
    return tuple((x + dx, y + dy) for _, (dx, dy) in CORNERS)


def rounded_corners(corner: Hex) -> tuple[RoundedCorner, ...]:
    """A corner (in thirds) as each of its three rooms computes it."""
    with localcontext() as context:
        context.prec = DIGITS
        true = Decimal(3).sqrt() * (2 * corner[0] + corner[1]) / 6
        return tuple(
            RoundedCorner(room, at, Decimal(at[0]) - true)
            for thirds, number in _OFFSETS
            if (room := _third(corner[0] - thirds[0], corner[1] - thirds[1])) is not None
            for at in (float_corners(room)[number],)
        )


_OFFSETS: Final = tuple((thirds, number) for number, (thirds, _) in enumerate(CORNERS))


def _third(q: int, r: int) -> Hex | None:
    return (q // 3, r // 3) if q % 3 == r % 3 == 0 else None


@lru_cache(maxsize=16)
def tolerances(places: tuple[Hex, ...]) -> Mapping[tuple[Hex, Hex], float]:
    """For each way to look: with which tolerance, and any greater one, an edge is taken to lie on the line.

    Every hex tests its own edges, as a loop over rooms would: one hex that takes an edge for lying on the
    line is enough.
    """
    edges = tuple(_edges(places))
    return {
        (start, end): min(
            (
                max(abs(float_offset(start, end, one)), abs(float_offset(start, end, other)))
                for one, other in edges
                if _is_between(start, end, one) and _is_between(start, end, other)
            ),
            default=inf,
        )
        for start, end in permutations(places, 2)
    }


def _edges(places: tuple[Hex, ...]) -> Iterator[tuple[Point, Point]]:
    for at in places:
        around = float_corners(at)
        yield from pairwise((*around, around[0]))


def _is_between(start: Hex, end: Hex, corner: Point) -> bool:
    (x, y), (to_x, to_y) = float_centre(start), float_centre(end)
    dx, dy = to_x - x, to_y - y
    return 0 < dx * (corner[0] - x) + dy * (corner[1] - y) < dx * dx + dy * dy
