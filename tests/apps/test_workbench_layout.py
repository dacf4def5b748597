"""The bench on the shell of the face: stage, question, first answer and bar in sight, all else in drawers."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.desk import all_shown, stage_stands
from support.face import Face, drawn
from support.face_walk import face

from tutor.app.link import pack
from tutor.app.pages.drawers import BEGIN
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.app.workbench.page import DRAWERS
from tutor.rules.words import LANGS
from tutor.scenario.games import playable

__all__ = ["face"]

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
SIZES = [(1280, 720), (1024, 768), (360, 740)]
CASES = [(game, lang, size) for game in playable() for lang in LANGS for size in SIZES]
SAMPLE = [("blackrose", "en", SIZES[0]), ("seasons", "ru", SIZES[2])]

OUT_OF_SIGHT = """() => {
  const parts = ["[data-part=stage]", ".rt-asking h2", ".rt-kinds", "[data-key=ask]",
    ".rt-may :is(.rt-allowed, summary)", "[data-part=bar]", "[data-part=go]", "[data-part=back]"];
  const out = parts.filter((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (!box || box.height < 8 || box.top < 0 || box.left < 0) return true;
    return box.bottom > innerHeight || box.right > innerWidth;
  });
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) out.push(`${scrollWidth} x ${scrollHeight}`);
  return out;
}"""


def opened(game: str) -> WorkbenchPage:
    return WorkbenchPage(game, Request({}, "en", served=True))


def check(page: Page, base: str, game: str, lang: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{base}voila/render/workbench.ipynb?game={game}&lang={lang}")
    stage_stands(page)
    expect(page.locator(".rt-may")).to_be_visible()
    page.wait_for_function(f"() => ({OUT_OF_SIGHT})().length === 0")


@pytest.mark.browser
@pytest.mark.parametrize(("game", "lang", "size"), SAMPLE)
def test_all_that_matters_is_in_sight_without_scrolling(
    serve_notebooks: Serve, chromium_page: Page, game: str, lang: str, size: tuple[int, int]
) -> None:
    check(chromium_page, serve_notebooks(NOTEBOOKS), game, lang, size)


@pytest.mark.long(reason="every game in both languages on every screen")
@pytest.mark.browser
@pytest.mark.parametrize(("game", "lang", "size"), [case for case in CASES if case not in SAMPLE])
def test_all_that_matters_is_in_sight_on_every_screen(
    serve_notebooks: Serve, chromium_page: Page, game: str, lang: str, size: tuple[int, int]
) -> None:
    check(chromium_page, serve_notebooks(NOTEBOOKS), game, lang, size)


@pytest.mark.parametrize("game", playable())
def test_a_drawer_of_the_bench_is_drawn_while_it_is_open(game: str) -> None:
    parts = (bench := opened(game)).desk.parts
    for name, part in DRAWERS.items():
        assert parts[part].html == "", part
        bench.desk.press("drawer", name)
        assert parts[part].html and bench.desk.drawers.is_open(name)
        opens = parts["top" if name == BEGIN else "bar"].html
        assert f'data-value="{name}" data-key="drawer-{name}" aria-pressed="true"' in opens
    parts = all_shown(opened(game)).desk.parts
    assert all(parts[part].html for part in DRAWERS if part != BEGIN) and not parts[BEGIN].html


def test_a_defect_is_reported_once_beside_the_form_or_beside_the_stage() -> None:
    bench = opened("seasons")
    bench.desk.press('set:["round"]', "soon")
    parts = bench.desk.parts
    assert "rt-defect" in parts["say"].html and "rt-defect" not in parts["fields"].html
    bench.desk.press("drawer", "fields")
    assert "rt-defect" not in parts["say"].html and "rt-defect" in parts["fields"].html


def test_the_drawer_of_beginnings_is_shut_after_a_beginning() -> None:
    bench = opened("seasons")
    bench.desk.press("drawer", BEGIN)
    bench.desk.press("lesson", "seasons/no-such-lesson")
    assert bench.desk.message and bench.desk.drawers.opened == BEGIN
    bench.desk.press("lesson", "seasons/14-ten-places")
    assert not bench.desk.message and bench.desk.drawers.opened == ""


def test_refused_moves_are_folded_by_kind_and_drawn_once_unfolded() -> None:
    bench = opened("blackrose")
    folded = bench.panel.html
    assert "rt-allowed" in folded and "rt-refused" not in folded and "2 of 96 allowed" in unescape(folded)
    kind = next(part.split('"')[0] for part in folded.split('data-act="may-kind" data-value="')[1:])
    bench.desk.press("may-kind", kind)
    assert 0 < bench.panel.html.count("rt-refused__body") < 30
    bench.desk.press("may-kind", kind)
    assert bench.panel.html == folded


def test_a_link_to_what_is_taken_along_opens_its_drawer() -> None:
    first = opened("seasons")
    at = pack(first.bench.trail(first.evidence.name))
    again = WorkbenchPage("seasons", Request({"at": at}, "en", served=True))
    assert again.desk.drawers.is_open("take") and again.open in again.panels


CUT = """(html) => {
  document.getElementById("root").innerHTML = html;
  const edge = document.querySelector(".rt-kinds").getBoundingClientRect().right;
  return [...document.querySelectorAll(".rt-kinds button")].map((e) => e.getBoundingClientRect())
    .map((box) => [box.right <= edge + 1, box.top]);
}"""


@pytest.mark.browser
@pytest.mark.parametrize(("size", "lines"), [((640, 360), 2), ((360, 740), 1), ((1280, 720), 1)])
def test_every_kind_of_question_can_be_read_at_200_percent_too(
    face: Face, size: tuple[int, int], lines: int
) -> None:
    page = WorkbenchPage("penumbra", Request({}, "ru", served=True))
    kinds = face.frame(*size).evaluate(CUT, drawn(page.desk.widget))
    assert all(inside for inside, _ in kinds)
    assert len({top for _, top in kinds}) <= lines
