"""Plotly specs of the results of a class: intervals rule by rule, and shares while the class grows."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from html import escape
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

from tutor.analysis.intervals import CONFIDENCE, binomial_law
from tutor.views.classroom.figures import GAP, LETTERS, LINE
from tutor.views.figure import base_layout, font, vertical
from tutor.views.theme import palette
from tutor.views.words import wording

if TYPE_CHECKING:
    from tutor.views.classroom.results import ClassResults

MISSED: Final = Fraction(1, 3)
"""A rule is missed where more than so large a part of all learners would be wrong."""

ROW: Final = 24
"""Pixels of a row below its name."""

LOOKS: Final = {"missed": "no", "known": "act", "unclear": "ink-2"}
"""The colour of each verdict."""


def interval_spec(results: ClassResults) -> dict[str, Any]:
    """A point for each rule with its interval as whiskers, below its name; a line at a third."""
    colours, words = palette(), wording(results.lang)
    rows, step = results.ranked, LINE + ROW + GAP
    places = [at * step + LINE + ROW / 2 for at in range(len(rows))]
    shares = [100 * one.misses / (one.answers or 1) for one in rows]
    points = {
        "type": "scatter",
        "mode": "markers",
        "x": [round(share, 1) for share in shares],
        "y": places,
        "marker": {"size": 11, "color": [colours[LOOKS[one.verdict]] for one in rows]},
        "error_x": {
            "type": "data",
            "symmetric": False,
            "array": [
                round(100 * one.interval.high - share, 2) for one, share in zip(rows, shares, strict=True)
            ],
            "arrayminus": [
                round(share - 100 * one.interval.low, 2) for one, share in zip(rows, shares, strict=True)
            ],
            "color": colours["ink-2"],
            "thickness": 2.5,
            "width": 6,
        },
        "text": [f"{one.misses}/{one.answers}" for one in rows],
        "hovertemplate": "%{text}<extra></extra>",
        "showlegend": False,
    }
    layout = base_layout("light", height=round(len(rows) * step) + 64)
    layout["margin"] = {"l": 16, "r": 16, "t": 8, "b": 48}
    layout["xaxis"] |= _percents(words("results-axis"), colours)
    layout["yaxis"] |= {"range": [len(rows) * step, 0]}
    layout["shapes"] = [vertical(float(100 * MISSED), colours["rubric"])]
    layout["annotations"] = [
        {
            "text": f"<b>{escape(_short(results.title(one.rule)))}</b>",
            "x": 0, "xref": "paper", "xanchor": "left", "y": at * step, "yanchor": "top",
            "showarrow": False, "borderpad": 0, "font": font(colours["ink"]), "bgcolor": colours["page"],
        }
        for at, one in enumerate(rows)
    ]  # fmt: skip
    return {"data": [points], "layout": layout}


def growth_spec(results: ClassResults, size: int = 0) -> dict[str, Any]:
    """The share of wrong answers to each rule while the class grows, and who is worst each time.

    A class of `size` learners is marked; the rule that is worst in it is lit.
    Of an invented class whose rules are all alike, the funnel holds 95 of 100 lines by chance alone.
    """
    colours, words = palette(), wording(results.lang)
    most = max((one.answers for one in results.rules), default=1)
    data: list[dict[str, Any]] = []
    rates = set(results.invention.rates.values()) if results.invention is not None else set[Fraction]()
    if len(rates) == 1:
        data += _funnel(next(iter(rates)), most, colours, words("results-funnel"))
    size = min(size or most, most)
    last = results.leaders[size - 1] if results.leaders else ""
    shares = {one.rule: _growing(one.wrong) for one in results.rules}
    for id, line in shares.items():
        mine = id == last
        data.append(
            {
                "type": "scatter",
                "mode": "lines",
                "x": list(range(1, len(line) + 1)),
                "y": line,
                "line": {"color": colours["act"] if mine else colours["line-2"], "width": 3 if mine else 1},
                "name": escape(_short(results.title(id))),
                "hovertemplate": "%{fullData.name}: %{y:.0f} %<extra></extra>",
                "showlegend": mine,
            }
        )
    data.append(
        {
            "type": "scatter",
            "mode": "markers",
            "x": list(range(1, len(results.leaders) + 1)),
            "y": [shares[id][min(n, len(shares[id])) - 1] for n, id in enumerate(results.leaders, 1)],
            "text": [escape(_short(results.title(id))) for id in results.leaders],
            "hovertemplate": "%{x}: %{text}<extra></extra>",
            "marker": {
                "size": 8,
                "color": [colours["act"] if id == last else colours["amber"] for id in results.leaders],
                "line": {"color": colours["ink"], "width": 1},
            },
            "name": words("results-worst"),
        }
    )
    layout = base_layout("light", height=420)
    layout["margin"] = {"l": 8, "r": 8, "t": 8, "b": 8}
    title = {"font": font(colours["ink-2"]), "standoff": 6}
    layout["xaxis"] |= {
        "visible": True,
        "title": {"text": words("results-size"), **title},
        "range": [0.5, most + 0.5],
    }
    layout["yaxis"] |= {
        "visible": True,
        "range": [-3, 103],
        "ticksuffix": " %",
        "dtick": 25,
        "showgrid": True,
        "gridcolor": colours["line"],
    }
    if size < most:
        layout["shapes"] = [vertical(size, colours["ink"]) | {"layer": "above"}]
    layout["legend"] = {"orientation": "h", "x": 0, "xanchor": "left", "y": 1, "yanchor": "bottom"}
    layout["legend"] |= {"traceorder": "normal", "font": font(colours["ink"])}
    return {"data": data, "layout": layout}


def _growing(wrong: tuple[bool, ...]) -> list[float]:
    return [round(100 * misses / n, 2) for n, misses in enumerate(accumulate(wrong), 1)]


def _funnel(rate: Fraction, most: int, colours: Any, name: str) -> list[dict[str, Any]]:
    bounds = [_central(n, rate) for n in range(1, most + 1)]
    sizes = list(range(1, most + 1))
    base = {"type": "scatter", "mode": "lines", "x": sizes, "hoverinfo": "skip"}
    edge = {"color": colours["now-edge"], "width": 1, "dash": "dot"}
    low = base | {"y": [low for low, _ in bounds], "line": edge, "showlegend": False}
    high = base | {"y": [high for _, high in bounds], "line": edge, "name": name}
    return [low, high | {"fill": "tonexty", "fillcolor": colours["now"]}]


@lru_cache(maxsize=4096)
def _central(trials: int, rate: Fraction) -> tuple[float, float]:
    """The shares, in per cent, between which lie 95 of 100 samples of that size, exactly."""
    tail, below = (1 - Fraction(CONFIDENCE).limit_denominator(1000)) / 2, Fraction(0)
    law = binomial_law(trials, rate)
    low = high = 0
    for hits, chance in enumerate(law):
        if below <= tail:
            low = hits
        below += chance
        if below >= 1 - tail:
            high = hits
            break
    return 100 * low / trials, 100 * high / trials


def _percents(title: str, colours: Any) -> dict[str, Any]:
    return {
        "visible": True,
        "range": [-2, 102],
        "dtick": 25,
        "ticksuffix": " %",
        "showgrid": True,
        "gridcolor": colours["line"],
        "title": {"text": title, "font": font(colours["ink-2"]), "standoff": 6},
    }


def _short(title: str) -> str:
    return title if len(title) <= LETTERS + 8 else f"{title[: LETTERS + 7]}…"
