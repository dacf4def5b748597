"""Time of an exact answer to what comes of a threat: seven dice, two that may be discarded, and a nudge."""

from __future__ import annotations

import pytest
from games.penumbra.support.threats import mark, threatened
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.analysis.distributions import Law, Policies
from tutor.analysis.objectives import Fact
from tutor.games.penumbra.analysis.threat_law import forget
from tutor.games.penumbra.analysis.threat_outcomes import threat_law


@pytest.mark.benchmark(group="E12")
@pytest.mark.parametrize("policy", ["free", "adversarial"])
def test_own_threat_of_seven_dice(benchmark: BenchmarkFixture, policy: str) -> None:
    what = {"free": "bounds of a threat of seven dice", "adversarial": "best play of seven dice"}[policy]
    benchmark.extra_info.update(id="E12", role="own", what=what)
    marks = (mark("ruby", 1), mark("jasper", 2), mark("ruby", 4), mark("ruby", 3, "wounded"))
    state = threatened(7, dice=("bone 1", "bone 1", "bone 3", "yellow 5", "yellow 6"), marks=marks)
    state = state.with_table(state.table.with_turn(nudges=1))
    policies: Policies = {"anna": "adversarial" if policy == "adversarial" else "free"}

    def cold() -> Law | None:
        forget()
        return threat_law(state, Fact("last.wounds"), policies)

    law = benchmark(cold)
    assert law is not None and law.settled == (policy == "adversarial") and len(law.shares) >= 3
