"""The start page in a real browser: the gallery, the search, and what the browser remembers."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tutor.app.games import SHOWN
from tutor.app.library import lesson_ids
from tutor.app.library import topics as topics_of
from tutor.rules.catalogue import PREFIXES

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
KEPT = "() => Object.keys(localStorage).some(key => key.startsWith('tutor.progress'))"
"""The step that is shown has come to the browser's memory too."""


def test_every_lesson_is_listed_and_opens(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    base = serve_notebooks(NOTEBOOKS)
    page.goto(f"{base}?lang=en")
    lessons = page.locator(".rt-topic .rt-lessons a")
    expect(lessons).to_have_count(sum(len(lesson_ids(game)) for game in SHOWN))
    page.locator(".rt-course .rt-lessons a").nth(1).click()
    expect(page.locator(".rt-shell .rt-table")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rt-time__at")).to_contain_text("1")
    page.wait_for_function(KEPT)

    # The browser remembers how far the lesson went.
    page.goto(f"{base}?lang=en")
    expect(page.locator(".rt-course .rt-lessons a").nth(1)).to_contain_text("1 of")
    expect(page.locator(".rt-continue .rt-btn--main")).to_contain_text("Go on")


def test_the_topic_where_one_is_stands_open(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    base = serve_notebooks(NOTEBOOKS)
    page.goto(f"{base}?lang=ru")
    topics = page.locator(".rt-topic")
    titles = [topic.title.ru for game in PREFIXES for topic in topics_of(game) if lesson_ids(game, topic.id)]
    expect(topics.locator("h3")).to_have_text(titles)
    chains = page.locator("[data-key^=topic-penumbra-chains]")
    expect(page.locator(".rt-course .rt-lessons a").first).to_be_visible()
    expect(topics.first.locator("a").first).to_be_hidden()
    expect(chains.locator("a").first).to_be_hidden()
    chains.locator("summary").click()
    chains.locator("a").nth(1).click()
    expect(page.locator(".rt-shell .rt-table")).to_be_visible()
    assert "penumbra-chains.ipynb" in page.url
    page.locator("[data-act=answer], [data-act=forward]:enabled").first.click()
    expect(page.locator(".rt-time__at")).to_contain_text("1")
    page.wait_for_function(KEPT)

    # The crumb of the topic leads back to it, and the browser remembers where the learner is.
    for address in (None, f"{base}?lang=ru"):
        if address is None:
            page.locator(".rt-crumbs a", has_text="Запуски и цепочки").click()
        else:
            page.goto(address)
        expect(page.locator(".rt-continue .rt-btn--main")).to_contain_text("Продолжить")
        expect(chains.locator("a").first).to_be_visible()
        expect(topics.first.locator("a").first).to_be_hidden()
        onwards = page.locator(".rt-continue .rt-btn--main").get_attribute("href") or ""
        assert "penumbra-chains.ipynb" in onwards

    # What the reader folds stays folded when the page is drawn anew.
    chains.locator("summary").click()
    page.locator("#q").fill("метка")
    page.locator("#q").press("Enter")
    expect(page.locator(".rt-found li").first).to_be_visible()
    expect(chains.locator("a").first).to_be_hidden()
    page.set_viewport_size({"width": 360, "height": 780})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_rules_are_found_by_any_form_of_a_word(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    page.goto(f"{serve_notebooks(NOTEBOOKS)}?lang=ru")
    page.locator("#q").fill("метками угрозы")
    page.locator("#q").press("Enter")
    found = page.locator(".rt-found li")
    expect(found.first).to_be_visible()
    expect(page.locator(".rt-found mark").first).to_be_visible()
    page.locator("#q").fill("<script>alert()</script>")
    page.locator("#q").press("Enter")
    expect(page.locator("#q")).to_have_value("<script>alert()</script>")
    expect(page.locator(".rt-at-found, .rt-hero")).to_contain_text(["Правил с такими словами нет."])
    expect(found).to_have_count(0)
    page.locator("#q").fill("метками угрозы")
    page.locator("#q").press("Enter")
    link = found.locator(".rt-rule__id").first
    expect(link).to_have_text(re.compile(r"^\w+\.\S+$"))
    id = str(link.text_content())
    link.click()
    expect(page.locator(".rt-entry .rt-rule__id").first).to_have_text(id)
    page.wait_for_url(lambda url: "rules.ipynb?" in url and f"rule={id}" in url and "lang=ru" in url)
