"""Positions that the program wrote down, with one word that means nothing, which is never taken."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import inspect
from support.mutations import UNKNOWN, rename, rename_key
from support.random_positions import positions

from tutor.engine.game import Flaw, Game
from tutor.scenario import game_named

GAMES = ("blackrose", "penumbra", "resarcana", "seasons")
QUICK, LONG = 2, 40


def refused(game: Game[Any], written: Any, rulings: tuple[tuple[str, str], ...]) -> tuple[Flaw, ...]:
    """The flaws of a written position; none where it is taken, and one where its form is wrong."""
    try:
        position = msgspec.convert(written, game.position)
    except msgspec.ValidationError as error:
        return (Flaw((), str(error), ""),)
    return game.place(position, rulings).flaws


def try_all(name: str, seed: int, each: int) -> None:
    game, source = game_named(name), Random(f"{name} {seed}")
    for state in positions(name):
        written = json.loads(msgspec.json.encode(game.spell(state).position))
        for _ in range(each):
            data = deepcopy(written)
            found = source.choice((rename, rename_key))(data, source)
            if found is not None:
                assert refused(game, data, state.rulings), (name, found[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_word_that_means_nothing_is_not_taken_anywhere(name: str) -> None:
    try_all(name, 1, QUICK)


@pytest.mark.long(reason="many words of each position")
@pytest.mark.parametrize("name", GAMES)
def test_many_words_that_mean_nothing_are_not_taken_anywhere(name: str) -> None:
    try_all(name, 2, LONG)


@pytest.mark.parametrize("name", GAMES)
def test_what_an_effect_has_kept_is_named_right(name: str) -> None:
    """Names and values under `with`; what is told is at its place, with the names that come near."""
    game, source, tried, near = game_named(name), Random(f"{name} 3"), 0, 0
    for state in positions(name):
        written = json.loads(msgspec.json.encode(game.spell(state).position))
        do = written.get("do", ())
        kept = [n for n, one in enumerate(do) if isinstance(one, dict) and one.get("with")]
        if not kept:
            continue
        n = source.choice(kept)
        given = do[n]["with"]
        key, data = source.choice(list(given)), deepcopy(written)
        if isinstance(given[key], str) and len(given[key]) > 3:
            wrong: Any = source.choice((*UNKNOWN, f"{given[key]}q"))
            data["do"][n]["with"][key] = wrong
        else:
            wrong, key = f"{key}q", f"{key}q"
            data["do"][n]["with"][key] = 1
        flaws = refused(game, data, state.rulings)
        assert flaws[0].path == ("do", n, "with", key) and flaws[0].actual == wrong, (flaws, wrong)
        tried += 1
        near += "perhaps" in str(flaws[0].allowed)
    assert tried > 10 and near


def structs(type_: inspect.Type) -> set[type]:
    """Every struct inside a form."""
    found: set[type] = set()
    left: list[Any] = [type_]
    while left:
        one = left.pop()
        if isinstance(one, inspect.StructType):
            if one.cls not in found:
                found.add(one.cls)
                left += [field.type for field in one.fields]
        else:
            left += [
                getattr(one, name) for name in ("item_type", "key_type", "value_type") if hasattr(one, name)
            ]
            left += [*getattr(one, "types", ()), *getattr(one, "item_types", ())]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_no_form_of_a_position_takes_fields_that_it_does_not_have(name: str) -> None:
    forms = structs(inspect.type_info(game_named(name).position))
    assert len(forms) > 3
    assert not [one for one in forms if not one.__struct_config__.forbid_unknown_fields]  # type: ignore[attr-defined]
