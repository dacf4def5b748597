"""The law of threat dice: the rule's four cases, and equality with slower and foreign ways to count."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from games.penumbra.analysis.threat_peers import by_every_multiset, by_every_roll, by_icepool
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.games.penumbra.analysis.threat_input import OddsError
from tutor.games.penumbra.analysis.threat_law import MOST_DICE, Law, Outcome, settle, threat_law

VALUES = st.integers(1, 6)
POOLS = st.lists(VALUES, max_size=7)
MARKS = st.lists(VALUES, max_size=6)
WOUNDED = st.lists(VALUES, max_size=3)

BOOK_POOL = [2, 6, 6, 3]
"""The printed example: a spark 2, a bone 6 and an orange 6, nothing that shows 4 or 5."""


def test_pen_threat_steps__printed_example_of_threat_seven() -> None:
    assert settle(BOOK_POOL, [2], [], [2, 2, 6, 4, 5]) == Outcome(lost=2, wounds=1, mortal=False, misses=2)


def test_pen_threat_step3_mortal__printed_example_with_one_more_two() -> None:
    assert settle(BOOK_POOL, [2], [], [2, 2, 6, 4, 5, 2]) == Outcome(2, 1, True, 2)


def test_pen_threat_step3_die__pool_die_goes_before_mark() -> None:
    assert settle([4], [4], [], [4]) == Outcome(lost=1, wounds=0, mortal=False, misses=0)


def test_pen_threat_step3_die__each_threat_die_takes_one_die_only() -> None:
    assert settle([4, 4, 4], [4], [], [4, 4]) == Outcome(2, 0, False, 0)


def test_pen_threat_step3_mark__unwounded_mark_before_wounded_mark() -> None:
    assert settle([], [4], [4], [4]) == Outcome(0, 1, False, 0)


def test_pen_threat_step3_mark__each_mark_of_the_value_takes_a_wound() -> None:
    assert settle([], [1, 1, 2], [], [1, 1, 2]) == Outcome(0, 3, False, 0)


def test_pen_threat_step3_mortal__mark_wounded_by_the_same_roll_counts() -> None:
    assert settle([], [4], [], [4, 4]) == Outcome(0, 1, True, 0)


def test_pen_threat_step3_miss__no_die_and_no_mark_of_the_value() -> None:
    assert settle([1], [2], [3], [4, 5, 6]) == Outcome(0, 0, False, 3)


def test_pen_threat_step3_continue__dice_after_a_mortal_wound_are_settled() -> None:
    assert settle([1], [2], [3], [3, 1, 2, 4]) == Outcome(1, 1, True, 1)


def test_pen_threat_mortal_one_per_turn__further_hits_are_neither_cards_nor_misses() -> None:
    assert settle([], [], [3], [3, 3, 3]) == Outcome(0, 0, True, 0)
    law = threat_law([], [], [3], 3)
    assert law.hits(Outcome(0, 0, True, 0)) == 3
    assert law.probability(hits=3) == Fraction(1, 216)


def test_pen_threat_mortal_one_per_turn__none_after_an_earlier_one() -> None:
    assert settle([], [], [3], [3], mortal_already=True) == Outcome(0, 0, False, 0)
    assert threat_law([], [], [3], 4, mortal_already=True).probability(mortal=True) == 0


def test_pen_threat_step1_take__no_dice_do_nothing() -> None:
    assert threat_law([1], [2], [3], 0).outcomes == (Outcome(0, 0, False, 0, 1),)


def test_vulnerability__pool_is_passed_over_and_kept() -> None:
    assert settle([4, 4], [4], [], [4, 5], ignore_pool=True) == Outcome(0, 1, False, 1)
    law = threat_law([4, 4], [4], [], 5, ignore_pool=True)
    assert law == threat_law([], [4], [], 5)
    assert law.by("lost") == ((0, 6**5),)


def test_pen_threat_step3_order__threat_seven_of_a_whole_board() -> None:
    """A board with four marks: five dice after two were removed, and all seven."""
    five, seven = (threat_law([2, 6, 6, 3, 3, 1], [1, 2, 6, 3], [1], dice) for dice in (5, 7))
    assert five.probability(wounds=0) == Fraction(136, 243)
    assert five.probability(wounds=1) == Fraction(811, 1944)
    assert five.probability(wounds=2) == Fraction(5, 216)
    assert five.probability(mortal=True) == Fraction(151, 1944)
    assert seven.probability(wounds=3) == Fraction(35, 23328)
    assert seven.probability(mortal=True) == Fraction(5227, 23328)


@given(POOLS, MARKS, WOUNDED, st.lists(VALUES, max_size=9), st.booleans(), st.randoms(use_true_random=False))
def test_pen_threat_step3_order__any_order_gives_the_same_counts(
    pool: list[int], marks: list[int], wounded: list[int], roll: list[int], ignored: bool, random: Random
) -> None:
    other = list(roll)
    random.shuffle(other)
    first = settle(pool, marks, wounded, roll, ignore_pool=ignored)
    assert settle(pool, marks, wounded, other, ignore_pool=ignored) == first


@settings(deadline=None, max_examples=40)
@given(POOLS, MARKS, WOUNDED, st.integers(0, 4), st.booleans(), st.booleans())
def test_pen_threat_step3_order__law_is_the_count_of_all_ordered_rolls(
    pool: list[int], marks: list[int], wounded: list[int], dice: int, ignored: bool, already: bool
) -> None:
    law = threat_law(pool, marks, wounded, dice, ignore_pool=ignored, mortal_already=already)
    slow = by_every_roll(pool, marks, wounded, dice, ignore_pool=ignored, mortal_already=already)
    assert law.outcomes == slow


@settings(deadline=None, max_examples=40)
@given(POOLS, MARKS, WOUNDED, st.integers(5, 6))
def test_pen_threat_step3_order__law_is_the_count_of_all_multisets(
    pool: list[int], marks: list[int], wounded: list[int], dice: int
) -> None:
    assert threat_law(pool, marks, wounded, dice).outcomes == by_every_multiset(pool, marks, wounded, dice)


@pytest.mark.parametrize(
    ("pool", "marks", "wounded"),
    [([1, 1, 3, 5, 6], [1, 2, 4], [3]), ([], [], []), ([2, 6, 6, 3], [2], []), ([], [1, 1, 2, 6], [5, 5])],
)
def test_pen_threat_step3_order__icepool_finds_the_same_law(
    pool: list[int], marks: list[int], wounded: list[int]
) -> None:
    assert threat_law(pool, marks, wounded, 5).outcomes == by_icepool(pool, marks, wounded, 5)


@settings(deadline=None)
@given(POOLS, MARKS, WOUNDED, st.integers(0, MOST_DICE))
def test_law__ways_make_up_all_rolls_and_dice_go_somewhere(
    pool: list[int], marks: list[int], wounded: list[int], dice: int
) -> None:
    law = threat_law(pool, marks, wounded, dice)
    assert sum(outcome.ways for outcome in law.outcomes) == law.total == 6**dice
    assert list(law.outcomes) == sorted(law.outcomes)
    assert all(outcome.mortal == (law.hits(outcome) > 0) for outcome in law.outcomes)
    assert law.mean("lost") + law.mean("wounds") + law.mean("hits") + law.mean("misses") == dice
    for name in ("lost", "wounds", "mortal", "misses", "hits"):
        assert sum(ways for _, ways in law.by(name)) == law.total


@given(POOLS, MARKS, WOUNDED, st.integers(0, 9), st.permutations(range(1, 7)))
def test_law__renaming_the_values_changes_nothing(
    pool: list[int], marks: list[int], wounded: list[int], dice: int, names: list[int]
) -> None:
    renamed = [[names[value - 1] for value in values] for values in (pool, marks, wounded)]
    assert threat_law(renamed[0], renamed[1], renamed[2], dice) == threat_law(pool, marks, wounded, dice)


@given(POOLS, MARKS, WOUNDED, st.integers(0, 8), VALUES)
def test_law__what_makes_a_mortal_wound_more_or_less_likely(
    pool: list[int], marks: list[int], wounded: list[int], dice: int, value: int
) -> None:
    """A further mark shields a value that bears one; on a bare value it turns misses into danger."""

    def danger(pool: list[int], marks: list[int], wounded: list[int], dice: int) -> Fraction:
        return threat_law(pool, marks, wounded, dice).probability(mortal=True)

    before = danger(pool, marks, wounded, dice)
    more_marks = danger(pool, [*marks, value], wounded, dice)
    assert more_marks <= before if value in marks + wounded else more_marks >= before
    assert danger([*pool, value], marks, wounded, dice) <= before
    assert danger(pool, marks, [*wounded, value], dice) >= before
    assert danger(pool, marks, wounded, dice + 1) >= before
    if value in marks:
        healthy = list(marks)
        healthy.remove(value)
        assert danger(pool, healthy, [*wounded, value], dice) >= before


def test_law__answers_questions_exactly() -> None:
    law = threat_law([2], [2], [], 2)
    assert law.outcomes == (
        Outcome(0, 0, False, 2, 25),
        Outcome(1, 0, False, 1, 10),
        Outcome(1, 1, False, 0, 1),
    )
    assert law.probability() == 1
    assert law.probability(lambda outcome: outcome.lost > 0, wounds=range(1)) == Fraction(10, 36)
    assert law.probability(lost=1, misses=(0, 1)) == Fraction(11, 36)
    assert law.by("misses") == ((0, 1), (1, 10), (2, 25))
    assert law.mean("misses") == Fraction(5, 3)


def test_law__sequences_may_be_lists_or_tuples() -> None:
    assert threat_law((2, 6), (1,), (), 4) == threat_law([6, 2], [1], [], 4)


def test_law__refuses_ways_that_do_not_add_up() -> None:
    with pytest.raises(ValueError, match="35 ways, total 36"):
        Law(2, 36, (Outcome(0, 0, False, 2, 35),))


@pytest.mark.parametrize(
    ("pool", "marks", "wounded", "dice", "field", "english", "russian"),
    [
        ([7], [], [], 1, "pool", "found 7 at place 1; allowed: whole numbers from 1 to 6", "7 на месте 1"),
        ([], [1, 0], [], 1, "marks", "found 0 at place 2", "целые числа от 1 до 6"),
        ([], [], [2.0], 1, "wounded", "found 2.0 at place 1", "2.0 на месте 1"),
        ([True], [], [], 1, "pool", "found True at place 1", "True"),
        ("123", [], [], 1, "pool", "allowed: a list of whole numbers", "список"),
        ([], [], [], -1, "dice", "found -1; allowed: a whole number from 0 to 24", "целое число от 0 до 24"),
        ([], [], [], 25, "dice", "exceed 64 bits", "64 бита"),
        ([], [], [], 1.5, "dice", "found 1.5", "1.5"),
    ],
)
def test_law__says_what_is_wrong_with_a_question(
    pool: object, marks: object, wounded: object, dice: object, field: str, english: str, russian: str
) -> None:
    with pytest.raises(OddsError) as raised:
        threat_law(pool, marks, wounded, dice)  # type: ignore[arg-type]
    assert raised.value.field == field
    assert str(raised.value).startswith(f"{field}: found ")
    assert english in str(raised.value)
    assert russian in raised.value.message("ru")


def test_law__refuses_unknown_counts_by_name() -> None:
    law = threat_law([], [], [], 1)
    with pytest.raises(OddsError, match="allowed: lost, wounds, mortal, misses, hits"):
        law.probability(blood=1)
    with pytest.raises(OddsError, match="'blood'"):
        law.mean("blood")  # type: ignore[arg-type]


def test_settle__says_which_die_of_a_roll_is_wrong() -> None:
    with pytest.raises(OddsError, match="roll: found 9 at place 2"):
        settle([], [], [], [1, 9])
