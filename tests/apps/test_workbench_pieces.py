"""A press on a piece of the stage opens the fields that matter for it; they change the one position."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect
from support.desk import stage_stands

from tutor.app.library import lesson_ids
from tutor.app.pages.answer_panel import answer
from tutor.app.request import Request
from tutor.app.widgets.looks import is_standing
from tutor.app.workbench import WorkbenchPage
from tutor.app.workbench.changes import path_of
from tutor.engine.codec import digest
from tutor.rules.words import LANGS
from tutor.scenario.form import FieldPath, field_at, grown, is_granted
from tutor.scenario.games import game_named, playable
from tutor.views.markup import join
from tutor.views.stage.pieces import Plate, group, plates, pressing
from tutor.views.stage.pieces import piece as piece_of_stage
from tutor.views.stage.places import Editing, Place, Places, entry, value_at

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]
PIECE = re.compile(r'data-act="place" data-value="([^"]*)" data-place="([^"]*)"')
CONTROL = re.compile(
    r'aria-disabled="true" data-act="[^"]*"|data-act="((?:step|set|toggle|add|remove):[^"]*)"'
)
PUT = re.compile(r'data-act="put" data-value="([^"]*)"')
EDITS = 40
"""So many random edits of one position are made."""
MOVED = 0.4
"""So often a piece that can be put elsewhere is put there."""

FIGURES = {  # a piece, the control that is pressed, and where the new value stands
    "penumbra": ("mark-discipline-1", ("wizards", "anna", "marks", "discipline-1", "threat"), 2),
    "seasons": ("seat-anna", ("players", "anna", "crystals"), 1),
    "resarcana": ("pool-anna-calm", ("players", "anna", "pool", "calm"), 2),
    "blackrose": ("figure-doria", ("mages", "doria", "power"), 1),
}


def opened(game: str, at: str = "", lesson: str = "") -> WorkbenchPage:
    query = {name: value for name, value in (("at", at), ("lesson", lesson)) if value}
    return WorkbenchPage(game, Request(query, "en", served=True))


def pieces(bench: WorkbenchPage) -> dict[str, FieldPath]:
    """The pieces of the stage that can be pressed, each with its place."""
    return {unescape(key): path_of(unescape(path)) for key, path in PIECE.findall(bench.desk.stage.html)}


def step(bench: WorkbenchPage, path: FieldPath, by: str) -> None:
    bench.desk.press(f"step:{json.dumps(path)}", by)


# ---- without a browser


@pytest.mark.parametrize("game", playable())
def test_a_press_on_a_piece_changes_the_position_and_undo_takes_it_back(game: str) -> None:
    key, path, value = FIGURES[game]
    bench = opened(game)
    first = bench.start.position
    assert key in pieces(bench) and not is_standing(bench.piece.region)
    bench.desk.press("place", key)
    assert bench.piece.key == key and is_standing(bench.piece.region)
    assert f'data-value="{key}"' in bench.desk.stage.html and 'aria-expanded="true"' in bench.desk.stage.html
    step(bench, path, "1")
    assert value_at(bench.start.position, path) == value and bench.bench.defects == ()
    assert f">{value}</output>" in bench.piece.region.html
    bench.desk.press("undo", "")
    assert bench.start.position == first
    bench.desk.press("redo", "")
    assert value_at(bench.start.position, path) == value
    bench.desk.press("place", key)
    assert bench.piece.key == "" and bench.piece.region.html == ""


@pytest.mark.parametrize("game", playable())
def test_every_place_of_a_stage_is_one_of_the_schema(game: str) -> None:
    sample = random.Random(game).sample(list(lesson_ids(game)), 12)
    kinds = set()
    for lesson in sample:
        bench = opened(game, lesson=lesson)
        data, type_ = bench.bench.editable, bench.bench.game.position
        if data is None:
            continue
        for key, path in pieces(bench).items():
            field_at(type_, grown(type_, data, path), path)
            kinds.add(key.partition("-")[0])
            bench.desk.press("place", key)
            assert bench.piece.key == key and "rt-piece" in bench.piece.region.html, (lesson, key)
        assert bench.start.position == data or bench.start.opening, "looking changes nothing"
    assert len(kinds) >= 3, kinds


def edit_at_random(bench: WorkbenchPage, chance: random.Random) -> str:
    """Presses a piece, then one of the controls of its fields, or puts it elsewhere; what was done."""
    there = sorted(pieces(bench))
    if not there:
        return ""
    bench.piece.key = ""
    bench.desk.press("place", chance.choice(there))
    if 'data-act="pick"' in bench.piece.region.html and chance.random() < MOVED:
        bench.desk.press("pick", "")
        targets = PUT.findall(bench.desk.stage.html + bench.piece.region.html)
        if targets:
            bench.desk.press("put", unescape(chance.choice(targets)))
            return "move"
        bench.desk.press("pick", "")
    acts = sorted({unescape(one) for one in CONTROL.findall(bench.piece.region.html) if one})
    if not acts:
        return ""
    act = chance.choice(acts)
    typed = chance.choice(("1", "-1", "3", "nonsense"))
    bench.desk.press(act, chance.choice(("1", "-1")) if act.startswith("step") else typed)
    return act.partition(":")[0]


def opens_the_same(bench: WorkbenchPage) -> None:
    """The address of the page opens what it shows."""
    again = opened(bench.desk.game, at=bench.desk.bridge.query.partition("at=")[2].partition("&")[0])
    assert replace(again.start, title=None) == replace(bench.start, title=None)
    assert digest(again.bench.node.state) == digest(bench.bench.node.state)


def check_agreement(game: str, edits: int, seed: int) -> int:
    """Stage and form show one position after random edits; undo and the link come back to it.

    How many of the edits changed the position.
    """
    chance, changed = random.Random(f"{game} {seed}"), 0
    bench = opened(game, lesson=chance.choice(list(lesson_ids(game))))
    type_ = bench.bench.game.position
    for _ in range(edits):
        before, there, changes = bench.start, digest(bench.bench.node.state), bench.bench.changes
        done = edit_at_random(bench, chance)
        assert bench.bench.changes - changes == (bench.start != before), "an edit is one step"
        data, sound = bench.bench.editable, not bench.bench.defects
        assert sound or done != "move", "what a rule forbids is not moved"
        if sound and data is not None:
            for key, path in pieces(bench).items():
                assert field_at(type_, grown(type_, data, path), path).path == path, key
        if bench.start == before:
            continue
        after, now, changed = bench.start, digest(bench.bench.node.state), changed + sound
        assert sound or "rt-defect" in bench.desk.parts["say"].html
        bench.desk.press("undo", "")
        assert bench.start == before and not bench.bench.defects and digest(bench.bench.node.state) == there
        if sound:
            bench.desk.press("redo", "")
            assert bench.start == after and digest(bench.bench.node.state) == now
    opens_the_same(bench)
    return changed


@pytest.mark.parametrize("game", playable())
def test_stage_and_form_agree_after_random_edits(game: str) -> None:
    assert check_agreement(game, EDITS, 1)


@pytest.mark.long(reason="a thousand random edits")
@pytest.mark.parametrize("game", playable())
def test_stage_and_form_agree_after_a_thousand_random_edits(game: str) -> None:
    edits = 1000 // len(playable())
    changed = sum(check_agreement(game, EDITS, seed) for seed in range(2, 2 + edits // EDITS))
    assert changed > 0.3 * edits, "most edits change the position"


def test_a_component_in_a_plain_list_is_given_fields() -> None:
    type_ = game_named("resarcana").position
    data = {"players": {"anna": {"components": ["colossus", "hawk"]}}}
    made = grown(type_, data, ("players", "anna", "components", "colossus", "turned"))
    assert made["players"]["anna"]["components"] == {"colossus": {"turned": False}, "hawk": {}}
    assert data == {"players": {"anna": {"components": ["colossus", "hawk"]}}}


@pytest.mark.parametrize(
    "path",
    [
        ("nobody",),
        ("players", "anna", "hands"),
        ("players", "anna", "pool", "mud"),
        ("players", "anna", "hand", 3),
    ],
)
def test_nothing_grows_where_the_schema_has_no_place(path: FieldPath) -> None:
    with pytest.raises((KeyError, IndexError)):
        grown(game_named("resarcana").position, {"players": {"anna": {"hand": ["hawk"]}}}, path)


def test_a_field_that_is_taken_for_nothing_is_offered_to_be_set() -> None:
    type_ = game_named("penumbra").position
    data: Any = {"wizards": {"anna": {"marks": {"discipline-1": {"mark": "ruby"}}}}}
    mark = ("wizards", "anna", "marks", "discipline-1")
    assert is_granted(type_, data, (*mark, "wounded")) and not is_granted(type_, data, (*mark, "charged"))
    bench = opened("penumbra")
    bench.desk.press("place", "mark-discipline-1")
    assert 'data-value="charged"' in bench.piece.region.html
    bench.desk.press(f"add:{json.dumps(mark)}", "charged")
    assert value_at(bench.start.position, (*mark, "charged")) is not None
    assert 'data-key="piece-set-charged"' not in bench.piece.region.html


def test_the_fields_of_a_piece_are_shut_by_a_drawer_and_lead_to_the_form() -> None:
    bench = opened("blackrose")
    bench.desk.press("place", "figure-doria")
    bench.desk.press("all-fields", "")
    assert bench.piece.key == "" and bench.desk.drawers.is_open("fields")
    bench.desk.press("place", "figure-doria")
    assert bench.piece.key == "figure-doria" and not bench.desk.drawers.opened
    bench.desk.command("shut", "")
    assert bench.piece.key == ""
    bench.desk.press("drawer", "play")
    bench.desk.command("shut", "")
    assert not bench.desk.drawers.opened


@pytest.mark.parametrize("key", ["", "nobody", "figure-nobody", "<script>", "x" * 5_000, "seat-", "slot-"])
def test_a_press_on_no_piece_opens_nothing(key: str) -> None:
    for game in playable():
        bench = opened(game)
        before = bench.start
        bench.desk.press("place", key)
        assert bench.piece.key == "" and bench.piece.region.html == "" and bench.start == before


def test_a_whole_game_is_written_down_by_the_first_change_on_the_stage() -> None:
    bench = opened("blackrose")
    bench.desk.press("opening", game_named("blackrose").openings()[0].id)
    if bench.bench.editable is None:
        assert pieces(bench) == {}
        return
    key, path = next((key, path) for key, path in pieces(bench).items() if path[0] == "mages")
    bench.desk.press("place", key)
    step(bench, (*path, "power"), "1")
    assert bench.start.opening == "" and value_at(bench.start.position, (*path, "power")) == 1
    assert bench.bench.changes == 1
    bench.desk.press("undo", "")
    assert bench.start.opening and bench.bench.changes == 0
    bench.desk.press("redo", "")
    assert value_at(bench.start.position, (*path, "power")) == 1


def test_undo_goes_back_to_where_a_whole_game_was() -> None:
    bench = opened("seasons")
    bench.desk.press("opening", game_named("seasons").openings()[0].id)
    while bench.bench.editable is None or bench.bench.node.depth < 12:
        question = bench.bench.question
        if question is None:
            bench.bench.to_question()
        else:
            answer(bench.bench, "?" if question.chance is not None else question.options[0].key)
    there, answers = digest(bench.bench.node.state), bench.bench.history.answers()
    assert answers and bench.start.opening
    bench.desk.press("place", "season-token")
    step(bench, ("year",), "1")
    assert not bench.start.opening and bench.bench.changes == 1, bench.desk.message
    bench.desk.press("undo", "")
    assert digest(bench.bench.node.state) == there and bench.bench.history.answers() == answers


def test_only_pieces_with_a_place_become_buttons_and_seats_stay_items_of_their_list() -> None:
    places = Places(lambda key: Place(("x", 1)) if key != "c" else None)
    with pressing(places.press_of(Editing({}, "b"))):
        drawn = join(
            plates([Plate("a", "A", "A", "")]),
            piece_of_stage("thing", "b", key="b", says="B"),
            piece_of_stage("thing", "c", key="c"),
            group("D", key="d"),
        )
    assert drawn.count('role="button"') == 3 and 'role="img"' not in drawn
    assert '<li class="st-seat" data-key="seat-a"><span' in drawn and "</span></li>" in drawn
    assert drawn.count('aria-expanded="true"') == 1 and '<div class="st-thing" data-key="c">c</div>' in drawn
    assert 'role="button"' not in piece_of_stage("thing", "b", key="b")


def test_an_entry_is_looked_for_in_lists_and_maps() -> None:
    data = {"a": ["x", {"id": "y"}], "b": {"z": {}}}
    assert entry(data, ("a",), "x") == Place(("a", 0)) and entry(data, ("a",), "y", "id") == Place(("a", 1))
    assert entry(data, ("b",), "z") == Place(("b", "z")) and entry(data, ("b",), "x") is None
    assert entry(data, ("c",), "x") is None and value_at(data, ("a", 5)) is None


# ---- in a browser


def arrived(page: Page, base: str, game: str, lang: str = "en") -> None:
    page.goto(f"{base}voila/render/workbench.ipynb?game={game}&lang={lang}")
    stage_stands(page)
    expect(page.locator(".rt-may")).to_be_visible()


def piece(page: Page, key: str) -> Locator:
    return page.locator(f'.rt-at-stage [data-act="place"][data-value="{key}"]')


def by_pointer(page: Page, game: str) -> None:
    """Changes a value on the stage with the pointer, and takes it back."""
    key, path, value = FIGURES[game]
    piece(page, key).click()
    fields = page.locator(".rt-piece")
    expect(fields).to_be_visible()
    more = page.locator(f'[data-key="{"-".join(("piece-more", *map(str, path)))}"]')
    output = fields.locator(".rt-stepper").filter(has=more).locator("output")
    more.click()
    expect(output).to_have_text(str(value))
    page.locator('[data-key="bar-undo"]').click()
    expect(output).to_have_text(str(value - 1))
    page.locator('[data-key="piece-shut"]').click()
    expect(fields).to_have_count(0)


def by_keyboard(page: Page, game: str) -> None:
    """The same with keys: Enter opens the fields, Escape shuts them and goes back to the piece."""
    key, path, value = FIGURES[game]
    piece(page, key).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#h-piece")).to_be_focused()
    more = page.locator(f'[data-key="{"-".join(("piece-more", *map(str, path)))}"]')
    for _ in range(30):
        page.keyboard.press("Tab")
        if more.evaluate("element => element === document.activeElement"):
            break
    page.keyboard.press("Enter")
    output = page.locator(".rt-piece .rt-stepper").filter(has=more).locator("output")
    expect(output).to_have_text(str(value))
    expect(more).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".rt-piece")).to_have_count(0)
    expect(piece(page, key)).to_be_focused()


@pytest.mark.browser
@pytest.mark.parametrize("game", ["blackrose"])
def test_a_piece_is_changed_by_pointer_and_by_keyboard(
    serve_notebooks: Serve, chromium_page: Page, game: str
) -> None:
    arrived(chromium_page, serve_notebooks(NOTEBOOKS), game)
    by_pointer(chromium_page, game)
    by_keyboard(chromium_page, game)


@pytest.mark.long(reason="the same in every game, in both languages, on a phone too")
@pytest.mark.browser
@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", playable())
def test_a_piece_of_every_game_is_changed_by_pointer_and_by_keyboard(
    serve_notebooks: Serve, chromium_page: Page, game: str, lang: str, width: int
) -> None:
    chromium_page.set_viewport_size({"width": width, "height": 740})
    arrived(chromium_page, serve_notebooks(NOTEBOOKS), game, lang)
    by_pointer(chromium_page, game)
    by_keyboard(chromium_page, game)
