"""A flow diagram of alternatives: what there is on the left, every way to spend it on the right.

The ways exclude one another, so all ribbons out of a source begin at its top. Heights are pixels and stay;
only the ribbons grow with the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple

from tutor.views.markup import Html, join, tag

UNIT: Final = 9
"""So high is one essence, in pixels."""

ROW: Final = 58
"""So high is a way, and at the least a source."""

SOURCE: Final = 36
"""So high is a source at the least."""

WIDTH: Final = 100
"""The ribbons are drawn so wide, and stretched."""

Look = Literal["", "best", "worst", "both"]
"""Ways that are lit: the cheapest, the dearest, or both where all are alike."""


class Source(NamedTuple):
    """What can be spent: so many units, in a hue; without a number it is a card."""

    key: str
    label: Html
    n: int
    hue: str


class Way(NamedTuple):
    """One way: in words and signs, what it comes to, and how many units of which sources it takes."""

    title: str
    detail: Html
    price: str
    takes: tuple[tuple[str, int], ...]
    look: Look = ""


def flow(sources: Sequence[Source], ways: Sequence[Way], label: str) -> Html:
    """The diagram. `label` says what it shows."""
    heights = [max(SOURCE, one.n * UNIT + 4) for one in sources]
    tops = {one.key: top for one, top in zip(sources, _stacked(heights), strict=True)}
    height = max(sum(heights), ROW * len(ways))
    hues = {one.key: one.hue for one in sources}
    ribbons = [
        tag("path", d=path, class_=_classes("rt-flow__ribbon", way.look), style=f"fill:{hues[key]}")
        for at, way in enumerate(ways)
        for key, path in _ribbons(way, at * ROW, tops)
    ]
    svg = tag(
        "svg",
        *ribbons,
        viewBox=f"0 0 {WIDTH} {height}",
        preserveAspectRatio="none",
        style=f"height:{height}px",
        aria_hidden="true",
    )
    left = [_source(one, h) for one, h in zip(sources, heights, strict=True)]
    right = [_way(one) for one in ways]
    return tag(
        "div",
        tag("ul", *left, class_="rt-flow__sources"),
        svg,
        tag("ol", *right, class_="rt-flow__ways"),
        class_="rt-flow",
        role="group",
        aria_label=label,
    )


def _stacked(heights: Sequence[int]) -> Iterator[int]:
    top = 0
    for height in heights:
        yield top
        top += height


def _ribbons(way: Way, top: int, tops: dict[str, int]) -> Iterator[tuple[str, str]]:
    total = sum(n for _, n in way.takes) * UNIT
    ends = [top + (ROW - total) / 2]
    ends += [ends[0] + UNIT * sum(n for _, n in way.takes[: at + 1]) for at in range(len(way.takes))]
    for (key, n), (upper, lower) in zip(way.takes, pairwise(ends), strict=True):
        start, stop, half = tops[key] + 2, tops[key] + 2 + n * UNIT, WIDTH / 2
        yield (
            key,
            f"M0 {start}C{half} {start} {half} {upper} {WIDTH} {upper}V{lower}"
            f"C{half} {lower} {half} {stop} 0 {stop}Z",
        )


def _source(one: Source, height: int) -> Html:
    bar = tag("i", style=f"height:{max(1, one.n) * UNIT}px;background:{one.hue}")
    return tag("li", tag("span", one.label), bar, style=f"height:{height}px")


def _way(one: Way) -> Html:
    words = tag("span", tag("b", one.title), one.detail)
    return tag("li", words, tag("strong", one.price), class_=_classes("", one.look), style=f"height:{ROW}px")


def _classes(name: str, look: Look) -> str:
    return join(name, f"is-{look}" if look else "", by=" ") or "is-plain"
