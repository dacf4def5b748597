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
BUILT = (
    "error-link-", "error-game-", "error-case-", "error-file-", "outcomes-", "rival-", "panel-",
    "studio-panel-", "studio-part-",
)  # fmt: skip
"""Beginnings of keys that the code completes."""


def keys(lang: Lang) -> list[str]:
    return [key for file in files(lang) for key in KEY.findall(file.read_text("utf-8"))]


def files(lang: Lang) -> list[Path]:
    return sorted(FOLDER.glob(f"*.{lang}.ftl"))


def test_both_languages_have_the_same_words() -> None:
    assert keys("en") == keys("ru")


def test_every_word_is_used() -> None:
    code = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    unused = [key for key in keys("en") if f'"{key}"' not in code and not key.startswith(BUILT)]
    assert unused == []


@pytest.mark.parametrize("lang", LANGS)
def test_every_word_can_be_said(lang: Lang) -> None:
    text = "\n".join(file.read_text("utf-8") for file in files(lang))
    facts = dict.fromkeys(re.findall(r"\$(\w+)", text), 2) | {"state": "waiting"}
    foreign = re.compile("[А-Яа-яЁё]" if lang == "en" else "[A-Za-z]")
    for key in keys(lang):
        said = app_words(lang)(key, **facts)
        assert said and not foreign.search(said.replace("tutor check", "")), (key, said)
