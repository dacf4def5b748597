"""The workbench in a real browser: build a position, ask, read why not, compare readings, follow links."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Page, expect
from support.desk import open_drawer, press_tool, shut_drawer, stage_stands
from support.langs import walked_in

from tutor.app.link import VERSION, CaseTrail, pack
from tutor.rules.catalogue import load
from tutor.rules.words import Lang
from tutor.scenario.case import Case
from tutor.scenario.question_file import question_text

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
PLAINS = "penumbra/05-plains-of-agony"
RUINS = "penumbra/19-ruins-other-reading"
TEN = "seasons/14-ten-places"
HOSTILE = "<img src=x onerror=\"document.title='broken'\"><script>document.title='broken'</script>"


def bench(page: Page, base: str, **query: str) -> None:
    """Opens the workbench, and waits until it can be used."""
    page.goto(f"{base}voila/render/workbench.ipynb?{urlencode(query)}")
    stage_stands(page)
    expect(page.locator(".rt-ask-region")).to_be_visible()


def unfold(page: Page, kind: str) -> None:
    """Unfolds the refused moves of a kind in the list of moves."""
    page.locator(f'[data-act="may-kind"][data-value*="{kind}"]').first.click()


def pressed(page: Page, key: str) -> None:
    page.locator(f'[data-key="{key}"]').click()


@pytest.mark.long(reason="a whole position is built in the browser")
@pytest.mark.browser
@pytest.mark.parametrize("lang", walked_in("ru"))
def test_a_position_is_built_and_asked_about(serve_notebooks: Serve, chromium_page: Page, lang: Lang) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 360 if lang == "ru" else 1400, "height": 900})
    bench(page, serve_notebooks(NOTEBOOKS), game="seasons", lesson=TEN, lang=lang)
    open_drawer(page, "fields")
    page.locator('[data-key="part-players-anna"] > summary').click()
    power = page.locator('[data-key="field-players-anna-power"]')
    # A value that no board has: every defect is told with its rule, and the last sound table stays.
    power.fill("99")
    power.press("Enter")
    expect(page.locator(".rt-defect")).to_contain_text("sea.gauge.max")
    stage_stands(page)
    power.fill("1")
    power.press("Enter")
    expect(page.locator(".rt-defect")).to_have_count(0)
    shut_drawer(page)
    # One power is taken by the card in play, so that nothing more can be summoned: why not, and when?
    unfold(page, "anna turn")
    refused = page.locator('[data-key="may-anna/turn/summon-bespelled-grimoire"]')
    refused.locator("summary").click()
    expect(refused).to_contain_text("sea.summon.gauge-check")
    refused.locator('[data-act="when"]').click()
    expect(page.locator(".rt-repairs li").first).to_be_visible()
    built = parse_qs(urlsplit(page.url).query)["at"]
    page.locator(".rt-repair__try").first.click()
    page.locator('[data-act="repair"]').click()
    card = load("seasons").component("bespelled-grimoire").name.of(lang)
    row = page.locator(".rt-allowed").filter(has_text=card)
    expect(row.first).to_be_visible()
    # The link, which follows the table, leads back to the same position.
    page.wait_for_url(lambda url: parse_qs(urlsplit(url).query)["at"] != built)
    at = parse_qs(urlsplit(page.url).query)["at"]
    page.reload()
    expect(page.locator(".rt-ask-region")).to_be_visible()
    expect(row.first).to_be_visible()
    assert parse_qs(urlsplit(page.url).query)["at"] == at


@pytest.mark.long(reason="a law of outcomes, and every file of it")
@pytest.mark.browser
@pytest.mark.parametrize("lang", walked_in("en"))
def test_what_can_happen_is_weighed_and_taken_along(
    serve_notebooks: Serve, chromium_page: Page, lang: Lang
) -> None:
    page = chromium_page
    bench(page, serve_notebooks(NOTEBOOKS), game="penumbra", lesson=PLAINS, lang=lang)
    pressed(page, "panel-outcomes")
    page.locator('[data-key="outcomes-fact"]').select_option("anna.wounds")
    page.locator('[data-key="outcomes-op"]').select_option(">=")
    pressed(page, "outcomes-look-")
    expect(page.locator(".rt-ask-region .rt-odds")).to_contain_text("665/729")
    page.locator(
        ".rt-bench__asked .rt-at-figure"
    ).scroll_into_view_if_needed()  # a figure is drawn when it is seen
    expect(page.locator(".rt-bench__asked .js-plotly-plot")).to_be_visible()
    open_drawer(page, "take")
    with page.expect_download() as saved:
        pressed(page, "save-file-")
    assert "chance: 19/27..665/729" in Path(saved.value.path()).read_text("utf-8")


@pytest.mark.browser
@pytest.mark.parametrize("lang", walked_in("ru"))
def test_two_readings_are_compared(serve_notebooks: Serve, chromium_page: Page, lang: Lang) -> None:
    page = chromium_page
    bench(page, serve_notebooks(NOTEBOOKS), game="penumbra", lesson=RUINS, lang=lang)
    page.keyboard.press("End")
    pressed(page, "panel-readings")
    pressed(page, "readings-which-")
    expect(page.locator('.rt-repairs [data-act="reading"]').first).to_be_visible()
    page.locator('.rt-repairs [data-act="reading"]').first.click()
    expect(page.locator(".rt-compare")).to_be_visible()
    expect(page.locator(".rt-compare__sides > div")).to_have_count(2)
    expect(page.locator(".rt-compare__sides .rt-rule__id").first).to_contain_text("pen.ruling.")


@pytest.mark.long(reason="four pages, one after another")
@pytest.mark.browser
def test_a_lesson_leads_to_the_bench_and_a_rule_to_its_page(
    serve_notebooks: Serve, chromium_page: Page
) -> None:
    page, base = chromium_page, serve_notebooks(NOTEBOOKS)
    page.goto(f"{base}voila/render/penumbra-threat.ipynb?lesson=05-plains-of-agony&lang=en")
    stage_stands(page)
    press_tool(page, "bench")
    expect(page.locator(".rt-ask-region")).to_be_visible()
    assert "workbench.ipynb" in page.url
    page.locator('[data-act="may-kind"]').first.click()
    page.locator(".rt-refused summary").first.click()
    page.locator(".rt-refused .rt-rule__id").first.click()
    page.wait_for_url("**/rules.ipynb?**")


@pytest.mark.long(reason="a page for each hostile link")
@pytest.mark.browser
@pytest.mark.parametrize("lang", walked_in("en"))
def test_hostile_links_and_files_are_refused_or_shown_as_text(
    serve_notebooks: Serve, chromium_page: Page, tmp_path: Path, lang: Lang
) -> None:
    page, base = chromium_page, serve_notebooks(NOTEBOOKS)
    case = Case("penumbra", "anna", {"wizards": {HOSTILE: {}}, "turn": {"seat": HOSTILE}})
    old = CaseTrail(case, 0, "", "", VERSION + 1)
    for link in ("x" * 20_000, "%00%ff", pack(old), pack(CaseTrail(case, 0, HOSTILE, HOSTILE))):
        bench(page, base, game="penumbra", lang=lang, at=link)
        expect(page.locator(".rt-message").first).to_be_visible()
        assert page.title() != "broken"
    file = tmp_path / "hostile.yaml"
    named = f"title: {{en: {json.dumps(HOSTILE)}, ru: x}}"
    file.write_text(f"{named}\ngame: !!python/object:os.system x\n", "utf-8")
    page.locator("[data-key=drawer-begin]").click()
    page.set_input_files("#bench-file", file)
    expect(page.locator(".rt-say .rt-message")).to_contain_text("python/object:os.system")
    assert page.title() != "broken" and page.locator(".rt-message img").count() == 0


@pytest.mark.browser
def test_a_question_is_dropped_on_the_page(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    bench(page, serve_notebooks(NOTEBOOKS), game="penumbra", lang="en")
    dropped = page.evaluate_handle(
        """text => {
            const files = new DataTransfer();
            files.items.add(new File([text], "question.yaml"));
            return files;
        }""",
        question_text("seasons"),
    )
    page.dispatch_event(".rt-ask-region", "drop", {"dataTransfer": dropped})
    expect(page.locator(".rt-may")).to_contain_text("Summon Amulet of Water")
    unfold(page, "anna turn")
    expect(page.locator('[data-key="may-anna/turn/crystallise-fire"]')).to_contain_text("Crystallise fire")
    assert page.locator(".rt-message").count() == 0
