"""A process that is killed between its spool and the database: nothing is lost, nothing is there twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from support.classroom import answer, stand
from support.patience import PATIENCE
from support.processes import TESTS

from tutor.classroom.outbox import Outbox
from tutor.classroom.store import Store

pytestmark = pytest.mark.programs

ANNA = "anna-id"

PROCESS = """
import os, signal, sys, threading
from pathlib import Path
from support.classroom import answer, stand
from tutor.classroom.errors import StoreAway
from tutor.classroom.outbox import Outbox
from tutor.classroom.store import Store
from tutor.rules.words import Words

folder, killed, number = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
all_put = threading.Event()

class Deadly:
    def __init__(self):
        all_put.wait()
        self.store = Store.open(f"sqlite:///{folder / 'tutor.sqlite3'}")

    def add(self, records):
        if killed == "before":
            die()
        self.store.add(records)
        die()

def away():
    raise StoreAway(Words("gone", "нет"))

def die():
    os.kill(os.getpid(), signal.SIGKILL)

sys.stdin.readline()
outbox = Outbox(away if killed == "absent" else Deadly, folder / "spool", pause=0.01)
for each in range(number, number + 3):
    outbox.put(answer(each))
outbox.put(stand(number % 9, at=number))
all_put.set()
if killed == "absent":
    die()
outbox.flush(60)
"""


def begun(folder: Path, killed: str, number: int) -> subprocess.Popen[bytes]:
    """A process that is about to put three answers and a stand, and to die of it."""
    paths = os.pathsep.join((str(TESTS.parent), str(TESTS)))
    return subprocess.Popen(
        [sys.executable, "-c", PROCESS, str(folder), killed, str(number)],
        env={**os.environ, "PYTHONPATH": paths},
        stdin=subprocess.PIPE,
    )


def dead(process: subprocess.Popen[bytes]) -> bool:
    process.communicate(b"\n", timeout=PATIENCE)
    return process.returncode == -signal.SIGKILL


def opened(folder: Path) -> Store:
    return Store.open(f"sqlite:///{folder / 'tutor.sqlite3'}")


@pytest.mark.parametrize("killed", ["absent", "before", "after"])
def test_a_killed_process_loses_nothing_and_writes_nothing_twice(tmp_path: Path, killed: str) -> None:
    assert dead(begun(tmp_path, killed, 0))
    (left,) = (tmp_path / "spool").glob("*.spool")
    assert len(left.read_bytes().splitlines()) == 4
    assert bool(opened(tmp_path).answers(ANNA)) == (killed == "after")
    outbox = Outbox(lambda: opened(tmp_path), tmp_path / "spool")
    outbox.put(answer(9))
    assert outbox.close(60)
    assert opened(tmp_path).answers(ANNA) == (answer(0), answer(1), answer(2), answer(9))
    assert opened(tmp_path).stands(ANNA) == {stand().lesson: stand(0)}
    assert list((tmp_path / "spool").iterdir()) == []


def test_processes_that_begin_at_once_on_no_database_all_write(tmp_path: Path) -> None:
    several = [begun(tmp_path, "after", 10 * number) for number in range(3)]
    for process in several:
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
    assert [dead(process) for process in several] == [True] * 3
    outbox = Outbox(lambda: opened(tmp_path), tmp_path / "spool")
    assert outbox.close(60)
    kept = opened(tmp_path).answers(ANNA)
    assert kept == tuple(answer(ten + each) for ten in (0, 10, 20) for each in range(3))
    assert opened(tmp_path).stands(ANNA)[stand().lesson] == stand(2, at=20)
