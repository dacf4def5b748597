"""`tutor new-game` writes a package that installs and passes its own tests; bad names are refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.plugins import install, run
from typer.testing import CliRunner

from tutor.cli import app
from tutor.cli.new_game import TEMPLATE


def new_game(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["new-game", *arguments])
    return done.exit_code, done.output


def test_a_package_passes_its_own_tests(tmp_path: Path) -> None:
    code, told = new_game("tens", "--out", str(tmp_path))
    package = tmp_path / "tens"
    assert code == 0 and str(package) in told
    there = install(package, tmp_path / "there")
    tests = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", paths=there, cwd=package)
    assert tests.returncode == 0 and "2 passed" in tests.stdout, tests.stdout + tests.stderr


def test_nothing_of_the_template_is_left_in_a_package(tmp_path: Path) -> None:
    new_game("tens", "--out", str(tmp_path))
    for path in (tmp_path / "tens").rglob("*"):
        if path.is_file():
            assert not re.search("@[a-zA-Z]+@", path.read_text("utf-8")), path
    written = [path.name for path in (tmp_path / "tens").rglob("*") if path.is_file()]
    assert {"catalogue.json", "search.json", "tens.ru.ftl", "test_tens.py"} <= {*written}
    assert len(written) == len([*TEMPLATE.rglob("*.in")]) + 2


@pytest.mark.parametrize(
    ("name", "english", "russian"),
    [
        ("Tens", "allowed: 2 to 30 letters from a to z", "допустимо: от 2 до 30 букв от a до z"),
        ("t", "allowed: 2 to 30 letters", "от 2 до 30 букв"),
        ("ten-ten", "allowed: 2 to 30 letters", "от 2 до 30 букв"),
        ("../tens", "allowed: 2 to 30 letters", "от 2 до 30 букв"),
        ("десять", "allowed: 2 to 30 letters", "от 2 до 30 букв"),
        ("seasons", "there is a game seasons already", "игра seasons уже есть"),
        ("class", "Python has a word or a package of that name", "в Python есть такое слово или пакет"),
        ("json", "Python has a word or a package", "в Python есть такое слово или пакет"),
        ("sea", "ids of rules that begin with sea are taken", "id правил, которые начинаются с sea, заняты"),
    ],
)
def test_bad_names_are_refused(name: str, english: str, russian: str, tmp_path: Path) -> None:
    for lang, says in (("en", english), ("ru", russian)):
        code, told = new_game(name, "--out", str(tmp_path), "--lang", lang)
        assert code == 1 and says in told.replace("\n", " "), told
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "tens").mkdir()
    code, told = new_game("tens", "--out", str(tmp_path))
    assert code == 1 and "is there already" in told and list((tmp_path / "tens").iterdir()) == []


def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, told = new_game("tens", "--out", str(tmp_path / "file"))
    assert code == 1 and "Traceback" not in told
