"""Runs a plan: chunks to workers, results to the journal, and what to do where workers die."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

import msgspec

from tutor.rules.words import Words
from tutor.sweeps.backends import Backend, Landing, SweepError
from tutor.sweeps.items import Plan, chunk_of
from tutor.sweeps.journal import InMemory, Journal
from tutor.sweeps.work import Row, Worked, killed

SECONDS: Final = 0.5
"""So much computing a chunk is to hold: much more than handing it over takes, little to lose in a kill."""

MOST: Final = 2_000
"""More items than that are never in a chunk."""

LOOK: Final = 2.0
"""Seconds after which is looked whether results can still come."""


@dataclass(frozen=True, slots=True)
class Done:
    """A sweep that was finished: a row for each item, in order, and how many were there before."""

    plan: Plan
    rows: tuple[Row, ...]
    before: int

    @property
    def failed(self) -> int:
        """How many items have no answer."""
        return sum(row.status != "ok" for row in self.rows)


def sweep(
    plan: Plan, journal: Path | None, backend: Backend, report: Callable[[int], None] = lambda done: None
) -> Done:
    """Asks for everything that the journal does not hold yet; `report` hears how many items are done.

    Without a journal no file is written, and what was done is lost with this process.
    The result is the same whatever the backend. Raises JournalError where the journal is of another sweep,
    and SweepError where the workers cannot go on; what was done by then is in the journal.
    """
    opened = nullcontext(InMemory()) if journal is None else Journal(journal, plan)
    with closing(backend), opened as log:
        before = len(log.rows)
        report(before)
        _Sweeping(plan, log, backend, report).run()
        return Done(plan, tuple(log.rows[number] for number in range(len(plan.items))), before)


class _Sweeping:
    """A sweep under way: what waits, what flies, and what was under way when a worker died."""

    def __init__(
        self, plan: Plan, journal: Journal | InMemory, backend: Backend, report: Callable[[int], None]
    ) -> None:
        self._plan, self._journal, self._backend, self._report = plan, journal, backend, report
        self._waiting = deque(number for number in range(len(plan.items)) if number not in journal.rows)
        self._flying: dict[Landing, tuple[int, ...]] = {}
        self._landed: SimpleQueue[Landing] = SimpleQueue()
        self._suspects: list[tuple[int, ...]] = []
        self._done, self._seconds = 0, 0.0

    def run(self) -> None:
        """Until every item has a row."""
        while self._waiting or self._flying or self._suspects:
            if self._suspects and not self._flying:
                self._backend.renew()
                while self._suspects:
                    self._alone(self._suspects.pop(0))
            while self._waiting and not self._suspects and len(self._flying) < self._backend.slots():
                self._fly(self._next())
            if self._flying:
                self._land()

    def _next(self) -> tuple[int, ...]:
        """The next items, as many as take about so long; at the end fewer, so that all workers have some."""
        fair = -(-len(self._waiting) // self._backend.slots())
        size = int(SECONDS * self._done / self._seconds) if self._seconds else 1
        return tuple(self._waiting.popleft() for _ in range(max(1, min(size, fair, MOST))))

    def _fly(self, numbers: tuple[int, ...]) -> None:
        try:
            future = self._submitted(numbers)
        except self._backend.lost:
            self._suspects.append(numbers)
            return
        self._flying[future] = numbers
        future.add_done_callback(self._landed.put)

    def _submitted(self, numbers: tuple[int, ...]) -> Landing:
        return self._backend.submit(msgspec.json.encode(chunk_of(self._plan, numbers)))

    def _land(self) -> None:
        future = self._arrived(self._landed)
        numbers = self._flying.pop(future)
        try:
            self._keep(self._result(future))
        except self._backend.lost:
            self._suspects.append(numbers)

    def _arrived(self, landed: SimpleQueue[Landing]) -> Landing:
        while True:
            try:
                return landed.get(timeout=LOOK)
            except Empty:
                if not self._backend.alive():
                    raise SweepError(_GONE) from None

    def _alone(self, numbers: tuple[int, ...]) -> None:
        """Items that were under way when a worker died, with nothing beside them: so the culprit is found.

        Halves of halves are tried, and the last one again; what still kills is given up.
        """
        tries = self._backend.tries if len(numbers) == 1 else 1
        if any(self._tried(numbers) for _ in range(tries)):
            return
        half = len(numbers) // 2
        if half:
            self._suspects[:0] = [numbers[:half], numbers[half:]]
        else:
            source = self._plan.sources[self._plan.items[numbers[0]].source]
            self._keep(Worked((killed(numbers[0], source),)))

    def _tried(self, numbers: tuple[int, ...]) -> bool:
        landed: SimpleQueue[Landing] = SimpleQueue()
        try:
            self._submitted(numbers).add_done_callback(landed.put)
            self._keep(self._result(self._arrived(landed)))
        except self._backend.lost:
            self._backend.renew()
            return False
        return True

    def _result(self, future: Landing) -> Worked:
        try:
            work = msgspec.json.decode(future.result(), type=Worked)
        except self._backend.lost:
            raise
        except Exception as error:
            raise SweepError(_unworkable(error)) from error
        if work.other_code:
            raise SweepError(_OTHER_CODE)
        return work

    def _keep(self, work: Worked) -> None:
        self._done += len(work.rows)
        self._seconds += work.seconds
        self._journal.write(work.rows)
        self._report(len(self._journal.rows))


_GONE: Final = Words("the scheduler is gone", "связь с планировщиком потеряна")
_OTHER_CODE: Final = Words(
    "the workers have another version of the tutor, or of its rules; the same one is needed everywhere",
    "у рабочих процессов другая версия программы или её правил; везде нужна одна и та же",
)


def _unworkable(error: Exception) -> Words:
    reason = " ".join(f"{type(error).__name__}: {error}".split())
    return Words(f"the workers cannot work: {reason}", f"рабочие процессы не могут работать: {reason}")
