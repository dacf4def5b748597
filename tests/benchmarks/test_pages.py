"""Opening the lesson page in a fresh browser profile, beside a bare page: time, memory, processor, bytes.

The bare page is a notebook with one text and no widget, served by the same server with the same template and
the same extensions. Both pages are opened in turn; the first visit after the server's start is not counted.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from benchmarks.app_support import (
    BARE,
    LESSON,
    Server,
    Visit,
    both_figures_change,
    cpu_seconds,
    memory,
    served,
    visit,
    write_notebooks,
)
from benchmarks.conftest import Note
from browser_support import FLAGS, HERE, find_chromium
from playwright.sync_api import Browser

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="reads /proc: Linux only"),
]
ROUNDS = 4


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The lesson page and the bare page."""
    return write_notebooks(tmp_path_factory.mktemp("pages"), "bare")


@pytest.fixture(scope="module")
def query() -> str:
    """A step of a lesson that shows both figures."""
    return both_figures_change()


def test_start_with_a_cold_kernel(
    chromium: Browser, folder: Path, query: str, tmp_path: Path, note: Note
) -> None:
    bare: list[Visit] = []
    own: list[Visit] = []
    used: dict[str, list[tuple[float, int]]] = {"bare": [], "own": []}
    with served(folder, tmp_path / "log.txt", preheat=0) as server:
        visit(chromium, server.url(LESSON, query), "figures").leave()
        for _ in range(ROUNDS):
            server.wait_for_kernels(0)
            one, pid = _opened(chromium, server, server.url(BARE), "control")
            bare.append(one)
            bare_cpu = cpu_seconds(pid)
            two, other = _opened(chromium, server, server.url(LESSON, query), "figures")
            own.append(two)
            used["bare"].append((bare_cpu, memory(pid)))
            used["own"].append((cpu_seconds(other), memory(other)))
            one.leave()
            two.leave()
    _note_times(note, "A1", bare, own, "bare page")
    # The next row compares with these too.
    note("A2", "floor", "bare page, cold", [each.seen["control"] for each in bare])
    note("A5", "floor", "bare page", [size for _, size in used["bare"]])
    note("A5", "own", "memory of a learner's kernel", [size for _, size in used["own"]])
    note("A6", "floor", "bare page", [seconds for seconds, _ in used["bare"]])
    note("A6", "own", "CPU time of a learner's start", [seconds for seconds, _ in used["own"]])
    note("A8", "floor", "bare page", [each.traffic.until(each.seen["control"]) for each in bare])
    sizes = [each.traffic.until(each.seen["control"]) for each in own]
    note("A8", "own", "bytes before the first control", sizes)
    outside = [url for each in own for url in each.traffic.outside]
    note("A9", "own", "requests that leave the machine", [len(outside)])
    assert not outside


def test_start_with_a_kernel_kept_ready(
    chromium: Browser, folder: Path, query: str, tmp_path: Path, note: Note
) -> None:
    bare: list[Visit] = []
    own: list[Visit] = []
    with served(folder, tmp_path / "log.txt", preheat=1) as server:
        server.wait_for_kernels(2)
        visit(chromium, server.url(LESSON, query), "figures").leave()
        for _ in range(ROUNDS):
            server.wait_for_kernels(2)
            one = visit(chromium, server.url(BARE))
            bare.append(one)
            one.leave()
            server.wait_for_kernels(2)
            two = visit(chromium, server.url(LESSON, query), "figures")
            own.append(two)
            two.leave()
    _note_times(note, "A2", bare, own, "bare page")


def test_start_while_other_hosts_do_not_answer(
    chromium: Browser, folder: Path, query: str, tmp_path: Path, note: Note
) -> None:
    with served(folder, tmp_path / "log.txt", preheat=0) as server, black_hole() as port:
        url = server.url(LESSON, query)
        visit(chromium, url, "figures").leave()
        rules = f"MAP * 127.0.0.1:{port}, " + ", ".join(f"EXCLUDE {host}" for host in HERE)
        lost = chromium.browser_type.launch(
            executable_path=find_chromium(), args=[*FLAGS, f"--host-resolver-rules={rules}"]
        )
        without, within = [], []
        for _ in range(2):
            for browser, seen in ((chromium, without), (lost, within)):
                page = visit(browser, url, "figures")
                seen.append(page.seen["words"])
                assert not page.traffic.outside
                page.leave()
        lost.close()
    note("A9", "own", "first words while no other host answers", within)
    note("A9", "floor", "while they could", without)


@contextmanager
def black_hole() -> Iterator[int]:
    """A port that takes every line and never answers."""
    taken: list[socket.socket] = []
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()

        def take() -> None:
            while True:
                try:
                    taken.append(door.accept()[0])
                except OSError:
                    return  # the door was closed

        threading.Thread(target=take, daemon=True).start()
        yield int(door.getsockname()[1])
        door.shutdown(socket.SHUT_RDWR)
    for line in taken:
        line.close()


def _opened(chromium: Browser, server: Server, url: str, wait_for: str) -> tuple[Visit, int]:
    """A page, and the process of the kernel that was started for it."""
    before = server.kernels()
    found = visit(chromium, url, wait_for)
    (pid,) = server.kernels() - before
    return found, pid


def _note_times(note: Note, id: str, bare: list[Visit], own: list[Visit], floor: str) -> None:
    note(id, "floor", floor, [each.seen["control"] for each in bare])
    note(id, "own", "first control", [each.seen["control"] for each in own])
    note(id, "own", "both figures drawn", [each.seen["figures"] for each in own])
