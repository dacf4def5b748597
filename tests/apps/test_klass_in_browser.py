"""The teacher's page in a real browser: it follows the class without being loaded anew."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.browser import write_notebook
from support.classroom import answer, stand

from tutor.classroom.store import Store

pytestmark = pytest.mark.browser
Serve = Callable[..., str]

OPEN = """
from dataclasses import replace
from tutor.app.pages.classroom import KlassPage
from tutor.app.request import page_request
KlassPage(replace(page_request(), teacher=True)).widget
"""
"""The page as the teacher has it; who is the teacher is the server's to say, and is tested there."""


@pytest.fixture
def base(serve_notebooks: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path))
    monkeypatch.delenv("TUTOR_DATABASE_URL", raising=False)
    folder = tmp_path / "notebooks"
    folder.mkdir()
    write_notebook(folder / "klass.ipynb", OPEN)
    return serve_notebooks(folder, preheat=0)


@pytest.mark.long(reason="a teacher and learners, each with pages of their own")
def test_the_page_follows_the_class(base: str, chromium_page: Page, tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path}/tutor.sqlite3")
    klass = store.add_class("Второй вечер", "LODGE")
    page = chromium_page
    page.goto(f"{base}voila/render/klass.ipynb?lang=ru")
    expect(page.locator(".rt-where")).to_contain_text("Пока никто не вошёл")

    # A learner joins, begins a lesson and errs.
    learner, _ = store.join(klass, "<i>Вера</i>")
    asked: dict[str, Any] = {"learner": learner.id, "lesson": "penumbra/01-three-steps", "place": "1.0"}
    store.add([answer(1, right=False, given="3", **asked), stand(4, learner=learner.id)])
    row = page.locator(".rt-where tbody tr")
    expect(row).to_contain_text("<i>Вера</i>")
    expect(page.locator(".rt-missed")).to_contain_text("1 из 1")

    # What was answered is one press away, and stays open while the page follows on.
    page.locator(".rt-heat td button").first.click()
    said = page.locator(".rt-said tbody tr")
    expect(said).to_contain_text("Сколько из трёх кубиков промахнётся?")
    store.add([answer(2, right=False, given="0", first=False, **asked)])
    expect(said).to_have_count(2)

    page.locator("[data-act=view][data-value=people]").click()
    figure = page.locator(".rt-class .js-plotly-plot")
    figure.scroll_into_view_if_needed()
    expect(figure.locator(".barlayer path").last).to_be_visible()
    with page.expect_download() as download:
        page.locator("[data-act=csv]").click()
    assert "<i>Вера</i>,penumbra/01-three-steps" in download.value.path().read_text("utf-8")

    page.locator("[data-act=names]").click()
    expect(row).to_contain_text("Ученик 1")
    page.locator("[data-act=lang][data-value=en]").click()
    expect(page.locator(".rt-where h2")).to_have_text("Who is where")
    for width in (1400, 360):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_function("wide => document.documentElement.scrollWidth <= wide", arg=width)
