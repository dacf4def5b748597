"""The straight lines between all pairs of some places, as bit masks: the geometry is worked out once.

For each pair there is a mask of the places that its line passes through, one of those along whose edges it
runs, and whether it touches a corner only. What blocks is then decided without any geometry.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tutor.games.blackrose.state.lodge.hexes import Hex, line


class Lines:
    """The lines between all pairs of these places. Built by `lines`."""

    __slots__ = ("_needs", "_pairs", "index", "outside", "places")

    def __init__(self, places: tuple[Hex, ...]) -> None:
        self.places = places
        self.index = {place: at for at, place in enumerate(places)}
        self.outside = 1 << len(places)
        """The bit of every place that is none of these: it belongs to what is missing."""
        self._pairs = [
            [self._pair(one, other) for other in places[at + 1 :]] for at, one in enumerate(places)
        ]
        self._needs: dict[tuple[bool, bool], list[list[tuple[int, int]]]] = {}

    def mask(self, places: Iterable[Hex]) -> int:
        """The bits of some places, with that of all others if one of them is none of these."""
        bits = 0
        for place in places:
            at = self.index.get(place)
            bits |= self.outside if at is None else 1 << at
        return bits

    def rows(self, missing: int, *, edges: bool, corners: bool) -> list[int]:
        """For every place the mask of those that a line joins with it, itself included.

        `missing` are the places through which no line passes, that of all others included. `edges` and
        `corners` say whether a line may run along an edge between two places that are not missing, and
        whether it may touch a corner. Whether there is something at the ends of a line does not matter.
        """
        needs = self._needs.get((edges, corners))
        if needs is None:
            needs = self._needs[edges, corners] = self._needed(edges, corners)
        rows = [1 << at for at in range(len(self.places))]
        for at, pairs in enumerate(needs):
            bit, row = 1 << at, rows[at]
            for other, need in pairs:
                if not need & missing:
                    row |= 1 << other
                    rows[other] |= bit
            rows[at] = row
        return rows

    def _pair(self, one: Hex, other: Hex) -> tuple[int, int, bool]:
        between = line(one, other)
        return (
            self.mask(between.through),
            self.mask(place for edge in between.edges for place in edge),
            bool(between.corners),
        )

    def _needed(self, edges: bool, corners: bool) -> list[list[tuple[int, int]]]:
        """For every place the later ones that it may have a line with, and what must not be missing then."""
        return [
            [
                (other, through | beside)
                for other, (through, beside, touches) in enumerate(pairs, at + 1)
                if (edges or not beside) and (corners or not touches) and not through & self.outside
            ]
            for at, pairs in enumerate(self._pairs)
        ]


@lru_cache(maxsize=64)
def lines(places: tuple[Hex, ...]) -> Lines:
    """The lines between all pairs of these places."""
    return Lines(places)
