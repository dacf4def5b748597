"""Slow or foreign ways to the same laws of threat dice, to compare ours with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod

import icepool

from tutor.games.penumbra.analysis.threat_law import Outcome, settle
from tutor.games.penumbra.analysis.threat_objectives import Aim
from tutor.games.penumbra.analysis.threat_play import ThreatPosition

FACES = range(1, 7)


def _sorted(ways: Counter[Outcome]) -> tuple[Outcome, ...]:
    return tuple(sorted(Outcome(o.lost, o.wounds, o.mortal, o.misses, count) for o, count in ways.items()))


def by_every_roll(
    pool: Sequence[int], marks: Sequence[int], wounded: Sequence[int], dice: int, **switches: bool
) -> tuple[Outcome, ...]:
    """All 6 ** dice ordered rolls, each settled die by die."""
    rolls = product(FACES, repeat=dice)
    return _sorted(Counter(settle(pool, marks, wounded, roll, **switches) for roll in rolls))


def by_every_multiset(
    pool: Sequence[int], marks: Sequence[int], wounded: Sequence[int], dice: int
) -> tuple[Outcome, ...]:
    """Every multiset of values settled once, weighted with its number of orders."""
    ways: Counter[Outcome] = Counter()
    for roll in combinations_with_replacement(FACES, dice):
        orders = factorial(dice) // prod(factorial(roll.count(value)) for value in FACES)
        ways[settle(pool, marks, wounded, roll)] += orders
    return _sorted(ways)


Settled = tuple[int, int, bool, int]


class ThreatEvaluator(icepool.MultisetEvaluator):  # type: ignore[misc]
    """The four cases, written for icepool: a state is (lost, wounds, mortal, misses)."""

    def __init__(self, pool: Sequence[int], marks: Sequence[int], wounded: Sequence[int]) -> None:
        self.own = {value: list(pool).count(value) for value in FACES}
        self.unwounded = {value: list(marks).count(value) for value in FACES}
        self.marked = {*marks, *wounded}

    def initial_state(self, order: object, outcomes: object, /, *sizes: int) -> Settled:
        return 0, 0, False, 0

    def next_state(self, state: Settled, order: object, value: int, /, *counts: int) -> Settled:
        lost, wounds, mortal, misses = state
        taken = min(counts[0], self.own[value])
        hurt = min(counts[0] - taken, self.unwounded[value])
        rest = counts[0] - taken - hurt
        if value in self.marked:
            return lost + taken, wounds + hurt, mortal or rest > 0, misses
        return lost + taken, wounds + hurt, mortal, misses + rest


def by_icepool(
    pool: Sequence[int], marks: Sequence[int], wounded: Sequence[int], dice: int
) -> tuple[Outcome, ...]:
    """The law as icepool finds it with a new evaluator, that is, for a wizard it has not met."""
    die: Mapping[Settled, int] = ThreatEvaluator(pool, marks, wounded).evaluate(icepool.d6.pool(dice))
    return tuple(Outcome(*end, ways) for end, ways in sorted(die.items()))


def best_by_every_play(position: ThreatPosition, aim: Aim) -> tuple[Fraction, ...]:
    """The worth of best play, by trying every removal and, on every ordered roll, every set of nudges."""
    found = []
    allowed_removals = 0 if position.uncancellable else position.removals
    for keep in product((True, False), repeat=len(position.yellow)):
        spent = [value for value, kept in zip(position.yellow, keep, strict=True) if not kept]
        if position.uncancellable and spent:
            continue
        for removed in range(allowed_removals + 1):
            dice = position.dice - removed - len(spent)
            if dice >= 0:
                found.append(_best_after(position, aim, dice, spent))
    return max(found, key=lambda values: _wish(aim, values))


def _best_after(position: ThreatPosition, aim: Aim, dice: int, spent: list[int]) -> tuple[Fraction, ...]:
    pool = list(position.pool)
    for value in spent:
        pool.remove(value)
    most = 1 if position.nudges_apart else 5
    turns = [
        turn
        for turn in product(range(-most, most + 1), repeat=dice)
        if sum(map(abs, turn)) <= position.nudges
    ]
    totals = [Fraction(0)] * len(aim.goals)
    for roll in product(FACES, repeat=dice):
        ends = {tuple(value + turn for value, turn in zip(roll, turns_, strict=True)) for turns_ in turns}
        worths = []
        for end in ends:
            if set(end) <= set(FACES):
                outcome = settle(
                    pool,
                    position.marks,
                    position.wounded,
                    end,
                    ignore_pool=position.ignore_pool,
                    mortal_already=position.mortal_already,
                )
                worths.append(
                    [goal.amount(outcome, dice, len(position.pool), len(spent)) for goal in aim.goals]
                )
        best = max(worths, key=lambda worth: _wish(aim, worth))
        totals = [total + amount for total, amount in zip(totals, best, strict=True)]
    return tuple(total / 6**dice for total in totals)


def _wish(aim: Aim, values: Sequence[Fraction]) -> tuple[Fraction, ...]:
    return tuple(goal.prefers(value) for goal, value in zip(aim.goals, values, strict=True))
