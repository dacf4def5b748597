"""Lessons and whole games of Seasons on their pages, without a browser."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest
from support.desk import all_shown

from tutor.app.library import lesson_ids
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.play import PlayPage, playable
from tutor.app.request import Request
from tutor.games.seasons import GAME
from tutor.rules.words import LANGS, Lang

DECISIONS = 45
ROMAN = re.compile(r"\b(III?|I|X)\b")


def begun(opening: str, lang: Lang) -> PlayPage:
    page = all_shown(PlayPage(GAME, Request({}, lang, served=True)))
    page.desk.press("opening", opening)
    page.desk.press("rival", "random")
    page.desk.press("begin", "6")
    return page


def table(page: PlayPage) -> str:
    return unescape(page.desk.parts["table"].html)


def test_its_openings_can_be_chosen() -> None:
    assert "seasons" in playable()
    page = PlayPage(GAME, Request({}, "en", served=True))
    said = unescape(page.desk.front.html)
    assert all(one.title.en in said for one in GAME.openings())


def test_the_sets_of_the_apprentice_are_shown_with_their_cards() -> None:
    html = table(begun("apprentice-2", "en"))
    assert html.count("<b>Starter set") == 4 and "Amulet of Earth" in html


def test_cards_to_choose_from_stand_above_the_wheel() -> None:
    html = table(begun("magician-2", "en"))
    assert 0 < html.index("Cards to choose from") < html.index("rt-wheel")


@pytest.mark.long(reason="whole games at random")
@pytest.mark.parametrize("lang", LANGS)
def test_a_game_is_told_in_every_part(lang: Lang) -> None:
    page, rng = begun("archmage-3", lang), random.Random(4)
    foreign = {"ru": "[A-Za-z]", "en": "[А-Яа-яЁё]"}[lang]
    for _ in range(DECISIONS):
        match = page.match
        assert match is not None and match.question is not None
        page.desk.press("answer", rng.choice(match.question.options).key)
        assert page.desk.message == ""
        for part in ("table", "choose", "say"):
            said = re.sub("<[^>]+>", " ", unescape(page.desk.parts[part].html))
            said = ROMAN.sub("", re.sub(r"\bsea(\.[a-z0-9-]+)+", "", said))
            assert re.findall(rf"[^.]*{foreign}[^.]*", said) == []
    assert "rt-die--season" in table(page) and page.match is not None and page.match.node.state.table.round


@pytest.mark.parametrize("topic", [topic.id for topic in GAME.topics])
def test_every_topic_opens_and_draws_its_first_lesson(topic: str) -> None:
    assert lesson_ids("seasons", topic)
    page = all_shown(LessonPage("seasons", topic, Request({}, "ru", served=True)))
    assert page.topic is not None and page.topic.id == topic
    assert page.desk.message == "" and "rt-wheel" in unescape(page.desk.parts["table"].html)


@pytest.mark.parametrize(("lang", "names"), [("en", "Winter die 1, "), ("ru", "Зимний кубик 1, ")])
def test_what_a_lesson_draws_has_its_name(lang: Lang, names: str) -> None:
    page = LessonPage("seasons", "prelude", Request({"lesson": "61-your-first-game"}, lang, served=True))
    while page.session is not None and page.session.question is None:
        page.desk.command("forward", "")
    assert names in unescape(page.desk.parts["choose"].html).replace("\xa0", " ")
