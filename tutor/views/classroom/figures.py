"""Plotly specs of a class: how long lessons take, and right and wrong answers by learner or by rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from textwrap import shorten, wrap
from typing import Any, Final, NamedTuple

from tutor.rules.words import Lang
from tutor.views.figure import base_layout, font
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


class Marks(NamedTuple):
    """A learner or a rule (`id`), and how often answers were right and wrong."""

    id: str
    name: str
    right: int
    wrong: int


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


def right_and_wrong(rows: Sequence[Marks], lang: Lang) -> Picture:
    """A bar for each learner or rule: right answers, then wrong ones, with their numbers inside."""
    words, colours = wording(lang), palette()
    looks = {"right": (colours["act-soft"], colours["act"]), "wrong": (colours["rubric"], colours["rubric"])}
    places = _places(_lines(row.name) for row in rows)
    data = []
    for kind, ink in (("right", colours["ink"]), ("wrong", colours["leaf"])):
        counts = [getattr(row, kind) for row in rows]
        fill, edge = looks[kind]
        data.append(
            {
                "type": "bar",
                "orientation": "h",
                "name": words(f"class-{kind}"),
                "x": counts,
                "y": [place.middle for place in places],
                "width": BAR,
                "text": [str(count) if count else "" for count in counts],
                "textposition": "inside",
                "insidetextanchor": "middle",
                "textangle": 0,
                "textfont": font(ink),
                "customdata": [row.id for row in rows],
                # A bar of nothing has no edge, or it would look like a little of it.
                "marker": {
                    "color": fill,
                    "line": {"color": edge, "width": [1.5 if count else 0 for count in counts]},
                },
                "hovertemplate": f"{words(f'class-{kind}')}: %{{x}}<extra></extra>",
            }
        )
    sentences = " ".join(
        words("class-alt-tally-one", name=row.name, right=row.right, wrong=row.wrong) for row in rows
    )
    layout = _layout(places, words("class-axis-answers")) | {"barmode": "stack"}
    layout["xaxis"]["dtick"] = _step(max((row.right + row.wrong for row in rows), default=1))
    return Picture({"data": data, "layout": layout}, words("class-alt-tally", all=sentences))


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
        "title": {"text": axis, "font": font(colours["ink-2"])},
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


def _step(most: int) -> int:
    """The distance of the numbers of an axis that counts whole answers up to that many."""
    return next((step for step in (1, 2, 5, 10, 20, 50, 100, 200) if most <= 4 * step), 500)
