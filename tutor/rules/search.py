"""Find rules, components and rulings by words of either language, in any grammatical form.

>>> search("меток", games=["penumbra"], limit=3)[0].game
'penumbra'
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable
from functools import cache
from typing import Final, NamedTuple

import msgspec

from tutor.rules.catalogue import GAMES, PREFIXES, data_file, load
from tutor.rules.search_index import EntryKind, Index, entry_texts
from tutor.rules.stems import WORD, near_stem, stem, words
from tutor.rules.words import LANGS, Lang, Words

_TITLE: Final = 4.0
_TEXT: Final = 1.0
_PREFIX: Final = 0.5
_ID: Final = 100.0

_ID_PATTERN = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9+-]*)+")


class Span(msgspec.Struct, frozen=True):
    """A found word: characters ``start`` to ``end`` of the title or text in one language."""

    field: str
    lang: Lang
    start: int
    end: int


class Hit(msgspec.Struct, frozen=True):
    """Something that was found. ``spans`` are the words to mark, in reading order, titles first."""

    game: str
    kind: EntryKind
    id: str
    title: Words
    text: Words
    score: float
    spans: tuple[Span, ...]


class SearchResult(NamedTuple):
    """The best hits, as many as were asked for, and how many there are in all."""

    hits: list[Hit]
    total: int


@cache
def index(game: str) -> Index:
    """The compiled index of a game, read once."""
    return msgspec.json.decode(data_file(game, "search.json").read_bytes(), type=Index)


def search(
    query: str,
    lang: Lang | None = None,
    games: Iterable[str] | None = None,
    limit: int = 20,
    kinds: Collection[EntryKind] = ("rule", "component", "ruling"),
) -> list[Hit]:
    """The best hits first. An empty query finds nothing.

    Words are found in any form (меток finds метка); with several words an entry must hold all of them, and
    only when none does, as many as possible. Titles and names count more than texts. The last word may be
    unfinished. An id or the beginning of one (``pen.threat``) finds what bears it. ``lang`` limits the search
    to texts of one language, ``games`` to some games, ``kinds`` to rules, components or rulings.
    """
    return counted(query, lang, games, limit, kinds).hits


def counted(
    query: str,
    lang: Lang | None = None,
    games: Iterable[str] | None = None,
    limit: int = 20,
    kinds: Collection[EntryKind] = ("rule", "component", "ruling"),
) -> SearchResult:
    """The same with the number of all that is found, however few are listed."""
    chosen = list(PREFIXES) if games is None else list(games)
    langs = LANGS if lang is None else (lang,)
    matches = [hit for game in chosen for hit in _by_id(game, query.strip().lower(), kinds)]
    total, terms = len(matches), [match.group() for match in WORD.finditer(query)]
    if not matches and terms:
        scored = [row for game in chosen for row in _by_words(game, terms, langs, kinds)]
        most = max((row[0] for row in scored), default=0)
        rows = sorted((row for row in scored if row[0] == most), key=lambda row: (-row[1], row[2], row[3]))
        total = len(rows)
        # Near forms only change the order inside the head of the list, so the tail needs no texts.
        hits = [_hit(game, number, score, terms, langs) for _, score, game, number in rows[: 3 * limit]]
        matches = sorted(hits, key=lambda hit: -hit.score)
    return SearchResult(matches[:limit], total)


def _by_id(game: str, query: str, kinds: Collection[EntryKind]) -> Iterable[Hit]:
    if not _ID_PATTERN.fullmatch(query):
        return
    of_another_game = query.partition(".")[0] in GAMES and not query.startswith(PREFIXES[game])
    if of_another_game:
        return
    for kind, id in index(game).entries:
        if kind in kinds and id.startswith(query):
            title, text = entry_texts(load(game), kind, id)
            yield Hit(game, kind, id, title, text, _ID / len(id), ())


def _by_words(
    game: str, terms: list[str], langs: Collection[Lang], kinds: Collection[EntryKind]
) -> Iterable[tuple[int, float, str, int]]:
    """For each entry that holds a term: how many terms it holds, its score, the game, its number."""
    whole = index(game)
    scores: dict[int, float] = {}
    held: dict[int, int] = {}
    for position, term in enumerate(terms):
        of_term: dict[int, float] = {}
        for each in langs:
            for place, weight in _places(whole.of(each), term, position == len(terms) - 1):
                number, is_title = divmod(place, 2)
                weight *= _TITLE if is_title else _TEXT
                of_term[number] = max(of_term.get(number, 0.0), weight)
        rarity = math.log(1 + len(whole.entries) / (1 + len(of_term)))
        for number, weight in of_term.items():
            scores[number] = scores.get(number, 0.0) + weight * rarity
            held[number] = held.get(number, 0) + 1
    for number, score in scores.items():
        if whole.entries[number][0] in kinds:
            yield held[number], score, game, number


def _places(table: dict[str, tuple[int, ...]], term: str, is_last: bool) -> Iterable[tuple[int, float]]:
    root = stem(term)
    places = table.get(root, ())
    if places or not is_last or len(term) < 3:
        return [(place, 1.0) for place in places]
    stems = {_folded(term), near_stem(term), root}
    return [
        (place, _PREFIX)
        for other, numbers in table.items()
        if any(other.startswith(start) for start in stems if len(start) > 2)
        for place in numbers
    ]


def _hit(game: str, number: int, score: float, terms: list[str], langs: Collection[Lang]) -> Hit:
    kind, id = index(game).entries[number]
    title, text = entry_texts(load(game), kind, id)
    roots = {stem(term) for term in terms}
    starts = tuple(_folded(term) for term in terms[-1:] if len(term) > 2)
    spans = []
    covered = 0.0
    for field, wording in (("title", title), ("text", text)):
        for lang in langs:
            matches = [
                (root in roots or _folded(wording.of(lang)[start:end]).startswith(starts), start, end)
                for root, start, end in words(wording.of(lang))
            ]
            marked = [Span(field, lang, start, end) for is_found, start, end in matches if is_found]
            spans += marked
            if field == "title" and matches:
                covered = max(covered, len(marked) / len(matches))
    whole = _folded(" ".join((title.en, title.ru, text.en, text.ru)))
    near = sum(near_stem(term) in whole for term in terms) / len(terms)
    return Hit(game, kind, id, title, text, score * (1 + near + covered / 2), tuple(spans))


def _folded(text: str) -> str:
    return text.lower().replace("ё", "е")
