"""`tutor sweep`: what it prints and writes, and how it ends for wrong input."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tutor.cli import app
from tutor.scenario import scenario_folder

LESSON = scenario_folder() / "seasons" / "01-the-first-die.yaml"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, ["sweep", *map(str, arguments), "--workers", "1"])


def test_a_table_and_what_is_said_of_it(tmp_path: Path) -> None:
    out = tmp_path / "facts.csv"
    done = run("facts", LESSON, "--fact", "anna.power", "--fact", "anna.total", "--out", out)
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        f"{out}: rows: 1, without an answer: 0; kept from before: 0",
        "no row has the fact anna.total",
    ]
    (row,) = csv.DictReader(out.read_text("utf-8").splitlines())
    assert (row["source"], row["game"], row["status"]) == (str(LESSON), "seasons", "ok")
    again = run("facts", LESSON, "--fact", "anna.power", "--fact", "anna.total", "--out", out, "--lang", "ru")
    assert again.stdout.splitlines()[0] == f"{out}: строк: 1, без ответа: 0; сохранено раньше: 1"


def test_what_failed_is_counted_and_the_rest_is_there(tmp_path: Path) -> None:
    out = tmp_path / "legal.jsonl"
    done = run("legal", LESSON, tmp_path / "none.yaml", "--out", out, "--json")
    assert done.exit_code == 0
    document = json.loads(done.stdout)
    assert document["rows"] == 2 and document["status"] == {"ok": 1, "defect": 1}
    assert [json.loads(line)["status"] for line in out.read_text("utf-8").splitlines()] == ["ok", "defect"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("guess", LESSON, "--lang", "ru"), "QUESTION: найдено: guess; допустимо: facts, law, legal, "),
        (("facts", "--opening", "seasons/none"), "--opening: found seasons/none; allowed: seasons/"),
        (
            ("facts", LESSON, "--fact", "*.powr", "--lang", "ru"),
            "--fact: найдено: «*.powr», под это не подход",
        ),
        (("law", LESSON), "--fact, --where, --event: found 0; allowed: exactly one of them"),
        (("play", LESSON, "--seat", "anna"), "--seat: found anna; allowed: SEAT=HOW"),
        (("legal", LESSON, "--seeds", "2", "--lang", "ru"), "--seeds: найдено: 2; допустимо: для этого"),
    ],
)
def test_what_cannot_be_asked_ends_the_command(
    arguments: tuple[str | Path, ...], said: str, tmp_path: Path
) -> None:
    done = run(*arguments, "--out", tmp_path / "table.csv")
    assert (done.exit_code, done.stdout) == (1, "") and done.stderr.startswith(said)
    assert list(tmp_path.iterdir()) == []


def test_somebodys_file_stays_unless_it_may_be_replaced(tmp_path: Path) -> None:
    out = tmp_path / "table.csv"
    out.write_text("mine", "utf-8")
    refused = run("legal", LESSON, "--out", out)
    assert refused.exit_code == 1 and "is there already and has no journal" in refused.stderr
    assert out.read_text("utf-8") == "mine"
    assert run("legal", LESSON, "--out", out, "--restart").exit_code == 0
    assert out.read_text("utf-8").startswith("source,game,seed,")


def test_a_journal_of_another_question_ends_the_command_until_begun_anew(tmp_path: Path) -> None:
    out = tmp_path / "table.csv"
    assert run("legal", LESSON, "--out", out).exit_code == 0
    refused = run("facts", LESSON, "--out", out, "--lang", "ru")
    assert refused.exit_code == 1
    assert refused.stderr == (
        f"{out}.journal: начат для вопроса legal, а не facts; "
        "укажите другое имя в --out или начните заново: --restart\n"
    )
    assert run("facts", LESSON, "--out", out, "--restart").exit_code == 0


def test_the_help_has_examples() -> None:
    shown = CliRunner().invoke(app, ["sweep", "--help"]).stdout
    assert 'tutor sweep law cases --where "anna.wounds >= 1"' in shown
