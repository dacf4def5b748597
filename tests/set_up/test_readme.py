"""What README shows runs as it stands, and so do the files that how-tos on lessons and questions show."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tutor.cli import app
from tutor.rules.catalogue import PREFIXES, load
from tutor.rules.located import load_located
from tutor.scenario import check_text
from tutor.scenario.games import scenario_files
from tutor.scenario.suite_run import suite_report

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_its_python_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted >= 8 and result.failed == 0


def shown(page: str, heading: str, language: str) -> str:
    """The first block of a language below a heading of a how-to."""
    text = (ROOT / "docs" / "how-to" / f"{page}.md").read_text("utf-8")
    found = re.search(rf"```{language}\n(.*?)```", text.partition(f"# {heading}\n")[2], re.DOTALL)
    assert found is not None
    return found.group(1)


def test_its_lesson_is_sound() -> None:
    report = check_text(shown("add-a-lesson", "Add a lesson", "yaml"), "lesson.yaml")
    assert report.sound, "\n".join(map(str, report.defects))


def test_its_question_is_answered_as_it_says() -> None:
    asked = shown("ask-in-a-file", "A question from nothing", "yaml")
    told = CliRunner().invoke(app, ["may", "-", "summon", "amulet", "of", "earth"], input=asked)
    assert told.exit_code == 0 and told.stderr == ""
    assert told.stdout.startswith(shown("ask-in-a-file", "A question from nothing", "text"))


def test_its_suite_is_right() -> None:
    report = suite_report(
        load_located(shown("ask-in-a-file", "A collection of rulings", "yaml"), "suite.yaml")
    )
    assert report.sound and report.cases, "\n".join(map(str, report.defects))


def test_its_numbers_are_true() -> None:
    for game in PREFIXES:
        catalogue = load(game)
        assert f"| {catalogue.title.en} | {len(catalogue.rules)} |" in README
    for game in PREFIXES:
        assert f"in {len(scenario_files(game))} lessons and puzzles" in README


def test_its_pictures_are_there() -> None:
    for path in re.findall(r"!\[[^]]*\]\(([^)]+)\)", README):
        assert (ROOT / path).is_file()
