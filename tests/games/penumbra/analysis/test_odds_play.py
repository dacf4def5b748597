"""Best play against threat dice: removals before the roll and nudges after it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from games.penumbra.analysis.threat_peers import best_by_every_play
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.games.penumbra.analysis.threat_input import OddsError
from tutor.games.penumbra.analysis.threat_law import Outcome, settle, threat_law
from tutor.games.penumbra.analysis.threat_objectives import (
    AIMS,
    FEWEST_LOST,
    FEWEST_WOUNDS,
    LEAST_MORTAL,
    MOST_KEPT,
    MOST_MISSES,
    MOST_WOUNDS,
    Aim,
    least,
    most,
)
from tutor.games.penumbra.analysis.threat_play import (
    MOST_DICE,
    Nudge,
    Play,
    ThreatPosition,
    best_play,
    law_under,
)

VALUES = st.integers(1, 6)
GOALS = st.sampled_from(
    [aim for _, aim in AIMS.values()]
    + [least(wounds=2, lost=Fraction(1, 2), mortal=9), most(misses=1, wounds=-1), most(hits=1)]
)


@st.composite
def positions(draw: st.DrawFn, dice: int = 3, nudges: int = 2) -> ThreatPosition:
    pool = draw(st.lists(VALUES, max_size=5))
    return ThreatPosition(
        pool=tuple(pool),
        marks=tuple(draw(st.lists(VALUES, max_size=4))),
        wounded=tuple(draw(st.lists(VALUES, max_size=2))),
        dice=draw(st.integers(0, dice)),
        removals=draw(st.integers(0, 2)),
        yellow=tuple(draw(st.lists(st.sampled_from(pool), max_size=2, unique=True))) if pool else (),
        nudges=draw(st.integers(0, nudges)),
        nudges_apart=draw(st.booleans()),
        uncancellable=draw(st.booleans()),
        ignore_pool=draw(st.booleans()),
        mortal_already=draw(st.booleans()),
    )


@settings(deadline=None, max_examples=50)
@given(positions(dice=3, nudges=3), st.lists(GOALS, min_size=1, max_size=2))
def test_best_play__is_the_best_of_all_plays(position: ThreatPosition, goals: list[Aim]) -> None:
    aim = goals[0] if len(goals) == 1 else goals[0].then(goals[1])
    play = best_play(position, aim)
    assert play.values == best_by_every_play(position, aim)
    assert play.value == play.values[0]


@settings(deadline=None, max_examples=60)
@given(positions(dice=5, nudges=4), GOALS)
def test_best_play__replies_are_legal_and_do_what_they_say(position: ThreatPosition, aim: Aim) -> None:
    play = best_play(position, aim)
    pool = list(position.pool)
    for value in play.first.spent:
        pool.remove(value)
    for reply in play.replies:
        used = [abs(nudge.to - nudge.value) for nudge in reply.nudges]
        assert sum(used) <= position.nudges
        assert not position.nudges_apart or set(used) <= {1}
        roll = list(reply.roll)
        for nudge in reply.nudges:
            roll[roll.index(nudge.value)] = 10 + nudge.to
        roll = [value % 10 for value in roll]
        done = settle(
            pool,
            position.marks,
            position.wounded,
            roll,
            ignore_pool=position.ignore_pool,
            mortal_already=position.mortal_already,
        )
        end = reply.outcome
        assert (end.lost, end.wounds, end.mortal, end.misses) == (
            done.lost,
            done.wounds,
            done.mortal,
            done.misses,
        )


@settings(deadline=None, max_examples=60)
@given(positions(dice=6, nudges=4), GOALS)
def test_law_under__has_the_worth_that_the_play_claims(position: ThreatPosition, aim: Aim) -> None:
    play = best_play(position, aim)
    law = law_under(play)
    goal = aim.goals[0]
    spent = len(play.first.spent)
    amounts = [(goal.amount(end, law.dice, len(position.pool), spent), end.ways) for end in law.outcomes]
    assert sum((amount * ways for amount, ways in amounts), Fraction(0)) / law.total == play.value
    assert goal.prefers(play.value) >= goal.prefers(play.idle[0])


@settings(deadline=None, max_examples=40)
@given(positions(dice=7, nudges=0))
def test_law_under__without_nudges_is_the_law_of_the_dice_left(position: ThreatPosition) -> None:
    play = best_play(position, LEAST_MORTAL)
    pool = list(position.pool)
    for value in play.first.spent:
        pool.remove(value)
    assert law_under(play) == threat_law(
        pool,
        position.marks,
        position.wounded,
        play.first.dice,
        ignore_pool=position.ignore_pool,
        mortal_already=position.mortal_already,
    )


def test_pen_threat_step1_count_effects__silverweed_leaves_five_of_seven() -> None:
    position = ThreatPosition(pool=(2, 6, 6, 3), marks=(2,), wounded=(), dice=7, removals=2)
    play = best_play(position, LEAST_MORTAL)
    assert (play.first.dice, play.first.removed, play.first.spent) == (5, 2, ())
    assert play.value == threat_law([2, 6, 6, 3], [2], [], 5).probability(mortal=True)
    assert play.idle == (threat_law([2, 6, 6, 3], [2], [], 7).probability(mortal=True),)
    assert [one.removed for one in play.preparations] == [2, 1, 0]
    assert play.reply([2, 2, 6, 4, 5]).outcome == Outcome(2, 1, False, 2, 60)


def test_pen_threat_step1_count_effects__keeping_threat_dice_can_be_better() -> None:
    position = ThreatPosition(pool=(), marks=(1, 2, 3), wounded=(), dice=4, removals=4)
    assert best_play(position, MOST_WOUNDS).first.removed == 0
    assert best_play(position, MOST_MISSES).first.removed == 0
    assert best_play(position, FEWEST_WOUNDS).first.removed == 4


def test_pen_threat_uncancellable__removals_are_out_but_nudges_are_not() -> None:
    position = ThreatPosition((5,), (4,), (4,), 2, removals=2, yellow=(5,), nudges=1, uncancellable=True)
    play = best_play(position, LEAST_MORTAL)
    assert [(one.dice, one.removed, one.spent) for one in play.preparations] == [(2, 0, ())]
    assert play.value < play.idle[0]
    assert play.reply([4, 4]).outcome.mortal is False


def test_pen_prim_yellow_discard__one_pool_die_for_one_threat_die() -> None:
    """The yellow 1 guards nothing, the yellow 4 is the only guard of a wounded mark: give the 1."""
    position = ThreatPosition((1, 4), (), (4,), 2, yellow=(1, 4))
    play = best_play(position, LEAST_MORTAL)
    assert (play.first.dice, play.first.spent) == (1, (1,))
    assert {(one.dice, one.spent) for one in play.preparations} == {
        (2, ()),
        (1, (1,)),
        (1, (4,)),
        (0, (1, 4)),
    }
    assert play.value == 0
    assert [one.spent for one in play.equals] == [(1,), (1, 4)]


def test_pen_prim_yellow_discard__no_more_dice_than_the_threat_has() -> None:
    play = best_play(ThreatPosition((1, 1, 1), (), (1,), 2, yellow=(1, 1, 1)), LEAST_MORTAL)
    assert {one.spent for one in play.preparations} == {(), (1,), (1, 1)}


def test_pen_threat_step2_only_values__fewest_nudges_that_do() -> None:
    position = ThreatPosition((), (), (3,), 2, nudges=3)
    play = best_play(position, LEAST_MORTAL)
    assert play.value == 0
    assert play.reply([5, 1]).nudges == ()
    assert len(play.reply([3, 5]).nudges) == 1
    assert [abs(nudge.to - nudge.value) for nudge in play.reply([3, 3]).nudges] == [1, 1]


def test_pen_man_nudge__several_on_one_die_unless_apart() -> None:
    together = ThreatPosition((), (), (3, 4, 5), 1, nudges=2)
    assert best_play(together, LEAST_MORTAL).reply([4]).nudges in ((Nudge(4, 2),), (Nudge(4, 6),))
    apart = ThreatPosition((), (), (3, 4, 5), 1, nudges=2, nudges_apart=True)
    assert best_play(apart, LEAST_MORTAL).reply([4]).outcome.mortal is True
    assert best_play(apart, LEAST_MORTAL).value == Fraction(1, 6)


def test_pen_man_nudge__six_cannot_go_up_nor_one_down() -> None:
    """Wounded marks at both ends: a 1 can only go up and a 6 only down."""
    play = best_play(ThreatPosition((), (), (1, 6), 2, nudges=2), LEAST_MORTAL)
    assert play.reply([6, 1]).nudges == (Nudge(1, 2), Nudge(6, 5))
    assert all(1 <= nudge.to <= 6 for reply in play.replies for nudge in reply.nudges)


def test_pen_threat_mortal_effect__a_mortal_wound_keeps_no_die() -> None:
    position = ThreatPosition((1, 1, 2), (), (3,), 1)
    assert best_play(position, MOST_KEPT).value == Fraction(3 * 3 + 2 + 2 + 0, 6)
    assert best_play(position, FEWEST_LOST).value == Fraction(2, 6)


def test_vulnerability__yellow_dice_may_still_be_given() -> None:
    play = best_play(ThreatPosition((4,), (), (4,), 1, yellow=(4,), ignore_pool=True), LEAST_MORTAL)
    assert play.idle == (Fraction(1, 6),)
    assert (play.first.spent, play.value) == ((4,), Fraction(0))


def test_aim__a_later_goal_only_breaks_ties() -> None:
    position = ThreatPosition((), (1, 2), (), 3, removals=3)
    play = best_play(position, LEAST_MORTAL.then(MOST_WOUNDS))
    assert (play.first.dice, play.values[0]) == (1, Fraction(0))
    assert play.values[1] == Fraction(2, 6)


def test_best_play__nothing_to_decide_is_worth_the_law() -> None:
    play = best_play(ThreatPosition((1, 1, 3, 5, 6), (1, 2, 4), (3,), 7), MOST_MISSES)
    assert play.values == play.idle == (threat_law([1, 1, 3, 5, 6], [1, 2, 4], [3], 7).mean("misses"),)
    assert len(play.replies) == 792


def test_best_play__no_threat_dice() -> None:
    play = best_play(ThreatPosition((1,), (1,), (), 0, removals=2, nudges=2, yellow=(1,)), MOST_KEPT)
    assert (play.first.dice, play.first.removed, play.first.spent, play.value) == (0, 0, (), Fraction(1))
    assert play.reply([]).outcome == Outcome(0, 0, False, 0, 1)


def test_best_play__order_of_the_values_is_no_matter() -> None:
    first = best_play(ThreatPosition((3, 1, 2), (2, 1), (), 4, nudges=1), FEWEST_LOST)
    second = best_play(ThreatPosition((1, 2, 3), (1, 2), (), 4, nudges=1), FEWEST_LOST)
    assert isinstance(first, Play)
    assert first == second


@pytest.mark.parametrize(
    ("changes", "message", "russian"),
    [
        ({"dice": MOST_DICE + 1}, "dice: found 13; allowed: a whole number from 0 to 12", "от 0 до 12"),
        ({"pool": (0,)}, "pool: found 0 at place 1", "0 на месте 1"),
        ({"yellow": (5,)}, "yellow: found (5,); allowed: only dice that are in the pool", "из запаса"),
        ({"nudges": -1}, "nudges: found -1", "целое число"),
        ({"removals": 1.0}, "removals: found 1.0", "целое число"),
    ],
)
def test_position__says_what_is_wrong(changes: dict[str, Any], message: str, russian: str) -> None:
    fields = {"pool": (1,), "marks": (2,), "wounded": (), "dice": 3, **changes}
    with pytest.raises(OddsError) as raised:
        ThreatPosition(**fields)
    assert message in str(raised.value)
    assert russian in raised.value.message("ru")


def test_play__says_how_many_dice_a_roll_has() -> None:
    play = best_play(ThreatPosition((), (), (), 2), MOST_MISSES)
    with pytest.raises(OddsError, match=r"roll: found \[1, 2, 3\]; allowed: 2 values"):
        play.reply([1, 2, 3])


def test_aim__says_which_weights_it_takes() -> None:
    with pytest.raises(OddsError, match="'blood'; allowed: lost, wounds, mortal"):
        least(blood=1)
    with pytest.raises(OddsError, match=r"wounds: found 0\.5; allowed: a whole number or a fraction"):
        most(wounds=0.5)  # type: ignore[arg-type]
    with pytest.raises(OddsError, match="weights: found nothing"):
        least()
    with pytest.raises(OddsError, match="one goal or more"):
        Aim(())
