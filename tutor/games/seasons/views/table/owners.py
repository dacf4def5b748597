"""Whose a die or a marker is: by letter and hue, never by hue alone."""

from __future__ import annotations

from typing import Final

from tutor.games.seasons.views.table.scene import Scene
from tutor.views.markup import Html, join, tag
from tutor.views.seats import letters, signed

ORDER: Final = ("amber", "bone", "threat", "spark")
"""The hues of seats in seating order: none that an energy or a season has."""


def hue(scene: Scene, seat: str) -> str:
    """The hue in which what belongs to a seat is drawn."""
    return ORDER[scene.table.seats.index(seat) % len(ORDER)]


def chip(scene: Scene, seat: str) -> Html:
    """The letter of a seat in a line of text; its name stands beside it."""
    return tag(
        "i",
        letters(scene.speaker, scene.table.seats)[seat],
        class_=f"rt-token rt-token--{hue(scene, seat)}",
        aria_hidden="true",
    )


def named(scene: Scene, seat: str) -> Html:
    """A seat with its letter in front of its name."""
    return signed(scene.speaker, seat, chip(scene, seat))


def square(scene: Scene, seat: str, size: float) -> Html:
    """A square of a seat in an SVG, with its letter; its upper left corner is at (0, 0)."""
    shade = hue(scene, seat)
    return join(
        tag("rect", x=0, y=0, width=size, height=size, rx=2, fill=f"var(--{shade})", class_="chip"),
        tag(
            "text",
            letters(scene.speaker, scene.table.seats)[seat],
            x=size / 2,
            y=round(size * 0.76, 2),
            text_anchor="middle",
            font_size=15,
            font_weight=700,
            style=f"fill:var(--on-{shade})",
        ),
    )
