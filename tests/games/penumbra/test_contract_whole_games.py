"""Whole games hold to the contract: every option of every question tried, every refusal refused."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tutor.contract import check_game
from tutor.games.penumbra import GAME
from tutor.games.penumbra.openings import openings

OPENINGS = {opening.id: opening for opening in openings()}
MOST = 20_000
"""More full stops and answers than a random game takes."""


@pytest.mark.parametrize("opening", ["short-2", "whole-3", "automa-ruby"])
def test_whole_games_hold_to_the_contract(opening: str) -> None:
    """Pieces are counted from the first turn on elsewhere: the set-up only lays them out."""
    start = OPENINGS[opening].start
    game = replace(GAME, setups=lambda: (start(),), pieces=lambda table: {})
    found = check_game(game, pick=Random(f"contract {opening}").randrange, games=1, limit=MOST)
    assert not found, "\n".join(map(str, found))
