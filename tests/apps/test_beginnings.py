"""Beginnings of the workbench: pictures of usual situations that ask their question when they are pressed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, expect
from support.desk import stage_stands
from support.face import LEAST_TYPE, Face
from support.face_walk import face

from tutor.app.library import lesson_ids
from tutor.app.pages.drawers import BEGIN
from tutor.app.request import Request
from tutor.app.words import app_words
from tutor.app.workbench import WorkbenchPage
from tutor.app.workbench.beginnings import begin_region
from tutor.rules.words import LANGS, Lang
from tutor.scenario.beginnings import beginnings, suite_of_beginnings
from tutor.scenario.games import game_named, playable
from tutor.scenario.question_file import question_text
from tutor.scenario.suite import asks
from tutor.scenario.suite_run import answer_case
from tutor.views.markup import Html
from tutor.views.stage import small

__all__ = ["face"]

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
ENOUGH = 6
Serve = Callable[..., str]
CASES = [(game, number) for game in playable() for number in range(len(beginnings(game)))]


def opened(game: str, lang: Lang = "en", **query: str) -> WorkbenchPage:
    return WorkbenchPage(game, Request(query, lang, served=True))


@cache
def bench_of(game: str) -> WorkbenchPage:
    return opened(game)


def named(case: tuple[str, int]) -> str:
    return f"{case[0]}/{beginnings(case[0])[case[1]].spec.id}"


@pytest.mark.parametrize("case", CASES, ids=named)
def test_beginning(case: tuple[str, int]) -> None:
    game, number = case
    suite = suite_of_beginnings(game)
    assert suite is not None
    report = answer_case(suite, number)
    assert not report.defects, "\n".join(map(str, report.defects))


@pytest.mark.parametrize("case", CASES, ids=named)
def test_a_situation_is_pressed_and_answered(case: tuple[str, int]) -> None:
    bench, wanted = bench_of(case[0]), beginnings(case[0])[case[1]]
    bench.desk.press("drawer", BEGIN)
    assert f'data-value="{wanted.spec.id}"' in bench.desk.parts[BEGIN].html
    bench.desk.press("beginning", wanted.spec.id)
    assert bench.desk.message == wanted.spec.title.en and bench.desk.drawers.opened == ""
    assert bench.bench.defects == () and bench.bench.misfit is None
    evidence = bench.panels[bench.open].evidence(bench.bench, bench.desk.speaker)
    kind, said = asks(wanted.spec), unescape(bench.panel.html)
    if kind == "may":
        (verdict,) = evidence.expected["may"]
        assert set(verdict.get("rules", ())) <= set(wanted.spec.rules)
        assert ("rt-answer--no" in said) == (wanted.spec.answer == "no")
    elif kind == "chance":
        assert evidence.expected["chance"][0]["chance"] == wanted.spec.answer
    else:
        assert bench.open == "outcomes" and evidence.sections and "rt-message" not in bench.panel.html


@pytest.mark.parametrize("game", playable())
def test_each_game_has_enough_situations_of_different_kinds(game: str) -> None:
    specs = [one.spec for one in beginnings(game)]
    assert len(specs) >= ENOUGH and all(one.subject is not None for one in specs)
    for lang in LANGS:
        subjects = [one.subject.of(lang) for one in specs if one.subject is not None]
        assert len(set(subjects)) == len(subjects) and max(map(len, subjects)) <= 40
        assert all(one.title.of(lang).endswith("?") for one in specs)


def test_pictures_are_drawn_when_they_are_asked_for() -> None:
    bench = opened("resarcana", "ru")
    assert bench.desk.parts[BEGIN].html == ""
    bench.desk.press("drawer", BEGIN)
    drawn = bench.desk.parts[BEGIN].html
    assert drawn.count("st-stage") == len(beginnings("resarcana")) and "Сбор эссенций" in drawn
    bench.desk.press("drawer", BEGIN)
    assert not bench.desk.drawers.is_open(BEGIN)


def test_nothing_in_a_small_stage_is_named_or_pressed() -> None:
    drawn = Html(
        '<div data-part="stage"><symbol id="seal-seasons-sid"></symbol><button type="button" '
        'data-act="answer" data-value="x" data-key="y" class="is-may" aria-label="Take">a</button>'
        '<b id="h-x">b</b></div>'
    )
    assert small(drawn) == (
        '<div><symbol id="seal-seasons-sid"></symbol><div class="is-may">a</div><b>b</b></div>'
    )


# ---- anything is a beginning


@pytest.mark.parametrize("game", playable())
def test_an_empty_table_is_a_beginning(game: str) -> None:
    bench = opened(game)
    bench.desk.press("beginning", "")
    assert bench.desk.message == "" and bench.bench.defects == () and bench.bench.history.answers() == ()
    assert len(bench.bench.game.seats(bench.bench.node.state.table)) == 2


@pytest.mark.parametrize("game", playable())
def test_a_link_that_is_pasted_is_a_beginning_with_its_question(game: str) -> None:
    first = opened(game)
    first.desk.press("beginning", beginnings(game)[-2].spec.id)
    query = first.desk.bridge.query
    bench = opened(playable()[0])
    bench.desk.press("open-link", f" https://example.org/render/workbench.ipynb?{query}\n")
    assert bench.desk.message == "" and bench.desk.game == game and bench.start == first.start
    assert parse_qs(bench.desk.bridge.query) == parse_qs(query)


@pytest.mark.parametrize(
    "text", ["", "x", "https://example.org/", "?at=", "?game=seasons", "?at=%%", "?lesson=x"]
)
def test_a_link_that_leads_nowhere_changes_nothing(text: str) -> None:
    bench = opened("seasons")
    before = bench.bench
    bench.desk.press("open-link", text)
    assert bench.bench is before and (bench.desk.message or not text)


@pytest.mark.parametrize("game", playable())
def test_a_lesson_an_opening_and_a_file_are_beginnings(game: str) -> None:
    bench = opened(game)
    for act, value in (
        ("lesson", lesson_ids(game)[-1]),
        ("opening", game_named(game).openings()[0].id),
        ("file", question_text(game)),
        ("game", "seasons"),
    ):
        before = bench.bench
        bench.desk.press(act, value)
        assert bench.bench is not before and bench.bench.defects == () and not bench.desk.message, act
    assert bench.desk.game == "seasons"


def test_an_address_names_a_situation() -> None:
    bench = opened("blackrose", "ru", begin="sight-along-an-edge")
    assert bench.open == "may" and "rt-answer--no" in bench.panel.html
    nowhere = opened("blackrose", "ru", begin="no-such-situation")
    assert nowhere.bench.defects == () and "no-such-situation" in nowhere.desk.message
    assert all(one.spec.id in nowhere.desk.message for one in beginnings("blackrose"))


def test_an_empty_table_is_offered_before_the_pictures() -> None:
    html = str(begin_region(game_named("seasons"), app_words("en")))
    assert html.index(app_words("en")("begin-nothing")) < html.index("rt-situations")


# ---- in a browser

PICTURES = """([html, least]) => {
  const root = document.getElementById("root");
  root.innerHTML = `<div class="rt-part">${html}</div>`;
  staging.settle(root.firstChild, { pieces: new Map(), links: new Set() });
  const cut = [...root.querySelectorAll(".st-scene.is-over")].length, small = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || !e.closest(".rt-small") || !e.checkVisibility()) continue;
    const matrix = e.closest("svg") && e.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(e).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < least - .1) small.push(walk.currentNode.textContent);
  }
  return [root.querySelectorAll(".rt-small").length, cut, small];
}"""
"""How many pictures there are, how many are cut off, and which of their texts are too small to be read."""


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_pictures_show_all_that_matters_in_letters_that_can_be_read(
    face: Face, game: str, lang: Lang
) -> None:
    html = str(begin_region(game_named(game), app_words(lang)))
    for size in ((1280, 720), (360, 740)):
        found = face.frame(*size).evaluate(PICTURES, [html, LEAST_TYPE])
        assert found == [len(beginnings(game)), 0, []]


def press_first(page: Page, base: str, game: str, lang: str) -> None:
    page.goto(f"{base}voila/render/workbench.ipynb?game={game}&lang={lang}")
    stage_stands(page)
    expect(page.locator(".rt-may")).to_be_visible()
    page.locator("[data-key=drawer-begin]").click()
    pictures = page.locator(".rt-situation")
    expect(pictures).to_have_count(len(beginnings(game)))
    box = page.locator(".rt-small > .st-stage").first.bounding_box()
    around = page.locator(".rt-small").first.bounding_box()
    assert box is not None and around is not None and abs(box["width"] - around["width"]) < 3
    spec = beginnings(game)[0].spec
    pictures.first.click()
    expect(pictures.first).to_be_hidden()
    expect(page.locator(".rt-at-say")).to_contain_text(spec.title.of("ru" if lang == "ru" else "en"))
    answer = ".rt-answer" if asks(spec) == "may" else ".rt-odds"
    expect(page.locator(answer).first).to_be_visible()


@pytest.mark.browser
def test_two_presses_lead_to_an_answer(serve_notebooks: Serve, chromium_page: Page) -> None:
    press_first(chromium_page, serve_notebooks(NOTEBOOKS), "blackrose", "en")


@pytest.mark.long(reason="every game in both languages, on a phone")
@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_two_presses_lead_to_an_answer_on_a_phone(
    serve_notebooks: Serve, chromium_page: Page, game: str, lang: str
) -> None:
    chromium_page.set_viewport_size({"width": 360, "height": 740})
    press_first(chromium_page, serve_notebooks(NOTEBOOKS), game, lang)
