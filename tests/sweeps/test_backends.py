"""The same results from any number of workers and from a cluster, also where workers are killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest
from distributed import Client, LocalCluster, config
from support.sweeps import LETHAL, deadly, games, ran, written

from tutor.sweeps import FORMATS, Done, SweepError
from tutor.sweeps.backends import Cluster, Here, Processes

pytestmark = pytest.mark.programs

GAMES = 24


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalCluster]:
    """One of a test's own, whose killed workers come back however long it takes.

    Dask takes one for lost that is not there 15 s after it was killed first, and does not start it again.
    """
    monkeypatch.setitem(config["distributed"]["deploy"], "lost-worker-timeout", "1 hour")
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, scheduler_port=0
    ) as local:
        yield local


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Done:
    """The results of one process."""
    return ran(games(GAMES), tmp_path_factory.mktemp("alone"), Here())


def same(found: Done, alone: Done, folder: Path) -> bool:
    """Whether two sweeps have the same results, bit for bit, in every kind of table."""
    return found.rows == alone.rows and all(
        written(found, folder, suffix) == written(alone, folder, suffix) for suffix in FORMATS
    )


class Once:
    """Kills one process as soon as some items are done, and never again."""

    def __init__(self, kill: Callable[[], int]) -> None:
        self.kill, self.at = kill, 0

    def __call__(self, done: int) -> None:
        if done > 2 and not self.at:
            self.at = done
            os.kill(self.kill(), signal.SIGKILL)


def test_two_processes_give_what_one_does(alone: Done, tmp_path: Path) -> None:
    assert [row.status for row in alone.rows] == ["ok"] * GAMES
    assert len({row.values["decisions"] for row in alone.rows}) > 3, "seeds make no difference"
    assert same(ran(games(GAMES), tmp_path, Processes(2)), alone, tmp_path)


def test_a_cluster_gives_what_one_process_does(cluster: LocalCluster, alone: Done, tmp_path: Path) -> None:
    assert same(ran(games(GAMES), tmp_path, Cluster(cluster.scheduler_address)), alone, tmp_path)


@pytest.mark.long(reason="processes are killed, and others take over")
def test_a_killed_process_loses_nothing(alone: Done, tmp_path: Path) -> None:
    before = set(active_children())

    def a_worker() -> int:
        return next(child.pid for child in active_children() if child not in before and child.pid)

    killing = Once(a_worker)
    assert same(ran(games(GAMES), tmp_path, Processes(2), killing), alone, tmp_path)
    assert 0 < killing.at < GAMES
    assert set(active_children()) <= before, "processes are left over"


@pytest.mark.long(reason="processes are killed, and others take over")
def test_a_killed_worker_of_a_cluster_loses_nothing(
    cluster: LocalCluster, alone: Done, tmp_path: Path
) -> None:
    def a_worker() -> int:
        with Client(cluster.scheduler_address, set_as_default=False) as client:
            found: dict[str, int] = client.run(os.getpid)
        return next(iter(found.values()))

    backend, killing = Cluster(cluster.scheduler_address), Once(a_worker)
    assert same(ran(games(GAMES), tmp_path, backend, killing), alone, tmp_path)
    assert 0 < killing.at < GAMES


@pytest.mark.long(reason="processes are killed, and others take over")
def test_an_item_that_kills_every_process_is_given_up_and_the_rest_goes_on(
    alone: Done, tmp_path: Path
) -> None:
    found = ran(games(GAMES), tmp_path, Processes(2, deadly))
    assert [row.item for row in found.rows if row.status == "killed"] == [LETHAL]
    assert found.rows[LETHAL].error is not None
    assert found.rows[:LETHAL] + found.rows[LETHAL + 1 :] == alone.rows[:LETHAL] + alone.rows[LETHAL + 1 :]


@pytest.mark.long(reason="processes are killed, and others take over")
def test_an_item_that_kills_the_workers_of_a_cluster_is_given_up(
    cluster: LocalCluster, alone: Done, tmp_path: Path
) -> None:
    found = ran(games(LETHAL + 2), tmp_path, Cluster(cluster.scheduler_address, deadly))
    assert [row.item for row in found.rows if row.status == "killed"] == [LETHAL]
    assert found.rows[:LETHAL] == alone.rows[:LETHAL]


def test_no_scheduler_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.sweeps.backends.PATIENCE", 0.2)
    with pytest.raises(SweepError, match=r"no Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        Cluster("tcp://127.0.0.1:9")


def test_workers_of_another_version_are_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tutor.sweeps.work.code_digest", lambda: "of another version")
    with pytest.raises(SweepError, match="another version"):
        ran(games(2), tmp_path, Here())
