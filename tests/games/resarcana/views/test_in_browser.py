"""The table of Res Arcana in a real browser: rich pools make it no wider than its region, or a phone."""

from __future__ import annotations

import pytest
from games.resarcana.support.tables import anna, boris, shown, vera, whole
from playwright.sync_api import Page
from support.samples import sample

from tutor.games.resarcana.state.essences import vector
from tutor.games.resarcana.state.table import Table
from tutor.rules.words import LANGS, Lang
from tutor.views.theme import css, defs

pytestmark = pytest.mark.browser

RICH = vector({"calm": 12, "life": 15, "elan": 10, "death": 23, "gold": 31})
OVER = """() => {
  const region = document.querySelector(".rt-table").getBoundingClientRect();
  const ledger = document.querySelector(".rt-ledger").getBoundingClientRect();
  return [document.documentElement.scrollWidth - innerWidth, Math.max(0, ledger.right - region.right)];
}"""


def rich() -> Table:
    return whole(players=(anna(pool=RICH), boris(pool=RICH), vera(pool=RICH)))


def show(page: Page, lang: Lang, width: int, *, everything: bool = False) -> None:
    """The table in its drawer on a screen of that width; with everything shown another is beside it."""
    page.set_viewport_size({"width": width, "height": 900})
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><style>{css()}</style>'
    table = f'<div class="widget-box rt-drawer rt-drawer--table">{shown(rich(), lang, whole())}</div>'
    beside = '<div class="widget-box rt-drawer"><section class="rt-region rt-why"></section></div>'
    look, parts = (" rt-everything", table + beside) if everything else ("", table)
    drawers = f'<div class="widget-box rt-drawers">{parts}</div>'
    screen = f'<div class="widget-box rt-face"><div class="widget-box rt-screen">{drawers}</div></div>'
    shell = f'<div class="widget-box rt-shell rt-shell--full{look}">{screen}</div>'
    page.set_content(f'{head}<body class="rt-app">{defs()}{shell}')


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", sample([360, 769, 1024, 1200, 1280, 1400, 1920], 3, "more widths"))
@pytest.mark.parametrize("everything", [False, True])
def test_five_essences_of_two_digits_fit_into_the_drawer(
    width: int, lang: Lang, everything: bool, chromium_page: Page
) -> None:
    show(chromium_page, lang, width, everything=everything)
    assert chromium_page.evaluate(OVER) == [0, 0]


def test_on_a_wide_screen_a_pool_is_one_line(chromium_page: Page) -> None:
    show(chromium_page, "ru", 1400)
    rows = chromium_page.locator(".rt-ledger .rt-essences")
    heights = [box["height"] for row in rows.all() if (box := row.bounding_box()) is not None]
    assert len(heights) == 3 and max(heights) < 40
