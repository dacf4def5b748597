"""`tutor turn`: what it prints in words and as JSON, and how it ends for wrong input."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.scenario import scenario_folder

SEASONS = scenario_folder() / "seasons"
PUZZLE = SEASONS / "16-puzzle-twenty-in-winter.yaml"
MALICE = SEASONS / "05-before-the-die.yaml"
FIRST_DIE = SEASONS / "01-the-first-die.yaml"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["turn", *map(str, arguments)])


def test_the_order_that_solves_a_puzzle_in_words() -> None:
    shown = run(PUZZLE)
    assert shown.exit_code == 0 and shown.stderr == ""
    text = shown.stdout.splitlines()
    assert text[0] == "Wanted: as many crystals as possible at the end of Anna’s turn."
    assert "At best: crystals 20, prestige in play 14." in text
    assert "1. Use a bonus: Better crystallising" in text
    assert any(line.startswith("2. Activate Mirror of the Seasons (") for line in text)
    assert "3. Crystallise 4 × earth: crystals +20" in text
    assert "Proven: every order that matters was looked at, and none brings more." in text
    told = run(PUZZLE, "--lang", "ru").stdout
    assert "В лучшем случае: кристаллы 20, престиж карт в игре 14." in told and "Доказано:" in told
    assert "3. Кристаллизовать 4 × землю: кристаллы +20" in told


def test_the_same_as_json() -> None:
    document = json.loads(run(PUZZLE, "--json").stdout)
    turn = document["turn"]
    assert document["step"] == 0 and turn["seat"] == "anna" and turn["aim"] == "crystals"
    assert turn["complete"] is True and turn["left"] == 0 and turn["positions"] > 1
    assert turn["end"] == {"crystals": 20, "prestige": 14, "bonuses": 3}
    gains = [deed["crystals"] for deed in turn["line"]["deeds"]]
    assert turn["now"]["crystals"] + sum(gains) == 20
    assert turn["line"]["keys"][0] == "bonus-crystallise" and turn["line"]["keys"][-1] == "pass"


def test_another_aim() -> None:
    shown = run(PUZZLE, "--aim", "prestige")
    assert "Wanted: as much prestige of cards in play as possible" in shown.stdout


def test_dice_are_averages_with_every_result() -> None:
    told = run(MALICE).stdout
    assert "At best, on the average: crystals 26.56" in told and "Then the dice decide" in told
    assert told.count("(16.7\N{NO-BREAK SPACE}%): in all") == 6
    end = json.loads(run(MALICE, "--json").stdout)["turn"]["end"]
    assert end["crystals"] == "239/9"


def test_what_each_die_is_worth() -> None:
    told = run(FIRST_DIE, "--dice", "--step", "4").stdout
    assert told.startswith("What the turn is worth with each die, as if it came at once")
    assert "Winter die 3: 2 × water and 3 crystals\n   crystals 13, prestige 0 (proven)\n" in told
    document = json.loads(run(FIRST_DIE, "--dice", "--step", "4", "--json").stdout)
    assert [one["turn"]["end"]["crystals"] for one in document["dice"]] == [13, 11, 10]
    assert "Сейчас никто не выбирает кубик." in run(PUZZLE, "--dice", "--lang", "ru").stdout


def test_bounds_are_kept_and_what_is_left_is_told() -> None:
    assert "were not looked at, so there may be better orders" in run(PUZZLE, "--positions", "4").stdout


def test_no_turn_is_under_way() -> None:
    assert run(SEASONS / "60-nine-cards.yaml").stdout == "Nobody’s turn is under way here.\n"
    assert json.loads(run(SEASONS / "60-nine-cards.yaml", "--json").stdout)["turn"] is None


def test_wrong_input() -> None:
    other = run(scenario_folder() / "blackrose" / "37-a-chain-of-traps.yaml")
    assert other.exit_code == 1 and "allowed: seasons" in other.stderr
    assert run(PUZZLE, "--step", "9999").exit_code == 1
    assert run("no-such-file.yaml").exit_code == 1


def test_the_command_is_listed() -> None:
    assert "turn" in CliRunner().invoke(app, ["--help"]).stdout
