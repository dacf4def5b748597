"""Plotly figures without FigureWidget: a plain spec drawn by one static bundle that the browser keeps.

The bundle (plotly.js "basic": scatter, bar, pie) is a file of this package, served by Voilà and by JupyterLab
under `labextensions/tutor-plotly/static/`. A figure of another kind (icicle, maps, 3D) draws nothing: use an
SVG.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypedDict
from uuid import uuid4

import traitlets as t

from tutor.app.widgets.looks import layout
from tutor.app.widgets.together import Scripted, scripted

# The version stands in the name because JupyterLab tells browsers to keep the file for a year.
BUNDLE = "plotly-basic-4.1.1.min.js"


class Click(TypedDict):
    """One chosen point: trace, point, coordinates, text; `key` tells Enter from a mouse click."""

    curve: int
    point: int
    x: Any
    y: Any
    text: str
    key: bool


class Spec(t.Dict):
    """A dict whose every assignment counts, an equal one too: it takes back the patches."""

    def set(self, obj: Any, value: Any) -> None:
        obj._trait_values.pop(self.name, None)
        super().set(obj, value)


class PlotlyView(Scripted):
    """Show a Plotly spec, `{"data": [...], "layout": {...}}`, as JSON-ready values.

    `label` names the figure, `alt` says in words what it shows: both are read aloud, and `alt` is shown when
    the figure cannot be drawn. With `key_trace` the arrow keys walk over the points of that trace and Enter
    chooses one. `on_click` gets a `Click`. Assign `fig` to show another spec (changing the dict in place
    shows nothing); use `patch` for steps that only recolour or move what is there.
    """

    _esm = scripted("plotly")

    fig = Spec().tag(sync=True)
    bundle = t.Unicode(BUNDLE).tag(sync=True)
    label = t.Unicode().tag(sync=True)
    alt = t.Unicode().tag(sync=True)
    key_trace = t.Int(-1).tag(sync=True)
    _key = t.Unicode().tag(sync=True)

    def __init__(
        self,
        fig: Mapping[str, Any],
        *,
        label: str,
        alt: str,
        key_trace: int = -1,
        on_click: Callable[[Click], None] | None = None,
        **traits: Any,
    ) -> None:
        self._patched = False
        own = {"label": label, "alt": alt, "key_trace": key_trace, "_key": uuid4().hex}
        super().__init__(fig=dict(fig), **{"layout": layout(), **own, **traits})
        self._on_click = on_click
        self.on_msg(self._receive)

    def patch(
        self,
        data: Mapping[str, Any] | None = None,
        layout: Mapping[str, Any] | None = None,
        traces: Sequence[int] | None = None,
    ) -> None:
        """Change part of what is shown, as `Plotly.update` does: dotted keys, one value per trace in
        `traces`.

        A patch is kept by the page until `fig` is assigned, but is not part of `fig`.
        """
        update = [dict(data or {}), dict(layout or {}), None if traces is None else list(traces)]
        self._patched = True
        self.send({"type": "patch", "update": update})

    @t.observe("fig")
    def _assigned(self, _change: Any) -> None:
        if self._patched:
            self._patched = False
            self.send({"type": "reset"})

    def _receive(self, _widget: Any, message: Any, _buffers: Any) -> None:
        """Pass on a click. A visitor can send anything: only the two indices are used, if they exist."""
        if self._on_click is None or not isinstance(message, dict) or message.get("type") != "click":
            return
        curve, point = message.get("curve"), message.get("point")
        data = self.fig.get("data", ())
        if type(curve) is not int or type(point) is not int or not (0 <= curve < len(data) and point >= 0):
            return
        point_data: dict[str, Any] = {}
        for name in ("x", "y", "text"):
            values = data[curve].get(name)
            if isinstance(values, list | tuple):
                if point >= len(values):
                    return
                values = values[point]
            point_data[name] = values
        key = message.get("key") is True
        self._on_click(
            Click(
                curve=curve,
                point=point,
                x=point_data["x"],
                y=point_data["y"],
                text=str(point_data["text"] or ""),
                key=key,
            )
        )
