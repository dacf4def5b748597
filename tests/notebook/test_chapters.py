"""Chapters: they run from top to bottom, and are the same in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient
from playwright.sync_api import Page, expect
from support.patience import PATIENCE

from tutor.app.widgets.static_html import VIEW

ROOT = Path(__file__).parents[2]
NOTEBOOKS = ROOT / "notebooks"
CHAPTERS = sorted(path.stem for path in (NOTEBOOKS / "chapters" / "en").glob("*.ipynb"))


def read(lang: str, chapter: str) -> nbformat.NotebookNode:
    notebook: nbformat.NotebookNode = nbformat.read(
        NOTEBOOKS / "chapters" / lang / f"{chapter}.ipynb", as_version=4
    )
    return notebook


def test_each_chapter_is_there_in_both_languages() -> None:
    assert CHAPTERS
    assert sorted(path.stem for path in (NOTEBOOKS / "chapters" / "ru").glob("*.ipynb")) == CHAPTERS


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_both_languages_have_the_same_cells(chapter: str) -> None:
    english, russian = read("en", chapter), read("ru", chapter)
    assert [(cell.id, cell.cell_type) for cell in english.cells] == [
        (cell.id, cell.cell_type) for cell in russian.cells
    ]
    for one, other in zip(english.cells, russian.cells, strict=True):
        if one.cell_type == "code":
            words = r'set_language\("\w+"\)|(?<=ask\()"[^"]*"|(?<=: )"[^"]*"'
            assert re.sub(words, "", one.source) == re.sub(words, "", other.source)
        else:
            assert not re.search("[а-яё]", one.source) and re.search("[а-яё]", other.source)
            assert one.source.count("#") == other.source.count("#")
            assert one.source.count("\n") == other.source.count("\n")


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_short_cells_without_outputs(chapter: str, lang: str) -> None:
    notebook = read(lang, chapter)
    assert notebook.metadata["title"]
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert not cell.outputs and cell.execution_count is None
            lines = [line for line in cell.source.splitlines() if line]
            assert len(lines) <= 6
    assert len({cell.id for cell in notebook.cells}) == len(notebook.cells)


@pytest.fixture(scope="module")
def kernel() -> Iterator[NotebookClient]:
    """What runs notebooks in one kernel, which is started with the first of them."""
    empty = nbformat.v4.new_notebook()
    client = NotebookClient(empty, timeout=PATIENCE, kernel_name="python3", shutdown_kernel="immediate")
    yield client
    with client.setup_kernel():
        """Only to be left: that ends the kernel."""


@pytest.mark.programs
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_runs_from_top_to_bottom(chapter: str, kernel: NotebookClient) -> None:
    """In both languages, all in one kernel: none finds names of another.

    Each in a kernel of its own is what the browser has (`test_chapters_in_browser`).
    """
    both = {lang: read(lang, chapter) for lang in ("en", "ru")}
    joined = nbformat.from_dict(both["en"])
    apart = nbformat.v4.new_code_cell("%reset -f")
    joined.cells = [*both["en"].cells, apart, *both["ru"].cells, apart]
    kernel.nb = joined
    kernel.execute(cleanup_kc=False)
    for notebook in both.values():
        outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
        assert outputs and all(output.output_type != "error" for output in outputs)
        assert all(output.get("name") != "stderr" for output in outputs)
        # Whoever opens it without the kernel sees what stands there.
        shown = [output.data for output in outputs if "data" in output]
        assert all('class="rt-output rt-drawn"' in data["text/html"] for data in shown if VIEW in data)
        assert sum(len(data.get("text/html", "")) for data in shown) < 1_000_000


@pytest.mark.browser
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_hand_is_changed_and_every_picture_follows(
    chromium_page: Page, serve_notebooks: Callable[..., str], lang: str
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1280, "height": 720})
    base = serve_notebooks(NOTEBOOKS, preheat=0)
    # The page is whole once its last cell has run; on a busy machine that takes long.
    page.goto(f"{base}voila/render/chapters/{lang}/threat.ipynb?lang={lang}", wait_until="commit")
    grid = page.locator(".rt-rolls").first
    expect(grid).to_be_visible()
    expect(grid.locator(".is-mortal")).to_have_count(16)
    # A rule leads to its page, and what stands for a widget without its kernel is not sent.
    link = page.locator(".rt-output a[data-page]").first
    expect(link).to_have_attribute("href", re.compile(r"/voila/render/rules\.ipynb\?rule=pen\."))
    assert page.locator(".rt-static__line").count() == 0
    # The cross of the only die takes it out: no roll loses a die any more, and the mark is hit as often.
    page.locator(".jupyter-widget-tag-close").first.click()
    expect(grid.locator(".is-mortal")).to_have_count(16)
    expect(grid.locator(".is-lost")).to_have_count(0)
    # A step of the lesson is seen in the picture that is made of its position.
    followed = page.locator(".rt-cell-picture .st-stage").first
    before = followed.inner_html()
    page.locator(".rt-go").first.click()
    expect(page.locator(".rt-at-bar").first).to_be_visible()
    page.wait_for_function(
        "before => document.querySelector('.rt-cell-picture .st-stage').innerHTML !== before", arg=before
    )


@pytest.mark.browser
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_card_is_put_in_and_a_chain_is_traced(
    chromium_page: Page, serve_notebooks: Callable[..., str], lang: str
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1280, "height": 720})
    base = serve_notebooks(NOTEBOOKS, preheat=0)
    page.goto(f"{base}voila/render/chapters/{lang}/chains.ipynb?lang={lang}", wait_until="commit")
    # The cards alone, those to put in, and what may follow one of them.
    mine = page.locator(".pen-launch__wide").nth(1)
    expect(mine).to_be_visible()
    expect(mine.locator(".pen-arc.is-lit")).to_have_count(0)
    page.locator("button[data-value=chant]").first.click()
    expect(mine.locator(".pen-arc.is-lit")).to_have_count(3)
    expect(page.locator(".pen-launch__wide").nth(2).locator(".pen-card")).to_have_count(4)
    # The use of a card in the lesson is seen in the picture that is made of its position.
    traced = page.locator(".pen-launch__wide").nth(3)
    expect(traced.locator(".pen-card.is-now")).to_have_count(0)
    page.locator(".rt-ask .rt-option").first.click()
    page.locator(".rt-go").first.click()
    expect(traced.locator(".pen-card.is-now")).to_have_count(1)
    expect(traced.locator(".pen-arc.is-next")).to_have_count(3)
