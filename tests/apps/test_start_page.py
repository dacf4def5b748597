"""The start page and the pages of the games in a real browser: what is in sight, what presses do."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from support.accessibility import tab_to
from support.langs import walked_in

from tutor.app.library import course_of_game, lesson_ids
from tutor.app.library import topics as topics_of
from tutor.rules.catalogue import PREFIXES
from tutor.rules.words import Lang

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
KEPT = "() => Object.keys(localStorage).some(key => key.startsWith('tutor.progress'))"
"""The step that is shown has come to the browser's memory too."""
BEGUN = """lessons => {
  const key = Object.keys(localStorage).find(key => key.startsWith("tutor.progress"));
  const kept = JSON.parse(localStorage.getItem(key));
  const done = Object.fromEntries(lessons.map(id => [id, [9, 9, true]]));
  localStorage.setItem(key, JSON.stringify({...kept, ...done}));
}"""
"""These lessons are done, as the browser remembers them."""
TITLE = "Three steps of a threat"


def opened(page: Page, base: str, **query: str) -> Page:
    page.goto(f"{base}voila/render/start.ipynb?{'&'.join(f'{k}={v}' for k, v in query.items())}")
    expect(page.locator(".en-game, .en-course").first).to_be_visible()
    return page


def outside(page: Page, *parts: Locator) -> list[str]:
    """The parts that are not wholly in sight, though nothing was scrolled."""
    assert page.viewport_size is not None and page.evaluate("scrollY") == 0
    width, height = page.viewport_size["width"], page.viewport_size["height"]
    found = []
    for one in (each for part in parts for each in part.all()):
        box = one.bounding_box()
        assert box is not None
        inside = box["x"] >= 0 and box["y"] >= 0
        if not (inside and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height):
            found.append(f"{one.inner_text()}: {box}")
    return found


@pytest.mark.parametrize("lang", walked_in("ru"))
def test_what_a_visitor_sees_first_is_a_decision_and_four_games(
    serve_notebooks: Serve, chromium_page: Page, lang: Lang
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1280, "height": 720})
    opened(page, serve_notebooks(NOTEBOOKS), lang=lang)
    learn = page.locator("[data-part=learn]")
    expect(learn).to_have_count(len(PREFIXES))
    ask, stage = page.locator("[data-part=ask]"), page.locator("[data-part=stage]")
    notes = page.locator(".rt-at-foot .rt-note")
    assert outside(page, page.locator("h1"), stage, ask, learn, page.locator(".en-game"), notes) == []
    assert page.evaluate("document.documentElement.scrollHeight") == 720
    page.set_viewport_size({"width": 360, "height": 740})
    assert outside(page, stage, ask.locator("h2"), ask.locator(".rt-option").first) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_decision_is_made_with_the_mouse_and_one_press_leads_into_the_lesson(
    serve_notebooks: Serve, chromium_page: Page
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1280, "height": 720})
    opened(page, serve_notebooks(NOTEBOOKS), lang="en")
    page.locator("[data-part=ask] .rt-option").first.click()
    verdict, go = page.locator("[data-part=verdict]"), page.locator("[data-part=go]")
    expect(verdict.locator("h2")).to_have_text("Right")
    expect(verdict.locator("a")).to_have_attribute("href", re.compile(r"rule=pen\.threat\.step3\.mark"))
    expect(page.locator("[data-part=ask]")).to_have_count(0)
    assert outside(page, verdict, go, page.locator("[data-part=learn]")) == []
    assert page.evaluate("document.documentElement.scrollHeight") == 720
    go.click()
    page.wait_for_url(re.compile(r"penumbra-threat\.ipynb\?.*lesson=01-three-steps"))
    expect(page.locator("h1").first).to_contain_text(TITLE)


@pytest.mark.long(reason="the same with keys as with the mouse, in two sizes")
@pytest.mark.parametrize("width", [1280, 360])
def test_the_decision_is_made_with_keys_and_one_more_leads_into_the_lesson(
    serve_notebooks: Serve, chromium_page: Page, width: int
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": width, "height": 740})
    opened(page, serve_notebooks(NOTEBOOKS), lang="en")
    if width == 1280:
        page.keyboard.press("3")
    else:
        tab_to(page, page.locator("[data-part=ask] .rt-option").last)
        page.keyboard.press("Enter")
    head = page.locator("[data-part=verdict] h2")
    expect(head).to_have_text("Not quite")
    expect(head).to_be_focused()
    tab_to(page, page.locator("[data-part=go]"), most=2)
    page.keyboard.press("Enter")
    expect(page.locator("h1").first).to_contain_text(TITLE)


@pytest.mark.long(reason="a course, its lists and a lesson, each a page")
def test_the_page_of_a_game_shows_its_course_and_lists_on_demand(
    serve_notebooks: Serve, chromium_page: Page
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1280, "height": 720})
    opened(page, serve_notebooks(NOTEBOOKS), lang="en")
    page.locator(".en-game h2 a", has_text="Seasons").click()
    expect(page.locator("h1")).to_have_text("Seasons")
    course = course_of_game("seasons")
    assert course is not None
    expect(page.locator(".en-seal")).to_have_count(len(course.lessons) + 1)
    assert outside(page, page.locator("[data-part=learn]"), page.locator(".en-seal .en-disc")) == []
    expect(page.locator(".en-list")).to_have_count(0)
    page.locator("[data-key=tile-topics]").click()
    expect(page.locator("#h-list")).to_be_focused()
    titles = [topic.title.en for topic in topics_of("seasons") if lesson_ids("seasons", topic.id)]
    expect(page.locator(".rt-topic h3")).to_have_text(titles)
    expect(page.locator(".rt-topic a")).to_have_count(len(lesson_ids("seasons")))
    page.wait_for_url(re.compile("show=topics"))
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator("[data-part=learn]").click()
    expect(page.locator(".rt-shell [data-part=stage], .rt-shell .rt-table").first).to_be_visible()


@pytest.mark.long(reason="a visit of seven pages")
def test_the_browser_remembers_where_the_learner_is(serve_notebooks: Serve, chromium_page: Page) -> None:
    page, base = chromium_page, serve_notebooks(NOTEBOOKS)
    opened(page, base, lang="ru", topic="chains")
    chains = page.locator("[data-key^=topic-penumbra-chains]")
    expect(chains.locator("a").first).to_be_visible()
    expect(page.locator(".rt-topic").first.locator("a").first).to_be_hidden()
    chains.locator("a").nth(1).click()
    expect(page.locator(".rt-shell [data-part=stage], .rt-shell .rt-table").first).to_be_visible()
    assert "penumbra-chains.ipynb" in page.url
    page.locator("[data-part=ask] [data-act=answer], [data-part=go]:not([aria-disabled])").first.click()
    page.wait_for_function(KEPT)
    opened(page, base, lang="ru")
    go = page.locator(".en-lead .en-go")
    expect(go).to_contain_text("Продолжить")
    assert "penumbra-chains.ipynb" in (go.get_attribute("href") or "")
    expect(page.locator("[data-part=ask]")).to_be_visible()
    opened(page, base, lang="ru", game="penumbra", show="topics")
    expect(page.locator("[data-key=topic-penumbra-chains-open] a").first).to_be_visible()

    # What a learner who has begun all games sees is in sight as well.
    begun = [course.lessons[:11] for game in PREFIXES if (course := course_of_game(game)) is not None]
    page.evaluate(BEGUN, [lesson for lessons in begun for lesson in lessons])
    page.set_viewport_size({"width": 1280, "height": 720})
    opened(page, base, lang="ru")
    learn = page.locator("[data-part=learn]")
    expect(learn).to_have_text(["К уроку 12"] * len(PREFIXES))
    assert outside(page, go, page.locator("[data-part=ask]"), learn, page.locator(".en-also a")) == []
    assert page.evaluate(
        "[...document.querySelectorAll('.en-acts')].every(e => e.scrollWidth <= e.clientWidth)"
    )


def test_a_search_leads_to_the_index_of_rules(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    opened(page, serve_notebooks(NOTEBOOKS), lang="ru")
    page.keyboard.press("/")
    expect(page.locator("#q")).to_be_focused()
    page.locator("#q").fill("метками угрозы")
    page.locator("#q").press("Enter")
    page.wait_for_url(re.compile(r"rules\.ipynb\?q="))
    expect(page.locator("#q")).to_have_value("метками угрозы")
    expect(page.locator(".rt-found li").first).to_be_visible()
    expect(page.locator(".rt-found mark").first).to_be_visible()
