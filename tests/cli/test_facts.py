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
from tutor.games.penumbra import GAME
from tutor.games.penumbra.openings import OWN
from tutor.rules.catalogue import DATA

LITTLE = """\
game: penumbra
components:
- id: witch-prison
  facts: {threat: 3, difficulty: 1}
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


def test_with_enough_facts_whole_games_can_be_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The training set, handed in as a reader's own: its games carry the badge of own facts."""
    path = written(tmp_path, (DATA / "penumbra" / "training.yaml").read_text("utf-8"))
    before = {opening.id for opening in GAME.openings()}
    monkeypatch.setenv(VARIABLE, path)
    take_in_all.cache_clear()
    take_in_all()
    own = [opening for opening in GAME.openings() if opening.id not in before]
    assert own and all(opening.note == OWN and opening.id.startswith("own-") for opening in own)
    start = next(opening for opening in own if opening.id.endswith("short-2")).start()
    assert start.table.box.startswith("own-")
    assert play_at_random(GAME, start, Random(1).randrange)[1]
    code, said = run(path)
    assert code == 0 and "A game for 2 can be played." in said
