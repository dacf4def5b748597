"""Which rooms have room for their names on a phone, and where a long name may break."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tutor.games.blackrose.views.stage.crop import Crop, Field
from tutor.games.blackrose.views.stage.figures import Held
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.slots import FOOT, LIFE, LINE, NUMBER, ROOMY
from tutor.games.blackrose.views.table.places import Plan

LETTER = 7.2
"""How wide a letter of a name is at the least, in pixels."""


class Name(NamedTuple):
    """How wide a name is on a phone, in pixels, and where it ends below the middle, in units."""

    wide: int
    low: float


def named_rooms(look: Look, at: Plan, view: Crop, places: Mapping[str, Held]) -> dict[str, Name]:
    """The rooms whose names are written on a phone.

    What matters comes first, as far as a name meets neither another one nor a figure nor a number.
    """
    unit, named = view.unit, dict[str, Name]()
    taken = [] if unit >= ROOMY else list(_taken(look, at, view, places))
    left, top = view.part[0] * unit, view.part[1] * unit
    right, bottom = left + view.part[2] * unit, top + view.part[3] * unit
    for id in dict.fromkeys((*view.concerned, *sorted(view.inside))):
        if id not in at.rooms or id not in view.inside:
            continue
        (x, y), (letters, lines) = at.rooms[id], _lines(look.name(id))
        half, ends = letters * LETTER / 2 + 2, places[id].phone.name
        low = (y + ends) * unit if ends is not None else y * unit + lines * LINE / 2
        box = (x * unit - half, low - lines * LINE, x * unit + half, low)
        if box[0] < left - 3 or box[2] > right + 3 or box[1] < top - 1 or box[3] > bottom + 1:
            continue
        if not any(_meet(box, other) for other in taken):
            if unit < ROOMY:
                taken.append(box)
            named[id] = Name(round(2 * half), low / unit - y)
    return named


def _lines(name: str) -> tuple[int, int]:
    """The letters of the longest line of a name, and how many lines it takes."""
    words = name.split()
    if len(words) == 1:
        return len(name), 1
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(max(map(len, pair)) for pair in halves), 2


def _taken(look: Look, at: Plan, view: Crop, places: Mapping[str, Held]) -> Iterator[Field]:
    """What figures and numbers take up on a phone, as boxes in pixels."""
    unit = view.unit
    for id in view.inside:
        x, y = at.at(id)
        place = places[id]
        half = place.phone.size * unit / 2
        for figure, (dx, dy) in zip(place.figures, place.phone.spots, strict=False):
            to_x, to_y = (x + dx) * unit, (y + dy) * unit
            pick = look.setting.pick(f"figure-{figure}")
            beside = NUMBER if pick is not None and pick.number else 0
            yield to_x - half, to_y - half, to_x + half + beside, to_y + half
            if place.phone.lives:
                yield to_x - LIFE / 2, to_y, to_x + LIFE / 2, to_y + half + LINE
        if look.setting.pick(id) is not None:
            to_x, to_y = x * unit, (y + FOOT) * unit
            yield to_x - NUMBER / 2, to_y - LINE / 2, to_x + NUMBER / 2, to_y + LINE / 2


def _meet(one: Field, other: Field) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def softened(name: str) -> str:
    """A name whose long words may break: after a vowel in the middle, before a consonant and a vowel."""
    return " ".join(_soft(word) for word in name.split())


def _soft(word: str) -> str:
    if len(word) < 11:
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
