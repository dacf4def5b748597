"""Whose something is: by letter and hue, never by hue alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tutor.games.resarcana.drawing.scene import Scene
from tutor.views.markup import Html, join, tag
from tutor.views.words import capital

ORDER: Final = ("amber", "amethyst", "bone", "spark")
"""The hues of seats in seating order: none that an essence has."""


def letters(scene: Scene) -> Mapping[str, str]:
    """The letter of every player: the first of the name, or a number where two names begin alike."""
    seats = scene.table.seats
    first = [scene.speaker.name(seat)[:1].upper() for seat in seats]
    if len(set(first)) < len(first):
        first = [str(number) for number in range(1, len(seats) + 1)]
    return dict(zip(seats, first, strict=True))


def chip(scene: Scene, seat: str) -> Html:
    """The letter of a seat in a line of text; its name stands beside it."""
    hue = ORDER[scene.table.seats.index(seat) % len(ORDER)]
    return tag("i", letters(scene)[seat], class_=f"rt-token rt-token--{hue}", aria_hidden="true")


def named(scene: Scene, seat: str) -> Html:
    """A seat with its letter in front of its name."""
    name = capital(scene.speaker.name(seat))
    return tag("span", join(chip(scene, seat), name, by=" "), class_="rt-signed")
