"""A region in a real browser without a kernel: only what differs is changed, what the reader did is kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route
from support.desk import all_shown

from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.play import PlayPage
from tutor.app.pages.shell import Desk
from tutor.app.request import Request
from tutor.app.widgets.region import Region
from tutor.app.workbench import WorkbenchPage
from tutor.games.penumbra import GAME

STATIC = files("tutor.app").joinpath("share", "jupyter", "labextensions", "tutor-plotly", "static")
HOST = "http://127.0.0.1:9"
PAGE = """<!doctype html><script id="jupyter-config-data" type="application/json">
{"fullLabextensionsUrl": "/ext"}</script><body data-voila=""><div id="host"></div>"""
START = """async html => {
  const {default: widget} = await import('/region.js');
  window.heard = {};
  window.model = {
    html, get(name) { return {html: this.html, _dom_classes: window.worn}[name] ?? ''; },
    on(names, does) { for (const name of names.split(' ')) window.heard[name] = does; }, off() {}, send() {},
  };
  widget.render({model: window.model, el: document.getElementById('host')});
  window.root = document.querySelector('.rt-part');
}"""
SHOW = "html => { model.html = html; heard['change:html'](); }"
SAME = """html => {
  const fresh = document.createElement('div');
  fresh.innerHTML = html;
  const [one, other] = [fresh, root].map(e => [...e.childNodes]);
  return one.length === other.length && one.every((node, at) => node.isEqualNode(other[at]));
}"""


@pytest.fixture
def blank(chromium_page: Page) -> Iterator[Page]:
    """A page on which a region can be started; nothing is asked of any server."""

    def answer(route: Route) -> None:
        name = route.request.url.rsplit("/", 1)[1]
        if name == "region.js":
            body, kind = Region._esm.default_value, "text/javascript"
        elif name.startswith("morphdom"):
            body, kind = STATIC.joinpath(name).read_text("utf-8"), "text/javascript"
        else:
            body, kind = PAGE, "text/html"
        route.fulfill(body=str(body), content_type=f"{kind}; charset=utf-8")

    chromium_page.route("**/*", answer)
    chromium_page.goto(f"{HOST}/page")
    yield chromium_page


def start(page: Page, html: str) -> None:
    """Starts a region and waits until it can change in place."""
    with page.expect_response("**/morphdom*") as script:
        page.evaluate(START, html)
    # The module stands for whoever imports it again, once what waited for it before has gone on.
    page.evaluate(
        "async script => { await import(script); await new Promise(setTimeout); }", script.value.url
    )


def toggled(page: Page, name: str, how: Callable[[Locator], None]) -> None:
    """Folds or unfolds something, and waits until everybody has heard of it."""
    fold = page.locator("summary", has_text=name)
    waits = (
        "summary => new Promise(done => summary.parentElement.addEventListener('toggle', done, {once: true}))"
    )
    page.evaluate(f"summary => {{ window.heardOf = ({waits})(summary); }}", fold.element_handle())
    how(fold)
    page.evaluate("async () => { await window.heardOf; }")


def shown(desk: Desk) -> dict[str, str]:
    return {"stage": desk.stage.html, **{name: part.html for name, part in desk.parts.items()}}


GAME_TOO = pytest.mark.long(reason="the same in a whole game")


@cache
def lesson() -> tuple[dict[str, str], ...]:
    """Every part of a lesson along its told line."""
    request = Request({"lesson": "56-chain-of-four"}, "ru", served=True)
    page = all_shown(LessonPage("penumbra", "chains", request))
    found = [shown(page.desk)]
    while not page.session.finished:
        session = page.session
        if session.must_guess:
            page.desk.press("skip", "")
        elif session.question is None:
            page.desk.press("forward", "")
        else:
            page.desk.press("answer", session.script.answers[len(session.history.answers())])
        found.append(shown(page.desk))
    return tuple(found)


@cache
def game() -> tuple[dict[str, str], ...]:
    """Every part of a whole game in its first decisions, forward and back."""
    page = all_shown(PlayPage(GAME))
    page.desk.press("begin", "3")
    page.desk.press("decisions", "")
    found = [shown(page.desk)]
    for at in range(8):
        question = page.match.question if page.match else None
        assert question is not None
        page.desk.press("answer", question.options[at % len(question.options)].key)
        found.append(shown(page.desk))
        if at % 3 == 2:
            page.desk.press("last-question", "")
            found.append(shown(page.desk))
    return tuple(found)


@pytest.mark.parametrize("line", [lesson, game])
def test_a_key_stands_for_one_element_of_a_region(line: Any) -> None:
    for parts in line():
        for name, html in parts.items():
            keys = [piece.partition('"')[0] for piece in html.split(' data-key="')[1:]]
            assert len(keys) == len(set(keys)), (name, [key for key in keys if keys.count(key) > 1])


@pytest.mark.browser
def test_classes_that_changed_while_a_view_began_are_those_of_its_model(blank: Page) -> None:
    blank.evaluate(
        """() => {
          const host = document.getElementById('host');
          host.className = 'lm-Widget rt-at-odds is-away'; // as the view began
          window.worn = ['rt-at-odds'];
        }"""
    )
    start(blank, "")
    classes = "() => document.getElementById('host').className"
    assert blank.evaluate(classes) == "lm-Widget rt-at-odds"
    blank.evaluate("() => { worn = ['rt-at-odds', 'is-away']; heard['change:_dom_classes'](); }")
    assert blank.evaluate(classes) == "lm-Widget rt-at-odds is-away"


@pytest.mark.browser
@pytest.mark.parametrize("line", [lesson, pytest.param(game, marks=GAME_TOO)])
def test_what_is_changed_in_place_is_what_would_be_drawn_anew(blank: Page, line: Any) -> None:
    steps = line()
    for name in steps[0]:
        # Whether a section is open is the reader's.
        pages = [
            parts[name].replace('<details open=""', "<details").replace(' open=""', "") for parts in steps
        ]
        blank.goto(f"{HOST}/page")
        start(blank, pages[0])
        wrong = []
        for at, html in enumerate(pages[1:], 1):
            blank.evaluate(SHOW, html)
            if not blank.evaluate(SAME, html):
                wrong.append(at)
        assert wrong == [], name


def folds(*names: str, text: str = "", lasting: str = "") -> str:
    return "".join(
        f'<details data-key="{name}"{lasting}><summary>{name}</summary>{text}</details>' for name in names
    )


@pytest.mark.browser
def test_what_the_reader_did_is_kept(blank: Page) -> None:
    listed = '<ul data-key="told" data-of="{of}" style="height:20px;overflow:auto">' + "<li>line</li>" * 9
    field = '<input type="text" data-key="seed" value="7">'
    button = '<button data-key="go" data-act="go">{}</button>'
    first = listed.format(of=1) + "</ul>" + field + folds("one", "two") + button.format("Go")
    start(blank, first)
    blank.evaluate("window.old = [...root.querySelectorAll('*')]; root.querySelector('ul').scrollTop = 30")
    blank.locator("input").fill("12")
    blank.locator("summary", has_text="one").press("Enter")
    blank.locator("button").focus()

    # One part is longer now, one is written anew, and something new comes between.
    more = folds("one", "two", text="more")
    second = f"{listed.format(of=1)}<li>last</li></ul>{field}<p>new</p>{more}{button.format('On')}"
    blank.evaluate(SHOW, second)
    assert blank.evaluate("old.every(e => root.contains(e))")
    assert blank.evaluate("document.activeElement === root.querySelector('button')")
    assert blank.locator("button").inner_text() == "On"
    assert blank.locator("input").input_value() == "12"
    assert blank.evaluate("root.querySelector('ul').scrollTop") == 30
    assert blank.evaluate("[...root.querySelectorAll('details')].map(e => e.open)") == [True, False]

    # Another list in the same place begins at its beginning.
    blank.evaluate(SHOW, second.replace('data-of="1"', 'data-of="2"'))
    assert blank.evaluate("root.querySelector('ul').scrollTop") == 0

    # A button that can no longer be pressed gives the focus back to its region.
    blank.evaluate(SHOW, second.replace("<button ", "<button disabled "))
    assert blank.evaluate("document.activeElement === root")


@pytest.mark.browser
def test_a_link_without_a_key_keeps_the_focus_when_something_comes_before_it(blank: Page) -> None:
    link = (
        '<article class="rule"><h3><a href="#rule">rule 7</a></h3></article><p><a href="#page">page 9</a></p>'
    )
    reason = f"<div>{{0}}{link}</div>"
    reasons = f'<details data-key="may" open><summary>no</summary>{reason * 2}</details>'
    start(blank, reasons.format(""))
    blank.locator("a", has_text="rule 7").nth(1).focus()
    blank.evaluate(SHOW, reasons.format("<button>1</button>"))
    at = "[...root.querySelectorAll('a')].indexOf(document.activeElement)"
    assert blank.evaluate(at) == 2

    # What has gone gives the focus to what stands first in its part.
    blank.evaluate(SHOW, '<details data-key="may" open><summary>no</summary><p>nothing</p></details>')
    assert blank.evaluate("document.activeElement === root.querySelector('summary')")


@pytest.mark.browser
def test_a_lasting_fold_is_remembered_while_it_is_away(blank: Page) -> None:
    html = folds("game", lasting=' data-lasting=""') + folds("other")
    start(blank, html)
    for name in ("game", "other"):
        toggled(blank, name, Locator.click)
    blank.evaluate(SHOW, "<p>nothing runs</p>")
    blank.evaluate(SHOW, html)
    opened = "[...root.querySelectorAll('details')].map(e => e.open)"
    assert blank.evaluate(opened) == [True, False]
    toggled(blank, "game", lambda fold: fold.press("Space"))
    for again in ("", html):
        blank.evaluate(SHOW, again)
    assert blank.evaluate(opened) == [False, False]


@pytest.mark.browser
def test_without_the_library_a_region_is_drawn_anew(blank: Page) -> None:
    blank.evaluate("document.getElementById('jupyter-config-data').textContent = '{}'")
    html = folds("one") + '<button data-key="go">Go</button>'
    blank.evaluate(START, html)
    blank.locator("summary").click()
    blank.locator("button").focus()
    blank.evaluate("window.old = root.querySelector('button')")
    blank.evaluate(SHOW, html + "<p>new</p>")
    assert not blank.evaluate("root.contains(old)")
    assert blank.evaluate("document.activeElement === root.querySelector('button')")
    assert blank.evaluate("root.querySelector('details').open")


def test_the_library_and_its_licence_are_in_the_package() -> None:
    (library,) = (each for each in STATIC.iterdir() if each.name.endswith(".esm.js"))
    assert json.dumps(library.name) in str(Region._esm.default_value)
    assert "MIT" in STATIC.joinpath("morphdom-LICENSE.txt").read_text("utf-8")


def test_a_late_list_leaves_what_was_chosen_with_the_keys(blank: Page) -> None:
    bench = WorkbenchPage("blackrose", Request({}, "en", served=True))

    def typed(text: str) -> str:
        bench.field._typed("ask-typed", text)
        return bench.field.region.html

    start(blank, typed("riccart att"))
    field, chosen = blank.locator("[role=combobox]"), blank.locator("[role=option][aria-selected=true]")
    field.press("ArrowDown")
    says = chosen.inner_text()
    blank.evaluate(SHOW, typed("riccart attack"))
    assert chosen.all_inner_texts() == [says]
    assert field.get_attribute("aria-activedescendant") == chosen.get_attribute("id")
    # Another text has other completions: none of them is chosen.
    field.press_sequentially("s")
    assert chosen.count() == 0 and field.get_attribute("aria-activedescendant") is None
    field.press("ArrowDown")
    blank.evaluate(SHOW, typed("doria"))
    assert blank.locator("[role=option]").count() > 1 and says not in bench.field.region.html
    assert chosen.count() == 0 and field.get_attribute("aria-activedescendant") is None
