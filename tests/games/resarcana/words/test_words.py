"""Everything that the code of Res Arcana can tell, ask or refuse has words in both languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from support.kinds import kinds_in
from support.words import check_full_stops, check_kinds, check_left_over, check_refusals, check_topics

from tutor.engine.step import Step, settle, take
from tutor.games.resarcana import GAME
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import Speaker, speaker


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_that_the_code_writes_down_has_words(lang: Lang) -> None:
    assert {("ask", "life-loss"), ("event", "gained"), ("option", "collect-done")} <= kinds_in("resarcana")
    check_kinds("resarcana", kinds_in("resarcana"), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_says_what_would_be_allowed(lang: Lang) -> None:
    refusals = {kind for word, kind in kinds_in("resarcana") if word == "refusal"}
    assert "missing" in refusals and len(refusals) > 20
    check_refusals("resarcana", kinds_in("resarcana"), lang)


def test_no_words_are_left_over_from_what_the_code_no_longer_does() -> None:
    check_left_over("resarcana", kinds_in("resarcana"))


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_of_every_program_has_one_wording(lang: Lang) -> None:
    check_full_stops("resarcana", GAME.programs.values(), lang)


@pytest.mark.parametrize("lang", LANGS)
def test_no_topic_says_what_another_topic_says(lang: Lang) -> None:
    check_topics("resarcana", lang)


@pytest.mark.long(reason="whole games at random")
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


def say_all(speaks: Speaker, step: Step[Any]) -> None:
    for event in step.events:
        assert speaks.event(event)
    question = step.question
    if question is None:
        return
    assert speaks.question(question)
    for option in question.options:
        assert speaks.option(option)
    for refused in question.refused:
        assert speaks.option(refused.option)
        assert all(speaks.refusal(one) and speaks.allowed_if(one) for one in refused.reasons)
