"""The cover of Seasons: twelve months in four seasons, with the marker at the first."""

from __future__ import annotations

from math import cos, pi, sin

from tutor.views.covers import MIDDLE
from tutor.views.markup import Html, join, tag


def cover() -> Html:
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


def _on(radius: float, turn: float) -> tuple[float, float]:
    """A point round the middle at that part of a turn from the top, clockwise."""
    angle = 2 * pi * turn
    return MIDDLE[0] + radius * sin(angle), MIDDLE[1] - radius * cos(angle)
