"""A browser that refuses cookies: it can be used alone, and in a class it is told in words what is needed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser import FLAGS, find_chromium, write_notebook
from support.patience import PATIENCE_MS

pytestmark = pytest.mark.browser
CODE, TOKEN = "owls-12", "the token of the teacher"
PAGE = "voila/render/start.ipynb"
NO_COOKIES = 2
"""How Chromium's settings say that no page may keep any."""

COUNTS = """
import ipywidgets
count, button = ipywidgets.Label("0"), ipywidgets.Button(description="Next")
button.on_click(lambda _: setattr(count, "value", str(int(count.value) + 1)))
ipywidgets.VBox([count, button])
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("notebooks")
    write_notebook(made / "start.ipynb", COUNTS)
    write_notebook(made / "class.ipynb", "print('the class')")
    return made


@pytest.fixture(scope="module")
def alone(folder: Path, serve_notebooks: Callable[..., str]) -> str:
    return serve_notebooks(folder, preheat=0)


@pytest.fixture(scope="module")
def in_class(folder: Path, serve_notebooks: Callable[..., str]) -> str:
    return serve_notebooks(folder, preheat=0, **{"class": f"{CODE}=Owls", "teacher-token": TOKEN})


@pytest.fixture(scope="module")
def refusing(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page of a browser whose settings refuse all cookies."""
    profile = tmp_path_factory.mktemp("profile")
    (profile / "Default").mkdir()
    settings = {"profile": {"default_content_setting_values": {"cookies": NO_COOKIES}}}
    (profile / "Default" / "Preferences").write_text(json.dumps(settings))
    context = chromium.browser_type.launch_persistent_context(
        profile,
        executable_path=find_chromium(with_settings=True),
        headless=True,
        args=FLAGS,
        locale="ru",
    )
    context.set_default_timeout(PATIENCE_MS)
    yield context.new_page()
    context.close()


@pytest.mark.long(reason="a server and a browser of their own")
def test_a_single_user_needs_no_cookies_and_is_told_that_nothing_is_kept(alone: str, refusing: Page) -> None:
    page = refusing
    page.goto(f"{alone}{PAGE}?lang=ru")
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".widget-label").first).to_have_text("1")
    assert not page.evaluate("document.cookie") and not page.context.cookies(), "it keeps none"
    note = page.locator("#rt-cookies")
    for said in ("Браузер не принимает куки", "пройденное не сохраняется", "nothing that you do is kept"):
        expect(note).to_contain_text(said)
    expect(note).to_be_visible()
    expect(page.locator("#rt-lost")).to_be_hidden()


@pytest.mark.parametrize(
    ("lang", "says", "allow"),
    [("en", "The browser refuses cookies", "Allow cookies for this address"),
     ("ru", "Браузер не принимает куки", "Разрешите куки для этого адреса")],
)  # fmt: skip
def test_in_a_class_a_browser_that_refuses_cookies_is_told_so(
    in_class: str, refusing: Page, lang: str, says: str, allow: str
) -> None:
    page = refusing
    page.goto(f"{in_class}{PAGE}?lang={lang}")
    page.locator("#code").fill(CODE)
    page.locator("#nickname").fill("Anna")
    page.locator("form button").click()
    expect(page.get_by_role("heading")).to_have_text(says)
    expect(page.get_by_text(allow)).to_be_visible()
    page.goto(f"{in_class}teach?token={TOKEN}")
    expect(page.get_by_text("the browser refuses cookies: allow them")).to_be_visible()
    expect(page.get_by_text("браузер не принимает куки")).to_be_visible()


@pytest.mark.long(reason="a server and a browser of their own")
def test_a_browser_that_takes_cookies_is_told_nothing_of_them(alone: str, chromium_page: Page) -> None:
    chromium_page.goto(f"{alone}{PAGE}")
    chromium_page.get_by_role("button", name="Next").click()
    expect(chromium_page.locator(".widget-label").first).to_have_text("1")
    expect(chromium_page.locator("#rt-cookies")).to_be_hidden()
