"""Seals: an emblem for each card, mage, room and course, drawn from its id, so that it is known again.

No picture of a publisher is used. A seal is a motif of seven points or more in a ring, with a heart. Within a
game no two components have the same one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from itertools import product
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from tutor.rules.catalogue import load
from tutor.views.markup import Html, join, tag

POINTS: Final = (7, 8, 9, 10, 11, 12, 13)
"""Never five or six: a star of those means something else to many people."""
MOTIFS: Final = ("rosette", "star", "spokes", "petals", "rings")
RINGS: Final = ("plain", "double", "dashed", "beads", "bare")
HEARTS: Final = ("dot", "ring", "crescent", "diamond", "open")


class SealShape(Struct, frozen=True, order=True):
    """What a seal looks like: how many points, the motif between heart and ring, the ring, and the heart."""

    points: int
    motif: str
    ring: str
    heart: str


_ALL: Final = tuple(SealShape(*parts) for parts in product(POINTS, MOTIFS, RINGS, HEARTS))


def seal(game: str, id: str, hue: str = "") -> Html:
    """The seal of a component as a small picture that refers to its symbol (`symbols`), in the text's ink.

    `hue` names a colour of the theme for it.
    """
    style = f"color:var(--{hue})" if hue else None
    return tag(
        "svg",
        tag("use", href=f"#{_symbol_id(game, id)}", x=-20, y=-20, width=40, height=40),
        class_="st-seal",
        viewBox="-20 -20 40 40",
        aria_hidden="true",
        style=style,
    )


def symbols(game: str, html: str) -> Html:
    """The symbols of all seals that a piece of HTML refers to, each once, to be put beside it."""
    wanted = dict.fromkeys(re.findall(rf'href="#seal-{re.escape(game)}-([^"]+)"', html))
    made = [
        tag("symbol", _drawn(shape_of(game, id)), id=_symbol_id(game, id), viewBox="-20 -20 40 40")
        for id in wanted
    ]
    return tag("svg", *made, class_="rt-defs", aria_hidden="true", focusable="false") if made else join()


def shape_of(game: str, id: str) -> SealShape:
    """The shape of the seal of a component of that game, or of anything else with an id."""
    return _shapes(game).get(id) or _ALL[_place(id)]


@cache
def _shapes(game: str) -> Mapping[str, SealShape]:
    """A shape for each component of a game, no two alike while there are enough of them."""
    taken: set[int] = set()
    shapes = {}
    for component in load(game).components:
        place = _place(component.id)
        while place in taken and len(taken) < len(_ALL):
            place = (place + 1) % len(_ALL)
        taken.add(place)
        shapes[component.id] = _ALL[place]
    return MappingProxyType(shapes)


def _place(id: str) -> int:
    return int.from_bytes(sha256(id.encode()).digest()[:4]) % len(_ALL)


def _symbol_id(game: str, id: str) -> str:
    return f"seal-{game}-{id}"


@cache
def _drawn(shape: SealShape) -> Html:
    parts = (_ringed(shape), _MOTIF[shape.motif](shape.points), _HEART[shape.heart])
    return tag("g", *parts, fill="none", stroke="currentColor", stroke_width=1.2, stroke_linejoin="round")


def _at(radius: float, turn: float) -> str:
    """A point at that part of a turn from the top, clockwise."""
    angle = 2 * pi * turn - pi / 2
    return f"{radius * cos(angle):.1f} {radius * sin(angle):.1f}"


def _ringed(shape: SealShape) -> Html:
    if shape.ring == "bare":
        return join()
    if shape.ring == "beads":
        n = shape.points
        beads = [f"M{_at(17.6, at / n)}h0" for at in range(n)]
        return tag("path", d="".join(beads), stroke_width=2.6, stroke_linecap="round")
    outer = tag("circle", r=18.4, stroke_dasharray="2.2 1.8" if shape.ring == "dashed" else None)
    return join(outer, tag("circle", r=16.6)) if shape.ring == "double" else outer


def _rosette(n: int) -> Html:
    return join(*[_circle(8, _at(7.6, at / n)) for at in range(n)])


def _circle(radius: float, centre: str) -> Html:
    x, y = centre.split()
    return tag("circle", cx=x, cy=y, r=radius)


def _star(n: int) -> Html:
    step = 3 if n % 3 else 4 if n % 2 else 5 if n == 12 else 3
    step = step if _meets_all(n, step) else 2 if n % 2 else 3
    corners = [_at(15.2, at * step / n) for at in range(n)]
    if _meets_all(n, step):
        return tag("path", d="M" + "L".join(corners) + "z")
    return join(*[tag("path", d=f"M{_at(15.2, at / n)}L{_at(15.2, (at + step) / n)}") for at in range(n)])


def _meets_all(n: int, step: int) -> bool:
    return len({at * step % n for at in range(n)}) == n


def _spokes(n: int) -> Html:
    lines = "".join(f"M{_at(6, at / n)}L{_at(15.4, at / n)}" for at in range(n))
    around = "L".join(_at(11, at / n) for at in range(n))
    return tag("path", d=f"{lines}M{around}z")


def _petals(n: int) -> Html:
    petals = [
        f"M0 0Q{_at(9.5, (at - 0.42) / n)} {_at(15.6, at / n)}Q{_at(9.5, (at + 0.42) / n)} 0 0"
        for at in range(n)
    ]
    return tag("path", d="".join(petals))


def _rings(n: int) -> Html:
    return join(*[_circle(3.1, _at(12, at / n)) for at in range(n)])


_MOTIF: Final[Mapping[str, Callable[[int], Html]]] = MappingProxyType(
    {"rosette": _rosette, "star": _star, "spokes": _spokes, "petals": _petals, "rings": _rings}
)

_HEART: Final[Mapping[str, Html]] = MappingProxyType(
    {
        "dot": tag("circle", r=4, fill="currentColor"),
        "ring": tag("circle", r=4.6),
        "crescent": tag(
            "path", d="M2.7-4.6A5.1 5.1 0 1 0 2.7 4.6A3.8 3.8 0 1 1 2.7-4.6z", fill="currentColor"
        ),
        "diamond": tag("path", d="M0-5L4.4 0L0 5L-4.4 0z", fill="currentColor"),
        "open": join(),
    }
)
