"""Many learners at once, each with a browser profile and a kernel of their own: when the last one is ready.

The browser works on the same cores, for the bare page as for ours; what the server and its kernels take of
the time stands beside. The learners of a class go on at a pace that no class keeps, each with other
answers, and afterwards every answer has to be there once, under its learner.
"""

from __future__ import annotations

import time
from collections import Counter
from contextlib import AbstractContextManager
from pathlib import Path
from statistics import quantiles

import pytest
from benchmarks.conftest import Note
from benchmarks.full_class import CODE, TITLE
from benchmarks.goals import Role
from benchmarks.published import LESSON, THRICE, learning, lesson_address
from benchmarks.support import (
    BARE,
    Server,
    bare,
    cpu_seconds,
    memory,
    new_profile,
    served,
    visit,
    write_notebooks,
)
from playwright.sync_api import Browser, BrowserContext, Page
from support.patience import PATIENCE_MS

from tutor.app.library import lesson
from tutor.classroom.store import Store

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(900),
    pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="reads /proc: Linux only"),
]
ARRIVING, IN_CLASS = 30, 20
LAST = "last of 30 pages ready, lesson"
LONG_MS = 2 * PATIENCE_MS
EVERY = 1.5
"""Seconds from one press of a learner to the next."""


def test_thirty_starts_at_once(chromium: Browser, tmp_path: Path, note: Note) -> None:
    pages: tuple[tuple[Role, str, str, str, AbstractContextManager[Server]], ...] = (
        ("floor", "bare page", "bare page", BARE, bare(tmp_path / "bare", 1)),
        ("own", LAST, "lesson", LESSON.address(), LESSON.served(tmp_path / "own", 1)),
    )
    for role, what, page, address, starting in pages:
        with starting as server:
            server.wait_for_kernels(1)
            visit(chromium, server, address).leave()
            server.wait_for_kernels(1)
            before = _used(server)
            there = [new_profile(chromium, server, one_of_many=True) for _ in range(ARRIVING)]
            seconds = _arrive([each for _, each in there], server.url(address))
            used = _used(server) - before
            for context, _ in there:
                context.close()
        note("A7", role, what, [max(seconds)])
        note("A7", role, f"CPU time of the server and its 30 kernels, {page}", [used])


def test_twenty_learners_of_a_class_at_once(chromium: Browser, tmp_path: Path, note: Note) -> None:
    notebooks = write_notebooks(tmp_path / "notebooks", published=[LESSON.notebook])
    given = {f"Learner {number}": _answers(number) for number in range(IN_CLASS)}
    with served(notebooks, tmp_path / "data", 1, **{"class": f"{CODE}={TITLE}"}) as server:
        server.wait_for_kernels(1)
        pages = []
        for nickname in given:
            context, page = new_profile(chromium, server, one_of_many=True)
            _join(context, server, nickname)
            pages.append((context, page))
        seconds = _arrive([page for _, page in pages], server.url(lesson_address(THRICE)))
        for number, (_, page) in enumerate(pages):
            asked = learning(THRICE, _choices(number), every=EVERY, offset=EVERY * number / IN_CLASS)
            # What it returns is waited for once all of them have begun.
            page.evaluate("asked => { window.__learnt = window.__learn(asked); }", asked)
        presses = [press for _, page in pages for press in page.evaluate("() => window.__learnt")]
        note("A5", "own", "memory of a kernel, one of 20", sorted(map(memory, server.kernels()))[-IN_CLASS:])
        for context, _ in pages:
            context.close()
        kept = _kept(server, sum(map(len, given.values())))
    wrong = sum(((kept[name] - given[name]) + (given[name] - kept[name])).total() for name in given)
    note("A12", "own", "last of 20 learners of a class ready", [max(seconds)])
    note("A12", "own", "click to changed page, 20 learners at once, median", presses)
    note("A12", "own", "click to changed page, 20 learners at once, 95 %", [quantiles(presses, n=20)[-1]])
    note("A12", "own", "answers of 20 learners lost, doubled or misplaced", [wrong])
    assert kept.keys() == given.keys() and not wrong


def _arrive(pages: list[Page], url: str) -> list[float]:
    """Opens the address in all of these pages at the same moment; seconds until each could be used."""
    at = time.time() + 1.0
    for page in pages:
        page.evaluate(
            "([url, at]) => { setTimeout(() => location.assign(url), at * 1000 - Date.now()); }", [url, at]
        )
    ready = []
    for page in pages:
        page.wait_for_function("window.__seen?.control", polling=250, timeout=LONG_MS)
        ready.append(page.evaluate("performance.timeOrigin / 1000 + window.__seen.control") - at)
    return ready


def _used(server: Server) -> float:
    """Processor time of the server, of what its kernels are forked from, and of those that run now."""
    return sum(map(cpu_seconds, server.processes()))


def _join(context: BrowserContext, server: Server, nickname: str) -> None:
    context.request.get(f"{server.base}join")
    sent = {str(cookie["name"]): str(cookie["value"]) for cookie in context.cookies()}
    form: dict[str, str | float | bool] = {
        "_xsrf": sent["_xsrf"],
        "code": CODE,
        "nickname": nickname,
        "key": "",
    }
    reply = context.request.post(f"{server.base}join", form=form)
    assert reply.ok, reply.status


def _choices(number: int) -> list[int]:
    """What that learner picks; no two of a class pick the same."""
    first, second, third = _predictions()
    return [
        number % len(first),
        number // len(first) % len(second),
        number // len(first) // len(second) % len(third),
    ]


def _answers(number: int) -> Counter[str]:
    """What has to be kept of that learner."""
    picked = zip(_predictions(), _choices(number), strict=True)
    return Counter(f"{at}: {choices[choice]}" for at, (choices, choice) in enumerate(picked))


def _predictions() -> list[tuple[object, ...]]:
    """The choices of each prediction of the lesson."""
    script = lesson(THRICE).script
    assert script is not None
    tellings = [telling for stretch in script.stretches for telling in stretch.tellings]
    return [prediction.choices for telling in tellings for prediction in telling.predictions]


def _kept(server: Server, count: int) -> dict[str, Counter[str]]:
    """What the store has of each learner, once it has so many answers or nothing more has come for long."""
    store = Store.open(f"sqlite:///{server.data / 'tutor.sqlite3'}")
    (klass,) = store.classes()
    deadline = time.monotonic() + 30
    while len(store.class_records(klass.id)[0]) < count and time.monotonic() < deadline:
        time.sleep(0.2)
    found = {}
    for learner in store.roster(klass.id):
        answers = sorted(store.answers(learner.id), key=lambda one: one.place)
        places = sorted({one.place for one in answers})
        found[learner.nickname] = Counter(f"{places.index(one.place)}: {one.given}" for one in answers)
    return found
