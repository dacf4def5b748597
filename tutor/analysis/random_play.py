"""How likely random play comes to each end: every seat takes each of its options with the same chance."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from tutor.analysis.backward_induction import by_chance, shares
from tutor.analysis.game_graph import Way, Ways
from tutor.engine.state import TableT


class RandomEnd(NamedTuple):
    """A leaf by its number, how likely random play ends there, and one line of answers that leads there."""

    number: int
    chance: Fraction
    line: tuple[tuple[int, Way], ...]


def random_ends(ways: Ways[TableT]) -> tuple[RandomEnd, ...] | None:
    """Every leaf with its chance under random play, which add up to 1; None where ways lead in a circle.

    The line to a leaf is the likeliest one of those through the likeliest spots before it.
    """
    order = ways.in_order()
    if order is None:
        return None
    chances = [Fraction(0)] * len(ways.spots)
    chances[0] = Fraction(1)
    before: dict[int, tuple[int, Way, Fraction]] = {}
    for number in order:
        spot = ways.spots[number]
        count = max(1, len(spot.ways))
        parts = shares(spot) if by_chance(spot) else (Fraction(1, count),) * count
        for way, part in zip(spot.ways, parts, strict=False):
            flow = chances[number] * part
            chances[way.to] += flow
            if way.to not in before or before[way.to][2] < flow:
                before[way.to] = (number, way, flow)
    ends = []
    for leaf in ways.leaves():
        steps: list[tuple[int, Way]] = []
        at = leaf.number
        while at in before:
            number, way, _ = before[at]
            steps.append((number, way))
            at = number
        ends.append(RandomEnd(leaf.number, chances[leaf.number], tuple(reversed(steps))))
    return tuple(ends)
