"""`tutor facts`, and whole games with a reader's own facts."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from tutor.analysis.playouts import play_at_random
from tutor.app.own_facts import VARIABLE, take_in_all
from tutor.cli import app
from tutor.framework.variants import OWN
from tutor.rules.catalogue import data_file
from tutor.scenario import game_named

LITTLE = """\
game: penumbra
components:
- id: witch-prison
  facts: {threat: 3, difficulty: 1}
"""
LITTLE_ROSE = """\
game: blackrose
components:
- id: evocation-umbra
  facts: {health: 1, strength: 1, speed: 2}
"""
BAD_ROSE = """\
game: blackrose
components:
- id: spell-torment
  facts: {instability: often, main: {type: curse, element: fire, target: mage, range: 1}}
"""
BAD = """\
game: penumbra
components:
- id: witch-prison
  facts: {threat: many, task: {kind: dance}}
"""


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["facts", *words])
    return result.exit_code, result.output


def written(folder: Path, text: str) -> str:
    path = folder / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_it_tells_what_is_still_lacking_in_both_languages(tmp_path: Path) -> None:
    code, said = run(written(tmp_path, LITTLE))
    assert code == 0 and said.startswith("No defects.")
    assert "[pen.setup.talents.draft]" in said and "box.druid.turn_order: unknown" in said
    code, said = run(written(tmp_path, LITTLE), "--lang", "ru")
    assert code == 0 and said.startswith("Дефектов нет.") and "неизвестно" in said


def test_every_defect_with_its_line(tmp_path: Path) -> None:
    path = written(tmp_path, BAD)
    code, said = run(path)
    assert code == 1
    assert [line.partition(": ")[0] for line in said.splitlines()] == [f"{path}:4", f"{path}:4"]
    code, said = run(path, "--json")
    assert code == 1 and len(json.loads(said)["defects"]) == 2


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    code, said = run(str(tmp_path / "none.yaml"))
    assert code != 0 and "none.yaml" in said and "Traceback" not in said


def test_of_black_rose_wars_what_is_still_lacking(tmp_path: Path) -> None:
    code, said = run(written(tmp_path, LITTLE_ROSE))
    assert code == 0 and said.startswith("No defects.")
    for n in (1, 2, 3, 4):
        assert f"A game for {n} still lacks facts" in said
    assert "box.order-1: cards in order-1: 0; at least 1 [brw.avatar.setup.decks]" in said
    code, said = run(written(tmp_path, LITTLE_ROSE), "--lang", "ru")
    assert (
        code == 0 and "школ с обоими стартовыми гримуарами: 0; не меньше 2 [brw.setup.school-choice]" in said
    )
    code, said = run(written(tmp_path, LITTLE_ROSE), "--json")
    assert code == 0 and sorted(json.loads(said)["lacking"]) == ["1", "2", "3", "4"]


def test_of_black_rose_wars_every_defect_with_its_rule(tmp_path: Path) -> None:
    path = written(tmp_path, BAD_ROSE)
    code, said = run(path)
    assert code == 1 and [line.partition(": ")[0] for line in said.splitlines()] == [f"{path}:4", f"{path}:4"]
    assert "facts.main.type: found «curse»" in said and "[brw.spell.types]" in said


def test_a_game_that_takes_no_facts_is_told_with_those_that_do(tmp_path: Path) -> None:
    code, said = run(written(tmp_path, "game: chess\ncomponents: []\n"))
    assert code == 1 and "game: found «chess»; allowed: one of " in said
    assert "penumbra" in said and "blackrose" in said


NOTE = """\
game: {game}
components:
- id: {id}
  notes: [{{en: My copy is scratched., ru: Моя карта поцарапана.}}]
"""
COMPLETE = [("resarcana", "prism"), ("seasons", "bespelled-grimoire")]


@pytest.mark.parametrize(("game", "id"), COMPLETE)
def test_a_game_that_lacks_nothing_says_so(game: str, id: str, tmp_path: Path) -> None:
    path = written(tmp_path, NOTE.format(game=game, id=id))
    code, said = run(path)
    assert code == 0 and all(f"A game for {n} can be played." in said for n in (2, 3, 4))
    assert "no file changes them" in said
    code, said = run(path, "--lang", "ru")
    assert code == 0 and "данных хватает" in said
    code, said = run(path, "--json")
    assert code == 0 and json.loads(said)["lacking"] == {"2": [], "3": [], "4": []}


@pytest.mark.parametrize(("game", "id"), COMPLETE)
def test_nothing_of_a_game_that_lacks_nothing_is_replaced(game: str, id: str, tmp_path: Path) -> None:
    """Each fact, the count, and a new component: each once, with its line, and what can be done."""
    facts = f"- id: {id}\n  count: 9\n  facts: {{points: 9, types: [dragon]}}\n"
    new = "- id: my-own\n  kind: token\n  name: {en: Mine, ru: Моё}\n"
    path = written(tmp_path, f"game: {game}\ncomponents:\n{facts}{new}")
    before = len(game_named(game).openings())
    code, said = run(path)
    lines = [line for line in said.splitlines() if "a game that lacks none" in line]
    assert code == 1 and [line.partition(": ")[0].rpartition(":")[2] for line in lines] == [
        "4",
        "5",
        "5",
        "6",
    ]
    assert all("which reading it follows" in line for line in lines)
    assert len(game_named(game).openings()) == before


@pytest.mark.parametrize(
    ("game", "opening"),
    [("penumbra", "short-2"), ("blackrose", "whole-2")],
)
def test_with_enough_facts_whole_games_can_be_played(
    game: str, opening: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The training set, handed in as a reader's own: its games carry the badge of own facts."""
    played = game_named(game)
    path = written(tmp_path, data_file(game, "training.yaml").read_text("utf-8"))
    before = {one.id for one in played.openings()}
    monkeypatch.setenv(VARIABLE, path)
    take_in_all.cache_clear()
    take_in_all()
    own = [one for one in played.openings() if one.id not in before]
    assert own and all(one.note == OWN and one.id.startswith("own-") for one in own)
    start = next(one for one in own if one.id.endswith(opening)).start()
    assert start.table.box.startswith("own-")
    assert play_at_random(played, start, Random(1).randrange)[1]
    code, said = run(path)
    assert code == 0 and "A game for 2 can be played." in said
