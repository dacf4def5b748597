"""What is taken along from the workbench: pictures, a sheet of paper, and a lesson that begins with it."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect
from support.desk import open_drawer, stage_stands

from tutor.app.request import Request
from tutor.app.studio.page import StudioPage
from tutor.app.workbench import WorkbenchPage
from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang
from tutor.scenario.beginnings import beginnings
from tutor.scenario.games import playable

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
SIGHT = "sight-along-an-edge"
PNG = b"\x89PNG\r\n\x1a\n"


def opened(game: str, lang: Lang = "en", **query: str) -> WorkbenchPage:
    return WorkbenchPage(game, Request(query, lang, served=True))


def heard(bench: WorkbenchPage, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the page is told to do from here on."""
    messages: list[dict[str, Any]] = []
    monkeypatch.setattr(bench.desk.bridge, "send", lambda message, *_: messages.append(message))
    return messages


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_a_sheet_tells_the_question_the_answer_and_the_rules_with_their_pages(
    game: str, lang: Lang, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one in beginnings(game):
        bench = opened(game, lang, begin=one.spec.id)
        messages = heard(bench, monkeypatch)
        bench.desk.press("print", "")
        (sheet,) = [message["html"] for message in messages if message["do"] == "print"]
        told = unescape(sheet)
        assert "data-stage" in sheet and load(game).title.of(lang) in told
        evidence = bench.panels[bench.open].evidence(bench.bench, bench.desk.speaker)
        assert f"<h1>{evidence.question}</h1>" in told
        for rule in evidence.rules:
            assert load(game).rule(rule).text.of(lang) in told and f'data-rule="{rule}"' in sheet


def test_a_position_that_is_not_sound_has_no_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = opened("seasons")
    bench.desk.press('set:["round"]', "soon")
    messages = heard(bench, monkeypatch)
    bench.desk.press("print", "")
    assert not any(message["do"] == "print" for message in messages)


@pytest.mark.parametrize("game", playable())
def test_a_question_becomes_a_lesson_in_the_studio(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one = beginnings(game)[0]
    bench = opened(game, begin=one.spec.id)
    messages = heard(bench, monkeypatch)
    bench.desk.press("to-lesson", "")
    (href,) = [message["href"] for message in messages if message["do"] == "visit"]
    query = {name: values[0] for name, values in parse_qs(urlsplit(href).query).items()}
    studio = StudioPage(game, Request(query, "en", served=True))
    assert studio.desk.message == "" and studio.studio.begins
    assert studio.start.position == one.case.position and studio.studio.draft.rulings == one.case.rulings
    given = [step.choose for step in studio.studio.draft.steps if step.choose is not None]
    assert tuple(given) == tuple(key for key in one.case.answers if key in given)


@pytest.mark.parametrize("text", ["", "%%", "AAAA"])
def test_a_studio_link_that_leads_nowhere_is_refused_politely(text: str) -> None:
    studio = StudioPage("seasons", Request({"at": text}, "en", served=True))
    assert studio.desk.message and studio.studio.begins


# ---- in a browser


@pytest.mark.browser
def test_a_picture_is_in_pixels_and_a_sheet_holds_what_is_told(
    serve_notebooks: Serve, chromium_page: Page, tmp_path: Path
) -> None:
    page = chromium_page
    page.add_init_script("window.print = () => {}")
    page.goto(
        f"{serve_notebooks(NOTEBOOKS)}voila/render/workbench.ipynb?game=blackrose&lang=en&begin={SIGHT}"
    )
    stage_stands(page)
    expect(page.locator(".rt-answer")).to_be_visible()
    open_drawer(page, "take")
    with page.expect_download() as download:
        page.locator("[data-act=picture][data-value=png]").click()
    data = Path(download.value.path()).read_bytes()
    width, height = (int.from_bytes(data[at : at + 4]) for at in (16, 20))
    stage = page.locator(".rt-at-stage .st-stage").bounding_box()
    assert stage is not None and data.startswith(PNG)
    assert width >= 2 * stage["width"] and height > 2 * stage["height"]
    page.locator("[data-act=print]").click()
    sheet = page.locator("body > .rt-sheet")
    expect(sheet).to_be_attached()
    page.emulate_media(media="print")
    expect(sheet.locator(".st-stage")).to_be_visible()
    expect(sheet.locator("h1")).to_contain_text("is it allowed?")
    expect(sheet.locator(".rt-btn:not(.rt-repair__try):visible")).to_have_count(0)
    expect(sheet.locator(".rt-rule__text")).to_be_visible()
    expect(page.locator(".rt-shell--full")).to_be_hidden()
    printed = page.pdf(prefer_css_page_size=True)
    assert 1 <= printed.count(b"/Type /Page\n") <= 2


UNDER_SHUT = """() => {
  const shut = document.querySelector(".rt-drawer--take [data-key=shut]").getBoundingClientRect();
  return [...document.querySelectorAll(".rt-drawer--take .rt-btn")].filter((button) => {
    const box = button.getBoundingClientRect();
    return box.right > shut.left && box.left < shut.right && box.bottom > shut.top && box.top < shut.bottom;
  }).map((button) => button.textContent);
}"""


@pytest.mark.browser
def test_what_shuts_the_drawer_lies_on_no_other_button(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    page.goto(f"{serve_notebooks(NOTEBOOKS)}voila/render/workbench.ipynb?game=resarcana&lang=ru")
    for width, height in ((1280, 720), (1024, 768), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        stage_stands(page)
        open_drawer(page, "take")
        assert page.evaluate(UNDER_SHUT) == []
        page.locator(".rt-drawer--take [data-key=shut]").click()
