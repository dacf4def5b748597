"""Pieces of HTML and SVG. Text is escaped here and nowhere else: only `Html` goes in as it is."""

from __future__ import annotations

from functools import cache, lru_cache
from html import escape as escaped
from typing import Final, TypeAlias

Attribute: TypeAlias = str | int | float | bool | None
"""A value of an attribute: True writes it empty, None and False leave it out."""

_VOID = frozenset({"br", "img", "input", "meta", "hr", "col"})
_SHAPES = frozenset({"circle", "line", "path", "polygon", "rect", "use"})


escape: Final = lru_cache(maxsize=8192)(escaped)
"""Escapes text; most of what a page says was said on the page before."""


class Html(str):
    """Markup that needs no escaping. Only the functions of this module make it."""

    __slots__ = ()


Part: TypeAlias = str | Html | None
"""A child of an element: plain text, markup, or nothing."""


def text(words: str) -> Html:
    """Plain words as markup."""
    return words if isinstance(words, Html) else Html(escape(words))


def join(*parts: Part, by: str = "") -> Html:
    """Parts one after the other; those that are empty are left out."""
    between = text(by) if by else by
    return Html(between.join([part if type(part) is Html else text(part) for part in parts if part]))


def tag(name: str, /, *parts: Part, **attributes: Attribute) -> Html:
    """An element. `class_` stands for `class`, an underscore inside a name for a hyphen (`data_act`)."""
    head = "".join([_attribute(key, value) for key, value in attributes.items() if value is not None])
    if name in _VOID:
        return Html(f"<{name}{head}>")
    if name in _SHAPES and not parts:
        return Html(f"<{name}{head}/>")
    inner = "".join([part if type(part) is Html else escape(part) for part in parts if part])
    return Html(f"<{name}{head}>{inner}</{name}>")


def region(name: str, title: str, note: Part, *parts: Part) -> Html:
    """A region of the page: a head with a note beside it, and what it holds.

    `name` gives the class (`rt-<name>`) and the id of the head (`h-<name>`). Every region carries `rt-hold`,
    which keeps its least height the same from step to step.
    """
    head = tag("h2", title, id=f"h-{name}")
    beside = tag("p", note, class_="rt-head__note") if note else None
    return tag(
        "section",
        tag("header", head, beside, class_="rt-head"),
        *parts,
        class_=f"rt-region rt-hold rt-{name}",
        aria_labelledby=f"h-{name}",
    )


def sub(title: str, note: str = "", *, news: bool = False) -> Html:
    """A small head inside a region, with a note beside it; with `news` the reader goes on there."""
    beside = tag("small", note) if note else None
    return tag("h3", title, beside, class_="rt-sub", tabindex=-1 if news else None, data_focus=news)


def badge(words: str) -> Html:
    """A badge: training content, or what the sources leave open."""
    return tag("span", words, class_="rt-badge")


def _attribute(key: str, value: Attribute) -> str:
    if type(value) is str:
        return f'{_opening(key)}{escape(value)}"'
    if value is None or value is False:
        return ""
    if value is True:
        return f'{_opening(key)}"'
    return f'{_opening(key)}{f"{value:g}" if isinstance(value, float) else escape(str(value))}"'


@cache
def _opening(key: str) -> str:
    """An attribute up to its value."""
    return f' {key.rstrip("_").replace("_", "-")}="'
