"""Whole games swept on a local Dask cluster of two workers, beside the same sweep in one process.

E8: a thousand random games in five parts, each from the list of items to the last row in the journal, once in
one process and once on the cluster, whose workers have played a little before. How many games a chunk holds
follows from how long they take.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from benchmarks.conftest import Note
from distributed import LocalCluster

from tutor.sweeps import Done, Plan, Wanted, plan_of, sweep
from tutor.sweeps.backends import Backend, Cluster, Here

GAMES, PART, WARM = 1_000, 200, 100


def games(seeds: str) -> Plan:
    return plan_of(Wanted("play", openings=("seasons/apprentice-2",), seeds=seeds))


def timed(plan: Plan, journal: Path, backend: Callable[[], Backend]) -> tuple[float, Done]:
    """The seconds of a sweep, once the workers are there."""
    workers = backend()
    begun = perf_counter()
    done = sweep(plan, journal, workers)
    return perf_counter() - begun, done


def test_games_over_two_workers(note: Note, tmp_path: Path) -> None:
    alone, together = list[float](), list[float]()
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, scheduler_port=0
    ) as cluster:

        def there() -> Backend:
            return Cluster(cluster.scheduler_address)

        for at, backend in enumerate((Here, there)):
            timed(games(f"{GAMES + 1}-{GAMES + WARM}"), tmp_path / f"warm-{at}", backend)
        for first in range(1, GAMES, PART):
            plan = games(f"{first}-{first + PART - 1}")
            seconds, one = timed(plan, tmp_path / f"alone-{first}", Here)
            alone.append(PART / seconds)
            seconds, other = timed(plan, tmp_path / f"together-{first}", there)
            together.append(PART / seconds)
            assert one.rows == other.rows and one.failed == 0
    note("E8", "own", "games over two workers", together)
    note("E8", "peer", "games in one process", alone)
