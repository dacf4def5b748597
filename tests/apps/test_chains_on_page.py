"""Chains on the lesson page: the chain of cards while there is one, the way back in time, and the search."""

from __future__ import annotations

import re
from typing import Any

import pytest
from support.desk import all_shown
from support.face import PUT, SIZES, Face, drawn
from support.face_walk import face, goes_on
from support.face_walk import opened as opened_lesson
from support.views import Page

from tutor.app.library import lesson
from tutor.app.pages.drawers import DRAWERS
from tutor.app.pages.lesson import LessonPage
from tutor.app.request import Request
from tutor.app.widgets.looks import is_standing
from tutor.games.penumbra.analysis import chains
from tutor.trace.graph import chain

__all__ = ["face"]

LESSON = "56-chain-of-four"


def opened(lang: str = "en") -> LessonPage:
    query = {"lesson": LESSON, "lang": lang}
    return all_shown(LessonPage("penumbra", "chains", Request(query, lang, served=True)))


def to(page: LessonPage, length: int) -> None:
    """Goes along the told line until the chain has so many links, and on to the next question if any."""
    for _ in range(100):
        session = page.session
        here = len(session.node.state.table.turn.chain) == length
        if here and (session.question is not None or length == 4):
            return
        if session.must_guess:
            page.desk.press("skip", "")
        elif session.question is None:
            page.desk.press("forward", "")
        else:
            session.answer(session.script.answers[len(session.history.answers())])
            page.draw()
    raise AssertionError(f"no chain of {length} on the told line")


def names(page: LessonPage) -> list[str]:
    html = page.desk.parts["chain"].html
    return [text for text, where in Page(html).texts if "ch-name" in where]


def test_the_chain_of_cards_takes_the_place_of_that_of_effects() -> None:
    page = opened()
    to(page, 3)
    assert names(page)[:3] == ["Sounding Staff", "Chant", "Alchemy"]
    assert "The chain has 3 links." in page.desk.parts["chain"].html
    page.desk.press("lang", "ru")
    assert "В цепочке 3 звена." in page.desk.parts["chain"].html
    page.desk.press("lang", "en")
    to(page, 4)
    while page.session.node.state.table.turn.chain:
        page.desk.press("forward", "")
    assert names(page)[0] == "Effects" and "links" not in page.desk.parts["chain"].html


def tabs(page: LessonPage) -> list[str]:
    """The drawers that can be opened, one at a time."""
    return re.findall('data-act="drawer" data-value="([a-z]+)"', page.desk.parts["bar"].html)


def test_parts_that_hold_nothing_are_taken_out() -> None:
    page = opened()
    desk = page.desk
    assert not is_standing(desk.drawers.odds_view) and desk.parts["odds"].html == ""
    assert "ch-card" not in desk.parts["chain"].html
    assert "Find the longest" in desk.parts["found"].html
    desk.press("answer", "card-staff-of-sounding")
    assert "ch-card" in desk.parts["chain"].html and not is_standing(desk.drawers.odds_view)
    desk.press("everything", "")
    assert tabs(page) == ["table", "why", "chain", "story"]

    page = LessonPage("penumbra", "threat", Request({"lesson": "01-three-steps"}, "en", served=True))
    for _ in range(3):
        page.desk.press("forward", "")
    assert tabs(page) == ["table", "why", "chain", "odds", "story"]
    page.desk.press("drawer", "odds")
    assert page.desk.parts["odds"].html and is_standing(page.desk.drawers.odds_view)


def test_a_drawer_is_drawn_while_it_is_open_and_only_one_at_a_time() -> None:
    page = LessonPage("penumbra", "threat", Request({"lesson": "01-three-steps"}, "en", served=True))
    page.desk.press("forward", "")
    for name, part in DRAWERS.items():
        assert not page.desk.drawers.is_open(name) and not is_standing(page.desk.drawers.boxes[name])
        assert page.desk.parts[part].html == "", part
        page.desk.press("drawer", name)
        standing = [one for one, drawer in page.desk.drawers.boxes.items() if is_standing(drawer)]
        assert standing == [name] and page.desk.parts[part].html, part
        assert f'data-value="{name}" data-key="drawer-{name}" aria-pressed="true"' in (
            page.desk.parts["bar"].html
        )
    page.desk.press("drawer", name)
    assert not any(map(page.desk.drawers.is_open, DRAWERS)), "the same press shuts it"
    page.desk.press("drawer", "nonsense")
    assert not any(map(page.desk.drawers.is_open, DRAWERS))
    page.desk.press("everything", "")
    assert all(is_standing(drawer) for drawer in page.desk.drawers.boxes.values())
    assert all(page.desk.parts[part].html for part in DRAWERS.values()) and tabs(page) == []


def test_what_the_browser_remembers_of_the_drawers_follows_the_switch() -> None:
    page = LessonPage("penumbra", "threat", Request({"lesson": "01-three-steps"}, "en", served=True))
    page.desk.command("everything", "1")
    assert page.desk.drawers.everything and page.desk.bridge.everything
    page.desk.press("everything", "")
    assert not page.desk.drawers.everything and not page.desk.bridge.everything


def test_a_card_leads_back_to_its_use() -> None:
    page = opened()
    to(page, 3)
    depth = page.session.node.depth
    cards = Page(page.desk.parts["chain"].html).all("ch-card")
    page.desk.press("jump", cards[1]["data-value"])
    chain = page.session.node.state.table.turn.chain
    assert [link.card for link in chain] == ["staff-of-sounding", "chant"]
    assert page.session.node.depth < depth
    assert any(event.kind == "card-used" for event in page.session.node.events)
    pressed = ["data-act" in card for card in cards]
    assert pressed == [True] * 3 + [False] * (len(cards) - 3), "what may follow has not been used yet"


def test_chains_are_searched_for_when_asked_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    searched, search = list[object](), chains.chains

    def searching(state: Any) -> Any:
        searched.append(state)
        return search(state)

    monkeypatch.setattr(chains, "chains", searching)
    page = opened()
    to(page, 2)
    found = page.desk.parts["found"]
    assert 'data-act="chains"' in found.html and not searched
    page.desk.press("chains", "")
    assert "The longest chain has 4 links." in found.html and "data-act" not in found.html
    page.desk.press("keys", "")
    assert "The longest chain has 4 links." in found.html and len(searched) == 1
    page.desk.press("lang", "ru")
    assert "В самой длинной цепочке 4 звена." in found.html and len(searched) == 2
    page.desk.press("back", "")
    assert "В самой длинной" not in found.html


def test_a_lesson_without_cards_to_use_offers_no_search() -> None:
    query = {"lesson": "01-three-steps"}
    page = all_shown(LessonPage("penumbra", "threat", Request(query, "en", served=True)))
    assert page.desk.parts["found"].html == ""
    page.desk.press("chains", "")
    assert page.desk.parts["found"].html == "" and page.desk.message == ""


def test_the_drawer_of_rules_tells_what_is_not_allowed_unless_a_prediction_is_open() -> None:
    page, seen = opened(), set()
    for _ in range(60):
        session = page.session
        listed = "rt-barred" in page.desk.parts["why"].html
        refused = session.question is not None and bool(session.question.refused)
        assert listed == (refused and not session.is_guessing and not session.told_out)
        seen.add((listed, session.is_guessing))
        if not goes_on(page, session.script):
            break
    assert {(True, False), (False, True)} <= seen


RUNNING = """() => {
  const drawer = document.querySelector(".rt-drawer--chain"), box = drawer.getBoundingClientRect();
  const card = drawer.querySelector(".is-now .ch-card").getBoundingClientRect();
  return [card.top - box.top, box.bottom - card.bottom, drawer.scrollHeight - drawer.clientHeight];
}"""


@pytest.mark.browser
def test_a_long_chain_is_opened_at_what_runs(face: Face) -> None:
    page, script = (
        opened_lesson("seasons/75-on-the-last-space"),
        lesson("seasons/75-on-the-last-space").script,
    )
    assert script is not None
    effects = 19
    while len(chain(page.session.trace)) < effects:
        assert goes_on(page, script)
    page.desk.press("drawer", "chain")
    html, longer = drawn(page.desk.widget), 0
    for size in SIZES:
        frame = face.frame(*size)
        frame.evaluate(PUT, html)
        above, below, hidden = frame.evaluate(RUNNING)
        assert above > 0 and below > 0, size
        longer += hidden > 0
    assert longer >= 2
