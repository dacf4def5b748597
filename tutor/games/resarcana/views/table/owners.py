"""Whose something is: by letter and hue, never by hue alone."""

from __future__ import annotations

from typing import Final

from tutor.games.resarcana.views.table.scene import Scene
from tutor.views.markup import Html, tag
from tutor.views.seats import letters, signed

ORDER: Final = ("amber", "amethyst", "bone", "spark")
"""The hues of seats in seating order: none that an essence has."""


def chip(scene: Scene, seat: str) -> Html:
    """The letter of a seat in a line of text; its name stands beside it."""
    hue = ORDER[scene.table.seats.index(seat) % len(ORDER)]
    return tag(
        "i",
        letters(scene.speaker, scene.table.seats)[seat],
        class_=f"rt-token rt-token--{hue}",
        aria_hidden="true",
    )


def named(scene: Scene, seat: str) -> Html:
    """A seat with its letter in front of its name."""
    return signed(scene.speaker, seat, chip(scene, seat))
