"""From a click to the changed page, through the kernel: one step of an app, beside the least a page can do.

The floors are pages of ours with one button and one text, and with one button and two small figures. A click
comes at least 80 ms after everything that the click before it has changed. Each page is opened three times,
in a profile and a kernel of its own: of one visit, 95 % of the clicks are all but two. The window is as high
as a laptop's where no figure is waited for. The lesson and the page of the class show a figure that each
press changes; on the workbench what can happen stands, which a step of the line does not change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import quantiles

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
VISITS = 3
CLICKS = 40
FIRST = 4
"""Clicks of each visit that warm up the page and are not counted."""


@pytest.fixture(scope="module")
def floors(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("floors")
    notebooks = write_notebooks(folder / "notebooks", ("button", "figures"))
    with served(notebooks, folder / "data", preheat=0) as running:
        yield running


def test_floor_of_a_click(chromium: Browser, floors: Server, note: Note, benchmark: BenchmarkFixture) -> None:
    opens = partial(visit, chromium, floors, "button.ipynb")
    found = _press(benchmark, opens, Presses("", (), NEXT), ".widget-html")
    _note(note, "A3", "floor", "one button and one text", [each for each, _ in found])


@each_app()
def test_own_click(
    chromium: Browser, app: App, tmp_path: Path, note: Note, benchmark: BenchmarkFixture
) -> None:
    presses = app.clicks()
    with app.served(tmp_path, 0) as server:
        found = _press(benchmark, partial(visit, chromium, server, presses.address), presses, ".rt-part")
    _note(note, "A3", "own", f"click to changed page, {app.name}", [each for each, _ in found])


def test_floor_of_two_figures(
    chromium: Browser, floors: Server, note: Note, benchmark: BenchmarkFixture
) -> None:
    opens = partial(visit, chromium, floors, "figures.ipynb", "figures", 2)
    found = _press(benchmark, opens, Presses("", (), NEXT, redrawn=2), ".js-plotly-plot")
    _note(note, "A4", "floor", "two figures alone", [max(figures) for _, figures in found])


@each_app()
def test_own_click_with_a_figure_open(
    chromium: Browser, app: App, tmp_path: Path, note: Note, benchmark: BenchmarkFixture
) -> None:
    presses = app.with_figure()
    with app.served(tmp_path, 0) as server:
        # Everything is shown, so that the figure is open.
        opens = partial(visit, chromium, server, presses.address, app.opened, 1)
        found = _press(benchmark, opens, presses, ".rt-part")
    assert all(len(figures) >= presses.redrawn for _, figures in found)
    _note(
        note,
        "A4",
        "own",
        f"click with a figure open, {app.name}",
        [max(each, *drawn) for each, drawn in found],
    )


def _press(
    benchmark: BenchmarkFixture, opens: Callable[[], Visit], presses: Presses, part: str
) -> list[tuple[float, list[float]]]:
    """Presses in turn, in several visits of a page.

    The benchmark's own time holds the pause too; what the page measured is returned.
    """
    visits: list[list[tuple[float, list[float]]]] = []
    page: Visit | None = None

    def on_page() -> tuple[tuple[Visit], dict[str, object]]:
        nonlocal page
        if page is None or len(visits[-1]) == CLICKS + FIRST:
            if page is not None:
                page.leave()
            page = opens()
            for selector in presses.first:
                page.press(selector, part)
            visits.append([])
        return (page,), {}

    def press(page: Visit) -> None:
        at = len(visits[-1])
        visits[-1].append(page.press(presses.each[at % len(presses.each)], part, presses.redrawn))

    benchmark.pedantic(press, setup=on_page, rounds=VISITS * (CLICKS + FIRST))
    assert page is not None
    page.leave()
    return [found for each in visits for found in each[FIRST:]]


def _note(note: Note, id: str, role: Role, what: str, seconds: list[float]) -> None:
    note(id, role, f"{what}, median", seconds)
    note(id, role, f"{what}, 95 %", [quantiles(seconds, n=20, method="inclusive")[-1]])
