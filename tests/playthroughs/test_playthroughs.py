"""Recorded playthroughs come out the same, line by line: any change of play shows as a difference."""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest
from playthroughs.recording import FOLDER, as_written, chosen_setups, recorded

from tutor.scenario import game_named, playable

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_playthrough_comes_out_the_same(file: Path) -> None:
    game = game_named(file.parent.name)
    written = file.read_text(encoding="utf-8").splitlines()
    played = recorded(game, chosen_setups(game)[file.name], as_written(written))
    for number, (line, old) in enumerate(zip_longest(played, written), 1):
        assert line == old, (
            f"{file}, line {number}; after a wanted change: python tests/playthroughs/recording.py"
        )


def test_every_game_is_recorded() -> None:
    recordings = {f"{file.parent.name}/{file.name}" for file in FILES}
    wanted = {f"{name}/{file}" for name in playable() for file in chosen_setups(game_named(name))}
    assert recordings == wanted
