"""Time as a picture: full stops from left to right, effects inside effects from top to bottom."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from tutor.rules.words import Lang
from tutor.trace.spans import Trace
from tutor.trace.words import Speaker
from tutor.views.lesson.timeline import Bar, Moment, bars, here, moments
from tutor.views.markup import Html, join, region, tag
from tutor.views.words import wording

COLUMNS = 9
"""So many full stops are drawn side by side; earlier and later ones are a press away."""

NUMBERED: Final = re.compile(r"(.+)( \d+)")
"""A name that ends in a number, which tells like things apart: for want of room what stands before is cut."""


def time(picture: Html, lang: Lang, *rest: Html) -> Html:
    """The region "Time": the icicle, and `rest` (steps and branches) below."""
    words = wording(lang)
    return region("time", words("drawer-story"), words("time-note"), picture, *rest)


def icicle(trace: Trace, cursor: int, speaker: Speaker) -> Html:
    """The timeline as a picture, as deep as the stack ever gets on the line; as a list where room is short.

    Every full stop is a button that carries the number of its node (`data-node`) and reports the action
    `jump` with it. What happened there is told below the picture: of the one shown, or of the one under the
    pointer or in focus; in the list, where time runs down and depth to the right, it is told of each.
    `cursor` is the number of the node that is shown; what the trace holds beyond it is drawn dashed. Raises
    ValueError for a node that is not on the line of the trace.
    """
    words = wording(speaker.lang)
    all_moments, drawn = moments(trace, cursor, speaker), bars(trace, cursor, speaker)
    at = here(trace, cursor)
    final = max((bar.last for bar in drawn), default=1)
    first = max(1, min(at - COLUMNS // 2 - 1, final - COLUMNS + 1))
    columns = range(first, min(final, first + COLUMNS - 1) + 1)
    rows = 1 + max((bar.depth for bar in drawn), default=0)
    parts = [_head(columns, at)] if at in columns else []
    parts += [_number(columns, step) for step in columns]
    parts += [_bar(columns, bar) for bar in drawn if bar.last >= first and bar.first <= columns[-1]]
    parts += [_stop(columns, moment) for moment in all_moments]
    size = f"--columns:{len(columns)};--rows:{rows}"
    picture = tag("ol", *parts, class_="rt-icicle", style=size, aria_label=words("drawer-story"))
    earlier = [moment for moment in all_moments if moment.step < first]
    later = [moment for moment in all_moments if moment.step > columns[-1]]
    ends = (
        _jump(earlier[-1], words("earlier", n=len(earlier))) if earlier else None,
        _jump(later[0], words("later", n=len(later))) if later else None,
    )
    more = tag("p", *ends, class_="rt-icicle__more") if any(ends) else None
    return join(picture, more)


def _head(columns: range, at: int) -> Html:
    """The column of the step that is shown, marked over the whole height."""
    column = at - columns[0] + 1
    return tag("li", class_="rt-icicle__head", style=f"grid-area:1/{column}/-2/{column}", aria_hidden="true")


def _number(columns: range, step: int) -> Html:
    """The number above a column."""
    style = f"grid-area:1/{step - columns[0] + 1}"
    return tag("li", str(step), class_="rt-icicle__number", style=style, aria_hidden="true")


def _bar(columns: range, bar: Bar) -> Html:
    """An effect, over the columns in which it is under way."""
    first, last = max(bar.first, columns[0]), min(bar.last, columns[-1])
    area = f"grid-area:{bar.depth + 2}/{first - columns[0] + 1}/auto/{last - columns[0] + 2}"
    numbered = NUMBERED.fullmatch(bar.name)
    name, number = numbered.groups() if numbered is not None else (bar.name, "")
    return tag(
        "li",
        tag("span", name) if name else None,
        tag("b", number) if number else None,
        class_=f"rt-icicle__bar {bar.look}".strip(),
        style=area,
        title=bar.name or None,
    )


@lru_cache(maxsize=1024)
def _stop(columns: range, moment: Moment) -> Html:
    """A full stop: its sentence in the picture, its number in the list, and what happened."""
    seen = moment.step in columns
    area = f";grid-area:{moment.depth + 2}/{moment.step - columns[0] + 1}" if seen else ""
    looks = (("ghost", moment.ghost), ("is-aside", not seen))
    return tag(
        "li",
        tag(
            "button",
            tag("b", str(moment.step)),
            tag("i", f"{moment.sentence}." if moment.sentence else "\N{MIDDLE DOT}", aria_hidden="true"),
            tag("span", moment.text),
            type="button",
            class_=" ".join(("rt-stop", *(look for look, on in looks if on))),
            style=f"--d:{moment.depth}{area}",
            aria_current="step" if moment.here else None,
            data_node=moment.node,
            data_act="jump",
            data_value=str(moment.node),
            data_key=f"stop-{moment.step}",
        ),
    )


def _jump(moment: Moment, label: str) -> Html:
    return tag(
        "button", label, class_="rt-tool", type="button",
        data_node=moment.node, data_act="jump", data_value=str(moment.node), data_key=f"jump-{moment.step}",
    )  # fmt: skip
