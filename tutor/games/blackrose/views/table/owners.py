"""Whose a chip, a figure or a marker is: by letter and hue, never by hue alone; the Rose by her flower."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tutor.games.blackrose.views.table.scene import Scene
from tutor.views.dice import HUES
from tutor.views.markup import Html, join, tag
from tutor.views.seats import letters, signed
from tutor.views.theme import sign as drawn_sign

ORDER: Final = ("sapphire", "amber", "emerald", "amethyst")
"""The hues of seats whose mages have no colour of their own, in seating order."""


def hue(scene: Scene, source: str) -> str:
    """The hue in which what belongs to a source is drawn."""
    table = scene.table
    if is_rose(scene, source):
        return "threat"
    own = HUES.get(table.mage(source).colour, "")
    return own or ORDER[table.seats.index(source) % len(ORDER)]


def is_rose(scene: Scene, source: str) -> bool:
    """Whether a source has the sign of the Rose: she, and the avatar, which plays with what is hers."""
    table = scene.table
    return not table.is_mage(source) or table.mage(source).avatar


def sign(scene: Scene, source: str, x: float, y: float, size: float, *, wide: float = 0) -> Html:
    """A square of a source in an SVG, with its letter or flower; its upper left corner is at (x, y)."""
    shade, width = hue(scene, source), wide or size
    square = tag("rect", x=x, y=y, width=width, height=size, rx=2, fill=f"var(--{shade})", class_="chip")
    return join(square, mark(scene, source, x + width / 2, y + size / 2, size))


def mark(scene: Scene, source: str, x: float, y: float, size: float) -> Html:
    """The letter or flower of a source in the middle of a place of that height; the avatar has the Rose's."""
    shade = hue(scene, source)
    letter = letters(scene.speaker, scene.table.players).get(source, "")
    if is_rose(scene, source):
        half = size * 0.4
        return tag(
            "use",
            href="#g-rose",
            x=round(x - half, 2),
            y=round(y - half, 2),
            width=round(2 * half, 2),
            height=round(2 * half, 2),
            style=f"fill:var(--on-{shade})",
        )
    ink = f"fill:var(--on-{shade})"
    low = round(y + size * 0.32, 2)
    return tag("text", letter, x=x, y=low, text_anchor="middle", style=ink, class_="owner")


def chip(scene: Scene, source: str, *, lit: bool = False) -> Html:
    """A chip in a line of text; whose it is is said in words beside it, or by `chips`."""
    letter = letters(scene.speaker, scene.table.players).get(source, "")
    ring = " is-lit" if lit else ""
    look = f"rt-token rt-token--{hue(scene, source)}{ring}"
    return tag("i", drawn_sign("rose") if is_rose(scene, source) else letter, class_=look, aria_hidden="true")


def empty() -> Html:
    """A place for a chip that holds none."""
    return tag("i", class_="rt-token", aria_hidden="true")


def chips(
    scene: Scene, sources: Iterable[str], slots: int | None, before: Iterable[str], *, label: str
) -> Html:
    """Chips in order from left to right, then the places that are free; `label` says them in words.

    `slots` is how many places there are, None where nobody knows. Chips that were not there `before` are lit.
    """
    held, was = tuple(sources), tuple(before)
    places = [chip(scene, source, lit=at >= len(was) or was[at] != source) for at, source in enumerate(held)]
    places += [empty()] * max(0, (slots or 0) - len(held))
    return tag("span", *places, class_="rt-track", role="img", aria_label=label)


def named(scene: Scene, source: str) -> Html:
    """A source with its chip in front of its name."""
    return signed(scene.speaker, source, chip(scene, source))


def counted(scene: Scene, sources: Iterable[str]) -> str:
    """How many chips of each source there are, in words."""
    held = tuple(sources)
    return ", ".join(
        scene.words("chips-of", who=scene.speaker.name(source), n=held.count(source))
        for source in dict.fromkeys(held)
    )


def trophies(scene: Scene, taken: Iterable[str]) -> Html | None:
    """Whose trophies were taken, each seat once with how many; nothing where there are none."""
    held = tuple(taken)
    parts = [
        join(named(scene, seat), f"×{held.count(seat)}" if held.count(seat) > 1 else None, by=" ")
        for seat in dict.fromkeys(held)
    ]
    return join(*parts, by=", ") if parts else None
