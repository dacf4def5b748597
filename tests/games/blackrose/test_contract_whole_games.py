"""Whole games hold to the contract and are the same in every process."""

from __future__ import annotations

import pytest
from support.whole_games import check, check_everywhere, check_laid_out

from tutor.games.blackrose import GAME

pytestmark = pytest.mark.long(reason="whole games at random, with every option of every question tried")


@pytest.mark.parametrize("number", [0, 3])
def test_games_after_their_set_up_hold_to_the_contract(number: int) -> None:
    check(GAME, f"contract {number}", tuple(GAME.setups())[number])


@pytest.mark.parametrize("opening", ["whole-4", "avatar-3"])
def test_whole_games_hold_to_the_contract(opening: str) -> None:
    check_laid_out(GAME, opening)


def test_whole_games_are_the_same_in_other_processes() -> None:
    check_everywhere("blackrose", "whole-2", "solo")
