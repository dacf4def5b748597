"""A launch graph as a Plotly figure: cards in a line, arcs above for what leads on, below for back."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any, Final

from tutor.games.penumbra.views.notebook.launch_picture import Picture
from tutor.views.figure import base_layout, font
from tutor.views.theme import palette

POINTS: Final = 24
"""So many pieces an arc is drawn in."""


def launch_figure(picture: Picture) -> dict[str, Any]:
    """The spec of the figure; what an arc stands for is told on hovering over its middle."""
    colours = palette()
    places = {node.id: at for at, node in enumerate(picture.nodes)}
    data: list[dict[str, Any]] = []
    for arc, span in picture.spans():
        middle, radius = (places[arc.start] + places[arc.end]) / 2, span / 2
        turns = [pi * n / POINTS for n in range(POINTS + 1)]
        look = {"color": colours["now-edge" if arc.look else "line-2"], "width": 4 if arc.look else 1.5}
        data.append(
            {
                "type": "scatter",
                "mode": "lines",
                "x": [middle - radius * cos(turn) for turn in turns],
                "y": [radius * sin(turn) for turn in turns],
                "line": look,
                "text": arc.says,
                "hoverinfo": "text",
                "showlegend": False,
            }
        )
    names = [
        "<br>".join(filter(None, (node.name, ", ".join(map(str, node.places))))) for node in picture.nodes
    ]
    data.append(
        {
            "type": "scatter",
            "mode": "markers+text",
            "x": list(range(len(names))),
            "y": [0] * len(names),
            "text": names,
            "textposition": "bottom center",
            "textfont": font(colours["ink"]),
            "marker": {
                "size": 26,
                "color": [colours[node.hue] if node.hue else colours["ink-3"] for node in picture.nodes],
                "line": {"color": colours["ink"], "width": 1.5},
            },
            "hoverinfo": "skip",
            "showlegend": False,
        }
    )
    spans = [span for _, span in picture.spans()]
    layout = base_layout("light", height=380)
    layout["xaxis"] |= {"range": [-0.7, len(names) - 0.3]}
    layout["yaxis"] |= {"range": [min([-1.2, *spans]) / 2 - 0.3, max([1, *spans]) / 2 + 0.3]}
    return {"data": data, "layout": layout}
