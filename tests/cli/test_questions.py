"""Questions from nothing: a game and a position alone, by file or standard input, and one to begin with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.rules.located import load_located
from tutor.scenario import playable, scenario_folder
from tutor.scenario.question_file import question_text

AMULET = """\
game: seasons
position:
  players: {anna: {hand: [amulet-of-earth], power: 1, reserve: {earth: 1}}, boris: {}}
  do: [{who: anna, program: turn}]
"""
PRISM = """\
game: resarcana
position:
  players:
    anna: {pool: {gold: 3}, hand: [prism]}
    boris: {components: [fire-dragon]}
  do: [{who: anna}]
"""
TRAPS = (scenario_folder() / "blackrose" / "37-a-chain-of-traps.yaml").read_text("utf-8")
COUNTED = scenario_folder() / "seasons" / "14-ten-places.yaml"


def run(*arguments: str | Path, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, list(map(str, arguments)), input=stdin)


@pytest.fixture
def amulet(tmp_path: Path) -> Path:
    file = tmp_path / "amulet.yaml"
    file.write_text(AMULET, "utf-8")
    return file


def test_a_game_and_a_position_are_a_question(amulet: Path) -> None:
    told = run("may", amulet, "summon", "amulet")
    assert told.exit_code == 0 and told.stderr == "" and "sea.summon.requirements" in told.stdout
    assert "Earth in reserve (Anna): 1 → 2" in run("when", amulet, "summon", "amulet").stdout
    assert "20 different ends" in run("lines", amulet).stdout
    assert "At best: crystals 6" in run("turn", amulet).stdout
    assert "sea.ruling.bonus-exchange-one" in run("compare", amulet).stdout


@pytest.mark.parametrize(
    ("command", "question", "said"),
    [
        (("may", "-", "summon", "amulet"), AMULET, "sea.summon.requirements"),
        (("when", "-", "summon", "amulet"), AMULET, "Earth in reserve"),
        (("lines", "-"), AMULET, "20 different ends"),
        (("turn", "-"), AMULET, "At best: crystals 6"),
        (("compare", "-"), AMULET, "sea.ruling.bonus-exchange-one"),
        (("pay", "-", "--for", "place.prism"), PRISM, "Prism"),
        (("attacks", "-"), PRISM, "Fire Dragon"),
        (("shortest", "-", "--to", "prism"), PRISM, "Prism"),
        (("interrupts", "-", "--step", "5"), TRAPS, "It can end in 4 ways."),
        (("chains", "-"), question_text("penumbra"), "chain"),
        (("los", "-", "--from", "riccart", "--to", "graminia"), question_text("blackrose"), "Distance: 2"),
    ],
)
def test_standard_input_is_asked_by_every_command(command: tuple[str, ...], question: str, said: str) -> None:
    told = run(*command, stdin=question)
    assert told.exit_code == 0 and said in told.stdout, told.output


def test_who_asks_is_the_first_seat_unless_the_file_says(tmp_path: Path) -> None:
    nobody = run("may", "-", "--json", stdin=AMULET.replace("game:", "you: nobody\ngame:"))
    assert nobody.exit_code == 1 and "-:1: you: found «nobody»; allowed: one of anna, boris" in nobody.stderr
    assert run("may", "-", "--json", stdin=AMULET.replace("game:", "you: boris\ngame:")).exit_code == 0


def test_a_lesson_that_is_not_finished_is_asked_too() -> None:
    lesson = f"{AMULET}steps:\n- choose: bonus-summoning\n"
    told = run("may", "-", "bonus-summoning", "--json", stdin=lesson)
    assert told.exit_code == 0 and told.stderr == ""
    assert run("may", "-", "--step", "99", stdin=lesson).exit_code == 1


@pytest.mark.parametrize(("lang", "said"), [("en", "asked all the same"), ("ru", "вопрос задан и так")])
def test_an_expectation_that_fails_is_told_and_the_answer_given(lang: str, said: str) -> None:
    lesson = f"{AMULET}steps:\n- expect: {{anna.crystals: 7}}\n"
    told = run("may", "-", "amulet", "--json", "--lang", lang, stdin=lesson)
    assert told.exit_code == 0 and said in told.stderr and "-:6: steps[0].expect.anna.crystals" in told.stderr
    assert json.loads(told.stdout)["moves"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (AMULET.replace("amulet-of-earth", "amulet-of-erth"), "-:3: position.players.anna.hand[0]"),
        (AMULET.replace("hand", "hnd"), "-:3: position.players.anna.hnd: found an unknown field"),
        (f"{AMULET}do: []\n", "-:5: do: found an unknown field; allowed: do below position"),
        (f"{AMULET}whose: anna\n", "-:5: whose: found an unknown field"),
        (f"{AMULET}steps:\n- choose: nonsense\n", "-:6: steps[0].choose: found «nonsense»"),
        (AMULET.replace("seasons", "chess"), "-:1: game: found «chess»"),
        ("game: seasons\n", "-:1: position: found nothing; allowed: exactly one of position, opening"),
        ("- 1\n", "-:1: -: found a list"),
        ("", "-:1: -: found nothing"),
        ("{", "-:1: -: found text that is not YAML"),
    ],
)
def test_what_is_no_question_is_refused_with_its_place(text: str, said: str) -> None:
    told = run("may", "-", stdin=text)
    assert told.exit_code == 1 and told.stdout == "" and said in told.stderr, told.output


def test_a_position_in_which_nothing_is_under_way_says_so() -> None:
    idle = "".join(line for line in AMULET.splitlines(True) if "do:" not in line)
    told = run("may", "-", "amulet", stdin=idle)
    assert told.exit_code == 0 and "nothing is under way" in told.stderr
    assert "sea.turn.one-each" in told.stdout
    whole = run("may", "-", stdin="game: seasons\nopening: archmage-2\n")
    assert whole.exit_code == 0 and whole.stderr == ""


def test_a_question_of_another_game_is_refused(amulet: Path) -> None:
    told = run("pay", amulet)
    assert told.exit_code == 1 and told.stderr == "FILE: found seasons; allowed: resarcana\n"


# ---- a file to begin with


@pytest.mark.parametrize("game", playable())
def test_a_new_question_can_be_asked_at_once(game: str, tmp_path: Path) -> None:
    out = tmp_path / "mine.yaml"
    assert run("ask", game, "--out", out).exit_code == 0
    assert run("check", out).exit_code == 0
    told = run("may", out)
    assert told.exit_code == 0 and told.stderr == ""
    assert "+ " in told.stdout and "not allowed" in told.stdout
    schema = json.loads((tmp_path / "question.schema.json").read_text("utf-8"))
    data = load_located(out.read_text("utf-8"), "").data
    assert not [error.message for error in Draft202012Validator(schema).iter_errors(data)]
    assert list(Draft202012Validator(schema).iter_errors(data | {"steps": []}))


def test_a_new_question_overwrites_nothing(tmp_path: Path) -> None:
    out = tmp_path / "mine.yaml"
    out.write_text("my work", "utf-8")
    assert "--force" in run("ask", "seasons", "--out", out).stderr and out.read_text("utf-8") == "my work"
    assert run("ask", "seasons", "--out", out, "--force").exit_code == 0
    unknown = run("ask", "chess")
    assert unknown.exit_code == 1 and "allowed: penumbra" in unknown.stderr
    assert run("may", "-", stdin=run("ask", "seasons").stdout).exit_code == 0


def test_a_question_begins_no_lesson_of_the_index(amulet: Path) -> None:
    assert run("check", amulet, "--index").exit_code == 0
    assert not (amulet.parent / "index.json").exists()


def test_a_case_of_a_collection_is_asked_by_its_id() -> None:
    suite = scenario_folder() / "seasons" / "questions.yaml"
    told = run("may", f"{suite}:free-but-not-for-the-leech", "summon-die-of-malice")
    assert told.exit_code == 0 and told.stderr == "" and "sea.card.arcano-leech.effect" in told.stdout
    for name, said in ((suite, "found many questions"), (f"{suite}:leech", "found «leech»")):
        missing = run("may", name)
        assert missing.exit_code == 1 and said in missing.stderr
        assert (
            "one of questions.yaml:free-but-not-for-the-leech, questions.yaml:staff-and-boots"
            in missing.stderr
        )
    assert "found nothing that can be read" in run("may", "nothing.yaml:leech").stderr
