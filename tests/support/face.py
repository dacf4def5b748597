"""The face as a static page: what a page has drawn, laid out by the real style sheet in a real browser.

No server and no kernel take part, so that every step of every lesson can be measured. `Face` follows a page
object step by step; `breaches` lists what does not hold of what is drawn, by the boxes of elements and texts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

import ipywidgets
from playwright.sync_api import ElementHandle, Frame, Page

from tutor.app.games import VIEWS
from tutor.app.pages.shell import Desk
from tutor.app.widgets.modules import STAGE
from tutor.app.widgets.region import Region
from tutor.engine.question import Option, Question
from tutor.views.theme import css

SIZES = ((1280, 720), (1024, 768), (360, 740))
"""A laptop, a tablet, a phone: every step is looked at in each of them."""

LEAST_TYPE = 12
"""No text of a stage is drawn smaller, in px."""

WIDGETS = files("tutor.app.widgets")

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><style>{css}
{widgets}
.widget-box {{ display: flex; margin: 0; overflow: auto; }} .widget-vbox {{ flex-direction: column; }}
</style><body class="rt-app" data-voila="voila"><div id="root"></div>
<script>const staging = (() => {{ {stage}
return staged; }})(), put = {put}, breaches = {breaches};
window.shown = (html) => {{ put(html); return breaches(); }};</script></body></html>"""

BREACHES = (
    Path(__file__).with_name("face_breaches.js").read_text("utf-8").replace("LEAST_TYPE", str(LEAST_TYPE))
)
FRAME = """([width, height]) => {
  const frame = document.createElement("iframe");
  Object.assign(frame, { width, height });
  Object.assign(frame.style, { border: "0", visibility: "hidden" }); // laid out and never painted
  return document.body.appendChild(frame);
}"""
PUT = """(html) => {
  const root = document.getElementById("root"), next = document.createElement("div");
  next.innerHTML = html;
  const both = (selector) => [root, next].map((e) => [...e.querySelectorAll(selector)]);
  const [boxes, others] = both(".lm-Widget"), [parts, drawn] = both(".rt-part");
  if (boxes.length !== others.length || parts.length !== drawn.length) {
    root.replaceChildren(...next.childNodes);
  } else {
    // As the page does: boxes stay, and a part that says the same stays as it is.
    boxes.forEach((e, n) => {
      e.className = others[n].className;
    });
    parts.forEach((e, n) => {
      const says = drawn[n].innerHTML;
      if (e.says !== says) {
        staging.dress(e, drawn[n]);
        e.replaceChildren(...drawn[n].childNodes);
      }
      e.says = says;
    });
  }
  const stage = root.querySelector(".rt-at-stage > .rt-part");
  staging.settle(stage, { pieces: new Map(), links: new Set() });
  staging.confirm(stage); // what is measured next is what the frame shows
}"""

SHOWN = "([html, ...frames]) => frames.map((frame) => frame.contentWindow.shown(html))"
"""Puts what is drawn into frames, and says of each what does not hold there.

All in one call, by functions that the frames have: what is handed over is parsed anew each time.
"""


def pieceless(game: str, options: Iterable[Option], about: Collection[str]) -> Iterator[str]:
    """Those of the answers without a piece of their own that stand for a thing of which no piece is drawn.

    `about` are the pieces that ask for the answers about them. An answer stands for a thing where its key
    repeats a word of its facts: the id of a card, a die, a room, a colour. Neither "yes", a number, an order
    nor a combination of many things is one.
    """
    for option in options:
        things = set(VIEWS[game].things(option))
        words = [value for _, value in option.facts if isinstance(value, str) and value]
        if not things.isdisjoint(about):
            continue
        if things or any(word in option.key for word in words):
            yield f"the answer {option.key} has no piece"


def drawn(widget: ipywidgets.Widget) -> str:
    """A tree of widgets as the browser shows it."""
    look = " ".join(widget._dom_classes)
    if isinstance(widget, Region):
        return f'<div class="lm-Widget {look}"><div class="rt-part">{widget.html}</div></div>'
    inside = "".join(map(drawn, getattr(widget, "children", ())))
    look = f"lm-Widget jupyter-widgets widget-box widget-vbox {look}"
    return f'<div class="{look}">{inside}</div>'


class Face:
    """A page of the tutor in a browser, without its kernel: `breaches` puts there what it has drawn.

    Each size of the window is a frame of its own, since a window that is resized is laid out twice.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: dict[tuple[int, int], Frame] = {}
        self._elements: dict[tuple[int, int], ElementHandle] = {}
        self.fixed: dict[tuple[int, int], list[float]] = {}

    def breaches(
        self, desk: Desk, sizes: tuple[tuple[int, int], ...] = SIZES, question: Question | None = None
    ) -> list[str]:
        """What does not hold of what is drawn now, in each of the sizes of the window.

        Answers to a `question` are looked for on the stage.
        """
        html, found = drawn(desk.widget), []
        options = question.options if question is not None else ()
        for size in sizes:
            self.frame(*size)
        elements = [self._elements[size] for size in sizes]
        results: list[dict[str, Any]] = self.page.evaluate(SHOWN, [html, *elements])
        for (width, height), result in zip(sizes, results, strict=True):
            found += [f"{width} x {height}: {one}" for one in result["found"]]
            unplaced = [one for one in options if one.key in result["unplaced"]]
            found += [f"{width} x {height}: {one}" for one in pieceless(desk.game, unplaced, result["about"])]
            place = self.fixed.setdefault((width, height), result["fixed"])
            moved = max(abs(a - b) for a, b in zip(place, result["fixed"], strict=True))
            if moved > 1:
                found.append(f"{width} x {height}: go or back moved by {moved:.0f} px")
        return found

    def frame(self, width: int, height: int) -> Frame:
        """The frame of that size, empty when it is asked for first."""
        if (width, height) not in self.frames:
            made = self.page.evaluate_handle(FRAME, [width, height]).as_element()
            frame = made.content_frame() if made is not None else None
            assert made is not None and frame is not None
            names = ("widgets.css", "annotations.js", *STAGE)
            widgets, *stage = (WIDGETS.joinpath(name).read_text("utf-8") for name in names)
            script = {"stage": "\n".join(stage), "put": PUT, "breaches": BREACHES}
            frame.set_content(PAGE.format(css=css(), widgets=widgets, **script))
            self.frames[width, height], self._elements[width, height] = frame, made
        return self.frames[width, height]


def named(lesson: str, step: int, found: list[str]) -> list[str]:
    """Breaches as they are listed: lesson, step, size and what does not hold."""
    return [f"{lesson}, step {step}, {escape(one, quote=False)}" for one in found]
