"""Where chunks are worked on: in this process, in processes of this machine, or on a Dask cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias

from tutor.rules.words import Words
from tutor.sweeps.work import work

if TYPE_CHECKING:
    from distributed import Client

Work: TypeAlias = Callable[[bytes], bytes]
"""Works on a chunk; other processes must be able to import it."""

AHEAD: Final = 2
"""So many chunks are under way for each worker, so that none has to wait for the next."""

LASTING: Final = 5.0
"""Seconds for which the number of workers of a cluster is believed."""

PATIENCE: Final = 20
"""Seconds within which a scheduler has to answer and a worker to be there."""


class Landing(Protocol):
    """A result that will be there: as futures of processes and of Dask have it."""

    def add_done_callback(self, fn: Callable[[Any], object], /) -> object:
        """Calls the function with this once it is there."""

    def result(self) -> bytes:
        """The result, or what has gone wrong."""


class Backend(Protocol):
    """Workers. `lost` are the errors that say that a worker died.

    A chunk that was alone with its worker and has died `tries` times is given up.
    """

    lost: tuple[type[BaseException], ...]
    tries: int

    def slots(self) -> int:
        """How many chunks are to be under way."""

    def submit(self, chunk: bytes) -> Landing:
        """Gives a chunk to a worker."""

    def renew(self) -> None:
        """Makes good what dead workers have left behind."""

    def alive(self) -> bool:
        """Whether results can still come."""

    def close(self) -> None:
        """Ends what is under way."""


class SweepError(RuntimeError):
    """A sweep cannot begin or go on: why."""

    def __init__(self, why: Words) -> None:
        self.why = why
        super().__init__(why.en)


class Here:
    """This process itself, one chunk after the other. `does` works on a chunk."""

    lost: tuple[type[BaseException], ...] = ()
    tries = 1

    def __init__(self, does: Work = work) -> None:
        self._does = does

    def slots(self) -> int:
        """One at a time."""
        return 1

    def submit(self, chunk: bytes) -> Landing:
        """Does it at once."""
        landed: Future[bytes] = Future()
        landed.set_result(self._does(chunk))
        return landed

    def renew(self) -> None:
        """There is nothing to renew."""

    def alive(self) -> bool:
        """Always."""
        return True

    def close(self) -> None:
        """Nothing is under way."""


class Processes:
    """A pool of processes of this machine. They end with this one, however it ends.

    Each imports the program's main module anew, which must do nothing when it is imported.
    """

    lost: tuple[type[BaseException], ...] = (BrokenProcessPool,)
    tries = 3

    def __init__(self, workers: int, does: Work = work) -> None:
        self._workers, self._does = workers, does
        self._others = set(active_children())
        self._pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), _begin)

    def slots(self) -> int:
        """Some more than there are processes."""
        return self._workers * AHEAD

    def submit(self, chunk: bytes) -> Landing:
        """Gives a chunk to whichever process is free next."""
        return self._pool.submit(self._does, chunk)

    def renew(self) -> None:
        """A new pool: one of which a process died is of no more use."""
        self.close()
        self._pool = self._new()

    def alive(self) -> bool:
        """Always: dead processes make themselves known."""
        return True

    def close(self) -> None:
        """Ends the processes without waiting for what they do."""
        ours = set(active_children()) - self._others
        for process in ours:
            process.terminate()
        for process in ours:
            process.join()
        # Its thread has to be over before the interpreter ends: both would close the same pipe.
        self._pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """In a new process: Ctrl-C is for the one that started it, and so is the end of that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


class Cluster:
    """A Dask cluster that is running; its scheduler gives a chunk to another worker where one dies.

    Raises SweepError where there is no scheduler, or no worker.
    """

    tries = 1

    def __init__(self, address: str, does: Work = work) -> None:
        self._does = does
        self._threads, self._asked_again = 1, 0.0
        try:
            from distributed import Client, KilledWorker
        except ImportError:
            raise SweepError(lacking("distributed")) from None
        self.lost: tuple[type[BaseException], ...] = (KilledWorker,)
        try:
            self._client: Client = Client(address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError) as error:
            raise SweepError(_no_scheduler(address, error)) from None
        try:
            self._client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            self._client.close()
            raise SweepError(_no_workers(address)) from None

    @property
    def dashboard(self) -> str:
        """The address of the page on which the cluster shows what it does."""
        return str(self._client.dashboard_link)

    def slots(self) -> int:
        """Some more than the workers have threads; workers may come and go."""
        if monotonic() >= self._asked_again:
            threads: dict[str, int] = self._client.nthreads()
            self._threads = max(1, sum(threads.values()))
            self._asked_again = monotonic() + LASTING
        return AHEAD * self._threads

    def submit(self, chunk: bytes) -> Landing:
        """Gives a chunk to the scheduler; equal chunks are never taken for the same."""
        future: Landing = self._client.submit(self._does, chunk, pure=False)
        return future

    def renew(self) -> None:
        """The cluster sees to its own workers."""

    def alive(self) -> bool:
        """Whether the scheduler is still connected."""
        return bool(self._client.status == "running")

    def close(self) -> None:
        """Leaves the cluster; what is under way there is given up."""
        self._client.close()


def lacking(library: str) -> Words:
    """What to do where a library of the optional group is not installed."""
    how = f"pip install {library}"
    return Words(
        f"this needs {library}, which is not installed: {how}",
        f"для этого нужна библиотека {library}, она не установлена: {how}",
    )


def _no_scheduler(address: str, error: Exception) -> Words:
    reason = " ".join(str(error).split())
    return Words(
        f"--scheduler: no Dask scheduler answers at {address} ({reason}); allowed: an address such as "
        "tcp://127.0.0.1:8786",
        f"--scheduler: по адресу {address} планировщик Dask не отвечает ({reason}); допустимо: адрес вида "
        "tcp://127.0.0.1:8786",
    )


def _no_workers(address: str) -> Words:
    return Words(
        f"--scheduler: {address} has no workers; start some with: dask worker {address}",
        f"--scheduler: у {address} нет рабочих процессов; запустите их: dask worker {address}",
    )
