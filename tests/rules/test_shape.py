"""The shape of data: ranges, keys from a closed list, and structs that one field tells apart."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from tutor.rules.located import load_located
from tutor.rules.struct_validation import shape_defects


class Cat(Struct, frozen=True, tag_field="kind", tag="cat"):
    lives: Annotated[int, Meta(ge=1, le=9)]


class Dog(Struct, frozen=True, tag_field="kind", tag="dog"):
    tricks: dict[Literal["sit", "roll"], int]
    age: Annotated[int, Meta(ge=0)] = 0


class Home(Struct, frozen=True):
    pet: Cat | Dog
    door: Literal["open"] | int = 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("pet: {kind: cat, lives: 9}", []),
        ("pet: {kind: dog, tricks: {sit: 1}}\ndoor: open", []),
        ("pet: {kind: cat, lives: 10}", ["pet.lives: found «10»; allowed: a whole number from 1 to 9"]),
        ("pet: {kind: cat, lives: 0}", ["pet.lives: found «0»; allowed: a whole number from 1 to 9"]),
        ("pet: {kind: cow, lives: 1}", ["pet.kind: found «cow»; allowed: one of cat, dog"]),
        ("pet: {lives: 1}", ["pet.kind: found nothing; allowed: one of cat, dog"]),
        ("pet: cat", ["pet: found «cat»; allowed: fields with kind: cat, dog"]),
        (
            "pet: {kind: dog, tricks: {sit: 1, fly: 2}}",
            ["pet.tricks.fly: found «fly»; allowed: one of roll, sit"],
        ),
        ("pet: {kind: dog, tricks: {sit: no}}", ["pet.tricks.sit: found «no»; allowed: a whole number"]),
        (
            "pet: {kind: dog, tricks: {}, age: -1}",
            ["pet.age: found «-1»; allowed: a whole number, 0 or more"],
        ),
        ("pet: {kind: cat, lives: 1}\ndoor: shut", ["door: found «shut»; allowed: open or a whole number"]),
    ],
)
def test_what_is_wrong_with_a_shape(text: str, told: list[str]) -> None:
    found = shape_defects(load_located(text, "a.yaml"), Home)
    assert [f"{defect.field}: {defect.message()}" for defect in found] == told


@pytest.mark.parametrize(
    ("value", "words"),
    [("{kind: cat, lives: 10}", "целое число от 1 до 9"), ("cat", "поля с kind: cat, dog")],
)
def test_what_is_allowed_is_told_in_russian(value: str, words: str) -> None:
    data: Any = load_located(f"pet: {value}", "a.yaml")
    (told,) = shape_defects(data, Home)
    assert told.message("ru").endswith(f"допустимо: {words}")
