"""What the signs on the map of a position mean."""

from __future__ import annotations

from typing import NamedTuple

from tutor.games.blackrose.views.table import owners
from tutor.games.blackrose.views.table.places import SIDE, corners
from tutor.games.blackrose.views.table.scene import Scene
from tutor.views.markup import Html, join, tag

HIGH = 22
"""The height of a sample in pixels."""


class Sample(NamedTuple):
    """One sign as it is drawn, how wide it is, and on which maps there is any ("" for all)."""

    name: str
    drawn: Html
    width: int
    where: str = ""


def key(scene: Scene, *, moved: bool) -> Html:
    """The signs that this map has; `moved`: figures moved in the last step."""
    samples = [_sample(scene, sample) for sample in _samples(scene, moved=moved)]
    return tag("div", *samples, class_="rt-key")


def _samples(scene: Scene, *, moved: bool) -> list[Sample]:
    table, first = scene.table, scene.table.seats[0]
    fill = f"fill:var(--{owners.hue(scene, first)})"
    disc = tag("circle", cx=11, cy=11, r=9.5, style=fill, class_="disc")
    slot = tag("rect", x=21, y=4, width=14, height=14, rx=2, class_="slot")
    samples = [
        Sample("mage", join(disc, owners.mark(scene, first, 11, 11, 15)), HIGH),
        Sample("chip", join(owners.sign(scene, first, 0, 3, 16), slot), 37, "wide"),
        Sample("count", _text("4/6"), 28, "narrow"),
    ]
    if table.evocations:
        plate = tag("rect", x=19, y=2, width=17, height=19, class_="plate")
        samples.append(Sample("evocation", join(plate, owners.sign(scene, first, 0, 2, 19)), 38))
    if any(room.restored for room in table.rooms):
        samples.append(Sample("restored", join(_hex(11, "hex"), _hex(8.5, "inner")), HIGH))
        samples.append(Sample("token", _text("✓ ×"), 28, "narrow"))
    if moved:
        line = tag("line", x1=1, y1=11, x2=20, y2=11)
        arrow = tag("g", line, tag("polygon", points="28,11 18,5 18,17"), class_="moved")
        samples.append(Sample("moved", arrow, 30))
    return samples


def _sample(scene: Scene, sample: Sample) -> Html:
    drawn = tag(
        "svg",
        sample.drawn,
        viewBox=f"0 0 {sample.width} {HIGH}",
        style=f"width:{sample.width}px",
        aria_hidden="true",
    )
    return tag("span", drawn, scene.words(f"key-{sample.name}"), class_=sample.where or None)


def _text(text: str) -> Html:
    return tag("text", text, x=14, y=16)


def _hex(side: float, look: str) -> Html:
    return tag("polygon", points=corners((11, 11), side / SIDE), class_=look)
