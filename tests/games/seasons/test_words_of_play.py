"""Everything that happens, is asked, offered and refused in Seasons can be said in both languages."""

from __future__ import annotations

import re
from fnmatch import filter as matching
from pathlib import Path
from random import Random

import pytest
from kinds_support import ROOT, Finder

from tutor.engine.question import Question
from tutor.engine.step import advance, take
from tutor.games.seasons import GAME
from tutor.games.seasons.timing import HEARD
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import Speaker, speaker

FOLDER = ROOT / "tutor" / "games" / "seasons"


def own_files() -> list[Path]:
    """The files of the game that say something, and the engine they build on."""
    engine = sorted((ROOT / "tutor" / "engine").rglob("*.py"))
    own = [file for file in sorted(FOLDER.rglob("*.py")) if file.parent.name != "drawing"]
    return [*own, *engine]


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_that_the_code_writes_down_has_words(lang: Lang) -> None:
    kinds, keys = Finder(own_files()).found, list(speaker("seasons", lang).lexicon)
    assert {("ask", "take-die"), ("event", "crystallised"), ("refusal", "no-power")} <= kinds
    kinds |= {("ask", kind) for kind in HEARD} | {("ask", "overflow")}
    missing = sorted(f"{word}-{kind}" for word, kind in kinds if not matching(keys, f"{word}-{kind}"))
    assert not missing, f"no words in {lang}: {', '.join(missing)}"
    refusals = [kind for word, kind in kinds if word == "refusal"]
    silent = [kind for kind in refusals if not matching(keys, f"allowed-{kind}")]
    assert not silent, f"no words in {lang} for what would allow: {', '.join(silent)}"


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_of_every_program_has_one_wording(lang: Lang) -> None:
    speaks = speaker("seasons", lang)
    for program in GAME.programs.values():
        assert speaks.program(program.id), program.id
        wordings = speaks.sentences(program.id)
        assert len(wordings) == len({*wordings}) == len(program.sentences), program.id
        assert all(re.search(r"^[А-ЯЁA-Z0-9].*[^.]\.$", wording) for wording in wordings), wordings


def said(speaks: Speaker, question: Question) -> list[str]:
    """All words of a question."""
    told = [speaks.question(question)]
    for option in question.options:
        told += [speaks.option(option), speaks.option_note(option), speaks.option_group(option)]
    for refused in question.refused:
        told.append(speaks.option(refused.option))
        for reason in refused.reasons:
            told += [speaks.refusal(reason), speaks.allowed_if(reason)]
    return told


@pytest.mark.parametrize("opening", [one.id for one in GAME.openings()])
def test_whole_games_are_told_in_words(opening: str) -> None:
    state = next(one.start() for one in GAME.openings() if one.id == opening)
    words, source = [speaker("seasons", lang) for lang in LANGS], Random(opening)
    told: list[str] = []
    while state.stack:
        step = advance(GAME, state)
        for speaks in words:
            told += [speaks.event(event) for event in step.events]
            if step.question is not None:
                told += said(speaks, step.question)
        state = step.state
        if step.question is not None:
            chance = step.question.chance
            key = (
                source.choice(step.question.options).key
                if chance is None
                else chance.pick(source.randrange(chance.total))
            )
            taken = take(GAME, state, step.question, key)
            told += [speaks.event(event) for speaks in words for event in taken.events]
            state = taken.state
    for name, value in GAME.facts(state).items():
        told += [text for speaks in words for text in (speaks.fact(name), speaks.value(value))]
    assert len(told) > 1000 and not [one for one in told if "{" in one or "  " in one]
    assert not [one for one in told if re.search(r"-\d+\.|-[a-z]+-\d", one)], "an id is told as it is"
