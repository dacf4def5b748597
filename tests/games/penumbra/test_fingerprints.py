"""Whole games are the same in every process: nothing rests on the order of a set or the seed of a hash."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

from tutor.contract import fingerprint
from tutor.games.penumbra import GAME

PLAYED = ("short-4", "whole-2", "automa-jasper")
MOST = 20_000
"""More full stops and answers than a random game takes."""

TESTS = Path(__file__).parents[2]
SAY = "from games.penumbra.test_fingerprints import whole_games; print(whole_games(4))"


def whole_games(seed: int) -> str:
    """A digest of every position and event of some random whole games."""
    starts = tuple(opening.start() for opening in GAME.openings() if opening.id in PLAYED)
    game = replace(GAME, setups=lambda: starts)
    return fingerprint(game, pick=Random(seed).randrange, limit=MOST)


def in_another_process(hash_seed: str) -> str:
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join((str(TESTS.parent), str(TESTS))),
    }
    said = subprocess.run(
        [sys.executable, "-c", SAY], env=environment, capture_output=True, text=True, check=True
    )
    return said.stdout.strip()


def test_whole_games_are_the_same_in_other_processes() -> None:
    here = whole_games(4)
    assert [in_another_process(hash_seed) for hash_seed in ("1", "2")] == [here, here]


def test_another_seed_plays_other_games() -> None:
    assert whole_games(4) != whole_games(5)
