"""A server, fresh browser profiles and the kernels behind them, for benchmarks of the apps. Linux only."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

from browser_support import HERE, WAIT_MS, write_notebook
from playwright.sync_api import Browser, BrowserContext, Page
from server_support import START_SECONDS, free_port, of_notebooks, running

from tutor.app.games import SHOWN
from tutor.app.library import lesson, lesson_ids, notebook
from tutor.app.link import pack
from tutor.app.server import default_notebooks
from tutor.app.session import Session
from tutor.trace.graph import chain
from tutor.trace.tree import trace
from tutor.trace.words import speaker
from tutor.views import chain as chain_views
from tutor.views import odds

GAME, TOPIC, BARE = "penumbra", "threat", "bare.ipynb"
LESSON = notebook(GAME, TOPIC)
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
from tutor.app.plotly_view import PlotlyView
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


def write_notebooks(folder: Path, *floors: str) -> Path:
    """A folder with the lesson page and the pages that serve as floors: "bare", "button", "figures"."""
    shutil.copy(default_notebooks() / LESSON, folder)
    for name in floors:
        write_notebook(folder / f"{name}.ipynb", {"bare": MARK, "button": BUTTON, "figures": FIGURES}[name])
    return folder


@dataclass(frozen=True, slots=True)
class Server:
    """A server that runs, with the process behind it."""

    pid: int
    base: str

    def url(self, notebook: str, query: str = "") -> str:
        """The address of a page."""
        return f"{self.base}voila/render/{notebook}" + (f"?{query}" if query else "")

    def kernels(self) -> set[int]:
        """The processes of the kernels that run now."""
        return {pid for pid in _children(self.pid) if "ipykernel_launcher" in _command(pid)}

    def wait_for_kernels(self, count: int) -> None:
        """Waits until so many kernels are started and idle."""
        deadline = time.monotonic() + START_SECONDS
        before: dict[int, float] = {}
        while time.monotonic() < deadline:
            now = {pid: cpu_seconds(pid) for pid in self.kernels()}
            if len(now) == count and all(now[pid] - before.get(pid, 0) < 0.02 for pid in now):
                return
            before = now
            time.sleep(1.0)
        raise TimeoutError(f"{len(before)} kernels instead of {count}")


@contextmanager
def served(folder: Path, log: Path, preheat: int) -> Iterator[Server]:
    """A server of ours over a folder of notebooks."""
    port = free_port()
    base = f"http://127.0.0.1:{port}/"
    command = of_notebooks(folder, port, preheat=preheat)
    with running(command, base + "no-such-page", log, log.parent) as process:
        yield Server(process.pid, base)


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

    def press(self, selector: str, part: str, pause: int = 80) -> tuple[float, list[float]]:
        """Presses; seconds until the last part had changed, and until each figure had."""
        found = self.page.evaluate("args => window.__press(...args)", [selector, part, pause])
        return found["changed"], found["figures"]

    def leave(self) -> None:
        """Leaves the page, which gives its kernel back, and forgets the profile."""
        self.page.goto("about:blank")
        self.context.close()


def visit(browser: Browser, url: str, wait_for: str = "control") -> Visit:
    """Opens a page and waits until something is seen: "words", "control" or "figures"."""
    context = browser.new_context(viewport={"width": 1280, "height": 2200}, locale="en-GB")
    page, traffic = context.new_page(), Traffic()
    page.set_default_timeout(WAIT_MS)
    page.add_init_script(WATCH)
    traffic.watch(context, page)
    page.goto(url, wait_until="commit")
    page.wait_for_function("what => window.__seen[what]", arg=wait_for, polling=50)
    return Visit(context, page, traffic, page.evaluate("window.__seen"))


def both_figures_change() -> str:
    """The query of a link to a step after which both figures of the lesson page change.

    The whole told line of the lesson is in the link, so that the page can go on from there.
    """
    speaks = speaker(GAME, "en")
    for lesson_id in lesson_ids(GAME, TOPIC):
        session = _played(lesson_id)
        history = session.history
        drawn: list[tuple[Any, Any]] = []
        for number in history.line():
            history.jump(number)
            told = chain(trace(history), history.node.depth)
            found = SHOWN[GAME].odds([history.nodes[each].state for each in history.line(number)])
            law = None if found is None else odds.odds_figure(odds.laws_of(found, "en"), "en")
            drawn.append((law, chain_views.chain_figure(told, speaks)))
        for at, (one, two) in enumerate(pairwise(drawn)):
            if None not in (one[0], two[0]) and one[0] != two[0] and one[1] != two[1]:
                return _query(session, at)
    raise LookupError("no lesson has such a step")


def longest_walk() -> tuple[str, int]:
    """The query of a link to the longest stretch without a question, and how many steps it has."""
    best: tuple[int, str] = (0, "")
    for lesson_id in lesson_ids(GAME, TOPIC):
        session = _played(lesson_id)
        line = [session.history.nodes[number] for number in session.history.line()]
        stops = [at for at, node in enumerate(line) if node.question is not None]
        for start, stop in pairwise([*stops, len(line)]):
            steps = stop - start - 2  # the answer's own step, and then up to the next question
            if steps > best[0]:
                best = steps, _query(session, start + 1)
    return best[1], best[0]


def _played(lesson_id: str) -> Session:
    """A session at the end of the lesson's own line; no prediction is made."""
    script = lesson(lesson_id).script
    assert script is not None, lesson_id
    session = Session.open(script.scenario, script, lambda below: 0)
    left = list(script.answers)
    while not session.finished:
        while session.must_guess:
            session.skip()
        if session.question is not None:
            session.answer(left.pop(0))
        else:
            session.forward()
    return session


def _query(session: Session, at: int) -> str:
    session.history.jump(session.history.line(_last(session))[at])
    name = session.scenario.id.rpartition("/")[2]
    return urlencode({"lesson": name, "lang": "en", "at": pack(session.trail())})


def _last(session: Session) -> int:
    return (*session.history.line(), *session.history.ahead())[-1]


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


def _children(pid: int) -> set[int]:
    found = set()
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
        except (FileNotFoundError, ProcessLookupError):
            continue
        if parent == pid:
            found.add(int(path.parent.name))
    return found


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
