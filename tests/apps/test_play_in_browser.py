"""A whole game in a real browser, through Voilà: chosen, played a little, reloaded, and gone on with."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.desk import open_drawer, show_everything, shut_drawer, stage_stands
from support.langs import AGAIN

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]


def begin(page: Page, base: str, lang: str, game: str, seed: int) -> None:
    page.goto(f"{base}voila/render/play.ipynb?lang={lang}")
    expect(page.locator(".rt-set-up")).to_be_visible()
    page.locator("#seed").fill(str(seed))
    page.locator(".rt-pick", has_text=game).click()
    expect(page.locator(".rt-pick input:checked").first).to_have_attribute("data-value", "short-2")
    expect(page.locator("#seed")).to_have_value(str(seed))
    page.locator("[data-key=begin]").click()
    stage_stands(page)


def decide(page: Page, decision: int) -> None:
    """Takes the first option of the first group, and waits for the next decision."""
    expect(page.locator(".rt-time__at")).to_contain_text(re.compile(rf"\b{decision}\b"))
    folded = page.locator(".rt-choose .rt-group:has([data-act=answer])")
    if folded.count():
        folded.first.locator("summary").click()
    address = page.url
    page.locator(".rt-choose [data-act=answer]:visible").first.click()
    expect(page.locator(".rt-time__at")).to_contain_text(re.compile(rf"\b{decision + 1}\b"))
    page.wait_for_url(lambda url: url != address)  # it follows the page


@pytest.mark.long(reason="a whole game in the browser")
@pytest.mark.parametrize(
    ("lang", "game", "asked", "other"),
    [("en", "Short game for two", "Since your last decision", "ru"),
     pytest.param("ru", "Короткая партия на двоих", "После вашего прошлого решения", "en", marks=AGAIN)],
)  # fmt: skip
def test_a_game_is_played_reloaded_and_gone_on_with(
    serve_notebooks: Serve, chromium_page: Page, lang: str, game: str, asked: str, other: str
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 360 if lang == "ru" else 1280, "height": 800})
    base = serve_notebooks(NOTEBOOKS)
    page.goto(f"{base}?lang={lang}")
    expect(page.locator("[data-part=learn]").first).to_be_visible()
    begin(page, base, lang, game, 11)
    for decision in range(1, 5):
        decide(page, decision)
    expect(page.locator(".rt-told")).to_contain_text(asked)
    expect(page.locator(".rt-message")).to_have_count(0)

    # Take back, and go on again.
    address = page.url
    open_drawer(page, "story")
    page.locator("[data-key=last-question-]").click()
    expect(page.locator(".rt-time__at")).to_contain_text("4")
    page.wait_for_url(lambda url: url != address)
    shut_drawer(page)
    page.keyboard.press("End")
    expect(page.locator(".rt-time__at")).to_contain_text("5")
    page.wait_for_url(address)
    now = page.locator(".rt-now").inner_text()

    # The address alone brings the game back; so does the browser, on a page without one.
    page.reload()
    stage_stands(page)
    assert page.locator(".rt-now").inner_text() == now
    page.goto(f"{base}voila/render/play.ipynb?lang={lang}")
    page.locator("[data-act=go-on]").click()
    stage_stands(page)
    assert page.locator(".rt-now").inner_text() == now
    assert page.evaluate("document.documentElement.scrollWidth") <= (360 if lang == "ru" else 1280)
    page.locator(f"[data-act=lang][data-value={other}]").click()
    expect(page.locator(".rt-told")).not_to_contain_text(asked)
    show_everything(page)
    expect(page.locator(".rt-table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= (360 if lang == "ru" else 1280)
