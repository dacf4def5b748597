"""A lesson and a whole game without a mouse, with Tab, Enter, Space and arrows; the focus is never lost."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.accessibility import focus, tab_to

from tutor.app.library import lesson

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSON = "penumbra/01-three-steps"
Serve = Callable[..., str]


def guess(page: Page) -> None:
    """Makes the prediction that is asked for: Space picks, Enter locks it in."""
    pick, lock = page.locator(".rt-predict [data-act=pick]").first, page.locator("[data-act=lock]")
    expect(lock).to_have_count(0)
    tab_to(page, pick)
    page.keyboard.press("Space")
    expect(pick).to_have_attribute("aria-pressed", "true")
    expect(pick).to_be_focused()
    tab_to(page, lock)
    page.keyboard.press("Enter")
    expect(page.locator("[data-act=pick], [data-act=lock]")).to_have_count(0)


@pytest.mark.long(reason="a whole lesson with keys alone")
def test_a_lesson_is_taken_to_its_end(serve_notebooks: Serve, chromium_page: Page) -> None:
    page, script, base = chromium_page, lesson(LESSON).script, serve_notebooks(NOTEBOOKS, preheat=0)
    assert script is not None
    page.goto(f"{base}voila/render/penumbra-threat.ipynb?lesson=01-three-steps&lang=ru")
    expect(page.locator("[data-part=go][data-act=forward]")).to_be_visible()
    page.keyboard.press("Tab")
    assert "rt-skip" in focus(page).named
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('[role=main]')")

    where, answers, over = page.locator(".rt-time__at"), list(script.answers), page.locator(".rt-next")
    while not over.count():
        before = where.inner_text()
        if page.locator("[data-act=pick]").count():
            guess(page)
        elif page.locator("[data-part=go][data-act=forward]").count():
            page.keyboard.press("ArrowRight")
            expect(where).not_to_have_text(before)
            continue
        else:
            answer = answers.pop(0)
            option = f'[data-act=answer][data-value="{answer}"]'
            tab_to(page, page.locator(f".rt-choose :is({option}, [data-act=told])").first)
            page.keyboard.press("Enter")
            expect(where).not_to_have_text(before)
        # What is asked next, or how the prediction came out, is where the reader goes on.
        expect(page.locator(".rt-coach [data-focus]:focus, [data-part=go]:focus")).to_have_count(1)
        focus(page)
    tab_to(page, over.locator("a").first)


@pytest.mark.long(reason="a round of a whole game in the browser")
def test_a_round_of_a_whole_game_is_played(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    page.goto(f"{serve_notebooks(NOTEBOOKS, preheat=0)}voila/render/play.ipynb?game=seasons&lang=en")
    tab_to(page, page.locator("#seed"))
    page.keyboard.type("11")
    tab_to(page, page.locator("[data-key=begin]"))
    page.keyboard.press("Enter")
    where = page.locator(".rt-time__at")
    expect(where).to_contain_text(re.compile(r"\b1\b"))
    expect(page.locator(".rt-coach [data-focus]:focus, [data-part=go]:focus")).to_have_count(1)
    for decision in range(2, 6):
        folded = page.locator(".rt-choose .rt-group:not([open]):has([data-act=answer]) > summary")
        if not page.locator(".rt-choose [data-act=answer]:visible").count():
            tab_to(page, folded.first)
            page.keyboard.press("Space")
        tab_to(page, page.locator(".rt-choose [data-act=answer]:visible").first)
        page.keyboard.press("Enter")
        expect(where).to_contain_text(re.compile(rf"\b{decision}\b"))
        expect(page.locator(".rt-coach :focus, [data-part=go]:focus")).to_have_count(1)
        focus(page)
