"""The face where something is amiss: links that lead nowhere, a name without end, very many answers."""

from __future__ import annotations

import re

import pytest
from face_support import Face
from playwright.sync_api import Page

from tutor.app.games import SHOWN
from tutor.app.lesson import LessonPage
from tutor.app.play import PlayPage
from tutor.app.request import Request
from tutor.scenario.games import game_named

pytestmark = pytest.mark.browser

MANY = 40
TALL = re.compile(r"overlap$|the stage does not fit$")
"""What a crowded table may do: it scrolls, or its small words touch."""


@pytest.fixture
def face(chromium_page: Page) -> Face:
    chromium_page.emulate_media(reduced_motion="reduce")
    return Face(chromium_page)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("at", ["no-such-link", "x" * 3000])
def test_a_link_that_leads_nowhere_opens_the_lesson_and_says_so(face: Face, lang: str, at: str) -> None:
    page = LessonPage("penumbra", "", Request({"lesson": "01-three-steps", "at": at}, lang))
    assert "rt-message" in page.desk.parts["say"].html
    # The message stands first in what is told, which scrolls then.
    assert [one for one in face.breaches(page.desk) if "what is told is cut off" not in one] == []


def test_forty_answers_leave_question_and_bar_in_their_place(face: Face) -> None:
    page = PlayPage(game_named("resarcana"), Request({}, "ru"))
    page.desk.press("begin", "1")
    match = page.match
    assert match is not None and match.question is not None
    few = face.breaches(page.desk)
    asked = page.desk.parts["choose"]
    button = re.search(r"<button[^>]*rt-option.*?</button>", asked.html, re.DOTALL)
    assert button is not None
    asked.html = asked.html.replace(button[0], button[0] * MANY, 1)
    assert [one for one in face.breaches(page.desk) if one not in few and not TALL.search(one)] == []


@pytest.mark.parametrize("game", list(SHOWN))
def test_a_name_without_end_is_read_and_pushes_nothing_away(face: Face, game: str) -> None:
    page = PlayPage(game_named(game), Request({}, "en"))
    page.desk.press("begin", "1")
    assert page.match is not None
    name, long = page.desk.speaker.name(page.match.seat), "W" * 60
    for part in (page.desk.stage, page.desk.parts["say"], page.desk.parts["choose"]):
        part.html = re.sub(rf"\b{re.escape(name)}\b(?=[^<>]*<)", long, part.html)
    found = [one for one in face.breaches(page.desk) if "page is wider" in one or "primary" in one]
    assert found == []
    assert face.frame(360, 740).evaluate(
        "() => [...document.querySelectorAll('.rt-coach *')]"
        ".every(one => one.getBoundingClientRect().right <= innerWidth + 1)"
    )
