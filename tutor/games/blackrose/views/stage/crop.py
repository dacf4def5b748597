"""Which part of the lodge is shown on a phone, and how large it is drawn at the least."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import NamedTuple

from tutor.games.blackrose.views.stage.slots import ROOMY
from tutor.games.blackrose.views.table.places import HALF, SIDE, Plan

Field = tuple[float, float, float, float]
"""Left, top, width and height."""

PHONE = (344.0, 172.0)
"""About how much room a phone has for the lodge, in pixels."""
WIDE = (455.0, 440.0)
"""How much any other screen has beside a card, in pixels."""
CHIPS, CHIP_ROW = 3, 31.0
"""How many chips stand beside one another on a phone, and how high a row of them is below the lodge."""
BROAD, LONG = (640.0, 260.0), 1.4
"""How much it has below a card, and from which ratio on a lodge is drawn there."""


class Crop(NamedTuple):
    """The part of the lodge that is shown on a wide stage and on a phone, and the rooms of the latter.

    `concerned` are the places that matter, the closest first, `phone` the room that a phone has for it.
    """

    whole: Field
    part: Field
    inside: frozenset[str]
    concerned: tuple[str, ...]
    phone: tuple[float, float] = PHONE

    def holds(self, x: float, y: float, size: float) -> bool:
        """Whether a figure of that size at that point is seen whole on a phone."""
        left, top, width, height = self.part
        return (
            abs(x - left - width / 2) <= (width - size) / 2
            and abs(y - top - height / 2) <= (height - size) / 2
        )

    @property
    def unit(self) -> float:
        """About how many pixels long a unit is on a phone."""
        return min(self.phone[0] / self.part[2], self.phone[1] / self.part[3])

    @property
    def is_broad(self) -> bool:
        """Whether the lodge is so much wider than high that cards stand above it and not beside it."""
        return self.whole[2] > LONG * self.whole[3]

    @property
    def wide_unit(self) -> float:
        """How many pixels long a unit is on any other screen at the least: every name is written there."""
        wide, high = BROAD if self.is_broad else WIDE
        return max(ROOMY, min(wide / self.whole[2], high / self.whole[3], 1.0))


def crop(at: Plan, cells: Iterable[str], concerned: Iterable[str], chips: int = 0) -> Crop:
    """All rooms and the cells wanted; for a phone the rectangle round what is concerned.

    So many `chips` stand below the lodge on a phone.
    """
    phone = PHONE[0], PHONE[1] - CHIP_ROW * ceil(chips / CHIPS)
    places = {id: (centre, 1.0) for id, centre in at.rooms.items()}
    places |= {id: (at.cells[id], 0.62) for id in cells if id in at.cells}
    first = tuple(id for id in dict.fromkeys(concerned) if id in places)
    wanted = [places[id] for id in first] or list(places.values())
    whole, part = _field(places.values()), _widened(_field(wanted), _field(places.values()), phone)
    left, top, width, height = part
    inside = frozenset(
        id for id, ((x, y), _) in places.items() if left < x < left + width and top < y < top + height
    )
    return Crop(whole, part, inside, first, phone)


def _field(spots: Iterable[tuple[tuple[float, float], float]]) -> Field:
    held = list(spots)
    left = min(x - HALF * size for (x, _), size in held) - 3
    right = max(x + HALF * size for (x, _), size in held) + 3
    top = min(y - SIDE * size for (_, y), size in held) - 3
    bottom = max(y + SIDE * size for (_, y), size in held) + 3
    return left, top, right - left, bottom - top


def _widened(part: Field, whole: Field, phone: tuple[float, float]) -> Field:
    """The part made no smaller than a few rooms and as wide as a phone is, as far as the lodge goes."""
    left, top, width, height = part
    high = min(max(height, 3.5 * SIDE), whole[3])
    wide = min(max(width, high * phone[0] / phone[1], 6.2 * HALF), whole[2])
    left = min(max(left - (wide - width) / 2, whole[0]), whole[0] + whole[2] - wide)
    top = min(max(top - (high - height) / 2, whole[1]), whole[1] + whole[3] - high)
    return left, top, wide, high
