"""Pieces of the stage are put elsewhere: dragged, or picked and put by a press, with undo."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from copy import deepcopy
from html import unescape
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from playwright.sync_api import Locator, Page, expect
from support.desk import at_rest, stage_stands

from tutor.app.games import VIEWS
from tutor.app.library import lesson_ids
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.framework.shared_fields import Piece, marked
from tutor.scenario.form import FieldPath, field_at, grown
from tutor.scenario.form_moves import OUT, Move, moved
from tutor.scenario.games import game_named, playable
from tutor.views.stage import Setting
from tutor.views.stage.places import supply_key, value_at

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
MORE = pytest.mark.long(reason="the same in every other game")

MOVES: dict[str, tuple[str, str, FieldPath, Any]] = {  # a piece, where it goes, and what is then at a place
    "penumbra": ("die-1", "seat-boris", ("wizards", "boris", "dice"), ["bone 3"]),
    "seasons": ("season-token", "space-5", ("space",), 5),
    "resarcana": ("card-earth-dragon", "side-anna", ("players", "anna", "components"), ["earth-dragon"]),
    "blackrose": ("figure-doria", "room-arena", ("mages", "doria", "at"), "room-arena"),
}  # fmt: skip

ANNA, BORIS = ("players", "anna"), ("players", "boris")
WIZARD: FieldPath = ("wizards", "anna")
MAGE: FieldPath = ("mages", "graminia")
INTO: dict[str, list[tuple[Any, str, str | FieldPath, FieldPath, Any]]] = {
    # what is laid out, a piece, a piece or a holder that it is put into, and what is then at a place
    "seasons": [
        ({"reserve": {"fire": 1}}, "energy-fire", "seat-boris", (*BORIS, "reserve", "fire"), 1),
        ({"reserve": {"fire": 1}}, "energy-fire", "palette", (*ANNA, "reserve", "fire"), 0),
        ({"reserve": {"fire": 1}, "play": ["amulet-of-water"]}, "energy-fire", "amulet-of-water-1",
         (*ANNA, "play", 0, "tokens"), {"fire": 1}),
        ({"play": [{"card": "amulet-of-water", "tokens": {"air": 2}}]}, "amulet-of-water-1", "hand",
         (*ANNA, "hand"), ["amulet-of-water"]),
        ({"hand": ["figrim"]}, "card-figrim", ("deck",), ("deck",), [["figrim"]]),
        ({"die": {"die": "die-winter-1", "side": 2}}, "die-winter-1", "seat-boris", (*BORIS, "die", "die"),
         "die-winter-1"),
        ({"die": {"die": "die-winter-1", "side": 2}}, "die-winter-1", "wheel", ("left", "die"),
         "die-winter-1"),
    ],
    "resarcana": [
        ({"pool": {"life": 2}, "components": ["hawk"]}, "pool-anna-life", "card-hawk",
         (*ANNA, "components", "hawk", "on"), {"life": 1}),
        ({"components": {"hawk": {"on": {"gold": 1}}}}, "on-hawk-gold", "player-boris",
         (*BORIS, "pool"), {"calm": 2, "life": 2, "gold": 1}),
        ({"components": ["colossus"]}, "card-colossus", ("monuments",), ("monuments",), ["colossus"]),
        ({"hand": ["hawk"]}, "card-hawk", (*ANNA, "deck"), (*ANNA, "deck"), [["hawk"]]),
    ],
    "penumbra": [
        ({"cards": [{"card": "chant"}]}, "card-chant", ("common", "out"), ("common", "out"), ["chant"]),
        ({"stock": {"blood": 2}}, "stock-blood", "seat-boris", ("wizards", "boris", "stock"), {"blood": 1}),
        ({"marks": {"discipline-1": {"mark": "ruby"}}}, "mark-discipline-1",
         ("wizards", "boris", "marks", "discipline-1"), ("wizards", "boris", "marks", "discipline-1", "mark"),
         "ruby"),
        ({"dice": ["bone 3"]}, "die-1", "section-forest", ("common", "placed", 0, "section"), "forest"),
        ({"reserved": ["gold-eater"]}, "card-gold-eater", ("common", "trials"), ("common", "trials"),
         ["gold-eater"]),
        ({"reserved": ["gold-eater"]}, "card-gold-eater", (*WIZARD, "trials"), (*WIZARD, "trials"),
         {"gold-eater": "dark"}),
    ],
    "blackrose": [
        ({"hand": ["spell-torment"]}, "spell-torment", "board", (*MAGE, "board", "quick", "spell"),
         "spell-torment"),
        ({"hand": ["spell-torment"]}, "spell-torment", "slot-I", (*MAGE, "hand"), ["spell-grim-torment"]),
        ({"hand": ["spell-torment"]}, "spell-torment", (*MAGE, "grimoire"), (*MAGE, "grimoire"),
         [["spell-torment"]]),
        ({}, "slot-I", (*MAGE, "memories"), (*MAGE, "memories"), ["spell-grim-torment"]),
        ({"active": ["quest-field-test"]}, "quest-0", (*MAGE, "completed"), (*MAGE, "completed"),
         ["quest-field-test"]),
        ({"trophies": ["doria"]}, "trophy-0", "seat-doria", ("mages", "doria", "trophies"), ["doria"]),
        ({}, "figure-graminia", "cell-a", (*MAGE, "at"), "cell"),
    ],
}  # fmt: skip
SEAT = {"seasons": ANNA, "resarcana": ANNA, "penumbra": WIZARD, "blackrose": MAGE}
CASES = [(game, *case) for game, cases in INTO.items() for case in cases]


def opened(game: str, lesson: str = "") -> WorkbenchPage:
    return WorkbenchPage(game, Request({"lesson": lesson} if lesson else {}, "en", served=True))


def setting(bench: WorkbenchPage) -> Setting[Any]:
    shown = bench.bench
    return Setting(shown.fallen, shown.before.state, shown.question, bench.desk.speaker)


def dropped(bench: WorkbenchPage, key: str, *targets: str) -> None:
    bench.desk.press("move", json.dumps([key, targets]))


def targets(bench: WorkbenchPage) -> list[str]:
    html = bench.desk.stage.html + bench.piece.region.html
    return [unescape(one) for one in re.findall(r'data-act="put" data-value="([^"]*)"', html)]


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
    held = "figure-doria" in what
    assert (bench.piece.moving, bool(targets(bench))) == (held, held), "where it can go is seen"


def test_a_card_is_given_to_somebody_else() -> None:
    bench = opened("resarcana")
    dropped(bench, "card-flaming-pit", "seat-boris")
    assert bench.bench.defects == ()
    assert value_at(bench.start.position, ("players", "boris", "hand"))[-1] == "flaming-pit"


def test_a_move_takes_out_and_puts_in_whatever_holds_it() -> None:
    type_ = game_named("resarcana").position
    data = {"players": {"anna": {"hand": ["hawk"], "components": {"crypt": {"turned": True}}}}}
    hand, tableau = ("players", "anna", "hand"), ("players", "anna", "components")
    made = moved(type_, data, Move(tableau, (*hand, 0)))["players"]["anna"]
    assert made == {"hand": [], "components": {"crypt": {"turned": True}, "hawk": {}}}
    made = moved(type_, data, Move(hand, (*tableau, "crypt")))["players"]["anna"]
    assert made == {"hand": ["hawk", "crypt"], "components": {}}
    assert moved(type_, data, Move(OUT, (*hand, 0)))["players"]["anna"]["hand"] == []
    deck = ("players", "anna", "deck")
    made = moved(type_, {"players": {"anna": {"hand": ["hawk"], "deck": ["a", "b"]}}}, Move(deck, (*hand, 0)))
    assert made["players"]["anna"]["deck"] == [["hawk"], ["a", "b"]], "a card goes on top"
    with pytest.raises((KeyError, IndexError)):
        moved(type_, data, Move(tableau, (*hand, 4)))


def test_a_move_counts_tokens_and_exchanges_what_two_slots_hold() -> None:
    type_ = game_named("seasons").position
    players = {
        "anna": {"reserve": {"fire": 2}, "die": {"die": "a", "side": 2}},
        "boris": {"play": ["figrim"]},
    }
    data = {"players": players, "left": {"die": "b", "side": 1}}
    fire, die = ("players", "anna", "reserve", "fire"), ("players", "anna", "die")
    made = moved(type_, data, Move(("players", "boris", "play", 0, "tokens"), fire))["players"]
    assert made["anna"]["reserve"] == {"fire": 1} and made["boris"]["play"][0]["tokens"] == {"fire": 1}
    assert moved(type_, data, Move(OUT, fire))["players"]["anna"]["reserve"] == {"fire": 1}
    with pytest.raises(KeyError):
        moved(type_, data, Move(OUT, (*fire[:-1], "air")))
    made = moved(type_, data, Move(("left",), die))
    assert (
        made["left"] == [{"die": "b", "side": 1}, {"die": "a", "side": 2}]
        and "die" not in made["players"]["anna"]
    )
    made = moved(type_, data, Move(die, ("left",)))
    assert (made["left"]["die"], made["players"]["anna"]["die"]["die"]) == ("a", "b"), "they change places"
    made = moved(type_, data, Move(("players", "boris", "die"), die))
    assert made["players"]["boris"]["die"] == {"die": "a", "side": 2}


@pytest.mark.parametrize(("game", "laid", "key", "into", "path", "value"), CASES)
def test_a_thing_is_put_into_whatever_can_hold_it(
    game: str, laid: Any, key: str, into: str | FieldPath, path: FieldPath, value: Any
) -> None:
    bench = opened(game)
    data = deepcopy(bench.bench.editable)
    value_at(data, SEAT[game]).update(laid)
    laid_out = deepcopy(data)
    places = VIEWS[game].places(setting(bench), data)
    move = places.move(key, into if isinstance(into, str) else supply_key(into))
    assert move is not None and places.can_move(key)
    assert isinstance(into, str) or into in places.elsewhere(key)
    assert value_at(moved(bench.bench.game.position, data, move), path) == value
    assert data == laid_out, "the data stay as they are"


@pytest.mark.parametrize("game", playable())
def test_whatever_field_holds_pieces_is_a_place_to_put_them(game: str) -> None:
    bench = opened(game)
    type_, data = bench.bench.game.position, bench.bench.editable
    holders = VIEWS[game].places(setting(bench), data).holders
    assert holders is not None
    known = {step for path in holders.kinds for step in path}
    seat = get_args(get_type_hints(type_)[str(SEAT[game][0])])[1]
    there = {field.name for kind in (type_, seat) for field, _ in marked(kind, Piece)}
    assert there - known <= {"items"}, "magic items are those that nobody has, unless they are written"
    for path in holders.kinds:
        assert field_at(type_, grown(type_, data, path), path).path == path


def test_what_a_rule_forbids_is_refused_with_it_where_it_is_dropped() -> None:
    bench = opened("resarcana")
    first = bench.start
    bench.desk.press("place", "card-earth-dragon")
    bench.desk.press("pick", "")
    assert "rt-piece__into" in bench.piece.region.html
    bench.desk.press("put", supply_key(("monuments",)))
    assert bench.start is first and "cannot be put there" in bench.desk.parts["say"].html
    assert bench.piece.moving
    bench = opened("penumbra")
    step = json.dumps(["wizards", "anna", "marks"])
    bench.desk.press("place", supply_key(("wizards", "anna", "marks")))
    bench.desk.press(f"add:{step}", "discipline-2")
    bench.desk.press(f'set:{step[:-1]}, "discipline-2", "mark"]', "ruby")
    assert bench.bench.defects == ()
    before, changes = bench.start, bench.bench.changes
    dropped(bench, "mark-discipline-1", "palette")
    said = bench.desk.parts["say"].html
    assert bench.start == before and bench.bench.defects == () and "pen.mark.gain" in said
    assert bench.bench.changes == changes and not bench.bench.can_redo


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
            refused = re.search(r"\[[a-z]+\.[a-z.-]+\]", bench.desk.message)
            assert bool(bench.desk.message) == bool(refused), (lesson, key)
            assert bench.start == before or not refused, "nothing else is lost"
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
    at_rest(page)
    piece(page, key).drag_to(page.locator(f'.rt-at-stage [data-key="{target}"]'), force=True)
    undo = page.locator('[data-key="bar-undo"]')
    expect(undo).not_to_have_attribute("aria-disabled", "true")
    assert page.locator(".rt-piece").count() == 0, "a drag is no press"
    undo.click()
    expect(undo).to_have_attribute("aria-disabled", "true")


def drag_what_stays(page: Page) -> None:
    """A drag of what cannot be moved marks none of the texts on the stage."""
    at_rest(page)
    first, last = (piece(page, f"room-{id}").bounding_box() for id in ("abyss", "arena"))
    assert first is not None and last is not None
    page.mouse.move(first["x"] + first["width"] / 2, first["y"] + first["height"] / 4)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] / 2, last["y"] + last["height"] * 0.75, steps=8)
    page.mouse.up()
    assert page.evaluate("getSelection().toString()") == ""
    expect(page.locator('[data-key="bar-undo"]')).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Escape")


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
    if game == "blackrose":
        drag_what_stays(chromium_page)
    drag(chromium_page, game)
    pick_and_put(chromium_page, game)
