"""From the start page of a game to an answered question, counted in presses (see `Presser`)."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from support.browser import PageLog
from support.desk import stage_stands
from support.presses import Presser, Way

from tutor.rules.catalogue import load
from tutor.rules.words import LANGS, Lang
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
    "penumbra": ("threat-against-two-marks", ".rt-answer--odds"),
    "resarcana": ("payment-with-a-reduction", ".rt-answer"),
    "seasons": ("two-cards-answer-a-summoning", ".rt-answer"),
}
FEW = {("blackrose", "en", "pointer"), ("seasons", "ru", "touch")}
"""What is pressed each time; all else in the long round."""
LONG = pytest.mark.long(reason="every game by pointer, keys and touch")


def cases(*ways: Way) -> list[Any]:
    """Each game by each way: every pair of a game, a language and a way is met, in half as many tests."""
    every = [
        (game, LANGS[(row + column) % 2], way)
        for row, game in enumerate(sorted(playable()))
        for column, way in enumerate(ways)
    ]
    return [pytest.param(*case, marks=() if case in FEW else LONG) for case in every]


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
        page_log.watch(made)
        return made

    yield page
    for context in contexts:
        context.close()
    assert not page_log.outside and not page_log.errors, (page_log.outside, page_log.errors)


def on_bench(page: Page, base: str, game: str, lang: Lang, way: Way) -> Presser:
    """The workbench as it opens from the start page of its game."""
    page.goto(f"{base}voila/render/start.ipynb?game={game}&lang={lang}")
    hand = Presser(page, way, game, lang, still=way != "touch")
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
    assert hand.sees_the_head_of(stands), "the answer begins where it is seen"


@pytest.mark.browser
@pytest.mark.parametrize(("game", "lang", "way"), cases(*SIZES))
def test_twelve_presses_lead_from_the_start_page_to_an_answer(
    serve_notebooks: Serve, opens: Opens, game: str, lang: Lang, way: Way
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


# ---- by hand, without a picture to begin with


def named(hand: Presser, id: str) -> str:
    """The name of a component in the language of the page."""
    return load(hand.game).component(id).name.of(hand.lang)


def pressed(hand: Presser, value: str) -> None:
    """Presses what reports a value on the stage."""
    hand.press(hand.page.locator(f".rt-at-stage [data-value={json.dumps(value)}]"))


def keyed(hand: Presser, key: str) -> Locator:
    """A control of the piece that is open."""
    return hand.page.locator(f".rt-piece [data-key={json.dumps(key)}]")


def empty(hand: Presser) -> None:
    """Begins with a table on which nothing lies."""
    hand.press(hand.page.locator("[data-key=drawer-begin]"))
    hand.press(hand.page.locator('[data-act=beginning][data-value=""]'))
    expect(hand.page.locator(".rt-drawer--begin")).to_be_hidden()


def asked(hand: Presser, en: str, ru: str) -> None:
    """Shuts what is open, and asks a question in words."""
    hand.press(keyed(hand, "piece-shut"))
    hand.pick(hand.page.locator("[data-key=ask]"), en if hand.lang == "en" else ru)


def a_trap(hand: Presser) -> None:
    """Riccart's Brain Worm lies activated, and Graminia walks to him."""
    empty(hand)
    pressed(hand, "seat-riccart")
    hand.choose(keyed(hand, "add-mages-riccart-board"), "I")
    hand.pick(keyed(hand, "field-mages-riccart-board-I-spell"), named(hand, "spell-brain-worm"))
    hand.choose(keyed(hand, "field-mages-riccart-board-I-state"), "activated")
    hand.press(hand.page.locator("[data-key=drawer-play]"))
    for answer in ("explore", "move.room-forge"):
        hand.press(hand.page.locator(f'.rt-drawer--play [data-act=answer][data-value="{answer}"]'))
    hand.pick(hand.page.locator("[data-key=ask]"), "who may answer?" if hand.lang == "en" else "кто ответит?")


def a_threat(hand: Presser) -> None:
    """A second mark, of another value, lies before Anna when she is threatened."""
    mark = ("wizards", "anna", "marks", "discipline-2")
    pressed(hand, supply_key(mark[:-1]))
    word = "Discipline slot 2" if hand.lang == "en" else "Ячейка дисциплины 2"
    hand.pick(keyed(hand, "add-wizards-anna-marks"), word)
    hand.pick(keyed(hand, f"field-{'-'.join(mark)}-mark"), "Emerald" if hand.lang == "en" else "Изумруд")
    hand.press(keyed(hand, "piece-set-threat"))
    hand.press(keyed(hand, f"piece-more-{'-'.join(mark)}-threat"))
    asked(hand, "how likely is a mortal wound of Anna?", "какова вероятность смертельного ранения Анны?")


def a_payment(hand: Presser) -> None:
    """Anna is given the Dragon's Lair, and would place a dragon."""
    pressed(hand, supply_key(("players", "anna", "components")))
    hand.pick(keyed(hand, "add-players-anna-components"), named(hand, "dragons-lair"))
    expect(hand.page.locator('.rt-at-stage [data-value="card-dragons-lair"]')).to_be_visible()
    hand.press(keyed(hand, "piece-shut"))
    pressed(hand, "card-earth-dragon")
    hand.press(hand.page.locator('.rt-at-ask [data-act=ask-pick][data-value*="place.earth-dragon"]').first)


def a_summoning(hand: Presser) -> None:
    """Boris has the Arcano Leech, Anna the Staff of Spring in play and the Die of Malice in hand."""
    empty(hand)
    pressed(hand, "seat-boris")
    hand.pick(keyed(hand, "add-players-boris-play"), named(hand, "arcano-leech"))
    pressed(hand, "seat-anna")
    hand.pick(keyed(hand, "add-players-anna-play"), named(hand, "staff-of-spring"))
    hand.pick(keyed(hand, "add-players-anna-hand"), named(hand, "die-of-malice"))
    asked(hand, "may Anna summon the Die of Malice?", "можно ли Анне призвать Кубик хитрости?")


BY_HAND = {  # how it is laid out, how its answer begins, and in how many presses
    "blackrose": (a_trap, ".rt-response", 11),
    "penumbra": (a_threat, ".rt-odds", 8),
    "resarcana": (a_payment, ".rt-answer--no", 6),
    "seasons": (a_summoning, ".rt-answer--no", 10),
}


@pytest.mark.browser
@LONG
@pytest.mark.parametrize(("game", "lang", "way"), cases("pointer", "keyboard"))
def test_twelve_presses_lay_out_a_table_by_hand_and_ask(
    serve_notebooks: Serve, opens: Opens, game: str, lang: Lang, way: Way
) -> None:
    hand = on_bench(opens(way), serve_notebooks(NOTEBOOKS), game, lang, way)
    lay_out, answer, presses = BY_HAND[game]
    lay_out(hand)
    stands = hand.page.locator(f".rt-bench__asked {answer}").first
    expect(stands).to_be_visible()
    assert hand.sees_the_head_of(stands), "the answer begins where it is seen"
    assert hand.stands_still() and hand.count == presses <= MOST
