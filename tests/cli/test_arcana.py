"""`tutor pay`, `tutor shortest`, `tutor attacks`: in words, as JSON, and for wrong input."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.scenario import scenario_files

SCENARIO = """\
title: {en: A turn, ru: Ход}
summary: {en: A turn of Anna., ru: Ход Анны.}
game: resarcana
level: full-rules
shows: [res.pass.steps]
you: anna
position:
  players:
    anna:
      pool: {elan: 3, death: 2, life: 1, gold: 4}
      components: [artificer, dancing-sword]
      hand: [fiery-whip]
    boris:
      components: [fire-dragon]
      hand: [hawk]
  monuments: [temple]
  items: []
  do: [{who: anna}]
steps:
  - choose: pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "turn.yaml"
    path.write_text(SCENARIO, "utf-8")
    return path


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [*map(str, arguments)])


def document(*arguments: str | Path) -> Any:
    shown = run(*arguments, "--json")
    assert shown.exit_code == 0, shown.stderr
    return json.loads(shown.stdout)


def test_every_way_to_pay(file: Path) -> None:
    shown = run("pay", file, "--step", "1", "--for", "place.fiery-whip")
    assert shown.exit_code == 0 and "There are 2 different ways to pay." in shown.stdout
    assert "Paid: 2 elan and 1 death (taken off: 1 death)" in shown.stdout
    (found,) = document("pay", file, "--step", "1", "--for", "place.fiery-whip")["payments"]
    assert [way["spent"][0]["essences"] for way in found["ways"]] == [[0, 0, 1, 2, 0], [0, 0, 2, 1, 0]]
    assert len(document("pay", file)["payments"]) > 3


def test_the_shortest_way(file: Path) -> None:
    shown = run("shortest", file, "--to", "temple", "--lang", "ru")
    assert shown.exit_code == 0 and "К ней ведёт 1 действие." in shown.stdout
    found = document("shortest", file, "--to", "temple")["shortest"]
    assert (found["actions"], found["proven"], found["left"]) == (1, True, 0)
    assert [one["option"]["key"] for one in found["line"]] == ["claim.temple"]


def test_attacks(file: Path) -> None:
    shown = run("attacks", file)
    assert shown.exit_code == 0 and "1. Boris: Fire Dragon. You lose 2 life." in shown.stdout
    (found,) = document("attacks", file)["attacks"]["attacks"]
    assert [one["option"]["key"] for one in found["answers"]] == ["dancing-sword.1", "suffer"]
    assert document("attacks", file, "--seat", "boris")["attacks"]["attacks"] == []


def test_wrong_input(file: Path) -> None:
    assert run("shortest", file, "--to", "hawk").exit_code == 1
    assert "place.fiery-whip" in run("pay", file, "--for", "place.hawk").stderr
    assert run("attacks", file, "--seat", "vera").exit_code == 1
    other = scenario_files("blackrose")[0]
    assert run("attacks", other).exit_code == 1
