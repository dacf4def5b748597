"""From a click to the changed page, through the kernel: one step of an app, beside the least a page can do.

The floors are pages of ours with one button and one text, and with one button and two small figures. A click
comes at least 80 ms after everything that the click before it has changed. Each page is opened three times,
in a profile and a kernel of its own, in turn with its floor: 95 % of the clicks are all but four. The
window is as high as a laptop's where no figure is waited for. The lesson and the page of the class show a
figure that each press changes; on the workbench what can happen stands, which a step of the line does not
change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import TypeAlias

import pytest
from benchmarks.conftest import Note
from benchmarks.goals import Role
from benchmarks.published import App, Presses, each_app
from benchmarks.support import Server, Visit, served, visit, write_notebooks
from playwright.sync_api import Browser
from pytest_benchmark.fixture import BenchmarkFixture

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="reads /proc: Linux only"),
]
NEXT = (".bench-mark",)

Times: TypeAlias = tuple[float, list[float]]
"""Seconds until the page had changed, and until each figure had."""

VISITS = 3
CLICKS = 24
FIRST = 4
"""Clicks of each visit that warm up the page and are not counted."""


@pytest.fixture(scope="module")
def floors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("floors")
    notebooks = write_notebooks(folder / "notebooks", ("button", "figures"))
    with served(notebooks, folder / "data", preheat=0) as running:
        yield running


@dataclass(frozen=True, slots=True)
class Pressed:
    """A page that is opened and pressed. What fits the selector `part` is watched for changes."""

    opens: Callable[[], Visit]
    presses: Presses
    part: str = ".rt-part"

    def open(self) -> Visit:
        """The page in a fresh profile, after the presses that come first."""
        page = self.opens()
        for selector in self.presses.first:
            page.press(selector, self.part)
        return page

    def press(self, page: Visit, at: int) -> Times:
        """How long the press of that number took to change the page and each of its figures."""
        return page.press(self.presses.each[at % len(self.presses.each)], self.part, self.presses.redrawn)


@each_app()
def test_click(
    chromium: Browser, app: App, tmp_path: Path, floors: Server, note: Note, benchmark: BenchmarkFixture
) -> None:
    presses = app.clicks()
    floor = Pressed(partial(visit, chromium, floors, "button.ipynb"), Presses("", (), NEXT), ".widget-html")
    with app.served(tmp_path, 0) as server:
        own = Pressed(partial(visit, chromium, server, presses.address), presses)
        clicks, least = _press(benchmark, own, floor)
    _note(note, "A3", "own", f"click to changed page, {app.name}", [each for each, _ in clicks])
    _note(note, "A3", "floor", f"one button and one text, {app.name}", [each for each, _ in least])


@each_app()
def test_click_with_a_figure_open(
    chromium: Browser, app: App, tmp_path: Path, floors: Server, note: Note, benchmark: BenchmarkFixture
) -> None:
    presses = app.with_figure()
    opens = partial(visit, chromium, floors, "figures.ipynb", "figures", 2)
    floor = Pressed(opens, Presses("", (), NEXT, redrawn=2), ".js-plotly-plot")
    with app.served(tmp_path, 0) as server:
        # Everything is shown, so that the figure is open.
        own = Pressed(partial(visit, chromium, server, presses.address, app.opened, 1), presses)
        clicks, least = _press(benchmark, own, floor)
    assert all(len(figures) >= presses.redrawn for _, figures in clicks)
    what = f"click with a figure open, {app.name}"
    _note(note, "A4", "own", what, [max(each, *drawn) for each, drawn in clicks])
    _note(note, "A4", "floor", f"two figures alone, {app.name}", [max(figures) for _, figures in least])


def _press(benchmark: BenchmarkFixture, own: Pressed, floor: Pressed) -> tuple[list[Times], list[Times]]:
    """Presses in turn, in several visits of a page, each after a visit of its floor.

    The benchmark's own time holds the pause too; what the pages measured is returned.
    """
    clicks: list[list[Times]] = []
    least: list[Times] = []
    page: Visit | None = None

    def on_page() -> tuple[tuple[Visit], dict[str, object]]:
        nonlocal page
        if page is None or len(clicks[-1]) == CLICKS + FIRST:
            if page is not None:
                page.leave()
            beside = floor.open()
            least.extend([floor.press(beside, at) for at in range(CLICKS + FIRST)][FIRST:])
            beside.leave()
            page = own.open()
            clicks.append([])
        return (page,), {}

    def press(page: Visit) -> None:
        clicks[-1].append(own.press(page, len(clicks[-1])))

    benchmark.pedantic(press, setup=on_page, rounds=VISITS * (CLICKS + FIRST))
    assert page is not None
    page.leave()
    return [found for each in clicks for found in each[FIRST:]], least


def _note(note: Note, id: str, role: Role, what: str, seconds: list[float]) -> None:
    note(id, role, f"{what}, median", seconds)
    note(id, role, f"{what}, 95 %", [quantiles(seconds, n=20, method="inclusive")[-1]])
