"""The JSON Schema takes what the checker takes and refuses what it refuses, as far as a schema can know."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from scenario.writing import NAME, SOUND, changed

from tutor.rules.located import load_located
from tutor.scenario import check_text, playable
from tutor.scenario.schema import position_schema, scenario_schema


@cache
def validator() -> Any:
    schema = scenario_schema()
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def errors(text: str) -> list[str]:
    data = load_located(text, NAME).data
    return [f"{error.json_path}: {error.message}" for error in validator().iter_errors(data)]


def test_the_sound_text_fits() -> None:
    assert errors(SOUND) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("level: first-steps", "level: easy"),
        ("game: penumbra", "game: chess"),
        ("you: anna", "you: anna\ntopic: dragons"),
        ("you: anna", "you: 7"),
        ("title:", "titel:"),
        ("step3.die]", "step9]"),
        ("[threat-order]", "[order]"),
        ('"yes"', "maybe"),
        ("ruling.ruins-mortal", "ruling.ruined"),
        ("crystal: 2}", "crystals: 2}"),
        ("threat: 2}", "threat: 9}"),
        ("- roll: [2, 6]", "- roll: [2, 7]"),
        ("- roll: [2, 6]", "- {roll: [2, 6], choose: pass}"),
        ("- choose: pass", "- {choose: pass, after: rolled}"),
        ("- choose: pass", "- choose:"),
        ("{anna.wounds: 1}", "{wounds: 1}"),
        ("{anna.wounds: 1}", "{anna.wounds: [1]}"),
        ("{anna.wounds: 1}", "{}"),
        ("option: crystal-flip", "options: crystal-flip"),
    ],
)
def test_what_the_checker_refuses_does_not_fit(old: str, new: str) -> None:
    text = changed((old, new))
    assert errors(text)
    assert not check_text(text, NAME).sound


def test_a_topic_of_the_game_fits() -> None:
    assert errors(changed(("you: anna", "you: anna\ntopic: chains"))) == []


def test_the_schema_of_one_game() -> None:
    for game in playable():
        schema = scenario_schema(game)
        assert schema["properties"]["game"]["enum"] == [game]
        assert json.loads(json.dumps(schema))["allOf"][0]["if"] == {"properties": {"game": {"const": game}}}
        Draft202012Validator.check_schema(position_schema(game))


def test_a_position_fits_its_own_schema() -> None:
    position = load_located(SOUND, NAME).data["position"]
    assert Draft202012Validator(position_schema("penumbra")).is_valid(position)
    assert not Draft202012Validator(position_schema("penumbra")).is_valid({**position, "turns": 1})


def test_an_unknown_game_has_no_schema() -> None:
    with pytest.raises(KeyError, match="no game 'chess' to play; there are penumbra"):
        scenario_schema("chess")
