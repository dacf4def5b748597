"""Questions of a rules lawyer: enough for each game, each of several rules and with its answer asserted."""

from __future__ import annotations

from functools import cache

import pytest

from tutor.rules.catalogue import PREFIXES
from tutor.scenario import Scenario, game_named, load_scenario, scenario_files

LAWYER = "lawyer"
ENOUGH = 10

GAMES = tuple(game for game in PREFIXES if LAWYER in {topic.id for topic in game_named(game).topics})


@cache
def questions(game: str) -> tuple[Scenario, ...]:
    """The files of a game that name the topic."""
    scenarios = map(load_scenario, scenario_files(game))
    return tuple(scenario for scenario in scenarios if scenario.topic == LAWYER)


@pytest.mark.parametrize("game", GAMES)
def test_a_rules_lawyer_asks_each_game_enough(game: str) -> None:
    assert len(questions(game)) >= ENOUGH


@pytest.mark.parametrize("game", GAMES)
def test_each_question_combines_rules_and_asserts_its_answer(game: str) -> None:
    for scenario in questions(game):
        assert len(set(scenario.shows)) >= 2, f"{scenario.id} shows fewer than two rules"
        assert any(step.expect for step in scenario.steps), f"{scenario.id} expects nothing"
        assert scenario.level == "edge-case", scenario.id


@pytest.mark.parametrize("game", GAMES)
def test_the_questions_come_last(game: str) -> None:
    assert game_named(game).topics[-1].id == LAWYER
