"""Time of lines of sight on 23 hexes, and how many answers are wrong, beside what one would write at first.

E7: the table of all pairs from nothing, all pairs again where other hexes are missing, and one query. The
peers answer all pairs once: the same exact rule in floating point numbers without a tolerance, and the lines
of the library hexy, which are rounded to one hex for each step (measured where `pip install hexy` was run).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from timeit import Timer

import pytest
from benchmarks.conftest import Note
from games.blackrose.support.exact_sight import WITH_FOUR_MORE, is_visible
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.games.blackrose.state.lodge import hexes
from tutor.games.blackrose.state.lodge.lines import Lines
from tutor.games.blackrose.state.lodge.lodge import Lodge, Room, place_id
from tutor.games.blackrose.state.lodge.sight import sight

PLACES = tuple(WITH_FOUR_MORE)
PAIRS = list(combinations(range(len(PLACES)), 2))
EXACT = [is_visible(PLACES[one], PLACES[other], PLACES, edges=False, corners=True) for one, other in PAIRS]


def answers(rows: list[int]) -> list[bool]:
    return [bool(rows[one] >> other & 1) for one, other in PAIRS]


def wrong(found: list[bool]) -> int:
    return sum(one != other for one, other in zip(found, EXACT, strict=True))


@pytest.mark.benchmark(group="E7")
def test_own_table_of_23_hexes(benchmark: BenchmarkFixture, note: Note) -> None:
    benchmark.extra_info.update(id="E7", role="own", what="table")

    def cold() -> Lines:
        hexes._line.cache_clear()
        return Lines(PLACES)

    known = benchmark(cold)
    mistakes = wrong(answers(known.rows(known.outside, edges=False, corners=True)))
    note("E7", "own", "wrong answers", [mistakes])
    assert mistakes == 0


@pytest.mark.benchmark(group="E7")
def test_own_all_pairs_under_new_blockers(benchmark: BenchmarkFixture) -> None:
    benchmark.extra_info.update(id="E7", role="own", what="all pairs, other hexes missing")
    known, source = Lines(PLACES), Random(7)
    missing = [known.outside | known.mask(source.sample(PLACES, 4)) for _ in range(100)]
    at = iter(range(10**9))

    def pairs() -> list[int]:
        return known.rows(missing[next(at) % 100], edges=False, corners=True)

    assert len(benchmark(pairs)) == 23


def test_own_one_query(note: Note) -> None:
    found = sight(Lodge(tuple(Room(place_id(at), at) for at in PLACES)))
    names = [place_id(at) for at in PLACES]
    told = [found.sees(names[one], names[other]) for one, other in PAIRS]
    assert told == EXACT
    asked = Timer("sees(one, other)", globals={"sees": found.sees, "one": names[3], "other": names[17]})
    note("E7", "own", "one query", [seconds / 100_000 for seconds in asked.repeat(9, 100_000)])


def test_peer_floating_point(note: Note) -> None:
    def pairs() -> list[bool]:
        return [
            is_visible(PLACES[one], PLACES[other], PLACES, edges=False, corners=True, number=float)
            for one, other in PAIRS
        ]

    mistakes = wrong(pairs())
    assert mistakes > 0
    note("E7", "peer", "wrong in floating point", [mistakes])
    note("E7", "peer", "all pairs in floating point", Timer(pairs).repeat(5, 1))


def test_peer_hexy(note: Note) -> None:
    hexy = pytest.importorskip("hexy")
    numpy = pytest.importorskip("numpy")
    cubes = [numpy.array((q, -q - r, r)) for q, r in PLACES]

    def pairs() -> list[list[tuple[int, int]]]:
        lines = [hexy.get_hex_line(cubes[one], cubes[other]) for one, other in PAIRS]
        return [[(int(x), int(z)) for x, _, z in line] for line in lines]

    # A line through rooms alone counts as open: it knows of no edges, and picks a hex on one side of them.
    mistakes = wrong([all(at in PLACES for at in line) for line in pairs()])
    note("E7", "peer", "wrong by hexy", [mistakes])
    note("E7", "peer", "all pairs by hexy", Timer(pairs).repeat(5, 1))
