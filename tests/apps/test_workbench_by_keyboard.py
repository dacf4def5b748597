"""The workbench without a mouse: a position is changed, asked about and read otherwise, always in sight."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, expect
from support.accessibility import focus, tab_to
from support.desk import stage_stands

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]


def bench(page: Page, base: str, lesson: str) -> None:
    """Opens the workbench on a lesson, and waits until it can be used."""
    query = urlencode({"game": lesson.partition("/")[0], "lesson": lesson, "lang": "en"})
    page.goto(f"{base}voila/render/workbench.ipynb?{query}")
    stage_stands(page)
    expect(page.locator(".rt-ask-region")).to_be_visible()
    expect(page).to_have_url(re.compile("[?&]at="))  # said last


def drawer(page: Page, name: str) -> None:
    """Opens a drawer with keys, and waits for what it holds."""
    press(page, keyed(page, f"drawer-{name}"))
    expect(page.locator(f".rt-drawer--{name}")).to_be_visible()


def keyed(page: Page, key: str) -> Locator:
    return page.locator(f'[data-key="{key}"]')


def press(page: Page, target: Locator, key: str = "Enter") -> None:
    """Goes to something with Tab, and presses a key on it."""
    tab_to(page, target, most=400)
    page.keyboard.press(key)


def typed(page: Page, key: str, text: str) -> None:
    """Goes to a field with Tab, which takes its text to be written over, and types another."""
    tab_to(page, keyed(page, key), most=400)
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def picked(page: Page, key: str, value: str) -> None:
    """Goes to a list with Tab, down to a value with the arrow, and takes it."""
    pick = keyed(page, key)
    tab_to(page, pick, most=400)
    for _ in range(pick.locator("option").count()):
        if pick.input_value() == value:
            break
        page.keyboard.press("ArrowDown")
    expect(pick).to_have_value(value)
    page.keyboard.press("Enter")


@pytest.mark.long(reason="the same keys as in Seasons, in another game")
def test_dice_of_penumbra_are_changed_and_all_that_can_happen_is_weighed(
    serve_notebooks: Serve, chromium_page: Page
) -> None:
    page = chromium_page
    bench(page, serve_notebooks(NOTEBOOKS, preheat=0), "penumbra/05-plains-of-agony")
    drawer(page, "fields")
    press(page, keyed(page, "part-wizards-anna").locator("> summary"))
    dice = page.locator('[data-key^="remove-wizards-anna-dice-"]')
    before = dice.count()
    press(page, dice.first)
    expect(dice).to_have_count(before - 1)
    assert "wizards-anna-dice" in focus(page).named
    typed(page, "add-wizards-anna-dice", "bone 6")
    expect(dice).to_have_count(before)
    assert focus(page).named == "input add-wizards-anna-dice"
    press(page, keyed(page, "panel-outcomes"))
    expect(keyed(page, "outcomes-look-")).to_be_visible()
    assert focus(page).named == "button panel-outcomes"
    press(page, keyed(page, "outcomes-look-"))
    expect(page.locator(".rt-ask-region .rt-odds")).to_be_visible()
    focus(page)


@pytest.mark.long(reason="every field on the way is passed with keys")
def test_crystals_of_seasons_are_set_and_what_would_allow_a_summoning_is_asked(
    serve_notebooks: Serve, chromium_page: Page
) -> None:
    page = chromium_page
    bench(page, serve_notebooks(NOTEBOOKS, preheat=0), "seasons/09-three-bonuses")
    drawer(page, "fields")
    press(page, keyed(page, "part-players-anna").locator("> summary"))
    picked(page, "add-players-anna", "crystals")
    expect(keyed(page, "field-players-anna-crystals")).to_be_visible()
    focus(page)
    page.keyboard.press("Shift+Tab")
    typed(page, "field-players-anna-crystals", "-1")
    expect(page.locator(".rt-defect")).to_be_visible()
    assert focus(page).named == "input field-players-anna-crystals"
    page.keyboard.press("Control+a")
    page.keyboard.type("7")
    page.keyboard.press("Enter")
    expect(page.locator(".rt-defect")).to_have_count(0)
    expect(page.locator("[data-part=stage]")).to_contain_text("7")
    press(page, page.locator('.rt-ask-region [data-act="may-kind"]').first)
    refused = page.locator(".rt-ask-region .rt-refused").first
    press(page, refused.locator("summary"))
    press(page, refused.locator('[data-act="when"]'))
    expect(page.locator(".rt-repairs li").first).to_be_visible()
    told = page.locator(".rt-when h3")
    expect(told).to_be_focused()
    focus(page)  # above what was pressed, and seen
    said = told.inner_text()
    tab_to(page, page.locator('.rt-repairs [data-act="try"]').first, most=5)
    other = page.locator(".rt-ask-region .rt-refused").nth(1)
    press(page, other.locator("summary"))
    press(page, other.locator('[data-act="when"]'))
    expect(told).not_to_have_text(said)
    expect(told).to_be_focused()


@pytest.mark.long(reason="the same keys as in Seasons, in another game")
def test_a_mage_of_black_rose_moves_and_two_readings_are_compared(
    serve_notebooks: Serve, chromium_page: Page
) -> None:
    page = chromium_page
    bench(page, serve_notebooks(NOTEBOOKS, preheat=0), "blackrose/37-a-chain-of-traps")
    drawer(page, "fields")
    press(page, keyed(page, "part-mages-doria").locator("> summary"))
    typed(page, "field-mages-doria-physical", "0")
    expect(keyed(page, "bar-undo")).not_to_have_attribute("aria-disabled", "true")
    assert focus(page).named == "input field-mages-doria-physical"
    press(page, keyed(page, "bar-undo"))
    expect(keyed(page, "field-mages-doria-physical")).to_have_value("1")
    assert focus(page).named == "button bar-undo"
    press(page, keyed(page, "panel-readings"))
    expect(keyed(page, "readings-which-")).to_be_visible()
    press(page, keyed(page, "readings-which-"))
    other = page.locator('.rt-ask-region [data-act="reading"]').first
    expect(other).to_be_visible()
    press(page, other)
    expect(page.locator(".rt-compare")).to_be_visible()
    focus(page)
