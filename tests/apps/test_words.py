"""The words of the apps: complete in both languages, all of them used, none in the other alphabet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tutor.app
from tutor.app.words import app_words
from tutor.rules.words import LANGS, Lang

FOLDER = Path(tutor.app.__file__).parent
KEY = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)
BUILT = ("error-link-", "error-game-", "rival-")
"""Beginnings of keys that the code completes."""


def keys(lang: Lang) -> list[str]:
    return KEY.findall((FOLDER / f"app.{lang}.ftl").read_text("utf-8"))


def test_both_languages_have_the_same_words() -> None:
    assert keys("en") == keys("ru")


def test_every_word_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.py"))
    unused = [key for key in keys("en") if f'"{key}"' not in code and not key.startswith(BUILT)]
    assert unused == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_can_be_said(lang: Lang) -> None:
    facts = {
        "title": "1",
        "step": 1,
        "all": 2,
        "ask": "1",
        "picked": "1",
        "truth": "2",
        "values": "1",
        "n": 2,
    }
    facts |= {"topic": "1", "state": "waiting", "what": "1", "lesson": "1", "who": "1"}
    foreign = re.compile("[А-Яа-яЁё]" if lang == "en" else "[A-Za-z]")
    for key in keys(lang):
        said = app_words(lang)(key, **facts)  # type: ignore[arg-type]
        assert said and not foreign.search(said), (key, said)
