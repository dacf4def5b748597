"""Whole games hold to the contract and are the same in every process."""

from __future__ import annotations

import pytest
from support.whole_games import check_everywhere, check_laid_out

from tutor.games.penumbra import GAME

pytestmark = pytest.mark.long(reason="whole games at random, with every option of every question tried")


@pytest.mark.parametrize("opening", ["short-2", "whole-3", "automa-ruby"])
def test_whole_games_hold_to_the_contract(opening: str) -> None:
    check_laid_out(GAME, opening)


def test_whole_games_are_the_same_in_other_processes() -> None:
    check_everywhere("penumbra", "short-4", "whole-2", "automa-jasper")
