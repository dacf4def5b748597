"""Vocabulary look-up that forgives spelling: the terms that a word, as somebody typed it, may stand for.

Two spellings are compared by their optimal string alignment distance: a letter too few, too many, another
letter, or two neighbours swapped is one edit.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from rapidfuzz.distance import OSA
from rapidfuzz.process import extract

from tutor.rules.function_words import FUNCTION_WORDS, is_function_word
from tutor.rules.stems import stem

EXACT: Final = 1.0
"""The likeness of a word and a form of it."""

BEGUN_LIKENESS: Final = 0.9
"""The likeness of a word and a longer one that begins with it, while it is still typed."""

SHORT: Final = 4
"""A word with fewer letters is another word with any other letter."""

SURE: Final = 5
"""A word with fewer letters is another word with another letter in the place of one (wall, walk)."""

SHORT_STEM: Final = 5
"""A stem with fewer letters has lost too many to be misspelt: it is another word with any other letter."""

LONG: Final = 8
"""A word with so many letters may differ by two edits."""

FIRST_LETTER: Final = 7
"""A word with fewer letters and another first letter is another word (fight, night)."""

_TOKEN: Final = re.compile(
    r"(?<![^\W_])[-\N{MINUS SIGN}]\d+|(?!(?<=\w['\N{RIGHT SINGLE QUOTATION MARK}])s\b)[^\W_]+", re.I
)


class Token(NamedTuple):
    """A word of a text: its term, how it is written in lower case, and where it stands."""

    term: str
    form: str
    start: int
    end: int

    @property
    def names(self) -> bool:
        """Whether it names something, and does not only join other words."""
        return not is_function_word(self.form)


def tokens(text: str) -> Iterator[Token]:
    """The words of a text in order; a number keeps its minus sign, and an English genitive is the plain name.

    >>> [one.term for one in tokens("Anna's moves: place (0, -2)")]
    ['anna', 'move', 'place', '0', '-2']
    """
    for match in _TOKEN.finditer(text):
        form = match.group().lower().replace("ё", "е").replace("\N{MINUS SIGN}", "-")
        yield Token(stem(form) if form[0] != "-" else form, form, match.start(), match.end())


def terms(texts: Iterable[str]) -> frozenset[str]:
    """The terms of several texts."""
    return frozenset(one.term for text in texts for one in tokens(text))


class Vocabulary:
    """Terms with the forms in which they occur. Look-ups are remembered."""

    def __init__(self, forms: Mapping[str, str]) -> None:
        self.terms: Final = frozenset(forms.values())
        self._forms = frozenset(forms)
        spellings = {**{term: term for term in self.terms}, **forms}
        self._spellings = {
            one: term
            for one, term in spellings.items()
            if one not in joining_spellings()
            and len(one) >= SHORT - 1
            and (one in forms or len(one) >= SHORT_STEM)
        }
        self._choices = list(self._spellings)
        self.near = lru_cache(maxsize=1_000)(self._near)
        self.completed = lru_cache(maxsize=1_000)(self._completed)

    def _near(self, term: str, form: str) -> Mapping[str, float]:
        """The terms that a word may be, with their likeness: its own, or else those nearly so spelt."""
        if form in joining_spellings():
            return {}
        likeness = {term: EXACT} if term in self.terms - joining_spellings() else {}
        if form in self._forms or (likeness and term != form):
            return likeness
        for spoken in {term, form}:
            if len(spoken) < (SHORT if spoken == form else SHORT_STEM):
                continue
            for other, edits, _ in extract(
                spoken, self._choices, scorer=OSA.distance, score_cutoff=2, limit=None
            ):
                if edits <= _allowance(spoken, other) and not _is_derived(spoken, other):
                    target = self._spellings[other]
                    alike = 1 - edits / max(len(spoken), len(other))
                    likeness[target] = max(alike, likeness.get(target, 0.0))
        return likeness

    def _completed(self, term: str, form: str) -> Mapping[str, float]:
        """The terms that a word may become that is still typed: those that begin with it, too."""
        longer = {
            self._spellings[one]: BEGUN_LIKENESS
            for one in self._choices
            if one.startswith(form) and one != form
        }
        return {**longer, **self._near(term, form)}


def _allowance(one: str, other: str) -> int:
    """By how many edits two spellings may differ and still be one word."""
    short, long = sorted(map(len, (one, other)))
    if short < SHORT or (one[0] != other[0] and short < FIRST_LETTER) or one.isdecimal() or other.isdecimal():
        return 0
    if long < SURE and sorted(one) != sorted(other):
        return int(short != long)
    return 2 if long >= LONG else 1


def _is_derived(one: str, other: str) -> bool:
    """Whether one is the other with an ending of its own: another word (threat, threaten)."""
    short, long = sorted((one, other), key=len)
    return len(long) - len(short) > 1 and long.startswith(short)


@cache
def joining_spellings() -> frozenset[str]:
    """The words that only join others, and their terms: no misspelt word is one of them."""
    return FUNCTION_WORDS | terms(FUNCTION_WORDS)
