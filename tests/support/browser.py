"""Fixtures for tests in a real browser against a real server: `serve_notebooks`, `chromium_page`, `page_log`.

`serve_notebooks(folder, **options)` returns the base URL of a server on a free port; it lives as long as the
test module, that of the notebooks that ship as long as the test run. `chromium_page` is a fresh page in
system Chromium. When the test ends, every request that left this machine and every error in the console fails
it; a test that expects console errors takes `page_log` and clears `errors`.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)
from support.patience import PATIENCE_MS, wait_until
from support.servers import free_port, of_notebooks, running

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
OF_ITS_OWN = [
    "--remote-debugging-port=0",
    "--window-size=1280,900",
    "--lang=en-GB",
    "--accept-lang=en-GB",
    # As Playwright starts one itself.
    "--hide-scrollbars",
    "--mute-audio",
    "--font-render-hinting=none",
    "--force-color-profile=srgb",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-hang-monitor",
    "--disable-ipc-flooding-protection",
    "--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
]
HERE = ("127.0.0.1", "localhost")
expect.set_options(timeout=PATIENCE_MS)


def write_notebook(path: Path, *cells: str, title: str = "") -> None:
    """Write a notebook of code cells; a cell that starts with `md:` becomes Markdown."""
    made = [
        nbformat.v4.new_markdown_cell(c.removeprefix("md:"))
        if c.startswith("md:")
        else nbformat.v4.new_code_cell(c)
        for c in cells
    ]
    notebook = nbformat.v4.new_notebook(cells=made, metadata={"title": title or path.stem})
    nbformat.write(notebook, path)


WITHOUT_WINDOWS = "chromium-headless-shell"


def find_chromium(*, with_settings: bool = False) -> str | None:
    """Path of a Chromium of this machine, rather one without windows, which is quicker.

    That one heeds no settings in its profile: `with_settings` asks for one that does. `CHROMIUM` in the
    environment wins. Nothing is ever downloaded.
    """
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    if not with_settings:
        names.insert(0, WITHOUT_WINDOWS)
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


SHIPPED = Path(__file__).parents[2] / "notebooks"


@contextmanager
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., str]]:
    """What starts servers, each once, and ends them all with the block."""
    bases: dict[tuple[Path, tuple[tuple[str, object], ...]], str] = {}
    with ExitStack() as running_ones:

        def start(folder: Path, **options: object) -> str:
            key = (folder, tuple(sorted(options.items())))
            if key not in bases:
                port, log = free_port(), tmp_path_factory.mktemp("server") / "log.txt"
                base = f"http://127.0.0.1:{port}/"
                command = of_notebooks(folder, port, **options)
                running_ones.enter_context(running(command, base + "no-such-page", log, log.parent))
                bases[key] = base
            return bases[key]

        yield start


@pytest.fixture(scope="session")
def serve_shipped(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., str]]:
    """Start a server of the notebooks that ship; modules share it."""
    with servers(tmp_path_factory) as start:
        yield start


@pytest.fixture(scope="module")
def serve_notebooks(
    serve_shipped: Callable[..., str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., str]]:
    """Start servers: `serve_notebooks(folder, places=3, preheat=0)` returns the base URL, ending in `/`.

    The notebooks that ship have no kernels started ahead, so that one server does for all tests.
    """
    with servers(tmp_path_factory) as start:

        def serve(folder: Path, **options: object) -> str:
            if folder == SHIPPED:
                return serve_shipped(folder, **{"preheat": 0, **options})
            return start(folder, **options)

        yield serve


@dataclass
class PageLog:
    """What a page did: requests (all addresses) and console errors, uncaught exceptions included."""

    requests: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    @property
    def outside(self) -> list[str]:
        """Requests to other machines."""
        return [
            u
            for u in self.requests
            if urlsplit(u).scheme not in ("data", "blob", "about") and urlsplit(u).hostname not in HERE
        ]

    def watch(self, page: Page) -> None:
        def request(r: Request) -> None:
            self.requests.append(r.url)

        def console(m: ConsoleMessage) -> None:
            if m.type == "error":
                self.errors.append(f"{m.text} ({m.location.get('url', '')}), at {page.url}")

        page.on("request", request)
        page.on("websocket", lambda socket: self.requests.append(socket.url.replace("ws", "http", 1)))
        page.on("console", console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))


@pytest.fixture(scope="session")
def renderers() -> list[str]:
    """How pages are shared out among processes: one draws all of them, which takes half of the work.

    Where pages are measured each has its own, as those of a visitor.
    """
    return ["--renderer-process-limit=1"]


@pytest.fixture(scope="session")
def chromium_address(tmp_path_factory: pytest.TempPathFactory, renderers: list[str]) -> Iterator[str]:
    """System Chromium, one for the test run: where it can be asked to open pages.

    It keeps what it has fetched and compiled, from module to module.
    """
    path = find_chromium()
    if path is None:
        reason = (
            "no Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM to its path"
        )
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    profile = tmp_path_factory.mktemp("profile")
    flags = [*FLAGS, *OF_ITS_OWN, *renderers, f"--user-data-dir={profile}"]
    command = [path, "--headless", *flags, "about:blank"]
    with (
        (profile / "log.txt").open("wb") as log,
        subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True) as browser,
    ):
        try:
            port, _ = lines_of(profile / "DevToolsActivePort", browser)
            yield f"http://127.0.0.1:{port}"
        finally:
            # The program may be a script that has started the browser: both are of one group.
            with suppress(ProcessLookupError):
                os.killpg(browser.pid, signal.SIGTERM)


def lines_of(file: Path, of: subprocess.Popen[bytes]) -> list[str]:
    """The two lines of a file, as soon as the process that writes it has done so."""

    def lines() -> list[str]:
        assert of.poll() is None, "Chromium did not start"
        return file.read_text().splitlines() if file.exists() else []

    wait_until(lambda: len(lines()) == 2, "Chromium did not start", pause=0.02)
    return lines()


@pytest.fixture(scope="session")
def playwright_driver() -> Iterator[Playwright]:
    """The program that leads browsers, and its event loop in this thread (`no_loop` hides it elsewhere)."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def chromium(playwright_driver: Playwright, chromium_address: str) -> Iterator[Browser]:
    """The Chromium of the test run, led by the module.

    Its first context is that of `chromium_page`; others that are made of it know nothing of one another. All
    have the same patience.
    """
    browser = playwright_driver.chromium.connect_over_cdp(chromium_address)
    browser.contexts[0].set_default_timeout(PATIENCE_MS)
    browser.on("context", lambda context: context.set_default_timeout(PATIENCE_MS))
    yield browser
    browser.close()


@pytest.fixture
def page_log() -> PageLog:
    return PageLog()


@contextmanager
def nothing_left(context: BrowserContext) -> Iterator[None]:
    """What pages keep in a context while the block runs is gone after it, as are the pages.

    Only what was fetched stays, and is neither fetched nor compiled anew.
    """
    origins, kept = set(), set(context.pages)

    def remember(request: Request) -> None:
        address = urlsplit(request.url)
        origins.add(f"{address.scheme}://{address.netloc}")

    context.on("request", remember)
    yield
    context.remove_listener("request", remember)
    (page,) = kept
    for other in set(context.pages) - kept:
        other.close()
    context.clear_cookies()
    devtools = context.new_cdp_session(page)
    for origin in origins:
        devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
    devtools.detach()


@pytest.fixture
def chromium_page(chromium: Browser, page_log: PageLog) -> Iterator[Page]:
    """A fresh page with nothing kept in its browser but files that were fetched before, 1280 x 900."""
    context = chromium.contexts[0]
    with nothing_left(context):
        page = context.new_page()
        page_log.watch(page)
        yield page
    assert not page_log.outside, f"requests left this machine: {page_log.outside}"
    assert not page_log.errors, f"errors in the browser's console: {page_log.errors}"
