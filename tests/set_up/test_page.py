"""Life of a page: it gives its kernel back, survives a broken line, and says so when the line is gone."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocket, WebSocketRoute, expect
from support.browser import SHIPPED, PageLog, write_notebook
from support.patience import PATIENCE, wait_until

pytestmark = pytest.mark.programs

COUNTER = """
import sys
import ipywidgets as W
button, shown = W.Button(description="Next"), W.HTML('<b class="count">0</b>')
def step(_):
    shown.value = f'<b class="count">{int(shown.value[17:-4]) + 1}</b>'
button.on_click(step)
failing = W.Button(description="Fail")
def fail(_):
    print("the-detail-of-this-fault", file=sys.stderr)
    raise ValueError("the-detail-of-this-fault")
failing.on_click(fail)
"""
DETAIL = "the-detail-of-this-fault"
LISTEN = """
new Promise((resolve) => {
  const { kernelId } = JSON.parse(document.getElementById("jupyter-config-data").textContent);
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/api/kernels/${kernelId}/channels`);
  window.heard = [];
  line.onmessage = ({ data }) => {
    if (typeof data !== "string") return;
    window.heard.push(data);
    if (data.includes("kernel_info_reply")) resolve(true);
  };
  const send = (msg_type, content) => line.send(JSON.stringify({
    header: { msg_id: msg_type, msg_type, username: "", session: "s", version: "5.3", date: "" },
    parent_header: {}, metadata: {}, content, channel: "shell", buffers: [],
  }));
  line.onopen = () => {
    send("execute_request", { code: "print('that was' + ' run')", silent: false });
    send("kernel_info_request", {});
  };
})
"""
"""A visitor's own line to the kernel, in the older form of messages, that asks to have code run."""
MISSING = """
from IPython.display import display
display({"application/vnd.jupyter.widget-view+json": {"version_major": 2, "version_minor": 0,
    "model_id": "none"}}, raw=True)
"""
"""Shows a widget which the kernel does not have."""
COMING = """
display({"text/html": "<b class='coming'>Loading widget...</b>"}, raw=True)
"""
"""What stands where a widget has not been drawn yet."""
HURRIED = """
const native = AbortSignal.timeout.bind(AbortSignal);
window.hurried = (ms) => native(ms / 20);
AbortSignal.timeout = window.hurried;
"""
"""Time limits of the page's libraries pass twenty times faster."""
BUSY = """
const native = setTimeout;
window.setTimeout = (act, ms, ...rest) => native(act, ms >= 50 && ms <= 500 ? 5000 : ms, ...rest);
"""
"""Who looks again after a part of a second comes to it after five seconds, as where much is to be drawn."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("pages")
    write_notebook(made / "start.ipynb", COUNTER, "W.VBox([button, failing, shown])")
    (made / "broken").mkdir()
    write_notebook(made / "broken" / "page.ipynb", MISSING, COMING)
    return made


def open_page(page: Page, url: str) -> None:
    page.goto(url)
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".count")).to_have_text("1")


def status(url: str) -> int:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def becomes_free(url: str) -> None:
    """Waits until the server gives out a place again; every place it gives to this test is one request's."""
    wait_until(lambda: status(url) == 200, "no place is given back", pause=0.5)


@pytest.mark.long(reason="pages are left, and waited for")
def test_a_page_that_is_left_gives_its_place_back(
    chromium: Browser, folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    base = serve_notebooks(folder, places=1, preheat=0, idle_timeout=3600)
    with chromium.new_context() as context:
        page = context.new_page()
        open_page(page, base)
        assert status(f"{base}voila/render/start.ipynb") == 503
        page.goto("about:blank")
    becomes_free(f"{base}voila/render/start.ipynb")


@pytest.mark.long(reason="pages are killed, and waited for")
def test_a_killed_page_gives_its_place_back_and_one_where_nothing_is_pressed_keeps_its_kernel(
    chromium: Browser, chromium_page: Page, folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    base = serve_notebooks(folder, places=2, preheat=0, idle_timeout=1)
    open_page(chromium_page, base)
    context = chromium.new_context()
    open_page(context.new_page(), base)
    assert status(f"{base}voila/render/start.ipynb") == 503
    context.close()
    # What nobody is connected to is looked for as long as that takes; meanwhile the first page is idle too.
    becomes_free(f"{base}voila/render/start.ipynb")
    chromium_page.get_by_role("button", name="Next").click()
    expect(chromium_page.locator(".count")).to_have_text("2")


def test_a_page_answers_however_late_its_modules_come(
    chromium_page: Page, serve_notebooks: Callable[..., str]
) -> None:
    page, waiting = chromium_page, list[Route]()
    page.add_init_script(HURRIED)
    page.route("**/tutor/bridge-*.js", lambda route: waiting.append(route))
    page.goto(
        f"{serve_notebooks(SHIPPED)}voila/render/workbench.ipynb?game=resarcana&lang=en", wait_until="commit"
    )
    begin = page.locator("[data-key=drawer-begin]")
    expect(begin).to_be_visible()
    # What anywidget gives a module, counted from when all widgets are there.
    page.evaluate("new Promise((passed) => hurried(2000).addEventListener('abort', passed))")
    for route in waiting:
        route.continue_()
    begin.click()
    expect(page.locator(".rt-situation").first).to_be_visible()


def test_a_busy_page_finds_its_widgets(chromium_page: Page, serve_notebooks: Callable[..., str]) -> None:
    page = chromium_page
    page.add_init_script(BUSY)
    page.goto(f"{serve_notebooks(SHIPPED)}voila/render/start.ipynb?lang=en", wait_until="commit")
    expect(page.get_by_role("button").first).to_be_visible()
    expect(page.locator("#rt-broken")).to_be_hidden()


def test_a_page_whose_kernel_lacks_its_widgets_says_that_it_is_broken(
    chromium_page: Page, page_log: PageLog, folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    page.goto(f"{serve_notebooks(folder, preheat=0)}voila/render/broken/page.ipynb", wait_until="commit")
    expect(page.locator("#rt-broken")).to_be_visible()
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)
    page.locator(".coming").evaluate("late => { late.textContent = 'Error displaying widget'; }")
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)
    page_log.errors.clear()  # what the library writes of the missing widget


@pytest.mark.long(reason="the browser waits longer and longer before it tries again")
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
    expect(note).to_be_visible()
    expect(note).to_contain_text("Нет связи с сервером.")
    expect(note).to_contain_text("The line to the server is down.")
    refuse[0] = False
    expect(note).to_be_hidden()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".count")).to_have_text("2")
    page_log.errors.clear()  # the browser's own notes on the closed line


def test_a_fault_after_a_press_sends_no_trace_and_the_page_goes_on(
    chromium_page: Page, folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    page, sent = chromium_page, list[bytes]()

    def hear(line: WebSocket) -> None:
        line.on("framereceived", lambda data: sent.append(data.encode() if isinstance(data, str) else data))

    page.on("websocket", hear)
    open_page(page, serve_notebooks(folder))
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Fail").click()
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".count")).to_have_text("2")
    page.wait_for_function("window.heard.join().includes('>2</b>')")
    heard = b"".join(sent).decode(errors="replace"), str(page.evaluate("window.heard.join()"))
    assert all("comm_msg" in each and ">2</b>" in each for each in heard)
    assert "kernel_info_reply" in heard[1] and "execute_reply" not in heard[1], "no code is run for visitors"
    for kept in (DETAIL, "Traceback", "ValueError", "that was run"):
        assert not any(kept in each for each in (*heard, page.content()))


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
