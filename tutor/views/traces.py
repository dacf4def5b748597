"""The kinds of traces that the figures of the product share: lines, marks without words, and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from tutor.views.figure import font
from tutor.views.theme import Scheme, palette

Trace: TypeAlias = dict[str, Any]

Point: TypeAlias = tuple[float, float]

Path: TypeAlias = Sequence[Point]
"""The points along a line."""


def lines(paths: Iterable[Path], **look: Any) -> Trace:
    """Lines without words, each on its own; `look` is the colour, width and dash of Plotly's `line`."""
    broken = [point for path in paths for point in (*path, (None, None))]
    return {
        "type": "scatter",
        "mode": "lines",
        "x": [x for x, _ in broken],
        "y": [y for _, y in broken],
        "line": look,
        "hoverinfo": "skip",
    }


def marks(points: Sequence[Point], **look: Any) -> Trace:
    """Marks without words; `look` is the symbol, size and colour of Plotly's `marker`."""
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [x for x, _ in points],
        "y": [y for _, y in points],
        "marker": look,
        "hoverinfo": "skip",
    }


def numbers(points: Sequence[Point], labels: Sequence[str], scheme: Scheme) -> Trace:
    """Numbers, or nothing, in the middle of marks that another trace draws."""
    return {
        "type": "scatter",
        "mode": "text",
        "x": [x for x, _ in points],
        "y": [y for _, y in points],
        "text": labels,
        "textfont": font(palette(scheme)["ink"], 13),
        "hoverinfo": "skip",
        "cliponaxis": False,
        "zorder": 2,
    }
