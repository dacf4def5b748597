"""Nim, a game in a package of its own, is there as the other games are; nothing had to be told of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.plugins import NIM, install, run, said

MOST_LINES = 600
LESSONS = NIM / "nim" / "scenarios" / "nim"


@pytest.fixture(scope="module")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with Nim in it, to be put into the path of a process."""
    return install(NIM, tmp_path_factory.mktemp("nim"))


def test_it_is_short() -> None:
    files = [path for path in NIM.rglob("*.py") if "__pycache__" not in path.parts]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < MOST_LINES


@pytest.mark.long(reason="a package is installed, and programs are started with it")
def test_its_own_tests_pass(nim: Path) -> None:
    """Among them are the contract, its lessons and its words in both languages."""
    done = run("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", str(NIM / "tests"), paths=nim)
    assert done.returncode == 0 and "9 passed" in done.stdout, done.stdout + done.stderr


COMMANDS = """
import json, sys
from typer.testing import CliRunner
from tutor.cli import app
print(json.dumps([CliRunner().invoke(app, command).output for command in json.loads(sys.argv[1])]))
"""


def commands(nim: Path, *commands: tuple[str, ...]) -> list[str]:
    """What several commands print, in one process."""
    done = run("-c", COMMANDS, json.dumps(commands), paths=nim)
    assert done.returncode == 0, done.stderr
    return [str(printed) for printed in json.loads(done.stdout)]


@pytest.mark.long(reason="a package is installed, and programs are started with it")
def test_the_command_line_knows_it(nim: Path, tmp_path: Path) -> None:
    """Of the form of its positions nothing was written: `ask` and `may` have it from the table."""
    lesson, question = str(LESSONS / "02-not-four.yaml"), str(tmp_path / "q.yaml")
    win, best = ("--until", "end", "--where", "winner = anna"), "anna=best:winner = anna"
    games, lines, refused, played, _, answer, site = commands(
        nim,
        ("games", "--json"),
        ("lines", lesson, *win, "--seat", best, "--seat", "boris=adversarial"),
        ("may", lesson, "--step", "3", "middle-4", "--lang", "ru"),
        ("playouts", "nim", "--games", "5"),
        ("ask", "nim", "--out", question),
        ("may", question, "left-1"),
        ("publish", lesson, "--out", str(tmp_path / "site")),
    )
    listed = json.loads(games)["games"]
    assert [one["game"] for one in listed] == ["penumbra", "resarcana", "seasons", "blackrose", "nim"]
    assert {"package": "tutor-nim", "rules": 6, "lessons": 2}.items() <= listed[-1].items()
    assert "yes: 2/3 = 66.7" in lines
    assert "Не больше трёх: за ход берут самое большее 3" in refused
    assert "5 of 5 games finished" in played
    assert "heaps: {left: {sticks: 1}, middle: {sticks: 4}" in Path(question).read_text("utf-8")
    assert "found «nim»; allowed: a game of the tutor itself" in site and not (tmp_path / "site").exists()
    assert "[anna/take/left-1]: allowed" in answer and "[boris/take/left-1]: not allowed" in answer


PAGES = """
import json, random
from support.desk import html_of
from html import unescape
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.play import PlayPage
from tutor.app.pages.start import page_of
from tutor.app.request import Request
from tutor.app.workbench.page import WorkbenchPage
from tutor.framework.installed import game_named

def ask(lang, **query):
    return Request(query, lang, served=True)

def all_shown(page):
    return unescape(html_of(page.desk))

found = {}
for lang in ("en", "ru"):
    start = page_of(ask(lang))
    found[f"start {lang}"] = unescape(start.parts["games"].html)
    found[f"game {lang}"] = unescape(page_of(ask(lang, game="nim")).parts["course"].html)
    lesson = LessonPage("nim", "", ask(lang, game="nim", lesson="02-not-four"))
    while not lesson.session.finished:
        session = lesson.session
        if session.must_guess: session.skip()
        elif session.told_answer is not None: session.answer_as_told()
        elif session.question is not None: break
        else: session.forward()
    lesson.draw()
    found[f"lesson {lang}"] = all_shown(lesson) + lesson.desk.bridge.query
    play = PlayPage(game_named("nim"), ask(lang, game="nim"))
    play.desk.press("begin", "3")
    rng = random.Random(1)
    while not play.match.finished:
        play.desk.press("answer", rng.choice(play.match.question.options).key)
    found[f"play {lang}"] = all_shown(play)
    bench = WorkbenchPage("nim", ask(lang, game="nim"))
    found[f"bench {lang}"] = str([region.html for region in bench.desk.parts.values()])
print(json.dumps(found))
"""


@pytest.mark.long(reason="a package is installed, and programs are started with it")
def test_pages_show_it_in_both_languages(nim: Path) -> None:
    found = json.loads(said(PAGES, nim))
    for lang, name, about, learn, heap, wins in (
        ("en", "Nim", "Whoever takes the last one wins.", "Not four", "Middle heap", " wins"),
        ("ru", "Ним", "Побеждает тот, кто взял последнюю.", "Не четыре", "Средняя кучка", "Побеждает "),
    ):
        start = found[f"start {lang}"]
        assert start.count("<article") == 5 and name in start and about in start
        assert "lessons.ipynb?game=nim&lesson=02-not-four" in start and "play.ipynb?game=nim" in start
        assert learn in found[f"game {lang}"]
        assert heap in found[f"lesson {lang}"] and "game=nim&lesson=02-not-four" in found[f"lesson {lang}"]
        assert wins in found[f"play {lang}"]
        assert "st-table--nim" in found[f"lesson {lang}"]
        assert name in found[f"bench {lang}"]


@pytest.mark.long(reason="a package is installed, and programs are started with it")
def test_what_it_neither_draws_nor_tells_is_drawn_plainly_and_told_by_its_rules(tmp_path: Path) -> None:
    install(NIM, tmp_path)
    (tmp_path / "nim" / "views" / "shown.py").unlink()
    for words in (tmp_path / "nim" / "words").iterdir():
        words.unlink()
    found = json.loads(said(PAGES.replace('("en", "ru")', '("ru",)'), tmp_path))
    assert "st-fact" in found["lesson ru"] and "средняя кучка" in found["lesson ru"].lower()
    assert "Три кучки" in found["lesson ru"] and "Из одной кучки" in found["play ru"]
