"""The outbox: answers are taken at once and reach the database once, whatever becomes of it."""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event
from support.classroom import answer, stand
from support.patience import PATIENCE, wait_until

from tutor.classroom.answers import Record, new_key, utc_now
from tutor.classroom.dead_letters import REFUSED
from tutor.classroom.errors import RecordRefused, StoreAway
from tutor.classroom.outbox import LONGEST_PAUSE, Outbox
from tutor.classroom.spool import Spool, line_of
from tutor.classroom.store import Store
from tutor.rules.words import Words

ANNA = "anna-id"


class Site:
    """A database and a spool, and outboxes that are closed in the end."""

    def __init__(self, folder: Path, closing: ExitStack) -> None:
        self.path, self.spool, self._closing = folder / "tutor.sqlite3", folder / "spool", closing

    def open(self, busy: float = 0.05) -> Store:
        return Store.open(f"sqlite:///{self.path}", busy=busy)

    def outbox(self, open_store: Callable[[], Any] | None = None) -> Outbox:
        outbox = Outbox(open_store or self.open, self.spool, pause=0.01)
        self._closing.callback(outbox.close, 0)
        return outbox

    def keys(self) -> list[str]:
        return [kept.key for kept in self.open(PATIENCE).answers(ANNA)]

    def files(self) -> list[Path]:
        return sorted(self.spool.glob("*.spool"))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with ExitStack() as closing:
        yield Site(tmp_path, closing)


def keys(*numbers: int) -> list[str]:
    return [answer(number).key for number in numbers]


def tried(outbox: Outbox, till: Callable[[], object]) -> None:
    """Comes back when something has come of trying in vain."""
    until = time.monotonic() + PATIENCE
    while not till() and time.monotonic() < until:
        assert not outbox.flush(0.05)
    assert till()


def told(outbox: Outbox) -> Words:
    """Why records wait, as soon as that is known."""
    tried(outbox, lambda: outbox.trouble)
    assert outbox.trouble is not None
    return outbox.trouble


def away() -> Store:
    raise StoreAway(Words("gone", "нет"))


def left_by_another(site: Site, *records: Record, torn: bytes = b"") -> None:
    """A spool as a killed process leaves it."""
    spool = Spool.new(site.spool)
    for record in records:
        spool.append(line_of(record))
    spool.path.open("ab").write(torn)
    spool.close()


def test_what_is_put_reaches_the_database(site: Site) -> None:
    outbox = site.outbox()
    for record in (answer(1), stand(1), answer(2), stand(2, at=1)):
        outbox.put(record)
    assert outbox.flush(PATIENCE) and outbox.waiting == 0 and outbox.trouble is None
    assert site.keys() == keys(1, 2)
    assert site.open().stands(ANNA)[stand().lesson] == stand(2, at=1)
    assert [path.stat().st_size for path in site.files()] == [0]
    assert outbox.close(PATIENCE)
    assert site.files() == []


def test_while_the_database_is_absent_records_wait_in_a_file(site: Site) -> None:
    there = threading.Event()
    outbox = site.outbox(lambda: site.open() if there.is_set() else away())
    outbox.put(answer(1))
    outbox.put(answer(2))
    (path,) = site.files()
    assert path.read_bytes() == line_of(answer(1)) + b"\n" + line_of(answer(2)) + b"\n"
    assert told(outbox) == Words("gone", "нет")
    assert outbox.waiting == 2
    there.set()
    assert outbox.flush(PATIENCE) and outbox.trouble is None
    assert site.keys() == keys(1, 2)


def test_a_file_that_is_being_made_is_not_taken_for_left_behind(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, making, looked = threading.Event(), threading.Event(), threading.Event()
    left, lock, made = Spool.left, fcntl.flock, list[str]()

    def names() -> str:
        made.append(new_key())
        return made[-1]

    def looks(folder: Path) -> Iterator[Spool]:
        looking.set()
        making.wait(0.2)  # a file is made just now, if that may be
        yield from left(folder)
        looked.set()

    def locks(file: int, how: int) -> None:
        if threading.current_thread() is threading.main_thread():
            making.set()
            assert looked.wait(PATIENCE)
        lock(file, how)

    monkeypatch.setattr("tutor.classroom.spool.new_key", names)
    monkeypatch.setattr(Spool, "left", looks)
    monkeypatch.setattr(fcntl, "flock", locks)
    outbox = site.outbox(away)
    assert looking.wait(PATIENCE)
    outbox.put(answer(1))
    assert [path.stem for path in site.files()] == made
    assert len(made) == 1


def test_a_locked_database_is_waited_for(site: Site) -> None:
    site.open()
    other = sqlite3.connect(site.path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    outbox = site.outbox()
    outbox.put(answer(1))
    assert "locked" in told(outbox).en
    assert outbox.waiting == 1
    other.execute("ROLLBACK")
    other.close()
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(1)


def test_a_folder_that_cannot_be_made_is_waited_for(site: Site) -> None:
    site.path = site.path.parent / "data" / "tutor.sqlite3"
    site.path.parent.write_text("a file, not a folder")
    outbox = site.outbox()
    outbox.put(answer(1))
    assert "недоступна" in told(outbox).ru
    site.path.parent.unlink()
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(1)


def test_a_database_that_is_deleted_under_way_is_made_anew(site: Site) -> None:
    outbox = site.outbox()
    outbox.put(answer(1))
    assert outbox.flush(PATIENCE)
    for path in site.path.parent.glob("tutor.sqlite3*"):
        path.unlink()
    outbox.put(answer(2))
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(2)


def test_a_full_database_is_waited_for(site: Site) -> None:
    room = 1

    def limited() -> Store:
        store = site.open()
        with store._database.reading() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()

        @event.listens_for(store._database._engine, "connect")
        def full(connection: sqlite3.Connection, record: object) -> None:
            connection.execute(f"PRAGMA max_page_count={pages + room}")

        return store

    outbox = site.outbox(limited)
    long = [answer(number, given="x" * 9_000) for number in range(9)]
    for record in long:
        outbox.put(record)
    assert "full" in told(outbox).en
    assert outbox.waiting == 9
    assert site.keys() == []
    room = 1000
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(*range(9))


def test_on_a_full_disk_records_wait_in_memory(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    there, full = threading.Event(), threading.Event()
    write, room = os.write, 30

    def limited(file: int, data: bytes) -> int:
        if not full.is_set():
            return write(file, data)
        if room:
            return write(file, data[:room])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", limited)
    outbox = site.outbox(lambda: site.open() if there.is_set() else away())
    outbox.put(answer(1))
    full.set()
    outbox.put(answer(2))
    room = 0
    outbox.put(answer(3))
    assert told(outbox).en and outbox.waiting == 3
    full.clear()
    outbox.put(answer(4))
    (path,) = site.files()
    whole = [line_of(answer(number)) for number in (1, 2, 3, 4)]
    tried(outbox, lambda: sorted(path.read_bytes().splitlines()) == whole)
    full.set()
    outbox.put(answer(5))
    there.set()
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(1, 2, 3, 4, 5)


def test_without_a_place_for_the_spool_the_database_still_gets_all(site: Site) -> None:
    site.spool.write_text("a file, not a folder")
    outbox = site.outbox()
    outbox.put(answer(1))
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(1)


def test_what_a_process_left_is_taken_in(site: Site) -> None:
    left_by_another(site, answer(1), answer(2), torn=line_of(answer(3))[:50])
    left_by_another(site, answer(2), answer(4))
    outbox = site.outbox()
    outbox.put(answer(5))
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(1, 2, 4, 5)
    assert len(site.files()) == 1 and not (site.spool / REFUSED).exists()


def test_what_a_process_left_counts_as_waiting(site: Site) -> None:
    left_by_another(site, answer(1), answer(2))
    first = site.outbox(away)
    first.put(answer(3))
    assert told(first).en and first.waiting == 3
    second = site.outbox()
    assert second.flush(PATIENCE) and site.keys() == [], "what the first has taken in is the first's"
    first.close(0)
    third = site.outbox()
    assert third.flush(PATIENCE)
    assert site.keys() == keys(1, 2, 3)


def test_a_damaged_line_is_set_aside(site: Site) -> None:
    left_by_another(site, answer(1), torn=b'{"record":"answer"}\n\xff\xfe\n')
    outbox = site.outbox()
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(1)
    assert (site.spool / REFUSED).read_bytes() == b'{"record":"answer"}\n\xff\xfe\n'


def test_a_record_that_no_database_takes_does_not_stop_the_others(site: Site) -> None:
    outbox = site.outbox()
    for record in (answer(1), replace(answer(2), given="\ud800"), answer(3), replace(answer(4), place=None)):
        outbox.put(record)
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(1, 3)
    aside = (site.spool / REFUSED).read_text().splitlines()
    assert [r"'\ud800'" in aside[0], answer(4).key in aside[1], len(aside)] == [True, True, 2]


def test_a_store_that_fails_unexpectedly_is_tried_again(site: Site) -> None:
    failures = iter([RuntimeError("odd"), MemoryError()])

    def failing() -> Store:
        for failure in failures:
            raise failure
        return site.open()

    outbox = site.outbox(failing)
    outbox.put(answer(1))
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(1)


def test_each_failure_in_a_row_is_followed_by_a_longer_pause_up_to_a_limit(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    class Impatient(threading.Condition):
        """Notes how long the outbox would wait, and waits no longer than it takes to be ended."""

        def wait_for(self, predicate: Callable[[], Any], timeout: float | None = None) -> Any:
            if timeout is not None and threading.current_thread().name == "outbox":
                pauses.append(timeout)
                timeout = 0.001
            return super().wait_for(predicate, timeout)

    monkeypatch.setattr("tutor.classroom.outbox.threading.Condition", Impatient)
    outbox = site.outbox(away)
    outbox.put(answer(1))
    wait_until(lambda: LONGEST_PAUSE in pauses[:-1], "the pauses do not grow", pause=0.01)
    assert pauses[:3] == [0.01, 0.02, 0.04] and max(pauses) == LONGEST_PAUSE


def test_a_refusal_is_of_one_record_only(site: Site) -> None:
    class Picky:
        def __init__(self, store: Store) -> None:
            self.store = store

        def add(self, records: Sequence[Record]) -> None:
            if any(record == answer(2) for record in records):
                raise RecordRefused(Words("no", "нет"))
            self.store.add(records)

    outbox = site.outbox(lambda: Picky(site.open()))
    for number in (1, 2, 3):
        outbox.put(answer(number))
    assert outbox.flush(PATIENCE)
    assert site.keys() == keys(1, 3)
    assert (site.spool / REFUSED).read_bytes() == line_of(answer(2)) + b"\n"


def test_what_comes_after_the_end_is_left_for_the_next(site: Site) -> None:
    outbox = site.outbox()
    assert outbox.close(PATIENCE)
    outbox.put(answer(1))
    assert outbox.waiting == 1
    (path,) = site.files()
    assert path.read_bytes() == line_of(answer(1)) + b"\n"


def test_two_outboxes_of_one_learner_share_the_folder(site: Site) -> None:
    one, other = site.outbox(), site.outbox()

    def putting(outbox: Outbox, numbers: range) -> None:
        for number in numbers:
            outbox.put(answer(number))
            outbox.put(stand(number % 9, at=number))

    threads = [
        threading.Thread(target=putting, args=(outbox, numbers))
        for outbox, numbers in ((one, range(0, 200, 2)), (other, range(1, 200, 2)))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert one.flush(PATIENCE) and other.flush(PATIENCE)
    assert site.keys() == keys(*range(200))
    assert site.open().stands(ANNA)[stand().lesson] == stand(199 % 9, at=199)


def test_what_waits_while_everything_is_deleted_stays_deleted(site: Site) -> None:
    left_by_another(site, answer(1), stand(1))
    there = threading.Event()
    outbox = site.outbox(lambda: site.open(PATIENCE) if there.is_set() else away())
    outbox.put(answer(2))
    assert told(outbox).en and outbox.waiting == 3
    other = sqlite3.connect(site.path, isolation_level=None)
    site.open().add([answer(3)])
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreAway):
        site.open().forget(ANNA)
    other.execute("ROLLBACK")
    other.close()
    assert site.keys() == keys(3), "a deletion that was refused deletes nothing"
    site.open().forget(ANNA)
    there.set()
    assert outbox.flush(PATIENCE) and outbox.waiting == 0
    assert site.keys() == [] and not site.open().stands(ANNA)
    outbox.put(later := replace(answer(4), at=utc_now()))
    assert outbox.flush(PATIENCE) and site.keys() == [later.key]
    assert outbox.close(PATIENCE) and site.files() == []
