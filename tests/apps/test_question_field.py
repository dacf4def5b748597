"""The one field of the workbench: completed as one types, understood, and led to the panel that answers."""

from __future__ import annotations

from collections.abc import Callable
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Page, expect
from support.desk import stage_stands

from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.rules.words import LANGS, Lang
from tutor.scenario.games import playable

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
HOSTILE = "<img src=x onerror=\"document.title='broken'\">"


def opened(game: str = "blackrose", lang: Lang = "en") -> WorkbenchPage:
    return WorkbenchPage(game, Request({}, lang, served=True))


def answer(bench: WorkbenchPage) -> str:
    return unescape(bench.panel.html)


def typed(bench: WorkbenchPage, text: str) -> str:
    """What the field shows while a text is typed."""
    bench.field.region._pressed(bench.field.region, {"act": "ask-typed", "value": text}, [])
    return unescape(bench.field.region.html)


def answer_first(bench: WorkbenchPage) -> None:
    """The position after the first answer to its question."""
    bench.bench.to_question()
    question = bench.bench.question
    assert question is not None
    bench.desk.press("answer", question.options[0].key)
    bench.bench.to_question()
    bench.desk.redraw()


def test_a_question_is_answered_with_what_was_understood_first_and_every_reason() -> None:
    bench = opened()
    bench.desk.press("ask", "ricart atacks graminia qwrtz")
    text = answer(bench)
    question, no = text.index("Riccart: attack Graminia — is it allowed?"), text.index("No, for")
    assert question < no and "brw.act.round-robin" in text
    assert "Not in this question: qwrtz" in text
    bench.desk.press("may-all", "")
    assert "No, for" not in answer(bench)


def test_what_is_typed_is_completed_without_the_rest_of_the_page() -> None:
    bench = opened()
    before = bench.panel.html
    field = typed(bench, "graminia att")
    assert field.count('role="option"') > 1 and "Graminia: attack Riccart — what can happen?" in field
    assert 'aria-expanded="true"' in field and bench.panel.html == before
    assert 'role="option"' not in typed(bench, "")


@pytest.mark.parametrize("lang", LANGS)
def test_a_completion_that_is_picked_is_asked(lang: Lang) -> None:
    bench = opened(lang=lang)
    field = typed(bench, "Граминья атаку" if lang == "ru" else "graminia attac")
    key = field.split('data-act="ask-pick" data-value="')[1].split('"')[0]
    bench.desk.press("ask-pick", key)
    assert bench.field.asked is not None and bench.field.asked.key == key
    assert ("Нет, по" if lang == "ru" else "No, for") in answer(bench)


def test_what_can_happen_is_counted_once_the_move_is_made() -> None:
    bench = opened()
    waiting = next(one for one in bench.bench.verdicts if one.waiting and one.allowed)
    depth = bench.bench.node.depth
    says = bench.desk.speaker
    bench.desk.press("ask", f"what can happen: {says.name(waiting.seat)} {says.option(waiting.option)}")
    assert bench.open == "outcomes" and bench.bench.node.depth > depth
    assert "what can happen?" in answer(bench)
    bench.desk.press("panel", "may")
    assert "what can happen?" not in answer(bench)


def test_what_cannot_be_done_has_no_outcomes_but_reasons() -> None:
    bench = opened()
    bench.desk.press("ask", "what can happen if Riccart attacks Graminia")
    assert bench.open == "may" and "No, for" in answer(bench)


@pytest.mark.parametrize("game", playable())
def test_what_fits_nothing_says_so_and_offers_the_nearest(game: str) -> None:
    bench = opened(game)
    bench.desk.press("ask", "qwrtz zxcvb")
    assert "This fits no move here." in answer(bench) and "ask-pick" in answer(bench)


def test_a_hostile_question_is_only_text() -> None:
    bench = opened()
    bench.desk.press("ask", HOSTILE)
    typed(bench, HOSTILE)
    assert "<img" not in bench.field.region.html + bench.panel.html


def test_an_answer_follows_the_position() -> None:
    bench = opened()
    bench.desk.press("ask", "graminia attacks riccart")
    before = answer(bench)
    answer_first(bench)
    assert "Graminia: attack Riccart — is it allowed?" in answer(bench) and answer(bench) != before


def test_a_piece_that_is_picked_brings_its_usual_questions() -> None:
    bench = opened()
    assert "rt-usual" not in bench.field.region.html
    bench.desk.press("place", "figure-riccart")
    field = unescape(bench.field.region.html)
    assert "rt-usual" in field and "What may Riccart do?" in field
    key = bench.field.usual[0].key
    bench.desk.press("ask-pick", key)
    assert bench.field.asked is not None and bench.field.asked.key == key
    bench.desk.press("place", "")
    assert "rt-usual" in bench.field.region.html
    answer_first(bench)
    assert "rt-usual" not in bench.field.region.html


@pytest.mark.parametrize("lang", LANGS)
def test_a_mark_that_only_a_threat_asks_about_has_its_usual_questions(lang: Lang) -> None:
    query = {"begin": "threat-against-two-marks"}
    bench = WorkbenchPage("penumbra", Request(query, lang, served=True))
    bench.desk.press("place", "mark-discipline-1")
    field = unescape(bench.field.region.html)
    says = "Анна: ранить рубиновую метку — можно ли?" if lang == "ru" else "Anna: wound the Ruby mark — is it"
    assert says in field
    bench.desk.press("ask-pick", bench.field.usual[0].key)
    assert "rt-answer--no" in bench.panel.html


def test_of_a_die_that_no_move_names_it_is_asked_what_can_happen() -> None:
    query = {"begin": "threat-against-two-marks"}
    bench = WorkbenchPage("penumbra", Request(query, "en", served=True))
    bench.desk.press("place", "threat-0")
    assert "What can happen?" in unescape(bench.field.region.html)
    bench.desk.press("ask-pick", bench.field.usual[-1].key)
    assert bench.open == "outcomes"


def test_of_two_things_it_is_told_which_comes_first() -> None:
    bench = opened()
    bench.desk.press("ask", "which comes first, graminia attacks riccart or riccart attacks graminia")
    text = answer(bench)
    assert "Graminia: attack Riccart or Riccart: attack Graminia — which comes first?" in text
    assert "Neither is allowed now." in text and text.count("rt-answer--no") == 2


def test_a_link_asks_the_same_question_again() -> None:
    bench = opened()
    bench.desk.press("ask", "riccart attacks graminia")
    query = {name: values[0] for name, values in parse_qs(bench.desk.bridge.query).items()}
    assert query["ask"] == "may riccart/combat-step/attack.graminia"
    again = WorkbenchPage("blackrose", Request(query, "en", served=True))
    assert "Riccart: attack Graminia — is it allowed?" in answer(again)
    assert answer(again) == answer(bench)


@pytest.mark.parametrize(
    "key", ["may qwrtz", "outcomes riccart/combat-step/attack.graminia", HOSTILE, "qwrtz"]
)
def test_a_link_that_asks_what_nobody_knows_says_so(key: str) -> None:
    bench = WorkbenchPage("blackrose", Request({"ask": key}, "en", served=True))
    assert bench.field.asked is None and bench.desk.words("error-case-asked") in bench.desk.parts["say"].html


@pytest.mark.parametrize("lang", LANGS)
def test_who_may_answer_is_looked_for_once_it_is_asked(lang: Lang) -> None:
    bench = opened("blackrose", lang)
    bench.desk.press("lesson", "blackrose/37-a-chain-of-traps")
    bench.desk.press("ask", "кто может ответить?" if lang == "ru" else "who may answer?")
    assert bench.open == "answers"
    text = answer(bench)
    assert "rt-response" in text and bench.desk.speaker.name("doria") in text and "brw.trap.optional" in text
    section = bench.panels["answers"].evidence(bench.bench, bench.desk.speaker)
    assert "brw.trap.optional" in section.rules and section.sections[0].lines


@pytest.mark.browser
def test_the_field_is_worked_by_keys_and_by_touch(serve_notebooks: Serve, chromium_page: Page) -> None:
    page = chromium_page
    page.goto(f"{serve_notebooks(NOTEBOOKS)}voila/render/workbench.ipynb?game=blackrose&lang=en")
    stage_stands(page)
    field, options = page.locator("[data-key=ask]"), page.locator("li[role=option]")
    field.press_sequentially("graminia att")
    expect(options.first).to_be_visible()
    field.press("Escape")
    expect(options).to_have_count(0)
    expect(field).to_have_value("graminia att")
    field.press_sequentially("acks ric")
    expect(options.first).to_contain_text("Riccart")
    field.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    expect(field).to_have_attribute("aria-activedescendant", "ask-completions-0")
    field.press("Enter")
    expect(page.locator(".rt-understood")).to_contain_text("Graminia: attack Riccart")
    expect(page.locator(".rt-answer")).to_contain_text("No, for")
    expect(field).to_be_focused()
    field.fill("riccart attacks")
    options.filter(has_text="Riccart: attack Graminia — is it allowed?").click()
    expect(page.locator(".rt-understood")).to_contain_text("Riccart: attack Graminia")


@pytest.mark.parametrize("lang", LANGS)
def test_where_the_object_is_not_named_the_moves_are_offered_to_be_asked_about(lang: Lang) -> None:
    bench = opened("seasons", lang)
    bench.desk.press("ask", "может ли Анна призвать карту" if lang == "ru" else "may Anna cast a card")
    text = answer(bench)
    assert ("Сейчас можно: " if lang == "ru" else "Allowed now: ") in text
    link = bench.field.link
    assert bench.field.asked is not None and bench.field.asked.words
    key = text.split("rt-which")[1].split('data-act="ask-pick" data-value="')[1].split('"')[0]
    bench.desk.press("ask-pick", key)
    assert bench.field.asked is not None and bench.field.asked.key == key
    assert "rt-answer" in answer(bench)
    bench.field.take(link, bench.bench)
    assert bench.field.asked is not None and bench.field.asked.words


def test_a_move_that_is_picked_among_several_keeps_the_kind_of_the_question() -> None:
    bench = opened("seasons")
    bench.desk.press("ask", "what can happen if Boris crystallises")
    assert bench.open == "may" and "which one?" in answer(bench)
    assert 'data-value="outcomes boris/turn/crystallise' in answer(bench)
