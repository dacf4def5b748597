"""The index of rules as a page: its address, what is pressed, and the whole of it in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import Page, expect
from support.desk import all_shown, open_drawer, stage_stands
from support.langs import walked_in

from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.rules import MOST_HITS, RulesPage, lessons_showing
from tutor.app.request import Request
from tutor.rules.catalogue import rule
from tutor.rules.search import counted
from tutor.rules.words import LANGS, Lang
from tutor.scenario.citing import carries_out, refuses

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
COST = "res.power.one-turn-cost"


def opened(lang: Lang = "en", **query: str) -> RulesPage:
    return RulesPage(Request(query | {"lang": lang}, lang, served=True))


def shown(page: RulesPage, part: str = "read") -> str:
    return unescape(page.parts[part].html)


@pytest.mark.parametrize("lang", LANGS)
def test_the_address_leads_back_here(lang: Lang) -> None:
    for query in (
        {"rule": COST, "q": "поворот", "game": "resarcana"},
        {"part": "crypt", "game": "resarcana"},
    ):
        page = opened(lang, **query)
        assert dict(parse_qsl(page.bridge.query)) == query | {"lang": lang}
        again = RulesPage(Request(dict(parse_qsl(page.bridge.query)), lang, served=True))
        assert {name: part.html for name, part in again.parts.items()} == {
            name: part.html for name, part in page.parts.items()
        }


def test_what_the_address_names_but_does_not_exist_is_said() -> None:
    for query in ({"rule": "pen.no-such"}, {"rule": "<b>"}, {"part": "<b>", "game": "seasons"}):
        page = RulesPage(Request(query, "en", served=True))
        assert "has no" in shown(page, "ask") and "<b>" not in page.parts["ask"].html
        assert page.id == "" and "rt-browse" in page.parts["read"].html
    assert opened(game="chess").game == ""


def test_presses_open_rules_and_components_and_remember_what_was_seen() -> None:
    page = opened()
    page.press("search", "tower")
    page.press("rule", "pen.mark.blood")
    page.press("rule", "pen.mark.blood.mix")
    assert rule("pen.mark.blood.mix").text.en in shown(page)
    assert 'data-value="pen.mark.blood"' in page.parts["ask"].html
    page.press("part", "penumbra/blood")
    assert page.id == "blood" and "rt-entry" in page.parts["read"].html
    for wrong in ("penumbra/none", "chess/blood", "", "///"):
        page.press("part", wrong)
        assert page.id == "blood" and page.message
    page.press("search", "pen.threat.steps")
    assert page.id == "pen.threat.steps"
    page.press("lang", "ru")
    assert rule("pen.threat.steps").text.ru in shown(page)


@pytest.mark.parametrize(
    ("lang", "first", "listed"),
    [
        ("en", "The first 80 of {} found", "Shown are 80 of {} found."),
        ("ru", "Первые 80 из найденного (всего {})", "Показано 80 из {}."),
    ],
)
def test_no_more_is_promised_than_is_listed(lang: Lang, first: str, listed: str) -> None:
    page = opened(q="карта", lang=lang)
    total = counted("карта").total
    assert total > MOST_HITS and first.format(total) in page.parts["found"].html
    page.press("search-all", "")
    assert listed.format(total) in page.parts["found"].html and "search-all" not in page.parts["found"].html
    assert page.parts["found"].html.count('data-act="rule"') <= MOST_HITS
    page.press("search", "золотая статуя")
    page.press("search-all", "")
    assert first.split(" 80")[0] not in page.parts["found"].html and " 80 " not in page.parts["found"].html


def test_the_game_limits_what_is_found() -> None:
    page = opened(q="дракон")
    page.press("game", "resarcana")
    assert page.parts["found"].html and "brw." not in page.parts["found"].html
    page.press("game", "chess")
    assert page.game == "resarcana"


def test_a_press_on_the_figure_opens_a_neighbour() -> None:
    page = opened(rule="pen.mark.blood")
    ids = page.view.fig["data"][0]["customdata"]
    click = {"curve": 0, "x": 0, "y": 0, "text": "", "key": False}
    page._clicked(click | {"point": ids.index("sacrifice")})  # type: ignore[arg-type]
    assert (page.of, page.id) == ("penumbra", "sacrifice")
    ids = page.view.fig["data"][0]["customdata"]
    page._clicked(click | {"point": ids.index("pen.mark.blood")})  # type: ignore[arg-type]
    assert page.id == "pen.mark.blood" and page.view.alt


def test_a_lesson_opens_at_the_full_stop_that_cites_the_rule() -> None:
    lessons = lessons_showing("resarcana", COST, "en")
    assert lessons
    for each in lessons[:3]:
        query = dict(parse_qsl(each.href.partition("?")[2]))
        page = all_shown(LessonPage("resarcana", "", Request(query, "en", served=True)))
        session = page.session
        earlier = [session.history.nodes[at] for at in session.history.line()[:-1]]
        assert carries_out(session.node, COST) or refuses(session.node, COST)
        assert not any(carries_out(node, COST) for node in earlier)
        assert session.moment.on_line and not session.must_guess
        assert f'data-rule="{COST}"' in page.desk.parts["why"].html + page.desk.parts["choose"].html


def test_a_lesson_asked_for_a_rule_that_it_never_cites_opens_at_its_beginning() -> None:
    query = {"lesson": "05-cheaper", "rule": "res.no-such"}
    assert LessonPage("resarcana", "", Request(query, "en", served=True)).session.node.depth == 0


@pytest.mark.long(reason="a search, a rule, its neighbours and a lesson, each a page")
@pytest.mark.browser
@pytest.mark.parametrize("lang", walked_in("ru"))
def test_search_open_go_to_a_neighbour_and_to_a_lesson(
    serve_notebooks: Serve, chromium_page: Page, lang: Lang
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 360 if lang == "ru" else 1400, "height": 900})
    page.goto(f"{serve_notebooks(NOTEBOOKS)}voila/render/rules.ipynb?lang={lang}")
    expect(page.locator(".rt-browse")).to_be_visible()
    page.locator("#q").fill({"en": "golden statue", "ru": "золотой статуей"}[lang])
    page.locator("#q").press("Enter")
    expect(page.locator(".rt-found mark").first).to_be_visible()
    page.locator(".rt-under [data-value='res.win.statue']").first.click()
    expect(page.locator(".rt-entry h2")).to_have_text(rule("res.win.statue").title.of(lang))
    expect(page.locator(".rt-entry h2")).to_be_focused()

    figure = page.locator(".rt-index__read [role=application]")
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".main-svg").first).to_be_visible()
    statue = figure.locator(".textpoint text", has_text=re.compile("Golden Statue|олот"))
    expect(statue.first).to_be_visible()
    figure.focus()
    for _ in range(12):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".rt-entry h2")).not_to_have_text(rule("res.win.statue").title.of(lang))

    page.locator("#q").fill(COST)
    page.locator("#q").press("Enter")
    expect(page.locator(".rt-entry .rt-rule__id").first).to_have_text(COST)
    assert page.viewport_size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    page.locator(".rt-refs a[href*='lesson=']").first.click()
    stage_stands(page)
    open_drawer(page, "why")
    expect(
        page.locator(f".rt-why [data-rule='{COST}'], .rt-refused [data-rule='{COST}']").first
    ).to_be_attached()
