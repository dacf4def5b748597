"""What can be put on the table from above the stage of the workbench, and how it is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import escape, unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from support.desk import stage_stands

from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.scenario.form import FieldPath
from tutor.scenario.games import playable
from tutor.views.stage.places import entry_key, supply_key, value_at

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
MORE = pytest.mark.long(reason="the same in every other game")

HAND = ("players", "anna", "hand")

SUPPLIES = {  # a list or map, what is typed for it, and the value that then stands there
    "penumbra": (("wizards", "anna", "cards"), "Bat", ("wizards", "anna", "cards", 0, "card"), "bat"),
    "seasons": (
        HAND,
        "Amulet of Air",
        (*HAND, 0),
        "amulet-of-air",
    ),
    "resarcana": (("places",), "Coral Castle", ("places", 0), "coral-castle"),
    "blackrose": (("mages",), "Arianna", ("mages", "arianna"), {}),
}


def opened(game: str) -> WorkbenchPage:
    return WorkbenchPage(game, Request({}, "en", served=True))


def added(bench: WorkbenchPage, path: FieldPath, text: str) -> None:
    bench.desk.press("place", supply_key(path))
    bench.desk.press(f"add:{json.dumps(path)}", text)


@pytest.mark.parametrize("game", playable())
def test_what_can_be_put_on_the_table_is_offered_above_the_stage(game: str) -> None:
    path, text, place, value = SUPPLIES[game]
    bench = opened(game)
    keys = re.findall(r'class="st-supply"[^>]* data-value="([^"]*)"', bench.desk.stage.html)
    assert supply_key(path) in map(unescape, keys)
    before = bench.start
    for key in map(unescape, keys):
        bench.desk.press("place", key)
        assert bench.piece.key == key and "rt-form__add" in bench.piece.region.html, key
    assert bench.start == before
    bench.piece.key = ""
    added(bench, path, text)
    assert value_at(bench.start.position, place) == value
    bench.desk.press("undo", "")
    assert bench.start == before


@pytest.mark.parametrize(
    ("game", "path", "text", "value"),
    [
        ("seasons", ("players", "boris", "play"), "Arcano Leech", ["arcano-leech"]),
        ("resarcana", ("players", "boris", "components"), "Dragon's Lair", ["dragons-lair"]),
    ],
)
def test_a_card_is_given_to_any_player_by_a_press_on_the_seat(
    game: str, path: FieldPath, text: str, value: Any
) -> None:
    bench = opened(game)
    bench.desk.press("place", "seat-boris")
    bench.desk.press(f"add:{json.dumps(path)}", text)
    assert value_at(bench.start.position, path) == value and bench.bench.defects == ()


def test_a_card_whose_use_no_source_gives_is_said_how_it_is_used_where_it_is_put() -> None:
    bench, card = opened("penumbra"), ("wizards", "boris", "cards", 0)
    bench.desk.press("place", "seat-boris")
    bench.desk.press(f"add:{json.dumps(card[:-1])}", "Bat")
    assert bench.piece.key == entry_key(card) and bench.bench.defects
    bench.desk.press(f"add:{json.dumps(card)}", "use")
    assert value_at(bench.start.position, card)["use"] and bench.bench.defects == ()


def test_a_spell_is_laid_on_the_board_of_any_mage_by_a_press_on_the_seat() -> None:
    bench, board = opened("blackrose"), ("mages", "riccart", "board")
    bench.desk.press("place", "seat-riccart")
    assert 'class="rt-chip"' not in bench.piece.region.html, "no slot is taken for one with a spell"
    bench.desk.press(f"add:{json.dumps(board)}", "II")
    assert bench.piece.key == entry_key((*board, "II"))
    bench.desk.press(f"set:{json.dumps([*board, 'II', 'spell'])}", "Brain Worm")
    assert value_at(bench.start.position, (*board, "II", "spell")) == "spell-brain-worm"
    assert bench.bench.defects == ()
    bench.desk.press("place", "seat-riccart")
    assert ">Slot II: Brain Worm</button>" in bench.piece.region.html
    bench.desk.press("place", entry_key((*board, "II")))
    assert bench.piece.key == entry_key((*board, "II")) and "set:" in bench.piece.region.html


def test_what_was_added_is_refused_in_words_and_its_fields_stand_open() -> None:
    bench = opened("blackrose")
    stage = bench.desk.stage.html
    added(bench, ("mages",), "Arianna")
    field = escape(json.dumps(["mages", "arianna", "mage"]).replace(" ", ""))
    assert bench.piece.key == entry_key(("mages", "arianna")) and f"set:{field}" in bench.piece.region.html
    said = unescape(bench.desk.parts["say"].html)
    assert "mage-arianna" in said and "rt-defect" in said
    assert bench.desk.stage.html.count("figure-") == stage.count("figure-"), "the last sound table stays"
    bench.desk.press(f"set:{json.dumps(['mages', 'arianna', 'mage'])}", "mage-arianna")
    assert bench.bench.defects == () and "rt-defect" not in bench.desk.parts["say"].html
    assert value_at(bench.start.position, ("mages", "arianna", "mage")) == "mage-arianna"


def test_what_is_against_a_rule_is_refused_with_it_and_nothing_else_is_lost() -> None:
    bench = opened("resarcana")
    bench.desk.press("place", "pool-anna-calm")
    bench.desk.press('step:["players","anna","pool","calm"]', "1")
    before = bench.start
    added(bench, ("players", "anna", "components"), "hawk")
    assert "res.component.definition" in bench.desk.parts["say"].html
    bench.desk.press("undo", "")
    assert bench.start == before and bench.bench.defects == ()


@pytest.mark.parametrize(
    "key", ["supply [", 'supply ["nobody"]', 'entry ["do",0]', "supply 1", 'entry ["mages",7]']
)
def test_a_press_on_what_is_not_in_the_palette_opens_nothing(key: str) -> None:
    bench = opened("blackrose")
    bench.desk.press("place", key)
    assert bench.piece.key == ""


def put_on_the_table(page: Page, base: str, game: str) -> None:
    """Adds something from the palette by typing its name."""
    path, text, *_ = SUPPLIES[game]
    page.goto(f"{base}voila/render/workbench.ipynb?game={game}&lang=en")
    stage_stands(page)
    expect(page.locator(".rt-may")).to_be_visible()
    page.locator(f"[data-value='{supply_key(path)}']").click()
    field = page.locator(".rt-piece .rt-form__add")
    field.fill(text)
    field.press("Enter")
    expect(page.locator('[data-key="bar-undo"]')).not_to_have_attribute("aria-disabled", "true")


@pytest.mark.browser
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "seasons" else MORE) for game in playable()]
)
def test_something_is_put_on_the_table_by_its_name(
    serve_notebooks: Serve, chromium_page: Page, game: str
) -> None:
    put_on_the_table(chromium_page, serve_notebooks(NOTEBOOKS), game)
