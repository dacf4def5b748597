"""Time of the search for the best turn of Seasons from a rich position, and of the unit beside it.

E11: ten cards in play and in hand, and seven energy tokens; the search looks at all there is. The unit is one
move of random tic-tac-toe in plain Python.
"""

from __future__ import annotations

from time import perf_counter

import pytest
from benchmarks.conftest import Note
from games.seasons.support.turns import rich
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.analysis.playouts import UNIT_SECONDS, tic_tac_toe
from tutor.cli.numbers import picker
from tutor.games.seasons.analysis.best_turn import best_turn
from tutor.games.seasons.state.energy import size


@pytest.mark.benchmark(group="E11")
def test_own_best_turn(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E11", role="own", what="best turn of Seasons")
    state = rich()
    anna = state.table.player("anna")
    assert len(anna.play) + len(anna.hand) == 10 and size(anna.reserve) == 7
    found = benchmark.pedantic(best_turn, args=(state,), rounds=3)
    assert found is not None and found.complete


def test_floor_moves(note: Note) -> None:
    moves, seconds = tic_tac_toe(picker(1), perf_counter, UNIT_SECONDS)
    note("E11", "floor", "one move of tic-tac-toe", [seconds / moves])
