"""The lodge as a Plotly figure: what can be aimed at from a place, and the line to what is aimed at.

No two states differ by colour alone: what can be aimed at is plain, what is blocked is hatched crosswise,
what is out of range is hatched one way, cells are dashed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import sqrt
from typing import Any, Final

from tutor.games.blackrose.state.lodge.hexes import Hex
from tutor.games.blackrose.state.lodge.sight import Sight
from tutor.games.blackrose.views.table.aim import Aim, Figure, Standing, numbers, standings, struck
from tutor.games.blackrose.views.table.line import drawn_line
from tutor.games.blackrose.views.table.phrases import place_line
from tutor.trace.words import Speaker
from tutor.views.figure import base_layout, font
from tutor.views.theme import Scheme, palette
from tutor.views.words import capital

PLACES: Final = 0
"""The trace that holds rooms and cells: its `customdata` are their ids, the arrow keys walk over it."""

NARROW: Final = 540
"""Below so many pixels rooms have numbers only."""

TALLEST: Final = 680
"""The height of the figure where there is room enough, in pixels."""

Point = tuple[float, float]
Trace = dict[str, Any]

SIDE: Final = 1.0
ROOT: Final = sqrt(3)
CORNERS: Final[tuple[Point, ...]] = (
    (0, -1), (ROOT / 2, -0.5), (ROOT / 2, 0.5), (0, 1), (-ROOT / 2, 0.5), (-ROOT / 2, -0.5), (0, -1)
)  # fmt: skip
PLATE: Final[tuple[Point, ...]] = (
    (-0.42, -0.74), (0.42, -0.74), (0.8, -0.52), (0.8, 0.02), (-0.8, 0.02), (-0.8, -0.52), (-0.42, -0.74)
)  # fmt: skip
"""The plain ground behind the words of a hatched place, in its upper half."""


def lodge_figure(
    sight: Sight,
    aim: Aim,
    speaker: Speaker,
    figures: tuple[Figure, ...] = (),
    scheme: Scheme = "light",
) -> dict[str, Any]:
    """The lodge as a Plotly spec.

    `layout.meta` tells the page how high the figure is for its width (`aspect`) and below which width
    (`narrow`) it hides the traces whose `meta` is "wide" and shows those with "narrow".
    """
    lodge = sight.lodge
    standing = standings(sight, aim)
    at = {id: centre(lodge.where(id)) for id in standing}
    drawing = _Drawing(at, standing, palette(scheme))
    line, notes = drawn_line(sight, aim, drawing.colours, numbers(lodge), speaker)
    data = [
        _places(sight, aim, at, standing, figures, speaker),
        *drawing.hexes(aim),
        *line,
        *drawing.figures(figures, struck(sight, aim, figures) if aim.all else (), aim),
        *drawing.names(numbers(lodge), speaker),
    ]
    return {"data": data, "layout": _layout(at.values(), notes, scheme)}


def centre(at: Hex) -> Point:
    """The centre of a hex in the figure, whose hexes have sides of length 1."""
    return ROOT * (at[0] + at[1] / 2), 1.5 * at[1]


def _layout(centres: Iterable[Point], notes: list[Trace], scheme: Scheme) -> dict[str, Any]:
    xs, ys = zip(*centres, strict=True)
    left, right = min(xs) - ROOT / 2 - 0.1, max(xs) + ROOT / 2 + 0.1
    top, bottom = min(ys) - SIDE - 0.1, max(ys) + SIDE + 0.1
    layout = base_layout(scheme, height=TALLEST)
    layout["showlegend"] = False
    layout["hoverdistance"] = 60
    layout["margin"] = {"l": 0, "r": 0, "t": 0, "b": 0}
    layout["xaxis"] |= {"range": [left, right], "constrain": "domain"}
    layout["yaxis"] |= {"range": [bottom, top], "scaleanchor": "x", "constrain": "domain"}
    layout["annotations"] = notes
    layout["meta"] = {"aspect": round((bottom - top) / (right - left), 4), "narrow": NARROW}
    return layout


def _places(
    sight: Sight,
    aim: Aim,
    at: Mapping[str, Point],
    standing: Mapping[str, Standing],
    figures: Sequence[Figure],
    speaker: Speaker,
) -> Trace:
    """What is pressed and walked over: the centre of every place, with what is said of it."""
    labels = [escape(place_line(sight, aim, id, standing[id], figures, speaker)) for id in standing]
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [at[id][0] for id in standing],
        "y": [at[id][1] for id in standing],
        "customdata": list(standing),
        "hovertext": labels,
        "hoverinfo": "text",
        "marker": {"size": 40, "symbol": "hexagon", "opacity": 0},
    }


class _Drawing:
    """The parts of one figure: where places lie, how they stand, and the colours."""

    def __init__(
        self, at: Mapping[str, Point], standing: Mapping[str, Standing], colours: Mapping[str, str]
    ) -> None:
        self.at, self.standing, self.colours = at, standing, colours

    def hexes(self, aim: Aim) -> list[Trace]:
        """One trace for each state, then the places looked from and at."""
        c = self.colours
        hatched = [id for id, how in self.standing.items() if how in ("blocked", "far") and id != aim.source]
        return [
            self._filled(
                self._of("seen", aim), fillcolor=c["leaf"], line={"color": c["ink-2"], "width": 1.5}
            ),
            self._filled(
                self._of("far", aim),
                fillpattern=self._hatch("/", 9, "hatch"),
                line={"color": c["line-2"], "width": 1.5},
            ),
            self._filled(
                self._of("blocked", aim),
                fillpattern=self._hatch("x", 9, "hatch-strong"),
                line={"color": c["line-2"], "width": 1.5},
            ),
            self._outlined(self._of("cell", aim), {"color": c["line-2"], "width": 1.5, "dash": "dash"}, 0.94),
            self._filled(hatched, PLATE, fillcolor=c["page"], line={"width": 0, "color": c["page"]}),
            self._filled([aim.source], fillcolor=c["act-soft"], line={"color": c["act"], "width": 4}),
            self._outlined(
                [aim.target] if aim.target and not aim.all else [], {"color": c["now-edge"], "width": 5}, 0.94
            ),
        ]

    def names(self, numbers: Mapping[str, int], speaker: Speaker) -> list[Trace]:
        """Number and name of every place; on narrow screens the number alone."""
        wide = [
            f"<b>{numbers[id]}</b><br>{broken(speaker.name(id))}"
            if id in numbers
            else f"<br>{broken(capital(speaker.name(id)))}"
            for id in self.standing
        ]
        short = [
            str(numbers[id]) if id in numbers else speaker.name(id).rpartition(" ")[2] for id in self.standing
        ]
        return [
            self._text(wide, 13, "wide", -0.84, "bottom center"),
            self._text(short, 16, "narrow", -0.48, "middle center"),
        ]

    def figures(self, figures: tuple[Figure, ...], lit: tuple[Figure, ...], aim: Aim) -> list[Trace]:
        """Figures as discs in the lower part of their places; those that are struck are ringed."""
        c, xs, ys = self.colours, [], []
        for figure in figures:
            beside = [other for other in figures if other.place == figure.place]
            shift = 0.55 * (beside.index(figure) - (len(beside) - 1) / 2)
            x, y = self.at[figure.place]
            xs.append(x + shift)
            ys.append(y + 0.34)
        ring = [figure in lit for figure in figures]
        return [
            {
                "type": "scatter",
                "mode": "markers+text",
                "x": xs,
                "y": ys,
                "text": [f"<b>{escape(figure.sign)}</b>" for figure in figures],
                "textposition": "middle center",
                "textfont": font(c["leaf"], 14),
                "hoverinfo": "skip",
                "cliponaxis": False,
                "marker": {
                    "size": [30 if one else 24 for one in ring],
                    "symbol": "circle",
                    "opacity": 1,
                    "color": c["ink"],
                    "line": {
                        "color": [c["now-edge"] if one else c["leaf"] for one in ring],
                        "width": [5 if one else 2 for one in ring],
                    },
                },
            }
        ]

    def _of(self, wanted: Standing, aim: Aim) -> list[str]:
        return [id for id, how in self.standing.items() if how == wanted and id != aim.source]

    def _hatch(self, shape: str, size: int, ink: str) -> Trace:
        return {
            "shape": shape,
            "size": size,
            "solidity": 0.18,
            "fillmode": "overlay",
            "fgcolor": self.colours[ink],
            "fgopacity": 1,
            "bgcolor": self.colours["page"],
        }

    def _filled(self, ids: Sequence[str], shape: tuple[Point, ...] = CORNERS, **look: Any) -> Trace:
        return {**self._path(ids, shape, 0.97 if shape is CORNERS else 1), "fill": "toself", **look}

    def _outlined(self, ids: Sequence[str], line: Trace, size: float) -> Trace:
        return {**self._path(ids, CORNERS, size), "line": line}

    def _path(self, ids: Sequence[str], shape: tuple[Point, ...], size: float) -> Trace:
        """Closed outlines with gaps between them."""
        xs: list[float | None] = []
        ys: list[float | None] = []
        for id in ids:
            x, y = self.at[id]
            xs += [*(x + size * dx for dx, _ in shape), None]
            ys += [*(y + size * dy for _, dy in shape), None]
        return {"type": "scatter", "mode": "lines", "x": xs, "y": ys, "hoverinfo": "skip"}

    def _text(self, text: list[str], size: int, where: str, above: float, position: str) -> Trace:
        return {
            "type": "scatter",
            "mode": "text",
            "x": [x for x, _ in self.at.values()],
            "y": [y + above for _, y in self.at.values()],
            "text": text,
            "textposition": position,
            "textfont": font(self.colours["ink"], size),
            "hoverinfo": "skip",
            "cliponaxis": False,
            "meta": where,
        }


def broken(name: str, longest: int = 12) -> str:
    """A name in lines of about that length, broken between words."""
    lines = [""]
    for word in name.split():
        together = f"{lines[-1]} {word}".strip()
        if len(together) <= longest:
            lines[-1] = together
        else:
            lines.append(word)
    return "<br>".join(escape(line) for line in lines if line)
