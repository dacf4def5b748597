"""Notebooks in a site: chapters and a teacher's own, run before they are published, with their lessons."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect
from support.http import ask
from support.publishing import ROOT, WINTER, installed, publish, served

from tutor.app.serving.site import load_site

pytestmark = pytest.mark.programs

CHAPTER = ROOT / "notebooks" / "chapters" / "en" / "threat.ipynb"


def own(path: Path, *cells: str, **metadata: str) -> Path:
    """A notebook of a teacher's own."""
    code = [nbformat.v4.new_code_cell(cell) for cell in cells]
    for number, cell in enumerate(code):
        cell.outputs = [nbformat.v4.new_output("stream", name="stdout", text=f"old {number}")]
    text = nbformat.v4.new_markdown_cell("# Our class")
    nbformat.write(nbformat.v4.new_notebook(cells=[text, *code], metadata=metadata), path)
    return path


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("chapters")
    lesson = 'import tutor\nstep = tutor.lesson("resarcana/01-first-turn")\nstep'
    known = sorted((ROOT / "scenarios" / "resarcana").glob("01-*.yaml"))[0].stem
    mine = own(folder / "our-class.ipynb", lesson.replace("01-first-turn", known), title="Наш класс")
    code, output = publish(WINTER, CHAPTER, mine, "--out", folder / "site", "--lang", "ru")
    assert code == 0, output
    return folder / "site"


@pytest.mark.long(reason="a site is built, and served by a server of its own")
def test_a_site_holds_the_notebooks_and_the_lessons_that_they_name(site: Path) -> None:
    made = load_site(site)
    assert {"chapters/en/threat.ipynb", "chapters/ru/our-class.ipynb"} <= set(made.notebooks)
    assert made.lessons[0] == "seasons/04-leaving-winter"
    assert {"penumbra/01-three-steps"} < set(made.lessons[1:])
    assert any(lesson.startswith("resarcana/01-") for lesson in made.lessons)
    mine = json.loads((site / "notebooks" / "chapters" / "ru" / "our-class.ipynb").read_text("utf-8"))
    assert mine["metadata"]["title"] == "Наш класс" and mine["metadata"]["chapter"]["lang"] == "ru"
    assert "old 0" not in json.dumps(mine), "what it showed is not published"


@pytest.mark.browser
@pytest.mark.long(reason="a site is built, and served by a server of its own")
def test_a_published_chapter_is_read_and_no_other(site: Path, tmp_path: Path, chromium_page: Page) -> None:
    page = chromium_page
    (tmp_path / "elsewhere").mkdir()
    with served(installed(site, tmp_path / "venv"), site, tmp_path / "elsewhere") as base:
        page.goto(f"{base}voila/render/start.ipynb?lang=en", wait_until="commit")
        link = page.locator("a[href*='chapters/en/threat.ipynb']")
        expect(link).to_be_visible()
        expect(page.locator("a[href*='our-class']")).to_have_count(0)
        link.click()
        expect(page.locator(".rt-rolls .is-mortal").first).to_be_visible()
        # There is no page of all chapters here, and this one is there in one language.
        expect(page.locator("body > header .rt-crumbs a")).to_have_count(1)
        expect(page.locator("body > header .rt-lang a")).to_have_count(1)
        assert ask(f"{base}voila/render/chapters/ru/threat.ipynb").status == 404
        assert ask(f"{base}voila/render/chapters.ipynb").status == 404
        page.goto("about:blank")  # the page would miss its server


def refused(paths: Sequence[object], out: Path) -> str:
    code, output = publish(*paths, "--out", out)
    assert code != 0 and not out.exists()
    return re.sub(r"\s+", " ", output)


def test_a_notebook_that_fails_is_told_with_its_cell_and_nothing_is_written(tmp_path: Path) -> None:
    bad = own(tmp_path / "bad.ipynb", "import tutor", 'tutor.lesson("penumbra/no-such-lesson")')
    output = refused([bad], tmp_path / "site")
    assert "bad.ipynb" in output and "cells[3]" in output and "no lesson 'penumbra/no-such-lesson'" in output
    assert "Traceback" not in output


def test_what_is_no_notebook_or_is_there_twice_is_told(tmp_path: Path) -> None:
    broken, named = tmp_path / "broken.ipynb", own(tmp_path / "Мой блокнот.ipynb", "1")
    broken.write_text("{]", "utf-8")
    output = refused([broken, named, tmp_path / "none.ipynb"], tmp_path / "site")
    assert "broken.ipynb" in output and "a notebook of form 4" in output and "none.ipynb" in output
    assert "Мой блокнот.ipynb" in output and "small Latin letters" in output
    (tmp_path / "more").mkdir()
    again = own(tmp_path / "more" / "one.ipynb", "1")
    output = refused([own(tmp_path / "one.ipynb", "1"), again], tmp_path / "site")
    assert "chapters/en/one.ipynb again" in output


@pytest.mark.parametrize(
    ("about", "field", "found"),
    [
        ({"minutes": "soon"}, "metadata.chapter", "minutes"),
        ({"game": "chess"}, "metadata.chapter.game", "chess"),
        (["a list"], "metadata.chapter", ""),
    ],
)
def test_a_notebook_that_tells_nonsense_of_itself_is_told(
    about: object, field: str, found: str, tmp_path: Path
) -> None:
    path = own(tmp_path / "one.ipynb", "1")
    notebook = json.loads(path.read_text("utf-8"))
    notebook["metadata"]["chapter"] = about
    path.write_text(json.dumps(notebook), "utf-8")
    output = refused([path], tmp_path / "site")
    assert field in output and found in output
