"""What README shows is run as it stands."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tutor.rules.catalogue import PREFIXES, load
from tutor.scenario import check_text
from tutor.scenario.games import scenario_files

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_its_python_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted >= 8 and result.failed == 0


def test_its_lesson_is_sound() -> None:
    lesson = re.search(r"```yaml\n(.*?)```", README, re.DOTALL)
    assert lesson is not None
    report = check_text(lesson.group(1), "README.md")
    assert report.sound, "\n".join(map(str, report.defects))


def test_its_numbers_are_true() -> None:
    for game in PREFIXES:
        catalogue = load(game)
        assert f"| {catalogue.title.en} | {len(catalogue.rules)} |" in README
    for game in PREFIXES:
        assert f"in {len(scenario_files(game))} lessons and puzzles" in README


def test_its_pictures_are_there() -> None:
    for path in re.findall(r"!\[[^]]*\]\(([^)]+)\)", README):
        assert (ROOT / path).is_file()
