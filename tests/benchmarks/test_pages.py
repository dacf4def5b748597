"""Opening a published app in a fresh browser profile, beside a bare page: time, memory, processor, bytes.

The bare page is a notebook with one text and no widget, with the same template and the same extensions; its
kernels are started as programs, as Jupyter does, and not forked as ours are. Both pages are opened in turn;
the first visit after a server's start is not counted.
"""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from benchmarks.conftest import Note
from benchmarks.goals import Role
from benchmarks.published import APPS, App, each_app
from benchmarks.support import BARE, Server, Visit, cpu_seconds, memory, visit
from benchmarks.support import bare as bare_pages
from playwright.sync_api import Browser
from support.browser import FLAGS, HERE, find_chromium

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="reads /proc: Linux only"),
]
ROUNDS = 3


@each_app()
def test_start_with_a_cold_kernel(chromium: Browser, app: App, tmp_path: Path, note: Note) -> None:
    bare: list[Visit] = []
    own: list[Visit] = []
    used: dict[str, list[tuple[float, int]]] = {"bare": [], "own": []}
    with app.served(tmp_path / "own", 0) as server, bare_pages(tmp_path / "bare", 0) as floor:
        app.visit(chromium, server).leave()
        _bare(chromium, floor).leave()
        for _ in range(ROUNDS):
            both = (("bare", bare, _bare, floor), ("own", own, app.visit, server))
            for kind, found, opens, there in both:
                there.wait_for_kernels(0)
                found.append(opens(chromium, there))
                (pid,) = there.kernels()
                used[kind].append((cpu_seconds(pid), memory(pid)))
            bare[-1].leave()
            own[-1].leave()
    _note_times(note, "A1", app, bare, own)
    # The next row compares with these too.
    note("A2", "floor", f"bare page, cold, {app.name}", [each.seen["control"] for each in bare])
    for id, what, at in (("A6", "CPU time of a start", 0), ("A5", "memory of a kernel", 1)):
        note(id, "floor", f"bare page, {app.name}", [each[at] for each in used["bare"]])
        note(id, "own", f"{what}, {app.name}", [each[at] for each in used["own"]])
    sizes: tuple[tuple[Role, str, list[Visit]], ...] = (
        ("floor", "bare page", bare),
        ("own", "bytes before the first control", own),
    )
    for role, what, visits in sizes:
        note("A8", role, f"{what}, {app.name}", [v.traffic.until(v.seen["control"]) for v in visits])
    outside = [url for each in own for url in each.traffic.outside]
    note("A9", "own", f"requests that leave the machine, {app.name}", [len(outside)])
    assert not outside


@each_app([app for app in APPS if not app.teacher])
def test_start_with_a_kernel_kept_ready(chromium: Browser, app: App, tmp_path: Path, note: Note) -> None:
    bare: list[Visit] = []
    own: list[Visit] = []
    with app.served(tmp_path / "own", 1) as server, bare_pages(tmp_path / "bare", 1) as floor:
        server.wait_for_kernels(1)
        app.visit(chromium, server).leave()
        floor.wait_for_kernels(1)
        _bare(chromium, floor).leave()
        for _ in range(ROUNDS):
            for found, opens, there in ((bare, _bare, floor), (own, app.visit, server)):
                for each in (floor, server):  # the other's next kernel would start in this visit
                    each.wait_for_kernels(1)
                found.append(opens(chromium, there))
                found[-1].leave()
    _note_times(note, "A2", app, bare, own)


@each_app()
def test_start_while_other_hosts_do_not_answer(
    chromium: Browser, app: App, tmp_path: Path, note: Note
) -> None:
    with app.served(tmp_path, 0) as server, black_hole() as port:
        app.visit(chromium, server).leave()
        rules = f"MAP * 127.0.0.1:{port}, " + ", ".join(f"EXCLUDE {host}" for host in HERE)
        lost = chromium.browser_type.launch(
            executable_path=find_chromium(), args=[*FLAGS, f"--host-resolver-rules={rules}"]
        )
        without, within = list[float](), list[float]()
        for _ in range(2):
            for browser, seen in ((chromium, without), (lost, within)):
                page = app.visit(browser, server)
                seen.append(page.seen["words"])
                assert not page.traffic.outside
                page.leave()
        lost.close()
    note("A9", "own", f"first words while no other host answers, {app.name}", within)
    note("A9", "floor", f"while they could, {app.name}", without)


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


def _bare(chromium: Browser, server: Server) -> Visit:
    return visit(chromium, server, BARE)


def _note_times(note: Note, id: str, app: App, bare: list[Visit], own: list[Visit]) -> None:
    note(id, "floor", f"bare page, {app.name}", [each.seen["control"] for each in bare])
    note(id, "own", f"first control, {app.name}", [each.seen["control"] for each in own])
    if app.figures:
        note(id, "own", f"figures drawn, {app.name}", [each.seen["figures"] for each in own])
