"""The picture of a launch graph: cards in a row with arcs between them, the lit ones a chain.

It is an arc diagram in SVG, drawn twice: from left to right, and from top to bottom for where there is less
room. What launches forward goes above the cards (right of them), what launches back below (left).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Final

from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS
from tutor.views.markup import Html, join, tag

GEMS: Final = {colour: gem for gem, colour in DISCIPLINE_COLOURS.items()}
"""The hue of each colour that an icon can show."""

WIDEST: Final = 936
"""The room for a row of cards, in pixels; more cards stand closer."""

GAP, TALLEST = 16, 150
HOP, STEP = 30, 17
"""The height of an arc to the next card, and how much more it is for each card that it leaps over."""


@dataclass(frozen=True, slots=True)
class Node:
    """A card of the picture: `left` and `right` are its icons, each with its label; `places` in the chain."""

    id: str
    name: str
    kind: str
    hue: str = ""
    left: tuple[str, str] = ("", "")
    right: tuple[str, str] = ("", "")
    places: tuple[int, ...] = ()
    look: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Arc:
    """An icon that lets the second card follow the first; `look` is "lit", "next" or "" for one unused."""

    start: str
    end: str
    icon: str
    look: str = ""
    says: str = ""


@dataclass(frozen=True)
class Picture:
    """Cards in their order with the arcs between them; `label` says it in a sentence."""

    nodes: Sequence[Node]
    arcs: Sequence[Arc]
    label: str
    _at: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_at", {node.id: at for at, node in enumerate(self.nodes)})

    def html(self) -> Html:
        """Both drawings; the style sheet shows the one that there is room for."""
        drawn = tag("div", self._wide(), self._tall(), class_="pen-launch")
        return tag("div", drawn, class_="st-table--penumbra")

    def spans(self) -> list[tuple[Arc, int]]:
        """The arcs with how far each leaps, the lit ones last and so on top."""
        order = {"": 0, "next": 1, "lit": 2}
        arcs = sorted(self.arcs, key=lambda arc: order[arc.look])
        return [(arc, self._at[arc.end] - self._at[arc.start]) for arc in arcs]

    # ---- from left to right

    def _wide(self) -> Html:
        pitch = min(178, WIDEST // max(1, len(self.nodes)))
        card = pitch - GAP
        letters = max(10, int((card - 8) / 8.1))
        forward = max([HOP, *[_height(n) for _, n in self.spans() if n > 0]])
        back = max([0, *[_height(-n) for _, n in self.spans() if n < 0]])
        top = forward + 16
        high = max((_card_height(node, letters) for node in self.nodes), default=60)
        width, height = pitch * len(self.nodes) + GAP, top + high + back + 16
        parts = []
        for arc, span in self.spans():
            one, other = (GAP + pitch * self._at[id] + card / 2 for id in (arc.start, arc.end))
            side = 1 if span > 0 else -1
            x1, x2, y = one + side * 13, other - side * 13, top if span > 0 else top + high
            tall = _height(abs(span)) * (1 if span > 0 else -1)
            path = f"M{x1:g} {y}C{x1:g} {y - tall * 1.3:g} {x2:g} {y - tall * 1.3:g} {x2:g} {y - side * 5}"
            tip = f"M{x2 - 6:g} {y - side * 9}h12L{x2:g} {y}z"
            parts.append(_arc(arc, path, tip))
        for at, node in enumerate(self.nodes):
            parts.append(_card(node, GAP + pitch * at, top, card, high, letters))
        return _svg("pen-launch__wide", width, height, self.label, parts)

    # ---- from top to bottom

    def _tall(self) -> Html:
        left, card, pitch = 52, 226, 14
        heights = [_card_height(node, 28) for node in self.nodes]
        tops = [12 + sum(heights[:at]) + pitch * at for at in range(len(heights))]
        parts = []
        for arc, span in self.spans():
            side = 1 if span > 0 else -1
            at = [tops[self._at[id]] + heights[self._at[id]] / 2 + n * side for id, n in
                  ((arc.start, 10), (arc.end, -10))]  # fmt: skip
            edge = left + card if span > 0 else left
            far = edge + side * min(60 if span > 0 else 48, 18 + 9 * abs(span))
            path = f"M{edge} {at[0]:g}C{far} {at[0]:g} {far} {at[1]:g} {edge + side * 5} {at[1]:g}"
            tip = f"M{edge + side * 9} {at[1] - 6:g}v12L{edge} {at[1]:g}z"
            parts.append(_arc(arc, path, tip))
        for node, y, high in zip(self.nodes, tops, heights, strict=True):
            parts.append(_card(node, left, y, card, high, 28))
        height = tops[-1] + heights[-1] + 12 if tops else 24
        return _svg("pen-launch__tall", 330, height, self.label, parts)


def _svg(look: str, width: int, height: float, label: str, parts: Sequence[Html]) -> Html:
    """A drawing that is never larger than life."""
    return tag(
        "svg", *parts, viewBox=f"0 0 {width} {height:g}", width=width, height=f"{height:g}", role="img",
        aria_label=label, class_=look,
    )  # fmt: skip


def _height(span: int) -> int:
    return min(TALLEST, HOP + STEP * (abs(span) - 1))


def _arc(arc: Arc, path: str, tip: str) -> Html:
    style = f"--icon:var(--{GEMS[arc.icon]})" if arc.icon in GEMS else None
    look = f"pen-arc is-{arc.look}" if arc.look else "pen-arc"
    title = tag("title", arc.says) if arc.says else None
    return tag("g", title, tag("path", d=path), tag("path", d=tip, class_="pen-arc__tip"), class_=look,
               style=style)  # fmt: skip


def _lines(node: Node, letters: int) -> tuple[list[str], list[tuple[str, str, str]]]:
    """The name in lines, and all below it: text, side ("left", "right" or none) and colour of its icon."""
    below = [(line, "", "") for line in wrap(node.kind, letters)]
    for side, (colour, text) in (("left", node.left), ("right", node.right)):
        below += [
            (line, side, colour if n == 0 else "") for n, line in enumerate(wrap(text, letters - 2)) if text
        ]
    return wrap(node.name, letters, break_long_words=False), below + [
        (line, "note", "") for line in wrap(node.note, letters)
    ]


def _card_height(node: Node, letters: int) -> int:
    name, below = _lines(node, letters)
    return 14 + 16 * len(name) + 17 * len(below) + 8


def _card(node: Node, x: float, y: float, width: float, height: float, letters: int) -> Html:
    name, below = _lines(node, letters)
    longest = int((width - 10) / 8.2)
    head = 12 + 16 * len(name)
    style = f"--fill:var(--{node.hue});--on:var(--on-{node.hue},#fff)" if node.hue else None
    middle = x + width / 2
    parts = [
        tag("rect", x=x, y=y, width=width, height=height, rx=7, class_="pen-card__face"),
        tag("path", d=f"M{x:g} {y + head:g}v{7 - head:g}q0-7 7-7h{width - 14:g}q7 0 7 7v{head - 7:g}z",
            class_="pen-card__head"),
    ]  # fmt: skip
    parts += [
        tag(
            "text",
            line,
            x=f"{middle:g}",
            y=f"{y + 18 + 16 * n:g}",
            class_="pen-card__name",
            textLength=f"{width - 10:g}" if len(line) > longest else None,
            lengthAdjust="spacingAndGlyphs" if len(line) > longest else None,
        )
        for n, line in enumerate(name)
    ]
    for n, (line, side, colour) in enumerate(below):
        at = y + head + 15 + 17 * n
        edge = {"left": x + 14, "right": x + width - 14}.get(side, middle)
        parts.append(
            tag("text", line, x=f"{edge:g}", y=f"{at:g}", class_=f"pen-card__line is-{side or 'kind'}")
        )
        if colour:
            parts.append(_icon(colour, x if side == "left" else x + width, at - 4))
    if node.places:
        parts.append(_places(node.places, x + 2, y))
    look = f"pen-card is-{node.look}" if node.look else "pen-card"
    return tag("g", *parts, class_=look, style=style)


def _icon(colour: str, x: float, y: float) -> Html:
    """A launch icon: a disc on the edge of its card, of all colours where it shows any."""
    style = f"fill:var(--{GEMS[colour]})" if colour in GEMS else None
    disc = tag("circle", cx=f"{x:g}", cy=f"{y:g}", r=8, class_="pen-icon", style=style)
    if colour in GEMS:
        return disc
    six = [tag("circle", cx=f"{x + dx:g}", cy=f"{y + dy:g}", r=2.2, style=f"fill:var(--{gem})")
           for gem, (dx, dy) in zip(GEMS.values(), _AROUND, strict=False)]  # fmt: skip
    return join(disc, *six)


_AROUND: Final = ((0, -4.6), (4, -2.3), (4, 2.3), (0, 4.6), (-4, 2.3), (-4, -2.3))


def _places(places: tuple[int, ...], x: float, y: float) -> Html:
    text = ", ".join(map(str, places))
    wide = 12 + 9 * len(text)
    return join(
        tag("rect", x=f"{x - 8:g}", y=f"{y - 15:g}", width=wide, height=22, rx=11, class_="pen-place"),
        tag("text", text, x=f"{x - 8 + wide / 2:g}", y=f"{y + 1:g}", class_="pen-place__n"),
    )
