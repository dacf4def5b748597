"""How long the longest chain becomes with each card more, or less, as bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tutor.trace.words import Speaker
from tutor.views.figure import base_layout, font
from tutor.views.theme import palette
from tutor.views.words import capital, wording


def chain_lengths(lengths: Sequence[tuple[str, bool, int]], now: int, speaker: Speaker) -> dict[str, Any]:
    """Bars as a Plotly spec: a card, whether it lies there now, and the length once that is otherwise.

    A dashed line stands at the length `now`; what makes it longer is lit.
    """
    words, colours = wording(speaker.lang, "penumbra"), palette()
    names = [
        words(f"launch-worth-{'out' if there else 'in'}", name=capital(speaker.name(card)))
        for card, there, _ in lengths
    ]
    values = [length for _, _, length in lengths]
    looks = [
        colours["now"] if value > now else colours["line"] if value == now else colours["no"]
        for value in values
    ]
    bars = {
        "type": "bar",
        "orientation": "h",
        "x": values,
        "y": names,
        "marker": {"color": looks, "line": {"color": colours["ink-2"], "width": 1}},
        "text": [f"\u2002{value}" for value in values],
        "textposition": "outside",
        "textfont": font(colours["ink"]),
        "hoverinfo": "skip",
        "cliponaxis": False,
    }
    ends = [-0.5, len(names) - 0.5]
    line = {
        "type": "scatter",
        "mode": "lines",
        "x": [now, now],
        "y": [names[0], names[-1]] if names else [],
        "line": {"color": colours["ink"], "dash": "dash", "width": 2},
        "hoverinfo": "skip",
        "showlegend": False,
    }
    layout = base_layout("light", height=60 + 32 * len(names))
    layout["showlegend"] = False
    layout["margin"] = {"l": 8, "r": 28, "t": 8, "b": 8}
    layout["xaxis"] |= {"rangemode": "tozero"}
    layout["yaxis"] |= {"visible": True, "range": ends[::-1], "tickfont": font(colours["ink"])}
    return {"data": [bars, line], "layout": layout}
