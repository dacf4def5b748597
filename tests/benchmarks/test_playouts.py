"""Decisions per second of random whole games of Penumbra, beside moves per second of tic-tac-toe.

E1: every decision is picked from its full list of legal options; answers of chance are not counted. The unit
is one move of random tic-tac-toe in plain Python without any engine, played before and after in the same run.
"""

from __future__ import annotations

from time import perf_counter

import pytest
from benchmarks.conftest import Note

from tutor.analysis.playouts import playouts
from tutor.cli.numbers import picker
from tutor.games.penumbra import GAME

RUNS, GAMES = 5, 6
PLAYED = {"automa-ruby": "solo", "whole-2": "for two", "whole-3": "for three", "whole-4": "for four"}


@pytest.mark.parametrize("opening", PLAYED)
def test_own_decisions_in_whole_games(opening: str, note: Note) -> None:
    start = next(each for each in GAME.openings() if each.id == opening).start()
    runs = [playouts(GAME, (start,), GAMES, picker(seed), picker(seed), perf_counter) for seed in range(RUNS)]
    assert all(run.finished == GAMES for run in runs)
    kind = PLAYED[opening]
    note("E1", "own", f"decisions, {kind}", [run.decisions / run.seconds for run in runs])
    note("E1", "floor", f"moves of tic-tac-toe, {kind}", [run.unit for run in runs])
