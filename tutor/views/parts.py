"""Small parts that tables of games are put together from: foldable sections, facts, cards as boxes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from tutor.views.markup import Html, Part, badge, tag
from tutor.views.words import Wording

Row: TypeAlias = tuple[str, Part]
"""The name of a fact and what it says."""


def fold(
    words: Wording,
    key: str,
    title: Part,
    note: str,
    *parts: Part,
    offered: bool = False,
    lit: bool = False,
    unfolded: bool = False,
) -> Html:
    """A section that folds; while it is closed its line still says that something in it is offered or new."""
    flags = [
        tag("span", flag, class_=f"rt-flag rt-flag--{name}")
        for name, flag, on in (("cand", words("may-pick"), offered), ("lit", words("changed"), lit))
        if on
    ]
    head = tag(
        "span", tag("b", title), " ", tag("small", note) if note else None, *flags, class_="rt-fold__head"
    )
    return tag(
        "details",
        tag("summary", head),
        tag("div", *parts, class_="rt-fold__body"),
        class_="rt-more rt-fold",
        open=unfolded,
        data_key=f"table-{key}",
    )


def facts(rows: Iterable[Row]) -> Html | None:
    """Facts as a list of names and values; rows without a value are left out."""
    items = [part for name, value in rows if value for part in (tag("dt", name), tag("dd", value))]
    return tag("dl", *items, class_="rt-facts rt-facts--card") if items else None


def brief(rows: Iterable[Row]) -> Html | None:
    """Facts side by side in a line that wraps; rows without a value are left out."""
    items = [tag("div", tag("dt", name), tag("dd", value)) for name, value in rows if value]
    return tag("dl", *items, class_="rt-brief rt-num") if items else None


def boxed(
    name: Part,
    about: Part,
    lies: Part,
    *inside: Part,
    badges: Iterable[str] = (),
    origin: Html | None = None,
    looks: Iterable[str] = (),
    lit: bool = False,
    candidate: bool = False,
) -> Html:
    """A card as a box: its name and how it lies, what it is, what is inside, and badges.

    `looks` are how it is drawn: "spent", "back" or "free".
    """
    head = tag(
        "div",
        tag("h4", name),
        tag("span", lies, class_="rt-card__state") if lies else None,
        class_="rt-card__head",
    )
    states = [name for name, on in (("is-lit", lit), ("is-cand", candidate)) if on]
    tags = [badge(words) for words in badges]
    return tag(
        "article",
        head,
        tag("p", about, class_="rt-card__meta") if about else None,
        *inside,
        tag("p", *tags, class_="rt-badges") if tags else None,
        origin,
        class_=" ".join(("rt-card", *(f"rt-card--{look}" for look in looks), *states)),
    )


def grid(items: Iterable[Html | None], *, wide: bool = False) -> Html | None:
    """Cards side by side, `wide` ones with more room; nothing where there are none."""
    made = [one for one in items if one]
    width = " rt-cards--wide" if wide else ""
    return tag("div", *made, class_=f"rt-cards rt-cards--grid{width}") if made else None


def unknown(words: Wording) -> Html:
    """What stands for a fact that nobody knows."""
    return tag("i", words("unknown"), class_="rt-unknown")
