"""The law of a threat roll worked out directly is that of all lines of the engine."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from games.penumbra.support.threats import card, mark, threatened
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tutor.analysis.distributions import Best, Policy
from tutor.analysis.objectives import Fact, Happened, Measure, Where
from tutor.analysis.outcomes import Outcomes
from tutor.engine.state import State
from tutor.games.penumbra import GAME
from tutor.games.penumbra.analysis.threat_outcomes import FACTS, law_of, threat_law
from tutor.games.penumbra.state.table import Table

FACE = st.integers(1, 6)
MEASURES: tuple[Measure, ...] = (*map(Fact, FACTS), Where("last.wounds", ">=", 1), Where("last.lost", "=", 0))
POLICIES: tuple[Callable[[Measure], Policy], ...] = (
    lambda measure: "free",
    lambda measure: "cooperative",
    lambda measure: "adversarial",
    Best,
)


def owed(state: State[Table], nudges: int, apart: bool) -> State[Table]:
    rulings = (("pen.ruling.nudge-two-dice", "apart"),) if apart else ()
    return replace(state.with_table(state.table.with_turn(nudges=nudges)), rulings=rulings)


@settings(max_examples=40, deadline=None)
@given(
    pool=st.lists(FACE, max_size=3),
    marks=st.lists(FACE, max_size=2),
    wounded=st.lists(FACE, max_size=1),
    yellow=st.lists(FACE, max_size=2),
    dice=st.integers(0, 2),
    nudges=st.integers(0, 2),
    apart=st.booleans(),
    silverweed=st.booleans(),
    mortal=st.booleans(),
    measure=st.sampled_from(MEASURES),
    how=st.sampled_from(POLICIES),
)
def test_pen_threat_step2_only_values__worked_out_directly_and_by_the_engine(
    pool: list[int],
    marks: list[int],
    wounded: list[int],
    yellow: list[int],
    dice: int,
    nudges: int,
    apart: bool,
    silverweed: bool,
    mortal: bool,
    measure: Measure,
    how: Callable[[Measure], Policy],
) -> None:
    state = threatened(
        dice,
        dice=tuple(f"bone {value}" for value in pool) + tuple(f"yellow {value}" for value in yellow),
        marks=tuple(mark("ruby", value) for value in marks)
        + tuple(mark("ruby", value, "wounded") for value in wounded),
        cards=(card("silverweed"),) * silverweed,
        mortal=mortal,
        automatic=("threat-order", "lose-die", "wound-mark"),
    )
    state = owed(state, nudges, apart)
    policies = {"anna": how(measure)}
    found = Outcomes(GAME, state)
    assert not found.run(10**5)
    direct = threat_law(state, measure, policies)
    assert direct is not None
    law = found.law(measure, policies)
    assert [share for share in direct.shares if share.most] == [share for share in law.shares if share.most]
    assert direct.settled == law.settled and direct.tight


def test_another_question_is_not_answered() -> None:
    state = threatened(2, dice=("bone 1",), marks=(mark("ruby", 1),))
    assert threat_law(state, Fact("last.wounds")) is not None
    assert threat_law(state, Fact("anna.dice")) is None and threat_law(state, Happened("missed")) is None
    assert threat_law(state, Fact("last.wounds"), {"anna": Best(Fact("last.lost"))}) is None
    assert threat_law(state, Fact("last.wounds"), until="end") is None
    assert threat_law(State(state.table), Fact("last.wounds")) is None
    scarred = threatened(2, mortal_wounds=1)
    assert threat_law(scarred, Fact("last.mortal")) is None


@pytest.mark.rules("pen.threat.steps")
def test_seven_dice_two_discards_and_a_nudge() -> None:
    state = owed(
        threatened(
            7,
            dice=("bone 1", "bone 1", "bone 3", "yellow 5", "yellow 6"),
            marks=(mark("ruby", 1), mark("jasper", 2), mark("ruby", 4), mark("ruby", 3, "wounded")),
        ),
        1,
        apart=False,
    )
    wounds = Fact("last.wounds")
    free, least = threat_law(state, wounds), threat_law(state, wounds, {"anna": "adversarial"})
    assert free is not None and least is not None and least.settled and not free.settled
    assert sum(share.least for share in least.shares) == 1
    found = Outcomes(GAME, state)
    found.run(5)
    assert law_of(found, wounds) == free and not found.law(wounds).settled
    for share in free.shares:
        assert share.least <= least.of(share.value).least <= share.most
