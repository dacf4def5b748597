"""A control of things to press: which of them are picked, in the order in which that was done."""

from __future__ import annotations

from collections.abc import Callable

import traitlets

from tutor.app.widgets.region import Region
from tutor.rules.words import Lang
from tutor.views.markup import Html, tag
from tutor.views.output import output

PICK = "pick"
"""What pressing one of them reports."""


class Picks(Region):
    """Buttons for `options`; the ids of those picked are the `value`. `draw` makes what stands on a button.

    With `numbered` each that is picked has its place in the order.
    """

    value = traitlets.Tuple()

    def __init__(
        self,
        options: tuple[str, ...],
        value: tuple[str, ...],
        draw: Callable[[str], Html],
        label: str,
        *,
        numbered: bool = False,
        lang: Lang = "en",
    ) -> None:
        super().__init__("rt-cell-picture", self._toggle, value=value)
        self._options, self._drawn, self._label = options, draw, label
        self._numbered, self._lang = numbered, lang
        self.observe(lambda _change: self._draw(), "value")
        self._draw()

    def _toggle(self, action: str, id: str) -> None:
        if action != PICK or id not in self._options:
            return
        held = tuple(one for one in self.value if one != id)
        self.value = held if id in self.value else (*held, id)

    def _draw(self) -> None:
        buttons = [self._button(id) for id in self._options]
        shown = tag("div", *buttons, class_="rt-picks", role="group", aria_label=self._label)
        self.html = output(tag("p", self._label, class_="rt-note"), shown, lang=self._lang)

    def _button(self, id: str) -> Html:
        on = id in self.value
        place = tag("b", str(self.value.index(id) + 1)) if on and self._numbered else None
        return tag(
            "button", self._drawn(id), place, type="button", class_="rt-picks__one", data_act=PICK,
            data_value=id, data_key=f"pick-{id}", aria_pressed="true" if on else "false",
        )  # fmt: skip
