"""Joining a class in a browser, without any script of the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser import write_notebook

from tutor.app.words import app_words
from tutor.rules.words import Lang

pytestmark = pytest.mark.browser
CODE, TOKEN = "owls-12", "the token of the teacher"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory, serve_notebooks: Callable[..., str]) -> str:
    folder = tmp_path_factory.mktemp("notebooks")
    for name in ("start", "class"):
        write_notebook(folder / f"{name}.ipynb", f"print('the page {name}')")
    return serve_notebooks(folder, preheat=0, **{"class": f"{CODE}=Owls", "teacher-token": TOKEN})


def fits(page: Page) -> bool:
    """Whether nothing sticks out of a phone's screen."""
    page.set_viewport_size({"width": 360, "height": 740})
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize(("lang", "nickname"), [("en", "Anna <b>A</b>"), ("ru", "Маша <b>М</b>")])
def test_a_learner_joins_and_comes_back(chromium: Browser, base: str, lang: Lang, nickname: str) -> None:
    say = app_words(lang)
    context = chromium.new_context(locale=lang, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{base}voila/render/start.ipynb?lesson=1")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    for field, filled in (("join-code", "mage-8"), ("join-nickname", nickname)):
        page.get_by_label(say(field)).fill(filled)
    page.get_by_role("button", name=say("join-button")).click()
    code = page.get_by_label(say("join-code"))
    expect(code).to_have_accessible_description(say("join-wrong-code"))
    expect(page.get_by_label(say("join-nickname"))).to_have_value(nickname)
    code.fill(CODE)
    page.get_by_role("button", name=say("join-button")).click()
    expect(page.get_by_text(say("join-here", klass="Owls", nickname=nickname))).to_be_visible()
    key = page.get_by_role("status").inner_text()
    assert fits(page)
    page.get_by_role("link", name=say("join-go-on")).click()
    expect(page).to_have_url(f"{base}voila/render/start.ipynb?lesson=1")
    expect(page.get_by_text("the page start")).to_be_visible()
    page.goto(f"{base}leave")
    page.get_by_role("button", name=say("leave-button")).click()
    expect(page.get_by_role("heading")).to_have_text(say("join-title"))
    for field, filled in (("join-code", CODE), ("join-nickname", nickname), ("join-key", key)):
        page.get_by_label(say(field)).fill(filled)
    assert fits(page)
    page.get_by_role("button", name=say("join-button")).click()
    expect(page.get_by_text("the page start")).to_be_visible()
    context.close()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_teacher_signs_in_with_the_token(chromium_page: Page, base: str, lang: Lang) -> None:
    say = app_words(lang)
    chromium_page.goto(f"{base}teach?lang={lang}")
    assert fits(chromium_page)
    token = chromium_page.get_by_label(say("teach-token"))
    token.fill(TOKEN)
    token.press("Enter")
    expect(chromium_page).to_have_url(f"{base}voila/render/class.ipynb")
    expect(chromium_page.get_by_text("the page class")).to_be_visible()
    chromium_page.goto(f"{base}leave?lang={lang}")
    said = chromium_page.get_by_role("main").inner_text()
    assert say("leave-teacher") in said and say("leave-class") not in said
