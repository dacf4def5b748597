"""The words that the views themselves write: heads of regions, captions, labels for readers of the screen."""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from tutor.engine.event import Bound
from tutor.rules.registry import folder_of
from tutor.rules.words import LANGS, Lang
from tutor.trace.lexicon import Lexicon, ready

NBSP: Final = "\N{NO-BREAK SPACE}"
VIEWS: Final = Path(__file__).parent


class Wording:
    """The words of the views in one language. Built by `wording`; what was said once is remembered."""

    def __init__(self, lang: Lang, game: str) -> None:
        own = _of_game(game, lang) if game else ()
        self.lang: Final = lang
        self.lexicon: Final = Lexicon(lang, (*own, *sorted(VIEWS.glob(f"*.{lang}.ftl"))), {})
        self._format_cached = lru_cache(maxsize=2048)(self._format)

    def __repr__(self) -> str:
        return f"<Wording {self.lang}>"

    def __call__(self, key: str, /, **facts: Bound) -> str:
        """A message. Raises KeyError that names the message, or the fact that it needs and lacks."""
        return self._format_cached(key, tuple(facts.items()))

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self.lexicon

    def percent(self, chance: Fraction) -> str:
        """A chance in per cent to one place; what would read as none or as certain is said to be near it."""
        if chance in (0, 1):
            return self._unit(str(100 * chance))
        if 0 < chance < Fraction(1, 2000):
            return self._unit(f"<{NBSP}0.1")
        if Fraction(1999, 2000) < chance < 1:
            return self._unit(f">{NBSP}99.9")
        tenths = int(chance * 1000 + Fraction(1, 2))
        return self._unit(f"{tenths // 10}.{tenths % 10}")

    def _unit(self, number: str) -> str:
        return (number.replace(".", ",") if self.lang == "ru" else number) + f"{NBSP}%"

    def _format(self, key: str, facts: tuple[tuple[str, Bound], ...]) -> str:
        return self.lexicon.format(key, ready(dict(facts)))


def _of_game(game: str, lang: Lang) -> tuple[Path, ...]:
    """The files of the words with which a game's table and stage are drawn."""
    folder = folder_of(game) / "views"
    return (*sorted(folder.glob(f"*.{lang}.ftl")), *sorted((folder / "stage").glob(f"*.{lang}.ftl")))


@cache
def wording(lang: Lang, game: str = "") -> Wording:
    """The words of the views, with those of a game's own table. Raises KeyError for an unknown language."""
    if lang not in LANGS:
        raise KeyError(f"no language {lang!r}; there are {', '.join(LANGS)}")
    return Wording(lang, game)


def capital(words: str) -> str:
    """The words with a capital letter at the beginning."""
    return words[:1].upper() + words[1:]
