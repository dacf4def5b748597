"""Long searches of the workbench: how far they are, that they stop, and what was found until then."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.desk import stage_stands

from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage, answers, may, outcomes, readings

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]

SEARCHES = [
    ("when", "blackrose", "blackrose/01-how-far", "may", [("when", "graminia/target/doria")]),
    ("outcomes", "seasons", "seasons/01-the-first-die", "outcomes", [("outcomes-look", "")]),
    ("answers", "blackrose", "blackrose/37-a-chain-of-traps", "answers", []),
    ("readings", "blackrose", "blackrose/01-how-far", "readings", [("readings-which", "")]),
]
"""The name of a search, its game and lesson, its panel, and what begins it."""


class Clocked:
    """The slices of a page, one by one: `tick` does the next and draws, as its loop does."""

    def __init__(self, bench: WorkbenchPage) -> None:
        self.bench = bench
        self.slices: list[Callable[[], bool]] = []
        setattr(bench, "work", self.slices.append)  # noqa: B010

    def tick(self) -> bool:
        more = self.slices[-1]()
        self.bench.desk.redraw()
        return more

    @property
    def text(self) -> str:
        return unescape(re.sub(r"<[^>]*>", " ", self.bench.panel.html))


def begun(name: str, game: str, lesson: str, panel: str, presses: list[tuple[str, str]]) -> Clocked:
    bench = WorkbenchPage(game, Request({"lesson": lesson}, "en", served=True))
    clocked = Clocked(bench)
    bench.desk.press("panel", panel)
    for press in presses:
        bench.desk.press(*press)
    return clocked


@pytest.mark.parametrize(("name", "game", "lesson", "panel", "presses"), SEARCHES)
def test_a_search_says_how_far_it_is_stops_and_goes_on(
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    game: str,
    lesson: str,
    panel: str,
    presses: list[tuple[str, str]],
) -> None:
    for module in (answers, may, outcomes, readings):
        monkeypatch.setattr(module, "SLICE", 2)
    page = begun(name, game, lesson, panel, presses)
    bench = page.bench
    assert len(page.slices) == 1
    assert page.tick()
    shares = [int(one) for one in re.findall(r'<progress max="\d+" value="(\d+)"', bench.panel.html)]
    assert shares and shares[0] > 0 and f'data-act="{name}-stop"' in bench.panel.html
    assert f"Looked at {shares[0]}; known to wait" in page.text
    bench.desk.press(f"{name}-stop", "")
    assert not page.tick()
    assert f'data-act="{name}-on"' in bench.panel.html and "Only a part was looked at" in page.text
    bench.desk.press(f"{name}-on", "")
    assert len(page.slices) == 2 and page.tick() in (True, False)
    later = [int(one) for one in re.findall(r'<progress max="\d+" value="(\d+)"', bench.panel.html)]
    assert not later or later[0] > shares[0]


def test_who_answers_is_searched_once_however_often_it_is_opened() -> None:
    page = begun(*SEARCHES[2])
    for panel in ("may", "answers"):
        page.bench.desk.press("panel", panel)
    assert len(page.slices) == 1
    while page.tick():
        pass
    page.bench.desk.press("panel", "answers")
    assert len(page.slices) == 1 and "answers-look" not in page.bench.panel.html


def test_what_was_found_before_the_stop_stays() -> None:
    page = begun(*SEARCHES[0])
    page.tick()
    page.bench.desk.press("when-stop", "")
    assert "Place of Graminia" in page.text and "Not everything was tried yet" in page.text


def test_another_position_ends_a_search() -> None:
    page = begun(*SEARCHES[0])
    assert page.tick()
    page.bench.desk.press("lesson", "blackrose/37-a-chain-of-traps")
    assert not page.tick() and "<progress" not in page.bench.panel.html


def check_stop(page: Page, base: str, lesson: str, text: str) -> None:
    """How likely something is, asked in words: the search shows how far it is, stops, and tells a part."""
    page.goto(f"{base}voila/render/workbench.ipynb?game={lesson.partition('/')[0]}&lesson={lesson}&lang=en")
    stage_stands(page)
    page.locator("[data-key=ask]").fill(text)
    page.locator("[data-key=ask]").press("Enter")
    expect(page.locator(".rt-understood")).to_contain_text("How likely is")
    on = page.locator("[data-act=outcomes-on]")
    expect(on).to_be_visible()
    expect(page.locator(".rt-search")).to_contain_text("Only a part was looked at")
    looked = int(page.locator(".rt-search progress").get_attribute("value") or "0")
    on.click()
    page.locator("[data-act=outcomes-stop]").click()
    expect(on).to_be_visible()
    assert int(page.locator(".rt-search progress").get_attribute("value") or "0") > looked > 0


LIKELY = "how likely is it that Anna has at least 3 crystals"


@pytest.mark.browser
@pytest.mark.long(reason="a search goes on for as long as a page lets one")
def test_a_long_search_is_stopped_in_the_browser(serve_notebooks: Serve, chromium_page: Page) -> None:
    check_stop(chromium_page, serve_notebooks(NOTEBOOKS), "seasons/01-the-first-die", LIKELY)
