"""Which move somebody means who names it in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from difflib import SequenceMatcher
from functools import cache, lru_cache
from math import log
from typing import Final

from tutor.analysis.legality import Verdict
from tutor.engine.question import PASS, Option
from tutor.rules.catalogue import load
from tutor.rules.function_words import FUNCTION_WORDS, is_function_word
from tutor.rules.stems import words
from tutor.rules.words import LANGS
from tutor.trace.words import speaker

ALIKE: Final = 0.82
"""Two words are taken for one if so much of their letters agrees: one more or less, or one of six other."""

SWAPPED: Final = 0.75
"""So much agrees where two neighbours have changed places: they are the same letters."""

SHORT: Final = 4
"""A stem with fewer letters is another word with any other letter.

So is one that lacks more than a letter in so many.
"""

ELSEWHERE: Final = "lies-elsewhere"
"""The kind of the reason that what a move is about lies where the move cannot use it."""

NEAR: Final = 0.85
"""Moves are found that agree with what was said nearly as well as the best one does."""

SAME: Final = 1e-9
"""Scores that differ by less are the same."""

WHOSE: Final = 0.6
"""The name of who makes the move says less than the same word on its button: one attacks Boris, as a rule.

So do the words of the question for which it is an answer.
"""

SORTS: Final = ("card_kind", "card_type", "school", "discipline")
"""The facts of components that say what kind of thing they are."""

JOINS: Final = 0.1
"""A word that only joins others (`function_words`) says little: it decides where nothing else does."""


def matching_moves(game: str, moves: Sequence[Verdict], text: str, seat: str = "") -> tuple[Verdict, ...]:
    """The moves (of a seat, if one is named) that somebody may mean, the likeliest first.

    `text` is the key of a move or of its option, or any words: those that occur in the button of a move, in
    English or Russian, in whatever form and nearly so spelt. Words that no move has say nothing, and the
    rarer a word, the more it says. Nothing is found where no word says anything, or none but such as join
    others. A move that is not listed is meant only where it agrees better than every listed one.
    """
    mine = [one for one in moves if not seat or one.seat == seat]
    named = tuple(one for one in mine if _is_named(one, text))
    if named:
        return tuple(one for one in named if one.listed) or named
    listed = [one for one in mine if one.listed]
    among = _Agreement(game, mine, text) if len(listed) < len(mine) else None
    if among is not None and among.best(listed=False) > among.best(listed=True) + SAME:
        return among.likeliest()
    return _Agreement(game, listed, text).likeliest()


def _is_named(verdict: Verdict, text: str) -> bool:
    """Whether what was said is the key of a move; one word of a move that is not listed may be any word."""
    return text == verdict.key or (text == verdict.option.key and (verdict.listed or not text.isalpha()))


def _distance(verdict: Verdict) -> int:
    """How far from the seat lies what a move is about: where it is needed, with the seat, or elsewhere."""
    first = verdict.reasons[0] if verdict.reasons else None
    if first is None or first.kind != ELSEWHERE:
        return 0
    return 1 if dict(first.facts).get("who") == verdict.seat else 2


class _Agreement:
    """How well each of several moves agrees with what was said."""

    def __init__(self, game: str, moves: Sequence[Verdict], text: str) -> None:
        self.moves = moves
        self.stems = [_said_of(game, one.option) for one in moves]
        self.aside = [_said_aside(game, one) for one in moves]
        naming, joining = _parted(text)
        self.score = [0.0] * len(moves)
        subject, objects = _roles(game, dict.fromkeys(one.seat for one in moves), text)
        for word in naming:
            if word == subject[0]:
                self._add([float(one.seat == subject[1]) for one in moves])
            elif word in objects:
                self._add([_best(word, stems) for stems in self.stems])
            else:
                self._count(word, _best)
        if any(self.score):
            for word in joining:
                self._count(word, _there, JOINS)
        self.game, self.query = game, naming | joining
        self.score = [
            held * _said_to_end(game, one.option, self.query) if held and is_end(one.option) else held
            for held, one in zip(self.score, moves, strict=True)
        ]

    def _count(self, word: str, agreement: Callable[[str, frozenset[str]], float], part: float = 1.0) -> None:
        """Add how well a word agrees with each move."""
        agrees = [
            max(agreement(word, stems), WHOSE * agreement(word, less))
            for stems, less in zip(self.stems, self.aside, strict=True)
        ]
        self._add(agrees, part)

    def _add(self, agrees: Sequence[float], part: float = 1.0) -> None:
        """Add to each score how well the move agrees with a word, by what it says among all of them."""
        weight = part * _weight(agrees)
        self.score = [held + weight * alike for held, alike in zip(self.score, agrees, strict=True)]

    def best(self, *, listed: bool) -> float:
        """The score of the best move that is listed, or that is not."""
        scores = zip(self.moves, self.score, strict=True)
        return max((score for one, score in scores if one.listed is listed), default=0.0)

    def likeliest(self) -> tuple[Verdict, ...]:
        """The moves that agree nearly as well as the best one, in that order; none where no word agrees.

        Of those that agree alike the nearest come first (`_distance`), then those of which all was said, then
        those with the least against them.
        """
        best = max(self.score, default=0)
        if not best:
            return ()
        likely = [at for at, score in enumerate(self.score) if score >= NEAR * best]

        def order(at: int) -> tuple[float, int, bool, int, int]:
            move, agrees = self.moves[at], -round(self.score[at], 9)
            left_out = _said_to_end(self.game, move.option, self.query) < 1
            return agrees, _distance(move), left_out, len(move.reasons), len(self.stems[at])

        return tuple(self.moves[at] for at in sorted(likely, key=order))


def without_meaning(game: str, moves: Sequence[Verdict], text: str) -> tuple[str, ...]:
    """The words of what was said that name something and occur in no move, as they are written.

    None where it is a key.
    """
    if any(_is_named(one, text) for one in moves):
        return ()
    stems = {stem for one in moves for stem in _said_of(game, one.option)}
    stems |= {stem for one in moves for stem in _said_aside(game, one)}
    spoken = ((stem, text[start:end]) for stem, start, end in words(text))
    lacking = (
        word for stem, word in spoken if not is_function_word(word) and not _best(stem, frozenset(stems))
    )
    return tuple(dict.fromkeys(lacking))


def _parted(text: str) -> tuple[frozenset[str], frozenset[str]]:
    """The stems of the words of what was said that name something, and of those that only join others."""
    naming, joining = set[str](), set[str]()
    for stem, start, end in words(text):
        (joining if is_function_word(text[start:end]) else naming).add(stem)
    return frozenset(naming), frozenset(joining)


@lru_cache(maxsize=20_000)
def _said_of(game: str, option: Option) -> frozenset[str]:
    """The stems of what stands on the button of a move and of its key, in both languages."""
    return _stems((option.key, *(speaker(game, lang).option(option) for lang in LANGS)))


def _said_aside(game: str, move: Verdict) -> frozenset[str]:
    """The stems of who makes a move, of the kinds of what it is about, and of its question if not listed."""
    stems = frozenset[str]() if move.listed else _said_of_question(game, move.kind)
    return _said_of_seat(game, move.seat) | _said_of_sorts(game, move.option) | stems


@lru_cache(maxsize=1_000)
def _said_of_question(game: str, kind: str) -> frozenset[str]:
    return _stems((kind, *(speaker(game, lang).asking(kind) for lang in LANGS)))


@lru_cache(maxsize=1_000)
def _said_of_seat(game: str, seat: str) -> frozenset[str]:
    return _stems(speaker(game, lang).name(seat) for lang in LANGS)


@lru_cache(maxsize=20_000)
def _said_of_sorts(game: str, option: Option) -> frozenset[str]:
    """The stems of the kinds of what an option is about: a potion for the name of one."""
    known = _sorts(game)
    return frozenset(stem for _, value in option.facts for stem in known.get(str(value), ()))


@cache
def _sorts(game: str) -> dict[str, frozenset[str]]:
    """The stems of the kinds of each component."""
    catalogue, speakers = load(game), [speaker(game, lang) for lang in LANGS]
    stems = {}
    for one in catalogue.components:
        sorts = [str(one.facts[name].value) for name in SORTS if name in one.facts]
        names = [each.name(sort) for sort in sorts for each in speakers]
        title = catalogue.parts.kinds.get(one.kind)
        stems[one.id] = _stems((*names, *(title.of(lang) for lang in LANGS if title is not None)))
    return stems


def is_end(option: Option) -> bool:
    """Whether an option only ends something: nothing more is done."""
    return option.key == PASS or option.kind.endswith("-done")


def _said_to_end(game: str, option: Option, query: frozenset[str]) -> float:
    """How much of what stands on the button of an ending was said: "heal" does not mean "heal no more"."""
    texts = (option.key, *(speaker(game, lang).option(option) for lang in LANGS))
    phrases = [stems for stems in map(_stems, zip(texts, strict=True)) if stems]
    return max(sum(_best(stem, query) > 0 for stem in stems) / len(stems) for stems in phrases)


def _roles(game: str, seats: Iterable[str], text: str) -> tuple[tuple[str, str], frozenset[str]]:
    """Who acts, as the stem of the word and the seat ("" if nobody), and the stems of whom it befalls.

    Who acts is named before the verb, the others behind it; in Russian, where the order is free, who acts is
    named as on the table, and the others with another ending (Граминью атакует Риккарт).
    """
    spoken = [(stem, text[start:end]) for stem, start, end in words(text)]
    naming = [(stem, word) for stem, word in spoken if not is_function_word(word)]
    named = {stem: seat for seat in seats for stem in _said_of_seat(game, seat)}
    there = [(at, stem, word) for at, (stem, word) in enumerate(naming) if stem in named]
    if not there or len(there) == len(naming):
        return ("", ""), frozenset()
    plain = {one.lower() for stem in named for one in _plain_names(game, named[stem])}
    acts = [one for one in there if one[0] == 0 and one[2].lower() in plain]
    if not acts and any(word.lower() not in plain for _, _, word in there):
        acts = [one for one in there if one[2].lower() in plain]
    subject = acts[0][1] if acts else ""
    return (subject, named.get(subject, "")), frozenset(stem for _, stem, _ in there if stem != subject)


@lru_cache(maxsize=1_000)
def _plain_names(game: str, seat: str) -> frozenset[str]:
    """The words of a seat's name as it stands on the table, in both languages."""
    texts = (seat, *(speaker(game, lang).name(seat) for lang in LANGS))
    return frozenset(text[start:end].lower() for text in texts for _, start, end in words(text))


def _stems(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(stem for text in texts for stem, _, _ in words(text))


@lru_cache(maxsize=50_000)
def _best(word: str, stems: frozenset[str]) -> float:
    """How well a word agrees with the nearest of several; 0 where with none."""
    if word in stems:
        return 1.0
    best = max((_alike(*sorted((word, stem))) for stem in stems), default=0.0)
    return best if best >= ALIKE else 0.0


def _there(word: str, stems: frozenset[str]) -> float:
    return 1.0 if word in stems else 0.0


@lru_cache(maxsize=50_000)
def _alike(one: str, other: str) -> float:
    """How much of the letters of two different words agrees, as far as one may be the other misspelt."""
    short, long = sorted(map(len, (one, other)))
    if short < SHORT or (long - short) * SHORT > short or not _joining().isdisjoint((one, other)):
        return 0.0
    agree = SequenceMatcher(None, one, other).ratio()
    return max(agree, ALIKE) if sorted(one) == sorted(other) and agree >= SWAPPED else agree


@cache
def _joining() -> frozenset[str]:
    """The stems of words that only join others, which no misspelt word is."""
    return _stems(FUNCTION_WORDS)


def _weight(alike: Sequence[float]) -> float:
    """How much a word says: a little where every move has it, nothing where none has."""
    among = sum(agrees > 0 for agrees in alike)
    return log(1 + len(alike) / among) if among else 0.0
