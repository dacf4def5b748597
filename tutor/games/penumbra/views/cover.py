"""The cover of Penumbra: two threat dice and a yellow one."""

from __future__ import annotations

from tutor.views.markup import Html, join, tag
from tutor.views.stage.pieces import PIPS


def cover() -> Html:
    """Two threat dice and a yellow one."""
    faces = (("threat", 3), ("threat", 1), ("jasper", 6))
    return join(*[_die(hue, value, 72 + 58 * at, 60) for at, (hue, value) in enumerate(faces)])


def _die(hue: str, value: int, x: float, y: float) -> Html:
    pips = [
        tag("circle", cx=13 * across, cy=13 * down, r=4.6, fill=f"var(--on-{hue})")
        for across, down in PIPS[value]
    ]
    shade = tag("rect", x=-26, y=-22, width=52, height=52, rx=11, class_="en-shade")
    face = tag("rect", x=-26, y=-26, width=52, height=52, rx=11, fill=f"var(--{hue})", class_="en-edge")
    return tag("g", shade, face, *pips, transform=f"translate({x:g},{y:g})")
