"""Every chapter in Chromium, served and in JupyterLab: what is moved is followed by what is drawn."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect
from support.servers import free_port, running

from tutor.rules.words import LANGS

ROOT = Path(__file__).parents[2]
CHAPTERS = ROOT / "notebooks" / "chapters"
NAMES = sorted(path.stem for path in (CHAPTERS / "en").glob("*.ipynb"))
LATE = 120_000
"""Milliseconds in which a chapter has run in a fresh kernel on a busy machine."""
MOST_STEPS = 6
"""After so many steps at the latest what follows a stepper is another picture."""
PHONE = {"width": 360, "height": 740}

each_chapter = pytest.mark.parametrize("chapter", NAMES)
each_language = pytest.mark.parametrize("lang", LANGS)
PICTURES = """() => [...document.querySelectorAll(".rt-cell-picture, .js-plotly-plot, .rt-cell")]
  .filter((one) => !one.closest(".rt-shell")).map((one) => one.innerHTML).join("\\n")"""
SHELL = """() => document.querySelector(".rt-shell [data-part=bar]")?.outerHTML ?? "" """
CUT = """() => [...document.querySelectorAll(".rt-cell-picture, .rt-cell, .js-plotly-plot, .rt-shell")]
  .map((one) => one.getBoundingClientRect())
  .filter((box) => box.width && box.right > innerWidth + 1).length"""


def stepper(chapter: str) -> tuple[str, bool]:
    """The name of a chapter's first stepper, and whether a picture follows it; empty where it has none."""
    cells = nbformat.read(CHAPTERS / "en" / f"{chapter}.ipynb", as_version=4).cells
    code = "\n".join(cell.source for cell in cells if cell.cell_type == "code")
    named = re.search(r"^(\w+) = tutor\.(?:blank_)?lesson\(", code, re.MULTILINE)
    if named is None:
        return "", False
    return named[1], f"{named[1]}.follow(" in code or f"lesson_draft({named[1]})" in code


def changed(page: Page, what: str, before: str) -> None:
    """Waits until what a script gives is no more what it was."""
    page.wait_for_function(f"before => ({what})() !== before", arg=before, timeout=LATE)


def commit(page: Page) -> None:
    """Commits to the guess that each chapter begins with, once its kernel answers."""
    button = page.locator(".jupyter-button:not(.rt-shell *)").first
    expect(button).to_be_visible(timeout=LATE)
    button.click()
    expect(button).to_be_disabled(timeout=LATE)


def movable(page: Page) -> Locator:
    """The sliders that are not those of a guess which was committed."""
    return page.locator(".noUi-target:not([disabled]) .noUi-handle")


def move(page: Page) -> None:
    """Moves the first control, by the keyboard where it can be, and waits for a picture that follows."""
    before = page.evaluate(PICTURES)
    if movable(page).count():
        handle = movable(page).first
        at, top = (float(handle.get_attribute(name) or 0) for name in ("aria-valuenow", "aria-valuemax"))
        handle.press("ArrowLeft" if at >= top else "ArrowRight")
    elif page.locator(".rt-cell-picture button[data-act]").count():
        page.locator(".rt-cell-picture button[data-act]").first.click()
    else:
        field = page.locator(".widget-text input").first
        field.fill(field.input_value() + "?")
        field.press("Tab")
    changed(page, PICTURES, before)


def step(page: Page, followed: bool) -> None:
    """Takes steps of the first stepper until the picture that follows it is another, or one if none does."""
    shell, pictures = page.locator(".rt-shell:has([data-part=go])").first, page.evaluate(PICTURES)
    for _ in range(MOST_STEPS):
        bar = page.evaluate(SHELL)
        if shell.locator("[data-part=go]").is_disabled():
            shell.locator("[data-part=ask] button").first.click()
            expect(shell.locator("[data-part=go]")).to_be_enabled(timeout=LATE)
        shell.locator("[data-part=go]").click()
        changed(page, SHELL, bar)
        if not followed or page.evaluate(PICTURES) != pictures:
            return
    changed(page, PICTURES, pictures)


@pytest.mark.browser
@pytest.mark.long(reason="every chapter in both languages, each in a kernel of its own")
@each_language
@each_chapter
def test_a_served_chapter_follows_what_is_moved_and_fits_a_phone(
    chromium_page: Page, serve_notebooks: Callable[..., str], chapter: str, lang: str
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1280, "height": 720})
    base = serve_notebooks(ROOT / "notebooks", preheat=0)
    page.goto(f"{base}voila/render/chapters/{lang}/{chapter}.ipynb?lang={lang}", wait_until="commit")
    commit(page)
    name, followed = stepper(chapter)
    if name:
        step(page, followed)
    move(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth", timeout=LATE)
    page.wait_for_function(f"() => ({CUT})() === 0", timeout=LATE)
    move(page)


@pytest.fixture(scope="module")
def jupyterlab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """JupyterLab on a copy of the chapters; gives its base URL."""
    folder = tmp_path_factory.mktemp("lab")
    shutil.copytree(CHAPTERS, folder / "chapters")
    settings = folder / "config" / "lab" / "user-settings" / "@jupyterlab" / "notebook-extension"
    settings.mkdir(parents=True)
    # JupyterLab leaves out cells that are far off, unless it is told not to.
    (settings / "tracker.jupyterlab-settings").write_text('{"windowingMode": "none"}', "utf-8")
    port = free_port()
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", f"--port={port}", "--allow-root"]
    command += ["--ServerApp.token=", "--ServerApp.password=", "--ServerApp.ip=127.0.0.1"]
    command += [f"--ServerApp.root_dir={folder}"]
    environment = {**os.environ, "JUPYTER_CONFIG_DIR": str(folder / "config")}
    base = f"http://127.0.0.1:{port}/"
    with running(command, base + "lab", folder / "log.txt", ROOT, environment):
        yield base


def run_cell(page: Page, source: str) -> Locator:
    """Writes a cell below the last one and runs it; gives what it prints."""
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    page.keyboard.insert_text(source)
    page.keyboard.press("Shift+Enter")
    return page.locator(
        ".jp-Cell .jp-OutputArea-output[data-mime-type='application/vnd.jupyter.stdout']"
    ).last


@pytest.mark.browser
@pytest.mark.long(reason="every chapter in JupyterLab")
@pytest.mark.parametrize(("chapter", "lang"), list(zip(NAMES, cycle(LANGS), strict=False)))
def test_in_jupyterlab_the_next_cell_sees_what_was_stepped(
    chromium_page: Page, jupyterlab: str, chapter: str, lang: str
) -> None:
    page = chromium_page
    page.goto(f"{jupyterlab}lab/tree/chapters/{lang}/{chapter}.ipynb?reset", wait_until="commit")
    expect(page.locator(".jp-Notebook .jp-Cell").first).to_be_visible(timeout=LATE)
    expect(page.get_by_role("button", name=re.compile("Idle"))).to_be_visible(timeout=LATE)
    page.locator(".jp-Notebook .jp-Cell").first.click()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    commit(page)
    # A picture that is drawn late would be taken for one that followed.
    expect(page.locator(".jp-InputArea-prompt", has_text="*")).to_have_count(0, timeout=LATE)
    name, followed = stepper(chapter)
    if name:
        step(page, followed)
    move(page)
    expect(page.locator(".jp-RenderedText[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)
    if not name:
        return
    page.locator(".jp-Notebook .jp-Cell .jp-InputPrompt").last.click()
    printed = run_cell(page, f"print('stops:', len({name}.history))")
    expect(printed).to_have_text(re.compile(r"stops: [1-9]"), timeout=LATE)
    stops, bar = int(printed.inner_text().split()[1]), page.evaluate(SHELL)
    printed = run_cell(page, f"print('left:', len({name}.back().history))")
    expect(printed).to_have_text(re.compile(rf"left: {stops - 1}\b"), timeout=LATE)
    changed(page, SHELL, bar)
