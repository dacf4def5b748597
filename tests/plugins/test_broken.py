"""Packages that are broken, each in another way, are left out and told of; the other games do not mind."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.langs import walked_in
from support.plugins import NIM, entry, install, run, said

HEAD = '{"game": "GAME", "prefix": "PREFIX", "title": {"en": "A", "ru": "Б"}}'


def head(game: str, prefix: str = "") -> str:
    """As much of a compiled catalogue as tells that the game is there."""
    return HEAD.replace("GAME", game).replace("PREFIX", prefix or game)


def whole(game: str) -> str:
    """A compiled catalogue without a rule."""
    parts = '"parts": {"kinds": {}, "fact_names": {}, "components": []}, "rulings": [], "examples": []'
    more = f', "order": 9, "digest": "", "sources": {{}}, "rules": [], {parts}}}'
    return head(game).removesuffix("}") + more


ENGINES = {
    "imports": "import chess_of_mine",
    "syntax": "GAME =",
    "lacks": "",
    "notype": "GAME = 3",
    "stolen": "from tutor.games.seasons import GAME",
}
"""Packages whose catalogue is whole, and that have no game all the same."""


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nim, and beside it one package for each way to be broken."""
    folder = install(NIM, tmp_path_factory.mktemp("broken"))
    entry(folder, "nowhere", "nowhere_at_all:GAME")
    entry(folder, "nocatalogue", "nocatalogue:GAME", "")
    entry(folder, "unreadable", "unreadable:GAME", "", "{")
    entry(folder, "halfdone", "halfdone:GAME", "", head("halfdone"))
    entry(folder, "attribute", "attribute", "", head("attribute"))
    entry(folder, "otherone", "otherone:GAME", "", head("chess"))
    entry(folder, "seasons", "again:GAME", "", head("seasons", "again"))
    entry(folder, "taken", "taken:GAME", "", head("taken", "sea"))
    entry(folder, "badprefix", "badprefix:GAME", "", head("badprefix", "A.b"))
    entry(folder, "Bad-Name", "badname:GAME", "", head("Bad-Name", "bad"))
    for game, code in ENGINES.items():
        entry(folder, game, f"{game}:GAME", code, whole(game))
        (folder / game / "data" / "search.json").write_text("{}")
    return folder


SAYS = {
    "nowhere": "there is no package nowhere_at_all",
    "nocatalogue": "python -m tutor.rules writes it",
    "unreadable": "catalogue.json cannot be read",
    "halfdone": "its catalogue cannot be used (ValidationError",
    "attribute": "its entry point names no object, as in attribute:GAME",
    "otherone": "its catalogue is that of 'chess'",
    "seasons": "mage-rules-tutor has a game of that id",
    "taken": "ids of rules that begin with 'sea' are those of seasons",
    "badprefix": "the prefix of its rules is to be",
    "Bad-Name": "its id is to be 2 to 30 letters",
    "imports": "imports cannot be imported (ModuleNotFoundError: No module named 'chess_of_mine')",
    "syntax": "syntax cannot be imported (SyntaxError",
    "lacks": "lacks cannot be imported (AttributeError",
    "notype": "notype:GAME is no Game, but int",
    "stolen": "stolen:GAME is the game 'seasons'",
}
"""What is said of each."""


@pytest.mark.parametrize("lang", walked_in("en"))
@pytest.mark.long(reason="packages are installed, and programs are started with them")
def test_the_command_line_tells_of_each_and_lists_the_others(broken: Path, lang: str) -> None:
    done = run("-m", "tutor.cli", "games", "--json", "--lang", lang, paths=broken)
    found = json.loads(done.stdout)
    assert [game["game"] for game in found["games"]][-2:] == ["blackrose", "nim"] and len(found["games"]) == 5
    told = {one["game"]: one["problem"] for one in found["left_out"]}
    assert done.returncode == 1 and told.keys() == SAYS.keys()
    for game, says in SAYS.items():
        assert (says in told[game]) == (lang == "en"), told[game]
        assert told[game] in done.stderr and f"tutor-{game}" in done.stderr
        assert lang == "en" or any("а" <= letter <= "я" for letter in told[game])
    assert "Traceback" not in done.stderr


@pytest.mark.long(reason="packages are installed, and programs are started with them")
def test_other_commands_go_on_and_name_them_on_standard_error(broken: Path) -> None:
    done = run("-m", "tutor.cli", "rules", "sea.end.trigger", "--lang", "ru", paths=broken)
    assert done.returncode == 0 and "Игра taken из tutor-taken пропущена" in done.stderr
    assert "taken" not in done.stdout and "sea.end.trigger" in done.stdout


@pytest.mark.long(reason="packages are installed, and programs are started with them")
def test_the_log_tells_of_each_once(broken: Path) -> None:
    code = "from tutor.framework.installed import playable; print(playable()); playable()"
    done = run("-c", code, paths=broken)
    assert "'nim'" in done.stdout
    for game in SAYS:
        assert done.stderr.count(f"The game '{game}' of tutor-{game} is left out") == 1


@pytest.mark.long(reason="packages are installed, and programs are started with them")
def test_the_start_page_names_them_in_a_quiet_line_and_tells_nothing_of_this_machine(broken: Path) -> None:
    code = """
from html import unescape
from tutor.app.pages.start import page_of
from tutor.app.learner.progress import ProgressPage
from tutor.app.pages.rules import RulesPage
from tutor.app.request import Request
for lang in ("en", "ru"):
    page = page_of(Request({}, lang, served=True))
    ProgressPage(Request({}, lang, served=True))
    assert "Nim" in RulesPage(Request({}, "en", served=True)).parts["read"].html
    print(unescape(page.parts["games"].html).count("<article"), unescape(page.parts["foot"].html))
"""
    english, russian = said(code, broken).splitlines()
    assert english.startswith("5 ") and russian.startswith("5 ")
    assert "Left out, because the package is broken:" in english and "imports" in english
    assert "Не показано, потому что пакет сломан:" in russian and "imports" in russian
    assert str(broken) not in english and "chess_of_mine" not in english


@pytest.mark.long(reason="packages are installed, and programs are started with them")
def test_a_game_whose_views_fail_is_shown_plainly(tmp_path: Path) -> None:
    install(NIM, tmp_path)
    (tmp_path / "nim" / "views" / "shown.py").write_text("raise RuntimeError('no ink')\n")
    (tmp_path / "nim" / "views" / "cover.py").write_text("raise RuntimeError('no paper')\n")
    done = run(
        "-c", "from tutor.views.shown import GameViews, views_of; from tutor.views.covers import cover\n"
        "print(views_of('nim') == GameViews(), 'seal-nim-nim' in cover('nim'))", paths=tmp_path,
    )  # fmt: skip
    assert done.stdout.strip() == "True True" and "no ink" in done.stderr and "no paper" in done.stderr
