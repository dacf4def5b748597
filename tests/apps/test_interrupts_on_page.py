"""The searches of Black Rose Wars on the pages: offered where they make sense, with the right knowledge."""

from __future__ import annotations

import re
from typing import Any

import pytest
from support.desk import all_shown

from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.play import PlayPage
from tutor.app.request import Request
from tutor.app.sessions.game import Match
from tutor.app.widgets.looks import is_standing
from tutor.games.blackrose import GAME
from tutor.games.blackrose.analysis import interrupts
from tutor.games.blackrose.state.visibility import secrets
from tutor.games.blackrose.views.table.searches import part
from tutor.trace.words import speaker

LESSON = "37-a-chain-of-traps"


def opened(asked: str = "explore-step", lang: str = "en") -> LessonPage:
    """The lesson at the first question of a kind."""
    query = {"lesson": LESSON, "lang": lang}
    page = all_shown(LessonPage("blackrose", "traps", Request(query, lang, served=True)))
    for _ in range(60):
        session = page.session
        if session.must_guess:
            page.desk.press("skip", "")
        elif session.question is None:
            page.desk.press("forward", "")
        elif session.question.kind == asked:
            page.draw()
            return page
        else:
            session.answer(session.script.answers[len(session.history.answers())])
            page.draw()
    raise AssertionError(f"nobody is asked {asked!r}")


def offered(page: LessonPage) -> list[str]:
    return re.findall(r'<button[^>]*data-act="ways" data-value="(\w+):', page.desk.parts["found"].html)


def test_what_is_offered_depends_on_what_is_asked() -> None:
    assert offered(opened()) == ["step", "action", "rooms"]
    assert offered(opened("trap")) == ["step", "action"]
    assert offered(opened("action")) == ["action", "rooms"]


def test_it_is_searched_when_asked_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searched, search = list[object](), interrupts.interrupts

    def searching(*given: Any) -> Any:
        searched.append(given[1:])
        return search(*given)

    monkeypatch.setattr(interrupts, "interrupts", searching)
    page = opened("trap")
    desk, found = page.desk, page.desk.parts["found"]
    assert not searched and not is_standing(desk.drawers.found_view)
    desk.press("ways", "step:")
    assert "It can end in 4 ways." in found.html and searched == [("", "step")]
    assert is_standing(desk.drawers.found_view) and "→ ending 3" in desk.drawers.found_view.alt
    desk.press("keys", "")
    assert len(searched) == 1
    desk.press("lang", "ru")
    assert "Возможны 4 исхода." in found.html and "исход 3" in desk.drawers.found_view.alt
    desk.press("ways", "step:doria")
    assert "Учтено только то, что знает Дориа." in found.html and "червь" not in found.html
    assert searched[-1] == ("doria", "step")
    desk.press("back", "")
    assert "Возможн" not in found.html and not is_standing(desk.drawers.found_view)


def test_rooms_have_no_figure() -> None:
    page = opened()
    page.desk.press("ways", "rooms:")
    assert "At worst" in page.desk.parts["found"].html
    assert not is_standing(page.desk.drawers.found_view)
    page.desk.press("ways", "rooms:doria")
    assert "as far as Doria knows" in page.desk.parts["found"].html


@pytest.mark.parametrize("value", ["", "nothing", "step:nobody", "rooms:rooms:rooms", "step:<b>"])
def test_what_makes_no_sense_breaks_nothing(value: str) -> None:
    page = opened()
    page.desk.press("ways", value)
    assert page.desk.message == "" and "<b>" not in page.desk.parts["found"].html
    assert offered(page) == ["step", "action", "rooms"]


def test_an_open_prediction_is_not_given_away() -> None:
    page = opened("trap")
    page.desk.press("ways", "step:")
    assert "It can end" in page.desk.parts["found"].html
    for _ in range(60):
        if page.session.is_guessing:
            break
        if page.session.question is None:
            page.desk.press("forward", "")
        else:
            page.session.answer(page.session.script.answers[len(page.session.history.answers())])
            page.draw()
    else:
        pytest.skip("this lesson asks for no prediction after that")
    assert page.desk.parts["found"].html == ""


def test_in_a_game_only_what_the_learner_knows_is_searched() -> None:
    opening = next(one for one in GAME.openings() if one.id == "whole-3")
    english, tried = speaker("blackrose", "en"), 0
    match = Match.open(GAME, opening, "random", 3)
    for _ in range(160):
        if match.finished or match.question is None:
            break
        node = match.node
        for what in ("step", "rooms"):
            found = part(node.state, node.question, english, f"ways:{what}:vera", match.seat)
            shown = f"{found.html} {found.figure} {found.alt}"
            assert 'type="radio"' not in shown, "nobody else may be asked"
            names = {english.name(id) for id in secrets(node.state.table, match.seat)}
            assert not [name for name in names if f"“{name}”" in shown], node.question
            tried += "How it can go" in shown or "Rooms in reach" in shown
        match.answer(match.question.options[0].key)
    assert tried > 20


def test_the_page_of_a_game_offers_it() -> None:
    page = all_shown(PlayPage(GAME, Request({"game": "blackrose"}, "en", served=True)))
    page.desk.press("opening", "whole-2")
    page.desk.press("begin", "1")
    assert page.match is not None
    for _ in range(80):
        if 'data-act="ways"' in page.desk.parts["found"].html:
            break
        assert page.match.question is not None
        page.desk.press("answer", page.match.question.options[0].key)
    html = page.desk.parts["found"].html
    value = re.findall(r'data-act="ways" data-value="([\w:]+)"', html)[0]
    assert value.endswith(f":{page.match.seat}")
    page.desk.press("ways", value)
    assert "Only what Anna knows is taken into account." in page.desk.parts["found"].html
