"""Time as a picture: full stops from left to right, effects inside effects from top to bottom."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tutor.trace.spans import Trace
from tutor.trace.words import Speaker
from tutor.views.lesson.timeline import Bar, Moment, bars, here, moments, steps
from tutor.views.markup import Html, join, region, tag
from tutor.views.words import Wording, wording

COLUMNS = 9
"""So many full stops are drawn side by side; earlier and later ones are a press away."""

ROW, BAR, HEAD, CAPTION = 46, 42, 26, 48
"""Height of a row, of the bar in it, of the line of numbers above and of what is told below, in pixels."""

LETTER = 7.6
"""About how wide a letter of a bar's name is, in pixels; with it names are shortened to what fits."""

WIDTH = 960
"""The width, in pixels, that the shortening of names reckons with."""

INSET: Final[dict[str, str]] = {"x": "2", "y": "1", "width": "100%", "style": "width:calc(100% - 4px)"}
"""Where a box lies in its column: a little inside, so that neighbours stand apart."""


def time(trace: Trace, cursor: int, speaker: Speaker, *rest: Html) -> Html:
    """The region "Time": the icicle, its list for narrow screens, and `rest` (steps and branches) below.

    `cursor` is the number of the node that is shown; what the trace holds beyond it is drawn dashed. Raises
    ValueError for a node that is not on the line of the trace.
    """
    words = wording(speaker.lang)
    parts = (icicle(trace, cursor, speaker), steps(trace, cursor, speaker))
    return region("time", words("drawer-story"), words("time-note"), *parts, *rest)


def icicle(trace: Trace, cursor: int, speaker: Speaker) -> Html:
    """The timeline as a picture, as deep as the stack ever gets on the line.

    Every full stop can be pressed: it carries the number of its node (`data-node`) and reports the action
    `jump` with it. What happened there is told below: of the one shown, or of the one under the pointer or in
    focus.
    """
    words = wording(speaker.lang)
    all_moments, drawn = moments(trace, cursor, speaker), bars(trace, cursor, speaker)
    at = here(trace, cursor)
    final = max((bar.last for bar in drawn), default=1)
    first = max(1, min(at - COLUMNS // 2 - 1, final - COLUMNS + 1))
    columns = range(first, min(final, first + COLUMNS - 1) + 1)
    height = HEAD + ROW * (1 + max((bar.depth for bar in drawn), default=0)) + 6
    grid = _Grid(first, len(columns), height)
    parts: list[Html | None] = [_head(grid, at) if at in columns else None]
    parts += [grid.label(step, str(step)) for step in columns]
    parts += [_bar(grid, bar) for bar in drawn if bar.last >= first and bar.first <= columns[-1]]
    parts += [_moment(grid, moment, words) for moment in all_moments if moment.step in columns]
    picture = tag(
        "svg",
        *parts,
        class_="rt-icicle",
        width="100%",
        height=height + CAPTION,
        role="group",
        aria_label=words("drawer-story"),
    )
    earlier = [moment for moment in all_moments if moment.step < first]
    later = [moment for moment in all_moments if moment.step > columns[-1]]
    ends = (
        _jump(earlier[-1], words("earlier", n=len(earlier))) if earlier else None,
        _jump(later[0], words("later", n=len(later))) if later else None,
    )
    more = tag("p", *ends, class_="rt-icicle__more") if any(ends) else None
    return tag("div", picture, more, class_="rt-icicle-wrap")


@dataclass(frozen=True, slots=True)
class _Grid:
    """Columns of equal width in shares of the picture, rows in pixels."""

    first: int
    columns: int
    height: int

    def x(self, step: int) -> float:
        """The left edge of a column in per cent."""
        return round(100 * (step - self.first) / self.columns, 3)

    def letters(self, columns: int) -> int:
        """About how many letters fit into that many columns."""
        return int((WIDTH * columns / self.columns - 16) / LETTER)

    def label(self, step: int, text: str) -> Html:
        """The number above a column."""
        middle = (self.x(step) + self.x(step + 1)) / 2
        return tag("text", text, class_="tick", x=f"{middle:g}%", y=18, text_anchor="middle")

    def box(self, first: int, last: int, y: int, height: int, *parts: Html | None, **more: str) -> Html:
        """A picture in the picture from one column to another: what runs over its edge is cut."""
        left = max(first, self.first)
        right = min(last, self.first + self.columns - 1) + 1
        width = self.x(right) - self.x(left)
        return tag("svg", *parts, x=f"{self.x(left):g}%", y=y, width=f"{width:g}%", height=height, **more)


def _head(grid: _Grid, at: int) -> Html:
    return grid.box(
        at, at, 1, grid.height - 2, tag("rect", class_="head", **INSET, height=grid.height - 4, rx=3)
    )


def _bar(grid: _Grid, bar: Bar) -> Html:
    left, right = max(bar.first, grid.first), min(bar.last, grid.first + grid.columns - 1)
    name = _shorten(bar.name, grid.letters(right - left + 1))
    title = tag("title", bar.name) if bar.name else None
    rect = tag("rect", **INSET, height=BAR - 2, rx=2)
    text = tag("text", name, x=10, y=17) if name else None
    inner = grid.box(bar.first, bar.last, HEAD + ROW * bar.depth, BAR, title, rect, text)
    return tag("g", inner, class_=f"cell {bar.look}".strip())


def _moment(grid: _Grid, moment: Moment, words: Wording) -> Html:
    rect = tag("rect", **INSET, height=BAR - 2, rx=2)
    sign = f"{moment.sentence}." if moment.sentence else "\N{MIDDLE DOT}"
    number = tag("text", sign, class_="stop__n", x=10, y=35)
    inner = grid.box(
        moment.step, moment.step, HEAD + ROW * moment.depth, BAR, tag("title", moment.text), rect, number
    )
    text = words("step-said", n=moment.step, said=moment.text)
    below = {"x": "0", "y": str(grid.height), "width": "100%", "height": str(CAPTION)}
    caption = tag("foreignObject", tag("p", text), class_="rt-icicle__told", **below)
    look = "stop now" if moment.here else "stop ghost" if moment.ghost else "stop"
    stop = tag(
        "g",
        inner,
        class_=f"cell {look}",
        role="button",
        tabindex=0,
        aria_label=text,
        aria_current="step" if moment.here else None,
        data_node=moment.node,
        data_act="jump",
        data_value=str(moment.node),
        data_key=f"stop-{moment.step}",
    )
    return join(stop, caption)


def _jump(moment: Moment, label: str) -> Html:
    return tag(
        "button", label, class_="rt-tool", type="button",
        data_node=moment.node, data_act="jump", data_value=str(moment.node), data_key=f"jump-{moment.step}",
    )  # fmt: skip


def _shorten(text: str, letters: int) -> str:
    """The text, or its beginning; a number at its end is kept, since it tells like things apart."""
    if len(text) <= letters:
        return text
    number = re.search(r" \d+$", text)
    end = number.group() if number is not None else ""
    length = letters - 1 - len(end)
    return text[:length].rstrip() + "\N{HORIZONTAL ELLIPSIS}" + end if length > 0 else ""
