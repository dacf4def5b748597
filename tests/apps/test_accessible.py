"""Every app as axe, a narrow window, a reader of Russian and one who wants nothing to move find it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from accessible_support import findings, foreign, moving, too_wide
from played_support import OTHER
from playwright.sync_api import Page, expect

from tutor.rules.words import LANGS, Lang

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Does = Callable[[Page], None]


def nothing(_page: Page) -> None:
    """The page as it opens."""


def to_a_question(page: Page) -> None:
    """A lesson at its first question, with a refusal opened and its figures in sight."""
    forward = page.locator("[data-act=forward]")
    if forward.get_attribute("aria-disabled") is None:
        page.keyboard.press("Shift+ArrowRight")
        expect(forward).to_have_attribute("aria-disabled", "true")
    refused = page.locator(".rt-refused > summary:visible")
    if refused.count():
        refused.first.click()
    seen(page)


def seen(page: Page) -> None:
    """Figures are drawn when they come into sight."""
    for part in page.locator(".rt-odds-part, .rt-chain-part").all():
        if part.locator("[role=img], [role=application]").first.is_visible():
            part.scroll_into_view_if_needed()
            expect(part.locator(".js-plotly-plot").first).to_be_visible()


def game(page: Page) -> None:
    """A whole game after the first decision."""
    page.locator("#seed").fill("11")
    page.locator("[data-key=begin]").click()
    expect(page.locator(".rt-told-beside")).to_be_visible()
    at = page.locator(".rt-time__at").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".rt-time__at")).not_to_have_text(at)
    seen(page)


def when(page: Page) -> None:
    """The workbench after it was asked what would allow a refused move."""
    page.locator(".rt-refused > summary").first.click()
    page.locator('.rt-refused [data-act="when"]').first.click()
    expect(page.locator(".rt-repairs li").first).to_be_visible()


def outcomes(page: Page) -> None:
    """The workbench with the tree of all that can happen."""
    page.locator('[data-key="panel-outcomes"]').click()
    page.locator('[data-key="outcomes-look-"]').click()
    expect(page.locator(".rt-ask-region .rt-odds")).to_be_visible()
    page.locator(".rt-at-below").scroll_into_view_if_needed()
    expect(page.locator(".rt-bench__asked .js-plotly-plot")).to_be_visible()


def readings(page: Page) -> None:
    """The workbench with two readings side by side."""
    page.keyboard.press("End")
    page.locator('[data-key="panel-readings"]').click()
    page.locator('[data-key="readings-which-"]').click()
    page.locator('.rt-repairs [data-act="reading"]').first.click()
    expect(page.locator(".rt-compare")).to_be_visible()


def searched(page: Page) -> None:
    """The start page with something found."""
    page.locator("#q").fill("1")
    page.locator("#q").press("Enter")
    expect(page.locator(".rt-found, .rt-hero [role=status]").first).to_be_visible()


@dataclass(frozen=True)
class App:
    """One app: its notebook and what its address asks for, what shows that it stands, what is done in it."""

    notebook: str
    query: str
    stands: str
    does: Does = nothing


BENCH = ".rt-ask-region"

APPS = {
    "start": App("start", "", ".rt-game", searched),
    "dice": App("penumbra-threat", "lesson=05-plains-of-agony", ".rt-table", to_a_question),
    "chain": App("penumbra-chains", "lesson=56-chain-of-four", ".rt-chain", to_a_question),
    "essences": App("resarcana-actions", "lesson=04-four-gold", ".rt-table", to_a_question),
    "seasons": App("seasons-round", "lesson=04-leaving-winter", ".rt-table", to_a_question),
    "lodge": App("blackrose-traps", "lesson=37-a-chain-of-traps", ".rt-table", to_a_question),
    "set-up": App("play", "game=penumbra", ".rt-set-up"),
    "game": App("play", "game=resarcana", ".rt-set-up", game),
    "when": App("workbench", "game=seasons&lesson=seasons/09-three-bonuses", BENCH, when),
    "outcomes": App("workbench", "game=penumbra&lesson=penumbra/05-plains-of-agony", BENCH, outcomes),
    "readings": App(
        "workbench", "game=penumbra&lesson=penumbra/19-ruins-other-reading", BENCH, readings
    ),
    "rule": App("rules", "game=penumbra&rule=pen.threat.step3.miss", ".rt-entry"),
    "rules": App("rules", "", ".rt-browse"),
    "sight": App("blackrose-sight", "", ".rt-lodge"),
}  # fmt: skip


def order(name: str) -> tuple[Lang, Lang]:
    """The language in which an app is opened, in turn, and the one to which it is switched."""
    lang = LANGS[list(APPS).index(name) % 2]
    return lang, OTHER[lang]


@pytest.mark.parametrize("name", APPS)
def test_an_app_is_for_everybody(serve_notebooks: Callable[..., str], chromium_page: Page, name: str) -> None:
    page, app, (lang, other) = chromium_page, APPS[name], order(name)
    page.emulate_media(reduced_motion="reduce", color_scheme="light")
    page.set_viewport_size({"width": 1400, "height": 900})
    base = serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/{app.notebook}.ipynb?{app.query}&lang={lang}")
    expect(page.locator(app.stands).first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == lang
    app.does(page)
    wrong = {f"{lang}, light, wide": [*findings(page), *foreign(page, lang), *moving(page)]}

    page.locator(f".rt-lang [data-value={other}]").click()
    expect(page.locator(f".rt-lang [data-value={other}]")).to_have_attribute("aria-current", "true")
    expect(page.locator("html")).to_have_attribute("lang", other)
    page.emulate_media(reduced_motion="reduce", color_scheme="dark")
    page.set_viewport_size({"width": 700, "height": 450})  # as at a zoom of 200 %
    wrong["zoomed"] = too_wide(page)
    page.set_viewport_size({"width": 360, "height": 800})
    wrong[f"{other}, dark, narrow"] = [
        *findings(page), *foreign(page, other), *moving(page), *too_wide(page),
    ]  # fmt: skip
    assert not any(wrong.values()), "\n".join(f"{at}: {one}" for at, all_ in wrong.items() for one in all_)
