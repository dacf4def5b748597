"""Components as structs: what is known is read, what is not is None; every field says how it is written."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, ValidationError, field

from tutor.framework.typed_facts import PART, Count, form_in_data, forms, parts, read_component
from tutor.rules.components import ComponentData
from tutor.rules.words import Words

Text = Annotated[tuple[str, ...], PART]
Few = Annotated[int, Meta(ge=1, le=3)]


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    kind: str


def several(one: Any) -> tuple[int, ...]:
    return one if isinstance(one, tuple) else (one,)


class Card(Struct, frozen=True):
    id: str
    moon: Few | None = None
    slot: Annotated[int | None, form_in_data(Few | Literal["none"])] = 0
    task: Task | None = field(default=None, name="quest_task")
    count: Count = None
    text: Text = field(default=(), name="main")
    reverse: Text | None = None
    sides: Annotated[tuple[int, ...], form_in_data(Few | tuple[Few, ...], several, "faces")] = (6,)
    extra: bool = False


def card(facts: dict[str, Any], **said: Any) -> Card:
    data = ComponentData("card", "card", Words("Card", "Карта"), facts=facts, **said)
    return read_component(Card, data, lambda sentence: str(sentence), extra=True)


def test_what_is_known_is_read_by_the_name_that_it_is_written_by() -> None:
    facts = {"moon": {"value": 2, "basis": "rulebook"}, "quest_task": {"kind": "room", "text": {"en": "A"}}}
    assert card(facts, count=3) == Card("card", 2, None, Task("room"), 3, (), None, (6,), True)


def test_what_is_unknown_is_none_and_what_is_not_there_has_its_default() -> None:
    assert card({"moon": "unknown"}).moon is None and card({}).moon is None
    assert card({"slot": "none"}).slot == 0 and card({"slot": "unknown"}).slot is None
    assert card({"quest_task": {"kind": "unknown"}}).task is None
    assert card({}, count="unknown").count is None


def test_what_a_field_holds_can_be_made_of_what_is_written() -> None:
    assert card({"faces": 2}).sides == (2,) and card({"faces": [1, 3]}).sides == (1, 3)
    assert card({"faces": "none"}).sides == card({"faces": "unknown"}).sides == card({}).sides == (6,)
    with pytest.raises(ValidationError):
        card({"faces": [4]})


def test_the_sentences_of_a_text_are_read_one_by_one() -> None:
    text = {"main": [{"en": "A.", "ru": "А.", "facts": 1}, {"en": "B.", "ru": "Б."}]}
    assert card({}, text=text).text == ("1", "None")
    assert card({}).text == () and card({}).reverse is None


def test_a_struct_says_which_facts_there_are_and_in_which_form() -> None:
    assert forms(Card) == {
        "moon": Few,
        "slot": Few | Literal["none"],
        "quest_task": Task,
        "faces": Few | tuple[Few, ...],
    }
    assert parts(Card) == ("main", "reverse")


def test_a_fact_of_another_form_is_refused() -> None:
    with pytest.raises(ValidationError):
        card({"moon": 4})
