"""The drawn table on a phone: nothing is wider than the screen, with every section unfolded."""

from __future__ import annotations

import pytest
from games.penumbra.support.tables import attempt, chained, ended, shown, whole
from playwright.sync_api import Page

from tutor.games.penumbra.state.table import Table
from tutor.rules.words import LANGS, Lang
from tutor.views.theme import css, defs

pytestmark = pytest.mark.browser

TABLES = {"learning": whole, "task": attempt, "points": ended, "chain": chained}
WIDER = """() => {
  document.querySelectorAll("details").forEach(one => one.open = true);
  const all = [...document.querySelectorAll("body *")];
  const wide = all.filter(one => one.getBoundingClientRect().right > 360.5);
  return [document.documentElement.scrollWidth, ...wide.map(one => one.className.baseVal ?? one.className)];
}"""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", TABLES)
def test_nothing_is_wider_than_a_phone(name: str, lang: Lang, chromium_page: Page) -> None:
    table: Table = TABLES[name]()
    chromium_page.set_viewport_size({"width": 360, "height": 800})
    head = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><style>{css()}</style>'
    body = f'<body class="rt-app">{defs()}<div class="rt-page">{shown(table, lang)}</div>'
    chromium_page.set_content(head + body)
    assert chromium_page.evaluate(WIDER) == [360]
