"""Lessons and whole games of Black Rose Wars on their pages, without a browser."""

from __future__ import annotations

import re
from html import unescape

import pytest
from support.desk import all_shown

from tutor.app.library import lesson_ids
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.play import PlayPage, playable
from tutor.app.request import Request
from tutor.app.widgets.looks import is_standing
from tutor.games.blackrose import GAME
from tutor.rules.words import LANGS, Lang

CHAIN = "37-a-chain-of-traps"
PRESSED = re.compile(r'class="(?:room|pawn) press"[^>]*data-value="([^"]*)"')


def lesson(name: str = CHAIN, lang: Lang = "en") -> LessonPage:
    return all_shown(LessonPage("blackrose", "traps", Request({"lesson": name}, lang, served=True)))


def html(page: LessonPage | PlayPage, part: str) -> str:
    return unescape(page.desk.parts[part].html)


def on(page: LessonPage) -> None:
    """One thing that the lesson asks for: a guess skipped, a told answer, or a full stop."""
    session = page.session
    if session.must_guess:
        page.desk.press("skip", "")
    elif session.question is not None:
        answers = session.history.answers()
        page.desk.press("answer", session.script.answers[len(answers)])
    else:
        page.desk.command("forward", "")
    assert page.desk.message == ""


@pytest.mark.parametrize("lang", LANGS)
def test_the_chain_of_traps_is_told_in_every_part_to_its_end(lang: Lang) -> None:
    page = lesson(lang=lang)
    assert page.session.scenario.id == f"blackrose/{CHAIN}"
    names = {
        "en": ("Explore", "Brain Worm", "Persecution", "Baleful Curse"),
        "ru": ("Исследование", "Мозговой червь", "Преследование", "Гибельное проклятие"),
    }[lang]
    together = 0
    while not page.session.finished:
        on(page)
        together += all(name in html(page, part) for name in names for part in ("now", "chain", "time"))
    assert together >= 3, "four effects deep for some full stops"
    assert "ch-card" in html(page, "chain")
    assert html(page, "odds") == "" and not is_standing(page.desk.drawers.odds_view)
    page.desk.press("everything", "")
    tabs = re.findall('data-act="drawer" data-value="([a-z]+)"', html(page, "bar"))
    assert tabs == ["table", "why", "chain", "story"], "there is no roll to count"


def test_running_texts_stand_beside_the_stage_whatever_drawer_is_open() -> None:
    page = LessonPage("blackrose", "traps", Request({"lesson": CHAIN}, "en", served=True))
    running = 0
    while not page.session.finished:
        on(page)
        running += "rt-frame" in html(page, "now")
        assert page.desk.stage.html and html(page, "table") == html(page, "chain") == html(page, "time") == ""
    assert running >= 3


def test_every_topic_opens_and_draws_its_first_lesson() -> None:
    for topic in GAME.topics:
        if not lesson_ids("blackrose", topic.id):
            continue
        page = all_shown(LessonPage("blackrose", topic.id, Request({}, "ru", served=True)))
        assert page.topic is not None and page.topic.id == topic.id
        assert page.desk.message == "" and "rt-map" in html(page, "table")


def test_a_room_pressed_on_the_map_answers() -> None:
    page = lesson("35-a-trap-ends-an-action")
    while not PRESSED.findall(html(page, "table")):
        on(page)
    question = page.session.question
    assert question is not None
    key = next(key for key in PRESSED.findall(html(page, "table")) if key.startswith("move."))
    assert question.option(key) is not None
    page.desk.press("answer", key)
    assert page.desk.message == "" and page.session.history.answers()[-1] == key


def test_a_guess_comes_before_a_press_on_the_map() -> None:
    page = lesson("35-a-trap-ends-an-action")
    while not page.session.must_guess:
        on(page)
    before = page.session.history.answers()
    for key in PRESSED.findall(html(page, "table")):
        page.desk.press("answer", key)
    assert page.session.history.answers() == before


@pytest.mark.long(reason="whole games at random")
@pytest.mark.parametrize("opening", ["whole-2", "solo"])
def test_whole_games_are_played_on_the_page(opening: str) -> None:
    assert "blackrose" in playable()
    page = all_shown(PlayPage(GAME, Request({}, "ru", served=True)))
    page.desk.press("opening", opening)
    page.desk.press("begin", "3")
    match = page.match
    assert match is not None
    pressed = 0
    for turn in range(40):
        if match.finished:
            break
        assert match.question is not None
        keys = PRESSED.findall(html(page, "table"))
        pressed += bool(keys)
        page.desk.press("answer", keys[0] if keys else match.question.options[turn % 2 - 1].key)
        assert page.desk.message == ""
    assert pressed and "rt-map" in html(page, "table")
    assert match.seat == "anna" and ("Борис" if opening == "whole-2" else "Аватар") in html(page, "table")


def test_what_others_hold_is_on_no_part_of_the_page() -> None:
    page = all_shown(PlayPage(GAME, Request({}, "en", served=True)))
    page.desk.press("opening", "whole-2")
    page.desk.press("begin", "5")
    match = page.match
    assert match is not None
    for _ in range(12):
        question = match.question
        assert question is not None
        page.desk.press("answer", question.options[0].key)
    table = html(page, "table")
    theirs = table[table.index('<article class="rt-other') :]
    assert "-hand" not in theirs[: theirs.index("</article>")]
    for fold in re.findall(r'data-key="table-brief-boris-board".*?</details>', theirs, re.S):
        assert "face down" in fold
