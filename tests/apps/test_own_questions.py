"""The learner's own questions on the workbench: written down, asked again, taken along, brought back."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect
from support.desk import open_drawer, stage_stands
from typer.testing import CliRunner

from tutor.app.request import Request
from tutor.app.widgets.bridge import QUESTIONS
from tutor.app.workbench import WorkbenchPage
from tutor.cli import app
from tutor.rules.located import load_located
from tutor.rules.words import LANGS, Lang
from tutor.scenario.beginnings import beginnings
from tutor.scenario.collection import OwnQuestion, answer_now, questions_of, same_answer, sound_suite
from tutor.scenario.games import playable
from tutor.scenario.suite import asks
from tutor.scenario.suite_run import suite_report

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
SIGHT = "sight-along-an-edge"
THREAT = "threat-against-two-marks"


def opened(game: str, lang: Lang = "en", **query: str) -> WorkbenchPage:
    return WorkbenchPage(game, Request(query, lang, served=True))


def asked(game: str, situation: str, lang: Lang = "en") -> WorkbenchPage:
    """A bench that has asked a situation's question, with what is taken along in sight."""
    bench = opened(game, lang, begin=situation)
    bench.desk.press("drawer", "take")
    return bench


def drawn(bench: WorkbenchPage) -> str:
    return unescape(bench.desk.parts["take"].html)


def own(bench: WorkbenchPage) -> list[OwnQuestion]:
    return [one.question for one in bench.collection.known.values()]


@pytest.mark.parametrize("game", playable())
def test_every_answer_to_may_i_and_how_likely_can_be_added_and_comes_out_the_same(game: str) -> None:
    for one in beginnings(game):
        bench = asked(game, one.spec.id)
        if asks(one.spec) not in ("may", "chance"):
            continue
        bench.desk.press("own-add", "")
        (question,) = own(bench)
        suite = sound_suite(question)
        assert suite is not None and answer_now(suite) == suite.file.cases[0].answer
        bench.desk.press("own-add", "")
        assert len(own(bench)) == 1, "it is the same one"
        bench.desk.press("own-ask", "")
        assert "As before" in drawn(bench) and "is-wrong" not in drawn(bench)


@pytest.mark.parametrize("lang", LANGS)
def test_an_answer_that_has_changed_is_told_beside_the_former(lang: Lang) -> None:
    bench = asked("blackrose", SIGHT, lang)
    bench.desk.press("own-add", "")
    (question,) = own(bench)
    former = OwnQuestion(question.game, {**question.case, "answer": [], "rules": question.case["rules"]})
    bench.collection.known.clear()
    assert bench.collection.add(former)
    bench.desk.press("own-ask", "")
    told = drawn(bench)
    then, now = ("When it was added", "Now") if lang == "en" else ("Когда был добавлен", "Теперь")
    assert told.index(then) < told.index(now) and "is-wrong" in told
    assert ("Centre to centre" if lang == "en" else "От центра к центру") in told[told.index(now) :]


def test_a_question_opens_on_the_bench_with_its_answer_and_is_removed() -> None:
    bench = asked("penumbra", THREAT)
    bench.desk.press("own-add", "")
    (id,) = bench.collection.known
    bench.desk.press("game", "penumbra")
    bench.desk.press("own-open", id)
    assert bench.open == "outcomes" and bench.desk.drawers.opened == ""
    assert bench.start.position == beginnings("penumbra")[0].case.position
    bench.desk.press("own-drop", id)
    assert own(bench) == []
    for wrong in ("own-open", "own-drop"):
        bench.desk.press(wrong, "no-such-question")


def test_what_has_no_answer_yet_cannot_be_added() -> None:
    bench = opened("seasons")
    bench.desk.press("drawer", "take")
    bench.desk.press("own-add", "")
    assert own(bench) == [] and "cannot be added" in bench.desk.message
    assert 'aria-disabled="true"' in bench.desk.parts["take"].html


def test_the_file_of_a_collection_is_a_suite_that_the_command_line_asks(tmp_path: Path) -> None:
    bench = asked("blackrose", SIGHT)
    bench.desk.press("own-add", "")
    bench.desk.press("beginning", "movement-and-its-price")
    bench.desk.press("own-add", "")
    text = bench.collection.text("blackrose")
    report = suite_report(load_located(text, "own.yaml"))
    assert report.sound and len(report.cases) == 2, report.defects
    file = tmp_path / "own.yaml"
    file.write_text(text, "utf-8")
    assert CliRunner().invoke(app, ["check", str(file)]).exit_code == 0
    other = opened("seasons")
    other.desk.press("file", text)
    assert set(other.collection.known) == set(bench.collection.known) and "2 questions" in other.desk.message
    other.desk.press("file", text)
    assert len(own(other)) == 2
    other.desk.press("file", text.replace("cases:", "cases: [1]\nsome:"))
    assert "allowed" in other.desk.message and len(own(other)) == 2


def test_a_collection_that_ships_is_taken_as_far_as_it_asks_such_questions() -> None:
    text = (Path(__file__).parents[2] / "scenarios" / "seasons" / "questions.yaml").read_text("utf-8")
    questions = questions_of(load_located(text, "questions.yaml"))
    assert questions and all(sound_suite(one) is not None for one in questions)
    for one in questions:
        suite = sound_suite(one)
        assert suite is not None and same_answer(suite.file.cases[0].answer, answer_now(suite))


def test_what_a_browser_sends_is_checked() -> None:
    bench = asked("seasons", "activating-a-card")
    bench.desk.press("own-add", "")
    (question,) = own(bench)
    for text in ("", "{", "[]", '{"game": "chess", "case": {}}', '{"game": "seasons", "case": {"id": 1}}'):
        assert not bench.collection.take(text)
    hostile = replace(question, case={**question.case, "title": {"en": "<script>x</script>", "ru": "вопрос"}})
    assert bench.collection.add(hostile)
    bench.desk.redraw()
    assert "<script>x" not in bench.desk.parts["take"].html


# ---- in a browser


def keep(page: Page, base: str) -> None:
    page.goto(f"{base}voila/render/workbench.ipynb?game=blackrose&lang=en&begin={SIGHT}")
    stage_stands(page)
    expect(page.locator(".rt-answer")).to_be_visible()
    open_drawer(page, "take")
    page.locator("[data-act=own-add]").click()
    expect(page.locator(".rt-mine > li")).to_have_count(1)


@pytest.mark.browser
def test_questions_are_there_again_and_go_with_all_else_that_is_kept(
    serve_notebooks: Serve, chromium_page: Page
) -> None:
    base, page = serve_notebooks(NOTEBOOKS), chromium_page
    keep(page, base)
    page.wait_for_function("key => Object.keys(localStorage).some(k => k.startsWith(key))", arg=QUESTIONS)
    page.goto(f"{base}voila/render/workbench.ipynb?game=blackrose&lang=en")
    stage_stands(page)
    open_drawer(page, "take")
    expect(page.locator(".rt-mine > li")).to_have_count(1)
    page.locator("[data-act=own-ask]").click()
    expect(page.locator(".rt-mine > li.is-right")).to_have_count(1)
    page.locator("[data-act=own-drop]").click()
    expect(page.locator(".rt-mine > li")).to_have_count(0)
    page.wait_for_function("key => !Object.keys(localStorage).some(k => k.startsWith(key))", arg=QUESTIONS)
