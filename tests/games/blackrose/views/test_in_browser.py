"""The map and the table of Black Rose Wars in a real browser: nothing clipped, covered or too small."""

from __future__ import annotations

from typing import Any

import pytest
from games.blackrose.support.tables import (
    CRYPT,
    GARDEN,
    SEATS,
    alone,
    ended,
    few,
    looking,
    offering,
    shown,
    whole,
)
from playwright.sync_api import Page
from support.langs import walked_in

from tutor.games.blackrose.state.table import ROSE, Score, Table
from tutor.rules.words import LANGS, Lang
from tutor.views.theme import css, defs

pytestmark = pytest.mark.browser

TABLES = {"whole": whole, "points": ended, "looking": looking, "avatar": alone, "few": few}
WIDER = """width => {
  document.querySelectorAll("details").forEach(one => one.open = true);
  const all = [...document.querySelectorAll("body *")];
  const wide = all.filter(one => !one.closest("svg") && one.getBoundingClientRect().right > width + 0.5);
  return [document.documentElement.scrollWidth, ...wide.map(one => one.className)];
}"""
SHOWN = "[...document.querySelectorAll('.rt-map > svg text')].filter(one => one.getClientRects().length)"
SMALL = f"""() => {SHOWN}
  .filter(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a < 12.9)
  .map(one => one.textContent)"""
OUTSIDE = f"""() => {SHOWN}
  .filter(one => {{
    const hex = one.closest(".room")?.querySelector(".hex")?.getBoundingClientRect();
    const box = one.getBoundingClientRect();
    return hex && (box.left < hex.left - 1 || box.right > hex.right + 1);
  }}).map(one => one.textContent)"""
COVERED = f"""() => {{
  const boxes = {SHOWN}.map(one => [one.textContent, one.closest(".room"), one.getBoundingClientRect()]);
  const found = [];
  for (const [text, room, a] of boxes) for (const [other, beside, b] of boxes) {{
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (a !== b && room === beside && wide > 2 && high > 0.45 * a.height) found.push(text + "/" + other);
  }}
  return found;
}}"""


def show(page: Page, table: Table, lang: Lang, width: int, **more: Any) -> None:
    """Puts a table into the page, which is as wide as its region on a screen of that width."""
    page.set_viewport_size({"width": width, "height": 900})
    html = shown(table, lang, **more)
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><style>{css()}</style>'
    page.set_content(f'{head}<body class="rt-app">{defs()}<div class="rt-page">{html}</div>')


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_wider_than_a_phone(name: str, lang: Lang, chromium_page: Page) -> None:
    show(chromium_page, TABLES[name](), lang, 360)
    assert chromium_page.evaluate(WIDER, 360) == [360]


@pytest.mark.parametrize("lang", LANGS)
def test_the_points_of_five_sources_fit_the_smallest_phone(lang: Lang, chromium_page: Page) -> None:
    parts = (("power", 21), ("quests", 6), ("trophies", 9), ("crown", 3))
    scores = *(Score(seat, parts) for seat in SEATS), Score(ROSE, (("power", 30),))
    show(chromium_page, ended(scores=scores), lang, 320)
    points = chromium_page.locator(".rt-scores")
    assert points.evaluate("one => one.scrollWidth <= one.parentElement.clientWidth")
    assert chromium_page.evaluate("document.documentElement.scrollWidth") <= 320
    assert points.locator("td:visible").count() == 4 * 4 + 1 + 5, "what has no points is left out"


@pytest.mark.parametrize("lang", walked_in("ru"))
def test_every_word_on_the_map_can_be_read(lang: Lang, chromium_page: Page) -> None:
    for width in (320, 360, 480, 560, 600, 640, 760):
        for name in ("whole", "avatar", "few"):
            show(chromium_page, TABLES[name](), lang, width)
            assert chromium_page.evaluate(SMALL) == [], (name, width)
            assert chromium_page.evaluate(OUTSIDE) == [], (name, width)
            assert chromium_page.evaluate(COVERED) == [], (name, width)


def test_names_stand_on_wide_maps_and_numbers_alone_on_narrow_ones(chromium_page: Page) -> None:
    for width, wide in ((700, True), (360, False)):
        show(chromium_page, whole(), "en", width)
        assert chromium_page.locator(".rt-map .name", has_text="Crypt").is_visible() == wide
        assert chromium_page.locator(".rt-map text.narrow", has_text="3/6").first.is_visible() != wide
        assert chromium_page.locator(".rt-map .rt-key .narrow").first.is_visible() != wide
    show(chromium_page, few(), "en", 360)
    assert chromium_page.locator(".rt-map .name").first.is_visible(), "three rooms have room for names"


def test_rooms_and_figures_that_can_be_pressed_are_large_enough_and_reached_by_tab(
    chromium_page: Page,
) -> None:
    asked = offering("pick", {"room": CRYPT}, {"room": GARDEN}, {"figure": "gleb"})
    show(chromium_page, whole(), "en", 360, question=asked)
    rooms = chromium_page.locator(".rt-map .room.press")
    assert rooms.count() == 2
    box = rooms.first.locator(".hex").bounding_box()
    assert box is not None and box["width"] > 44 and box["height"] > 44
    reached = []
    for _ in range(4):
        chromium_page.keyboard.press("Tab")
        reached.append(chromium_page.evaluate("document.activeElement.dataset.value || ''"))
    assert {"pick-0", "pick-1"} <= set(reached)
