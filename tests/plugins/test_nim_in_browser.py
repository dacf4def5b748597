"""Nim, installed beside the tutor, in a browser: found on the start page, learned, and played to its end."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from support.plugins import NIM, ROOT, install
from support.servers import free_port, of_notebooks, running

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long(reason="a server of its own; a lesson and a whole game in the browser"),
]

MOST_PRESSES = 40
"""More than a lesson or a whole game of Nim takes."""


DRAWN = "[...document.querySelectorAll('.rt-part')].map((one) => one.innerHTML).join()"
"""All that is drawn: an answer comes in one message."""


def press(page: Page, what: Locator) -> None:
    """Presses something, and waits for what comes of it."""
    before = page.evaluate(DRAWN)
    what.click()
    page.wait_for_function(f"old => {DRAWN} !== old", arg=before)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The pages of a tutor that has Nim."""
    folder, port = tmp_path_factory.mktemp("served"), free_port()
    nim = install(NIM, folder / "nim")
    env = {**os.environ, "PYTHONPATH": str(nim), "TUTOR_DATA": str(folder / "data")}
    command, address = of_notebooks(ROOT / "notebooks", port, preheat=0), f"http://127.0.0.1:{port}/"
    with running(command, f"{address}alive", folder / "log", ROOT, env):
        yield f"{address}voila/render/"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_to_begin_with_is_in_sight_for_five_games(base: str, chromium_page: Page, lang: str) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(f"{base}start.ipynb?lang={lang}")
    learn = page.locator("[data-part=learn]")
    expect(learn).to_have_count(5)
    for one in learn.all():
        box = one.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 720


def test_a_lesson_from_the_start_page_on(base: str, chromium_page: Page) -> None:
    page = chromium_page
    page.goto(f"{base}start.ipynb?lang=en")
    page.locator("article", has_text="Three heaps of sticks").locator("[data-part=learn]").click()
    expect(page.locator(".st-heap")).to_have_count(3)
    for _ in range(MOST_PRESSES):
        if page.get_by_text("Next lesson").count():
            break
        go = page.locator("[data-part=go]")
        press(page, go if go.is_enabled() else page.locator("[data-part=ask] .rt-option").first)
    page.get_by_text("Next lesson").first.click()
    page.wait_for_url(lambda url: "lessons.ipynb?game=nim&lesson=01-the-last-stick" in url)
    expect(page.locator(".st-heap")).to_have_count(3)


def test_a_whole_game(base: str, chromium_page: Page) -> None:
    page, won = chromium_page, chromium_page.locator(".st-note.is-lit")
    page.goto(f"{base}play.ipynb?game=nim&lang=ru")
    page.locator("[data-key=begin]").click()
    expect(page.locator(".st-heap")).to_have_count(3)
    for _ in range(MOST_PRESSES):
        if won.count():
            break
        press(page, page.locator("[data-part=ask] [data-act=answer]").first)
    expect(won).to_contain_text("Побеждает")
