"""Nim keeps to the contract, its lessons are sound, and all that it does has words in both languages."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from tutor.analysis.distributions import Best
from tutor.contract import any_answer, check_game
from tutor.engine.history import History
from tutor.framework.installed import game_named
from tutor.rules.catalogue import load
from tutor.rules.compiling import digest_of
from tutor.rules.load_yaml import read_texts
from tutor.rules.registry import folder_of, problems
from tutor.rules.words import LANGS, Lang
from tutor.scenario import check, scenario_files
from tutor.trace.words import speaker
from tutor.workbench import opening, position

GAME = game_named("nim")
LESSONS = scenario_files("nim")


def test_the_contract() -> None:
    assert problems() == ()
    assert check_game(GAME, pick=Random(1).randrange, games=10) == ()


def test_the_catalogue_is_as_its_files_say() -> None:
    assert load("nim").digest == digest_of(read_texts(folder_of("nim"))), "run python -m tutor.rules nim"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem)
def test_the_lessons_are_sound(lesson: Path) -> None:
    assert check(lesson).defects == ()


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_happens_has_words(lang: Lang) -> None:
    speaks, source, history = speaker("nim", lang), Random(2), History.start(GAME, GAME.setups()[0])
    while history.node.state.stack:
        question = history.node.question
        if question is not None:
            assert speaks.question(question)
            for refused in question.refused:
                assert [speaks.refusal(reason) + speaks.allowed_if(reason) for reason in refused.reasons]
            history.answer(any_answer(question, source.randrange))
        else:
            history.step()
        assert all(speaks.event(event) for event in history.node.events)
        assert all(speaks.fact(name) for name in GAME.facts(history.node.state))


def test_nobody_takes_more_than_three() -> None:
    at = position(LESSONS[1], 1)
    assert at.refusals("middle-4", "anna") == ("nim.turn.at-most",)
    assert at.refusals("left-2", "anna") == ("nim.turn.holds",)
    assert "middle-3" in at.legal("anna")


def test_whoever_plays_best_wins_two_games_of_three() -> None:
    """The die alone decides: after a 1 or a 5 every move can be answered."""
    game = opening("nim", "whole")
    best = Best(game.measure("winner = anna"))
    chances = game.outcomes("winner = anna", until="end", seats={"anna": best, "boris": "adversarial"})
    assert chances[True] == Fraction(2, 3)


def test_the_other_reading_turns_the_end_round() -> None:
    end = position(LESSONS[0])
    assert end.facts["winner"] == "anna"
    assert end.under(nim__ruling__last_stick="loses").facts["winner"] == "boris"
