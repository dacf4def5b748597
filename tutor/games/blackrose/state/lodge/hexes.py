"""Hexes in axial coordinates, and which of them a straight line between two centres meets, exactly.

A hex is `(q, r)`, pointy side up: `(1, 0)` lies to the right, `(0, 1)` below to the right. All geometry is
integer arithmetic. Seen from the centre of a hex, its points are those where each of the three numbers
`q - r`, `r - s`, `s - q` (with `s = -q - r`) lies from -1 to 1; a segment is cut with these three strips.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

Hex: TypeAlias = tuple[int, int]
"""Axial coordinates `(q, r)`."""

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six steps to a neighbour, clockwise from the right."""


class Contact(IntEnum):
    """How a segment meets a hex: not at all, in one point, along one of its edges, or through its inside."""

    MISS = 0
    CORNER = 1
    EDGE = 2
    THROUGH = 3


class Line(NamedTuple):
    """What a segment between two centres meets on its way, in order, the hexes at its ends left out.

    `edges` are the pairs of hexes between which it runs along an edge. `corners` are points at which it
    touches a third hex only: the two hexes that it passes through there, then the one that it touches. Three
    times the point is the sum of the three.
    """

    through: tuple[Hex, ...] = ()
    edges: tuple[tuple[Hex, Hex], ...] = ()
    corners: tuple[tuple[Hex, Hex, Hex], ...] = ()


def distance(one: Hex, other: Hex) -> int:
    """The number of steps from hex to hex on a board without gaps."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def neighbours(at: Hex) -> tuple[Hex, ...]:
    """The six hexes that share an edge with a hex, clockwise from the right."""
    return tuple((at[0] + q, at[1] + r) for q, r in DIRECTIONS)


def disc(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """All hexes within a distance, row by row from the top, each row from the left."""
    rows = range(-radius, radius + 1)
    return tuple(
        (centre[0] + q, centre[1] + r)
        for r in rows
        for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1)
    )


def edge_ends(one: Hex, other: Hex) -> tuple[Hex, Hex]:
    """The two points at which the edge between neighbours ends, in thirds of axial coordinates.

    Raises ValueError for hexes that share no edge.
    """
    if distance(one, other) != 1:
        raise ValueError(f"{one} and {other} share no edge")
    third = [hex_ for hex_ in neighbours(one) if distance(hex_, other) == 1]
    first, second = (meeting(one, other, hex_) for hex_ in third)
    return first, second


def meeting(one: Hex, other: Hex, third: Hex) -> Hex:
    """The corner that three hexes share, in thirds of axial coordinates."""
    return one[0] + other[0] + third[0], one[1] + other[1] + third[1]


def contact(start: Hex, end: Hex, at: Hex) -> Contact:
    """How the segment between the centres of `start` and `end` meets the hex `at`."""
    q, r = end[0] - start[0], end[1] - start[1]
    return _contact(q, r, at[0] - start[0], at[1] - start[1])


def line(start: Hex, end: Hex) -> Line:
    """What the segment between two centres meets on its way. The way back meets the same in reverse."""
    q, r = start
    from_origin = _line(end[0] - q, end[1] - r)
    if q == r == 0:
        return from_origin
    return Line(
        tuple((a + q, b + r) for a, b in from_origin.through),
        tuple(((a + q, b + r), (c + q, d + r)) for (a, b), (c, d) in from_origin.edges),
        tuple(
            ((a + q, b + r), (c + q, d + r), (e + q, f + r)) for (a, b), (c, d), (e, f) in from_origin.corners
        ),
    )


def _contact(dq: int, dr: int, q: int, r: int) -> Contact:
    """How the segment from the origin to `(dq, dr)` meets the hex `(q, r)`.

    On the segment each of the three numbers is `a + t * d` with t from 0 to 1; it is cut with -1 and 1.
    Bounds of t are kept as fractions: `low / low_of` and `high / high_of` with positive denominators.
    """
    low, low_of, high, high_of = 0, 1, 1, 1
    along = False
    for a, d in ((r - q, dq - dr), (-q - 2 * r, dq + 2 * dr), (2 * q + r, -2 * dq - dr)):
        if d == 0:
            if not -1 <= a <= 1:
                return Contact.MISS
            along = along or a in (-1, 1)
            continue
        if d < 0:
            a, d = -a, -d
        if (-1 - a) * low_of > low * d:
            low, low_of = -1 - a, d
        if (1 - a) * high_of < high * d:
            high, high_of = 1 - a, d
    beyond = low * high_of - high * low_of
    if beyond > 0:
        return Contact.MISS
    if beyond == 0 and (dq or dr):
        return Contact.CORNER
    return Contact.EDGE if along else Contact.THROUGH


@lru_cache(maxsize=4096)
def _line(dq: int, dr: int) -> Line:
    """The line from the origin to `(dq, dr)`."""
    met: dict[Contact, list[Hex]] = {kind: [] for kind in Contact}
    ds = -dq - dr
    for q in range(min(0, dq) - 1, max(0, dq) + 2):
        # A hex that is met lies at most one row outside the ends in each of the three directions.
        for r in range(
            max(min(0, dr) - 1, -q - max(0, ds) - 1), min(max(0, dr) + 1, -q - min(0, ds) + 1) + 1
        ):
            met[_contact(dq, dr, q, r)].append((q, r))

    def along(at: Hex) -> int:
        return at[0] * (2 * dq + dr) + at[1] * (dq + 2 * dr)

    through = sorted(met[Contact.THROUGH], key=along)
    beside = sorted(met[Contact.EDGE], key=along)
    pairs = tuple(zip(beside[::2], beside[1::2], strict=True))
    corners = [_corner(dq, dr, through, at) for at in sorted(met[Contact.CORNER], key=along)]
    return Line(tuple(through[1:-1]), pairs, tuple(corners))


def _corner(dq: int, dr: int, through: list[Hex], touched: Hex) -> tuple[Hex, Hex, Hex]:
    """The two hexes between which the segment passes the corner of the hex that it only touches."""
    for one, other in pairwise(through):
        q, r = meeting(one, other, touched)
        if distance(one, touched) == distance(other, touched) == 1 and q * dr == r * dq:
            return one, other, touched
    raise AssertionError(f"no corner of {touched} lies on the line to {(dq, dr)}")
