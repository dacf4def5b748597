"""The list of chapters: each with its seal, what it asks, and how long it takes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
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
    """The chapters as cards."""
    words = wording(lang)
    head = tag(
        "div", tag("h1", words("chapters-title")), tag("p", words("chapters-intro")), class_="en-intro"
    )
    drawn = [_card(entry, lang) for entry in entries]
    parts = zip(entries, drawn, strict=True)
    signs = [
        symbols(game, join(*(card for _, card in group)))
        for game, group in groupby(sorted(parts, key=lambda one: _seals(one[0])), lambda one: _seals(one[0]))
    ]
    cards = tag("ul", *[tag("li", card) for card in drawn], class_="en-tiles en-shelf")
    return join(*signs, head, cards)


def _seals(entry: Entry) -> str:
    return entry.game or SEALS


def _card(entry: Entry, lang: Lang) -> Html:
    words = wording(lang)
    of = short(entry.game, lang) if entry.game else words("chapters-all-games")
    note = f"{of} · {words('chapters-minutes', n=entry.minutes)}"
    text = tag("span", tag("small", note), tag("b", entry.title), tag("small", entry.question))
    sign = seal(_seals(entry), f"chapter-{entry.id}")
    return tag("a", sign, text, href=entry.href, class_="en-tile", data_key=f"chapter-{entry.id}")
