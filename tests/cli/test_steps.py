"""`tutor steps`: what stands at every number that `--step` takes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tutor.cli import app
from tutor.rules.words import LANGS

LEAVING = str(Path(__file__).parents[2] / "scenarios" / "seasons" / "04-leaving-winter.yaml")


def run(*arguments: str, stdin: str = "") -> str:
    shown = CliRunner().invoke(app, list(arguments), input=stdin)
    assert shown.exit_code == 0, shown.stderr
    return shown.stdout


@pytest.mark.parametrize("lang", LANGS)
def test_every_full_stop_is_told_with_its_number(lang: str) -> None:
    lines = run("steps", LEAVING, "--lang", lang).splitlines()
    told = json.loads(run("steps", LEAVING, "--json", "--lang", lang))["steps"]
    assert len(lines) == len(told)
    assert [line.partition(".")[0] for line in lines] == [str(number) for number in range(len(lines))]
    for line, one in zip(lines, told, strict=True):
        assert all(happened["text"] in line for happened in one["happened"])
        assert one["asked"] is None or one["asked"]["text"] in line


def test_the_numbers_are_those_of_other_commands() -> None:
    told = json.loads(run("steps", LEAVING, "--json"))["steps"]
    asked = next(one for one in told if one["asked"] and one["asked"]["kind"] == "take-die")
    moves = json.loads(run("may", LEAVING, "--step", str(asked["step"]), "--json"))["moves"]
    assert any(move["kind"] == "take-die" and move["seat"] == asked["asked"]["seat"] for move in moves)


def test_a_question_from_standard_input_is_told_too() -> None:
    assert run("steps", "-", stdin=run("ask", "seasons")).startswith("0. ")


def test_a_file_that_is_none_is_refused() -> None:
    shown = CliRunner().invoke(app, ["steps", "no-such.yaml"])
    assert shown.exit_code == 1 and "nothing that can be read" in shown.stderr
