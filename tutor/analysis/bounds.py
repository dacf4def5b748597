"""How little and how much positions may be worth, and which of several ways may be the best."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple, TypeAlias

from tutor.analysis.game_graph import Way

Payoff: TypeAlias = tuple[Fraction | int, ...]
"""What a position is worth; of two the first numbers that differ decide, and the greater is better."""


class Bounds(NamedTuple):
    """The least and the most that something may be worth; None where there is no bound."""

    least: Payoff | None
    most: Payoff | None


class Decider(NamedTuple):
    """By which of the things that are sought a seat decides, and whether for the most of it or the least."""

    by: int
    most: bool


Value: TypeAlias = tuple[Bounds, ...]
"""The bounds of everything that is sought, in that order."""

Choice: TypeAlias = tuple[Way | None, Value]
"""A way and what it is worth; without a way, what it is worth to stop."""


def is_exact(value: Value | None, decider: Decider) -> bool:
    """Whether it is known what something is worth to who decides."""
    return value is not None and value[decider.by].least == value[decider.by].most


def hull(bounds: Sequence[Bounds]) -> Bounds:
    """The bounds where any of several things may be taken."""
    least = [one.least for one in bounds if one.least is not None]
    most = [one.most for one in bounds if one.most is not None]
    return Bounds(
        min(least) if len(least) == len(bounds) else None, max(most) if len(most) == len(bounds) else None
    )


def decided(bounds: Sequence[Bounds], most: bool) -> Bounds:
    """The bounds where the best of several things is taken, or the worst; what is unknown is passed over."""
    low = [one.least for one in bounds if one.least is not None]
    high = [one.most for one in bounds if one.most is not None]
    if most:
        return Bounds(max(low, default=None), max(high) if len(high) == len(bounds) else None)
    return Bounds(min(low) if len(low) == len(bounds) else None, min(high, default=None))


def expected(chances: Sequence[Fraction], values: Sequence[Value]) -> Value:
    """What is to be expected of chance; nothing is known where it is of one of its outcomes."""
    means = []
    for all_bounds in zip(*values, strict=True):
        least, most = zip(*all_bounds, strict=True)
        means.append(Bounds(_mean(chances, least), _mean(chances, most)))
    return tuple(means)


def _mean(chances: Sequence[Fraction], worths: Sequence[Payoff | None]) -> Payoff | None:
    known = [value for value in worths if value is not None]
    if len(known) < len(worths):
        return None
    return tuple(
        sum((chance * one for chance, one in zip(chances, parts, strict=True)), Fraction(0))
        for parts in zip(*known, strict=True)
    )


def best(choices: Sequence[Choice], decider: Decider) -> Way | None:
    """The way that is worth the most, or the least, for certain; the first of equals."""
    values = [(way, value[decider.by].least) for way, value in choices]
    known = [(way, payoff) for way, payoff in values if payoff is not None]
    if not known or (not decider.most and len(known) < len(values)):
        return None
    wanted = max if decider.most else min
    return wanted(known, key=lambda one: one[1])[0]


def possible(choices: Sequence[Choice], decider: Decider, ties: bool = False) -> tuple[Way, ...]:
    """The ways that may be the best, as far as that is known; of equals the first unless `ties` count."""
    sure = [_sides(value, decider)[0] for _, value in choices]
    bests = [payoff for payoff in sure if payoff is not None]
    if not bests:
        return tuple(way for way, _ in choices if way is not None)
    best = max(bests) if decider.most else min(bests)
    first = sure.index(best)
    ways = []
    for at, (way, value) in enumerate(choices):
        hoped = _sides(value, decider)[1]
        better = hoped is None or (hoped > best if decider.most else hoped < best)
        if way is not None and (better or (hoped == best and (ties or at <= first))):
            ways.append(way)
    return tuple(ways)


def _sides(value: Value, decider: Decider) -> tuple[Payoff | None, Payoff | None]:
    """What something brings for certain, and what it may bring at best."""
    bounds = value[decider.by]
    return (bounds.least, bounds.most) if decider.most else (bounds.most, bounds.least)
