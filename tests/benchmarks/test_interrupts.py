"""Time of walking all lines of three interrupts of Black Rose Wars, and of searching one for its endings.

E5: traps and defences that answer a move, a spell and an area of damage, with the training set: 97 lines of
answers in all, to the end of what is under way; walked one by one, and listed from merged positions.
"""

from __future__ import annotations

from collections import deque

import pytest
from games.blackrose.support.interrupted import bolt, storm, worm
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.analysis.outcomes import END, Outcomes
from tutor.engine.state import State
from tutor.games.blackrose import GAME
from tutor.games.blackrose.analysis.interrupts import interrupts
from tutor.games.blackrose.state.table import Table

LINES = 97


def explored(state: State[Table], *, merge: bool = True) -> Outcomes[Table]:
    """Everything that can follow."""
    found = Outcomes(GAME, state, END, merge=merge)
    assert not found.run(10**6)
    return found


@pytest.mark.benchmark(group="E5")
def test_own_every_line_of_three_interrupts(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E5", role="own", per=LINES, what="interrupts of Black Rose Wars, walked")
    states = (worm(), bolt(), storm())
    walked = benchmark(lambda: [explored(state, merge=False).count().lines or 0 for state in states])
    assert sum(walked) == LINES


@pytest.mark.benchmark(group="E5")
def test_own_every_line_of_three_interrupts_listed(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E5", role="own", per=LINES, what="interrupts of Black Rose Wars, listed")
    states = (worm(), bolt(), storm())
    listed = benchmark(lambda: [deque(explored(state).lines()) for state in states])
    assert sum(map(len, listed)) == LINES


@pytest.mark.benchmark(group="E5")
def test_own_endings_of_an_interrupt(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E5", role="own", what="endings of an interrupt of Black Rose Wars")
    state = bolt()
    found = benchmark(interrupts, state)
    assert found is not None and found.complete and len(found.endings) > 5
