"""The face where something is amiss: links that lead nowhere, long names, very many answers, no stage."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as struct_replace
from support.face import Face
from support.face_walk import begun, face, goes_on, opened
from support.langs import walked_in
from support.samples import sample

from tutor.app.games import VIEWS
from tutor.app.library import lesson
from tutor.app.link import Trail, pack, unpack
from tutor.app.pages.lesson import LessonPage
from tutor.app.pages.play import PlayPage
from tutor.app.request import Request
from tutor.rules.words import Lang
from tutor.scenario.games import game_named
from tutor.trace.words import Speaker, speaker

__all__ = ["face"]

pytestmark = pytest.mark.browser

SAMPLE = (
    "penumbra/01-three-steps",
    "resarcana/04-four-gold",
    "seasons/04-leaving-winter",
    "blackrose/37-a-chain-of-traps",
)
MORE = pytest.mark.long(reason="a lesson of each game, measured in every size at step after step")
LESSONS = (SAMPLE[0], *(pytest.param(id, marks=MORE) for id in SAMPLE[1:]))
MANY = 40
STEPS = 6
LONG = f"{'W' * 19} {'W' * 20}"
"""A name as long as one may be in a class, of the widest letters."""
WORD = "W" * 60
"""A word longer than any name."""
SEATS = {(seat,) for seat in ("anna", "boris", "doria", "graminia")}
PLAIN = "the plain table is shown"
SCROLLS = "what is told is cut off"
"""What is told may be read on by scrolling."""
SCROLLED_TO = "360 x 740: the first answer is cut off"
"""So may a question on a phone that is several lines longer for the name in it."""


@pytest.fixture(params=[LONG, WORD], ids=["long", "one word"])
def long_name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Those who play have a very long name."""
    short, long = Speaker._name, str(request.param)

    def name(self: Speaker, *parts: object, case: str = "nom") -> str:
        return long if parts in SEATS else short(self, *parts, case=case)

    monkeypatch.setattr(Speaker, "_name", name)
    speaker.cache_clear()
    yield long
    speaker.cache_clear()


def link(**other: Any) -> str:
    """A link to the second step of the first lesson, made for a lesson that was otherwise then."""
    page = opened(SAMPLE[0])
    page.desk.press("forward", "")
    return pack(struct_replace(page.session.trail(), **other))


@pytest.mark.parametrize("lang", walked_in("ru"))
@pytest.mark.parametrize(
    "at",
    [
        pytest.param(lambda: "no-such-link", id="no link"),
        pytest.param(lambda: "x" * 3000, id="longer than any"),
        pytest.param(lambda: link(depth=9999, digest="0" * 16), id="a step that is no more"),
        pytest.param(lambda: link(answers=("no-such-answer",) * 3), id="answers that are no more"),
        pytest.param(lambda: link(digest="0" * 16), id="another position"),
        pytest.param(lambda: link(lesson="penumbra/no-such-lesson"), id="another lesson"),
    ],
)
def test_a_link_that_leads_nowhere_opens_the_lesson_and_says_so(
    face: Face, lang: Lang, at: Callable[[], str]
) -> None:
    page = LessonPage("penumbra", "", Request({"lesson": "01-three-steps", "at": at()}, lang))
    assert "rt-message" in page.desk.parts["say"].html
    # The message stands first in what is told.
    assert [one for one in face.breaches(page.desk) if SCROLLS not in one] == []


def test_a_link_to_where_the_lesson_still_leads_is_followed_without_a_word() -> None:
    page = LessonPage("penumbra", "", Request({"lesson": "01-three-steps", "at": link()}, "en"))
    assert page.session.node.depth == unpack(link(), Trail).depth == 1
    assert "rt-message" not in page.desk.parts["say"].html


@pytest.mark.parametrize("game", sample(VIEWS, 4, "every game"))
def test_forty_answers_leave_question_and_bar_in_their_place(face: Face, game: str) -> None:
    page = PlayPage(game_named(game), Request({}, "ru"))
    page.desk.press("begin", "1")
    few = face.breaches(page.desk)
    asked = page.desk.parts["choose"]
    buttons = re.findall(r"<button[^>]*rt-option.*?</button>", asked.html, re.DOTALL)
    last, count = buttons[-1], len(buttons)
    more = "".join(
        re.sub(r">\d+</kbd>", f">{n}</kbd>", re.sub(r'data-(value|key)="', rf"\g<0>{n}-", last)).replace(
            "<b>", f"<b>{n}, ответ, о котором можно прочесть ещё и это: "
        )
        for n in range(count + 1, MANY + 1)
    )
    asked.html = asked.html.replace(last, last + more)
    assert asked.html.count("rt-option") >= MANY
    assert [one for one in face.breaches(page.desk) if one not in few] == []


@pytest.mark.parametrize("id", LESSONS)
def test_a_long_name_pushes_nothing_out_of_a_lesson(face: Face, long_name: str, id: str) -> None:
    page, script = opened(id), lesson(id).script
    assert script is not None
    found, named = face.breaches(page.desk), long_name in page.desk.stage.html
    for _ in range(STEPS):
        if not goes_on(page, script):
            break
        found += face.breaches(page.desk)
        named = named or long_name in page.desk.stage.html
    assert named and sorted(set(found)) == []


@pytest.mark.parametrize("game", sample(VIEWS, 4, "every game"))
def test_a_long_name_is_read_and_pushes_nothing_out_of_a_game(face: Face, long_name: str, game: str) -> None:
    page = begun(game)
    assert long_name in page.desk.stage.html + page.desk.parts["say"].html + page.desk.parts["choose"].html
    borne = (SCROLLS, SCROLLED_TO) if long_name == WORD else (SCROLLS,)
    assert [one for one in face.breaches(page.desk) if not one.endswith(borne)] == []
    assert face.frame(360, 740).evaluate(
        "() => [...document.querySelectorAll('.rt-coach *')]"
        ".every(one => one.getBoundingClientRect().right <= innerWidth + 1)"
    )


def none(_setting: Any) -> None:
    """What a game gives that has no stage for the moment."""


def broken(_setting: Any) -> None:
    raise LookupError("this card is on no picture")


@pytest.mark.parametrize("id", LESSONS)
@pytest.mark.parametrize("stage", [none, broken])
def test_without_a_stage_the_plain_table_is_shown(
    face: Face, monkeypatch: pytest.MonkeyPatch, stage: Callable[[Any], None], id: str
) -> None:
    game, _, _ = id.partition("/")
    monkeypatch.setitem(VIEWS, game, replace(VIEWS[game], stage=stage))
    page, script = opened(id), lesson(id).script
    assert script is not None
    for _ in range(STEPS):
        assert page.desk.message == "" and "rt-table" in page.desk.stage.html
        assert " id=" not in page.desk.stage.html
        assert [one for one in face.breaches(page.desk) if PLAIN not in one] == []
        if not goes_on(page, script):
            break
