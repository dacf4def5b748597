"""Bring the words of a text to a form that is the same for all their endings, in English and Russian.

The Snowball stemmers cut endings off. Russian also lets vowels come and go inside a word (метка, but меток;
ячейка, but ячеек; огонь, but огня), and one pass leaves some forms of a noun apart (Аркана, Аркану): `stem`
drops such vowels and cuts until nothing more comes off, so that every form of a word meets the others. It
also joins a few words that only look alike; `near_stem` keeps those apart, and ranks what was found.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, Protocol, cast

import snowballstemmer

WORD: Final = re.compile(r"[^\W_]+")

_CYRILLIC = re.compile(r"[а-я]")
_FLEETING = re.compile(r"(?<=[бвгджзйклмнпрстфхцчшщ])[ео](?=[бвгджзклмнпрстфхцчшщ]$)")
_AFTER_VOWEL = re.compile(r"(?<=[аеиоуыэюя])е(?=[кц]$)")
_LAST_E = re.compile(r"(?<=[а-я]{3})е$")
_IRREGULAR: Final = {"dice": "die", "башен": "башня"}


class _Stemmer(Protocol):
    def stemWord(self, word: str) -> str: ...


@cache
def _stemmer(language: str) -> _Stemmer:
    return cast(_Stemmer, snowballstemmer.stemmer(language))


@lru_cache(maxsize=50_000)
def stem(word: str) -> str:
    """The stem of one word; the case of letters and ё do not count.

    >>> stem("меток") == stem("метками") == stem("Метка")
    True
    """
    word = word.lower().replace("ё", "е")
    if not _CYRILLIC.search(word):
        return _stemmer("english").stemWord(_IRREGULAR.get(word, word))
    word = _IRREGULAR.get(word, word)
    root = ""
    while word != root and len(word) > 2:
        root, word = word, _stemmer("russian").stemWord(word)
    root = _LAST_E.sub("", word.replace("ь", "").replace("ъ", ""))
    return root if len(root) < 4 else _FLEETING.sub("", _AFTER_VOWEL.sub("й", root))


@lru_cache(maxsize=5_000)
def near_stem(word: str) -> str:
    """The word without its ending only: a piece of text that most of its forms contain."""
    word = word.lower().replace("ё", "е")
    return _stemmer("russian" if _CYRILLIC.search(word) else "english").stemWord(word)


def words(text: str) -> Iterator[tuple[str, int, int]]:
    """The stems of a text in order, each with the start and end of its word."""
    for match in WORD.finditer(text):
        yield stem(match.group()), match.start(), match.end()
