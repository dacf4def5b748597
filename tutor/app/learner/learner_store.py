"""What a page keeps of its learner: answers, and where they are in each lesson.

Everything that takes time, the import of SQLAlchemy first of all, is done beside the page and after it has
been drawn. Whatever becomes of the database, the page goes on: its records wait in a spool.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar

from tutor.app.request import Request
from tutor.app.widgets.bridge import Progress
from tutor.classroom.answers import Answer, Stand, in_order, merged

if TYPE_CHECKING:
    from tutor.classroom.outbox import Outbox
    from tutor.classroom.store import Store

LOCAL: Final = "local"
"""The learner of a page that no server stands behind."""

LOG = logging.getLogger("tutor.app")
PAUSE: Final = 0.3
"""Seconds between two stands that are written: of several in between the last one is."""
PATIENCE: Final = 1.5
"""Seconds between two looks whether records wait for a database that could not be written to."""
LEFT_BEHIND: Final = 2.0
"""Seconds for which reading waits until what other pages have left behind is written."""
AGAIN: Final = 5.0
"""Seconds after which a database that could not be read is asked again."""

Result = TypeVar("Result")


def _log(error: Exception) -> None:
    LOG.error("work beside the page failed", exc_info=error)


class Keeping:
    """The records of one learner, for one page.

    `answers` and `stands` are what is known of them: what this page has put, and once `loaded` all that the
    store has. `away` says that records wait because the database could not be written to, `unread` that what
    is kept could not be read so far.
    """

    def __init__(self, request: Request) -> None:
        self.learner: Final = request.learner or LOCAL
        self._embedded: Final = request.embedded
        self.answers: tuple[Answer, ...] = ()
        self.stands: dict[str, Stand] = {}
        self.loaded = False
        self.away = False
        self.unread = False
        self._on_load: Callable[[], None] = lambda: None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._worker: ThreadPoolExecutor | None = None
        self._lock, self._opening = threading.Lock(), threading.Lock()
        self._open: Store | None = None
        self._outbox: Outbox | None = None
        self._looking = False
        self._stand: Stand | None = None
        self._resting = False
        self._watched = False
        self._reading = False
        self._whole = False

    # ---- opening

    def begin(self, on_load: Callable[[], None]) -> None:
        """Begins to read what is kept; `on_load` is called, on the page's own thread, at all news of it."""
        if self._worker is not None or self._embedded:
            return
        self._on_load = on_load
        self._looking = True
        self.refresh()

    def refresh(self) -> None:
        """Reads again what is kept: another page may have added to it."""
        if self._reading:
            return
        self._reading = True
        self.later(self._read, self._loaded, self._unread)

    def store(self) -> Store:
        """The store, opened at the first call. Raises StoreError; takes its time: call it in `later`."""
        with self._opening:
            if self._open is None:
                from tutor.classroom.data_folder import database_url
                from tutor.classroom.store import Store

                self._open = Store.open(database_url())
            return self._open

    def outbox(self) -> Outbox:
        """What records are put into, opened at the first call."""
        with self._lock:
            if self._outbox is None:
                from tutor.classroom.data_folder import spool_folder
                from tutor.classroom.outbox import Outbox

                self._outbox = Outbox(self.store, spool_folder())
                atexit.register(self.close)
            return self._outbox

    def later(
        self,
        work: Callable[[], Result],
        then: Callable[[Result], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Does the work beside the page, one after the other, and then hands over what it found or raised.

        What it raised is logged where nobody takes it.

        Without an event loop, as in a script, it is done at once.
        """
        loop, missed = self._running(), failed or _log
        if loop is None:
            try:
                result = work()
            except Exception as error:
                missed(error)
            else:
                then(result)
            return
        if self._worker is None:
            self._worker = ThreadPoolExecutor(1, thread_name_prefix="keeping")

        def beside() -> None:
            try:
                result = work()
            except Exception as error:
                loop.call_soon_threadsafe(missed, error)
            else:
                loop.call_soon_threadsafe(then, result)

        self._worker.submit(beside)

    # ---- writing

    def put(self, answer: Answer) -> None:
        """Keeps an answer, once; from now on it outlives the page."""
        if answer.key not in (known.key for known in self.answers):
            self.answers = in_order((*self.answers, answer))
            self._write(answer)

    def stand(self, stand: Stand) -> None:
        """Keeps where the learner is; of many in a row only some, and the last."""
        known = self.stands.get(stand.lesson)
        self.stands[stand.lesson] = stand if known is None else merged(known, stand)
        self._stand = self.stands[stand.lesson]
        if not self._resting:
            self._write_stand()

    def close(self) -> None:
        """Writes what has not been written; called when the page's kernel ends."""
        if self._stand is not None:
            self._write(self._stand)
            self._stand = None
        if self._outbox is not None:
            self._outbox.close(1.0)

    def forgotten(self) -> None:
        """Takes note that all that was kept of the learner is deleted."""
        self.answers, self.stands, self._stand = (), {}, None

    @property
    def looking(self) -> bool:
        """Whether what is kept is being read for the first time."""
        return self._looking

    @property
    def waiting(self) -> int:
        """How many records are not in the database yet."""
        return 0 if self._outbox is None else self._outbox.waiting

    @property
    def trouble(self) -> bool:
        """Whether the last try to write to the database failed."""
        return self._outbox is not None and self._outbox.trouble is not None

    # ---- inside

    def _running(self) -> asyncio.AbstractEventLoop | None:
        if self._loop is None:
            try:
                self._loop = asyncio.get_running_loop()
            except RuntimeError:
                return None
        return self._loop

    def _read(self) -> tuple[tuple[Answer, ...], dict[str, Stand], bool]:
        """What the store has, and whether nothing waits for it any more that another page left behind."""
        outbox, store = self.outbox(), self.store()
        whole = outbox.flush(LEFT_BEHIND)
        return store.answers(self.learner), store.stands(self.learner), whole

    def _loaded(self, records: tuple[tuple[Answer, ...], dict[str, Stand], bool]) -> None:
        answers, stands, whole = records
        keys = {answer.key for answer in answers}
        own = tuple(answer for answer in self.answers if answer.key not in keys)
        self.answers = in_order((*answers, *own))
        for lesson, stand in stands.items():
            mine = self.stands.get(lesson)
            self.stands[lesson] = stand if mine is None else merged(mine, stand)
        news, self._whole = not (self.loaded and self._whole), whole
        self.loaded, self.unread, self._reading, self._looking = True, False, False, False
        if not whole and self._loop is not None:
            self._loop.call_later(AGAIN, self.refresh)
        if news:
            self._on_load()

    def _unread(self, error: Exception) -> None:
        LOG.warning("what is kept could not be read: %s", error)
        first, self.unread, self._reading = not self.unread, not self.loaded, False
        self._looking = False
        if self._loop is not None and not self.loaded:
            self._loop.call_later(AGAIN, self.refresh)
        if self.unread and first:
            self._on_load()

    def _write_stand(self) -> None:
        stand, self._stand = self._stand, None
        self._resting = False
        if stand is None:
            return
        self._write(stand)
        loop = self._running()
        if loop is not None:
            self._resting = True
            loop.call_later(PAUSE, self._write_stand)

    def _write(self, record: Answer | Stand) -> None:
        if self._embedded:
            return
        self.outbox().put(record)
        loop = self._running()
        if loop is not None and not self._watched:
            self._watched = True
            loop.call_later(PATIENCE, self._watch)

    def _watch(self) -> None:
        """Tells the page when records could not be written, and when they have been.

        Records that are only slow, as the first ones of a busy machine are, are nothing to tell a learner.
        """
        waits = self.waiting > 0
        away = waits and (self.away or self.trouble)
        changed, self.away, self._watched = self.away != away, away, waits
        if waits and self._loop is not None:
            self._loop.call_later(PATIENCE, self._watch)
        if changed:
            self._on_load()


def progress_of(stands: Mapping[str, Stand]) -> Progress:
    """Where a learner is, in the form in which a browser remembers it.

    The lesson that was open last is one that was left in the middle, if there is any.
    """
    lessons = {id: (stand.step, stand.steps, stand.done) for id, stand in stands.items()}
    last = max(stands.values(), key=lambda stand: (stand.step < stand.steps, stand.at), default=None)
    return Progress(lessons, "" if last is None else last.lesson)
