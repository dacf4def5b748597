"""Time of walking all lines of three interrupts of Black Rose Wars, and of searching one for its endings.

E5: traps and defences that answer a move, a spell and an area of damage, with the training set: 119 lines of
answers in all, each walked to the end of what is under way.
"""

from __future__ import annotations

from collections import deque

import pytest
from games.blackrose.interrupted import GAME, bolt, storm, worm
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.analysis.interrupts import interrupts
from tutor.engine.enumerate import lines, perft

LINES = 119


@pytest.mark.benchmark(group="E5")
def test_own_every_line_of_three_interrupts(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E5", role="own", per=LINES, what="interrupts of Black Rose Wars, walked")
    states = (worm(), bolt(), storm())
    walked = benchmark(lambda: [deque(lines(GAME, state)) for state in states])
    assert sum(map(len, walked)) == LINES


@pytest.mark.benchmark(group="E5")
def test_own_positions_of_three_interrupts_merged(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E5", role="own", per=LINES, what="interrupts of Black Rose Wars, merged")
    states = (worm(), bolt(), storm())
    counted = benchmark(lambda: [perft(GAME, state) for state in states])
    assert sum(map(sum, counted)) == LINES


@pytest.mark.benchmark(group="E5")
def test_own_endings_of_an_interrupt(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E5", role="own", what="endings of an interrupt of Black Rose Wars")
    state = bolt()
    found = benchmark(interrupts, state)
    assert found is not None and found.complete and len(found.endings) > 5
