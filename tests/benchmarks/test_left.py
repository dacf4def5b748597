"""What a page leaves behind: kernels of browsers that were killed, and what a reload brings back."""

from __future__ import annotations

import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import psutil
import pytest
from benchmarks.conftest import Note
from benchmarks.published import (
    APPS,
    BENCH_FORWARD,
    CLASS,
    FOLLOWS,
    LESSON,
    OF_CLASS,
    PLAY_ON,
    THRICE,
    WORKBENCH,
    App,
    act,
    each_app,
    learning,
    lesson_address,
    serve,
)
from benchmarks.support import Server, Visit, visit
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as TookTooLong
from support.browser import FLAGS, find_chromium

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(900),
    pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="reads /proc: Linux only"),
]
KILLED, PATIENCE = 10, 60.0
COME_BACK_MS = 15_000


def test_kernels_of_browsers_that_were_killed(chromium: Browser, tmp_path: Path, note: Note) -> None:
    """Ten browsers, of each app some, die without a word to the server."""
    of: dict[int, App] = {}
    with serve(APPS, tmp_path / "all", 0) as server:
        browsers = []
        for number in range(KILLED):
            app, before = APPS[number % len(APPS)], server.kernels()
            browser, process = _launched(chromium)
            browsers.append((browser, process))
            visit(browser, server, app.address())
            (pid,) = server.kernels() - before
            of[pid] = app
        for _, process in browsers:
            for one in (process, *process.children(recursive=True)):
                with suppress(psutil.NoSuchProcess):
                    one.kill()
        begun = time.monotonic()
        while server.kernels() and time.monotonic() - begun < PATIENCE:
            time.sleep(0.25)
        seconds, left = time.monotonic() - begun, server.kernels()
        for browser, _ in browsers:
            browser.close()
    for app in APPS:
        note("A10", "own", f"kernels left after a minute, {app.name}", [sum(of[pid] is app for pid in left)])
    note("A10", "own", "last kernel of 10 killed browsers ended", [seconds])


def _launched(chromium: Browser) -> tuple[Browser, psutil.Process]:
    """A browser of its own, and the process that began it."""
    before = set(psutil.Process().children(recursive=True))
    browser = chromium.browser_type.launch(executable_path=find_chromium(), args=FLAGS)
    new = set(psutil.Process().children(recursive=True)) - before
    (process,) = (one for one in new if one.parent() not in new)
    return browser, process


def _learn(page: Visit) -> None:
    """Predicts, errs and answers, and stops in the middle of a lesson."""
    page.page.evaluate("asked => window.__learn(asked)", learning(THRICE, [0, 0, 0], steps=18))


def _ask(page: Visit) -> None:
    """Goes on from the position, and opens another question about it."""
    for selector in (PLAY_ON, BENCH_FORWARD, BENCH_FORWARD, act("panel", "readings")):
        page.press(selector)


def _look(page: Visit) -> None:
    """Looks at another figure of the class, without its names, and at what somebody answered."""
    for selector in (FOLLOWS, act("view", "people"), act("names"), act("cell")):
        page.press(selector)


DEEDS: dict[str, tuple[str, Callable[[Visit], None]]] = {
    LESSON.name: (lesson_address(THRICE), _learn),
    WORKBENCH.name: ("workbench.ipynb?game=penumbra&lang=en&lesson=penumbra%2F05-plains-of-agony", _ask),
    CLASS.name: (OF_CLASS, _look),
}
"""Where each app is opened, and what a reload has to keep."""


@each_app()
def test_a_reload_keeps_everything(chromium: Browser, app: App, tmp_path: Path, note: Note) -> None:
    address, deeds = DEEDS[app.name]
    with app.served(tmp_path, 0) as server:
        found = visit(chromium, server, address)
        page = found.page
        deeds(found)
        # The address follows the page.
        page.wait_for_function(
            "() => { const was = window.__was; return (window.__was = location.search) === was; }",
            polling=500,
        )
        before, answers, progress = page.evaluate("window.__parts()"), _answers(server), _progress(found)
        page.reload(wait_until="commit")
        page.wait_for_function("window.__seen?.control", polling=50)
        with suppress(TookTooLong):
            same = "before => JSON.stringify(window.__parts()) === JSON.stringify(before)"
            page.wait_for_function(same, arg=before, polling=250, timeout=COME_BACK_MS)
        after = Counter(page.evaluate("window.__parts()"))
        lost = (Counter(before) - after).total() + len(answers ^ _answers(server))
        lost += progress != _progress(found)
        found.leave()
    assert before
    note("A11", "own", f"parts, answers and progress lost by a reload, {app.name}", [lost])


def _answers(server: Server) -> set[tuple[Any, ...]]:
    database = server.data / "tutor.sqlite3"
    if not database.exists():
        return set()
    with closing(sqlite3.connect(database)) as there:
        return set(there.execute("SELECT learner, key, lesson, place, given FROM answers"))


def _progress(found: Visit) -> object:
    return found.page.evaluate("localStorage.getItem('tutor.progress')")
