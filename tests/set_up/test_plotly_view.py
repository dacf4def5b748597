"""PlotlyView in a real browser: drawn from the static bundle, chosen by mouse and keys, changed in place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from support.browser import PageLog, write_notebook

from tutor.app.widgets.modules import theme_colours
from tutor.app.widgets.plotly_view import Click, PlotlyView

pytestmark = pytest.mark.programs

SETUP = """
import ipywidgets as W
from tutor.app.widgets.plotly_view import PlotlyView

def figure(title, colours=("#0c5760", "#0c5760", "#a81f24")):
    marker = {"size": 30, "color": list(colours)}
    nodes = {"type": "scatter", "mode": "markers", "x": [1, 2, 3], "y": [1, 2, 1], "marker": marker,
             "text": ["ruby<br>one", "amber", "jasper"], "hoverinfo": "text"}
    return {"data": [nodes], "layout": {"title": {"text": title}, "height": 300, "width": 500,
            "paper_bgcolor": "#fdfdfb", "margin": {"l": 20, "r": 20, "t": 40, "b": 20}}}

heard = W.HTML('<b class="heard">-</b>')
def hear(click):
    heard.value = f'<b class="heard">{click["point"]} {click["x"]} {click["text"]} {click["key"]}</b>'
view = PlotlyView(figure("First"), label="Chain", alt="Three marks in a row", key_trace=0, on_click=hear)
again, patch, far = W.Button(description="Again"), W.Button(description="Patch"), W.Button(description="Show")
tab = W.VBox([])
def renew(_): view.fig = figure("Second")
def recolour(_): view.patch({"marker.color": [["#1c6b3c"] * 3]}, {"title.text": "Patched"})
def show(_): tab.children = [] if tab.children else [view]
again.on_click(renew); patch.on_click(recolour); far.on_click(show)
"""
TITLE = "document.querySelector('.gtitle')?.textContent"
FILLS = "[...document.querySelectorAll('.js-plotly-plot .points path')].map(p => p.style.fill)"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("plotly")
    write_notebook(made / "start.ipynb", SETUP, "W.VBox([again, patch, heard, view])")
    write_notebook(made / "below.ipynb", SETUP, "W.VBox([W.HTML('<p style=height:3000px>'), heard, view])")
    write_notebook(made / "tab.ipynb", SETUP, "show(0); W.VBox([again, patch, far, heard, tab])")
    return made


@pytest.fixture
def shown(chromium_page: Page, folder: Path, serve_notebooks: Callable[..., str]) -> Page:
    chromium_page.goto(serve_notebooks(folder))
    chromium_page.wait_for_function(f"{TITLE} === 'First'")
    return chromium_page


def test_page_becomes_usable_and_stays_on_this_machine(shown: Page, page_log: PageLog) -> None:
    expect(shown.locator("#rt-loading")).to_have_count(0)
    for note in ("#rt-broken", "#rt-lost"):
        expect(shown.locator(note)).to_be_hidden()
    assert shown.evaluate("document.documentElement.lang") == "en"
    assert sum("plotly-basic" in url for url in page_log.requests) == 1
    assert page_log.outside == [] and page_log.errors == []


def test_click_reaches_python_with_the_point(shown: Page) -> None:
    box = shown.locator(".js-plotly-plot .points path").nth(2).bounding_box()
    assert box
    shown.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    shown.locator(".hoverlayer .hovertext").wait_for()
    shown.mouse.down()
    shown.mouse.up()
    expect(shown.locator(".heard")).to_have_text("2 3 jasper False")


def test_keys_walk_over_the_points_speak_and_choose(shown: Page) -> None:
    figure = shown.get_by_role("application", name="Chain")
    figure.focus()
    shown.keyboard.press("ArrowRight")
    expect(shown.locator("[aria-live]")).to_have_text("ruby; one")
    shown.keyboard.press("End")
    expect(shown.locator("[aria-live]")).to_have_text("jasper")
    shown.keyboard.press("ArrowLeft")
    shown.keyboard.press("Enter")
    expect(shown.locator(".heard")).to_have_text("1 2 amber True")
    assert shown.evaluate("document.activeElement.getAttribute('aria-label')") == "Chain"


def test_alternative_text_describes_the_figure(shown: Page) -> None:
    figure = "document.querySelector('[role=application]')"
    described = f"document.getElementById({figure}.getAttribute('aria-describedby'))"
    assert shown.evaluate(f"{described}.textContent") == "Three marks in a row"
    assert shown.evaluate(f"{described}.getBoundingClientRect().width") <= 1


def test_new_figure_and_patch_are_drawn_in_place(shown: Page, page_log: PageLog) -> None:
    shown.get_by_role("button", name="Again").click()
    shown.wait_for_function(f"{TITLE} === 'Second'")
    shown.get_by_role("button", name="Patch").click()
    shown.wait_for_function(f"{TITLE} === 'Patched'")
    assert shown.evaluate(FILLS) == ["rgb(28, 107, 60)"] * 3
    shown.get_by_role("button", name="Again").click()
    shown.wait_for_function(f"{TITLE} === 'Second'")
    assert shown.evaluate(FILLS) == ["rgb(12, 87, 96)"] * 2 + ["rgb(168, 31, 36)"]
    assert sum("plotly-basic" in url for url in page_log.requests) == 1


def test_patch_survives_when_the_view_is_shown_again(
    chromium_page: Page, folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    page.goto(serve_notebooks(folder) + "voila/render/tab.ipynb")
    page.wait_for_function(f"{TITLE} === 'First'")
    page.get_by_role("button", name="Patch").click()
    page.wait_for_function(f"{TITLE} === 'Patched'")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".js-plotly-plot")).to_have_count(0)
    page.get_by_role("button", name="Show").click()
    page.wait_for_function(f"{TITLE} === 'Patched'")
    assert page.evaluate(FILLS) == ["rgb(28, 107, 60)"] * 3


def test_a_figure_that_was_never_in_view_is_printed_in_words_and_then_drawn(
    chromium_page: Page, folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    page = chromium_page
    page.goto(serve_notebooks(folder) + "voila/render/below.ipynb")
    words = page.get_by_text("Three marks in a row")
    expect(words).to_be_attached()
    expect(words).to_have_css("width", "1px")
    assert page.evaluate(TITLE) is None
    printed = "dispatchEvent(new Event('beforeprint')); document.querySelector('[id^=alt-]').offsetWidth"
    assert page.evaluate(printed) > 100, "the paper shows an empty frame"
    page.wait_for_function(f"{TITLE} === 'First'")
    expect(words).to_have_css("width", "1px")


def test_figure_follows_the_dark_scheme(shown: Page) -> None:
    shown.emulate_media(color_scheme="dark")
    shown.wait_for_function(
        "document.querySelector('.js-plotly-plot')._fullLayout.paper_bgcolor === '#1a1f22'"
    )
    shown.evaluate("document.documentElement.dataset.theme = 'light'")
    shown.wait_for_function(
        "document.querySelector('.js-plotly-plot')._fullLayout.paper_bgcolor === '#fdfdfb'"
    )


@pytest.mark.parametrize("way", ["missing", "hanging"])
def test_without_the_bundle_the_words_are_shown_and_the_page_works(
    chromium_page: Page, page_log: PageLog, folder: Path, serve_notebooks: Callable[..., str], way: str
) -> None:
    page = chromium_page

    def refuse(route: Route) -> None:
        if way == "missing":
            route.fulfill(status=404)

    page.route("**/plotly-basic-*", refuse)
    page.clock.install()
    page.goto(serve_notebooks(folder))
    page.get_by_role("button", name="Again").wait_for()
    page.wait_for_function("document.querySelector('[role=application]')")
    page.clock.run_for(30_000)
    words = page.get_by_text("Three marks in a row")
    page.wait_for_function("document.querySelector('[role=application]').hidden")
    assert words.bounding_box()["width"] > 50  # type: ignore[index]
    page.get_by_role("button", name="Again").click()
    page.get_by_role("button", name="Patch").click()
    page.unroute("**/plotly-basic-*")
    if way == "missing":
        page_log.errors.clear()  # the 404 itself


def test_messages_that_are_no_click_on_a_point_are_dropped() -> None:
    heard: list[Click] = []
    spec: dict[str, Any] = {"data": [{"x": [1, 2], "y": [3, 4], "text": ["a", "b"]}], "layout": {}}
    view = PlotlyView(spec, label="l", alt="a", on_click=heard.append)
    messages: tuple[Any, ...] = (
        None,
        [],
        {"type": "other", "curve": 0, "point": 0},
        {"type": "click"},
        {"type": "click", "curve": 1, "point": 0},
        {"type": "click", "curve": 0, "point": 2},
        {"type": "click", "curve": -1, "point": 0},
        {"type": "click", "curve": True, "point": 0},
        {"type": "click", "curve": "0", "point": "0"},
    )
    for message in messages:
        view._receive(view, message, [])
    assert heard == []
    view._receive(view, {"type": "click", "curve": 0, "point": 1, "x": "forged", "text": "forged"}, [])
    assert heard == [{"curve": 0, "point": 1, "x": 2, "y": 4, "text": "b", "key": False}]


def test_colours_come_from_the_light_scheme_only() -> None:
    css = ":root { --ink: #1B2126; --page: #f5f6f3; --other: #1b2126; --n: 3px; } .x { --late: #000000; }"
    assert theme_colours(css) == {"#1b2126": "--ink", "#f5f6f3": "--page"}
