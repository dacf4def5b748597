"""A learner in a real browser: errs, takes hints, leaves, comes back, and loses nothing, whatever breaks."""

from __future__ import annotations

import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from urllib.parse import urlencode

import psutil
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from support.desk import stage_stands
from support.patience import PATIENCE
from support.servers import free_port, kernels_of, of_notebooks, running

from tutor.classroom.answers import Answer
from tutor.classroom.store import Store
from tutor.rules.words import Lang

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSON = "02-dice-before-marks"
RULE = "pen.threat.step3.die"
DRAWN = "document.querySelector('.rt-at-bar .rt-part').innerHTML"
"""What tells one step of a lesson from the next: every press changes something there."""


class Served:
    """A server with data of its own, which can be ended and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port, self._stack = folder, free_port(), ExitStack()
        self.base = f"http://127.0.0.1:{self.port}/voila/render/"
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "TUTOR_DATA": str(self.folder)}
        command = of_notebooks(NOTEBOOKS, self.port, preheat=0)
        there = f"http://127.0.0.1:{self.port}/no-such-page"
        served = running(command, there, self.folder / "log.txt", self.folder, environment)
        self.process = psutil.Process(self._stack.enter_context(served).pid)

    def end(self) -> None:
        self._stack.close()

    def kill_kernels(self) -> None:
        kernels = kernels_of(self.process)
        assert kernels
        for kernel in kernels:
            kernel.kill()
        psutil.wait_procs(kernels, timeout=PATIENCE)

    @property
    def database(self) -> Path:
        return self.folder / "tutor.sqlite3"

    def answers(self) -> tuple[Answer, ...]:
        """The answers of all learners who have been here; of each test there is one."""
        store = Store.open(f"sqlite:///{self.database}")
        return tuple(answer for id in self._learners() for answer in store.answers(id))

    def last_step(self) -> int | None:
        """The step at which the learner stands who was here last, in whatever lesson."""
        if not self.database.exists():
            return None
        store = Store.open(f"sqlite:///{self.database}")
        there = [stand for id in self._learners() for stand in store.stands(id).values()]
        return max(there, key=lambda stand: stand.at).step if there else None

    def _learners(self) -> list[str]:
        with closing(sqlite3.connect(self.database)) as there:
            return [id for (id,) in there.execute("SELECT id FROM learners")]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("learners"))
    yield server
    server.end()


@pytest.fixture
def learner(chromium: Browser) -> Iterator[BrowserContext]:
    """A browser of a learner's own."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    yield context
    context.close()


def opened(learner: BrowserContext, served: Served, lang: Lang = "en", **query: str) -> Page:
    page = learner.new_page()
    query = {"lesson": LESSON, "lang": lang, **query}
    page.goto(f"{served.base}penumbra-threat.ipynb?{urlencode(query)}")
    stage_stands(page)
    return page


def step(page: Page) -> str:
    return page.locator(".rt-time__at").inner_text().split(":")[0]


def stands_at(page: Page, left: str) -> None:
    """Waits until the step that was left is shown, with nothing offered any more."""
    expect(page.locator(".rt-time__at")).to_have_text(re.compile(rf"{left}(:|$)"))
    expect(page.locator("[data-act=resume]")).to_have_count(0)


def press_on(page: Page, choice: int = -1) -> None:
    """One press along the told line; of a prediction the choice of that number, the last by itself."""
    before = page.evaluate(DRAWN)
    if page.locator("[data-act=pick]").count():
        page.locator("[data-act=pick]").nth(choice).click()
        page.locator("[data-part=go][data-act=lock]").click()
        expect(page.locator("[data-act=pick][aria-pressed=true]")).to_have_count(0)
    else:
        page.locator(".rt-choose :is([data-act=told], [data-act=answer]), [data-act=forward]").first.click()
    page.wait_for_function(f"old => {DRAWN} !== old", arg=before)


def to_end(page: Page) -> None:
    while not page.locator(".rt-summary").count():
        press_on(page)


def until_written(page: Page, served: Served, wanted: Callable[[tuple[Answer, ...]], bool]) -> None:
    """Waits until the database has what is wanted."""
    until(page, lambda: wanted(served.answers()), served.answers)


def until_there(page: Page, served: Served, left: str) -> None:
    """Waits until the database knows that the learner who was here last stands at that step."""
    until(page, lambda: served.last_step() == int(left.split()[-1]), served.last_step)


def until(page: Page, true: Callable[[], bool], shown: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline, shown()
        page.wait_for_timeout(50)


@pytest.mark.long(reason="a lesson, and a whole visit after it")
def test_a_learner_errs_takes_a_hint_leaves_and_finds_the_step_again(
    served: Served, learner: BrowserContext
) -> None:
    before = {answer.key for answer in served.answers()} if served.database.exists() else set()
    page = opened(learner, served, "ru")
    while not page.locator("[data-act=pick]").count():
        press_on(page)
    hint = page.locator("[data-act=hint]")
    hint.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rt-hints")).to_contain_text(RULE)
    press_on(page)
    press_on(page)
    left = step(page)
    # The page is closed, and its kernel with it: another tab has the place, even without its address.
    until_there(page, served, left)
    page.close()
    page = opened(learner, served, "ru")
    page.locator("[data-act=resume]").click()
    stands_at(page, left)
    to_end(page)
    expect(page.locator(".rt-summary")).to_contain_text(RULE)

    def wrong_with_a_hint(answers: tuple[Answer, ...]) -> bool:
        mine = [answer for answer in answers if answer.key not in before]
        return [(answer.right, answer.hints, answer.first) for answer in mine] == [(False, 1, True)]

    until_written(page, served, wrong_with_a_hint)
    # What was missed is to be gone over again, right before it is asked for.
    page.locator(".rt-next a[href^=progress]").click()
    expect(page.locator(".rt-mastery").first).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(".rt-review a.rt-btn").first.click()
    expect(page.locator("[data-act=pick]").first).to_be_visible()


@pytest.mark.long(reason="kernels and a server are ended, and started again")
def test_neither_a_killed_kernel_nor_a_new_server_loses_the_place(
    served: Served, learner: BrowserContext
) -> None:
    page = opened(learner, served)
    for breaks in (served.kill_kernels, served.end):
        for _ in range(2):
            press_on(page)
        left = step(page)
        until_there(page, served, left)
        breaks()
        page.close()
        if breaks == served.end:
            served.start()
        page = opened(learner, served)
        page.locator("[data-act=resume]").click()
        stands_at(page, left)
    # The address alone leads there, too.
    page.reload()
    stands_at(page, left)


@pytest.mark.long(reason="a database is locked, and everybody waits")
def test_two_tabs_and_a_locked_database_lose_and_double_nothing(
    served: Served, learner: BrowserContext
) -> None:
    before = {answer.key for answer in served.answers()}
    one, other = opened(learner, served), opened(learner, served)
    to_end(one)
    until_written(one, served, lambda answers: len(answers) == len(before) + 1)
    with closing(sqlite3.connect(served.database, isolation_level=None)) as locked:
        locked.execute("BEGIN IMMEDIATE")
        to_end(other)
        waits = other.locator(".rt-kept[role=status]")
        expect(waits).to_be_visible()
        assert len(served.answers()) == len(before) + 1
        locked.execute("ROLLBACK")
    expect(waits).to_have_count(0)
    mine = [answer for answer in served.answers() if answer.key not in before]
    assert [answer.first for answer in mine] == [True, False]
