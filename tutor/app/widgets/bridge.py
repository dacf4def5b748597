"""What belongs to the whole page: its address, language, keys, announcements, and playing on by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import msgspec
import traitlets

from tutor.app.widgets.together import Scripted, batch, scripted
from tutor.views.theme import css

MOST_PROGRESS = 100_000
"""No browser of ours remembers more."""

LONGEST_KEPT = 60_000
"""No text that a page keeps in the browser is longer."""

QUESTIONS = "tutor.questions"
"""What the browser keeps the learner's own questions under."""

BARE = "bare"
"""What a page says that lacks the style sheet: any but Voilà's."""

READY = "ready"
"""What a page says once it stands and can be used."""

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
        "shut",
        "hint",
        "chain",
        "language",
        "search",
        "keys",
        "everything",
    }
)
"""What a key or the clock may ask for; anything else is ignored."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What a browser remembers: per lesson (step, steps, done), and the lesson that was open last."""

    lessons: dict[str, tuple[int, int, bool]]
    last: str = ""


def read_progress(text: object) -> Progress:
    """What a browser sent, as far as it makes sense; anything else in it is left out."""
    if not isinstance(text, str) or len(text) > MOST_PROGRESS:
        return Progress({})
    try:
        progress = msgspec.json.decode(text, type=dict[str, list[Any]])
    except msgspec.DecodeError:
        return Progress({})
    lessons = {}
    for lesson, values in progress.items():
        match values:
            case [int() as step, int() as steps, bool() as done]:
                lessons[lesson] = (step, steps, done)
    last = progress.get("", [""])
    return Progress(lessons, last[0] if last and isinstance(last[0], str) else "")


PACKAGE = "tutor.app.widgets"
"""Where the scripts and styles of widgets are."""


def scoped_css() -> str:
    """The style sheet so that it touches nothing outside our boxes: for pages that are not ours.

    A selector in a scope is looked for below its root, so that is what holds a shell, not the shell itself.
    It has a class: found by what it holds, each change of the page would have all of it styled anew.
    """
    inside = css().replace(":root", ":scope").replace("\nbody {", "\n.rt-shell {")
    return f"@scope (.rt-holder) {{\n{inside}\n}}"


class Bridge(Scripted):
    """One for each page. It shows nothing.

    `query` is kept as the query of the page's address, so that reloading comes back here. `said` is read out
    by screen readers. While `playing`, the page asks for one full stop after another. `keys` switches the
    keyboard on; the browser remembers `everything`, the rules lawyer's layout; `language` is the page's
    language and `title` its title. `mark` is what the browser keeps of
    a lesson: a JSON list of its id, the step, and how many there are. `kept` is a text that the browser keeps
    for `on_kept`, which is given it when the page is opened again; "" keeps what was there. It is kept under
    `kept_as`, or with a `kept_name` as one of several there, each of which is given back. All that the
    browser keeps is kept for the `owner` (`Request.tag`): another learner in the same browser finds nothing
    of it. `embedded`: a cell among others, in a page whose address and title are not ours; nothing is kept
    then, and keys count inside of it alone. `on_ready` is called once the page stands and can be used.
    """

    _esm = scripted("bridge")
    _css = traitlets.Unicode(files(PACKAGE).joinpath("widgets.css").read_text("utf-8")).tag(sync=True)

    bare = traitlets.Bool(False)
    """Whether the page is not ours, so that the addresses of our pages lead nowhere."""

    connected = False
    """Whether a browser has the bridge."""

    query = traitlets.Unicode().tag(sync=True)
    title = traitlets.Unicode().tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    said = traitlets.Unicode().tag(sync=True)
    playing = traitlets.Bool(False).tag(sync=True)
    keys_on = traitlets.Bool(True).tag(sync=True)
    everything = traitlets.Bool(False).tag(sync=True)
    pace = traitlets.Int(1200).tag(sync=True)
    mark = traitlets.Unicode().tag(sync=True)
    wants_progress = traitlets.Bool(False).tag(sync=True)
    kept = traitlets.Unicode().tag(sync=True)
    wants_kept = traitlets.Bool(False).tag(sync=True)
    wants_ready = traitlets.Bool(False).tag(sync=True)
    kept_as = traitlets.Unicode("tutor.kept").tag(sync=True)
    kept_name = traitlets.Unicode().tag(sync=True)
    owner = traitlets.Unicode().tag(sync=True)
    embedded = traitlets.Bool(False).tag(sync=True)

    def __init__(
        self,
        on_command: Callable[[str, str], None],
        on_progress: Callable[[Progress], None] | None = None,
        on_kept: Callable[[str], None] | None = None,
        on_ready: Callable[[], None] | None = None,
        **traits: Any,
    ) -> None:
        wants = {
            "wants_progress": on_progress is not None,
            "wants_kept": on_kept is not None,
            "wants_ready": on_ready is not None,
        }
        super().__init__(**wants, **traits)
        self._on_command = on_command
        self._on_progress = on_progress
        self._on_kept = on_kept
        self._on_ready = on_ready
        self._afterwards: list[dict[str, str]] | None = None
        self.on_msg(self._commanded)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Has all that changes in the page within the block arrive there at once.

        Where no browser has the bridge yet, what changes is sent as it is: who runs a notebook without one
        keeps only that.
        """
        if not self.connected:
            yield
            return
        with batch() as states:
            outermost = self._afterwards is None
            if outermost:
                self._afterwards = []
            try:
                yield
            finally:
                if outermost:
                    steps, self._afterwards = self._afterwards, None
                    if states or steps:
                        afterwards = {"steps": steps} if steps else {}
                        self.send({"do": "states", "states": states, **afterwards})

    def copy_address(self) -> None:
        """Puts the page's address, with its query, into the reader's clipboard."""
        self.send({"do": "copy-address"})

    def save(self, name: str, text: str) -> None:
        """Hands the reader a text as a file of that name."""
        self.send({"do": "save", "name": name, "text": text})

    def forget(self) -> None:
        """Has the browser forget the lessons and the game that it remembers, and load anew other tabs."""
        self.send({"do": "forget"})

    def keep(self, name: str, text: str) -> None:
        """Has the browser keep a text under that name, as one of several."""
        with self.hold_sync():
            self.kept_name, self.kept = name, text

    def drop(self, name: str) -> None:
        """Has the browser forget what it keeps under that name."""
        self.send({"do": "drop", "name": name})

    def picture(self, name: str, selector: str) -> None:
        """Hands the reader the elements that fit as one picture, SVG or PNG by its name, as they look now."""
        self.send({"do": "picture", "name": name, "selector": selector})

    def print(self, html: str, selector: str) -> None:
        """Has the browser print a sheet; the element that fits stands in it where it has `data-stage`."""
        self.send({"do": "print", "html": html, "selector": selector})

    def visit(self, href: str) -> None:
        """Leads the reader to another of our pages, by its address relative to this one.

        In pages of others nothing happens: there our pages are not.
        """
        self.send({"do": "visit", "href": href})

    def focus(self, selector: str) -> None:
        """Moves the reader's focus to the first element that fits."""
        self._once_drawn({"do": "focus", "selector": selector})

    def press_first(self, selector: str) -> None:
        """Moves the reader's focus to the first element that fits, and presses it."""
        self._once_drawn({"do": "press", "selector": selector})

    def open_first(self, selector: str) -> None:
        """Opens or closes the first `<details>` that fits."""
        self._once_drawn({"do": "toggle", "selector": selector})

    def _once_drawn(self, step: dict[str, str]) -> None:
        """Has something done that is about elements, after what changes in the page together has arrived."""
        if self._afterwards is None:
            self.send(step)
        else:
            self._afterwards.append(step)

    def _commanded(self, _widget: Any, message: Any, _buffers: Any) -> None:
        if not isinstance(message, dict):
            return
        self.connected = True
        if self._on_progress is not None and "progress" in message:
            self._on_progress(read_progress(message["progress"]))
            return
        if "kept" in message:
            self._keep(message["kept"])
            return
        command, value = message.get("command"), message.get("value", "")
        if command == BARE:
            self.bare = True
            self.send({"do": "wear", "css": scoped_css()})
            return
        if command == READY:
            if self._on_ready is not None:
                self._on_ready()
            return
        if command in COMMANDS and isinstance(value, str) and len(value) <= 8:
            self._on_command(command, value)

    def _keep(self, value: object) -> None:
        if self._on_kept is not None and isinstance(value, str) and len(value) <= LONGEST_KEPT:
            self._on_kept(value)
