"""Wilson intervals and binomial laws, against sums over every sample there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tutor.analysis.intervals import binomial_law, wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    # Newcombe (1998), Two-sided confidence intervals for the single proportion, table I, method 3.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_are_those_of_the_literature(hits: int, trials: int, low: float, high: float) -> None:
    assert wilson(hits, trials) == pytest.approx((low, high), abs=5e-5)


def test_an_interval_holds_its_share_and_shrinks_as_the_sample_grows() -> None:
    assert wilson(0, 0) == (0, 1)
    for trials in range(1, 40):
        for hits in range(trials + 1):
            low, high = wilson(hits, trials)
            assert 0 <= low <= hits / trials <= high <= 1
            assert Fraction(hits, trials) in wilson(hits, trials)
            more = wilson(4 * hits, 4 * trials)
            assert more.high - more.low < high - low
    with pytest.raises(ValueError, match="allowed: 0 to 3"):
        wilson(4, 3)


def test_the_true_share_lies_within_in_about_95_of_100_samples() -> None:
    for rate in (Fraction(1, 10), Fraction(1, 3), Fraction(1, 2)):
        law = binomial_law(40, rate)
        held = sum(chance for hits, chance in enumerate(law) if rate in wilson(hits, 40))
        assert 0.92 < held < 0.99


def test_a_binomial_law_counts_every_sample() -> None:
    rate = Fraction(2, 7)
    law = binomial_law(4, rate)
    counted = [Fraction(0)] * 5
    for sample in product((True, False), repeat=4):
        hits = sum(sample)
        counted[hits] += rate**hits * (1 - rate) ** (4 - hits)
    assert list(law) == counted and sum(law) == 1
    with pytest.raises(ValueError, match="allowed: 0 to 1"):
        binomial_law(3, Fraction(4, 3))
