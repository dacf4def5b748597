"""One position under two readings on two stages: what differs is ringed, what may be done stands below."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.desk import stage_stands

from tutor.analysis.legality import verdicts
from tutor.app.request import Request
from tutor.app.widgets.looks import is_standing
from tutor.app.workbench import WorkbenchPage

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]

READ = [
    ("seasons/44-boots-another-reading", "sea.ruling.boots-before-year-one", "forbidden"),
    ("resarcana/10-collecting", "res.ruling.collect-mandatory", "optional"),
    ("penumbra/107-a-mark-under-vigilance-other-reading", "pen.ruling.effects-before-trial", "any-moment"),
    ("blackrose/111-felled-by-the-first-action-other-reading", "brw.ruling.layout.cells", "all-four"),
]
"""A lesson, and a ruling with another reading under which something is otherwise there."""


def compared(lesson: str, ruling: str, reading: str) -> WorkbenchPage:
    bench = WorkbenchPage(lesson.partition("/")[0], Request({"lesson": lesson}, "en", served=True))
    bench.desk.press("panel", "readings")
    assert not is_standing(bench.other_stage)
    bench.desk.press("reading", f"{ruling}={reading}")
    return bench


@pytest.mark.parametrize(("lesson", "ruling", "reading"), READ)
def test_both_readings_stand_on_stages_until_one_wants_the_position_back(
    lesson: str, ruling: str, reading: str
) -> None:
    bench = compared(lesson, ruling, reading)
    one, other = bench.desk.stage.html, bench.other_stage.html
    assert is_standing(bench.other_stage) and "is-pair" in bench.desk.screen._dom_classes
    names = [re.findall(r"<h3>(.*?)</h3>", html)[0] for html in (one, other)]
    assert names[0] == "The readings in force" and names[1] != names[0]
    for html in (one, other):
        assert 'class="st-reading"' in html and re.search(r"</div><ul><li>", html)
        assert 'data-act="place"' not in html and 'data-act="answer"' not in html
    bench.desk._obey("shut", "")
    bench.desk.redraw()
    assert not is_standing(bench.other_stage) and 'data-act="place"' in bench.desk.stage.html
    bench.desk.press("readings-stages", "on")
    assert bench.other_stage.html == other
    bench.desk.press("panel", "may")
    assert not is_standing(bench.other_stage)


def test_what_differs_is_ringed_on_both_stages() -> None:
    bench = compared(*READ[1])
    for html in (bench.desk.stage.html, bench.other_stage.html):
        found = re.search(r' data-annotations="([^"]*)"', html)
        assert found is not None
        drawn = json.loads(unescape(found[1]))
        assert drawn and all(f'data-key="{one["at"][0]}"' in html for one in drawn)


def test_where_a_reading_has_no_such_position_that_stands_in_the_place_of_its_stage() -> None:
    bench = compared("blackrose/98-between-its-turns", "brw.ruling.layout.lodge", "free")
    one, other = bench.desk.stage.html, bench.other_stage.html
    assert is_standing(bench.other_stage)
    assert 'data-part="stage"' in one and 'class="st-reading"' in one
    assert "There is no such position" in other and "st-scene" not in other


def test_a_move_that_was_asked_about_is_answered_below_both() -> None:
    lesson, ruling, reading = READ[0]
    bench = WorkbenchPage("seasons", Request({"lesson": lesson}, "en", served=True))
    state, says = bench.bench.node.state, bench.desk.speaker
    moves = verdicts(bench.bench.game, state)
    key = next(move.key for move in moves if "back" in says.option(move.option))
    bench.field.take(f"may {key}", bench.bench)
    bench.desk.press("panel", "readings")
    bench.desk.press("reading", f"{ruling}={reading}")
    assert bench.bench.node.state is state
    for html in (bench.desk.stage.html, bench.other_stage.html):
        assert re.search(r"<li>[^<]*back: (Yes, it is allowed now|No, for one reason)", html)


def test_another_game_forgets_the_readings_of_the_last() -> None:
    bench = compared(*READ[0])
    bench.desk.press("game", "resarcana")
    bench.desk.press("panel", "readings")
    assert not is_standing(bench.other_stage) and "readings-stages" not in bench.panel.html


def check_pair(page: Page, base: str, lesson: str, ruling: str, reading: str, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{base}voila/render/workbench.ipynb?game={lesson.partition('/')[0]}&lesson={lesson}&lang=ru")
    stage_stands(page)
    page.locator("[data-key=panel-readings]").click()
    page.locator('[data-key="readings-which-"]').click()
    page.locator(f'[data-act=reading][data-value="{ruling}={reading}"]').click()
    one, other = page.locator(".rt-at-stage .st-reading"), page.locator(".rt-at-other .st-reading")
    expect(one).to_be_visible()
    expect(other).to_be_visible()
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None and second is not None
    if size[0] > 760:
        assert second["x"] >= first["x"] + first["width"] and second["y"] == first["y"]
    else:
        assert second["y"] >= first["y"] + first["height"] and second["x"] == first["x"]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    expect(page.locator(".st-scene.is-over")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(other).to_have_count(0)
    expect(page.locator(".rt-at-stage [data-act=place]").first).to_be_visible()


@pytest.mark.browser
def test_two_stages_stand_side_by_side(serve_notebooks: Serve, chromium_page: Page) -> None:
    check_pair(chromium_page, serve_notebooks(NOTEBOOKS), *READ[0], (1280, 720))


@pytest.mark.long(reason="every game on a laptop and on a phone")
@pytest.mark.browser
@pytest.mark.parametrize("size", [(1280, 720), (360, 740)])
@pytest.mark.parametrize(("lesson", "ruling", "reading"), READ)
def test_two_stages_stand_side_by_side_or_below_one_another(
    serve_notebooks: Serve, chromium_page: Page, lesson: str, ruling: str, reading: str, size: tuple[int, int]
) -> None:
    check_pair(chromium_page, serve_notebooks(NOTEBOOKS), lesson, ruling, reading, size)
