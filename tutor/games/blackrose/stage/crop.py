"""Which part of the lodge is shown on a phone, and which of its rooms have room for their names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tutor.games.blackrose.drawing.places import HALF, SIDE, Plan
from tutor.games.blackrose.stage.look import Look

Field = tuple[float, float, float, float]
"""Left, top, width and height."""

BELOW = 12.0
"""Room for what is written below the lowest figures, in units."""

PHONE = (344.0, 196.0)
"""About how much room a phone has for the lodge, in pixels."""

LETTER, LINE = 7.2, 14.0
"""How wide a letter and how high a line of a name is at the least, in pixels."""


class Crop(NamedTuple):
    """The part of the lodge that is shown on a wide stage and on a phone, and the rooms of the latter.

    `concerned` are the places that matter, the closest first.
    """

    whole: Field
    part: Field
    inside: frozenset[str]
    concerned: tuple[str, ...]

    @property
    def unit(self) -> float:
        """About how many pixels long a unit is on a phone."""
        return min(PHONE[0] / self.part[2], PHONE[1] / self.part[3])


def crop(at: Plan, cells: Iterable[str], concerned: Iterable[str]) -> Crop:
    """All rooms and the cells wanted; for a phone the rectangle round what is concerned."""
    shown = {id: (centre, 1.0) for id, centre in at.rooms.items()}
    shown |= {id: (at.cells[id], 0.62) for id in cells if id in at.cells}
    first = tuple(id for id in dict.fromkeys(concerned) if id in shown)
    wanted = [shown[id] for id in first] or list(shown.values())
    whole, part = _field(shown.values()), _widened(_field(wanted), _field(shown.values()))
    left, top, width, height = part
    inside = frozenset(
        id for id, ((x, y), _) in shown.items() if left < x < left + width and top < y < top + height
    )
    return Crop(whole, part, inside, first)


def _field(spots: Iterable[tuple[tuple[float, float], float]]) -> Field:
    held = list(spots)
    left = min(x - HALF * size for (x, _), size in held) - 3
    right = max(x + HALF * size for (x, _), size in held) + 3
    top = min(y - SIDE * size for (_, y), size in held) - 3
    bottom = max(y + SIDE * size for (_, y), size in held) + 3
    return left, top, right - left, bottom - top


def _widened(part: Field, whole: Field) -> Field:
    """The part made no smaller than a few rooms and as wide as a phone is, as far as the lodge goes."""
    left, top, width, height = part
    high = min(max(height, 3.5 * SIDE), whole[3])
    wide = min(max(width, high * PHONE[0] / PHONE[1], 6.2 * HALF), whole[2])
    left = min(max(left - (wide - width) / 2, whole[0]), whole[0] + whole[2] - wide)
    top = min(max(top - (high - height) / 2, whole[1]), whole[1] + whole[3] - high)
    return left, top, wide, high + BELOW


def named_rooms(look: Look, at: Plan, shown: Crop) -> dict[str, float]:
    """The rooms whose names are written on a phone, with the width of each, in pixels.

    What matters comes first, as far as a name meets neither another one nor a figure nor a number.
    """
    unit, taken, found = shown.unit, list(_taken(look, at, shown)), dict[str, float]()
    left, right = shown.part[0] * unit, (shown.part[0] + shown.part[2]) * unit
    for id in dict.fromkeys((*shown.concerned, *sorted(shown.inside))):
        if id not in at.rooms or id not in shown.inside:
            continue
        (x, y), (letters, lines) = at.rooms[id], _lines(look.name(id))
        half = letters * LETTER / 2 + 2
        low = y * unit + 11 * unit - 13
        box = (x * unit - half, low - lines * LINE, x * unit + half, low)
        if box[0] < left - 3 or box[2] > right + 3 or box[1] < shown.part[1] * unit - 4:
            continue
        if not any(_meet(box, other) for other in taken):
            taken.append(box)
            found[id] = round(2 * half)
    return found


def _lines(name: str) -> tuple[int, int]:
    """The letters of the longest line of a name, and how many lines it takes."""
    words = name.split()
    if len(words) == 1:
        return len(name), 1
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(max(map(len, pair)) for pair in halves), 2


def _taken(look: Look, at: Plan, shown: Crop) -> Iterator[Field]:
    """What figures and numbers take up on a phone, as boxes in pixels."""
    unit = shown.unit
    for place in shown.inside:
        x, y = (value * unit for value in at.at(place))
        held = [figure for figure in look.all_figures if look.spot(figure) == place]
        if held:
            half = max(13.0, 18 * unit) + (len(held) > 1) * 18 * unit
            picked = any(look.setting.pick(f"figure-{figure}") is not None for figure in held)
            high = 26 if picked else 13
            yield x - half, y + 11 * unit - high, x + half + 2 * (high - 13), y + 11 * unit + 30
        if look.setting.pick(place) is not None:
            up = y - 22 * unit if held else y + 22 * unit
            yield x - 12, up - 12, x + 12, up + 12


def _meet(one: Field, other: Field) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def softened(name: str) -> str:
    """A name whose long words may break: after a vowel in the middle, before a consonant and a vowel."""
    return " ".join(_soft(word) for word in name.split())


def _soft(word: str) -> str:
    if len(word) < 12:
        return word
    vowels = "aeiouyаеёиоуыэюя"
    middle = (len(word) + 1) // 2
    spots = [
        at for at in range(3, len(word) - 2)
        if word[at - 1].lower() in vowels
        and word[at].lower() not in vowels + "ьъй"
        and word[at + 1].lower() in vowels
    ]  # fmt: skip
    if not spots:
        return word
    at = min(spots, key=lambda spot: abs(spot - middle))
    return f"{word[:at]}\N{SOFT HYPHEN}{word[at:]}"
