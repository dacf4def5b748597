"""Traps in a real browser: into a nested interrupt, a trap refused, a second line, and both compared."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from support.desk import all_shown, open_drawer, stage_stands
from support.langs import walked_in

from tutor.app.pages.lesson import LessonPage
from tutor.app.request import Request
from tutor.rules.words import Lang

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
LESSON = "37-a-chain-of-traps"


def opened(lang: Lang = "en") -> LessonPage:
    query = {"lesson": LESSON, "lang": lang}
    return all_shown(LessonPage("blackrose", "traps", Request(query, lang, served=True)))


def deepest(page: LessonPage) -> None:
    """Follows the told line to the question for a trap that lies deepest inside others."""
    depths: dict[int, int] = {}
    while not page.session.finished:
        if page.session.must_guess:
            page.desk.press("skip", "")
        elif page.session.question is None:
            page.desk.press("forward", "")
        else:
            if page.session.question.kind == "trap":
                depths[page.session.node.number] = len(page.session.node.state.stack)
            page.session.answer(page.session.script.answers[len(page.session.history.answers())])
    page.desk.press("jump", str(max(depths, key=lambda number: depths[number])))


@pytest.mark.parametrize("lang", walked_in("ru"))
def test_two_lines_are_compared_at_their_ends(lang: Lang) -> None:
    page = opened(lang)
    deepest(page)
    told = page.session.line()[-1]
    page.desk.press("answer", "pass")
    assert 'data-act="compare"' in page.desk.parts["time"].html
    page.desk.press("end", "")
    while page.session.question is None and not page.session.finished:
        page.desk.press("forward", "")
    page.desk.press("compare", str(told))
    time = page.desk.parts["time"].html
    assert page.session.node.number == page.session.line()[-1]
    assert 'class="rt-compare"' in time and "rt-compare__sides" in time
    doria = {"en": "Doria", "ru": "Дори"}[lang]
    assert doria in time.split("rt-compare__sides")[1]
    assert "{" not in time and "None" not in time
    page.desk.press("compare", str(told))
    assert "rt-compare" not in page.desk.parts["time"].html


def test_a_line_is_not_compared_with_itself_or_with_none() -> None:
    page = opened()
    for wrong in ("0", "99999", "-1", "x", ""):
        page.desk.press("compare", wrong)
        assert page.desk.message == "" and "rt-compare" not in page.desk.parts["time"].html


@pytest.mark.long(reason="two whole lines of a lesson in the browser")
@pytest.mark.browser
@pytest.mark.parametrize("lang", walked_in("ru"))
def test_brw_trap_optional__a_nested_trap_is_refused_and_both_lines_compared(
    serve_notebooks: Serve, chromium_page: Page, lang: Lang
) -> None:
    page, beside = chromium_page, opened(lang)
    page.set_viewport_size({"width": 360 if lang == "ru" else 1280, "height": 900})
    base = serve_notebooks(NOTEBOOKS)
    page.goto(f"{base}voila/render/blackrose-traps.ipynb?lesson={LESSON}&lang={lang}")
    stage_stands(page)
    deepest(beside)
    asked = beside.session.node
    while step_shown(page) < asked.depth:
        at = step_shown(page)
        key = told_answer(beside, at)
        go_on = "[data-part=go][data-act=forward]" if key is None else answer(key)
        skip = page.locator(".rt-choose [data-act=skip]")
        expect(page.locator(go_on).or_(skip).first).to_be_visible()
        if skip.count():
            skip.click()
            expect(page.locator(go_on).first).to_be_visible()
        page.locator(go_on).first.click()
        expect(page.locator(".rt-time__at")).not_to_contain_text(re.compile(rf"\b{at}\b"))
    # The activation, the trap and the defence that it set off wait for one another.
    assert page.locator(".rt-now .rt-frame__text").count() >= 3
    page.locator(answer("pass")).click()
    expect(page.locator(".rt-time__at")).to_contain_text(str(asked.depth + 1))
    page.keyboard.press("Shift+ArrowLeft")
    expect(page.locator(".rt-time__at")).to_contain_text(str(asked.depth))
    used = beside.session.history.nodes[asked.number].question
    assert used is not None
    page.locator(answer(used.options[0].key)).click()
    open_drawer(page, "story")
    expect(page.locator(".rt-branches [data-act=branch]")).to_have_count(2)
    page.locator(".rt-branches [data-act=compare]").click()
    expect(page.locator(".rt-compare__sides > div")).to_have_count(2)
    expect(page.locator(".rt-compare__sides li").first).not_to_be_empty()
    assert page.viewport_size is not None
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


def step_shown(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".rt-time__at").inner_text())
    return int(found.group()) if found else 0


def answer(key: str) -> str:
    return f'.rt-choose [data-act=answer][data-value="{key}"]'


def told_answer(page: LessonPage, depth: int) -> str | None:
    """What the told line answers at that full stop; None where nothing is asked."""
    line, nodes = page.session.line(), page.session.history.nodes
    following = line[depth + 1] if depth + 1 < len(line) else None
    return None if following is None else nodes[following].key
