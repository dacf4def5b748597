"""The page on lines of sight: what presses do, its address, and the whole of it in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, parse_qsl, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tutor.app.pages.sight import SightPage
from tutor.app.pages.sight_parts import LAYOUTS
from tutor.app.request import Request
from tutor.app.widgets.looks import is_standing
from tutor.app.widgets.plotly_view import Click
from tutor.games.blackrose.state.lodge.lodge import HALL
from tutor.games.blackrose.views.table.lodge import PLACES
from tutor.rules.words import LANGS, Lang

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
EDGE = "brw.ruling.los.along-edge"


def opened(lang: str = "en", **query: str) -> SightPage:
    return SightPage(Request(query, lang, served=True))


def click(page: SightPage, place: str) -> None:
    point = page.setting.places.index(place)
    page.clicked(Click(curve=PLACES, point=point, x=0.0, y=0.0, text="", key=False))


def answer(page: SightPage) -> str:
    return re.sub(r"<[^>]+>", " ", unescape(page.parts["answer"].html))


def test_brw_range_los_line__the_first_press_looks_from_and_the_next_ones_aim() -> None:
    page = opened()
    assert "No." in answer(page) and page.picks == "from"
    click(page, HALL)
    assert (page.setting.aim.source, page.setting.aim.target, page.picks) == (HALL, "", "to")
    assert "Nothing has been aimed at yet." in answer(page)
    click(page, page.setting.lodge.at((2, 0)))
    assert "Yes." in answer(page) and "it can be aimed at" in answer(page)
    click(page, page.setting.lodge.at((1, 1)))
    assert "No." in answer(page) and "runs along the edge between" in answer(page)
    click(page, "cell-a")
    assert "Cell A cannot be chosen as a target." in answer(page)
    page.press("picks", "from")
    click(page, "cell-a")
    assert "Rooms from cell A" in page.parts["rooms"].html


def test_brw_range_any__range_effect_and_readings_are_picked() -> None:
    page = opened(**{"from": "-1,0", "to": "0,1"})
    page.press(EDGE, "open")
    assert "Yes." in answer(page) and page.bridge.query.endswith("edge=open&lang=en")
    page.press(EDGE, "blocked")
    page.press("range", "any")
    assert "Yes." in answer(page) and "needs no line of sight" in answer(page)
    page.press("range", "2")
    page.press("what", "all")
    assert "Figures that are reached" in answer(page) and "Graminia" in answer(page)
    page.press("brw.ruling.all.sight", "all")
    assert "Baron Doria" in answer(page)


@pytest.mark.parametrize("kind", LAYOUTS)
def test_layouts_keep_what_is_there(kind: str) -> None:
    page = opened(**{"from": "2,0", "to": "2,1"})
    page.press("layout", kind)
    cells = 0 if kind == "19" else int(kind)
    assert len(page.setting.lodge.cells) == cells and len(page.setting.places) == 19 + cells
    assert page.setting.aim.source == page.setting.lodge.at((2, 0))
    here = page.setting.lodge.cell(page.setting.lodge.at((2, 1)))
    assert page.setting.aim.target in ("", *(cell.id for cell in page.setting.lodge.cells))
    assert (here is None) == (kind == "19")
    page.press("from", "mage-graminia")
    assert page.setting.aim.mage == "mage-graminia"
    assert page.setting.aim.source == page.setting.mages["mage-graminia"]


@pytest.mark.parametrize(
    ("action", "value"),
    [
        ("place", "room-attic"), ("from", "nobody"), ("to", "x"), ("range", "9"), ("what", "some"),
        ("layout", "5"), (EDGE, "perhaps"), ("brw.ruling.rounding", "up"), ("picks", "all"), ("dance", ""),
        ("rule", "brw.nothing"), ("lang", "de"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_changes_nothing(action: str, value: str) -> None:
    page = opened()
    before = (page.setting, page.lang, page.picks, page.bridge.query)
    page.press(action, value)
    assert (page.setting, page.lang, page.picks, page.bridge.query) == before


def test_the_address_leads_back_here() -> None:
    page = opened("ru", **{"lodge": "3", "from": "1,-1", "to": "-1,0", "range": "any", "corner": "blocked"})
    page.press("what", "all")
    again = SightPage(Request(dict(parse_qsl(page.bridge.query)), "ru", served=True))
    assert again.setting == page.setting and again.parts["answer"].html == page.parts["answer"].html
    wild = opened(**{"lodge": "9", "from": "99,x", "to": "7,7", "range": "-1", "edge": "?", "what": "?"})
    assert wild.setting.kind == "4" and wild.setting.aim.target == "" and wild.setting.aim.reach == 2


def test_what_was_chosen_can_be_taken_back_step_by_step() -> None:
    page = opened()
    first = page.setting
    page.press("range", "1")
    page.press("range", "1")
    page.press("layout", "2")
    page.command("back", "")
    assert page.setting.aim.reach == 1 and page.setting.kind == "4"
    page.press("back", "")
    page.press("back", "")
    assert page.setting == first and 'aria-disabled="true"' in page.parts["bar"].html


def test_a_drawer_opens_alone_and_shuts() -> None:
    page = opened()

    def stand() -> list[str]:
        return [name for name, drawer in page.drawers.items() if is_standing(drawer)]

    assert stand() == []
    page.press("drawer", "rooms")
    page.press("drawer", "readings")
    assert stand() == ["readings"]
    page.press("drawer", "readings")
    page.press("drawer", "attic")
    assert stand() == []


def test_a_rule_or_ruling_leads_to_the_index(monkeypatch: pytest.MonkeyPatch) -> None:
    page = opened()
    sent: list[str] = []
    monkeypatch.setattr(page.bridge, "visit", sent.append)
    page.press("rule", "brw.range.los.line")
    page.press("rule", EDGE)
    assert sent == [f"rules.ipynb?rule={id}&lang=en" for id in ("brw.range.los.line", EDGE)]


# ---- in a browser

WIDER = """() => [...document.querySelectorAll(".rt-shell *")]
  .filter(one => !one.closest(".js-plotly-plot") && one.getBoundingClientRect().right > innerWidth + 0.5)
  .map(one => one.className.baseVal ?? one.className)"""
CUT = """() => [...document.querySelectorAll(".rt-shell button, .rt-shell span, .rt-shell p, .rt-shell td")]
  .filter(one => !one.closest(".rt-vh") && getComputedStyle(one).display !== "inline")
  .filter(one => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"""
TEXTS = """() => [...document.querySelectorAll(".js-plotly-plot .textpoint text")]
  .filter(one => one.getBoundingClientRect().width).map(one => one.textContent)"""

FITS = """() => {
  const map = document.querySelector(".js-plotly-plot"), stage = map.closest(".rt-lodge-stage");
  return map.clientHeight <= stage.clientHeight;
}"""


def visit(page: Page, base: str, query: str) -> None:
    page.goto(f"{base}voila/render/blackrose-sight.ipynb?{query}")
    expect(page.locator(".js-plotly-plot .textpoint").first).to_be_visible()


def press(page: Page, q: int, r: int) -> None:
    """Presses the middle of a hex on the map."""
    x, y = page.evaluate(
        """([q, r]) => {
          const map = document.querySelector(".js-plotly-plot"), {xaxis, yaxis} = map._fullLayout;
          const box = map.getBoundingClientRect();
          return [box.left + xaxis._offset + xaxis.d2p(Math.sqrt(3) * (q + r / 2)),
                  box.top + yaxis._offset + yaxis.d2p(1.5 * r)];
        }""",
        [q, r],
    )
    page.mouse.click(x, y)


@pytest.mark.browser
def test_brw_range_los_line__rooms_are_pressed_on_the_map(
    serve_notebooks: Serve, chromium_page: Page
) -> None:
    page = chromium_page
    visit(page, serve_notebooks(NOTEBOOKS), "lang=en")
    press(page, 0, 0)
    expect(page.locator(".rt-answered")).to_contain_text("Nothing has been aimed at yet.")
    press(page, 1, 1)
    expect(page.locator(".rt-verdict strong")).to_have_text("No.")
    expect(page.locator(".rt-checks")).to_contain_text("runs along the edge between")
    expect(page.locator(".rt-checks [data-rule]").last).to_have_text("Centre to centre · p. 26")
    expect(page.locator(".rt-rule__id:visible")).to_have_count(0)
    press(page, 2, 0)
    expect(page.locator(".rt-verdict strong")).to_have_text("Yes.")
    page.locator("#aim-range").select_option("1")
    expect(page.locator(".rt-verdict strong")).to_have_text("No.")
    page.wait_for_url(lambda url: parse_qs(urlsplit(url).query).get("range") == ["1"])
    assert parse_qs(urlsplit(page.url).query)["to"] == ["2,0"]
    page.reload()
    expect(page.locator(".rt-verdict strong")).to_have_text("No.")
    expect(page.locator("#aim-to option:checked")).to_have_text("12. Garden")


@pytest.mark.long(reason="every choice of the page with keys")
@pytest.mark.browser
def test_everything_can_be_done_with_keys(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    visit(page, serve_notebooks(NOTEBOOKS), "lang=en&from=-2,0&to=0,0")
    page.get_by_role("application", name="Map of the lodge").focus()
    page.keyboard.press("Home")
    expect(page.locator("[aria-live]:not(.rt-vh)")).to_contain_text("1. Crypt")
    for key, name in (
        ("ArrowRight", "2. Sacrificial"),
        ("ArrowDown", "5. Alchemical"),
        ("ArrowLeft", "4. Summ"),
    ):
        page.keyboard.press(key)
        expect(page.locator("[aria-live]:not(.rt-vh)")).to_contain_text(name)
    page.keyboard.press("Enter")
    expect(page.locator("#h-rooms")).to_have_text("Rooms from the Summoner Room")
    page.locator("[data-key=drawer-rooms]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#h-rooms")).to_be_visible()
    page.locator("button[data-act=place]", has_text="3. Cemetery").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#aim-to option:checked")).to_have_text("3. Cemetery")
    page.keyboard.press("l")
    expect(page.locator("#h-rooms")).to_have_text("Что видно: Комната призыва")
    expect(page.locator(".rt-checks [data-rule]").first).to_be_visible()
    page.locator("[data-key=drawer-readings]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#h-settings")).to_be_visible()
    page.locator(f"input[data-act='{EDGE}'][data-value=open]").focus()
    page.keyboard.press("Space")
    expect(page.locator(f"input[data-act='{EDGE}'][data-value=open]")).to_be_checked()


@pytest.mark.browser
def test_map_choice_and_verdict_are_in_sight_at_once(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    visit(page, serve_notebooks(NOTEBOOKS), "lang=ru")
    for width, height in ((1280, 720), (1024, 768), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        for part in (".js-plotly-plot", "#aim-from", "#aim-to", ".rt-verdict strong", "[data-part=go]"):
            expect(page.locator(part)).to_be_in_viewport(ratio=0.99)
        page.wait_for_function(f"document.documentElement.scrollHeight <= {height + 1}")


@pytest.mark.browser
@pytest.mark.long(reason="four pages in each language")
@pytest.mark.parametrize("lang", LANGS)
def test_nothing_is_cut_or_wider_than_a_phone(
    serve_notebooks: Serve, chromium_page: Page, lang: Lang
) -> None:
    page = chromium_page
    foreign = re.compile("[А-Яа-яЁё]" if lang == "en" else "[A-Za-z]")
    for width, query in ((360, ""), (1400, ""), (360, "&what=all&lodge=2"), (1400, "&what=all&lodge=3")):
        page.set_viewport_size({"width": width, "height": 900})
        visit(page, serve_notebooks(NOTEBOOKS), f"lang={lang}{query}")
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert page.evaluate(WIDER) == [] and page.evaluate(CUT) == []
        page.wait_for_function(FITS)
        texts = page.evaluate(TEXTS)
        assert ("10" in texts) == (width == 360), "numbers alone on a phone, names where there is room"
        assert not [text for text in texts if foreign.search(text)]
        tall = page.evaluate("document.querySelector('.js-plotly-plot').clientHeight")
        assert tall < width * 1.2
        letters = page.locator(".rt-body").inner_text()
        said = re.sub(r"\bbrw\.[\w.-]+|\bX\b", "", letters)
        assert not foreign.search(said), foreign.search(said)
