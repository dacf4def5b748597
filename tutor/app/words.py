"""The words of the apps themselves, in English and Russian."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tutor.engine.event import Bound
from tutor.rules.words import Lang
from tutor.trace.lexicon import Lexicon, ready

HERE: Final = Path(__file__).parent


class AppWords:
    """The words of the apps in one language."""

    def __init__(self, lang: Lang) -> None:
        self.lang: Final = lang
        self.lexicon: Final = Lexicon(lang, tuple(sorted(HERE.glob(f"*.{lang}.ftl"))), {})

    def __call__(self, key: str, /, **facts: Bound) -> str:
        """A message. Raises KeyError that names what is missing."""
        return self.lexicon.format(key, ready(facts))


@cache
def app_words(lang: Lang) -> AppWords:
    """The words of the apps in a language, read once."""
    return AppWords(lang)
