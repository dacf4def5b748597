"""Who is first, second and behind by a count, as defeats, restored rooms and final awards have it."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct


class Standing(Struct, frozen=True):
    """A source with its count; `place` is 0 for first, 1 for second. `tied`: it shares one of these two."""

    source: str
    n: int
    place: int
    tied: bool


def standings(counts: Mapping[str, int], *, dense: bool) -> tuple[Standing, ...]:
    """Where each source stands, the highest count first, equal ones in the given order.

    After a tie the next is in the next place (`dense`), or in the place that as many before it have used up
    (brw.ruling.ties.rank).
    """
    ranks: list[Standing] = []
    for source in sorted(counts, key=lambda one: -counts[one]):
        n = counts[source]
        ahead = [other for other in counts.values() if other > n]
        place = len(set(ahead)) if dense else len(ahead)
        tied = place < 2 and sum(other == n for other in counts.values()) > 1
        ranks.append(Standing(source, n, place, tied))
    return tuple(ranks)
