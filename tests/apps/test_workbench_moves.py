"""Pieces of the stage are put elsewhere: dragged, or picked and put by a press, with undo."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from support.desk import stage_stands

from tutor.app.library import lesson_ids
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import Move, moved
from tutor.scenario.games import game_named, playable
from tutor.views.stage.places import value_at

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
MORE = pytest.mark.long(reason="the same in every other game")

MOVES: dict[str, tuple[str, str, FieldPath, Any]] = {  # a piece, where it goes, and what is then at a place
    "penumbra": ("die-1", "seat-boris", ("wizards", "boris", "dice"), ["bone 3"]),
    "seasons": ("season-token", "space-5", ("space",), 5),
    "resarcana": ("card-earth-dragon", "side-anna", ("players", "anna", "components"), ["earth-dragon"]),
    "blackrose": ("figure-doria", "room-arena", ("mages", "doria", "at"), "room-arena"),
}  # fmt: skip


def opened(game: str, lesson: str = "") -> WorkbenchPage:
    return WorkbenchPage(game, Request({"lesson": lesson} if lesson else {}, "en", served=True))


def dropped(bench: WorkbenchPage, key: str, *targets: str) -> None:
    bench.desk.press("move", json.dumps([key, targets]))


def targets(bench: WorkbenchPage) -> list[str]:
    return [
        unescape(one) for one in re.findall(r'data-act="put" data-value="([^"]*)"', bench.desk.stage.html)
    ]


@pytest.mark.parametrize("game", playable())
def test_a_piece_is_dropped_on_another_and_undo_brings_it_back(game: str) -> None:
    key, target, path, value = MOVES[game]
    bench = opened(game)
    first = bench.start
    assert re.search(rf'data-value="{key}" data-place="[^"]*" data-drag', bench.desk.stage.html)
    dropped(bench, key, "scene", target, "nowhere")
    assert value_at(bench.start.position, path) == value and bench.desk.message == ""
    after = bench.start
    bench.desk.press("undo", "")
    assert bench.start == first
    bench.desk.press("redo", "")
    assert bench.start == after


@pytest.mark.parametrize("game", playable())
def test_a_piece_is_picked_and_put_by_presses_alone(game: str) -> None:
    key, target, path, value = MOVES[game]
    bench = opened(game)
    bench.desk.press("place", key)
    assert 'data-act="pick"' in bench.piece.region.html and targets(bench) == []
    bench.desk.press("pick", "")
    assert target in targets(bench) and key not in targets(bench)
    assert 'data-act="place" data-value="' + key not in bench.desk.stage.html
    bench.desk.press("pick", "")
    assert targets(bench) == []
    bench.desk.press("pick", "")
    bench.desk.press("put", target)
    assert value_at(bench.start.position, path) == value and targets(bench) == []


@pytest.mark.parametrize(
    "what", ['["figure-doria", ["scene"]]', '["figure-doria", []]', '["nobody", ["room-arena"]]', "{", "[]"]
)
def test_what_cannot_be_put_there_is_refused_in_words(what: str) -> None:
    bench = opened("blackrose")
    before = bench.start
    bench.desk.press("move", what)
    assert bench.start is before and "cannot be put there" in bench.desk.parts["say"].html


def test_a_card_is_given_to_somebody_else() -> None:
    bench = opened("resarcana")
    dropped(bench, "card-flaming-pit", "seat-boris")
    assert bench.bench.defects == ()
    assert value_at(bench.start.position, ("players", "boris", "hand"))[-1] == "flaming-pit"


def test_a_move_takes_out_and_puts_in_whatever_holds_it() -> None:
    type_ = game_named("resarcana").position
    data = {"players": {"anna": {"hand": ["hawk"], "components": {"crypt": {"turned": True}}}}}
    hand, tableau = ("players", "anna", "hand"), ("players", "anna", "components")
    made = moved(type_, data, Move(tableau, "hawk", (*hand, 0)))["players"]["anna"]
    assert made == {"hand": [], "components": {"crypt": {"turned": True}, "hawk": {}}}
    made = moved(type_, data, Move(hand, "crypt", (*tableau, "crypt")))["players"]["anna"]
    assert made == {"hand": ["hawk", "crypt"], "components": {}}
    with pytest.raises((KeyError, IndexError)):
        moved(type_, data, Move(tableau, "hawk", (*hand, 4)))


@pytest.mark.parametrize("game", playable())
def test_random_moves_are_undone_one_by_one(game: str) -> None:
    chance, done = random.Random(game), 0
    for lesson in chance.sample(list(lesson_ids(game)), 8):
        bench = opened(game, lesson)
        drags = re.findall(r'data-value="([^"]*)" data-place="[^"]*" data-drag', bench.desk.stage.html)
        for key in map(unescape, drags[:4]):
            before = bench.start
            bench.piece.key = ""
            bench.desk.press("place", key)
            bench.desk.press("pick", "")
            there = targets(bench)
            if not there or before.opening:
                continue
            bench.desk.press("put", chance.choice(there))
            assert not bench.desk.message, (lesson, key)
            done += bench.start != before
            bench.desk.press("undo", "") if bench.start != before else None
            assert bench.start == before and not bench.bench.defects
    assert done, "no piece could be moved"


# ---- in a browser


def arrived(page: Page, base: str, game: str) -> None:
    page.goto(f"{base}voila/render/workbench.ipynb?game={game}&lang=en")
    stage_stands(page)
    expect(page.locator(".rt-may")).to_be_visible()


def piece(page: Page, key: str) -> Locator:
    return page.locator(f'.rt-at-stage [data-value="{key}"]')


def drag(page: Page, game: str) -> None:
    """Drags a piece with the mouse, and takes it back."""
    key, target, _, _ = MOVES[game]
    piece(page, key).drag_to(page.locator(f'.rt-at-stage [data-key="{target}"]'), force=True)
    undo = page.locator('[data-key="bar-undo"]')
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    assert page.locator(".rt-piece").count() == 0, "a drag is no press"
    undo.click()
    expect(undo).to_have_attribute("aria-disabled", "true")


def pick_and_put(page: Page, game: str) -> None:
    """The same with keys."""
    key, target, _, _ = MOVES[game]
    piece(page, key).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#h-piece")).to_be_focused()
    page.locator('[data-key="piece-move"]').focus()
    page.keyboard.press("Enter")
    there = page.locator(f'.rt-at-stage [data-act="put"][data-value="{target}"]')
    expect(there).to_be_visible()
    there.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-key="bar-undo"]')).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator('[data-act="put"]')).to_have_count(0)


@pytest.mark.browser
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "blackrose" else MORE) for game in playable()]
)
def test_a_piece_is_dragged_and_picked_and_put(
    serve_notebooks: Serve, chromium_page: Page, game: str
) -> None:
    arrived(chromium_page, serve_notebooks(NOTEBOOKS), game)
    drag(chromium_page, game)
    pick_and_put(chromium_page, game)
