"""The covers of the games: pictures of our own that tell them apart at a glance, as SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from tutor.views.markup import Html, join, tag
from tutor.views.stage.pieces import PIPS
from tutor.views.stage.seals import seal, symbols

WIDTH: Final = 260
HEIGHT: Final = 120
MIDDLE: Final = (WIDTH / 2, HEIGHT / 2)


def cover(game: str) -> Html:
    """The picture of a game over the seal of its course. Raises KeyError for a game without one."""
    ornament = seal(game, f"{game}-ornament")
    picture = tag(
        "svg", _COVERS[game](), class_="en-picture", viewBox=f"0 0 {WIDTH} {HEIGHT}",
        preserveAspectRatio="xMidYMid slice", aria_hidden="true", focusable="false",
    )  # fmt: skip
    return join(symbols(game, ornament), ornament, picture)


def _dice() -> Html:
    """Two threat dice and a yellow one."""
    shown = (("threat", 3), ("threat", 1), ("jasper", 6))
    return join(*[_die(hue, value, 72 + 58 * at, 60) for at, (hue, value) in enumerate(shown)])


def _die(hue: str, value: int, x: float, y: float) -> Html:
    pips = [
        tag("circle", cx=13 * across, cy=13 * down, r=4.6, fill=f"var(--on-{hue})")
        for across, down in PIPS[value]
    ]
    shade = tag("rect", x=-26, y=-22, width=52, height=52, rx=11, class_="en-shade")
    face = tag("rect", x=-26, y=-26, width=52, height=52, rx=11, fill=f"var(--{hue})", class_="en-edge")
    return tag("g", shade, face, *pips, transform=f"translate({x:g},{y:g})")


def _essences() -> Html:
    """The five essences, each with its sign."""
    signs = (
        ("emerald", "leaf"),
        ("sapphire", "drop"),
        ("ruby", "flame"),
        ("threat", "skull"),
        ("amber", "coin"),
    )
    return join(*[_disc(hue, sign, 42 + 44 * at) for at, (hue, sign) in enumerate(signs)])


def _disc(hue: str, sign: str, x: float) -> Html:
    return tag(
        "g",
        tag("circle", cy=3, r=19, class_="en-shade"),
        tag("circle", r=19, fill=f"var(--{hue})", class_="en-edge"),
        tag("use", href=f"#g-{sign}", x=-11, y=-11, width=22, height=22, fill=f"var(--on-{hue})"),
        transform=f"translate({x:g},60)",
    )


def _wheel() -> Html:
    """The wheel of the year: twelve months in four seasons, with the marker at the first."""
    seasons = (("sapphire", "snow"), ("emerald", "leaf"), ("jasper", "sun"), ("amber", "maple"))
    months = [
        tag("path", d=_month(at), fill=f"var(--{seasons[at // 3][0]})", class_="en-month") for at in range(12)
    ]
    signs = []
    for at, (hue, sign) in enumerate(seasons):
        x, y = _on(16, (at + 0.5) / 4)
        size = {"x": x - 6, "y": y - 6, "width": 12, "height": 12}
        signs.append(tag("use", href=f"#g-{sign}", fill=f"var(--{hue})", **size))
    x, y = _on(38, 1 / 24)
    hub = tag("circle", cx=MIDDLE[0], cy=MIDDLE[1], r=42, class_="en-hub")
    return join(hub, *months, *signs, tag("circle", cx=x, cy=y, r=4.5, class_="en-marker"))


def _month(at: int) -> str:
    """A part of the ring between two circles."""
    outer, inner = 36, 26
    start, end = at / 12, (at + 1) / 12
    (ax, ay), (bx, by) = _on(outer, start), _on(outer, end)
    (cx, cy), (dx, dy) = _on(inner, end), _on(inner, start)
    there = f"M{ax:.1f} {ay:.1f}A{outer} {outer} 0 0 1 {bx:.1f} {by:.1f}"
    return f"{there}L{cx:.1f} {cy:.1f}A{inner} {inner} 0 0 0 {dx:.1f} {dy:.1f}z"


def _lodge() -> Html:
    """Rooms of the lodge, and a line of sight from one mage to another."""
    middles = [(42 + 44 * at, 60) for at in range(5)] + [
        (64 + 44 * at, y) for at in range(4) for y in (22, 98)
    ]
    rooms = [tag("path", d=_hexagon(x, y), class_="en-room") for x, y in middles]
    sight = tag("path", d="M42 60H218", class_="en-sight")
    disc = _figure(tag("circle", r=17, fill="var(--sapphire)", class_="en-edge"), "sapphire", "eye", 42)
    kite = tag("path", d="M0-19L18-4 0 21-18-4z", fill="var(--ruby)", class_="en-edge")
    return join(*rooms, sight, disc, _figure(kite, "ruby", "rose", 218))


def _figure(shape: Html, hue: str, sign: str, x: float) -> Html:
    drawn = tag("use", href=f"#g-{sign}", x=-9, y=-10, width=18, height=18, fill=f"var(--on-{hue})")
    return tag("g", shape, drawn, transform=f"translate({x:g},60)")


def _hexagon(x: float, y: float) -> str:
    corners = [(x + 23 * sin(pi * at / 3), y - 23 * cos(pi * at / 3)) for at in range(6)]
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in corners) + "z"


def _on(radius: float, turn: float) -> tuple[float, float]:
    """A point round the middle at that part of a turn from the top, clockwise."""
    angle = 2 * pi * turn
    return MIDDLE[0] + radius * sin(angle), MIDDLE[1] - radius * cos(angle)


_COVERS: Final[Mapping[str, Callable[[], Html]]] = MappingProxyType(
    {"penumbra": _dice, "resarcana": _essences, "seasons": _wheel, "blackrose": _lodge}
)
