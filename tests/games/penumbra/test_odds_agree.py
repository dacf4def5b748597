"""The law by dynamic programming and the law by playing every line of the engine are the same law."""

from __future__ import annotations

from fractions import Fraction

from games.penumbra.table import card, mark, threatened
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.analysis.odds import threat_law
from tutor.analysis.odds_aim import FEWEST_WOUNDS, LEAST_MORTAL
from tutor.analysis.odds_play import ThreatPosition, best_play
from tutor.engine.enumerate import best, law
from tutor.engine.state import State
from tutor.games.penumbra import GAME
from tutor.games.penumbra.state import Table

NAMES = ("last.lost", "last.wounds", "last.mortal", "last.misses")
FACE = st.integers(1, 6)


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
    played = law(GAME, state, outcome)
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
    found = best(GAME, state, lambda end: -Fraction(int(GAME.facts(end)[f"last.{aim}"] or 0)))
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
    assert play.values[0] == -found
