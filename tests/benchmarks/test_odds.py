"""Time of the exact law of a threat roll: ours with an empty memory, and icepool's for a new wizard."""

from __future__ import annotations

import pytest
from games.penumbra.analysis.threat_peers import by_icepool
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.games.penumbra.analysis.threat_law import Outcome, forget, threat_law

POOL, MARKS, WOUNDED = [1, 1, 3, 5, 6], [1, 2, 4], [3]


@pytest.mark.benchmark(group="E6")
@pytest.mark.parametrize("dice", [7, 9])
def test_own_law_of_threat_dice(benchmark: BenchmarkFixture, dice: int) -> None:
    benchmark.extra_info.update(id="E6", role="own", what=f"{dice} dice")

    def cold() -> tuple[Outcome, ...]:
        forget()
        return threat_law(POOL, MARKS, WOUNDED, dice).outcomes

    assert sum(outcome.ways for outcome in benchmark(cold)) == 6**dice


@pytest.mark.benchmark(group="E6")
@pytest.mark.parametrize("dice", [7, 9])
def test_peer_icepool_law_of_threat_dice(benchmark: BenchmarkFixture, dice: int) -> None:
    benchmark.extra_info.update(id="E6", role="peer", what=f"icepool, {dice} dice")
    outcomes = benchmark(by_icepool, POOL, MARKS, WOUNDED, dice)
    assert outcomes == threat_law(POOL, MARKS, WOUNDED, dice).outcomes
