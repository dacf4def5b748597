"""A part of the page: HTML from the views, whose buttons report what was pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets
import traitlets

from tutor.app.widgets.looks import layout
from tutor.app.widgets.together import Batched, Scripted, scripted

Press = Callable[[str, str], None]
"""Called with the action and the value of what was pressed, both as written in the HTML."""

LONGEST_VALUE = 4096
"""No value that the views write is longer; where files are read in, more is let through."""


class Region(Scripted):
    """One region of the page. Whenever `html` changes, what differs in it is changed in place.

    An element with `data-act` (and `data-value`) reports a press by mouse, Enter or Space; a radio button
    reports being picked, a field what was typed, a file input the text of its file, with `data-drop` of one
    that is dropped anywhere on the page too; with `data-once` it is empty afterwards. The element with the
    same `data-key`, which a region holds once, stays the same one: it keeps the focus, its scroll position
    unless `data-of` differs, and if it is a `details` whether it is open, with `data-lasting` even after it
    was away. When what has the focus goes away inside of `data-near`, what stands next to it takes the
    focus; and what has `data-focus` takes it when it tells something new
    while the focus is in the region. What arrives is checked by whoever listens: a visitor can send anything.
    """

    _esm = scripted("region")

    html = traitlets.Unicode().tag(sync=True)
    role = traitlets.Unicode().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)

    def __init__(
        self, css_class: str, on_press: Press | None = None, *, longest: int = LONGEST_VALUE, **traits: Any
    ) -> None:
        super().__init__(**{"layout": layout(), **traits})
        self.add_class(css_class)
        self._on_press = on_press
        self._longest = longest
        self.on_msg(self._pressed)

    def _pressed(self, _widget: Any, message: Any, _buffers: Any) -> None:
        if self._on_press is None or not isinstance(message, dict):
            return
        action, value = message.get("act"), message.get("value", "")
        if isinstance(action, str) and isinstance(value, str) and len(value) <= self._longest:
            self._on_press(action, value)


class StageRegion(Region):
    """The region of the stage: as large as there is room, with its lines, and what moved seen to move."""

    _esm = scripted("stage")

    def foresee(self, html: str) -> None:
        """Has the browser work out unseen how a scene that may come next is set.

        It must not tell what the reader is asked to predict.
        """
        if html != self.html:
            self.send({"ahead": html})


class _Box(Batched, ipywidgets.VBox):
    """A box whose classes change with what is in it."""


def box(css_class: str, *children: ipywidgets.Widget) -> ipywidgets.VBox:
    """Widgets in a box of that class."""
    made = _Box(children, layout=layout())
    made.add_class(css_class)
    return made
