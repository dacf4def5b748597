"""Plotly specs of a class: how long lessons take, and the shares of wrong answers by learner or by rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from html import escape
from textwrap import shorten, wrap
from typing import Any, Final, NamedTuple

from tutor.rules.words import Lang
from tutor.views.figure import base_layout, font, vertical
from tutor.views.shares import Counted, count_words
from tutor.views.theme import palette
from tutor.views.words import wording

BARS: Final = 1
"""The trace whose points can be pressed, in each of the figures."""

LINE: Final = 19
"""Pixels of a line of a name, which stands above what is drawn of it: so a phone has room for both."""

BAR: Final = 26
"""Pixels of a bar."""

GAP: Final = 18
"""Pixels between a row and the next name."""

LETTERS: Final = 30
"""So many letters of a name stand in one line."""


class Picture(NamedTuple):
    """A spec, and what it shows in words."""

    figure: dict[str, Any]
    alt: str


class Spent(NamedTuple):
    """A lesson, the minutes of each learner in it with their name, and the median."""

    lesson: str
    minutes: Sequence[tuple[str, float]]
    median: float


class Place(NamedTuple):
    """Where a row stands: the lines above it, and pixels from the top to the first line and to the row."""

    lines: tuple[str, ...]
    top: int
    middle: float


class Share(NamedTuple):
    """A learner or a rule (`id`), and how many answers of how many were wrong."""

    id: str
    name: str
    wrong: int
    answers: int


def time_per_lesson(rows: Sequence[Spent], lang: Lang) -> Picture:
    """A row for each lesson: a point for each learner, and a line at the median."""
    words, colours = wording(lang), palette()
    points: dict[str, list[Any]] = {"x": [], "y": [], "text": []}
    medians = [words("class-minutes", n=round(row.median)) for row in rows]
    places = _places(
        _lines(row.lesson, f"{words('class-median')}: {median}")
        for row, median in zip(rows, medians, strict=True)
    )
    for place, row in zip(places, rows, strict=True):
        for name, minutes in row.minutes:
            points["x"].append(round(minutes, 1))
            points["y"].append(place.middle)
            points["text"].append(escape(f"{name}: {words('class-minutes', n=round(minutes))}"))
    one = {
        "type": "scatter",
        "mode": "markers",
        "name": words("class-one-learner"),
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {"size": 11, "symbol": "circle-open", "color": colours["act"], "line": {"width": 2}},
        **points,
    }
    median = {
        "type": "scatter",
        "mode": "markers",
        "name": words("class-median"),
        "x": [round(row.median, 1) for row in rows],
        "y": [place.middle for place in places],
        "text": medians,
        "hovertemplate": "%{text}<extra></extra>",
        "marker": {
            "size": 24,
            "symbol": "line-ns",
            "color": colours["rubric"],
            "line": {"width": 4, "color": colours["rubric"]},
        },
    }
    sentences = " ".join(
        words("class-alt-time-one", lesson=row.lesson, n=round(row.median), people=len(row.minutes))
        for row in rows
    )
    layout = _layout(places, words("class-axis-minutes"))
    return Picture({"data": [one, median], "layout": layout}, words("class-alt-time", all=sentences))


def shares_of_wrong(rows: Sequence[Share], lang: Lang, line: Fraction) -> Picture:
    """The share of wrong answers of each learner or rule as a point, in the band of what goes with it.

    The dashed `line` is what the bands are compared with: one that lies wholly beyond it is coloured.
    """
    words, colours = wording(lang), palette()
    counted = [Counted(row.name, row.wrong, row.answers) for row in rows]
    inks = [colours[_ink(one, line)] for one in counted]
    places = _places(_lines(row.name) for row in rows)
    middles = [place.middle for place in places]
    texts = [f"{one.name}: {count_words(one, words, sample=True)}" for one in counted]
    common = {
        "y": middles,
        "text": [escape(text) for text in texts],
        "customdata": [row.id for row in rows],
        "hovertemplate": "%{text}<extra></extra>",
        "showlegend": False,
    }
    bands = {
        "type": "bar",
        "orientation": "h",
        "base": [round(100 * one.interval.low, 2) for one in counted],
        "x": [round(100 * (one.interval.high - one.interval.low), 2) for one in counted],
        "width": BAR,
        "textposition": "none",
        "marker": {"color": inks, "opacity": 0.3, "line": {"color": inks, "width": 1.5}},
        **common,
    }
    points = {
        "type": "scatter",
        "mode": "markers",
        "x": [round(100 * one.n / (one.of or 1), 2) for one in counted],
        "marker": {"size": 12, "color": inks, "line": {"color": colours["leaf"], "width": 1.5}},
        **common,
    }
    layout = _layout(places, words("results-axis"))
    layout["xaxis"] |= {"range": [-2, 102], "dtick": 25, "ticksuffix": " %"}
    layout["shapes"] = [vertical(float(100 * line), colours["rubric"])]
    layout["margin"]["t"] = GAP
    alt = words("class-alt-shares", line=round(100 * line), all=" ".join(f"{text}." for text in texts))
    return Picture({"data": [bands, points], "layout": layout}, alt)


def _ink(one: Counted, line: Fraction) -> str:
    """The name of the colour: above the line, below it, or neither for certain."""
    low, high = one.interval
    return "no" if low > line else "act" if high < line else "ink-2"


def _places(heads: Iterable[tuple[str, ...]]) -> list[Place]:
    """The rows below one another, each under its lines."""
    places, top = [], 0
    for lines in heads:
        row = top + LINE * len(lines)
        places.append(Place(lines, top, row + BAR / 2))
        top = row + BAR + GAP
    return places


def _layout(places: Sequence[Place], axis: str) -> dict[str, Any]:
    """A layout whose y axis counts pixels, with the names as notes above the rows."""
    colours = palette()
    high = places[-1].middle + BAR / 2 + GAP / 2 if places else 0
    margin = {"l": 16, "r": 16, "t": 52, "b": 56}
    layout = base_layout("light", height=round(high) + margin["t"] + margin["b"])
    layout |= {"paper_bgcolor": colours["leaf"], "plot_bgcolor": colours["leaf"], "margin": margin}
    layout["xaxis"] |= {
        "visible": True,
        "title": {"text": axis, "font": font(colours["ink-2"]), "standoff": 6},
        "rangemode": "tozero",
        "showgrid": True,
        "gridcolor": colours["line"],
        "side": "bottom",
        "tickangle": 0,
    }
    layout["yaxis"] |= {"range": [high, -8]}
    layout["annotations"] = [
        {
            "text": "<br>".join(place.lines),
            "align": "left",
            "showarrow": False,
            "x": 0,
            "xref": "paper",
            "xanchor": "left",
            "y": place.top,
            "yref": "y",
            "yanchor": "top",
            "borderpad": 0,
            # The lines of the grid end below a name.
            "bgcolor": colours["leaf"],
            "font": font(colours["ink"]),
        }
        for place in places
    ]
    layout["legend"] = {"orientation": "h", "x": 0, "xanchor": "left", "y": 1, "yanchor": "bottom"}
    layout["legend"] |= {"traceorder": "normal", "font": font(colours["ink"]), "bgcolor": colours["leaf"]}
    return layout


def _lines(name: str, note: str = "") -> tuple[str, ...]:
    """A name in at most two lines, cut where it is longer, and a note behind it where there is room."""
    lines = wrap(shorten(name, 2 * LETTERS - 6, placeholder="…"), LETTERS)
    made = [f"<b>{escape(line)}</b>" for line in lines]
    if note and lines and len(lines[-1]) + len(note) + 3 <= LETTERS:
        made[-1] = f"{made[-1]} · {escape(note)}"
    elif note:
        made.append(escape(note))
    return tuple(made)
