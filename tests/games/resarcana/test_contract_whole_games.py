"""Whole games hold to the contract, and are the same in every process."""

from __future__ import annotations

import pytest
from support.whole_games import check, check_everywhere, start

from tutor.games.resarcana import GAME

pytestmark = pytest.mark.long(reason="whole games at random, with every option of every question tried")


@pytest.mark.parametrize("opening", ["first-2", "draft-3"])
def test_whole_games_hold_to_the_contract(opening: str) -> None:
    check(GAME, f"contract {opening}", start(GAME, opening))


@pytest.mark.parametrize("number", [0])
def test_games_after_their_set_up_hold_to_the_contract(number: int) -> None:
    check(GAME, f"contract {number}", tuple(GAME.setups())[number])


def test_whole_games_are_the_same_in_other_processes() -> None:
    check_everywhere("resarcana", "first-2", "draft-2")
