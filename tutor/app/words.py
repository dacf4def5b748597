"""The words of the apps themselves, in English and Russian."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from tutor.engine.event import Bound
from tutor.rules.words import Lang
from tutor.trace.lexicon import Lexicon, ready

HERE: Final = Path(__file__).parent

MOST_FORMATTED: Final = 2048
"""So many messages are held as they were said last: each drawing of a page says most of them again."""


class AppWords:
    """The words of the apps in one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang: Final = lang
        self.lexicon: Final = Lexicon(lang, tuple(sorted(HERE.glob(f"*.{lang}.ftl"))), {})
        self._formatted: Final = lru_cache(maxsize=MOST_FORMATTED, typed=True)(self._format)

    def __call__(self, key: str, /, **facts: Bound) -> str:
        """A message. Raises KeyError that names what is missing."""
        return self._formatted(key, **facts)

    def _format(self, key: str, /, **facts: Bound) -> str:
        return self.lexicon.format(key, ready(facts))


@cache
def app_words(lang: Lang) -> AppWords:
    """The words of the apps in a language, read once."""
    return AppWords(lang)
