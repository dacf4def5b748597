"""Proportions seen in a sample: Wilson score intervals, and the exact binomial law of what chance gives."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import ceil, comb, floor, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

CONFIDENCE: Final = 0.95
"""In so large a part of all samples an interval holds the true proportion."""


class Interval(NamedTuple):
    """The proportions, from 0 to 1, that go with a sample."""

    low: float
    high: float

    def __contains__(self, proportion: object) -> bool:
        return isinstance(proportion, int | float | Fraction) and self.low <= proportion <= self.high


@lru_cache(maxsize=4096)
def wilson(hits: int, trials: int, confidence: float = CONFIDENCE) -> Interval:
    """The Wilson score interval of a proportion; everything from 0 to 1 where nothing was tried.

    Raises ValueError for more hits than trials, and for a confidence outside 0 to 1.
    """
    if not 0 <= hits <= trials:
        raise ValueError(f"{hits} of {trials}; allowed: 0 to {trials}")
    if not 0 < confidence < 1:
        raise ValueError(f"a confidence of {confidence}; allowed: between 0 and 1")
    if not trials:
        return Interval(0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share, square = hits / trials, z * z / trials
    middle = (share + square / 2) / (1 + square)
    reach = z / (1 + square) * sqrt(share * (1 - share) / trials + square / (4 * trials))
    # At the ends the bounds are exact; rounding must not put them beside it.
    return Interval(0.0 if not hits else middle - reach, 1.0 if hits == trials else middle + reach)


def binomial_law(trials: int, chance: Fraction) -> tuple[Fraction, ...]:
    """How likely 0, 1, ... of so many trials succeed, exactly, if each does with this chance."""
    if not 0 <= chance <= 1:
        raise ValueError(f"a chance of {chance}; allowed: 0 to 1")
    return tuple(
        comb(trials, hits) * chance**hits * (1 - chance) ** (trials - hits) for hits in range(trials + 1)
    )


LARGEST: Final = 5_000
"""No larger sample is looked for."""


def sample_size(share: Fraction, line: Fraction) -> int | None:
    """The least sample whose interval leaves the line out if just that share of it are hits, at most.

    None where a sample of 5000 does not tell them apart.
    """
    for trials in range(1, LARGEST + 1):
        hits = floor(share * trials) if share > line else ceil(share * trials)
        if line not in wilson(hits, trials):
            return trials
    return None
