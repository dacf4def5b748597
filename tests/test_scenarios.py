"""Every scenario file that ships is sound, and an editor that knows the JSON Schema agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tutor.rules.located import load_located
from tutor.rules.words import LANGS, Lang
from tutor.scenario import Report, check, game_named, scenario_files
from tutor.scenario.index import listed, read_index
from tutor.scenario.schema import scenario_schema

FILES = scenario_files()


@cache
def validator() -> Any:
    return Draft202012Validator(scenario_schema())


@cache
def checked(file: Path) -> Report:
    return check(file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path, teaches: Callable[[str, Iterable[str]], None]) -> None:
    report = checked(file)
    assert not report.defects, "\n".join(map(str, report.defects))
    assert report.scenario is not None and report.script is not None
    assert report.scenario.game == file.parent.name
    assert report.scenario.shows, "a scenario shows at least one rule"
    teaches(report.scenario.game, report.scenario.shows)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario_fits_the_schema(file: Path) -> None:
    data = load_located(file.read_text(encoding="utf-8"), str(file)).data
    errors = [f"{error.json_path}: {error.message}" for error in validator().iter_errors(data)]
    assert not errors


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario_names_its_topic(file: Path) -> None:
    scenario = checked(file).scenario
    assert scenario is not None
    assert scenario.topic or not game_named(scenario.game).topics


@pytest.mark.parametrize("folder", sorted({file.parent for file in FILES}), ids=lambda folder: folder.name)
def test_the_index_is_up_to_date(folder: Path) -> None:
    """Otherwise renew it: tutor check scenarios --index."""
    told = [listed(checked(file)) for file in FILES if file.parent == folder]
    wanted = {entry.id: entry for entry in told if entry is not None}
    found = read_index(folder)
    stale = sorted(id for id in wanted.keys() | found.keys() if wanted.get(id) != found.get(id))
    assert not stale, "renew it: tutor check scenarios --index"


def test_there_are_lessons_for_beginners_and_puzzles() -> None:
    scenarios = [checked(file).scenario for file in FILES]
    levels = {scenario.level for scenario in scenarios if scenario is not None}
    assert levels == {"first-steps", "full-rules", "edge-case"}
    assert any(scenario is not None and scenario.goal is not None for scenario in scenarios)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("folder", sorted({file.parent for file in FILES}), ids=lambda folder: folder.name)
def test_no_two_lessons_of_a_game_share_a_title(folder: Path, lang: Lang) -> None:
    scenarios = [checked(file).scenario for file in FILES if file.parent == folder]
    titles = Counter(scenario.title.of(lang).casefold() for scenario in scenarios if scenario is not None)
    assert titles.total() == len(scenarios) and titles.most_common(1)[0][1] == 1, titles.most_common(3)
