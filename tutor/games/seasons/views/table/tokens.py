"""Energy tokens by sign and hue, never by hue alone: in a line of text, in places, and in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tutor.games.seasons.components.faces import ENERGIES, Energy, Stock
from tutor.games.seasons.state.energy import listed, size
from tutor.games.seasons.views.table.scene import Scene
from tutor.views.markup import Html, join, tag
from tutor.views.theme import sign

HUES: Final[Mapping[str, str]] = MappingProxyType(
    {"air": "amethyst", "water": "sapphire", "fire": "ruby", "earth": "emerald"}
)
"""The hue in which each type of energy is drawn."""

SIGNS: Final[Mapping[str, str]] = MappingProxyType(
    {"air": "wind", "water": "drop", "fire": "flame", "earth": "peaks"}
)
"""The drawn sign of each type of energy."""


def token(kind: Energy, *, lit: bool = False, candidate: bool = False) -> Html:
    """A token in a line of text; words beside it say which it is."""
    states = [name for name, on in (("is-lit", lit), ("is-cand", candidate)) if on]
    look = " ".join(("rt-token", "rt-token--round", f"rt-token--{HUES[kind]}", *states))
    return tag("i", sign(SIGNS[kind]), class_=look, aria_hidden="true")


def row(
    scene: Scene, stock: Stock, before: Stock | None = None, *, places: int = 0, place: str = "", label: str
) -> Html:
    """Tokens side by side, then the places that are free; `label` says them in words.

    Tokens that were not there `before` are lit. `place` is what the names of tokens begin with where they
    lie ("" for the reserve), None-like "-" for tokens that nobody can pick.
    """
    tokens: list[Html] = []
    for at, kind in enumerate(ENERGIES):
        new = stock[at] - before[at] if before is not None else 0
        offered = scene.offered("token", f"{place}{kind}")
        held = stock[at]
        tokens += [token(kind, lit=n >= held - new, candidate=offered) for n in range(held)]
    free = [tag("i", class_="rt-token rt-token--round", aria_hidden="true")] * max(0, places - size(stock))
    return tag("span", *tokens, *free, class_="rt-track", role="img", aria_label=label)


def cost(stock: Stock) -> Html:
    """Tokens that a card costs, one beside the other; words beside them say the same."""
    return tag("span", *[token(kind) for kind in listed(stock)], class_="rt-track", aria_hidden="true")


def in_words(scene: Scene, stock: Stock) -> str:
    """How many tokens of each type there are, in words; "" for none."""
    return ", ".join(
        scene.words("tokens-of", energy=scene.words(f"energy-{kind}"), n=n)
        for kind, n in zip(ENERGIES, stock, strict=True)
        if n
    )


def named(scene: Scene, kind: Energy) -> Html:
    """A type of energy with its token in front."""
    return tag("span", join(token(kind), scene.words(f"energy-{kind}"), by=" "), class_="rt-signed")
