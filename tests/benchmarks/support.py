"""A server, fresh browser profiles and the kernels behind them, for benchmarks of the apps. Linux only."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
from playwright.sync_api import Browser, BrowserContext, Page
from support.browser import HERE, write_notebook
from support.patience import PATIENCE, PATIENCE_MS
from support.servers import fork_servers_of, free_port, kernels_of, of_notebooks, running

from tutor.app.serving.app_pages import page, source

BARE = "bare.ipynb"
EVERYTHING = "if (location.host) localStorage.setItem('tutor.everything', '1')"
WATCH = Path(__file__).with_name("watch.js").read_text("utf-8")

MARK = "from IPython.display import HTML, display\ndisplay(HTML(\"<b class='bench-mark'>here</b>\"))"
BUTTON = """
import ipywidgets
button = ipywidgets.Button(description="next")
shown = ipywidgets.HTML("<svg><circle r='1'/></svg>")
def step(_):
    shown.value = f"<svg><circle r='{2 if '1' in shown.value else 1}'/></svg>"
button.on_click(step)
button.add_class("bench-mark")
ipywidgets.VBox([button, shown])
"""
FIGURES = """
import ipywidgets
from tutor.app.widgets.plotly_view import PlotlyView
def spec(n):
    marks = [{"type": "bar", "x": list("abcdef"), "y": [n, 2, 3, 4, 5, 6]}]
    return {"data": marks, "layout": {"height": 220, "width": 500}}
views = [PlotlyView(spec(1), label="figure", alt="bars") for _ in range(2)]
button = ipywidgets.Button(description="next")
def step(_):
    for view in views:
        view.fig = spec(9 - view.fig["data"][0]["y"][0])
button.on_click(step)
button.add_class("bench-mark")
ipywidgets.VBox([button, *views])
"""


def write_notebooks(folder: Path, floors: Iterable[str] = (), published: Iterable[str] = ()) -> Path:
    """A new folder with pages that serve as floors ("bare", "button", "figures") and notebooks of ours."""
    folder.mkdir(exist_ok=True)
    for name in published:
        made = page(name)
        assert made is not None
        (folder / name).write_text(source(made, name), encoding="utf-8")
    for name in floors:
        write_notebook(folder / f"{name}.ipynb", {"bare": MARK, "button": BUTTON, "figures": FIGURES}[name])
    return folder


@dataclass(frozen=True, slots=True)
class Server:
    """A server that runs, with the process behind it and the folder of what it keeps of learners.

    `token` is what a visitor signs in with as the teacher; empty: nobody does.
    """

    pid: int
    base: str
    data: Path
    token: str = ""

    def url(self, address: str) -> str:
        """The whole address of a page that is given as "notebook?query"."""
        return f"{self.base}voila/render/{address}"

    def kernels(self) -> set[int]:
        """The processes of the kernels that run now."""
        return {one.pid for one in kernels_of(psutil.Process(self.pid))}

    def processes(self) -> set[int]:
        """The server itself, what its kernels are forked from, and the kernels."""
        forks = fork_servers_of(psutil.Process(self.pid))
        return {self.pid, *(one.pid for one in forks), *self.kernels()}

    def wait_for_kernels(self, count: int) -> None:
        """Waits until so many kernels are started and idle."""
        deadline = time.monotonic() + PATIENCE
        before: dict[int, float] = {}
        while time.monotonic() < deadline:
            now = {}
            for pid in self.kernels():
                with suppress(FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
                    now[pid] = cpu_seconds(pid)
            if len(now) == count and all(now[pid] - before.get(pid, 0) < 0.02 for pid in now):
                return
            before = now
            time.sleep(1.0 if count else 0.2)  # what is started must be idle for a while, what ends is gone
        raise TimeoutError(f"{len(before)} kernels instead of {count}")


@contextmanager
def served(folder: Path, data: Path, preheat: int, token: str = "", **options: object) -> Iterator[Server]:
    """A server of ours over a folder of notebooks, which keeps its data and its log in another."""
    port = free_port()
    base = f"http://127.0.0.1:{port}/"
    if token:
        options["teacher_token"] = token
    command = of_notebooks(folder, port, preheat=preheat, **options)
    data.mkdir(exist_ok=True)
    environment = {**os.environ, "TUTOR_DATA": str(data)}
    with running(command, base + "alive", data / "log.txt", data, environment) as process:
        yield Server(process.pid, base, data, token)


@contextmanager
def bare(folder: Path, preheat: int) -> Iterator[Server]:
    """A server of one page without widgets, with kernels that are started as Jupyter does: the floor."""
    folder.mkdir()
    notebooks = write_notebooks(folder / "notebooks", [BARE.removesuffix(".ipynb")])
    with served(notebooks, folder / "data", preheat, no_forks=True) as server:
        yield server


@dataclass
class Traffic:
    """What a page sent for and received. Each receipt: seconds from the page's own request on, and bytes."""

    outside: list[str] = field(default_factory=list)
    receipts: list[tuple[float, float]] = field(default_factory=list)
    began: float | None = None

    def watch(self, context: BrowserContext, page: Page) -> None:
        """Listens to the browser's own account of the network."""
        line = context.new_cdp_session(page)
        line.on("Network.requestWillBeSent", self._sent)
        line.on("Network.webSocketCreated", lambda event: self._asked(event["url"]))
        line.on("Network.loadingFinished", self._received)
        line.on("Network.webSocketFrameReceived", self._framed)
        line.send("Network.enable")

    def until(self, seconds: float) -> float:
        """The bytes received before that time."""
        return sum(size for at, size in self.receipts if at <= seconds)

    def _sent(self, event: dict[str, Any]) -> None:
        if self.began is None:
            self.began = event["timestamp"]
        self._asked(event["request"]["url"])

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob", "about") and parts.hostname not in HERE:
            self.outside.append(url)

    def _received(self, event: dict[str, Any]) -> None:
        self._keep(event["timestamp"], event["encodedDataLength"])

    def _framed(self, event: dict[str, Any]) -> None:
        data = event["response"]["payloadData"]
        size = len(data.encode()) if event["response"]["opcode"] == 1 else len(data) * 3 / 4
        self._keep(event["timestamp"], size)

    def _keep(self, at: float, size: float) -> None:
        if self.began is not None:
            self.receipts.append((at - self.began, size))


@dataclass(frozen=True, slots=True)
class Visit:
    """A page opened in a fresh profile. `seen` holds the seconds at which words, a control and the figures
    were there.
    """

    context: BrowserContext
    page: Page
    traffic: Traffic
    seen: dict[str, float]

    def press(
        self, selector: str, part: str = ".rt-part", figures: int = 0, pause: int = 80
    ) -> tuple[float, list[float]]:
        """Presses what changes so many figures; seconds until the last part had changed, and until each
        figure had.
        """
        found = self.page.evaluate("args => window.__press(...args)", [selector, part, pause, figures])
        return found["changed"], found["figures"]

    def leave(self) -> None:
        """Leaves the page, which gives its kernel back, and forgets the profile."""
        self.page.goto("about:blank")
        self.context.close()


def new_profile(
    browser: Browser, server: Server, figures: int = 0, *, one_of_many: bool = False
) -> tuple[BrowserContext, Page]:
    """A fresh profile with an empty page, which watches what is opened in it; signed in where one can.

    Where figures are waited for, everything is shown: each stands in a drawer.

    Of many at once each is as small as a screen and looks four times a second, not at every frame: they
    share the processor with the server that they measure.
    """
    height, pause = (800, 250) if one_of_many else (3600 if figures else 720, 0)
    context = browser.new_context(viewport={"width": 1280, "height": height}, locale="en-GB")
    context.set_default_timeout(PATIENCE_MS)
    context.add_init_script(f"window.__figures = {figures}; window.__pause = {pause};\n{WATCH}")
    if figures:
        context.add_init_script(EVERYTHING)
    if server.token:
        reply = context.request.get(f"{server.base}teach", params={"token": server.token}, max_redirects=0)
        assert reply.status in (302, 303), reply.status
    return context, context.new_page()


def visit(
    browser: Browser, server: Server, address: str, wait_for: str = "control", figures: int = 0
) -> Visit:
    """Opens a page, "notebook?query", in a fresh profile and waits until something is seen: "words",
    "control" or all its "figures".
    """
    context, page = new_profile(browser, server, figures)
    traffic = Traffic()
    traffic.watch(context, page)
    page.goto(server.url(address), wait_until="commit")
    page.wait_for_function("what => window.__seen[what]", arg=wait_for, polling=50)
    return Visit(context, page, traffic, page.evaluate("window.__seen"))


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used, in itself and in the system, to a hundredth of a second."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes of memory of a process; what it shares with others counts in part (PSS)."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) * 1024
    raise LookupError(f"no PSS of process {pid}")
