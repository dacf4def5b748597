"""Lines of sight by another way: the signs of the corners of every hex, in exact fractions.

Shares nothing with the product but axial coordinates. Beside it stands the same test in floating point
numbers without a tolerance, as one would write it at first: it is the peer that is wrong.
"""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any, Literal

Hex = tuple[int, int]
Met = Literal["miss", "corner", "edge", "through"]

CORNERS = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))
"""The corners of a hex from its centre, in thirds of axial coordinates, one after the other."""

STANDARD = [(q, r) for q, r in product(range(-2, 3), repeat=2) if abs(q + r) <= 2]
WITH_FOUR_MORE = [*STANDARD, (-2, -1), (2, -3), (-2, 3), (2, 1)]
"""The 19 hexes of the lodge, and the same with the four at which the cells lie for four players."""


def met(start: Hex, end: Hex, at: Hex, number: Any = Fraction) -> Met:
    """How the segment from centre to centre meets the hex `at`."""
    return _met((end[0] - start[0], end[1] - start[1]), (at[0] - start[0], at[1] - start[1]), number)


@cache
def _met(end: Hex, at: Hex, number: Any) -> Met:
    """`met` of a segment that starts at (0, 0)."""
    dq, dr = end
    if number is Fraction:
        thirds = [dq * (3 * at[1] + b) - dr * (3 * at[0] + a) for a, b in CORNERS]
        if min(thirds) > 0 or max(thirds) < 0:
            return "miss"
    corners = [(at[0] + number(a) / 3, at[1] + number(b) / 3) for a, b in CORNERS]
    sides = [dq * r - dr * q for q, r in corners]
    # How far along the segment each corner lies, 0 at its start and 1 at its end (axes at 60 degrees).
    long = dq * dq + dq * dr + dr * dr
    along = [(q * (2 * dq + dr) + r * (dq + 2 * dr)) / number(2 * long) for q, r in corners]
    cuts = [t for side, t in zip(sides, along, strict=True) if side == 0]
    for this in range(6):
        one, other = sides[this], sides[this - 1]
        if one * other < 0:
            cuts.append(along[this] + (along[this - 1] - along[this]) * one / (one - other))
    if not cuts or max(cuts) < 0 or min(cuts) > 1:
        return "miss"
    if min(cuts) == max(cuts) or max(cuts) == 0 or min(cuts) == 1:
        return "corner"
    return "edge" if min(sides) == 0 or max(sides) == 0 else "through"


def is_visible(
    start: Hex, end: Hex, rooms: Collection[Hex], *, edges: bool, corners: bool, number: Any = Fraction
) -> bool:
    """Whether a line of sight joins two centres; `edges` and `corners` say whether such lines count."""
    if start == end:
        return True
    low, high = (
        [pick(a, b) - 1 if pick is min else pick(a, b) + 1 for a, b in zip(start, end, strict=True)]
        for pick in (min, max)
    )
    for at in product(range(low[0], high[0] + 1), range(low[1], high[1] + 1)):
        if at in (start, end):
            continue
        how = met(start, end, at, number)
        if how == "through" and at not in rooms:
            return False
        if how == "edge" and (not edges or at not in rooms):
            return False
        if how == "corner" and not corners:
            return False
    return True
