"""Positions as forms: what a field holds fits the data, and changes do what they say, whatever is typed."""

from __future__ import annotations

import json
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from tutor.rules.located import Located
from tutor.rules.struct_validation import shape_defects
from tutor.scenario.form import (
    Field,
    added,
    detailed,
    field_at,
    form,
    removed,
    set_to,
    toggled,
)
from tutor.scenario.form_names import closed_lists, named_fields
from tutor.scenario.games import game_named, playable, scenario_files
from tutor.scenario.load import parse_scenario

PLAIN = ("number", "choice", "text", "plain")
TYPED = [
    "", "0", "3", "-3", "yes", "anna", "null", "[1, 2]", "{a: b}", "{", "1e9999", "&a x", "trial", "9" * 40,
    "\x00", "red 3", "<script>", "иное",
]  # fmt: skip


@cache
def positions() -> tuple[tuple[str, Any], ...]:
    """The data of the position of every scenario, with its game."""
    found = []
    for file in scenario_files():
        scenario = parse_scenario(file.read_text("utf-8"), file.name)
        if position := scenario.located.data.get("position"):
            found.append((scenario.game, position))
    return tuple(found)


def type_of(game: str) -> type[Struct]:
    found: type[Struct] = game_named(game).position
    return found


def fields(field: Field) -> list[Field]:
    """The field and every one in it."""
    return [field, *(one for inner in field.inside for one in fields(inner))]


def as_typed(value: Any) -> str:
    """A value as it is typed into its field."""
    return value if isinstance(value, str) else json.dumps(value)


def some_position() -> st.SearchStrategy[tuple[str, Any]]:
    return st.deferred(lambda: st.sampled_from(positions()))


@settings(max_examples=60, deadline=None)
@given(some_position())
def test_a_field_that_is_set_to_what_it_holds_changes_nothing(position: tuple[str, Any]) -> None:
    game, data = position
    before, type_ = deepcopy(data), type_of(game)
    for field in fields(form(type_, data)):
        if field.kind in PLAIN and field.value is not None:
            assert set_to(type_, data, field.path, as_typed(field.value)) == data, field.path
        elif field.kind == "flag":
            assert toggled(type_, toggled(type_, data, field.path), field.path) == data, field.path
    assert data == before


@settings(max_examples=40, deadline=None)
@given(some_position())
def test_what_is_added_can_be_removed_again(position: tuple[str, Any]) -> None:
    game, data = position
    type_ = type_of(game)
    for field in fields(form(type_, data)):
        offered = field.unset or field.choices if field.kind in ("group", "map", "list") else ()
        for text in (*offered, *(["anything"] if field.open and not field.choices else [])):
            more = added(type_, data, field.path, text)
            at = len(field.inside) if field.kind == "list" else text
            assert more != data and removed(more, (*field.path, at)) == data, (field.path, text)


@settings(max_examples=60, deadline=None)
@given(some_position(), st.lists(st.tuples(st.integers(0, 400), st.sampled_from(TYPED)), max_size=8))
def test_changes_through_the_form_never_fail(
    position: tuple[str, Any], changes: list[tuple[int, str]]
) -> None:
    """Every change leaves a form; what does not fit is data that checking tells of."""
    game, data = position
    type_ = type_of(game)
    for number, text in changes:
        known = fields(form(type_, data))
        field = known[number % len(known)]
        if number % 5 == 0 and field.removable:
            data = removed(data, field.path)
        elif field.detail and number % 3 == 0:
            data = detailed(type_, data, field.path)
        elif field.kind == "flag":
            data = toggled(type_, data, field.path)
        elif field.kind in PLAIN:
            data = set_to(type_, data, field.path, text)
        elif names := field.unset or field.choices:
            data = added(type_, data, field.path, names[number % len(names)])
        elif field.open:
            data = added(type_, data, field.path, text)
    assert form(type_, data).value == data
    assert all(one.actual and one.allowed for one in shape_defects(Located("", data, {}, ()), type_))


def sound(game: str, data: Any) -> bool:
    return not shape_defects(Located("", data, {}, ()), type_of(game))


@pytest.mark.parametrize("game", playable())
def test_every_field_that_is_set_anew_begins_with_what_fits(game: str) -> None:
    """Whatever a group offers begins with a value of its own type, and so does what is in it."""
    type_ = type_of(game)
    data = next(data for name, data in positions() if name == game)
    for field in fields(form(type_, data)):
        for name in field.unset:
            more = added(type_, data, field.path, name)
            assert sound(game, more), (field.path, name)
            for inner in fields(field_at(type_, more, (*field.path, name))):
                assert all(sound(game, added(type_, more, inner.path, one)) for one in inner.unset), (
                    inner.path
                )


def test_a_text_that_is_typed_begins_an_entry_of_its_own() -> None:
    type_ = type_of("penumbra")
    data: Any = {"wizards": {"anna": {"cards": []}}, "turn": {"seat": "anna"}}
    cards = ("wizards", "anna", "cards")
    assert field_at(type_, data, cards).typed
    assert added(type_, data, cards, "silverweed")["wizards"]["anna"]["cards"] == [{"card": "silverweed"}]


def test_what_is_ill_typed_is_kept_with_a_defect_at_its_place() -> None:
    type_ = type_of("blackrose")
    data: Any = {"mages": {"anna": {"power": 2}}, "markers": [6, 18, 30]}
    wrong = set_to(type_, data, ("mages", "anna", "power"), "many")
    wrong = set_to(type_, wrong, ("markers", 1), "soon")
    assert wrong["mages"]["anna"]["power"] == "many" and wrong["markers"] == [6, "soon", 30]
    found = shape_defects(Located("", wrong, {}, ()), type_)
    assert [one.field for one in found] == ["mages.anna.power", "markers[1]"]
    short = shape_defects(Located("", {**data, "markers": [6]}, {}, ()), type_)
    assert [one.field for one in short] == ["markers"]


def test_a_list_turns_into_entries_with_more_detail() -> None:
    type_ = type_of("resarcana")
    data: Any = {"players": {"anna": {"components": ["athanor"]}}}
    more = detailed(type_, data, ("players", "anna", "components"))
    assert more["players"]["anna"]["components"] == {"athanor": {}}


def test_a_place_that_is_none_is_refused() -> None:
    type_ = type_of("seasons")
    for path in (("players", "boris"), ("players", 0), ("nowhere",), ("players", "anna", "hand", 7)):
        with pytest.raises(KeyError):
            field_at(type_, {"players": {"anna": {"hand": []}}}, path)


@pytest.mark.parametrize("game", playable())
def test_the_form_knows_every_field_and_word_of_its_positions(game: str) -> None:
    names, words = set(named_fields(type_of(game))), set(closed_lists(type_of(game)))
    shown: set[tuple[str, str]] = set()
    for name, data in positions():
        if name != game:
            continue
        for field in fields(form(type_of(game), data)):
            shown.add((field.of, field.name))
            if field.kind == "choice":
                assert all((field.name, word) in words for word in field.choices if word), field.path
    assert shown - {("", "")} <= names and len(names) > len(shown) > 10


def test_what_is_counted_is_one_more_when_it_is_added() -> None:
    type_, chips = game_named("blackrose").position, ("rooms", "room-arena", "instability")
    data: Any = {"rooms": {"room-arena": {"instability": {}}}}
    for n in (1, 2):
        data = added(type_, data, chips, "riccart")
        assert data["rooms"]["room-arena"]["instability"] == {"riccart": n}
