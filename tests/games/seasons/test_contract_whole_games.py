"""Whole games hold to the contract and are the same in every process.

Every option of every question is tried, every refusal refused, every position sent through JSON.
"""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tutor.contract import check_game, fingerprint
from tutor.engine.state import State
from tutor.games.seasons import GAME
from tutor.games.seasons.state import Table

MOST = 20_000
"""More full stops and answers than a random game takes."""

TESTS = Path(__file__).parents[2]
SAY = "from games.seasons.test_contract_whole_games import whole_games; print(whole_games(4))"


def start(opening: str) -> State[Table]:
    """The first position of a whole game."""
    return next(one.start() for one in GAME.openings() if one.id == opening)


@pytest.mark.parametrize("opening", ["apprentice-2", "magician-4", "archmage-3"])
def test_whole_games_hold_to_the_contract(opening: str) -> None:
    game = replace(GAME, setups=lambda: (start(opening),))
    found = check_game(game, pick=Random(f"contract {opening}").randrange, games=1, limit=MOST)
    assert not found, "\n".join(map(str, found))


def test_games_after_their_prelude_hold_to_the_contract() -> None:
    found = check_game(GAME, pick=Random("contract").randrange, games=1, limit=MOST)
    assert not found, "\n".join(map(str, found))


def whole_games(seed: int) -> str:
    """A digest of every position and event of some random whole games."""
    starts = tuple(start(opening) for opening in ("apprentice-3", "archmage-2"))
    game = replace(GAME, setups=lambda: starts)
    return fingerprint(game, pick=Random(seed).randrange, limit=MOST)


def in_another_process(hash_seed: str) -> str:
    paths = os.pathsep.join((str(TESTS.parent), str(TESTS)))
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    said = subprocess.run(
        [sys.executable, "-c", SAY], env=environment, capture_output=True, text=True, check=True
    )
    return said.stdout.strip()


def test_whole_games_are_the_same_in_other_processes() -> None:
    here = whole_games(4)
    assert [in_another_process(hash_seed) for hash_seed in ("1", "2")] == [here, here]
    assert whole_games(5) != here
