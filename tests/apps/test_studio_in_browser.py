"""The studio and the preview in a real browser: a lesson is built by clicks, mended, looked at and saved."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.desk import press_tool, stage_stands
from support.langs import walked_in
from support.servers import free_port, running

from tutor.rules.words import Lang
from tutor.scenario.checking import check
from tutor.scenario.games import scenario_folder

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
HOSTILE = "<img src=x onerror=\"document.title='broken'\">"


def pressed(page: Page, key: str, *, within: str = "") -> None:
    page.locator(f'{within} [data-key="{key}"]').first.click()


def at(page: Page, part: str) -> None:
    """Goes to a part of the studio where only one is shown."""
    tab = page.locator(f'[data-key="part-{part}"]')
    if tab.is_visible():
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")


def typed(page: Page, act: str, en: str, ru: str) -> None:
    for lang, text in (("en", en), ("ru", ru)):
        page.fill(f"#studio-{act}-{lang}", text)
        page.locator(f"#studio-{act}-{lang}").blur()


@pytest.mark.long(reason="a whole lesson is built in the browser")
@pytest.mark.browser
@pytest.mark.parametrize("lang", walked_in("en"))
def test_a_lesson_is_built_mended_looked_at_saved_and_kept(
    serve_notebooks: Serve, chromium_page: Page, tmp_path: Path, lang: Lang
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 360 if lang == "ru" else 1400, "height": 900})
    page.goto(f"{serve_notebooks(NOTEBOOKS, preheat=0)}voila/render/studio.ipynb?game=seasons&lang={lang}")
    expect(page.locator(".rt-state--yes")).to_be_visible()
    # Told where the author stands: two texts are lacking, each with its line and field.
    at(page, "write")
    pressed(page, "tell-say")
    expect(page.locator(".rt-written .rt-defects li")).to_have_count(2)
    expect(page.locator(".rt-written .rt-defects")).to_contain_text("steps[0].say.en")
    expect(page.locator('[data-key="look-"]')).to_be_disabled()
    typed(page, "entry-0-say", f"Dice first. {HOSTILE}", "Сначала кубики.")
    at(page, "list")
    expect(page.locator(".rt-state--yes")).to_be_visible()
    # Played: what chance answers at the end of the line becomes a part of the lesson.
    at(page, "play")
    for answers in (1, 2):
        page.keyboard.press("Shift+ArrowRight")
        page.locator(".rt-at-choose button[data-act=outcome]").first.click()
        expect(page.locator(".rt-outline__step--answer")).to_have_count(answers)
    at(page, "list")
    pressed(page, "listed-0")
    pressed(page, "tell-predict")
    expect(page.locator(".rt-choices .rt-true")).to_be_visible()
    typed(page, "entry-1-ask", "How will it be?", "Как будет?")
    at(page, "list")
    expect(page.locator(".rt-state--yes")).to_be_visible()
    # As a learner sees it, and back.
    pressed(page, "look-")
    expect(page.locator(".rt-predict")).to_be_visible()
    expect(page.locator(".rt-say").last).to_contain_text({"en": "Dice first. <img", "ru": "Сначала"}[lang])
    pressed(page, "write-")
    with page.expect_download() as saved:
        pressed(page, "save-")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    report = check(file)
    assert report.sound and report.script is not None and len(report.script.answers) == 2
    # Kept in the browser, with what was typed and not left yet: reloading comes back to it.
    listed = page.locator(".rt-outline__step").count()
    pressed(page, "listed-0")
    typing = page.locator(f"#studio-entry-0-say-{lang}")
    typing.fill("Half of a sen")
    page.wait_for_function("Object.values(localStorage).some(kept => kept.includes('Half of a sen'))")
    expect(typing).to_be_focused()
    page.wait_for_url("**draft=**")
    page.reload()
    expect(page.locator(".rt-outline__step")).to_have_count(listed)
    pressed(page, "listed-0")
    expect(typing).to_have_value("Half of a sen")
    assert page.title() != "broken"


@pytest.mark.browser
def test_a_lesson_opens_in_the_studio_and_a_file_is_refused_with_its_lines(
    serve_notebooks: Serve, chromium_page: Page, tmp_path: Path
) -> None:
    page, base = chromium_page, serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/penumbra-threat.ipynb?lesson=05-plains-of-agony&lang=ru")
    press_tool(page, "studio")
    expect(page.locator(".rt-outline__step").first).to_be_visible()
    assert "studio.ipynb" in page.url
    file = tmp_path / "hostile.yaml"
    file.write_text(
        f"title: {{en: {json.dumps(HOSTILE)}}}\nsteps: &a [*a]\ngame: !!python/name:os x\n", "utf-8"
    )
    page.locator(".rt-editor summary").first.click()
    page.set_input_files("#bench-file", file)
    expect(page.locator(".rt-say .rt-message")).to_contain_text(":2:")
    assert page.title() != "broken" and page.locator(".rt-message img").count() == 0
    expect(page.locator(".rt-outline__step").first).to_be_visible()


@pytest.mark.long(reason="a server of its own, and pages that wait for a file to change")
@pytest.mark.browser
def test_a_previewed_file_is_shown_anew_when_it_changes(chromium_page: Page, tmp_path: Path) -> None:
    page = chromium_page
    file = tmp_path / "mine.yaml"
    text = (scenario_folder() / "penumbra" / "05-plains-of-agony.yaml").read_text("utf-8")
    file.write_text(text, "utf-8")
    port = free_port()
    command = [sys.executable, "-m", "tutor.cli", "preview", str(file), "--port", str(port)]
    base = f"http://127.0.0.1:{port}/"
    with running(command, base + "no-such-page", tmp_path / "log.txt", tmp_path):
        page.goto(f"{base}?lang=en")
        stage_stands(page)
        file.write_text(text.replace("choose: bone-6", "choose: bone-9"), "utf-8")
        expect(page.locator(".rt-defects")).to_contain_text("steps[18].choose")
        file.write_text(text, "utf-8")
        stage_stands(page)
        page.goto("about:blank")
