"""Chance: every outcome with its exact number of ways, and a fair pick from outside."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb, factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine.chance import Chance, Deal, Dice, Draw

ITEMS = st.lists(st.sampled_from(["a", "b", "c", "d"]), max_size=5).map(tuple)
CHANCES: st.SearchStrategy[Chance] = st.one_of(
    st.builds(Dice, st.integers(0, 3), st.integers(1, 6)),
    ITEMS.flatmap(lambda items: st.builds(Draw, st.just(items), st.integers(0, len(items)))),
    st.builds(Deal, ITEMS),
)


def unordered(chance: Chance, key: str) -> str:
    """The outcome that a key belongs to: dice and draws have no order, a deal has."""
    if isinstance(chance, Deal):
        return key
    joint = "-" if isinstance(chance, Dice) else "+"
    return joint.join(sorted(key.split(joint)))


@given(CHANCES)
def test_outcomes_are_all_there_is(chance: Chance) -> None:
    outcomes = chance.outcomes()
    assert sum(ways for _, ways in outcomes) == chance.total
    assert len({key for key, _ in outcomes}) == len(outcomes)
    assert all(chance.accepts(key) and ways > 0 for key, ways in outcomes)


@given(CHANCES)
def test_every_number_picks_one_way_of_one_outcome(chance: Chance) -> None:
    picked = Counter(unordered(chance, chance.pick(number)) for number in range(chance.total))
    assert picked == {unordered(chance, key): ways for key, ways in chance.outcomes()}


@given(CHANCES, st.text("abcd+-0123456789", max_size=6))
def test_nothing_else_is_accepted(chance: Chance, key: str) -> None:
    known = {unordered(chance, outcome) for outcome, _ in chance.outcomes()}
    assert chance.accepts(key) == (unordered(chance, key) in known)


def test_two_dice_as_everybody_knows_them() -> None:
    sums: Counter[int] = Counter()
    for key, ways in Dice(2).outcomes():
        sums[sum(map(int, key.split("-")))] += ways
    assert [sums[n] for n in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert Dice(2).accepts("5-3") and not Dice(2).accepts("5-3-1") and not Dice(2).accepts("0-3")


def test_equal_items_are_drawn_as_often_as_they_are_there() -> None:
    ways = dict(Draw(("gold", "gold", "gold", "iron"), 2).outcomes())
    assert ways == {"gold+gold": 3, "gold+iron": 3}
    assert Fraction(ways["gold+iron"], Draw(("gold", "gold", "gold", "iron"), 2).total) == Fraction(1, 2)


def test_a_large_deck_can_be_drawn_from_but_not_listed() -> None:
    deck = tuple(f"card-{n}" for n in range(200))
    draw = Draw(deck, 12)
    assert draw.total == comb(200, 12)
    assert draw.accepts(draw.pick(draw.total - 1)) and draw.pick(0) != draw.pick(draw.total - 1)
    with pytest.raises(ValueError, match="12 of 200 items are too many sets to list"):
        draw.outcomes()
    with pytest.raises(ValueError, match="number must lie below"):
        draw.pick(draw.total)
    deal = Deal(deck)
    assert deal.total == factorial(200) and deal.accepts(deal.pick(deal.total // 3))
    with pytest.raises(ValueError, match="200 items have too many orders to list"):
        deal.outcomes()
