"""From a click to the changed page, through the kernel: one step of a lesson, beside the least a page can do.

The floors are pages of ours with one button and one text, and with one button and two small figures. A click
comes at least 80 ms after everything that the click before it has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

import pytest
from benchmarks.app_support import (
    LESSON,
    Server,
    Visit,
    both_figures_change,
    longest_walk,
    served,
    visit,
    write_notebooks,
)
from benchmarks.conftest import Note
from playwright.sync_api import Browser
from pytest_benchmark.fixture import BenchmarkFixture

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="reads /proc: Linux only"),
]
FORWARD, BACK, NEXT = '[data-act="forward"]', '[data-act="back"]', ".bench-mark"
CLICKS = 40
FIRST = 4
"""Clicks that warm up the page and are not counted."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = write_notebooks(tmp_path_factory.mktemp("clicks"), "button", "figures")
    with served(folder, tmp_path_factory.mktemp("server") / "log.txt", preheat=0) as running:
        yield running


def test_floor_of_a_click(chromium: Browser, server: Server, note: Note, benchmark: BenchmarkFixture) -> None:
    page = visit(chromium, server.url("button.ipynb"))
    seconds = [each for each, _ in _presses(benchmark, page, [NEXT], ".widget-html")]
    _note(note, "A3", "floor", "one button and one text", seconds)


def test_own_click(chromium: Browser, server: Server, note: Note, benchmark: BenchmarkFixture) -> None:
    """Forward over positions not seen before, and all the way back; the odds may change too."""
    query, steps = longest_walk()
    page = visit(chromium, server.url(LESSON, query))
    seconds = [each for each, _ in _presses(benchmark, page, [FORWARD] * steps + [BACK] * steps, ".rt-part")]
    _note(note, "A3", "own", "click to changed page", seconds)


def test_floor_of_two_figures(
    chromium: Browser, server: Server, note: Note, benchmark: BenchmarkFixture
) -> None:
    page = visit(chromium, server.url("figures.ipynb"), "figures")
    seconds = [max(figures) for _, figures in _presses(benchmark, page, [NEXT], ".js-plotly-plot")]
    _note(note, "A4", "floor", "two figures alone", seconds)


def test_own_click_that_changes_both_figures(
    chromium: Browser, server: Server, note: Note, benchmark: BenchmarkFixture
) -> None:
    page = visit(chromium, server.url(LESSON, both_figures_change()), "figures")
    found = _presses(benchmark, page, [FORWARD, BACK], ".rt-part")
    assert all(len(figures) == 2 for _, figures in found)
    _note(note, "A4", "own", "click to two changed figures", [max(each, *both) for each, both in found])


def _presses(
    benchmark: BenchmarkFixture, page: Visit, selectors: list[str], part: str
) -> list[tuple[float, list[float]]]:
    """Presses in turn. The benchmark's own time holds the pause too; what the page measured is returned."""
    found: list[tuple[float, list[float]]] = []

    def press() -> None:
        found.append(page.press(selectors[len(found) % len(selectors)], part))

    benchmark.pedantic(press, rounds=CLICKS + FIRST)
    page.leave()
    return found[FIRST:]


def _note(note: Note, id: str, role: str, what: str, seconds: list[float]) -> None:
    ninety_five = quantiles(seconds, n=20, method="inclusive")[-1]
    if role == "own":
        note(id, "own", f"{what}, median", seconds)
        note(id, "own", f"{what}, 95 %", [ninety_five])
    else:
        note(id, "floor", what, seconds)
        note(id, "floor", f"{what}, 95 %", [ninety_five])
