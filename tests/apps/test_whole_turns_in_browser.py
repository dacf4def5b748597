"""Whole turns of a training game, clicked through in a real browser: Learning, a Trial, a Rest.

The same game is played beside the browser: it knows which answers come next, and what they lead to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect
from support.desk import show_everything, stage_stands
from support.langs import AGAIN
from support.rounds import OTHER

from tutor.app.link import pack
from tutor.app.sessions.game import Match
from tutor.games.penumbra import GAME
from tutor.games.penumbra.components.component_set import box
from tutor.games.penumbra.state.table import Table
from tutor.rules.words import Lang
from tutor.trace.words import speaker

pytestmark = pytest.mark.browser

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
MOST = 60
"""More answers than one turn of a learner takes."""


def matches() -> Iterator[Match]:
    """Games against a random opponent, each at the learner's first choice of a kind of turn."""
    opening = next(one for one in GAME.openings() if one.id == "short-2")
    for seed in range(400):
        match = Match.open(GAME, opening, "random", seed)
        while not match.finished and kind(match) != "turn-kind":
            answer_first(match)
        if not match.finished:
            yield match


def kind(match: Match) -> str:
    return match.question.kind if match.question is not None else ""


def table(match: Match) -> Table:
    found = match.node.state.table
    assert isinstance(found, Table)
    return found


def answer_first(match: Match) -> str:
    assert match.question is not None
    key = match.question.options[0].key
    match.answer(key)
    return key


def keys_of(match: Match, turn: str) -> list[str]:
    """The answers of a whole turn of that kind: the first option, but the last where one can only go on."""
    keys = [turn]
    match.answer(turn)
    while not match.finished and kind(match) != "turn-kind" and len(keys) < MOST:
        question = match.question
        assert question is not None
        options = [one.key for one in question.options]
        wanted = (key for key in options if key.startswith("place-") or key in vigilant())
        key = next(wanted, None) or (options[-1] if question.kind in GAME.moments else options[0])
        keys.append(key)
        match.answer(key)
    return keys


@cache
def vigilant() -> frozenset[str]:
    """The training trials that carry Vigilance."""
    cards = box("training")
    trials = (cards.trial(id) for difficulty in range(1, 5) for id in cards.trials_of(difficulty))
    return frozenset(
        one.id for one in trials if one.known and any(p.id == "vigilance" for p in one.properties or ())
    )


def found(turn: str) -> tuple[str, list[str], Match]:
    """The link to a game before such a turn, the answers of the turn, and the game behind it."""
    for match in matches():
        if turn == "trial" and not vigilant().intersection(table(match).trials):
            continue
        question = match.question
        if question is None or question.option(turn) is None:
            continue
        link = pack(match.trail())
        keys = keys_of(match, turn)
        if turn == "learning" and not any(key.startswith("place-") for key in keys):
            continue
        return link, keys, match
    raise LookupError(f"no game has such a turn: {turn}")


LONGER = pytest.mark.long(reason="the same in turns of more steps")
TURNS: dict[str, Lang] = {"learning": "ru", "trial": "en", "rest": "ru"}


@pytest.mark.long(reason="a whole turn in the browser")
@pytest.mark.parametrize(
    ("turn", "lang"),
    [
        *(pytest.param(turn, lang, marks=[] if turn == "rest" else LONGER) for turn, lang in TURNS.items()),
        *(pytest.param(turn, OTHER[lang], marks=AGAIN) for turn, lang in TURNS.items()),
    ],
)
def test_a_whole_turn(serve_notebooks: Serve, chromium_page: Page, turn: str, lang: Lang) -> None:
    page = chromium_page
    page.set_viewport_size({"width": 360 if lang == "ru" else 1280, "height": 800})
    base = serve_notebooks(NOTEBOOKS)
    link, keys, match = found(turn)
    page.goto(f"{base}voila/render/play.ipynb?{urlencode({'lang': lang, 'at': link})}")
    stage_stands(page)
    for key in keys:
        option = page.locator(f'.rt-choose [data-act=answer][data-value="{key}"]')
        expect(option).to_have_count(1)
        folded = page.locator(f'.rt-choose details:not([open]):has([data-value="{key}"])')
        while folded.count():
            folded.first.locator("summary").first.click()
        before = page.locator(".rt-time__at").inner_text()
        option.click()
        expect(page.locator(".rt-time__at")).not_to_have_text(before)
        expect(page.locator(".rt-message")).to_have_count(0)
    asked = "" if match.finished else speaker("penumbra", lang).question(match.question)  # type: ignore[arg-type]
    if asked:
        expect(page.locator(".rt-choose")).to_contain_text(asked)
    wide = """() => [...document.querySelectorAll('body *')]
        .filter(e => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('[class*=plot]'))
        .map(e => e.className + ': ' + e.textContent.slice(0, 40)).slice(0, 5)"""
    assert page.viewport_size is not None
    for everything in (False, True):
        show_everything(page, everything)
        across = page.evaluate("document.documentElement.scrollWidth")
        assert across <= page.viewport_size["width"], page.evaluate(wide)
