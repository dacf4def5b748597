"""Explorables: controls whose value is a thing of the engine, with pictures that follow it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Generic, Self, TypeVar

import ipywidgets
from traitlets import TraitError

from tutor.app.widgets.plotly_view import PlotlyView
from tutor.app.widgets.region import Region
from tutor.app.widgets.static_html import bundle
from tutor.notebook.inputs import column, row
from tutor.rules.words import Lang
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.markup import Html, tag
from tutor.views.output import Displayed, output

Value = TypeVar("Value", bound=Displayed)
Draw = Callable[[Value], Html]
Spec = Callable[[Value], dict[str, Any]]


class Explorable(Generic[Value]):
    """Controls, the `value` that they stand for, and every picture of it; the next cell reads the value too.

    Pressing a part of a picture with `data-act` moves the control of that name to its `data-value`.

    `inputs` are the controls by the names of what they set, `make` makes the value of all that they hold
    (lists come as tuples). Where the engine refuses what they hold, the pictures say why.
    """

    def __init__(
        self,
        inputs: Mapping[str, ipywidgets.Widget],
        make: Callable[..., Value],
        draw: Draw[Value] = lambda value: value.html(),
        controls: ipywidgets.Widget | None = None,
        lang: Lang = "en",
    ) -> None:
        self.lang, self._inputs, self._make, self._draw = lang, dict(inputs), make, draw
        self._pictures: list[tuple[Region, Draw[Value]]] = []
        self._charts: list[tuple[PlotlyView, Spec[Value]]] = []
        self._latest: tuple[Mapping[str, Any], Value] | None = None
        for control in self._inputs.values():
            control.observe(lambda _change: self._redraw(), "value")
        self.controls = row(*self._inputs.values()) if controls is None else controls
        self.widget = column(self.controls, self.picture(draw))

    @property
    def value(self) -> Value:
        """What the controls stand for now. Raises CellError where the engine refuses it."""
        return self._made({name: _plain(control.value) for name, control in self._inputs.items()})

    @for_cells
    def set(self, **changes: Any) -> Self:
        """Moves controls, as a hand would. Raises CellError, and changes nothing, for what is not allowed."""
        for name in changes:
            if name not in self._inputs:
                raise no_such("control", name, self._inputs)
        held = {name: _plain(control.value) for name, control in self._inputs.items()}
        self._made(held | {name: _plain(value) for name, value in changes.items()})
        for name, value in changes.items():
            control = self._inputs[name]
            control.value = list(value) if isinstance(control.value, list) else value
        return self

    def picture(self, draw: Draw[Value] | None = None) -> ipywidgets.Widget:
        """A picture of the value that is drawn anew whenever a control is moved."""
        region = Region("rt-cell-picture", self._press)
        self._pictures.append((region, draw or self._draw))
        self._redraw_region(*self._pictures[-1])
        return region

    def chart(self, spec: Spec[Value], label: str) -> ipywidgets.Widget:
        """A Plotly figure of the value, as a plain spec, that follows the controls."""
        view = PlotlyView(spec(self.value), label=label, alt=label)
        self._charts.append((view, spec))
        return view

    def observe(self, observer: Callable[[Value], object]) -> None:
        """Has a function called with the new value whenever a control is moved to what the engine allows."""

        def moved(_change: object) -> None:
            try:
                value = self.value
            except CellError:
                return
            observer(value)

        for control in self._inputs.values():
            control.observe(moved, "value")

    def _press(self, name: str, value: str) -> None:
        """Moves a control to what was pressed; a visitor can send anything, and what fits nowhere is left."""
        if name not in self._inputs:
            return
        numeric = isinstance(self._inputs[name].value, int)
        with suppress(CellError, ValueError, TraitError):
            self.set(**{name: int(value) if numeric else value})

    def _made(self, held: Mapping[str, Any]) -> Value:
        if self._latest is None or self._latest[0] != held:
            self._latest = held, for_cells(self._make)(**held)
        return self._latest[1]

    def _redraw(self) -> None:
        for region, draw in self._pictures:
            self._redraw_region(region, draw)
        try:
            value = self.value
        except CellError:
            return
        for view, spec in self._charts:
            view.fig = spec(value)

    def _redraw_region(self, region: Region, draw: Draw[Value]) -> None:
        try:
            drawn = draw(self.value)
        except CellError as refused:
            drawn = tag("p", str(refused), class_="rt-note")
        region.html = output(drawn, lang=self.lang)

    def __repr__(self) -> str:
        return repr(self.value)

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        """The controls; without a kernel what they hold, and the pictures as they are now."""
        return bundle(self.widget, repr(self), self.lang)


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
