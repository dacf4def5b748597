"""Plotly specs as figures for notebooks and saved pictures, and what all specs of the product share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tutor.views.theme import Scheme, palette

if TYPE_CHECKING:
    import plotly.graph_objects as go

SMALLEST = 13
"""No text of the product is smaller, in pixels."""


def figure(spec: Mapping[str, Any]) -> go.Figure:
    """The spec as a Plotly figure. Raises ValueError for what Plotly does not know, with where it stands.

    Plotly is loaded here and not before: the apps draw specs without it.
    """
    import plotly.graph_objects as go

    return go.Figure(spec)


def font(colour: str, size: int = 14) -> dict[str, Any]:
    """A font of a spec. Raises ValueError for a size below the smallest of the product."""
    if size < SMALLEST:
        raise ValueError(f"{size} px; nothing is smaller than {SMALLEST}")
    return {"family": palette()["sans"], "size": size, "color": colour}


def base_layout(scheme: Scheme, height: int) -> dict[str, Any]:
    """A layout without Plotly's own template: our surfaces and fonts, axes without decoration."""
    colours = palette(scheme)
    axis = {
        "visible": False,
        "showgrid": False,
        "zeroline": False,
        "fixedrange": True,
        "linecolor": colours["line-2"],
        "tickfont": font(colours["ink"], 14),
        "automargin": True,
    }
    return {
        "height": height,
        "paper_bgcolor": colours["page"],
        "plot_bgcolor": colours["page"],
        "font": font(colours["ink"], 14),
        "hoverlabel": {
            "bgcolor": colours["leaf"],
            "bordercolor": colours["line-2"],
            "font": font(colours["ink"], 14),
        },
        "hovermode": "closest",
        "margin": {"l": 4, "r": 4, "t": 4, "b": 4},
        "xaxis": dict(axis),
        "yaxis": dict(axis),
    }


def vertical(at: float, colour: str) -> dict[str, Any]:
    """A dashed line up a figure."""
    return {
        "type": "line", "x0": at, "x1": at, "y0": 0, "y1": 1, "yref": "paper", "layer": "below",
        "line": {"color": colour, "width": 2, "dash": "dash"},
    }  # fmt: skip
