"""The words of the views: the same messages in both languages, and every message that the code asks for."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from tutor.rules.words import LANGS, Lang
from tutor.trace.lexicon import entries
from tutor.views.words import NBSP, VIEWS, wording

GAMES = VIEWS.parent / "games"
FOLDERS = (VIEWS, *(GAMES / game / "views" for game in ("penumbra", "blackrose", "resarcana", "seasons")))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_with_the_same_facts(folder: Path) -> None:
    english, russian = (
        {key: entry for file in sorted(folder.glob(f"*.{lang}.ftl")) for key, entry in entries(file).items()}
        for lang in LANGS
    )
    assert list(english) == list(russian)
    for key, entry in english.items():
        asked = [set(re.findall(r"\$(\w+)", one.source)) for one in (entry, russian[key])]
        assert asked[1] <= asked[0] or asked[0] <= asked[1], key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGS)
def test_no_file_hides_a_message_of_another(folder: Path, lang: Lang) -> None:
    ids = Counter(key for file in folder.rglob(f"*.{lang}.ftl") for key in entries(file))
    assert [key for key, n in ids.items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_that_the_code_names_is_there(lang: Lang) -> None:
    for folder in FOLDERS:
        words = wording(lang, "" if folder == VIEWS else folder.parent.name)
        named = set()
        for file in (path for path in folder.rglob("*.py") if "stage" not in path.parts):
            named |= set(re.findall(r"\bwords\(\s*\"([\w-]+)\"", file.read_text("utf-8")))
        assert named and [key for key in sorted(named) if not words.has(key)] == []


def test_a_missing_message_or_language_is_named() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        wording("en")("no-such-message")
    with pytest.raises(KeyError, match="'de'"):
        wording("de")


@pytest.mark.parametrize(
    ("chance", "en", "ru"),
    [
        (Fraction(136, 243), "56.0", "56,0"),
        (Fraction(3377, 11664), "29.0", "29,0"),
        (Fraction(0), "0", "0"),
        (Fraction(1), "100", "100"),
        (Fraction(1, 6**7), f"<{NBSP}0.1", f"<{NBSP}0,1"),
        (1 - Fraction(1, 6**7), f">{NBSP}99.9", f">{NBSP}99,9"),
        (Fraction(1, 2000), "0.1", "0,1"),
    ],
)
def test_a_chance_is_never_rounded_to_none_or_certain(chance: Fraction, en: str, ru: str) -> None:
    assert wording("en").percent(chance) == f"{en}{NBSP}%"
    assert wording("ru").percent(chance) == f"{ru}{NBSP}%"
