"""The commands as a person or a program meets them: what is printed where, and the exit code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

import tutor
from tutor import coverage as records
from tutor.analysis import playouts
from tutor.cli import app, numbers
from tutor.engine.state import State
from tutor.games.penumbra.analysis.threat_law import threat_law
from tutor.rules.catalogue import PREFIXES, load
from tutor.scenario import game_named, playable, scenario_folder
from tutor.scenario.games import COURSE
from tutor.scenario.schema import course_schema, position_schema, scenario_schema

LESSON = scenario_folder() / "penumbra" / "01-three-steps.yaml"


@pytest.fixture(autouse=True)
def short_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "UNIT_SECONDS", 0.01)


def run(*arguments: str | Path, given: str = "") -> Result:
    return CliRunner().invoke(app, [str(each) for each in arguments], input=given)


def json_of(*arguments: str | Path) -> Any:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return json.loads(result.stdout)


def as_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def test_every_command_has_help() -> None:
    listed = run("--help").stdout
    for command in ("serve", "play", "check", "schema", "coverage", "odds", "los", "playouts"):
        assert command in listed
        assert run(command, "--help").exit_code == 0


def test_the_version() -> None:
    assert run("--version").stdout.strip() == tutor.__version__


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",),
        ("check",),
        ("odds", "--dice", "many"),
        ("playouts",),
        ("playouts", "penumbra", "--games", "0"),
        ("schema", "--position"),
        ("schema", "--game", "penumbra", "--position", "--course"),
        ("coverage", "--lang", "de"),
        ("serve", "--port", "0"),
        ("play",),
    ],
)
def test_a_misspelt_command_ends_with_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2 and result.stderr and not result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("odds", "--pool", "1,9"), "--pool: found 9 at place 2; allowed: whole numbers from 1 to 6\n"),
        (("odds", "--marks", "a"), "--marks: found a; allowed: whole numbers from 1 to 6, with commas\n"),
        (
            ("odds", "--wounded", "1,,2"),
            "--wounded: found 1,,2; allowed: whole numbers from 1 to 6, with",
        ),
        (("odds", "--dice", "99"), "--dice: found 99; allowed: a whole number from 0 to 24 ("),
        (("odds", "--dice", "-1"), "--dice: found -1; allowed: a whole number from 0 to 24 ("),
        (("playouts", "chess"), f"GAME: found chess; allowed: {', '.join(playable())}\n"),
        (("playouts", "penumbra", "--players", "5"), "--players: found 5; allowed: 1, 2, 3, 4\n"),
        (("playouts", "penumbra", "--opening", "whole-9"), "--opening: found whole-9; allowed: short-2, "),
        (
            ("playouts", "penumbra", "--opening", "whole-2", "--players", "3"),
            "--players: found 3; allowed: 2\n",
        ),
        (("coverage", "--game", "chess"), f"--game: found chess; allowed: {', '.join(PREFIXES)}\n"),
        (("schema", "--game", "chess"), f"--game: found chess; allowed: {', '.join(playable())}\n"),
        (("play", "nothing.yaml"), "nothing.yaml:1: -: found nothing that can be read (no such file or dir"),
    ],
)
def test_wrong_input_ends_with_1(arguments: tuple[str, ...], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 1 and result.stdout == ""
    assert result.stderr.startswith(message)


def test_wrong_input_is_told_in_russian() -> None:
    result = run("odds", "--pool", "0", "--lang", "ru")
    assert result.stderr == "--pool: найдено: 0 на месте 1; допустимо: целые числа от 1 до 6\n"


# ---- check and schema


def test_check_a_sound_file() -> None:
    result = run("check", LESSON)
    assert result.exit_code == 0 and result.stdout == "files checked: 1, defects: 0\n"


def test_check_prints_every_defect_and_ends_with_1(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    text = LESSON.read_text(encoding="utf-8").replace("level: first-steps", "level: easy")
    bad.write_text(text.replace("you: anna", "you: clara"), encoding="utf-8")
    (tmp_path / "good.yaml").write_bytes(LESSON.read_bytes())
    (tmp_path / "notes.txt").write_text("no scenario")
    result = run("check", tmp_path)
    assert result.exit_code == 1
    first, second, end = result.stdout.splitlines()
    assert first.startswith(f"{bad}:6: level: found «easy»; allowed: one of ")
    assert second.startswith(f"{bad}:16: you: found «clara»; allowed: one of anna, boris")
    assert end == "files checked: 2, defects: 2"
    assert "найдено: «easy»; допустимо: одно из: " in run("check", bad, "--lang", "ru").stdout


def test_check_as_json(tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("title: 1\n")
    result = run("check", LESSON, bad, "--json")
    good, poor = json.loads(result.stdout)
    assert result.exit_code == 1
    assert good["scenario"] == "penumbra/01-three-steps" and good["defects"] == []
    assert good["positions"] > 5 and "pen.threat.step3.miss" in good["cited"]
    assert poor["scenario"] is None
    assert {
        "line": 1,
        "field": "title",
        "found": "«1»",
        "allowed": "the fields en, ru",
        "rule": None,
        "step": None,
    } in poor["defects"]


def test_check_of_a_course(tmp_path: Path) -> None:
    shipped = LESSON.parent / COURSE
    result = run("check", shipped, "--index", "--json")
    (sound,) = json.loads(result.stdout)
    assert result.exit_code == 0 and "penumbra/01-three-steps" in sound["lessons"]
    (tmp_path / LESSON.name).write_bytes(LESSON.read_bytes())
    bad = tmp_path / COURSE
    bad.write_bytes(shipped.read_bytes())
    result = run("check", tmp_path)
    assert result.exit_code == 1 and f"{bad}:" in result.stdout and "lessons[1]: found «" in result.stdout
    assert result.stdout.count("allowed: the name of a scenario file") == len(sound["lessons"]) - 1


def test_check_of_an_empty_folder(tmp_path: Path) -> None:
    result = run("check", tmp_path)
    assert result.exit_code == 1 and result.stderr == f"{tmp_path}: no scenario files there\n"


def test_check_of_what_is_not_there() -> None:
    result = run("check", "nothing.yaml")
    assert result.exit_code == 1 and result.stdout.startswith(
        "nothing.yaml:1: -: found nothing that can be read"
    )


def test_the_schemas() -> None:
    assert json_of("schema") == as_json(scenario_schema())
    assert json_of("schema", "--game", "penumbra") == as_json(scenario_schema("penumbra"))
    assert json_of("schema", "--game", "penumbra", "--position") == as_json(position_schema("penumbra"))
    assert json_of("schema", "--course") == as_json(course_schema())
    assert json_of("schema", "--course", "--game", "penumbra") == as_json(course_schema("penumbra"))


# ---- numbers


def test_odds_as_json() -> None:
    document = json_of(
        "odds", "--pool", "1,1,3", "--marks", "1,2,4", "--wounded", "3", "--dice", "7", "--json"
    )  # fmt: skip
    law = threat_law([1, 1, 3], [1, 2, 4], [3], 7)
    assert document["total"] == 6**7 == sum(outcome["ways"] for outcome in document["outcomes"])
    assert len(document["outcomes"]) == len(law.outcomes)
    for outcome, true in zip(document["outcomes"], law.outcomes, strict=True):
        assert list(outcome) == ["lost", "wounds", "mortal", "misses", "ways"]
        assert (outcome["lost"], outcome["mortal"], outcome["ways"]) == (true.lost, true.mortal, true.ways)


def test_odds_of_empty_lists_and_of_no_dice() -> None:
    document = json_of("odds", "--pool", "", "--marks", "", "--wounded", "", "--dice", "0", "--json")
    assert document == {
        "total": 1,
        "outcomes": [{"lost": 0, "wounds": 0, "mortal": False, "misses": 0, "ways": 1}],
    }


def test_odds_under_other_conditions() -> None:
    hurt = ("odds", "--wounded", "1,2,3,4,5,6", "--dice", "1", "--json")
    assert [outcome["mortal"] for outcome in json_of(*hurt)["outcomes"]] == [True]
    assert [outcome["mortal"] for outcome in json_of(*hurt, "--mortal-already")["outcomes"]] == [False]
    covered = ("odds", "--pool", "1,2,3,4,5,6", "--dice", "1", "--json")
    assert [outcome["lost"] for outcome in json_of(*covered)["outcomes"]] == [1]
    assert [outcome["misses"] for outcome in json_of(*covered, "--ignore-pool")["outcomes"]] == [1]


def test_odds_as_a_table() -> None:
    shown = run("odds", "--marks", "2", "--dice", "2").stdout
    assert "36 rolls; mortal wound in 1/36 of them (2.78%), on average 0.00 dice lost and 0.31 marks" in shown
    told = run("odds", "--marks", "2", "--dice", "2", "--lang", "ru").stdout
    assert "смертельное" in told and "бросков: 36" in told


def test_playouts_as_json() -> None:
    given = ("playouts", "penumbra", "--opening", "first-2", "--games", "2", "--seed", "5", "--json")
    document = json_of(*given)
    assert list(document) == ["games", "finished", "decisions", "seconds", "unit", "ratio"]
    assert document["games"] == document["finished"] == 2 and document["decisions"] > 100
    assert document["ratio"] == pytest.approx(document["decisions"] / document["seconds"] / document["unit"])
    assert json_of(*given)["decisions"] == document["decisions"]


def test_playouts_of_whole_games() -> None:
    whole = ("playouts", "penumbra", "--opening", "short-2", "--games", "1", "--seed", "5")
    document = json_of(*whole, "--json")
    assert document["games"] == document["finished"] == 1 and document["decisions"] > 30
    assert f"1 of 1 games finished, {document['decisions']} decisions in " in run(*whole).stdout
    assert f"доиграно игр: 1 из 1, решений: {document['decisions']} за " in run(*whole, "--lang", "ru").stdout


def test_playouts_of_several_openings(monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[tuple[str, ...]] = []
    game = game_named("penumbra")

    def play(game: object, state: State[Any], pick: object) -> tuple[int, bool]:
        began.append(state.table.seats)
        return 1, True

    monkeypatch.setattr(playouts, "play_at_random", play)
    monkeypatch.setattr(playouts, "WARM_SECONDS", 0.0)
    openings = ("--opening", "short-3", "--opening", "automa-ruby", "--games", "3")
    assert json_of("playouts", "penumbra", *openings, "--json")["finished"] == 3
    seats = {opening.id: opening.start().table.seats for opening in game.openings()}
    assert began[1:] == [seats["short-3"], seats["automa-ruby"], seats["short-3"]]
    began.clear()
    assert run("playouts", "penumbra", *openings, "--players", "1").exit_code == 0
    assert began[1:] == [seats["automa-ruby"]] * 3
    began.clear()
    assert run("playouts", "penumbra", "--players", "3", "--games", "3").exit_code == 0
    assert began[1:] == [seats["short-3"], seats["first-3"], seats["whole-3"]]


def test_playouts_in_words() -> None:
    assert "2 of 2 games finished" in run("playouts", "penumbra", "--games", "2").stdout
    assert "доиграно игр: 2 из 2" in run("playouts", "penumbra", "--games", "2", "--lang", "ru").stdout


def test_numbers_are_picked_below_their_count() -> None:
    pick = numbers.picker(3)
    for count in (1, 2, 6**7, 2**60):
        assert all(0 <= pick(count) < count for _ in range(50))
    assert numbers.picker(3)(6**7) == numbers.picker(3)(6**7)


def test_coverage_as_json() -> None:
    document = json_of("coverage", "--json")
    assert list(document) == list(PREFIXES)
    for game, covered in document.items():
        assert list(covered) == ["rules", "enforced", "asserted", "taught", "exempt"]
        rules = {rule.id: rule for rule in load(game).rules}
        assert covered["rules"] == len(rules)
        for ids in (covered["enforced"], covered["asserted"], covered["taught"]):
            assert ids == sorted(set(ids), key=list(rules).index)
        assert all(reason == rules[id].exempt.en for id, reason in covered["exempt"].items())  # type: ignore[union-attr]
    assert list(json_of("coverage", "--game", "seasons", "--json")) == ["seasons"]


def test_coverage_as_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = run("coverage").stdout
    assert "enforced" in shown and "Seasons" in shown
    assert "движок" in run("coverage", "--lang", "ru").stdout
    every = tuple(rule.id for rule in load("seasons").rules)
    monkeypatch.setattr(records, "read_record", lambda game, folder: records.Record(every[1:], every))
    assert "(99%)" in run("coverage", "--game", "seasons").stdout
    assert "(100%)" in run("coverage", "--game", "seasons").stdout
    missing = run("coverage", "--game", "seasons", "--missing").stdout.splitlines()
    listed = [line.rpartition(": ")[2] for line in missing if line.startswith("seasons, not enforced: ")]
    assert listed == [every[0]]
