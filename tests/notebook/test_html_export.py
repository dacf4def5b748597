"""HTML export of notebooks: readable without a kernel and offline, by the plain command of nbconvert."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ipywidgets
import nbformat
import pytest
from nbconvert import HTMLExporter, NotebookExporter
from nbconvert.exporters.exporter import ResourcesDict
from nbformat import v4
from playwright.sync_api import Page
from support.browser import PageLog
from traitlets.config import Config
from voila.exporter import VoilaExporter

import tutor
from tutor.app.html_export import NO_SCRIPT
from tutor.app.widgets.static_html import STATE, VIEW, states_of, static_html
from tutor.notebook.static_formatter import html_of

ROOT = Path(__file__).parents[2]
CHAPTERS = ROOT / "notebooks" / "chapters"
INSTALLED = ROOT / "tutor" / "app" / "share" / "etc" / "jupyter_config.json"
CONFIG = Config(json.loads(INSTALLED.read_text("utf-8")))


def as_output(shown: Any) -> dict[str, Any]:
    """What a cell shows of a value."""
    if isinstance(shown, ipywidgets.Widget):
        view = {"version_major": 2, "version_minor": 0, "model_id": shown.model_id}
        return {VIEW: view, "text/html": html_of(shown), "text/plain": "a widget"}
    return dict(shown._repr_mimebundle_())


def notebook(*outputs: dict[str, Any], source: str = "import tutor", **metadata: Any) -> Any:
    """A notebook that was run: a cell for each output."""
    cells = [
        v4.new_code_cell(
            source, execution_count=n, outputs=[v4.new_output("execute_result", data, execution_count=n)]
        )
        for n, data in enumerate(outputs, 1)
    ]
    return v4.new_notebook(cells=cells, metadata=metadata)


def saved(widget: ipywidgets.Widget) -> dict[str, Any]:
    """The metadata of a notebook that keeps the states of its widgets."""
    return {STATE: {"version_major": 2, "version_minor": 0, "state": states_of(widget)}}


def exported(nb: Any, config: Config = CONFIG) -> str:
    html: str = HTMLExporter(config=config).from_notebook_node(nb)[0]
    return re.sub(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "", html)  # ids made anew each time


def words(html: str) -> str:
    """What is read on a page."""
    bare = re.sub(r"<(style|script).*?</\1>", "", html, flags=re.S)
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", bare))


def test_a_notebook_without_anything_of_ours_is_exported_as_before() -> None:
    slider = ipywidgets.IntSlider(description="theirs")
    theirs = notebook(as_output_of_theirs(slider), source="x = 1", widgets=saved(slider))
    theirs.cells.append(v4.new_markdown_cell("$x^2$"))
    assert exported(theirs) == exported(theirs, Config())


def as_output_of_theirs(widget: ipywidgets.Widget) -> dict[str, Any]:
    return {VIEW: {"version_major": 2, "version_minor": 0, "model_id": widget.model_id}, "text/plain": "x"}


def test_a_notebook_stays_one_where_it_is_not_exported_as_html() -> None:
    nb = notebook(as_output(tutor.threat_hand([3], [1])))
    text = NotebookExporter(config=CONFIG).from_notebook_node(nb)[0]
    assert VIEW in text and text == NotebookExporter().from_notebook_node(nb)[0]


def test_a_lesson_stands_as_its_saved_state_has_it() -> None:
    lesson = tutor.lesson("penumbra/05-plains-of-agony")
    shown = as_output(lesson)
    lesson.forward()
    html = exported(notebook(shown, widgets=saved(lesson.widget)))
    assert "Predict first" in words(html) and "Predict first" not in words(shown["text/html"])
    assert VIEW not in html and 'data-part="stage"' in html and 'data-part="bar"' not in html
    assert 'data-key="scene"' in html  # a stage is laid out by what its parts are
    assert not re.search(r"<button(?![^>]*\bdisabled)", html) and "data-act" not in words(html)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_has_no_saved_state_stands_as_it_was_shown_first(lang: str) -> None:
    hand = tutor.threat_hand([3], [1], threat=3)
    html = exported(notebook(as_output(hand), as_output(hand.mortal_by_dice())))
    assert "Threat dice 3" in words(html) and "2/27" in words(html)
    assert html.count("data-figure=") == 1 and "plotly.js (basic" in html
    lost = notebook({VIEW: {"model_id": "x"}, "text/plain": "VBox()"}, chapter={"lang": lang})
    note = "was not saved" if lang == "en" else "не сохранилось"
    assert note in words(exported(lost)) and "VBox()" not in words(exported(lost))
    assert f'<html lang="{lang}">' in exported(lost)


def test_a_part_of_a_widget_that_is_missing_is_told_of() -> None:
    hand = tutor.threat_hand([3], [1])
    states = saved(hand.widget)
    picture = hand.widget.children[-1].model_id
    del states[STATE]["state"][picture]
    html = exported(notebook(as_output(hand), widgets=states))
    assert "was not saved" in words(html) and "Threat dice 3" in words(html)


def test_the_style_and_the_figures_are_in_the_page_once() -> None:
    hand, other = tutor.threat_hand([3], [1]), tutor.threat_hand([2], [4])
    shown = [as_output(each) for each in (hand, other, hand.mortal_by_dice(), other.mortal_by_dice())]
    html = exported(notebook(*shown))
    assert html.count("@scope (.rt-drawn)") == 1 and html.count("plotly.js (basic") == 1
    assert "data-jp-theme-light" in html and "prefers-color-scheme: dark" in html
    without = exported(notebook(as_output(tutor.rule("pen.threat.steps"))))
    assert "plotly.js" not in without and "What belongs to it" in words(without)


def test_links_to_pages_that_are_not_there_are_words() -> None:
    shown = [as_output(tutor.rule("pen.threat.steps")), as_output(tutor.lesson("penumbra/01-three-steps"))]
    html = exported(notebook(*shown))
    assert "ipynb" in html and not re.search(r'href="[^"]*\.ipynb', html)
    assert re.search(
        r'data-rule="([\w.-]+)" data-page="[^"]+" title="tutor.rule\(&quot;\1&quot;\)"', shown[0]["text/html"]
    )


@pytest.mark.parametrize(("lang", "note"), [("en", "was not run"), ("ru", "не выполняли")])
def test_what_was_not_run_is_told_on_the_page(lang: str, note: str) -> None:
    chapter = nbformat.read(CHAPTERS / lang / "threat.ipynb", as_version=4)
    html = words(exported(chapter))
    assert note in html and html.index(note) < html.index(chapter.cells[0].source.splitlines()[0][2:])
    partly = notebook(as_output(tutor.rule("pen.threat.steps")), chapter={"lang": lang})
    assert note not in words(exported(partly))
    partly.cells.append(v4.new_code_cell("tutor.rule('pen.threat.steps')"))
    assert note in words(exported(partly))


def test_an_error_is_on_the_page_beside_what_was_shown() -> None:
    nb = notebook(as_output(tutor.rule("pen.threat.steps")))
    failed = v4.new_output("error", ename="NoSuchName", evalue="no rule", traceback=["NoSuchName: no rule"])
    nb.cells.append(v4.new_code_cell("tutor.rule('x')", execution_count=2, outputs=[failed]))
    html = words(exported(nb))
    assert "NoSuchName: no rule" in html and "Three steps of a threat roll" in html


def test_libraries_of_others_stay_where_they_are_used() -> None:
    nb = notebook(as_output(tutor.rule("pen.threat.steps")))
    assert exported(nb).count(f'src="{NO_SCRIPT}"') == 2
    nb.cells.append(v4.new_markdown_cell(r"$\frac{1}{2}$"))
    assert "mathjax" in exported(nb).lower() and exported(nb).count(f'src="{NO_SCRIPT}"') == 1


def test_a_widget_of_others_stays_a_widget_beside_ours() -> None:
    theirs = ipywidgets.DOMWidget()
    theirs.set_trait("_view_name", "TheirView")
    theirs.set_trait("_model_module", "theirs")
    hand = tutor.threat_hand([3], [1])
    states = saved(ipywidgets.VBox([theirs, hand.widget]))
    html = exported(notebook(as_output_of_theirs(theirs), as_output(hand), widgets=states))
    assert html.count(f'<script type="{VIEW}"') == 1 and theirs.model_id in html


def test_what_its_writer_has_hidden_is_left_out() -> None:
    picture = tutor.threat_hand(dice=[3], marks=[1], threat=1).picture()
    label, away = ipywidgets.Label("in sight"), ipywidgets.Label("out of sight", layout={"display": "none"})
    drawn = words(html_of(ipywidgets.VBox([label, away, picture])) or "")
    assert "in sight" in drawn and "out of sight" not in drawn


def test_a_page_that_is_served_is_no_export() -> None:
    nb = v4.new_notebook(cells=[v4.new_code_cell("import tutor")])
    served, _ = VoilaExporter(config=CONFIG)._preprocess(nb, ResourcesDict())
    assert len(served.cells) == 1


def test_controls_are_lines_of_labels_and_values() -> None:
    guess = tutor.ask("Who?", {"a": "Anna", "b": "Boris"})
    assert "Who? ○ Anna ○ Boris" in words(as_output(guess)["text/html"])
    guess.commit("b")
    assert "○ Anna ◉ Boris" in words(as_output(guess)["text/html"])
    assert "0 – 100" in words(as_output(tutor.ask("How likely?"))["text/html"])
    loss = tutor.life_loss("fire-dragon", life=1, elan=2)
    assert "☐ Protection" in words(as_output(loss)["text/html"])
    text, button = ipywidgets.Textarea(value="steps:\n  - say"), ipywidgets.Button(description="Open it")
    html = html_of(ipywidgets.VBox([text, button, loss.picture()])) or ""
    assert "<pre>steps:\n  - say</pre>" in html and "Open it" not in html
    assert "Open it" in words(static_html(states_of(button), button.model_id))
    plain = ipywidgets.IntSlider(description="n")
    assert html_of(plain) is None and html_of(ipywidgets.VBox([plain, loss.picture()])) is not None


def export(notebooks: list[Path], folder: Path) -> dict[str, str]:
    """The pages that the plain command makes of notebooks, which it runs."""
    command = [sys.executable, "-m", "nbconvert", "--to", "html", "--execute", "--output-dir", str(folder)]
    for file in notebooks:
        name = f"{file.parent.name}-{file.stem}"
        subprocess.run([*command, "--output", name, str(file)], check=True, capture_output=True, cwd=folder)
    return {file.stem: f"file://{file}" for file in folder.glob("*.html")}


DRAWN = """() => [...document.querySelectorAll(".js-plotly-plot .point path")].some((one) =>
  one.getBBox().width > 0 && one.getBBox().height > 0)"""
WIDER = """() => [...document.querySelectorAll("main *")].filter((one) => {
  const seen = one.checkVisibility() && !one.closest("pre, svg, .rt-vh");
  return seen && one.getBoundingClientRect().right > innerWidth + 1;
}).map((one) => one.outerHTML.slice(0, 200))"""


def readable(page: Page, address: str, *, stage: bool, figure: bool, exercise: str) -> None:
    """A page that needs nothing but its file, at the width of a screen and of a phone."""
    for width in (1280, 360):
        page.set_viewport_size({"width": width, "height": 720})
        page.goto(address)
        if figure:
            page.wait_for_function(DRAWN)
        if stage:
            assert page.locator(".rt-screen [data-part=stage] .st-scene").first.is_visible()
        assert page.get_by_text(exercise).first.is_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(WIDER) == []


@pytest.fixture
def offline(chromium_page: Page, page_log: PageLog) -> Iterator[Page]:
    """A page in a browser without a network; it may ask for its own file alone."""
    chromium_page.context.set_offline(True)
    yield chromium_page
    chromium_page.context.set_offline(False)
    page_log.requests[:] = [one for one in page_log.requests if not one.startswith("file:")]


CELLS = {
    "life": """import tutor
tutor.set_language("ru")
roll = tutor.lesson("penumbra/01-three-steps").forward()
roll""",
    "chart": """loss = tutor.life_loss(life=1, elan=2, gold=1, calm=1)
loss.by_life()""",
    "exercise": """tutor.exercise("one-way-out").follow(tutor.life_loss(life=1, elan=2))""",
}


@pytest.mark.programs
@pytest.mark.browser
@pytest.mark.long(reason="a notebook is run and exported by a program of its own")
def test_the_plain_command_makes_a_page_that_needs_nothing_else(tmp_path: Path, offline: Page) -> None:
    (tmp_path / "ru").mkdir()
    file = tmp_path / "ru" / "own.ipynb"
    cells = [v4.new_code_cell(source) for source in CELLS.values()]
    nbformat.write(v4.new_notebook(cells=cells), file)
    (address,) = export([file], tmp_path).values()
    readable(offline, address, stage=True, figure=True, exercise="из которого")
    assert offline.locator("html").get_attribute("lang") == "ru"


CHAPTER_PAGES: dict[str, dict[str, Any]] = {
    "en/turn": {"stage": True, "figure": True, "exercise": "These effects in the order in which they end"},
    "en/threat": {"stage": True, "figure": True, "exercise": "that three threat dice cannot hurt mortally"},
    "ru/life": {"stage": True, "figure": True, "exercise": "лишь один выход"},
    "ru/sight": {"stage": True, "figure": False, "exercise": "Комната, из которой заклинание"},
}


@pytest.mark.programs
@pytest.mark.browser
@pytest.mark.long(reason="chapters are run in a kernel before they are exported")
@pytest.mark.parametrize("chapter", CHAPTER_PAGES)
def test_a_chapter_is_exported_as_a_page(chapter: str, tmp_path: Path, offline: Page) -> None:
    (address,) = export([CHAPTERS / f"{chapter}.ipynb"], tmp_path).values()
    readable(offline, address, **CHAPTER_PAGES[chapter])
    assert Path(address.removeprefix("file://")).stat().st_size < 2_000_000
