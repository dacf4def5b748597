"""What belongs to the whole page: its address, language, keys, announcements, and playing on by itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import anywidget
import traitlets

from tutor.views.theme import css

BARE = "bare"
"""What a page says that lacks the style sheet: any but Voilà's."""

COMMANDS = frozenset(
    {
        "forward",
        "back",
        "next-question",
        "last-question",
        "start",
        "end",
        "play",
        "stop",
        "option",
        "why-not",
        "chain",
        "language",
        "search",
        "keys",
    }
)
"""What a key or the clock may ask for; anything else is ignored."""


def scoped_css() -> str:
    """The style sheet so that it touches nothing outside our boxes: for pages that are not ours."""
    inside = css().replace(":root", ":scope").replace("\nbody {", "\n:scope {")
    return f"@scope (.rt-shell) {{\n{inside}\n}}"


class Bridge(anywidget.AnyWidget):
    """One for each page. It shows nothing.

    `query` is kept as the query of the page's address, so that reloading comes back here. `said` is read out
    by screen readers. While `playing`, the page asks for one full stop after another. `keys` switches the
    keyboard on; `language` is the page's language and `title` its title.
    """

    _esm = files("tutor.app").joinpath("bridge.js").read_text("utf-8")
    _css = files("tutor.app").joinpath("widgets.css").read_text("utf-8")

    query = traitlets.Unicode().tag(sync=True)
    title = traitlets.Unicode().tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    said = traitlets.Unicode().tag(sync=True)
    playing = traitlets.Bool(False).tag(sync=True)
    keys_on = traitlets.Bool(True).tag(sync=True)
    pace = traitlets.Int(1200).tag(sync=True)

    def __init__(self, on_command: Callable[[str, str], None], **traits: Any) -> None:
        super().__init__(**traits)
        self._on_command = on_command
        self.on_msg(self._commanded)

    def copy_address(self) -> None:
        """Puts the page's address, with its query, into the reader's clipboard."""
        self.send({"do": "copy-address"})

    def focus(self, selector: str) -> None:
        """Moves the reader's focus to the first element that fits."""
        self.send({"do": "focus", "selector": selector})

    def open_first(self, selector: str) -> None:
        """Opens or closes the first `<details>` that fits."""
        self.send({"do": "toggle", "selector": selector})

    def _commanded(self, _widget: Any, message: Any, _buffers: Any) -> None:
        if not isinstance(message, dict):
            return
        command, value = message.get("command"), message.get("value", "")
        if command == BARE:
            self.send({"do": "wear", "css": scoped_css()})
            return
        if command in COMMANDS and isinstance(value, str) and len(value) <= 8:
            self._on_command(command, value)
