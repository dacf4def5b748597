"""The law by dynamic programming and the law of all lines of the engine are the same law."""

from __future__ import annotations

from fractions import Fraction

from games.penumbra.support.threats import card, mark, threatened
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.analysis.distributions import Best
from tutor.analysis.objectives import Fact, Happened
from tutor.analysis.outcome_paths import reached
from tutor.analysis.outcomes import END, Outcomes
from tutor.engine.state import State
from tutor.games.penumbra import GAME
from tutor.games.penumbra.analysis.threat_law import threat_law
from tutor.games.penumbra.analysis.threat_objectives import FEWEST_WOUNDS, LEAST_MORTAL
from tutor.games.penumbra.analysis.threat_play import ThreatPosition, best_play
from tutor.games.penumbra.state.table import Table

NAMES = ("last.lost", "last.wounds", "last.mortal", "last.misses")
FACE = st.integers(1, 6)
FIRST = Best(Happened("nothing"))
"""Whoever wants what never happens takes the first of all options."""


def outcome(state: State[Table]) -> tuple[object, ...]:
    facts = GAME.facts(state)
    return tuple(facts[name] for name in NAMES)


@settings(max_examples=60, deadline=None)
@given(
    pool=st.lists(FACE, max_size=4),
    marks=st.lists(FACE, max_size=3),
    wounded=st.lists(FACE, max_size=2),
    dice=st.integers(0, 4),
    ignored=st.booleans(),
    mortal=st.booleans(),
)
def test_pen_threat_steps__the_engine_and_the_law_agree(
    pool: list[int], marks: list[int], wounded: list[int], dice: int, ignored: bool, mortal: bool
) -> None:
    state = threatened(
        dice,
        dice=tuple(f"bone {value}" for value in pool),
        marks=tuple(mark("ruby", value) for value in marks)
        + tuple(mark("ruby", value, "wounded") for value in wounded),
        cards=(card("vulnerability"),) if ignored else (),
        mortal=mortal,
        automatic=("threat-order", "lose-die", "wound-mark"),
    )
    found = Outcomes(GAME, state, END)
    assert not found.run(10**5)
    masses = reached(found.weighing({"anna": FIRST, "boris": FIRST}).valuation)
    assert masses is not None
    played: dict[tuple[object, ...], Fraction] = {}
    for at, share in masses.items():
        end = outcome(found.ways.spots[at].state)
        played[end] = played.get(end, Fraction(0)) + share
    exact = threat_law(pool, marks, wounded, dice, ignore_pool=ignored, mortal_already=mortal)
    assert played == {
        (o.lost, o.wounds, o.mortal, o.misses): Fraction(o.ways, exact.total) for o in exact.outcomes
    }
    assert sum(played.values()) == 1


@settings(max_examples=40, deadline=None)
@given(
    pool=st.lists(FACE, max_size=2),
    marks=st.lists(FACE, max_size=2),
    wounded=st.lists(FACE, max_size=1),
    yellow=st.lists(FACE, max_size=1),
    cloak=st.booleans(),
    silverweed=st.booleans(),
    aim=st.sampled_from(["wounds", "mortal"]),
)
def test_pen_threat_step2_only_values__best_play_is_what_the_engine_finds(
    pool: list[int],
    marks: list[int],
    wounded: list[int],
    yellow: list[int],
    cloak: bool,
    silverweed: bool,
    aim: str,
) -> None:
    cards = (card("invisibility-cloak"),) * cloak + (card("silverweed"),) * silverweed
    state = threatened(
        2,
        dice=tuple(f"bone {value}" for value in pool) + tuple(f"yellow {value}" for value in yellow),
        marks=tuple(mark("ruby", value) for value in marks)
        + tuple(mark("ruby", value, "wounded") for value in wounded),
        cards=cards,
        automatic=("threat-order", "lose-die", "wound-mark"),
    )
    found = Outcomes(GAME, state, END)
    assert not found.run(10**5)
    mean = found.mean(Fact(f"last.{aim}"), {"anna": "adversarial"})
    position = ThreatPosition(
        pool=(*pool, *yellow),
        marks=tuple(marks),
        wounded=tuple(wounded),
        dice=2,
        removals=2 * silverweed,
        yellow=tuple(yellow),
        nudges=2 * cloak,
    )
    play = best_play(position, FEWEST_WOUNDS if aim == "wounds" else LEAST_MORTAL)
    assert mean.least == mean.most == play.values[0]
