"""Invented answers: learners who are wrong with a known chance, by a seed. Large classes hold small ones."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from tutor.analysis.opponents import Luck


def invented_answers(seed: int, learners: int, rates: Sequence[Fraction]) -> tuple[tuple[bool, ...], ...]:
    """For each rate whether each learner was wrong, every one by chance alone."""
    answers = []
    for rule, rate in enumerate(rates):
        pick = Luck("class", seed, rule)
        answers.append(tuple(pick(rate.denominator) < rate.numerator for _ in range(learners)))
    return tuple(answers)


def spread_rates(rate: int, spread: int, rules: int) -> tuple[Fraction, ...]:
    """Rates evenly from `rate` - `spread` to `rate` + `spread` per cent, none outside 0 to 100."""
    steps = max(1, rules - 1)
    shifts = [Fraction(spread * (2 * at - steps), steps) if rules > 1 else Fraction(0) for at in range(rules)]
    return tuple(min(max(Fraction(rate) + shift, Fraction(0)), Fraction(100)) / 100 for shift in shifts)
