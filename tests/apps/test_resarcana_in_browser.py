"""Res Arcana in a real browser: a round with an attack that is answered, and an early victory check."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Page, expect
from support.browser import SHIPPED
from support.desk import open_drawer, show_everything, shut_drawer
from support.rounds import (
    OTHER,
    Stretch,
    answer,
    beside,
    fits,
    foreign,
    moves,
    option,
    reloaded,
    rounds,
    switched,
    visit,
)

from tutor.app.link import pack
from tutor.app.sessions.game import Match
from tutor.engine.event import Event
from tutor.engine.question import Option, Question
from tutor.games.resarcana import GAME
from tutor.rules.catalogue import rule
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker

pytestmark = pytest.mark.browser

EARLY = "res.win.early-check.all"
REACTION = "res.life.reaction"


@pytest.fixture(scope="module")
def base(serve_notebooks: Callable[..., str]) -> str:
    """The address of a server of whole games."""
    return serve_notebooks(SHIPPED)


def choice(question: Question, chance: Random) -> Option:
    """Any answer, but the first reaction that is offered; passing is mostly left for later."""
    for one in question.options:
        if one.kind == "react":
            return one
    active = tuple(one for one in question.options if one.kind != "pass-turn")
    return chance.choice(active if active and chance.random() < 0.7 else question.options)


def reacts(match: Match) -> bool:
    """Whether the learner can answer a loss of life that a rival causes in the rival's own turn."""
    question = match.question
    return (
        question is not None
        and question.kind == "life-loss"
        and any(one.kind == "react" for one in question.options)
        and match.node.state.table.turn != match.seat
    )


@cache
def attacked() -> Stretch:
    """A short round in which a rival attacks, and the learner answers it."""
    for seed in range(60):
        for one in rounds(moves(GAME, "first-3", seed, 120, choice), reacts):
            if len(one.keys) <= 9:
                return one
    raise LookupError("no such round")


@cache
def checked() -> Stretch:
    """An action of the learner that has the victory checked early, in a game that goes on behind it."""
    for seed in range(60):
        last = None
        for match, key in moves(GAME, "first-2", seed, 120, choice):
            if last is not None and early(match) is not None:
                return last
            last = Stretch(pack(match.trail()), (key,)) if key.startswith("use.") else None
    raise LookupError("no such action")


def early(match: Match) -> int | None:
    """How many full stops after the last answer the victory is checked early, in the learner's own turn."""
    for steps, number in enumerate(match.since()):
        node = match.history.nodes[number]
        if any(is_early(event) for event in node.events):
            return steps if node.state.table.turn == match.seat else None
    return None


def is_early(event: Event) -> bool:
    return event.kind == "check" and bool(dict(event.facts)["early"])


def threatened(page: Page, match: Match, lang: Lang) -> None:
    """The attack stands on the page in the turn of the rival who makes it, with the rules that apply."""
    said, question = speaker("resarcana", lang), match.question
    assert question is not None
    expect(page.locator(".rt-asked")).to_have_text(said.question(question))
    card = said.name(str(dict(question.facts)["card"]))
    expect(page.locator("[data-part=stage]")).to_contain_text(card)
    show_everything(page)
    expect(page.locator(".rt-table")).to_contain_text(card)
    expect(page.locator(".rt-why")).to_contain_text(question.rule)
    expect(page.locator(".rt-why")).to_contain_text(rule(question.rule).text.of(lang))
    show_everything(page, False)


@pytest.mark.long(reason="a whole round in the browser; what it shows is seen in a shorter walk, too")
@pytest.mark.rules(REACTION, "res.round.phases")
@pytest.mark.parametrize("lang", LANGS)
def test_res_life_reaction__a_round_with_an_attack_that_is_answered(
    base: str, chromium_page: Page, lang: Lang
) -> None:
    page, stretch, said = chromium_page, attacked(), speaker("resarcana", lang)
    match = beside(GAME, stretch.link)
    begun = match.node.state.table.round
    visit(page, base, "resarcana", lang, stretch.link)
    for key in stretch.keys:
        attack = reacts(match)
        if attack:
            threatened(page, match, lang)
        answer(page, match, key)
        if attack:
            expect(page.locator(".rt-told")).to_contain_text(said.say("event-avoided", who=match.seat))

    question = match.question
    assert question is not None and match.node.state.table.round == begun + 1
    expect(page.locator(".rt-asked")).to_have_text(said.question(question))
    expect(page.locator(".rt-told")).to_contain_text(said.say("event-round", n=begun + 1))
    assert foreign(page, lang) == [] and fits(page)

    reloaded(page)
    other = OTHER[lang]
    switched(page, other, speaker("resarcana", other).question(question))
    assert foreign(page, other) == [] and fits(page)


@pytest.mark.long(reason="a whole action in the browser; one of Black Rose Wars is walked in every run")
@pytest.mark.parametrize("lang", LANGS)
def test_res_win_early_check_all__an_action_has_victory_checked(
    base: str, chromium_page: Page, lang: Lang
) -> None:
    page, stretch, said = chromium_page, checked(), speaker("resarcana", lang)
    match, (key,) = beside(GAME, stretch.link), stretch.keys
    visit(page, base, "resarcana", lang, stretch.link)
    answer(page, match, key)
    told = said.say("event-check", early="yes")
    expect(page.locator(".rt-told")).to_contain_text(told)

    # Step by step: the check stands in the middle of what follows the action, with its rule.
    steps = early(match)
    assert steps is not None
    open_drawer(page, "story")
    page.locator("[data-key=last-question-]").click()
    shut_drawer(page)
    expect(option(page, key)).to_be_visible()
    for _ in range(steps):
        where = page.locator(".rt-time__at").inner_text()
        page.locator("[data-part=go][data-act=forward]").click()
        expect(page.locator(".rt-time__at")).not_to_have_text(where)
    open_drawer(page, "why")
    expect(page.locator(".rt-why")).to_contain_text(EARLY)
    expect(page.locator(".rt-why")).to_contain_text(rule(EARLY).text.of(lang))
    assert foreign(page, lang) == [] and fits(page)
