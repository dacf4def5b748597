"""The cover of Black Rose Wars: rooms of the lodge, and a line of sight from one mage to another."""

from __future__ import annotations

from math import cos, pi, sin

from tutor.views.markup import Html, join, tag


def cover() -> Html:
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
