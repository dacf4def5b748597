"""Whose a die or a marker is: by letter and hue, never by hue alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.games.seasons.drawing.scene import Scene
from tutor.views.markup import Html, join, tag
from tutor.views.words import capital

ORDER: Final = ("amber", "bone", "threat", "spark")
"""The hues of seats in seating order: none that an energy or a season has."""


def letters(scene: Scene) -> Mapping[str, str]:
    """The letter of every player: the first of the name, or a number where two names begin alike."""
    seats = scene.table.seats
    first = [scene.speaker.name(seat)[:1].upper() for seat in seats]
    if len(set(first)) < len(first):
        first = [str(number) for number in range(1, len(seats) + 1)]
    return dict(zip(seats, first, strict=True))


def hue(scene: Scene, seat: str) -> str:
    """The hue in which what belongs to a seat is drawn."""
    return ORDER[scene.table.seats.index(seat) % len(ORDER)]


def chip(scene: Scene, seat: str) -> Html:
    """The letter of a seat in a line of text; its name stands beside it."""
    return tag("i", letters(scene)[seat], class_=f"rt-token rt-token--{hue(scene, seat)}", aria_hidden="true")


def named(scene: Scene, seat: str) -> Html:
    """A seat with its letter in front of its name."""
    name = capital(scene.speaker.name(seat))
    return tag("span", join(chip(scene, seat), name, by=" "), class_="rt-signed")


def square(scene: Scene, seat: str, size: float) -> Html:
    """A square of a seat in an SVG, with its letter; its upper left corner is at (0, 0)."""
    shade = hue(scene, seat)
    return join(
        tag("rect", x=0, y=0, width=size, height=size, rx=2, fill=f"var(--{shade})", class_="chip"),
        tag(
            "text",
            letters(scene)[seat],
            x=size / 2,
            y=round(size * 0.76, 2),
            text_anchor="middle",
            font_size=15,
            font_weight=700,
            style=f"fill:var(--on-{shade})",
        ),
    )
