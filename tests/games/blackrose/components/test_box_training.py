"""The training set: enough of everything for whole games, every form is in it, and all of it is marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import inspect

from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.components.faces import EventFace, OrderFace, QuestFace, SideFace, SpellFace
from tutor.games.blackrose.components.validation import form_defects
from tutor.games.blackrose.verbs.schema.picks import (
    Archetype,
    Colour,
    Element,
    EventPhase,
    Form,
    Party,
    Place,
    SpellType,
    Target,
    Task,
    Trigger,
    Who,
)
from tutor.games.blackrose.verbs.schema.picks import Test as Condition
from tutor.games.blackrose.verbs.schema.verb import any_verb
from tutor.rules.catalogue import data_file, load
from tutor.rules.compiling import compile_catalogue
from tutor.rules.facts import UNKNOWN, known
from tutor.rules.located import load_located
from tutor.rules.merging import facts_defects, training

PATH: Path = data_file("blackrose", "training.yaml")
BOOK, BOX = box("book"), box("training")
MOONS = (1, 2, 3)
SCHOOLS = ("agony", "alchemy", "hexcraft", "nightmare", "shamanism", "technomancy")
FACES = [BOX.face(id) for id in BOX.ids]
SPELLS = [face for face in FACES if isinstance(face, SpellFace)]
SIDES: list[SideFace] = [side for spell in SPELLS for side in (spell.main, spell.reverse) if side]
QUESTS = [face for face in FACES if isinstance(face, QuestFace)]
EVENTS = [face for face in FACES if isinstance(face, EventFace)]
ORDERS = [face for face in FACES if isinstance(face, OrderFace)]
VERBS = [verb.__struct_config__.tag for verb in get_args(any_verb())]


def forms_in(value: Any) -> Iterator[Form]:
    """Every struct of the vocabulary within a face."""
    if isinstance(value, Form):
        yield value
    if isinstance(value, tuple):
        for item in value:
            yield from forms_in(item)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from forms_in(getattr(value, name))


@cache
def used() -> tuple[Form, ...]:
    """All of the vocabulary that the texts of the training box use."""
    return tuple(form for face in FACES for form in forms_in(face))


@cache
def words_used() -> frozenset[str]:
    """All words that the fields of the vocabulary hold in the training box."""
    found: set[str] = set()
    for form in used():
        for name in form.__struct_fields__:
            value = getattr(form, name)
            found |= {value} if isinstance(value, str) else set()
            found |= {each for each in value if isinstance(each, str)} if isinstance(value, tuple) else set()
    return frozenset(found)


def test_the_file_has_no_defects() -> None:
    located = load_located(PATH.read_text(encoding="utf-8"), PATH.name)
    assert facts_defects(load("blackrose"), located, "training", form_defects) == ()


def test_the_compiled_file_is_up_to_date() -> None:
    assert (
        compile_catalogue("blackrose", PATH.parents[1])["training.json"]
        == PATH.with_suffix(".json").read_bytes()
    )


def test_every_fact_of_it_is_marked() -> None:
    old = {part.id: part for part in load("blackrose").components}
    assert training("blackrose") is BOX.catalogue
    added = 0
    for part in BOX.catalogue.components:
        before = old[part.id].facts if part.id in old else {}
        assert part.id in old or part.id.startswith("training-")
        for name, fact in part.facts.items():
            if fact != before.get(name):
                added += 1
                assert fact.basis == "training", (part.id, name)
        for name, text in part.text.items():
            if part.id not in old or text != old[part.id].text.get(name):
                assert part.text_basis[name] == "training", (part.id, name)
    assert added > 500


def test_nothing_known_is_replaced() -> None:
    new = {part.id: part for part in BOX.catalogue.components}
    for part in load("blackrose").components:
        for name, fact in part.facts.items():
            if known(fact):
                assert new[part.id].facts[name] == fact, (part.id, name)
        for name, text in part.text.items():
            if text is UNKNOWN:
                continue
            for n, sentence in enumerate(text):
                if known(sentence.facts):
                    assert new[part.id].text[name][n] == sentence, (part.id, name, n)  # type: ignore[index]


def test_the_book_stays_as_it_is() -> None:
    assert not [part.id for part in BOOK.catalogue.components if part.id.startswith("training-")]
    assert BOOK.mage("mage-arianna").health is None and BOX.mage("mage-arianna").health is not None


def test_every_face_is_complete() -> None:
    assert [face.id for face in FACES if not BOX.complete(face.id)] == []
    assert len(FACES) > 250


def test_brw_gen_mage_values() -> None:
    assert len(BOX.mages) == 4 and all(BOX.mage(id).known for id in BOX.mages)


def test_brw_spell_school_cards() -> None:
    for school in SCHOOLS:
        deck = BOX.deck(f"school-{school}")
        assert len(deck) == 36 and set(Counter(deck).values()) == {3}
        assert len(BOX.school(f"school-{school}").spells) == 12


def test_brw_spell_personal() -> None:
    owned = {id: BOX.personal(id) for id in BOX.mages}
    assert all(len(copies) == 3 and len(set(copies)) == 1 for copies in owned.values())
    assert len({copies[0] for copies in owned.values()}) == 4
    for id, copies in owned.items():
        spell = BOX.spell(copies[0])
        assert spell.school == "personal" and id.removeprefix("mage-") in spell.owners


def test_brw_setup_school_choice() -> None:
    for school in SCHOOLS:
        first, second = BOX.starting(f"school-{school}")
        assert sorted((*first, *second)) == sorted(BOX.school(f"school-{school}").spells)


def test_brw_setup_forgotten() -> None:
    assert len(BOX.deck("forgotten")) == len(set(BOX.deck("forgotten"))) == 9


def test_brw_spell_elements() -> None:
    assert {side.element for side in SIDES} == set(get_args(Element))
    for school in ("hexcraft", "nightmare", "shamanism", "technomancy"):
        face = BOX.school(f"school-{school}")
        spells = [BOX.spell(id) for id in face.spells]
        counted = Counter(side.element for spell in spells for side in (spell.main, spell.reverse) if side)
        assert dict(face.elements or ()) == counted


def test_brw_spell_types() -> None:
    assert {side.type for side in SIDES} == set(get_args(SpellType))
    for side in SIDES:
        assert (side.trigger is not None) == (side.type in ("trap", "defence"))


def test_brw_spell_instability_first() -> None:
    assert {spell.instability for spell in SPELLS} == {True, False}


def test_brw_quest_decks() -> None:
    assert [len(BOX.deck(f"quest-{moon}")) for moon in MOONS] == [15, 21, 13]
    assert {quest.slots for quest in QUESTS} == {0, 2, 3, 4, 5}


def test_brw_event_three_decks() -> None:
    assert [len(BOX.deck(f"event-{moon}")) for moon in MOONS] == [13, 13, 13]
    assert {event.phase for event in EVENTS} == set(get_args(EventPhase)) - {"study"}
    assert {event.slot for event in EVENTS} == {0, 1, 2, 3}


def test_brw_avatar_setup_decks() -> None:
    assert [len(BOX.deck(f"avatar-event-{moon}")) for moon in MOONS] == [5, 5, 5]
    assert all(BOX.event(id).avatar for moon in MOONS for id in BOX.deck(f"avatar-event-{moon}"))
    assert [len(BOX.deck(f"order-{moon}")) for moon in MOONS] == [10, 10, 10]


def test_brw_avatar_order_trap() -> None:
    assert {order.back for order in ORDERS} == {"", "targeted", "damaged"}
    assert {order.extra for order in ORDERS} == {order.instability for order in ORDERS} == {True, False}


def test_brw_setup_power_decks() -> None:
    numbers = {id: len(BOX.deck(id)) for id in ("jinx", "upgrade", "evocation")}
    assert numbers == {"jinx": 12, "upgrade": 18, "evocation": 34}
    assert all(BOX.jinx(id).slots for id in BOX.deck("jinx"))


def test_brw_evo_large_one() -> None:
    large = [id for id in BOX.evocations if BOX.evocation(id).large]
    assert large == ["evocation-albedo", "evocation-colossus"]


def test_brw_avatar_damage_many() -> None:
    assert {name for name, _ in BOX.avatar().choices or ()} == {
        "damage",
        "mage",
        "mage_more",
        "evocation",
        "owner",
    }


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_used(verb: str) -> None:
    assert [form for form in used() if form.__struct_config__.tag == verb]


@pytest.mark.parametrize("target", get_args(Target))
def test_every_kind_of_target_is_used(target: str) -> None:
    assert [side for side in SIDES if side.target == target]


@pytest.mark.parametrize("words", [Who, Place, Party, Colour, Element, SpellType, Archetype])
def test_every_word_of_the_closed_lists_is_used(words: Any) -> None:
    assert set(get_args(words)) <= words_used()


def literals(struct: type[Form], field: str) -> set[str]:
    """The words that a field of a struct allows."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    found = next(each.type for each in info.fields if each.name == field)
    assert isinstance(found, inspect.LiteralType)
    return {str(value) for value in found.values}


def test_brw_quest_solved__every_kind_of_task_is_used() -> None:
    assert {quest.task.kind for quest in QUESTS if quest.task} == literals(Task, "kind")


def test_every_kind_of_trigger_and_condition_is_used() -> None:
    triggers = {form.event for form in used() if isinstance(form, Trigger)}
    assert triggers == literals(Trigger, "event")
    assert {form.is_ for form in used() if isinstance(form, Condition)} == literals(Condition, "is_")
