"""The start page of a published site: its title, its class, and its lessons in the order that was chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tutor.rules.catalogue import load
from tutor.rules.words import Lang
from tutor.views.markup import Html, Part, join, tag
from tutor.views.site.chapters import Entry, cards
from tutor.views.site.lesson_list import Lesson, lesson_link
from tutor.views.words import wording


def front(
    title: str,
    lang: Lang,
    *,
    classroom: str = "",
    code: str = "",
    go_on: tuple[str, str] | None = None,
    links: Sequence[tuple[str, str]] = (),
) -> Html:
    """The head: the title, the class by name and code if there is one, and (words, address) of where to go.

    `go_on` is the main one.
    """
    words = wording(lang)
    intro: Part = None
    if code:
        code_tag = tag("b", code, class_="rt-num")
        intro = tag(
            "p", words("site-class", title=classroom) if classroom else words("site-code"), " ", code_tag
        )
    main = tag("a", go_on[0], class_="rt-btn rt-btn--main", href=go_on[1]) if go_on else None
    others = [tag("a", text, href=href) for text, href in links]
    ways = tag("div", main, *others, class_="rt-continue")
    return tag("div", tag("h1", title), intro, tag("p", words("site-text"), class_="rt-note"), ways)


def chapters(entries: Sequence[Entry], lang: Lang) -> Html:
    """The notebooks that are read, as cards under a head; nothing where there are none."""
    if not entries:
        return join()
    head = tag("h2", wording(lang)("chapters-title"), class_="rt-level")
    return tag("div", tag("section", head, cards(entries, lang)), class_="rt-site")


def lessons(listed: Sequence[tuple[str, Lesson]], lang: Lang) -> Html:
    """The lessons, each with its game, in order; those of one game that follow one another under one head."""
    words = wording(lang)
    parts = []
    numbered = enumerate(listed, 1)
    for game, run in groupby(numbered, key=lambda each: each[1][0]):
        items = [tag("li", lesson_link(lesson, words, number)) for number, (_, lesson) in run]
        head = tag("h2", load(game).title.of(lang), class_="rt-level")
        parts.append(tag("section", head, tag("ol", *items, class_="rt-lessons")))
    return tag("div", *parts, class_="rt-site")
