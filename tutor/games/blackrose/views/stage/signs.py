"""Figures and chips by shape and hue, and where pieces lie on the plan of the lodge."""

from __future__ import annotations

from tutor.games.blackrose.views.stage.look import ROSE_SHAPE
from tutor.views.markup import Html, tag

PATHS = {
    "disc": "M0-17A17 17 0 1 1 0 17A17 17 0 1 1 0-17z",
    "kite": "M0-20L16 0L0 20L-16 0z",
    "shield": "M-15-16H15V1Q15 13 0 19Q-15 13-15 1z",
    "square": "M-15-15H15V15H-15z",
    "rose": "M-7-17H7L17-7V7L7 17H-7L-17 7V-7z",
    "flag": "M-17-14H17V15L0 8L-17 15z",
}
"""The outlines of figures and chips round 0."""


def sign(shape: str, hue: str, letter: str = "") -> Html:
    """A figure or chip by shape and hue, with its letter."""
    outline = tag("path", d=PATHS[shape])
    flower = tag("use", href="#g-rose", x=-11, y=-11, width=22, height=22) if shape == ROSE_SHAPE else None
    drawn = tag("svg", outline, flower, viewBox="-21 -21 42 42", aria_hidden="true")
    name = tag("b", letter, aria_hidden="true") if letter and flower is None else None
    return tag("span", drawn, name, class_=f"st-sign st-hue--{hue}")


def styled(made: Html, **lengths: float | int | str) -> Html:
    """A piece with lengths that the style sheet places it by."""
    style = ";".join(
        f"--{name}:{length:.1f}" if isinstance(length, float) else f"--{name}:{length}"
        for name, length in lengths.items()
    )
    return Html(made.replace("<div ", f'<div style="{style}" ', 1))
