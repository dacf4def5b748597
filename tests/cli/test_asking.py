"""`tutor may`, `tutor when`, `tutor compare`: in words, as JSON, and for wrong input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.scenario import scenario_folder

BONUSES = scenario_folder() / "seasons" / "09-three-bonuses.yaml"
AMULETS = scenario_folder() / "seasons" / "22-one-token-less.yaml"
TRIALS = scenario_folder() / "penumbra" / "72-one-trial-only.yaml"
AMULET = "anna/turn/summon-amulet-of-earth"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, list(map(str, arguments)))


def test_all_moves_and_one_that_is_named() -> None:
    every = run("may", BONUSES, "--step", "0")
    assert every.exit_code == 0 and "+ Anna: " in every.stdout and "- Anna: " in every.stdout
    named = run("may", BONUSES, "--step", "0", "summon", "amulet", "of", "earth").stdout.splitlines()
    assert named[0] == f"- Anna: Summon Amulet of Earth [{AMULET}]: not allowed"
    assert named[1].startswith("    sea.summon.gauge-check — ")
    told = run("may", BONUSES, "--step", "0", "--lang", "ru", "призвать", "амулет", "земли").stdout
    assert told.startswith("- Анна: Призвать карту «Амулет земли»") and "нельзя" in told
    assert "Было бы можно" in told


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "no move has: zzyxqw"), ("ru", "ни в одном ходе нет: zzyxqw")]
)
def test_words_of_no_move_are_named(lang: str, said: str) -> None:
    """The answer is about the move that is named all the same."""
    found = run("may", BONUSES, "--step", "0", "--lang", lang, "summon", "amulett", "earth", "zzyxqw")
    assert found.exit_code == 0 and AMULET in found.stdout.splitlines()[0]
    assert found.stderr.splitlines() == [f"MOVE: {said}"]


def test_of_moves_that_agree_alike_those_with_the_least_against_them_come_first(tmp_path: Path) -> None:
    """Where another move is named without the room, the rooms beside come before those far away."""
    file = tmp_path / "q.yaml"
    assert run("ask", "blackrose", "--out", file).exit_code == 0
    moves = json.loads(run("may", file, "--seat", "graminia", "move", "again", "--json").stdout)["moves"]
    against = [len(one["reasons"]) for one in moves]
    assert len(set(against)) > 1 and against == sorted(against)
    assert "brw.act.move" not in [one["rule"] for one in moves[0]["reasons"]]


def test_moves_as_json() -> None:
    moves = json.loads(run("may", BONUSES, "--step", "0", AMULET, "--json").stdout)["moves"]
    assert [one["key"] for one in moves] == [AMULET] and moves[0]["allowed"] is False
    assert {reason["rule"] for reason in moves[0]["reasons"]} == {
        "sea.summon.gauge-check", "sea.summon.requirements",
    }  # fmt: skip
    boris = json.loads(run("may", BONUSES, "--step", "0", "--seat", "boris", "--json").stdout)["moves"]
    assert all(one["seat"] == "boris" and not one["allowed"] for one in boris)


def test_what_would_allow_a_move() -> None:
    told = run("when", BONUSES, AMULET, "--step", "0").stdout
    assert "1. Earth in reserve (Anna): 0 → 2" in told and "+ Summoning power (Anna): 0 → 1" in told
    assert "no longer forbidden by sea.summon.gauge-check" in told
    assert "Every known change was tried alone" in told
    short = run("when", BONUSES, AMULET, "--step", "0", "--positions", "20").stdout
    assert "Not everything was tried yet." in short
    document = json.loads(run("when", BONUSES, AMULET, "--step", "0", "--json").stdout)
    changes = {tuple(one["path"]): one["after"] for one in document["repairs"][0]["changes"]}
    assert changes == {("players", "anna", "reserve", "earth"): 2, ("players", "anna", "power"): 1}
    assert (
        document["complete"] is True and document["repairs"][0]["position"]["players"]["anna"]["power"] == 1
    )


def test_a_move_that_is_allowed_needs_nothing() -> None:
    moves = json.loads(run("may", BONUSES, "--step", "0", "--json").stdout)["moves"]
    key = next(one["key"] for one in moves if one["allowed"])
    assert run("when", BONUSES, key, "--step", "0").stdout.startswith("+ Anna: ")
    assert json.loads(run("when", BONUSES, key, "--step", "0", "--json").stdout)["repairs"] == []


def test_other_readings() -> None:
    one = "sea.ruling.amulet-cost-record=zero-to-four"
    told = run("compare", AMULETS, "--reading", one).stdout
    assert told.startswith("They part in what happens.") and f"Reading: {one}:" in told
    document = json.loads(run("compare", AMULETS, "--reading", one, "--json").stdout)
    assert document["parted"]["what"] == "events" and "anna.crystals" in document["differs"]
    same = run("compare", AMULETS, "--reading", "sea.ruling.amulet-cost-record=one-to-four", "--lang", "ru")
    assert same.stdout == "Оба прочтения дают одно и то же: пока ничего не отличается.\n"


def test_readings_of_a_source() -> None:
    told = run("compare", TRIALS, "--source", "rulebook").stdout
    assert "Reading: Rulebook with the solo mode:" in told and "trials in reserve: 1 → 2" in told
    assert run("compare", TRIALS, "--source", "extended").stdout.startswith("Both readings come to the same")


def test_which_rulings_matter() -> None:
    told = run("compare", AMULETS).stdout
    assert "sea.ruling.amulet-cost-record=zero-to-four" in told and "They part in" in told
    matter = json.loads(run("compare", AMULETS, "--json").stdout)["matter"]
    assert "sea.ruling.bonus-exchange-one" in {one["ruling"] for one in matter}


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("may", "nothing.yaml"), 1, "nothing.yaml:1: -: found nothing that can be read"),
        (("may", BONUSES, "--step", "999"), 1, "--step: found 999; allowed: 0 to "),
        (("may", BONUSES, "--seat", "nobody"), 1, "--seat: found nobody; allowed: anna, boris"),
        (("may", BONUSES, "--step", "0", "qqq"), 1, "MOVE: found qqq; allowed: anna/turn/"),
        (("when", BONUSES), 2, ""),
        (("when", BONUSES, AMULET, "--positions", "0"), 2, ""),
        (("compare", TRIALS, "--source", "gossip"), 1, "--source: found gossip; allowed: rulebook, extended"),
        (("compare", TRIALS, "--reading", "pen.ruling.none=x"), 1, "--reading: found pen.ruling.none"),
        (
            ("compare", TRIALS, "--reading", "pen.ruling.reserved-trials=x"), 1,
            "--reading pen.ruling.reserved-trials: found x; allowed: errata, rulebook",
        ),
    ],
)  # fmt: skip
def test_wrong_input(arguments: tuple[str, ...], code: int, message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == code and result.stdout == "" and message in result.stderr


def test_the_commands_are_listed_and_explained() -> None:
    listed = CliRunner().invoke(app, ["--help"]).stdout
    assert all(name in listed for name in ("may", "when", "compare"))
    assert "--source" in run("compare", "--help").stdout and "--positions" in run("when", "--help").stdout
