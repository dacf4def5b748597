"""Whole games of Res Arcana on their page, without a browser."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest
from support.desk import all_shown

from tutor.app.pages.play import PlayPage, playable
from tutor.app.pages.start import StartPage
from tutor.app.request import Request
from tutor.games.resarcana import GAME
from tutor.rules.words import LANGS, Lang
from tutor.trace.hidden import HIDDEN

DECISIONS = 40
NO_WORDS = re.compile(r"\bres(\.[a-z0-9-]+)+|\bRes Arcana\b|\bX\b")
"""Ids of rules, the name of the game, and what the rulebook itself calls a number left open."""


def begun(opening: str, lang: Lang) -> PlayPage:
    page = all_shown(PlayPage(GAME, Request({}, lang, served=True)))
    page.desk.press("opening", opening)
    page.desk.press("rival", "random")
    page.desk.press("begin", "6")
    return page


def said(page: PlayPage, part: str) -> str:
    return re.sub("<[^>]+>", " ", unescape(page.desk.parts[part].html))


def test_its_openings_can_be_chosen() -> None:
    assert "resarcana" in playable()
    page = PlayPage(GAME, Request({}, "en", served=True))
    listed = unescape(page.desk.front.html)
    assert len(GAME.openings()) == 10 and all(one.title.en in listed for one in GAME.openings())


@pytest.mark.parametrize("lang", LANGS)
def test_it_stands_in_the_gallery_with_its_whole_games(lang: Lang) -> None:
    html = unescape(StartPage(Request({}, lang, served=True)).parts["games"].html)
    assert f"play.ipynb?game=resarcana&lang={lang}" in html


@pytest.mark.long(reason="whole games at random")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("opening", ["first-2", "draft-3"])
def test_a_game_is_told_in_every_part(opening: str, lang: Lang) -> None:
    page, chance = begun(opening, lang), random.Random(4)
    foreign = {"ru": "[A-Za-z]", "en": "[А-Яа-яЁё]"}[lang]
    for _ in range(DECISIONS):
        match = page.match
        assert match is not None and match.question is not None
        page.desk.press("answer", chance.choice(match.question.options).key)
        assert page.desk.message == ""
        for part in ("table", "now", "choose", "say", "time", "why"):
            words = NO_WORDS.sub("", said(page, part))
            assert re.findall(rf"[^.]*{foreign}[^.]*", words) == []
    assert "rt-essence" in page.desk.parts["table"].html
    assert page.match is not None and page.match.node.state.table.round


def test_a_draft_shows_the_cards_to_choose_from_and_none_of_the_others() -> None:
    page = begun("draft-2", "en")
    page.desk.press("answer", "anna")
    html = page.desk.parts["table"].html
    assert "Artifacts to choose from" in html and html.count("is-cand") == 4
    assert HIDDEN not in said(page, "table").lower()
