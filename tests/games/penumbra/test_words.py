"""Everything that the code of Penumbra can tell, ask or refuse has words in both languages."""

from __future__ import annotations

import re
from fnmatch import filter as matching
from pathlib import Path

import pytest
from kinds_support import kinds_in, told_by

from tutor.engine.program import Program
from tutor.games.penumbra import GAME
from tutor.rules.words import LANGS, Lang
from tutor.trace.lexicon import entries
from tutor.trace.words import speaker

KINDS = kinds_in("penumbra")
FILES = Path(__file__).parents[3] / "tutor" / "games" / "penumbra" / "words"


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_that_the_code_writes_down_has_words(lang: Lang) -> None:
    keys = list(speaker("penumbra", lang).lexicon)
    assert {("ask", "turn-kind"), ("event", "die-set"), ("option", "effects-done")} <= KINDS
    missing = sorted(f"{word}-{kind}" for word, kind in KINDS if not matching(keys, f"{word}-{kind}"))
    assert not missing, f"no words in {lang}: {', '.join(missing)}"


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_says_what_would_be_allowed(lang: Lang) -> None:
    keys = list(speaker("penumbra", lang).lexicon)
    refusals = sorted(kind for word, kind in KINDS if word == "refusal")
    assert "pays-other-colour" in refusals and len(refusals) > 100
    missing = [kind for kind in refusals if not matching(keys, f"allowed-{kind}")]
    assert not missing, f"no words in {lang} for what would allow: {', '.join(missing)}"


def test_no_words_are_left_over_from_what_the_code_no_longer_does() -> None:
    said = ("event", "ask", "option", "group", "refusal", "allowed")
    keys = (key for key in speaker("penumbra", "en").lexicon if key.split("-")[0] in said)
    left_over = sorted(key for key in keys if not told_by(KINDS, key))
    assert not left_over, f"words for what never happens: {', '.join(left_over)}"


@pytest.mark.parametrize("lang", LANGS)
def test_every_program_has_a_name(lang: Lang) -> None:
    speaks = speaker("penumbra", lang)
    nameless = sorted(id for id, program in GAME.programs.items() if not has_name(program, lang))
    assert not nameless, f"no name in {lang}: {', '.join(nameless)}"
    assert all(speaks.program(id) for id in GAME.programs)


def has_name(program: Program, lang: Lang) -> bool:
    return bool(program.component) or speaker("penumbra", lang).has(f"program-{program.id}")


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_of_every_program_has_one_wording(lang: Lang) -> None:
    speaks, wrong = speaker("penumbra", lang), []
    for id, program in GAME.programs.items():
        wordings = speaks.sentences(id)
        if len(wordings) != len(program.sentences) or len(set(wordings)) != len(wordings):
            wrong.append(f"{id} has {len(program.sentences)} and {len(wordings)} wordings")
        assert all(re.search(r"^[А-ЯЁA-Z0-9].*[^.]\.$", wording) for wording in wordings), wordings
    assert not wrong, f"full stops in {lang}: {'; '.join(wrong)}"


@pytest.mark.parametrize("lang", LANGS)
def test_no_topic_says_what_another_topic_says(lang: Lang) -> None:
    said: dict[str, str] = {}
    for file in sorted(FILES.glob(f"*.{lang}.ftl")):
        for key in entries(file):
            assert key not in said, f"{key} stands in {said[key]} and in {file.name}"
            said[key] = file.name
