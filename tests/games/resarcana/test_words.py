"""Everything that the code of Res Arcana can tell, ask or refuse has words in both languages."""

from __future__ import annotations

import re
from fnmatch import filter as matching
from pathlib import Path
from random import Random

import pytest
from kinds_support import kinds_in, told_by

from tutor.engine.step import settle, take
from tutor.games.resarcana import GAME
from tutor.rules.words import LANGS, Lang
from tutor.trace.lexicon import entries
from tutor.trace.words import Speaker, speaker

KINDS = kinds_in("resarcana")
FILES = Path(__file__).parents[3] / "tutor" / "games" / "resarcana" / "words"


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_that_the_code_writes_down_has_words(lang: Lang) -> None:
    keys = list(speaker("resarcana", lang).lexicon)
    assert {("ask", "life-loss"), ("event", "gained"), ("option", "collect-done")} <= KINDS
    missing = sorted(f"{word}-{kind}" for word, kind in KINDS if not matching(keys, f"{word}-{kind}"))
    assert not missing, f"no words in {lang}: {', '.join(missing)}"


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_says_what_would_be_allowed(lang: Lang) -> None:
    keys = list(speaker("resarcana", lang).lexicon)
    refusals = sorted(kind for word, kind in KINDS if word == "refusal")
    assert "missing" in refusals and len(refusals) > 20
    missing = [kind for kind in refusals if not matching(keys, f"allowed-{kind}")]
    assert not missing, f"no words in {lang} for what would allow: {', '.join(missing)}"


def test_no_words_are_left_over_from_what_the_code_no_longer_does() -> None:
    said = ("event", "ask", "option", "group", "refusal", "allowed")
    keys = (key for key in speaker("resarcana", "en").lexicon if key.split("-")[0] in said)
    left_over = sorted(key for key in keys if not told_by(KINDS, key))
    assert not left_over, f"words for what never happens: {', '.join(left_over)}"


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_of_every_program_has_one_wording(lang: Lang) -> None:
    speaks, wrong = speaker("resarcana", lang), []
    for id, program in GAME.programs.items():
        assert speaks.program(id), id
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


@pytest.mark.parametrize("opening", ["first-3", "draft-2", "duel"])
def test_all_of_a_random_game_can_be_said(opening: str) -> None:
    state = next(one.start() for one in GAME.openings() if one.id == opening)
    pick, speakers = Random(opening).randrange, tuple(speaker("resarcana", lang) for lang in LANGS)
    while True:
        step = settle(GAME, state)
        for speaks in speakers:
            say_all(speaks, step)
            assert all(speaks.fact(name) for name in GAME.facts(step.state))
        if step.question is None:
            break
        options = step.question.options
        chance = step.question.chance
        key = options[pick(len(options))].key if chance is None else chance.pick(pick(chance.total))
        taken = take(GAME, step.state, step.question, key)
        for speaks in speakers:
            say_all(speaks, taken)
        state = taken.state


def say_all(speaks: Speaker, step: object) -> None:
    for event in step.events:  # type: ignore[attr-defined]
        assert speaks.event(event)
    question = step.question  # type: ignore[attr-defined]
    if question is None:
        return
    assert speaks.question(question)
    for option in question.options:
        assert speaks.option(option)
    for refused in question.refused:
        assert speaks.option(refused.option)
        assert all(speaks.refusal(one) and speaks.allowed_if(one) for one in refused.reasons)
