"""Whole games of Seasons on their page, without a browser."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest

from tutor.app.play import PlayPage, playable
from tutor.app.request import Request
from tutor.games.seasons import GAME
from tutor.rules.words import LANGS, Lang

DECISIONS = 45
ROMAN = re.compile(r"\b(III?|I|X)\b")


def begun(opening: str, lang: Lang) -> PlayPage:
    page = PlayPage(GAME, Request({}, lang, served=True))
    page.desk.press("opening", opening)
    page.desk.press("rival", "random")
    page.desk.press("begin", "6")
    return page


def table(page: PlayPage) -> str:
    return unescape(page.desk.parts["table"].html)


def test_its_openings_can_be_chosen() -> None:
    assert "seasons" in playable()
    page = PlayPage(GAME, Request({}, "en", served=True))
    said = unescape(page.desk.parts["say"].html)
    assert all(one.title.en in said for one in GAME.openings())


def test_the_sets_of_the_apprentice_are_shown_with_their_cards() -> None:
    html = table(begun("apprentice-2", "en"))
    assert html.count("<b>Starter set") == 4 and "Amulet of Earth" in html


def test_cards_to_choose_from_stand_above_the_wheel() -> None:
    html = table(begun("magician-2", "en"))
    assert 0 < html.index("Cards to choose from") < html.index("rt-wheel")


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
