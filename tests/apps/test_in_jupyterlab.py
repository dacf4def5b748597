"""The same notebooks where they are written: executed without a browser, and stepped in JupyterLab."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import nbformat
import pytest
from jupyter_client.manager import KernelManager, start_new_kernel
from nbclient import NotebookClient
from playwright.sync_api import Page, expect
from support.desk import open_drawer
from support.face import WIDGETS, drawn
from support.patience import PATIENCE
from support.servers import free_port, running

import tutor
from tutor.app.pages.lesson import LessonPage
from tutor.app.serving.app_pages import PAGES, source, topic_pages
from tutor.app.serving.app_pages import page as page_of
from tutor.app.widgets.bridge import BARE, Bridge, scoped_css
from tutor.views.theme import css, palette

NAMES = (*PAGES, *topic_pages())


def held(page: LessonPage) -> str:
    """A page in what holds it in JupyterLab."""
    return f"<div class='rt-holder'>{drawn(page.desk.widget)}</div>"


@pytest.fixture(scope="module")
def kernel() -> Iterator[KernelManager]:
    """A kernel that runs one notebook after the other: none leaves a name behind that the next could use."""
    manager, client = start_new_kernel(kernel_name="python3")
    yield manager
    client.stop_channels()
    manager.shutdown_kernel(now=True)


QUICK = ("start.ipynb", "penumbra-threat.ipynb", "workbench.ipynb")
MOST = pytest.mark.long(reason="every page in a kernel, as well as in a browser")


def written(name: str) -> str:
    """The notebook of an app page."""
    made = page_of(name)
    assert made is not None
    return source(made, name)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in QUICK else MOST) for name in NAMES])
def test_every_app_page_runs_as_a_notebook(name: str, kernel: KernelManager) -> None:
    notebook = nbformat.reads(written(name), as_version=4)
    nbformat.validate(notebook)
    notebook.cells.insert(0, nbformat.v4.new_code_cell("%reset -f"))
    NotebookClient(notebook, timeout=PATIENCE, km=kernel).execute()
    shown = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("application/vnd.jupyter.widget-view+json" in output.get("data", {}) for output in shown)


PLACES = """() => [...document.querySelectorAll(".rt-shell [data-part]")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.dataset.part, x, y, width, height, getComputedStyle(one).backgroundColor];
})"""


@pytest.mark.browser
@pytest.mark.parametrize("everything", [False, True], ids=["one-thing", "everything"])
def test_in_pages_of_others_a_lesson_looks_as_in_ours(everything: bool, chromium_page: Page) -> None:
    page = LessonPage("penumbra", "threat")
    page.desk.press("everything" if everything else "forward", "")
    widgets = WIDGETS.joinpath("widgets.css").read_text("utf-8")
    places = []
    for sheet in (css(), scoped_css()):
        style = f"body {{ margin: 0 }} .widget-box {{ display: flex }} {widgets}"
        chromium_page.set_content(f"<!doctype html><style>{style}</style><style>{sheet}</style>{held(page)}")
        places.append(chromium_page.evaluate(PLACES))
    assert len(places[0]) > 4 and places[0] == places[1]


@pytest.mark.browser
@pytest.mark.parametrize("system", ["light", "dark"])
@pytest.mark.parametrize("theme", ["light", "dark", ""], ids=["light", "dark", "no theme"])
def test_in_jupyterlab_the_face_is_as_dark_as_its_theme(
    theme: str, system: Literal["light", "dark"], chromium_page: Page
) -> None:
    page = LessonPage("penumbra", "threat")
    chromium_page.emulate_media(color_scheme=system)
    said = f' data-jp-theme-light="{"true" if theme == "light" else "false"}"' if theme else ""
    chromium_page.set_content(f"<!doctype html><style>{scoped_css()}</style><body{said}>{held(page)}</body>")
    dark = (theme or system) == "dark"
    shell = chromium_page.locator(".rt-shell")
    for token in ("page", "ink"):
        found = shell.evaluate("(e, name) => getComputedStyle(e).getPropertyValue(name).trim()", f"--{token}")
        assert found == palette("dark" if dark else "light")[token]
    table = chromium_page.locator("[data-part=stage]")
    found = table.evaluate("(e) => getComputedStyle(e).getPropertyValue('--table').trim()")
    assert found == ("#2a2440" if dark else "#40385a")


@pytest.mark.browser
@pytest.mark.parametrize(
    ("body", "root", "scheme"),
    [
        ('data-jp-theme-light="false"', "", "dark"),
        ('data-jp-theme-light="true"', "", "light"),
        ('data-jp-theme-light="true" class="rt-app"', ' data-theme="dark"', "dark"),
    ],
    ids=["dark theme", "light theme", "served, told to be dark"],
)
def test_an_output_is_as_dark_as_the_page_around_it(
    body: str, root: str, scheme: Literal["light", "dark"], chromium_page: Page
) -> None:
    sheet = f"<style>{css()}</style>" if root else ""
    output = tutor.rule("pen.threat.steps")._repr_html_()
    chromium_page.set_content(f"<!doctype html><html{root}>{sheet}<body {body}>{output}")
    colour = "(e) => getComputedStyle(e).getPropertyValue('--page').trim()"
    assert chromium_page.locator(".rt-cell").evaluate(colour) == palette(scheme)["page"]


def test_in_pages_of_others_a_rule_opens_in_the_drawer(monkeypatch: pytest.MonkeyPatch) -> None:
    led: list[str] = []
    monkeypatch.setattr(Bridge, "visit", lambda self, href: led.append(href))
    desk = LessonPage("penumbra", "threat").desk
    desk.press("rule", "pen.threat.step3.miss")
    assert len(led) == 1 and not desk.drawers.is_open("why") and 'data-act="bench"' in desk.parts["top"].html
    desk.bridge._commanded(desk.bridge, {"command": BARE}, [])
    desk.press("rule", "pen.threat.step3.miss")
    drawer = desk.parts["why"].html
    assert len(led) == 1 and desk.drawers.is_open("why")
    assert drawer.index('data-value="pen.threat.step3.miss"') < drawer.index("rt-why")
    assert 'data-act="bench"' not in desk.parts["top"].html
    desk.press("drawer", "why")
    desk.press("drawer", "why")
    assert "pen.threat.step3.miss" not in desk.parts["why"].html


KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
CELLS = (
    "import tutor\ntutor.threat_hand([3], [1]).mortal_by_dice()",
    'tutor.lesson("penumbra/05-plains-of-agony")',
    'tutor.rule("pen.threat.steps")',
)


@pytest.fixture
def jupyterlab(tmp_path: Path) -> Iterator[str]:
    """JupyterLab on a folder with the page of a topic and with cells as notebooks; gives its base URL."""
    (tmp_path / "penumbra-threat.ipynb").write_text(written("penumbra-threat.ipynb"), encoding="utf-8")
    cells = [nbformat.v4.new_code_cell(cell) for cell in CELLS]
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata=KERNEL), tmp_path / "cells.ipynb")
    port = free_port()
    scenarios = Path(__file__).parents[2]
    command = [sys.executable, "-m", "jupyterlab", "--no-browser", f"--port={port}", "--allow-root"]
    command += ["--ServerApp.token=", "--ServerApp.password=", "--ServerApp.ip=127.0.0.1"]
    command += [f"--ServerApp.root_dir={tmp_path}"]
    log = tmp_path / "log.txt"
    environment = {**os.environ, "JUPYTER_CONFIG_DIR": str(tmp_path / "config")}
    base = f"http://127.0.0.1:{port}/"
    with running(command, base + "lab", log, scenarios, environment):
        yield base


def run_all(page: Page, address: str) -> None:
    """Opens a notebook in JupyterLab, and runs its cells."""
    page.goto(address)
    expect(page.locator(".jp-Notebook")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Idle"))).to_be_visible()
    page.locator(".jp-Notebook .jp-Cell").first.click()
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()


@pytest.mark.browser
@pytest.mark.long(reason="JupyterLab itself takes longest to start")
def test_a_lesson_is_stepped_in_jupyterlab(jupyterlab: str, chromium_page: Page) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1600, "height": 1000})
    run_all(page, f"{jupyterlab}lab/tree/penumbra-threat.ipynb")
    stage, go = page.locator(".jp-OutputArea .rt-shell [data-part=stage]"), page.locator("[data-part=go]")
    expect(stage).to_be_visible()
    expect(go).to_be_in_viewport(ratio=1)
    height = page.locator(".rt-shell").bounding_box()["height"]  # type: ignore[index]
    assert stage.bounding_box()["height"] > height / 2  # type: ignore[index]
    page.locator("[data-part=go][data-act=forward]").click()
    expect(page.locator(".rt-time__at")).to_contain_text("1")
    page.locator("[data-act=lang][data-value=ru]").click()
    expect(page.locator(".rt-now h2")).to_have_text("Сейчас")

    open_drawer(page, "table")
    expect(page.locator(".jp-OutputArea .rt-shell .rt-table")).to_be_visible()

    # A rule opens beside the lesson, and nothing leads to pages that are not here.
    open_drawer(page, "why")
    rule = page.locator(".rt-drawer--why .rt-rule__title a").last
    title = rule.inner_text()
    rule.press("Enter")
    expect(page.locator(".rt-drawer--why .rt-part > .rt-rule .rt-rule__title")).to_have_text(title)
    expect(page).to_have_url(re.compile("/lab/tree/penumbra-threat.ipynb"))
    expect(page.locator('.rt-shell a[href*=".ipynb"]')).to_have_count(0)

    # Our looks stay inside our own boxes.
    expect(page.locator(".rt-now h2")).to_have_css("font-family", re.compile("Serif"))
    expect(page.locator("body")).not_to_have_css("font-family", re.compile("PT Sans"))


HURRIED = """
const native = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => native(ms < 10000 ? 0 : ms);
"""
"""What gives seconds gives none, as on a machine that is busy for all of them; minutes are minutes."""


@pytest.mark.browser
@pytest.mark.long(reason="JupyterLab itself takes longest to start")
def test_in_jupyterlab_a_lesson_answers_however_late_its_modules_run(
    jupyterlab: str, chromium_page: Page
) -> None:
    page = chromium_page
    page.add_init_script(HURRIED)
    run_all(page, f"{jupyterlab}lab/tree/penumbra-threat.ipynb")
    page.locator("[data-part=go][data-act=forward]").click()
    expect(page.locator(".rt-time__at")).to_contain_text("1")
    # Other extensions have the time that they ask for.
    assert page.evaluate(
        "new Promise((over) => AbortSignal.timeout(1).addEventListener('abort', () => over(true)))"
    )


@pytest.mark.browser
@pytest.mark.long(reason="JupyterLab itself takes longest to start")
def test_cells_that_were_saved_in_jupyterlab_are_exported_by_its_menu(
    jupyterlab: str, chromium_page: Page
) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 1600, "height": 2000})
    run_all(page, f"{jupyterlab}lab/tree/cells.ipynb")
    expect(page.locator(".jp-OutputArea .js-plotly-plot")).to_be_visible()
    expect(page.locator(".jp-OutputArea [data-part=go]")).to_be_visible()
    # A rule is words; what stands for a widget without its kernel is not shown beside the widget.
    expect(page.locator('.jp-OutputArea a[href*=".ipynb"]')).to_have_count(0)
    expect(page.locator(".jp-OutputArea [data-part=stage]")).to_have_count(1)
    page.keyboard.press("Control+s")
    expect(page.locator(".jp-mod-dirty")).to_have_count(0)
    (token,) = (one["value"] for one in page.context.cookies() if one["name"] == "_xsrf")
    exported = page.request.get(f"{jupyterlab}nbconvert/html/cells.ipynb?_xsrf={token}").text()
    assert 'data-part="stage"' in exported and "data-figure" in exported
    assert "widget-view+json" not in exported and "plotly.js (basic" in exported
