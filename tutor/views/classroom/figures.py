"""Plotly specs of a class: how long lessons take, and right and wrong answers by learner or by rule."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import shorten, wrap
from typing import Any, Final, NamedTuple

from tutor.rules.words import Lang
from tutor.views.figure import base_layout, font
from tutor.views.theme import palette
from tutor.views.words import wording

BARS: Final = 1
"""The trace whose points can be pressed, in each of the figures."""

ROW: Final = 44
"""Pixels of a row."""

LETTERS: Final = 26
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
    for at, row in enumerate(rows):
        for name, minutes in row.minutes:
            points["x"].append(round(minutes, 1))
            points["y"].append(at)
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
        "y": list(range(len(rows))),
        "text": [words("class-minutes", n=round(row.median)) for row in rows],
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
    layout = _layout([row.lesson for row in rows], words("class-axis-minutes"))
    return Picture({"data": [one, median], "layout": layout}, words("class-alt-time", all=sentences))


def right_and_wrong(rows: Sequence[Marks], lang: Lang) -> Picture:
    """A bar for each learner or rule: right answers, then wrong ones, with their numbers inside."""
    words, colours = wording(lang), palette()
    looks = {"right": (colours["leaf"], colours["ink-2"]), "wrong": (colours["rubric"], colours["rubric"])}
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
                "y": list(range(len(rows))),
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
    layout = _layout([row.name for row in rows], words("class-axis-answers")) | {
        "barmode": "stack",
        "bargap": 0.35,
    }
    layout["xaxis"]["dtick"] = _step(max((row.right + row.wrong for row in rows), default=1))
    return Picture({"data": data, "layout": layout}, words("class-alt-tally", all=sentences))


def _layout(names: Sequence[str], axis: str) -> dict[str, Any]:
    colours = palette()
    layout = base_layout("light", height=ROW * len(names) + 110)
    layout["xaxis"] |= {
        "visible": True,
        "title": {"text": axis, "font": font(colours["ink"])},
        "rangemode": "tozero",
        "showgrid": True,
        "gridcolor": colours["line"],
        "side": "bottom",
        "tickangle": 0,
    }
    layout["yaxis"] |= {
        "visible": True,
        "tickvals": list(range(len(names))),
        "ticktext": [_broken(name) for name in names],
        "range": [len(names) - 0.5, -0.5],
    }
    layout["legend"] = {"orientation": "h", "x": 0, "y": 1, "yanchor": "bottom"}
    layout["legend"] |= {"traceorder": "normal", "font": font(colours["ink"])}
    layout["margin"] = {"l": 4, "r": 16, "t": 40, "b": 48}
    return layout


def _broken(name: str) -> str:
    """A name in at most two lines, cut where it is longer."""
    return "<br>".join(
        escape(line) for line in wrap(shorten(name, 2 * LETTERS - 6, placeholder="…"), LETTERS)
    )


def _step(most: int) -> int:
    """The distance of the numbers of an axis that counts whole answers up to that many."""
    return next((step for step in (1, 2, 5, 10, 20, 50, 100, 200) if most <= 4 * step), 500)
