"""Chapters: from navigation to the first control, and from a moved slider to the picture that follows."""

from __future__ import annotations

from pathlib import Path
from statistics import quantiles

import pytest
from benchmarks.conftest import Note
from benchmarks.goals import CHAPTERS, FOLLOWED
from benchmarks.support import BARE, bare, served, visit
from playwright.sync_api import Browser

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="reads /proc: Linux only"),
]
NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
ROUNDS = 2
MOVES, FIRST = 60, 4
"""How often a slider is moved, and how often before that, not counted."""


def address(chapter: str) -> str:
    return f"chapters/en/{chapter}.ipynb?lang=en"


def test_a_chapter_opens(chromium: Browser, tmp_path: Path, note: Note) -> None:
    own: dict[str, list[float]] = {chapter: [] for chapter in CHAPTERS}
    floor: list[float] = []
    with (
        served(NOTEBOOKS, tmp_path / "own", preheat=0) as server,
        bare(tmp_path / "bare", 0) as plain,
    ):
        visit(chromium, server, address(CHAPTERS[0])).leave()
        visit(chromium, plain, BARE).leave()
        for _ in range(ROUNDS):
            for chapter in CHAPTERS:
                server.wait_for_kernels(0)
                page = visit(chromium, server, address(chapter))
                own[chapter].append(page.seen["control"])
                page.leave()
            plain.wait_for_kernels(0)
            page = visit(chromium, plain, BARE)
            floor.append(page.seen["control"])
            page.leave()
    note("A21", "floor", "bare page", floor)
    for chapter, seconds in own.items():
        note("A21", "own", f"first control, chapter {chapter}", seconds)


@pytest.mark.parametrize("chapter", FOLLOWED)
def test_a_picture_follows_a_slider(chromium: Browser, tmp_path: Path, note: Note, chapter: str) -> None:
    with served(NOTEBOOKS, tmp_path / "own", preheat=0) as server:
        page = visit(chromium, server, address(chapter))
        handle = ".widget-slider .noUi-target:not([disabled]) .noUi-handle"
        page.press(".jupyter-button", "body")  # commits to the guess, whose slider is none any more
        # A figure is drawn when it comes into view; those of the drawers of a lesson do not.
        figure = page.page.locator("[aria-describedby^=alt-]:visible").first
        figure.evaluate("figure => figure.scrollIntoView({block: 'end'})")
        page.page.locator(".js-plotly-plot").first.wait_for()
        found = [page.press(handle, ".rt-cell-picture", 1) for _ in range(FIRST + MOVES)][FIRST:]
        page.leave()
    seconds = [max(picture, *figures) for picture, figures in found]
    note("A22", "own", f"slider to redrawn figure, {chapter}, median", seconds)
    p95 = quantiles(seconds, n=20, method="inclusive")[-1]
    note("A22", "own", f"slider to redrawn figure, {chapter}, 95 %", [p95])
