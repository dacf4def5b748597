"""`tutor new`: a lesson to begin with, never in the place of a file that is there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.scenario.checking import check, check_text
from tutor.scenario.template import SCHEMA_FILE

pytestmark = pytest.mark.programs


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(each) for each in arguments])


def test_a_new_lesson_is_sound_and_its_schema_lies_beside_it(tmp_path: Path) -> None:
    out = tmp_path / "mine.yaml"
    made = run("new", "penumbra", "--from", "05-plains-of-agony:0", "--out", out)
    assert made.exit_code == 0, made.output
    assert check(out).sound and run("check", out).exit_code == 0
    schema = json.loads((tmp_path / SCHEMA_FILE).read_text("utf-8"))
    assert schema["title"] == "Scenario" and f"$schema={SCHEMA_FILE}" in out.read_text("utf-8")


def test_a_file_that_is_there_is_overwritten_only_by_force(tmp_path: Path) -> None:
    out = tmp_path / "mine.yaml"
    out.write_text("my work", "utf-8")
    refused = run("new", "seasons", "--out", out, "--lang", "ru")
    assert refused.exit_code == 1 and "--force заменит" in refused.stderr
    assert out.read_text("utf-8") == "my work" and not (tmp_path / SCHEMA_FILE).exists()
    assert run("new", "seasons", "--out", out, "--force").exit_code == 0
    assert check(out).sound
    (tmp_path / SCHEMA_FILE).write_text("{}", "utf-8")
    assert run("new", "seasons", "--out", tmp_path / "other.yaml").exit_code == 0
    assert (tmp_path / SCHEMA_FILE).read_text("utf-8") == "{}"


def test_without_a_file_it_goes_to_the_screen() -> None:
    made = run("new", "resarcana", "--opening", "first-2")
    assert made.exit_code == 0 and check_text(made.stdout, "x.yaml").sound


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (("chess",), 1, "penumbra"),
        (("penumbra", "--opening", "nothing"), 1, "allowed"),
        (("penumbra", "--from", "no-such-lesson"), 1, "01-three-steps"),
        (("penumbra", "--from", "05-plains-of-agony:999"), 1, "0-25"),
        (("penumbra", "--from", "05-plains-of-agony:", "--opening", "whole-2"), 2, "--opening"),
        (("penumbra", "--out", "/no-such-folder/x.yaml"), 1, "No such file"),
    ],
)
def test_what_cannot_be_begun_with_is_said_with_what_can(
    arguments: tuple[str, ...], code: int, says: str
) -> None:
    made = run("new", *arguments)
    assert made.exit_code == code and says in made.output and "Traceback" not in made.output


def test_a_lesson_of_another_game_is_no_beginning() -> None:
    lesson = Path(__file__).parents[2] / "scenarios" / "seasons" / "01-the-first-die.yaml"
    made = run("new", "penumbra", "--from", lesson)
    assert made.exit_code == 1 and "seasons" in made.stderr


def test_a_preview_of_no_file_is_refused(tmp_path: Path) -> None:
    made = run("preview", tmp_path / "no.yaml", "--lang", "ru")
    assert made.exit_code == 1 and "такого файла нет" in made.stderr
