"""Set-up, phases, cleanup and ending can be told, asked and refused in both languages."""

from __future__ import annotations

import re
from fnmatch import filter as matching
from pathlib import Path

import pytest
from games.blackrose.rounds import at_random
from kinds_support import ROOT, Finder

from tutor.engine.question import Question
from tutor.engine.step import advance, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.options import OPTIONS
from tutor.games.blackrose.procedures import WHOLE_GAME
from tutor.games.blackrose.procedures.setup import opening
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import Speaker, speaker

FOLDER = ROOT / "tutor" / "games" / "blackrose"
FILES = (
    "setup", "setup_lodge", "setup_table", "setup_mages", "setup_avatar", "phases", "rose_phase", "study",
    "library", "purge", "planning", "cleanup", "restoration", "ending", "tasks", "events",
)  # fmt: skip


def own_files() -> list[Path]:
    """The files of the round, and the engine they build on."""
    engine = sorted((ROOT / "tutor" / "engine").rglob("*.py"))
    procedures = (FOLDER / "procedures" / f"{name}.py" for name in FILES)
    return [FOLDER / "answers" / "tasks.py", *procedures, *engine]


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_that_the_code_of_the_round_writes_down_has_words(lang: Lang) -> None:
    kinds, keys = Finder(own_files()).found, list(speaker("blackrose", lang).lexicon)
    assert {("ask", "lay-spell"), ("event", "room-restored"), ("refusal", "too-few-laid")} <= kinds
    missing = sorted(f"{word}-{kind}" for word, kind in kinds if not matching(keys, f"{word}-{kind}"))
    assert not missing, f"no words in {lang}: {', '.join(missing)}"
    refusals = [kind for word, kind in kinds if word == "refusal"]
    silent = [kind for kind in refusals if not matching(keys, f"allowed-{kind}")]
    assert not silent, f"no words in {lang} for what would allow: {', '.join(silent)}"


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_of_every_program_of_the_round_has_one_wording(lang: Lang) -> None:
    speaks = speaker("blackrose", lang)
    for program in WHOLE_GAME:
        assert speaks.has(f"program-{program.id}"), program.id
        wordings = speaks.sentences(program.id)
        assert len(wordings) == len(set(wordings)) == len(program.sentences), program.id
        assert all(re.search(r"^[А-ЯЁA-Z0-9].*[^.]\.$", wording) for wording in wordings), wordings


def say(speaks: Speaker, question: Question) -> list[str]:
    """All words of a question."""
    told = [speaks.question(question)]
    for option in question.options:
        told += [speaks.option(option), speaks.option_note(option)]
    for refused in question.refused:
        told.append(speaks.option(refused.option))
        for reason in refused.reasons:
            told += [speaks.refusal(reason), speaks.allowed_if(reason)]
    return told


@pytest.mark.parametrize("avatar", [False, True])
def test_whole_games_are_told_in_words(avatar: bool) -> None:
    state, choose = opening(("anna", "boris"), avatar=avatar, options=OPTIONS), at_random(7)
    words = [speaker("blackrose", lang) for lang in LANGS]
    told: list[str] = []
    while state.stack:
        step = advance(GAME, state)
        for speaks in words:
            told += [speaks.event(event) for event in step.events]
            if step.question is not None:
                told += say(speaks, step.question)
        state = step.state
        if step.question is not None:
            taken = take(GAME, state, step.question, choose(step.question))
            told += [speaks.event(event) for speaks in words for event in taken.events]
            state = taken.state
    assert len(told) > 1000 and not [one for one in told if "{" in one or "  " in one]
