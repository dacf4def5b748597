"""A round of Seasons clicked through in a real browser, with a summoning refused and explained on the way."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Page, expect
from support.browser import SHIPPED
from support.rounds import (
    OTHER,
    Stretch,
    answer,
    beside,
    fits,
    foreign,
    moves,
    refusal,
    reloaded,
    rounds,
    switched,
    visit,
)

from tutor.app.sessions.game import Match
from tutor.engine.question import Option, Question, Refused
from tutor.games.seasons import GAME
from tutor.rules.catalogue import rule
from tutor.rules.words import LANGS, Lang
from tutor.trace.words import speaker

pytestmark = pytest.mark.browser

REQUIREMENTS = "sea.summon.requirements"


@pytest.fixture(scope="module")
def base(serve_notebooks: Callable[..., str]) -> str:
    """The address of a server of whole games."""
    return serve_notebooks(SHIPPED)


def choice(question: Question, chance: Random) -> Option:
    """Any answer; in a turn bonuses are kept, and it ends when nothing else is left."""
    order = ("crystallise", "summon", "activate", "turn-done")
    wanted = [one for kind in order for one in question.options if one.kind == kind]
    return wanted[0] if wanted else chance.choice(question.options)


def refused_summoning(question: Question | None) -> Refused | None:
    """A summoning against which its requirements stand."""
    for item in () if question is None else question.refused:
        if item.option.kind == "summon" and REQUIREMENTS in [reason.rule for reason in item.reasons]:
            return item
    return None


def seen(match: Match) -> bool:
    """Whether the learner's turn begins, something can be crystallised, and a summoning is refused."""
    question = match.question
    assert question is not None
    return "crystallise" in {one.kind for one in question.options} and refused_summoning(question) is not None


@cache
def found() -> Stretch:
    """A short round in which the learner crystallises, summons, and cannot summon something else at first."""
    for seed in range(60):
        for one in rounds(moves(GAME, "apprentice-2", seed, 60, choice), seen):
            if len(one.keys) <= 9 and one.keys[1].startswith("crystallise-") and summons(one):
                return one
    raise LookupError("no such round")


def summons(stretch: Stretch) -> bool:
    return any(key.startswith("summon-") for key in stretch.keys)


def explained(page: Page, match: Match, lang: Lang) -> None:
    """Opens "why?" beside a refused summoning: the rules, what stands against it, what would allow it."""
    item = refused_summoning(match.question)
    assert item is not None
    said = speaker("seasons", lang)
    box = refusal(page, item.option.key)
    expect(box.locator("summary")).to_contain_text(said.option(item.option))
    expect(box.locator(".rt-refused__body")).not_to_be_visible()
    box.locator("summary").click()
    body = box.locator(".rt-refused__body")
    expect(body).to_be_visible()
    for reason in item.reasons:
        for words in (reason.rule, rule(reason.rule).text.of(lang), said.allowed_if(reason)):
            expect(body).to_contain_text(words)
        expect(body).to_contain_text(said.refusal(reason), ignore_case=True)


@pytest.mark.long(reason="a whole round in the browser; one of Black Rose Wars is walked in every run")
@pytest.mark.rules(REQUIREMENTS, "sea.round.end", "sea.turn.order.free")
@pytest.mark.parametrize("lang", LANGS)
def test_sea_summon_requirements__a_round_with_a_refused_summoning(
    base: str, chromium_page: Page, lang: Lang
) -> None:
    page, stretch, said = chromium_page, found(), speaker("seasons", lang)
    match = beside(GAME, stretch.link)
    begun = match.node.state.table.round
    visit(page, base, "seasons", lang, stretch.link)
    for number, key in enumerate(stretch.keys):
        if number == 1:
            explained(page, match, lang)
        answer(page, match, key)

    question = match.question
    assert question is not None and match.node.state.table.round == begun + 1
    expect(page.locator(".rt-asked")).to_have_text(said.question(question))
    expect(page.locator(".rt-told")).to_contain_text(said.say("event-round-over", n=begun))
    assert foreign(page, lang) == [] and fits(page)

    reloaded(page)
    other = OTHER[lang]
    switched(page, other, speaker("seasons", other).question(question))
    assert foreign(page, other) == [] and fits(page)
