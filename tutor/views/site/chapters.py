"""The list of chapters: each with its seal, what it asks, and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor.rules.words import Lang
from tutor.views.markup import Html, join, tag
from tutor.views.site.start import short
from tutor.views.stage.seals import seal, symbols
from tutor.views.words import wording


class Entry(NamedTuple):
    """A chapter as the list has it: its game ("": all of them), what it asks, about how many minutes."""

    id: str
    game: str
    title: str
    href: str
    question: str
    minutes: int


SEALS = "seasons"
"""The game in whose manner the seals of chapters are drawn that belong to no game."""


def chapters(entries: Sequence[Entry], lang: Lang) -> Html:
    """The page of the chapters: what they are, and all of them."""
    words = wording(lang)
    title, intro = tag("h1", words("chapters-title")), tag("p", words("chapters-intro"))
    return join(tag("div", title, intro, class_="en-intro"), cards(entries, lang))


def cards(entries: Sequence[Entry], lang: Lang) -> Html:
    """Chapters as cards; each is pressed as a whole."""
    drawn = [(_seals(entry), _card(entry, lang)) for entry in entries]
    signs = [
        symbols(game, join(*(card for other, card in drawn if other == game)))
        for game in dict.fromkeys(game for game, _ in drawn)
    ]
    return join(*signs, tag("ul", *[tag("li", card) for _, card in drawn], class_="en-tiles en-shelf"))


def _seals(entry: Entry) -> str:
    return entry.game or SEALS


def _card(entry: Entry, lang: Lang) -> Html:
    words = wording(lang)
    of = short(entry.game, lang) if entry.game else words("chapters-all-games")
    note = f"{of} · {words('chapters-minutes', n=entry.minutes)}" if entry.minutes else of
    question = tag("small", entry.question) if entry.question else None
    text = tag("span", tag("small", note), tag("b", entry.title), question)
    sign = seal(_seals(entry), f"chapter-{entry.id}")
    return tag("a", sign, text, href=entry.href, class_="en-tile", data_key=f"chapter-{entry.id}")
