"""Life of a page: it gives its kernel back, survives a broken line, and says so when the line is gone."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from browser_support import PageLog, write_notebook
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

COUNTER = """
import ipywidgets as W
button, shown = W.Button(description="Next"), W.HTML('<b class="count">0</b>')
def step(_):
    shown.value = f'<b class="count">{int(shown.value[17:-4]) + 1}</b>'
button.on_click(step)
"""
PATIENCE = 60


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("pages")
    write_notebook(made / "start.ipynb", COUNTER, "W.VBox([button, shown])")
    return made


def open_page(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".count")).to_have_text("1")


def status(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=60) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def becomes_free(url: str) -> bool:
    """True once the server gives out a place again; every place it gives to this test is one request's."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if status(url) == 200:
            return True
        time.sleep(0.5)
    return False


@pytest.mark.parametrize("way", ["left", "killed"])
def test_closed_page_gives_its_place_back(
    chromium: Browser, folder: Path, serve_notebooks: Callable[..., str], way: str
) -> None:
    idle = {"left": 3600, "killed": 1}[way]
    base = serve_notebooks(folder, places=1, preheat=0, idle_timeout=idle)
    context = chromium.new_context()
    page = context.new_page()
    open_page(page, base)
    assert status(f"{base}voila/render/start.ipynb") == 503
    if way == "left":
        page.goto("about:blank")
    context.close()
    assert becomes_free(f"{base}voila/render/start.ipynb")


def test_connected_page_keeps_its_kernel_while_nothing_is_pressed(
    chromium_page: Page, folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    base = serve_notebooks(folder, places=2, preheat=0, idle_timeout=1)
    open_page(chromium_page, base)
    chromium_page.wait_for_timeout(13_000)
    chromium_page.get_by_role("button", name="Next").click()
    expect(chromium_page.locator(".count")).to_have_text("2")


def test_lost_line_is_told_and_taken_back(
    chromium_page: Page, page_log: PageLog, folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    page, lines, refuse = chromium_page, list[WebSocketRoute](), [False]

    def relay(line: WebSocketRoute) -> None:
        lines.append(line)
        if refuse[0]:
            line.close()
        else:
            line.connect_to_server()

    page.route_web_socket("**/channels*", relay)
    open_page(page, serve_notebooks(folder))
    note = page.locator("#rt-lost")
    expect(note).to_be_hidden()
    refuse[0] = True
    lines[-1].close()
    expect(note).to_be_visible(timeout=20_000)
    expect(note).to_contain_text("Нет связи с сервером.")
    expect(note).to_contain_text("The line to the server is down.")
    refuse[0] = False
    expect(note).to_be_hidden(timeout=60_000)
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".count")).to_have_text("2")
    page_log.errors.clear()  # the browser's own notes on the closed line


def test_page_reads_in_the_browsers_language(
    chromium: Browser, folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    base = serve_notebooks(folder)
    for locale, query, language in (("ru-RU", "", "ru"), ("de-DE", "", "en"), ("en-GB", "?lang=ru", "ru")):
        context = chromium.new_context(locale=locale)
        page = context.new_page()
        page.goto(base + query, wait_until="commit")
        page.wait_for_function("document.documentElement && document.body")
        assert page.evaluate("document.documentElement.lang") == language
        context.close()
