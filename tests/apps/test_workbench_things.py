"""Whatever the schema of positions has as a thing of the table can be put elsewhere on the workbench."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from html import unescape
from pathlib import Path
from typing import Any, Final

import pytest
from apps.test_workbench_moves import opened, setting
from msgspec import inspect
from playwright.sync_api import Page, expect
from support.desk import at_rest, stage_stands

from tutor.app.games import VIEWS
from tutor.app.library import lesson_ids
from tutor.app.workbench import WorkbenchPage
from tutor.rules.struct_validation import type_info
from tutor.scenario.form import FieldPath
from tutor.scenario.form_moves import OUT, Move, moved, thing_at
from tutor.scenario.form_values import alternatives, leading
from tutor.scenario.games import game_named, playable
from tutor.views.stage.places import Places, entry_key, supply_key, value_at

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
Serve = Callable[..., str]

UNDER_WAY: Final = {"do", "turn", "last", "resolve", "now",  "end", "scores", "assume", "assumed", "due",
                    "declined", "lodge", "cost"}  # fmt: skip
"""What happens, is taken for granted, or is printed: nothing of it lies on the table by itself."""
FLAG_OR_TIME: Final = {
    "deck", "box", "level", "year", "round", "phase", "mode", "game", "moon", "players", "options", "laying",
    "cut", "past", "ended", "winners", "reached", "purged", "automa", "avatar", "who", "seat", "chooser",
    "secret",
}  # fmt: skip
"""What says when and how it is played, or who: no thing has it."""
IN_THE_FORM: Final = {
    "penumbra": {
        "id", "by", "slot",  # of a die
        "turns", "side", "kept", "classes", "marks_left", "drawn", "dice_made",  # counted or only mentioned
        "effect", "rest", "points", "use", "kind", "discipline", "windows", "cost_windows", "launches",
        "launched_by", "borrowed",  # of a card or mark as it works now
    },
    "resarcana": {"wins", "own", "down", "paid", "source"},
    "seasons": {"origin", "returned", "received", "number", "stockpile", "dice", "dice_season", "first",
                "shown"},
    "blackrose": {"school", "colour", "cell", "orders", "back", "outright", "controller", "assigned", "speed",
                  "slot", "lent", "hidden", "markers", "first"},
}  # fmt: skip
"""What is changed in the form of all fields alone: what is counted, mentioned, or seldom otherwise."""

ROOM: FieldPath = ("rooms", "room-arena", "instability")
MAGE: FieldPath = ("mages", "graminia")
CHIP = entry_key((*MAGE, "damage", "riccart"))
CADAVER: FieldPath = ("evocations", "cadaver-1")


SEEN: Final = {"seat": "", "cards": []}
LOOKING: Final[dict[str, dict[str, Any]]] = {
    "penumbra": {"now": {"looking": SEEN}},
    "resarcana": {"looking": SEEN},
    "seasons": {"looking": [SEEN]},
    "blackrose": {"looking": SEEN},
}
"""Cards that somebody looks at, which lie nowhere else."""


def fields(info: inspect.Type, within: frozenset[type] = frozenset()) -> Iterator[str]:
    """The names of all fields of a schema at which something can lie."""
    for one in alternatives(info):
        match one:
            case inspect.StructType() if one.cls not in within and not is_stock(one):
                for field in one.fields:
                    if field.encode_name not in {*UNDER_WAY, leading(one)}:
                        yield field.encode_name
                        yield from fields(field.type, within | {one.cls})
            case inspect.DictType():
                yield from fields(one.value_type, within)
            case inspect.VarTupleType() | inspect.ListType():
                yield from fields(one.item_type, within)
            case inspect.TupleType():
                for each in one.item_types:
                    yield from fields(each, within)


def is_stock(info: inspect.StructType) -> bool:
    """Whether it counts things of each kind and is nothing else."""
    return all(isinstance(field.type, inspect.IntType) for field in info.fields)


def drawn_keys(bench: WorkbenchPage) -> list[str]:
    """The keys of the pieces on a stage that can be pressed."""
    return list(map(unescape, re.findall(r'data-act="place" data-value="([^"]*)"', bench.desk.stage.html)))


def names_of(places: Places, keys: list[str]) -> Iterator[str]:
    """The fields between which pieces are put, and those that a press on one of them shows."""
    assert places.holders is not None
    ways: list[FieldPath] = list(places.holders.kinds)
    for key in keys:
        ways += [way.to for way in places.moves(key).values()]
        if (place := places.at(key)) is not None:
            ways += [place.path, place.fields]
    for path in (*ways, *places.palette, *places.fields.values()):
        yield from (step for step in path if isinstance(step, str))


@pytest.mark.parametrize("game", playable())
def test_every_thing_of_the_schema_can_be_put_or_pressed(game: str) -> None:
    type_, covered = game_named(game).position, set[str]()
    for lesson in ("", *lesson_ids(game)[::6]):
        bench = opened(game, lesson)
        if bench.bench.editable is not None:
            places = VIEWS[game].places(setting(bench), bench.bench.editable | LOOKING[game])
            covered |= set(names_of(places, [*drawn_keys(bench), *places.beside]))
    there = set(fields(type_info(type_))) - FLAG_OR_TIME
    forgotten = there - covered - IN_THE_FORM[game] - {"items"}  # items are those that nobody has
    assert not forgotten, sorted(forgotten)
    assert not IN_THE_FORM[game] - there, "what is left to the form is a field"


# ---- chips and tokens


def laid(**changes: Any) -> tuple[WorkbenchPage, Any]:
    """A position of Black Rose Wars with damage on a mage, an evocation, a quest and a jinx."""
    bench = opened("blackrose")
    data = deepcopy(bench.bench.editable)
    value_at(data, MAGE).update({"damage": {"riccart": 2, "rose": 1}, "active": ["quest-field-test"]})
    data["evocations"] = {"cadaver-1": {"owner": "riccart", "at": "room-arena", "upgrades": ["upgrade-x"]}}
    data.update(changes)
    return bench, data


def put(bench: WorkbenchPage, data: Any, key: str, target: str | FieldPath) -> Any:
    """The data after a piece was put onto another one or into a holder."""
    places = VIEWS["blackrose"].places(setting(bench), data)
    way = places.move(key, target if isinstance(target, str) else supply_key(target))
    assert way is not None and places.can_move(key), (key, target)
    return moved(bench.bench.game.position, data, way)


@pytest.mark.parametrize(
    ("key", "target", "path", "value"),
    [
        ("chip-riccart", "figure-doria", ("mages", "doria", "damage"), {"riccart": 1}),
        ("chip-riccart", "figure-graminia", (*MAGE, "damage"), ["riccart", "riccart", "rose", "riccart"]),
        ("chip-rose", "room-arena", ROOM, {"rose": 1}),
        ("chip-graminia", "quest-0", (*MAGE, "active", 0), {"quest": "quest-field-test", "chips": 1}),
        ("chip-doria", "figure-cadaver-1", (*CADAVER, "damage"), {"doria": 1}),
        ("damage-graminia", "room-arena", ROOM, {"rose": 1}),
        (
            CHIP,
            "figure-doria",
            ("mages", "doria", "damage"),
            {"riccart": 1},
        ),
        (CHIP, "palette", (*MAGE, "damage"), {"riccart": 1, "rose": 1}),
        ("crown", "figure-riccart", ("crown",), "riccart"),
        ("crown", "palette", ("crown",), None),
    ],
)
def test_a_chip_and_the_crown_are_put_where_they_can_be(
    key: str, target: str, path: FieldPath, value: Any
) -> None:
    bench, data = laid()
    assert value_at(put(bench, data, key, target), path) == value


def test_a_chip_of_a_quest_goes_back_under_the_name_of_its_owner() -> None:
    bench, data = laid()
    data = put(bench, data, "chip-graminia", "quest-0")
    chips = (*MAGE, "active", 0, "chips")
    data = put(bench, data, entry_key(chips), "room-arena")
    assert value_at(data, chips) == 0 and value_at(data, ROOM) == {"graminia": 1}


def test_chips_of_a_supply_are_put_one_after_the_other_by_presses_alone() -> None:
    bench = opened("blackrose")
    first = bench.start
    bench.desk.press("place", "chip-doria")
    html = bench.desk.stage.html + bench.piece.region.html
    there = set(map(unescape, re.findall(r'data-act="put" data-value="([^"]*)"', html)))
    assert {"figure-riccart", "room-arena", supply_key(ROOM)} <= there
    bench.desk.press("put", "figure-riccart")
    bench.desk.press("put", "figure-riccart")
    assert value_at(bench.start.position, ("mages", "riccart", "damage")) == {"doria": 2}
    assert bench.piece.moving and bench.bench.defects == ()
    bench.desk.press("pick", "")
    assert bench.piece.key == "" and not bench.piece.moving
    bench.desk.press("place", "figure-riccart")
    key = entry_key(("mages", "riccart", "damage", "doria"))
    assert 'data-act="pick" data-value="entry ' in bench.piece.region.html
    bench.desk.press("pick", key)
    bench.desk.press("put", "room-arena")
    assert value_at(bench.start.position, ROOM) == {"doria": 1}
    for _ in range(3):
        bench.desk.press("undo", "")
    assert bench.start == first


def test_a_chip_that_a_place_cannot_have_is_refused_with_its_rule() -> None:
    bench, data = laid()
    places = VIEWS["blackrose"].places(setting(bench), data)
    assert places.move("chip-riccart", "quest-0") is None
    assert places.refusal("chip-riccart", "quest-0") == "brw.quest.slots"
    assert places.refusal("chip-graminia", "quest-0") == "" == places.refusal("chip-riccart", "cell-a")
    first = bench.start
    restored = json.dumps(["rooms", "room-arena", "restored"])
    bench.desk.press("place", "room-arena")
    bench.desk.press(f"toggle:{restored}", "")
    before = bench.start
    assert before != first
    bench.desk.press("move", json.dumps(["chip-rose", ["room-arena"]]))
    assert bench.start == before and "brw.inst.restored-none" in bench.desk.parts["say"].html


def test_a_token_goes_to_what_bears_it() -> None:
    bench, data = laid()
    value_at(data, MAGE)["board"] = {"I": {"spell": "spell-grim-torment", "sustained": "riccart"}}
    data = put(bench, data, "token-graminia-I", "figure-doria")
    assert value_at(data, (*MAGE, "board", "I", "sustained")) == "doria"


def test_the_first_player_token_of_res_arcana_is_given_to_another() -> None:
    bench = opened("resarcana")
    assert 'data-value="first-player"' in bench.desk.stage.html
    bench.desk.press("move", json.dumps(["first-player", ["seat-boris"]]))
    assert bench.start.position["first"] == "boris" and bench.bench.defects == ()


def test_a_jinx_moves_with_its_chips_however_it_is_written() -> None:
    type_ = game_named("blackrose").position
    counted: Any = {"mages": {"a": {"jinxes": {"jinx-x": 2, "jinx-y": 0}}, "b": {"jinxes": []}}}
    from_, to = ("mages", "a", "jinxes"), ("mages", "b", "jinxes")
    assert thing_at(type_, counted, (*from_, "jinx-y")) == "jinx-y", "one without chips is there too"
    made = moved(type_, counted, Move(to, (*from_, "jinx-x")))
    assert value_at(made, to) == [{"jinx": "jinx-x", "chips": 2}] and value_at(made, from_) == {"jinx-y": 0}
    back = moved(type_, made, Move(from_, (*to, 0)))
    assert value_at(back, from_) == {"jinx-y": 0, "jinx-x": 2} and value_at(back, to) == []
    assert value_at(moved(type_, counted, Move(OUT, (*from_, "jinx-y"))), from_) == {"jinx-x": 2}


@pytest.mark.browser
def test_a_chip_is_dragged_onto_a_figure(serve_notebooks: Serve, chromium_page: Page) -> None:
    chromium_page.goto(f"{serve_notebooks(NOTEBOOKS)}voila/render/workbench.ipynb?game=blackrose&lang=en")
    stage_stands(chromium_page)
    expect(chromium_page.locator(".rt-may")).to_be_visible()
    there = '.rt-at-stage [data-key="{}"]'
    at_rest(chromium_page)
    chip = chromium_page.locator(there.format("chip-graminia"))
    chip.drag_to(chromium_page.locator(there.format("figure-riccart")), force=True)
    damage = chromium_page.locator(there.format("damage-riccart"))
    expect(damage).to_contain_text("1/")
    at_rest(chromium_page)
    damage.drag_to(chromium_page.locator(there.format("room-abyss")), force=True)
    expect(chromium_page.locator(there.format("chips-room-abyss"))).to_have_count(1)
    expect(damage).to_have_count(0)
