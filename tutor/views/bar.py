"""The bar below stage and coach: back, the line of steps, the drawers, and the one primary button."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tutor.rules.words import Lang
from tutor.views.markup import Html, join, tag
from tutor.views.words import wording

DOTS: Final = 24
"""So many steps are drawn as dots at the most; of more, some stand for their neighbours."""

ICONS: Final = {
    "table": "M3 5h18v14H3zM3 10h18M9 10v9M15 10v9",
    "why": "M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM9 9h6M9 13h6",
    "chain": "M3 8h6v8H3zM15 8h6v8h-6zM9 12h6",
    "odds": "M4 4h16v16H4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01",
    "story": "M4 6h16M4 12h16M4 18h10",
    "rooms": "M12 2l8 4.6v9.3L12 21l-8-5.1V6.6z",
    "fields": "M4 5h16M4 12h16M4 19h16M9 3v4M15 10v4M7 17v4",
    "rulings": "M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v14",
    "play": "M6 4l13 8-13 8z",
    "take": "M12 3v12M7 10l5 5 5-5M4 20h16",
    "readings": "M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v14",
}
"""A sign for each drawer, as lines of an SVG path."""


@dataclass(frozen=True, slots=True)
class Go:
    """What the primary button does: its words, and what pressing it reports, or the address it leads to.

    With neither it is off: what it says is what is to be done elsewhere on the page.
    """

    says: str
    act: str = ""
    value: str = ""
    href: str = ""


@dataclass(frozen=True, slots=True)
class Tab:
    """A drawer that can be opened: its name in `ICONS`, and how many things are in it, if that matters."""

    name: str
    count: int = 0


@dataclass(frozen=True, slots=True)
class Track:
    """The line of steps: how many there are, which one is shown, and what pressing those known reports.

    `values` are the values of the action `jump` for the steps from the first on that can be gone to.
    """

    steps: int
    at: int
    values: Sequence[str] = ()


def bar(
    go: Go, track: Track | None, tabs: Sequence[Tab], opened: str, lang: Lang, *, where: str, back: bool
) -> Html:
    """The bar (`data-part="bar"`); a page that follows no line of play has no `track`.

    `opened` is the drawer that is open, `where` says in words which step is shown, `back` whether one can go
    back.
    """
    words = wording(lang)
    return tag(
        "nav",
        _back("back", "◀", words("back"), back),
        tag("span", where, class_="rt-time__at rt-vh"),
        None if track is None else _track(track),
        tag("div", *[_tab(tab, opened, lang) for tab in tabs], class_="rt-tabs"),
        _go(go),
        class_="rt-dock",
        data_part="bar",
        aria_label=words("step-bar"),
    )


def edit_bar(go: Go, tabs: Sequence[Tab], opened: str, lang: Lang, *, undo: int, redo: bool) -> Html:
    """The bar of a page on which something is changed: undo and redo in place of the line of steps.

    `undo` is how many changes can be undone, `redo` whether one can be made again.
    """
    words = wording(lang)
    return tag(
        "nav",
        _back("undo", "↶", words("bar-undo", n=undo), bool(undo)),
        _back("redo", "↷", words("bar-redo"), redo, "redo"),
        tag("div", *[_tab(tab, opened, lang) for tab in tabs], class_="rt-tabs"),
        _go(go),
        class_="rt-dock rt-dock--edit",
        data_part="bar",
        aria_label=words("edit-bar"),
    )


def _back(act: str, sign: str, says: str, can: bool, part: str = "back") -> Html:
    """What takes a step or a change back, or makes one again."""
    return tag(
        "button", tag("span", sign, aria_hidden="true"), tag("span", says, class_="rt-vh"),
        type="button", class_="rt-back", title=says, data_act=act, data_key=f"bar-{act}", data_part=part,
        aria_disabled=None if can else "true",
    )  # fmt: skip


def closer(lang: Lang) -> Html:
    """The button that shuts the drawer that is open."""
    return tag(
        "button", "✕", type="button", data_act="drawer", data_value="", data_key="shut",
        aria_label=wording(lang)("drawer-shut"),
    )  # fmt: skip


def _go(go: Go) -> Html:
    if go.href:
        return tag("a", go.says, class_="rt-go", href=go.href, data_part="go", data_key="bar-go")
    return tag(
        "button", go.says, type="button", class_="rt-go", data_part="go", data_key="bar-go",
        data_act=go.act or "none", data_value=go.value, aria_disabled=None if go.act else "true",
    )  # fmt: skip


def _track(track: Track) -> Html:
    """Dots that can be pressed with the mouse; the drawer of the story holds the same steps as buttons."""
    last = max(track.steps, track.at, 1)
    marks = list(range(last + 1))
    if last + 1 > DOTS:
        marks = sorted({round(at * last / (DOTS - 1)) for at in range(DOTS)} | {track.at})
    dots = [
        tag(
            "i",
            class_="is-here" if at == track.at else "is-past" if at < track.at else None,
            data_act="jump" if at < len(track.values) else None,
            data_value=track.values[at] if at < len(track.values) else None,
        )
        for at in marks
    ]
    return tag("div", *dots, class_="rt-track", aria_hidden="true")


def _tab(tab: Tab, opened: str, lang: Lang) -> Html:
    says = wording(lang)(f"drawer-{tab.name}")
    icon = tag(
        "svg", tag("path", d=ICONS[tab.name]), viewBox="0 0 24 24", class_="rt-icon", aria_hidden="true"
    )
    return tag(
        "button",
        join(icon, tag("span", says, class_="rt-word"), tag("small", str(tab.count)) if tab.count else None),
        type="button",
        title=says,
        data_act="drawer",
        data_value=tab.name,
        data_key=f"drawer-{tab.name}",
        aria_pressed="true" if tab.name == opened else "false",
    )
