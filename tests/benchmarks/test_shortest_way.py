"""Time of the searches of Res Arcana from a rich position, and of the unit beside them.

E13: ten components in play and in hand, and seven essences, the sizes of E11. All that a turn, which is one
action, can lead to is found; and then a monument is reached that is four turns away. Every way to pay is
listed for all that can be paid for there. The unit is one move of random tic-tac-toe in plain Python.
"""

from __future__ import annotations

from time import perf_counter

import pytest
from benchmarks.conftest import Note
from games.resarcana.support.positions import one, table, turn
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.analysis.playouts import UNIT_SECONDS, tic_tac_toe
from tutor.cli.numbers import picker
from tutor.engine.state import State
from tutor.games.resarcana.analysis.payments import payable, payments
from tutor.games.resarcana.analysis.shortest_way import shortest
from tutor.games.resarcana.state.table import Table

IN_PLAY = ("artificer", "tree-of-life", "sacrificial-dagger", "prism", "dancing-sword")
IN_HAND = ("mermaid", "treant", "fiery-whip", "crypt", "vault")


@pytest.fixture
def rich() -> State[Table]:
    anna = one(*IN_PLAY, pool={"elan": 2, "life": 2, "death": 1, "calm": 1, "gold": 1}, hand=IN_HAND)
    return table(
        turn(), players={"anna": anna, "boris": one("witch", hand=("athanor",))}, monuments=("temple",)
    )


@pytest.mark.benchmark(group="E13")
def test_own_turn(benchmark: BenchmarkFixture, rich: State[Table]) -> None:
    benchmark.extra_info.update(id="E13", role="own", what="all that a turn of Res Arcana can lead to")
    found = benchmark.pedantic(shortest, args=(rich, "anna", "temple"), kwargs={"actions": 1}, rounds=5)
    assert found.actions is None and found.excluded == 1


@pytest.mark.benchmark(group="E13")
def test_own_shortest_way(benchmark: BenchmarkFixture, rich: State[Table]) -> None:
    benchmark.extra_info.update(id="E13", role="own", what="four turns to a monument of Res Arcana")
    found = benchmark.pedantic(shortest, args=(rich, "anna", "temple"), rounds=1)
    assert found.actions == 4


@pytest.mark.benchmark(group="E13")
def test_own_ways_to_pay(benchmark: BenchmarkFixture, rich: State[Table]) -> None:
    benchmark.extra_info.update(id="E13", role="own", what="every way to pay of Res Arcana")

    def ways() -> int:
        found = (payments(rich, "anna", option.key) for option in payable(rich, "anna"))
        return sum(one is not None for one in found)

    assert benchmark.pedantic(ways, rounds=5) > 1


def test_floor_moves(note: Note) -> None:
    moves, seconds = tic_tac_toe(picker(1), perf_counter, UNIT_SECONDS)
    note("E13", "floor", "one move of tic-tac-toe", [seconds / moves])
