"""Whole games hold to the contract and are the same in every process."""

from __future__ import annotations

import pytest
from support.whole_games import check, check_everywhere, start

from tutor.games.seasons import GAME

pytestmark = pytest.mark.long(reason="whole games at random, with every option of every question tried")


@pytest.mark.parametrize("opening", ["apprentice-2", "magician-4", "archmage-3"])
def test_whole_games_hold_to_the_contract(opening: str) -> None:
    check(GAME, f"contract {opening}", start(GAME, opening))


def test_games_after_their_prelude_hold_to_the_contract() -> None:
    check(GAME, "contract", *GAME.setups())


def test_whole_games_are_the_same_in_other_processes() -> None:
    check_everywhere("seasons", "apprentice-3", "archmage-2")
