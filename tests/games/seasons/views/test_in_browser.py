"""The table of Seasons in a real browser: nothing is wider than a phone, too small, or covered."""

from __future__ import annotations

import pytest
from games.seasons.support.tables import ended, looking, prelude, shown, whole
from playwright.sync_api import Page

from tutor.games.seasons.state.table import Table
from tutor.rules.words import LANGS, Lang
from tutor.views.theme import css, defs

pytestmark = pytest.mark.browser

TABLES = {"whole": whole, "points": ended, "looking": looking, "prelude": prelude}
WIDER = """width => {
  document.querySelectorAll("details").forEach(one => one.open = true);
  const all = [...document.querySelectorAll("body *")];
  const wide = all.filter(one => !one.closest("svg") && one.getBoundingClientRect().right > width + 0.5);
  return [document.documentElement.scrollWidth, ...wide.map(one => one.className)];
}"""
TEXTS = "[...document.querySelectorAll('.rt-table svg text')]"
SMALL = f"""() => {TEXTS}
  .filter(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a < 12.9)
  .map(one => one.textContent)"""
COVERED = f"""() => {{
  const boxes = {TEXTS}.map(one => [one.textContent, one.getBoundingClientRect()]);
  const found = [];
  for (const [text, a] of boxes) for (const [other, b] of boxes) {{
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (a !== b && wide > 2 && high > 0.45 * a.height) found.push(text + "/" + other);
  }}
  return found;
}}"""


def show(page: Page, table: Table, lang: Lang, width: int) -> None:
    """Puts a table into the page, which is as wide as its region on a screen of that width."""
    page.set_viewport_size({"width": width, "height": 900})
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><style>{css()}</style>'
    html = shown(table, lang)
    page.set_content(f'{head}<body class="rt-app">{defs()}<div class="rt-page">{html}</div>')


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_wider_than_a_phone(name: str, lang: Lang, chromium_page: Page) -> None:
    show(chromium_page, TABLES[name](), lang, 360)
    assert chromium_page.evaluate(WIDER, 360) == [360]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [360, 700])
def test_every_word_on_the_wheel_and_the_dice_can_be_read(
    width: int, lang: Lang, chromium_page: Page
) -> None:
    show(chromium_page, whole(), lang, width)
    assert chromium_page.evaluate(SMALL) == []
    assert chromium_page.evaluate(COVERED) == []
