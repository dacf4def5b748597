"""From the start page of a game to an answered question, counted in presses (see `Presser`)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support.browser import WAIT_MS, PageLog
from support.desk import stage_stands
from support.presses import Presser, Way

from tutor.rules.words import LANGS
from tutor.scenario.beginnings import beginnings
from tutor.scenario.games import playable
from tutor.views.stage.places import supply_key

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
Opens = Callable[[Way], Page]
SIZES: dict[Way, tuple[int, int]] = {"pointer": (1280, 720), "keyboard": (1280, 720), "touch": (360, 740)}
MOST = 12
"""So many presses lead from the start page to the answer at most."""
TAPS = 5
"""So many on a phone, for the usual questions."""
WANTED = {  # of each game a situation, and how its answer begins
    "blackrose": ("trap-in-a-room", ".rt-answer"),
    "penumbra": ("threat-against-two-marks", ".rt-odds"),
    "resarcana": ("payment-with-a-reduction", ".rt-answer"),
    "seasons": ("two-cards-answer-a-summoning", ".rt-answer"),
}
FEW = {("blackrose", "en", "pointer"), ("seasons", "ru", "touch")}
"""What is pressed each time; all else in the long round."""
LONG = pytest.mark.long(reason="every game in both languages, by pointer, keys and touch")
ALL = [(game, lang, way) for game in playable() for lang in LANGS for way in SIZES]
CASES = [pytest.param(*case, marks=() if case in FEW else LONG) for case in ALL]


@pytest.fixture
def opens(chromium: Browser, page_log: PageLog) -> Iterator[Opens]:
    """Pages of the size of a laptop, or of a phone that is touched."""
    contexts = []

    def page(way: Way) -> Page:
        width, height = SIZES[way]
        context = chromium.new_context(
            viewport={"width": width, "height": height}, has_touch=way == "touch", is_mobile=way == "touch"
        )
        contexts.append(context)
        made = context.new_page()
        made.set_default_timeout(WAIT_MS)
        page_log.watch(made)
        return made

    yield page
    for context in contexts:
        context.close()
    assert not page_log.outside and not page_log.errors, (page_log.outside, page_log.errors)


def on_bench(page: Page, base: str, game: str, lang: str, way: Way) -> Presser:
    """The workbench as it opens from the start page of its game."""
    page.goto(f"{base}voila/render/start.ipynb?game={game}&lang={lang}")
    hand = Presser(page, way, still=way != "touch")
    tile = page.locator('.rt-page a[href*="workbench.ipynb?game="]')
    if way == "keyboard":
        expect(tile).to_be_visible()
    hand.press(tile)
    stage_stands(page)
    expect(page.locator(".rt-may")).to_be_visible()
    assert hand.stands_still()
    return hand


def begin(hand: Presser, id: str, answer: str) -> None:
    """Begins with a pictured situation, whose question is answered beside it."""
    page = hand.page
    hand.press(page.locator("[data-key=drawer-begin]"))
    picture = page.locator(f'.rt-situation[data-value="{id}"]')
    hand.press(picture)
    expect(picture).to_be_hidden()
    stands = page.locator(f".rt-bench__asked :is({answer})").first
    expect(stands).to_be_visible()
    assert hand.stands_still()
    assert hand.way == "touch" or hand.sees_the_head_of(stands), "the answer begins where it is seen"


@pytest.mark.browser
@pytest.mark.parametrize(("game", "lang", "way"), CASES)
def test_twelve_presses_lead_from_the_start_page_to_an_answer(
    serve_notebooks: Serve, opens: Opens, game: str, lang: str, way: Way
) -> None:
    hand = on_bench(opens(way), serve_notebooks(NOTEBOOKS), game, lang, way)
    begin(hand, *WANTED[game])
    assert hand.count <= 3 <= MOST


@pytest.mark.browser
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "penumbra" else LONG) for game in playable()]
)
def test_five_taps_on_a_phone_lead_to_every_usual_question(
    serve_notebooks: Serve, opens: Opens, game: str
) -> None:
    hand = on_bench(opens("touch"), serve_notebooks(NOTEBOOKS), game, "en", "touch")
    first = hand.count
    for situation in beginnings(game):
        hand.count = first
        begin(hand, situation.spec.id, ".rt-answer, .rt-odds")
        assert hand.count <= TAPS, situation.spec.id


@pytest.mark.browser
@LONG
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("way", ["pointer", "keyboard"])
def test_twelve_presses_lay_out_a_payment_with_a_reduction_by_hand(
    serve_notebooks: Serve, opens: Opens, way: Way, lang: str
) -> None:
    hand = on_bench(opens(way), serve_notebooks(NOTEBOOKS), "resarcana", lang, way)
    page, lair = hand.page, "Dragon's Lair" if lang == "en" else "Логово дракона"
    there = supply_key(("players", "anna", "components"))
    hand.press(page.locator(f"[data-value={json.dumps(there)}]"))
    hand.pick(page.locator(".rt-piece .rt-form__add"), lair)
    expect(page.locator('.rt-at-stage [data-value="card-dragons-lair"]')).to_be_visible()
    hand.press(page.locator("[data-key=piece-shut]"))
    hand.press(page.locator('.rt-at-stage [data-value="card-earth-dragon"]'))
    hand.press(page.locator('.rt-at-ask [data-act=ask-pick][data-value*="earth-dragon"]').first)
    expect(page.locator(".rt-answer").first).to_be_visible()
    assert hand.stands_still() and hand.count == 6 <= MOST
