"""A corner of a room, magnified, in the cells of a notebook: where its rooms put it in floating point."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from math import hypot, ulp
from typing import Any, Final

from tutor.games.blackrose.analysis.orientation import (
    RoundedCorner,
    cross_product,
    float_centre,
    float_offset,
    rounded_corners,
)
from tutor.games.blackrose.state.lodge.hexes import Hex, edge_ends, line
from tutor.games.blackrose.state.lodge.lodge import Lodge
from tutor.games.blackrose.views.table.aim import numbers
from tutor.trace.words import Speaker
from tutor.views.cell_errors import CellError
from tutor.views.markup import Html, tag
from tutor.views.output import SpeakerView

MOST: Final = 16
"""The power of ten of the strongest magnification: beyond that nothing new is to be seen."""

WIDE, HIGH, UNIT = 1.5, 1.05, 160
"""Half the width and half the height of the picture in its own units, and a unit in pixels."""

SHOWN: Final = 0.08
"""Floats stand as lines where they are no nearer to one another than that in the picture."""

SUPERSCRIPTS: Final = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")

Point = tuple[float, float]


@dataclass(frozen=True)
class Corner(SpeakerView):
    """The first corner that a line of sight runs through, magnified 10 to the power of `zoom` times.

    Exactly it lies on the line: the cross product is 0. In floating point each of its three rooms computes
    its own place for it. Raises CellError where the line runs along no edge.
    """

    lodge: Lodge
    source: str
    target: str
    zoom: int
    speaker: Speaker

    def __post_init__(self) -> None:
        if not 0 <= self.zoom <= MOST:
            raise CellError(f"a magnification of 10 to the {self.zoom}; allowed: 0 to {MOST}")
        if not line(*self.ends).edges:
            raise CellError(self.speaker.say("corner-none", source=self.source, target=self.target))

    @property
    def ends(self) -> tuple[Hex, Hex]:
        """The places of the two rooms."""
        return self.lodge.where(self.source), self.lodge.where(self.target)

    @property
    def at(self) -> Hex:
        """The corner, in thirds of axial coordinates: of the ends of the first edge the nearer one."""
        start, end = self.ends
        q, r = end[0] - start[0], end[1] - start[1]
        return min(
            edge_ends(*line(start, end).edges[0]),
            key=lambda corner: corner[0] * (2 * q + r) + corner[1] * (q + 2 * r),
        )

    @property
    def exact(self) -> int:
        """The cross product in whole numbers: 0, for the corner lies on the line."""
        return cross_product(*self.ends, self.at)

    @property
    def rounded(self) -> tuple[RoundedCorner, ...]:
        """The corner as each of its rooms computes it."""
        return rounded_corners(self.at)

    def offset(self, corner: RoundedCorner) -> float:
        """How far from the line floating point takes a rounded corner to lie, in sides of a room."""
        return float_offset(*self.ends, corner.at)

    def html(self) -> Html:
        """The corner with its edges, the line, the floats around it, and a row for each of its rooms."""
        say, power = self.speaker.say, f"10{str(self.zoom).translate(SUPERSCRIPTS)}"
        caption = say("corner-zoom", zoom=self.zoom, power=power)
        heads = [tag("th", say(f"corner-{head}"), scope="col") for head in ("room", "offset")]
        table = tag(
            "table",
            tag("thead", tag("tr", *heads)),
            tag("tbody", *self._rows()),
            class_="rt-plain rt-corner__table",
        )
        drawn = tag("figure", self._svg(), tag("figcaption", caption), class_="rt-lit")
        return tag("div", drawn, tag("div", table), class_="rt-cell__pair")

    def to_dict(self) -> dict[str, Any]:
        """The exact cross product, and for each room how far off floating point puts its corner."""
        offsets = {self.lodge.at(one.room): self.offset(one) for one in self.rounded}
        return {"exact": self.exact, "offsets": offsets}

    def __repr__(self) -> str:
        rows = (f"{self._name(one)}: {self._number(self.offset(one))}" for one in self.rounded)
        return "; ".join((f"{self.speaker.say('corner-exact')}: {self.exact}", *rows))

    def _rows(self) -> Iterator[Html]:
        yield tag(
            "tr", tag("td", self.speaker.say("corner-exact")), tag("td", str(self.exact)), class_="is-here"
        )
        for one in self.rounded:
            yield tag("tr", tag("td", self._name(one)), tag("td", self._number(self.offset(one))))

    def _name(self, corner: RoundedCorner) -> str:
        id = self.lodge.at(corner.room)
        number = numbers(self.lodge).get(id)
        return self.speaker.say("aim-room", number=number, name=self.speaker.name(id)) if number else id

    def _number(self, value: float) -> str:
        """A number with its power of ten."""
        if value == 0:
            return "0"
        digits, _, power = f"{value:+.1e}".partition("e")
        sign = digits.replace("-", "−")
        text = f"{sign} · 10{str(int(power)).translate(SUPERSCRIPTS)}"
        return text.replace(".", ",") if self.lang == "ru" else text

    # ---- the picture: the true corner is the origin

    def _svg(self) -> Html:
        box = f"{-WIDE} {-HIGH} {2 * WIDE} {2 * HIGH}"
        parts = (*self._grid(), *self._edges(), self._line(), *self._dots())
        return tag(
            "svg", *parts, viewBox=box, width=round(2 * WIDE * UNIT), class_="rt-corner", role="img",
            aria_label=repr(self),
        )  # fmt: skip

    def _scaled(self, length: Decimal | float) -> float:
        return float(Decimal(length) * 10**self.zoom)

    def _grid(self) -> Iterator[Html]:
        """Every number that floating point knows for the place across."""
        first = self.rounded[0]
        step = ulp(first.at[0])
        if self._scaled(step) < SHOWN:
            return
        origin = self._scaled(first.error)
        for number in range(-40, 41):
            x = origin + number * self._scaled(step)
            if abs(x) < WIDE:
                yield _segment((x, -HIGH), (x, HIGH), "rt-corner__float")

    def _edges(self) -> Iterator[Html]:
        """The three edges that meet here, with the number of the room between two of them."""
        q, r = self.at
        x, y = float_centre((q, r))
        for one in self.rounded:
            cx, cy = float_centre(one.room)
            dx, dy = cx - x / 3, cy - y / 3
            length = min(self._scaled(1.0), 4.0)
            yield _segment((0, 0), (-dx * length, -dy * length), "rt-corner__edge")
            id = self.lodge.at(one.room)
            label = str(numbers(self.lodge).get(id, ""))
            yield tag(
                "text", label, x=f"{0.8 * dx:.3f}", y=f"{0.8 * dy + 0.05:.3f}", class_="rt-corner__room"
            )

    def _line(self) -> Html:
        (x, y), (to_x, to_y) = map(float_centre, self.ends)
        length = hypot(to_x - x, to_y - y)
        dx, dy = 4 * (to_x - x) / length, 4 * (to_y - y) / length
        return _segment((-dx, -dy), (dx, dy), "rt-corner__line")

    def _dots(self) -> Iterator[Html]:
        """Where the rooms put the corner; those that agree share a dot."""
        yield tag("circle", cx=0, cy=0, r=0.045, class_="rt-corner__true")
        for error in dict.fromkeys(one.error for one in self.rounded):
            rooms = [self.lodge.at(one.room) for one in self.rounded if one.error == error]
            x = self._scaled(error)
            if abs(x) < WIDE:
                named = ", ".join(str(numbers(self.lodge).get(id, "")) for id in rooms)
                yield tag("circle", tag("title", named), cx=f"{x:.3f}", cy=0, r=0.07, class_="rt-corner__dot")
                if abs(x) > 0.2:
                    yield tag("text", named, x=f"{x:.3f}", y="-0.14", class_="rt-corner__name")


def _segment(start: Point, end: Point, look: str) -> Html:
    (x1, y1), (x2, y2) = start, end
    return tag("line", x1=f"{x1:.3f}", y1=f"{y1:.3f}", x2=f"{x2:.3f}", y2=f"{y2:.3f}", class_=look)
