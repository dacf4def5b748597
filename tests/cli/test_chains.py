"""`tutor chains`: what it prints in words and as JSON, and how it ends for wrong input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.games.penumbra.analysis.chains import chains
from tutor.scenario import load_scenario, open_script, scenario_folder

WORKED = scenario_folder() / "penumbra" / "56-chain-of-four.yaml"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["chains", *map(str, arguments)])


def test_the_worked_chain_in_words() -> None:
    shown = run(WORKED)
    assert shown.exit_code == 0 and shown.stderr == ""
    text = shown.stdout.splitlines()
    assert text[:2] == ["The longest chain has 4 links.", "Everything was searched, so none is longer."]
    (best,) = [line for line in text if "Transmutation (icon on the left: yellow spell)" in line]
    assert best.startswith("1. Sounding Staff → Chant (icon on the right: orange spell) → Alchemy (")
    told = run(WORKED, "--lang", "ru").stdout
    assert told.startswith("В самой длинной цепочке 4 звена.") and "Звенящий Посох → Распев" in told


def test_the_same_as_json() -> None:
    shown = run(WORKED, "--json")
    document = json.loads(shown.stdout)
    found = chains(open_script(load_scenario(WORKED)).start)
    assert shown.stderr == "" and document["step"] == 0
    assert (document["length"], document["certain"], document["chance"]) == (4, 4, "1")
    assert document["complete"] is True and document["counts"]["left"] == 0
    (best,) = document["longest"]
    assert best["answers"] == list(found.longest[0].answers) and best["length"] == 4
    assert [link["card"] for link in best["links"]] == [link.card for link in found.longest[0].links]
    assert best["gains"]["worth"] == found.longest[0].gains.total
    assert document["count"] == found.count and len(document["productive"]) == len(found.productive)


def test_from_a_later_step_the_chain_under_way_goes_on() -> None:
    first, later = (json.loads(run(WORKED, "--step", str(n), "--json").stdout) for n in (0, 12))
    assert first["behind"] == []
    assert [link["card"] for link in later["behind"]] == ["staff-of-sounding", "chant"]
    assert later["length"] == first["length"] == 4
    assert later["longest"][0]["answers"][0] == "launch-alchemy"


def test_bounds_are_kept_and_what_is_left_is_told() -> None:
    document = json.loads(run(WORKED, "--positions", "2", "--json").stdout)
    assert document["counts"]["positions"] == 2 and document["counts"]["left"] > 0
    assert not document["complete"]
    assert "The search was stopped with" in run(WORKED, "--positions", "2").stdout


def test_a_position_without_chains() -> None:
    shown = run(scenario_folder() / "penumbra" / "01-three-steps.yaml")
    assert shown.exit_code == 0 and shown.stdout == "No chain can begin or go on here.\n"


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("nothing.yaml",), 1, "nothing.yaml:1: -: found nothing that can be read"),
        ((WORKED, "--step", "999"), 1, "--step: found 999; allowed: 0 to "),
        ((), 2, ""),
        ((WORKED, "--step", "-1"), 2, ""),
        ((WORKED, "--positions", "0"), 2, ""),
    ],
)
def test_wrong_input(arguments: tuple[str, ...], code: int, message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == code and result.stdout == "" and message in result.stderr


def test_the_command_is_listed_and_explained() -> None:
    assert "chains" in CliRunner().invoke(app, ["--help"]).stdout
    assert "--step" in run("--help").stdout
