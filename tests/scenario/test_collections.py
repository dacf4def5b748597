"""The collections of questions that ship: every case is answered, and each of them combines rules."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tutor.rules.located import load_located
from tutor.rules.words import LANGS, Lang
from tutor.scenario import playable, scenario_files, scenario_folder
from tutor.scenario.games import SUITE
from tutor.scenario.load import read_text
from tutor.scenario.suite import Suite, suite_of
from tutor.scenario.suite_run import answer_case
from tutor.scenario.suite_schema import suite_schema

ENOUGH = 25


@cache
def collection(game: str) -> Suite:
    file = scenario_folder() / game / SUITE
    return suite_of(load_located(read_text(file), str(file)))


CASES = [(game, number) for game in playable() for number in range(len(collection(game).file.cases))]


def named(case: tuple[str, int]) -> str:
    return f"{case[0]}/{collection(case[0]).file.cases[case[1]].id}"


@pytest.mark.parametrize("case", CASES, ids=named)
def test_question(case: tuple[str, int]) -> None:
    report = answer_case(collection(case[0]), case[1])
    assert not report.defects, "\n".join(map(str, report.defects))


@pytest.mark.parametrize("game", playable())
def test_each_game_has_enough_questions_of_several_rules(game: str) -> None:
    suite = collection(game).file
    assert suite.game == game and len(suite.cases) >= ENOUGH
    assert all(len(set(case.rules)) >= 2 for case in suite.cases)
    combined = Counter(frozenset(case.rules) for case in suite.cases)
    assert combined.most_common(1)[0][1] <= 2, "questions about the very same rules"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_no_two_questions_have_the_same_words(game: str, lang: Lang) -> None:
    cases = collection(game).file.cases
    for texts in ([case.title.of(lang) for case in cases], [case.why.of(lang) for case in cases]):
        assert len(set(texts)) == len(texts)
    assert all(case.title.of(lang).endswith("?") for case in cases)


@cache
def validator() -> Any:
    return Draft202012Validator(suite_schema())


@pytest.mark.parametrize("game", playable())
def test_the_collection_fits_the_schema(game: str) -> None:
    errors = validator().iter_errors(collection(game).located.data)
    assert not [f"{error.json_path}: {error.message}" for error in errors]


@pytest.mark.parametrize("game", playable())
def test_a_collection_is_no_lesson(game: str) -> None:
    assert all(file.name != SUITE for file in scenario_files(game))
