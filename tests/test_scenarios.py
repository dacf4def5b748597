"""Every scenario file that ships is sound, and an editor that knows the JSON Schema agrees."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tutor.rules.located import load_located
from tutor.scenario import check, scenario_files
from tutor.scenario.schema import scenario_schema

FILES = scenario_files()


@cache
def validator() -> Any:
    return Draft202012Validator(scenario_schema())


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path, teaches: Callable[[str, Iterable[str]], None]) -> None:
    report = check(file)
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


def test_there_are_lessons_for_beginners_and_puzzles() -> None:
    scenarios = [check(file).scenario for file in FILES]
    levels = {scenario.level for scenario in scenarios if scenario is not None}
    assert levels == {"first-steps", "full-rules", "edge-case"}
    assert any(scenario is not None and scenario.goal is not None for scenario in scenarios)
