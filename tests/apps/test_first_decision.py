"""The first decision on the start page, its games, and how both tell of a learner's progress."""

from __future__ import annotations

import re
from html import unescape

import pytest
from support.face import Face, drawn
from support.face_walk import face
from support.views import Page, styled

from tutor.app.library import course_of_game, lesson_ids, title_of
from tutor.app.pages.first_decision import ANSWERS, LESSON, FirstDecision
from tutor.app.pages.start import StartPage
from tutor.app.request import Request
from tutor.app.widgets.bridge import Progress
from tutor.rules.catalogue import PREFIXES, rule
from tutor.rules.words import LANGS, Lang
from tutor.views.covers import cover
from tutor.views.theme import defs

__all__ = ["face"]

CYRILLIC = {"ru": "[A-Za-z]", "en": "[А-Яа-яЁё]"}


def start(lang: Lang = "en", **query: str) -> StartPage:
    return StartPage(Request(query, lang, served=True))


def learn(page: StartPage, game: str) -> tuple[str, str]:
    """The primary action of a game: its address and words."""
    card = unescape(page.parts["games"].html).partition(f'aria-labelledby="game-{game}"')[2]
    found = re.search(r'<a class="rt-go" href="([^"]*)" data-part="learn"[^>]*>(.*?)</a>', card)
    assert found is not None
    return found[1], found[2]


def test_the_engine_says_what_comes_and_the_lesson_says_why_by_pen_threat_step3_mark() -> None:
    for given in ANSWERS:
        first = FirstDecision()
        before = first.session.node.depth
        assert first.answer(given) and first.session.node.depth > before
        assert (first.truth, first.rule) == ("mark-wounded", "pen.threat.step3.mark")
        assert first.right is (given == "mark-wounded")
        assert "Sapphire mark" in first.why("en") and "сапфировой метки" in first.why("ru")


def test_only_the_first_answer_counts_and_none_that_is_not_offered() -> None:
    first = FirstDecision()
    assert (first.answer("die-lost"), first.given) == (False, "")
    assert first.answer("missed") and not first.answer("mark-wounded")
    assert (first.given, first.right) == ("missed", False)


@pytest.mark.parametrize("lang", LANGS)
def test_before_the_answer_nothing_on_the_page_tells_it(lang: Lang) -> None:
    page = start(lang)
    shown = page.stage.html + page.parts["lead"].html
    assert rule("pen.threat.step3.mark").title.of(lang) not in shown and 'data-part="verdict"' not in shown
    numbered = {kind for kind in ANSWERS if f'data-value="{kind}"' in page.stage.html}
    assert numbered in (set(), {kind for kind, thing in ANSWERS.items() if thing}), "one alone is the answer"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("given", ANSWERS)
def test_an_answer_is_judged_in_its_place_and_one_link_leads_into_the_lesson(lang: Lang, given: str) -> None:
    page = start(lang)
    before, asked = page.stage.html, page.parts["lead"].html
    assert Page(asked).wrong == [] and asked.count('data-act="guess"') == len(ANSWERS)
    page.press("guess", given)
    told = unescape(page.parts["lead"].html)
    assert Page(told).wrong == [] and 'data-part="ask"' not in told and 'data-part="verdict"' in told
    assert ("is-wrong" in told) is (given != "mark-wounded")
    assert rule("pen.threat.step3.mark").title.of(lang) in told and "rule=pen.threat.step3.mark" in told
    assert re.findall(r'class="rt-go en-go" href="([^"]*)"', told) == [
        f"penumbra-threat.ipynb?lesson=01-three-steps&lang={lang}&course=1"
    ]
    assert title_of(LESSON).of(lang) in told
    words = re.sub(r"<[^>]*>", " ", told)
    assert not re.search(CYRILLIC[lang], words)
    page.press("guess", "mark-wounded")
    assert unescape(page.parts["lead"].html) == told and before != "" and page.stage.html != ""


def test_the_keys_of_the_numbers_answer_and_others_do_nothing() -> None:
    page = start()
    for value in ("0", "4", "9", "²", "x", ""):
        page.command("option", value)
        assert page.first is not None and page.first.given == ""
    page.command("option", "3")
    assert page.first is not None and page.first.given == tuple(ANSWERS)[2]


@pytest.mark.parametrize("lang", LANGS)
def test_each_game_has_a_picture_one_primary_action_and_ways_to_play_and_ask(lang: Lang) -> None:
    page = start(lang)
    html = unescape(page.parts["games"].html)
    assert (
        Page(defs() + page.parts["games"].html).wrong == [] and {"en-game", "en-cover", "en-hero"} <= styled()
    )
    assert html.count('data-part="learn"') == len(PREFIXES) == len({cover(game) for game in PREFIXES})
    for game in PREFIXES:
        course = course_of_game(game)
        assert course is not None
        address, words = learn(page, game)
        assert course.lessons[0].rpartition("/")[2] in address and "course=1" in address
        assert words == ("Learn it" if lang == "en" else "Научиться")
        assert f"start.ipynb?game={game}&lang={lang}" in html
        assert f"play.ipynb?game={game}&lang={lang}" in html
        assert f"workbench.ipynb?game={game}&lang={lang}" in html
    assert "<li" not in html, "no list before somebody asks for one"


def test_a_game_goes_on_with_the_first_lesson_that_is_not_done() -> None:
    course = course_of_game("penumbra")
    assert course is not None
    first, second, *_ = course.lessons
    page = start()
    page.remember(Progress({first: (9, 9, True)}, first))
    address, words = learn(page, "penumbra")
    assert second.rpartition("/")[2] in address and words == "Go on: lesson 2"
    assert learn(page, "seasons")[1] == "Learn it"
    assert f"Go on: {title_of(second).en}" in unescape(page.parts["lead"].html)
    page.remember(Progress(dict.fromkeys(course.lessons, (9, 9, True)), first))
    address, words = learn(page, "penumbra")
    assert f"opening={course.opening}" in address and words == "Play a whole game"


def test_a_lesson_that_was_begun_is_gone_on_with_and_the_decision_stays() -> None:
    outside = next(id for id in lesson_ids("seasons") if id not in course_of_game("seasons").lessons)  # type: ignore[union-attr]
    page = start()
    page.remember(Progress({outside: (2, 9, False)}, outside))
    lead = unescape(page.parts["lead"].html)
    assert f"Go on: {title_of(outside).en}" in lead and re.search(r"Step 2 of \d+", lead)
    assert f"lesson={outside.rpartition('/')[2]}&" in lead and 'data-part="ask"' in lead


def test_a_memory_of_lessons_that_are_no_more_does_no_harm() -> None:
    for last in ("chess/01-pawn", "../penumbra/01", "penumbra/none"):
        page = start()
        page.remember(Progress({last: (1, 9, False)}, last))
        assert "Go on" not in page.parts["lead"].html and learn(page, "penumbra")[1] == "Learn it"


def test_a_search_leads_to_the_index_of_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    page, led = start(find="a & b"), list[str]()
    monkeypatch.setattr(page.bridge, "visit", led.append)
    page.press("search", " метка ")
    page.ready()
    assert led == ["rules.ipynb?q=%D0%BC%D0%B5%D1%82%D0%BA%D0%B0&lang=en", "rules.ipynb?q=a+%26+b&lang=en"]


READ = """(html) => {
  document.getElementById("root").innerHTML = html;
  const size = (part) => parseFloat(getComputedStyle(document.querySelector(part)).fontSize);
  const parts = [".en-told", ".en-ask h2", ".en-ask .rt-option"];
  parts.push(".en-game p", ".en-game .rt-go", ".en-game small");
  return [parts.map(size), document.documentElement.scrollHeight - innerHeight];
}"""


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGS)
def test_on_a_projector_the_decision_and_the_games_are_read_from_afar(face: Face, lang: Lang) -> None:
    html = drawn(start(lang).widget)
    near, _ = face.frame(1280, 720).evaluate(READ, html)
    afar, over = face.frame(1920, 1080).evaluate(READ, html)
    assert all(large >= 1.15 * small for small, large in zip(near, afar, strict=True)) and over <= 0
