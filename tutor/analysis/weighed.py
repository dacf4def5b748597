"""The best that a seat can make of all ways from a position, worked out from their ends backwards.

The seat takes the best of its answers, everybody else the worst for it, and chance is weighed exactly. Of
what nobody may look at nothing is known: an answer that leads there is passed over where there are others,
and where somebody else or chance may bring it about nothing is known either.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Generic, TypeAlias

from tutor.analysis.ways import Spot, Way, Ways
from tutor.engine.state import TableT

Worth: TypeAlias = tuple[Fraction | int, ...]
"""What a position is worth; of two the first numbers that differ decide, and the greater is better."""

Stops: TypeAlias = Callable[[Spot[TableT]], Worth | None]
"""What it is worth to stop in a spot; None where that cannot be done."""


@dataclass(slots=True)
class Weighed(Generic[TableT]):
    """What each spot is worth, None where nothing is known, and the way that is taken there.

    No way is taken where it is best to stop, and by chance.
    """

    ways: Ways[TableT]
    worths: list[Worth | None] = field(default_factory=list)
    taken: list[Way | None] = field(default_factory=list)


def weigh(ways: Ways[TableT], seat: str, stops: Stops[TableT]) -> Weighed[TableT]:
    """What every spot is worth to a seat."""
    stopped = [stops(spot) for spot in ways.spots]
    found = Weighed(ways, list(stopped), [None] * len(stopped))
    changed = True
    while changed:
        changed = False
        for spot in reversed(ways.spots):
            if spot.ways:
                worth, way = _of(found, spot, seat, stopped[spot.number])
                if worth != found.worths[spot.number]:
                    found.worths[spot.number], found.taken[spot.number] = worth, way
                    changed = True
    return found


def _of(
    found: Weighed[TableT], spot: Spot[TableT], seat: str, stopped: Worth | None
) -> tuple[Worth | None, Way | None]:
    assert spot.question is not None
    if spot.question.chance is not None and len(spot.ways) > 1:
        return _expected(found, spot), None
    best, taken = stopped, None
    for way in spot.ways:
        worth = found.worths[way.to]
        if spot.question.seat != seat:
            if worth is None:
                return None, None
            if taken is None or best is None or worth < best:
                best, taken = worth, way
        elif worth is not None and (best is None or worth > best):
            best, taken = worth, way
    return best, taken


def _expected(found: Weighed[TableT], spot: Spot[TableT]) -> Worth | None:
    assert spot.question is not None and spot.question.chance is not None
    chance = spot.question.chance
    times = dict(chance.outcomes())
    total: list[Fraction] = []
    for way in spot.ways:
        worth = found.worths[way.to]
        if worth is None:
            return None
        share = Fraction(times[way.key], chance.total)
        parts = [share * one for one in worth]
        total = [a + b for a, b in zip(total, parts, strict=True)] if total else parts
    return tuple(total)
