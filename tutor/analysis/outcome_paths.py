"""Lines of answers through ways that were found, and how likely chance and the seats take them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import NamedTuple

from tutor.analysis.backward_induction import Valuation, by_chance, shares
from tutor.analysis.game_graph import Spot, Way, Ways
from tutor.engine.state import TableT


class Line(NamedTuple):
    """One order of answers: the spots in which they are given, each with the way taken; and where it ends.

    `chance` is how likely it is if the free seats answer so: 0 where another seat would answer otherwise,
    None where nobody knows how it would, or nobody asked.
    """

    steps: tuple[tuple[int, Way], ...]
    end: int
    chance: Fraction | None = None

    @property
    def keys(self) -> tuple[str, ...]:
        """The answers."""
        return tuple(way.key for _, way in self.steps)


def lines(ways: Ways[TableT], ends: Callable[[Spot[TableT]], bool] = lambda spot: True) -> Iterator[Line]:
    """Every order of answers to the leaves that count, in the order of the options.

    Lines that come back to a position are left out: there would be no end of them.
    """
    wanted = {spot.number for spot in ways.leaves() if ends(spot)}
    towards = _towards(ways, wanted)
    circles = ways.in_order() is None
    waiting: list[tuple[tuple[tuple[int, Way], ...], int]] = [((), 0)] if 0 in towards else []
    spots = ways.spots
    while waiting:
        steps, at = waiting.pop()
        if at in wanted:
            yield Line(steps, at)
            continue
        before = {number for number, _ in steps} | {at} if circles else ()
        for way in reversed(spots[at].ways):
            if way.to in towards and way.to not in before:
                waiting.append(((*steps, (at, way)), way.to))


def with_chance(valuation: Valuation[TableT], line: Line) -> Line:
    """A line with how likely it is if seats answer as was weighed."""
    chance = Fraction(1)
    unknown = False
    for at, way in line.steps:
        spot = valuation.ways.spots[at]
        possible = valuation.possible[at]
        if by_chance(spot):
            chance *= shares(spot)[spot.ways.index(way)]
        elif way not in possible:
            return line._replace(chance=Fraction(0))
        else:
            unknown = unknown or at in valuation.open or (at in valuation.decided and len(possible) > 1)
    return line._replace(chance=None if unknown else chance)


def chosen(valuation: Valuation[TableT], spot: Spot[TableT]) -> tuple[Way, ...]:
    """The ways that lead on from a spot, all of chance; those that lead to one position are one."""
    ways = () if spot.number in valuation.open else valuation.possible[spot.number]
    return ways if by_chance(spot) else tuple({way.to: way for way in reversed(ways)}.values())


def reached(valuation: Valuation[TableT]) -> dict[int, Fraction] | None:
    """How likely each leaf is; None where an answer matters that is free, or that nobody knows.

    What goes round in a circle for ever reaches none.
    """
    visited = visits(valuation)
    spots = valuation.ways.spots
    return (
        None if visited is None else {at: n for at, n in visited.items() if not chosen(valuation, spots[at])}
    )


def visits(valuation: Valuation[TableT]) -> dict[int, Fraction] | None:
    """How likely it is to come to each spot; None as in `reached`. Of spots in a circle a part is told."""
    spots = valuation.ways.spots
    on, missing, waiting = dict[int, tuple[Way, ...]](), {0: 0}, [0]
    while waiting:
        at = waiting.pop()
        on[at] = ways = chosen(valuation, spots[at])
        if len(ways) > 1 and not by_chance(spots[at]):
            return None
        for way in ways:
            if way.to not in missing:
                missing[way.to] = 0
                waiting.append(way.to)
            missing[way.to] += 1
    masses = {0: Fraction(1)}
    ready = [0] if not missing[0] else []
    while ready:
        at = ready.pop()
        ways, mass = on[at], masses[at]
        if not ways:
            continue
        chances = shares(spots[at]) if by_chance(spots[at]) else (Fraction(1),)
        for way, chance in zip(ways, chances, strict=True):
            masses[way.to] = masses.get(way.to, Fraction(0)) + mass * chance
            missing[way.to] -= 1
            if not missing[way.to]:
                ready.append(way.to)
    return masses


def _towards(ways: Ways[TableT], wanted: set[int]) -> set[int]:
    """All spots from which ways lead to some leaves."""
    into: dict[int, list[int]] = {}
    for spot, way in ways.edges():
        into.setdefault(way.to, []).append(spot.number)
    visited, waiting = set(wanted), list(wanted)
    while waiting:
        for before in into.get(waiting.pop(), ()):
            if before not in visited:
                visited.add(before)
                waiting.append(before)
    return visited
