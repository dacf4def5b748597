"""The outbox: whatever becomes of the database, a lesson goes on and no answer is lost."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final, Protocol

from tutor.classroom.answers import Record
from tutor.classroom.dead_letters import set_aside
from tutor.classroom.errors import RecordRefused, StoreError
from tutor.classroom.spool import Spool, line_of
from tutor.rules.words import Words

LOG: Final = logging.getLogger("tutor.classroom")

LONGEST_PAUSE: Final = 30.0
"""Seconds between two tries at most."""

_BATCH: Final = 500


class Keeper(Protocol):
    """What the outbox needs of a store."""

    def add(self, records: Sequence[Record], /) -> None:
        """Keeps all records or none, each once. Raises RecordRefused where trying again is of no use."""
        ...


class Outbox:
    """Takes records at once and writes them to the store in a thread of its own.

    `open_store` is called in that thread, again after every failure. `spool` is a folder, which all processes
    share: each outbox has a file in it for what the store does not have yet, and at its start takes in the
    files of processes that are gone. `pause` is how many seconds it waits after a first failure; each further
    one doubles it.
    """

    def __init__(self, open_store: Callable[[], Keeper], spool: Path, *, pause: float = 0.25) -> None:
        self._open_store, self._folder, self._pause = open_store, spool, pause
        self._state = threading.Condition()
        # Guarded by `_state`: what waits, which of it is in no file, and what other processes left behind,
        # as the records and the damaged lines of each spool.
        self._waiting: deque[Record] = deque()
        self._bare: list[Record] = []
        self._left: list[tuple[Spool, list[Record], list[bytes]]] = []
        self._spool: Spool | None = None
        self._looked = self._hurry = self._closing = False
        self._trouble: Words | None = None
        # Of the thread alone.
        self._store: Keeper | None = None
        self._thread = threading.Thread(target=self._run, name="outbox", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many records are not in the database yet, those of processes that are gone among them."""
        with self._state:
            return len(self._waiting) + sum(len(records) for _, records, _ in self._left)

    @property
    def trouble(self) -> Words | None:
        """Why the last try to write failed; None where it did not."""
        with self._state:
            return self._trouble

    def put(self, record: Record) -> None:
        """Keeps a record, which outlives this process from now on. Never raises or waits for the database."""
        with self._state:
            self._waiting.append(record)
            if not self._spooled(record):
                self._bare.append(record)
            self._state.notify_all()

    def flush(self, timeout: float) -> bool:
        """Tries at once; whether nothing waits any more, as soon as that is so, or after so many seconds."""
        with self._state:
            self._hurry = True
            self._state.notify_all()
            return self._state.wait_for(self._idle, timeout)

    def close(self, timeout: float) -> bool:
        """Flushes and ends; what still waits then stays in its file, and is taken in by the next outbox."""
        until = time.monotonic() + timeout
        empty = self.flush(timeout)
        with self._state:
            self._closing = True
            self._state.notify_all()
        self._thread.join(max(0.0, until - time.monotonic()) + 0.5)
        return empty

    def _idle(self) -> bool:
        return self._looked and not self._waiting and not self._left

    def _run(self) -> None:
        pause = self._pause
        while True:
            trouble = self._try()
            with self._state:
                self._trouble = trouble
                if trouble is None:
                    pause = self._pause
                    self._state.notify_all()
                    self._state.wait_for(lambda: self._waiting or self._closing)
                else:
                    self._state.wait_for(lambda: self._hurry or self._closing, pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                self._hurry = False
                if self._closing:
                    return self._end()

    def _try(self) -> Words | None:
        """Writes all there is; why it failed, if it did."""
        try:
            self._sync()
            if not self._looked:
                self._take_in()
            while self._deliver():
                pass
        except StoreError as error:
            self._store = None
            return error.why
        except Exception as error:
            # Whatever it is, the lesson goes on and the records wait.
            LOG.exception("records could not be written")
            self._store = None
            message = f"{type(error).__name__}: {error}"
            return Words(message, message)
        return None

    def _sync(self) -> None:
        """Brings to the disk what is on none. A disk that is full does not keep from the database."""
        with self._state:
            self._bare = [record for record in self._bare if not self._spooled(record)]
            spool = self._spool
        if spool is not None:
            with suppress(OSError):
                spool.sync()

    def _take_in(self) -> None:
        """Looks for what processes left behind."""
        backlog = []
        # None of this process is being made meanwhile: without its lock it would be taken for left behind.
        with self._state:
            left = list(Spool.left(self._folder))
        for spool in left:
            try:
                backlog.append((spool, *spool.read()))
            except OSError:
                spool.close()
        with self._state:
            self._left, self._looked = backlog, True

    def _deliver(self) -> bool:
        """Writes one batch; whether there is more."""
        if self._left:
            spool, records, damaged = self._left[0]
            self._add(records)
            for line in damaged:
                set_aside(self._folder, line)
            with self._state:
                del self._left[0]
            spool.remove()
            return True
        with self._state:
            batch = list(islice(self._waiting, _BATCH))
        self._add(batch)
        with self._state:
            for _ in batch:
                self._waiting.popleft()
            ids = set(map(id, batch))
            self._bare = [record for record in self._bare if id(record) not in ids]
            if not self._waiting and self._spool is not None:
                self._spool.clear()
            return bool(self._waiting)

    def _add(self, records: Sequence[Record]) -> None:
        if not records:
            return
        if self._store is None:
            self._store = self._open_store()
        try:
            self._store.add(records)
        except RecordRefused:
            if len(records) > 1:
                for record in records:
                    self._add([record])
            else:
                set_aside(self._folder, _line(records[0]))

    def _spooled(self, record: Record) -> bool:
        """Writes a record to the file, if the disk lets it."""
        try:
            if self._spool is None:
                self._spool = Spool.new(self._folder)
            self._spool.append(line_of(record))
        except (OSError, TypeError, ValueError) as error:
            # A full disk, a record without a JSON form: it waits in memory, and the lesson goes on.
            LOG.warning("a record is on no disk yet: %s", error)
            return False
        return True

    def _end(self) -> None:
        """Gives up the files; one with records in it is taken in by the next outbox."""
        self._bare = [record for record in self._bare if not self._spooled(record)]
        spool, self._spool = self._spool, None
        with suppress(OSError):
            for left, _, _ in self._left:
                left.close()
            if spool is not None:
                spool.close() if self._waiting else spool.remove()


def _line(record: Record) -> bytes:
    """A record that no database takes, as well as it can be written."""
    try:
        return line_of(record)
    except (ValueError, TypeError):
        return ascii(record).encode()
