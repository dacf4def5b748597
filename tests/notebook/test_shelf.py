"""The shelf: every chapter by title, on the page of chapters, on a game's page, and in the first notebook."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from playwright.sync_api import Page, expect
from support.patience import PATIENCE

import tutor
from tutor.app.chapters import chapters
from tutor.app.games import VIEWS
from tutor.app.pages.chapters import ChaptersPage
from tutor.app.pages.game_page import GamePage
from tutor.app.request import Request
from tutor.rules.words import LANGS, Lang

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.mark.parametrize("lang", LANGS)
def test_every_chapter_stands_on_the_shelf(lang: Lang) -> None:
    files = {path.relative_to(NOTEBOOKS).as_posix() for path in (NOTEBOOKS / "chapters" / lang).glob("*")}
    listed = [one.notebook for one in chapters(lang)]
    assert set(listed) == files and len(listed) == len(files)
    for one in chapters(lang):
        assert one.about.lang == lang and 5 <= one.about.minutes <= 20 and one.about.question
        assert not one.about.game or one.about.game in VIEWS
        assert bool(re.search("[а-яё]", one.title + one.about.question)) == (lang == "ru")
    assert [one["notebook"] for one in tutor.shelf(lang).to_dict()] == listed


def test_both_languages_tell_the_same_of_a_chapter() -> None:
    english, russian = (
        {one.id: (one.about.game, one.about.minutes, one.about.order) for one in chapters(lang)}
        for lang in LANGS
    )
    assert english == russian and len({order for *_, order in english.values()}) == len(english)


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_of_chapters_leads_to_each(lang: Lang) -> None:
    page = ChaptersPage(Request({"lang": lang}, lang))
    listed = unescape(str(page.parts["list"].html))
    for one in chapters(lang):
        assert f'href="{one.notebook}?lang={lang}"' in listed and one.about.question in listed
    of_game = ChaptersPage(Request({"lang": lang, "game": "penumbra"}, lang))
    shown = re.findall(r'href="(chapters/[^"?]*)', str(of_game.parts["list"].html))
    assert shown == [one.notebook for one in chapters(lang, "penumbra")]
    page.press("lang", "ru" if lang == "en" else "en")
    assert f"chapters/{lang}/" not in str(page.parts["list"].html)


@pytest.mark.parametrize("game", VIEWS)
def test_the_page_of_a_game_leads_to_its_chapters(game: str) -> None:
    page = GamePage(game, Request({}, "en"))
    top, tiles = (unescape(str(page.parts[part].html)) for part in ("top", "tiles"))
    assert "chapters.ipynb?lang=en" in top
    # Where a game has a page of its own, there is no room for the tile.
    room = tiles.count("en-tile") > 1 and "tile-sight" not in tiles
    assert (f"chapters.ipynb?game={game}" in tiles) == (room and bool(chapters("en", game)))


@pytest.mark.programs
def test_the_first_notebook_runs_and_leads_on() -> None:
    notebook = nbformat.read(NOTEBOOKS / "welcome.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells)
    NotebookClient(notebook, timeout=PATIENCE, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert all(output.output_type != "error" for output in outputs)
    drawn = "".join(output.get("data", {}).get("text/html", "") for output in outputs)
    links = re.findall(r'href="(chapters/[^"]*)"', drawn)
    assert len(links) == sum(len(chapters(lang)) for lang in LANGS)
    assert all((NOTEBOOKS / link).is_file() for link in links)


@pytest.mark.browser
def test_a_chapter_leads_back_and_its_pictures_lead_to_the_pages(
    chromium_page: Page, serve_notebooks: Callable[..., str]
) -> None:
    page, base = chromium_page, serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/chapters/ru/threat.ipynb?lang=ru", wait_until="commit")
    expect(page.locator(".rt-rolls").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "ru"
    assert page.evaluate("document.title") == "Пенумбра: три чёрных кубика"
    assert "lesson=" not in page.url, "the lesson in it leaves the address alone"
    bar = page.locator("body > header")
    assert bar.locator("a[href='../en/threat.ipynb?lang=en']").count() == 1
    lesson = page.locator(".rt-output a[target='_blank'][href*='penumbra-threat.ipynb?lesson=']").first
    lesson.evaluate("link => { link.closest('details').open = true; }")
    with page.context.expect_page() as opened:
        lesson.click()
    expect(opened.value.locator(".rt-shell [data-part=stage]")).to_be_visible()
    assert "/voila/render/penumbra-threat.ipynb?lesson=" in opened.value.url
    opened.value.close()
    bar.locator("a[href='../../chapters.ipynb?lang=ru']").click()
    expect(page.locator(".en-shelf a[href='chapters/ru/threat.ipynb?lang=ru']")).to_be_visible()
