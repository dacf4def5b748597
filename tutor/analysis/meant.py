"""Which move somebody means who names it in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from math import log
from typing import Final

from tutor.analysis.verdicts import Verdict
from tutor.rules.stems import words
from tutor.rules.words import LANGS
from tutor.trace.words import speaker

ALIKE: Final = 0.8
"""Two words are taken for one if so much of their letters agrees."""

NEAR: Final = 0.85
"""Moves are found that agree with what was said nearly as well as the best one does."""


WHOSE: Final = 0.6
"""The name of who makes the move says less than the same word on its button: one attacks Boris, as a rule."""


def meant(game: str, found: Sequence[Verdict], said: str, seat: str = "") -> tuple[Verdict, ...]:
    """The moves (of a seat, if one is named) that somebody may mean, the likeliest first.

    `said` is the key of a move or of its option, or any words: those that occur in the button of a move, in
    English or Russian, in whatever form and nearly so spelt. Words that no move has say nothing, and the
    rarer a word, the more it says. Nothing is found where no word says anything.
    """
    mine = [one for one in found if not seat or one.seat == seat]
    named = tuple(one for one in mine if said in (one.key, one.option.key))
    if named:
        return named
    spoken = {stem for stem, _, _ in words(said)}
    of = [_said_of(game, one) for one in mine]
    by = [_stems(speaker(game, lang).name(one.seat) for lang in LANGS) for one in mine]
    agreeing = {
        word: [max(_best(word, of[at]), WHOSE * _best(word, by[at])) for at in range(len(mine))]
        for word in spoken
    }
    worth = {word: _worth(alike) for word, alike in agreeing.items()}
    score = [sum(worth[word] * agreeing[word][at] for word in spoken) for at in range(len(mine))]
    best = max(score, default=0)
    if not best:
        return ()
    likely = [at for at in range(len(mine)) if score[at] >= NEAR * best]
    return tuple(mine[at] for at in sorted(likely, key=lambda at: (-score[at], len(of[at]))))


def without_meaning(game: str, found: Sequence[Verdict], said: str) -> tuple[str, ...]:
    """The words of what was said that occur in no move, as they are written; none where it is a key."""
    if any(said in (one.key, one.option.key) for one in found):
        return ()
    stems = {stem for one in found for stem in _said_of(game, one)}
    lacking = (said[start:end] for stem, start, end in words(said) if not _best(stem, stems))
    return tuple(dict.fromkeys(lacking))


def _said_of(game: str, verdict: Verdict) -> frozenset[str]:
    """The stems of what stands on the button of a move and of its key, in both languages."""
    return _stems((verdict.option.key, *(speaker(game, lang).option(verdict.option) for lang in LANGS)))


def _stems(texts: Iterable[str]) -> frozenset[str]:
    return frozenset(stem for text in texts for stem, _, _ in words(text))


def _best(word: str, stems: Iterable[str]) -> float:
    """How well a word agrees with the nearest of several; 0 where with none."""
    best = max((_alike(*sorted((word, stem))) for stem in stems), default=0.0)
    return best if best >= ALIKE else 0.0


@lru_cache(maxsize=50_000)
def _alike(one: str, other: str) -> float:
    return 1.0 if one == other else SequenceMatcher(None, one, other).ratio()


def _worth(alike: Sequence[float]) -> float:
    """How much a word says: a little where every move has it, nothing where none has."""
    among = sum(agrees > 0 for agrees in alike)
    return log(1 + len(alike) / among) if among else 0.0
