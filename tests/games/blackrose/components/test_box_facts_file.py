"""A reader's own facts: read in every form, checked in full, told in both languages."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.facts_files import found_by, head, one_fact

from tutor.games.blackrose.components.component_set import box, own_boxes, register
from tutor.games.blackrose.components.decoding import FORMS
from tutor.games.blackrose.components.faces import SideFace
from tutor.games.blackrose.verbs.damage import Damage
from tutor.games.blackrose.verbs.evocations import Summon
from tutor.games.blackrose.verbs.instability import Instability
from tutor.games.blackrose.verbs.power import GainPower
from tutor.games.blackrose.verbs.schema.picks import Pick, RoomPick, Task, Trigger
from tutor.rules.component_names import name_of
from tutor.rules.defects import Defect

HEAD = head("blackrose")
defects, fact = partial(found_by, register), partial(one_fact, "blackrose")
OWN = (
    HEAD
    + """\
- id: house-spell
  kind: spell
  name: {en: House Spell, ru: Домашнее заклинание}
  facts:
    school: forgotten
    instability: true
    main: {type: trap, element: any, target: mage, range: any,
      trigger: {event: entered, who: other-mage, colours: [red],
        text: {en: somebody comes, ru: кто-то пришёл}}}
    reverse: none
  text:
    main:
    - {en: Deal 1 damage., ru: Нанесите 1 урон., facts: {do: damage, n: 1, to: trigger-who}}
    - {en: Gain 1 power., ru: Получите 1 очко силы., facts: {do: gain_power, n: 1}}
- id: house-quest
  kind: quest
  name: {en: House Quest, ru: Домашнее задание}
  facts: {moon: 2, slots: 1, reward: 3, task: {kind: defeat, what: mage}}
  text:
    main: [{en: Place 2., ru: Разместите 2., facts: {do: instability, n: 2, where: {range: 1}}}]
- id: house-jinx
  kind: jinx
  name: {en: House Jinx, ru: Домашний сглаз}
  count: 2
  text:
    main:
    - {en: Speed 1., ru: Скорость 1., facts: {do: modify, what: speed, to: 1}}
    - {en: Full., ru: Полна., facts: {do: discard_when_full, slots: 2}}
- id: mage-arianna
  facts: {health: 9, hand_limit: 6, strength: 1, speed: 3, quest_limit: 2, personal: house-spell}
- id: evocation-albedo
  facts: {archetype: construct, health: 5, strength: 2, speed: 1, base: large}
  text:
    abilities: []
- id: room-sacrificial-altar
  text:
    restored:
    - en: Deal 2 damage to a figure within 3.
      ru: Нанесите 2 урона фигурке не дальше 3.
      facts: {do: damage, n: 2, to: {range: 3}}
- id: avatar-possessed
  facts: {criteria: {A: damage, B: power, C: damage, D: power, E: instability}, choices: {damage: [power]}}
- id: school-hexcraft
  facts:
    starting_grimoires:
    - name: {en: One, ru: Раз}
      spells: [curse, curse, black-feather, grave-fever, brain-worm, house-spell]
"""
)


def verb(id: str, part: str, facts: str) -> str:
    """A file with one sentence."""
    return f"{HEAD}- id: {id}\n  text:\n    {part}:\n    - {{en: A text., ru: Текст., facts: {facts}}}\n"


def test_every_kind_of_thing_can_be_brought() -> None:
    name = register(OWN, "mine.yaml")
    mine = box(name)
    assert name in own_boxes() and mine.name == name
    spell = mine.spell("house-spell")
    trap = Trigger("entered", who="other-mage", colours=("red",))
    assert spell.main == SideFace(
        "trap", "any", "mage", "any", trap, (Damage(1, to="trigger-who"), GainPower(1))
    )
    assert spell.reverse is None and mine.complete("house-spell")
    assert "house-spell" in mine.deck("forgotten")
    quest = mine.quest("house-quest")
    assert quest.task == Task("defeat", what="mage") and mine.deck("quest-2") == ("house-quest",)
    assert quest.text == (Instability(2, where=RoomPick(range=1)),)
    assert mine.jinx("house-jinx").slots == 2 and mine.deck("jinx") == ("house-jinx",) * 2
    assert mine.personal("mage-arianna") == ("house-spell",) * 3
    albedo = mine.evocation("evocation-albedo")
    assert albedo.known and albedo.large and albedo.abilities == ()
    assert mine.room("room-sacrificial-altar").restored == (Damage(2, to=Pick(range=3)),)
    assert mine.avatar().criteria == ("damage", "power", "damage", "power", "instability")
    assert mine.avatar().choices == (("damage", ("power",)),)
    hexes = mine.school("school-hexcraft").starting
    assert hexes is not None and hexes[0][-1] == "house-spell" and hexes[0][0] == "spell-curse"
    assert mine.starting("school-hexcraft") == ()


def test_what_the_file_does_not_fill_stays_open() -> None:
    mine = box(register(OWN, "mine.yaml"))
    assert mine.mage("mage-baron-doria") == box("book").mage("mage-baron-doria")
    assert mine.evocation("evocation-umbra").health is None


def test_facts_of_ones_own_replace_those_of_the_training_set() -> None:
    mine = box(register(fact("mage-arianna", "health", "9"), "mine.yaml", "training"))
    assert mine.mage("mage-arianna").health == 9 and mine.mage("mage-arianna").known
    assert mine.mage("mage-arianna").speed == box("training").mage("mage-arianna").speed
    assert mine.catalogue.component("mage-arianna").facts["health"].basis == "user"


def test_public_data_can_be_replaced_by_ones_own() -> None:
    mine = box(register(verb("room-crypt", "ruined", "{do: summon, what: umbra, where: own}"), "a.yaml"))
    assert mine.room("room-crypt").ruined == (Summon("umbra", where="own"),)


def test_names_of_ones_own_things_can_be_said() -> None:
    register(OWN, "mine.yaml")
    name = name_of("blackrose", "house-spell")
    assert name is not None and (name.en, name.ru) == ("House Spell", "Домашнее заклинание")


UMBRA = ("evocation-umbra", "abilities")
BLIGHT = ("spell-blight", "main")
BAD_FACTS = [
    ("mage-arianna", "health", "0", "health", "«0»", "from 1 to 30"),
    ("mage-arianna", "personal", "nothing", "personal", "«nothing»", "spell-blight"),
    ("mage-arianna", "slot", "1", "slot", "does not have", "hand_limit"),
    ("mage-graminia", "health", "12", "health", "states", "leaves open"),
    ("mage-baron-doria", "speed", "3", "speed", "states", "leaves open"),
    ("spell-curse", "main", "{type: combat}", "main.element", "nothing", "air"),
    (
        *BLIGHT,
        "{type: trick, element: air, target: self, range: 0}",
        "main.type",
        "«trick»",
        "trap",
    ),
    (
        *BLIGHT,
        "{type: combat, element: air, target: room, range: 0}",
        "main.target",
        "«room»",
        "area",
    ),
    (
        *BLIGHT,
        "{type: combat, element: air, target: self, range: 9}",
        "main.range",
        "«9»",
        "from 0",
    ),
    (
        *BLIGHT,
        "{type: trap, element: air, target: self, range: 0}",
        "main.trigger",
        "nothing",
        "sets",
    ),
    (
        *BLIGHT,
        "{type: combat, element: air, target: self, range: 0, trigger: {event: damaged}}",
        "main.trigger",
        "fields",
        "nothing",
    ),
    (
        *BLIGHT,
        "{type: trap, element: air, target: self, range: 0, trigger: {event: damaged, colours: [red]}}",
        "main.trigger.colours",
        "a list",
        "nothing",
    ),
    ("spell-blight", "instability", "maybe", "instability", "«maybe»", "true or false"),
    ("evocation-umbra", "archetype", "ghost", "archetype", "«ghost»", "nightmare"),
    ("evocation-umbra", "base", "huge", "base", "«huge»", "large"),
    ("school-hexcraft", "element_counts", "{mud: 3}", "element_counts.mud", "mud", "air"),
    (
        "school-hexcraft",
        "starting_grimoires",
        "[{name: {en: A, ru: А}, spells: [curse]}]",
        "starting_grimoires[0].spells",
        "1",
        "6 spells",
    ),
    ("avatar-possessed", "criteria", "{A: power}", "criteria.B", "nothing", "criterion"),
    ("avatar-possessed", "criteria", "{F: power}", "criteria.F", "«F»", "A, B"),
    ("order-energy-burst", "back", "both", "back", "«both»", "targeted"),
    ("order-energy-burst", "moon", "{en: the first, ru: первая}", "moon", "wording", "from 1 to 3"),
]
BAD_DEEDS = [
    (*UMBRA, "{do: dance}", ".do", "«dance»", "damage"),
    (*UMBRA, "{do: damage}", ".n", "nothing", "fields"),
    (*UMBRA, "{do: damage, n: 99}", ".n", "«99»", "from 0 to 12"),
    (*UMBRA, "{do: damage, n: 1, to: everyone}", ".to", "«everyone»", "target"),
    (*UMBRA, "{do: damage, n: 1, to: {pick: all}}", ".to.pick", "«all»", "each"),
    (
        *UMBRA,
        "{do: damage, n: 1, to: {what: ghost}}",
        ".to.what",
        "«ghost»",
        "cadaver",
    ),
    (*UMBRA, "{do: damage, n: {per: figures}}", ".n.what", "nothing", "at least one"),
    (*UMBRA, "{do: damage, n: {per: events, at: own}}", ".n.at", "«own»", "nothing"),
    (
        *UMBRA,
        "{do: pain, n: 1, cond: {is: jinxed, by: rose}}",
        ".cond.by",
        "«rose»",
        "nothing",
    ),
    (
        *UMBRA,
        "{do: pain, n: 1, cond: {is: assigned}}",
        ".cond.what",
        "nothing",
        "at least",
    ),
    (*UMBRA, "{do: assign_jinx, what: gloom}", ".what", "«gloom»", "weakness"),
    (
        *UMBRA,
        "{do: assign_upgrade, what: gloom}",
        ".what",
        "«gloom»",
        "caustic-plasma",
    ),
    (*UMBRA, "{do: summon, what: gloom}", ".what", "«gloom»", "succubus"),
    (
        *UMBRA,
        "{do: when, on: {event: room, least: 2}, deeds: []}",
        ".on.least",
        "«2»",
        "nothing",
    ),
    (
        *UMBRA,
        "{do: choice, options: [[{do: gain_power, n: 1}], [{do: summon, what: gloom}]]}",
        ".options[1][0].what",
        "«gloom»",
        "succubus",
    ),
    (
        *UMBRA,
        "{do: choice, options: [[], []], text: [{en: rest, ru: отдых}]}",
        ".text",
        "a list",
        "a text for each option",
    ),
    (
        *UMBRA,
        "{do: activate_room, where: {without: [hall]}}",
        ".where.without[0]",
        "«hall»",
        "room-crypt",
    ),
    ("evocation-umbra", "main", "{do: attack}", "", "does not have", "abilities"),
]


def check(found: tuple[Defect, ...], field: str, what: str, allowed: str) -> None:
    """One of the defects names that field, what was found there and what is allowed, in both languages."""
    there = [defect for defect in found if defect.field == field]
    assert there, [defect.field for defect in found]
    told = [str(defect) for defect in there]
    assert any(what in each and allowed in each for each in told), told
    assert all(defect.line > 0 and defect.file == "mine.yaml" for defect in there)


@pytest.mark.parametrize(("id", "name", "value", "field", "found", "allowed"), BAD_FACTS)
def test_a_bad_fact_is_told(id: str, name: str, value: str, field: str, found: str, allowed: str) -> None:
    check(defects(fact(id, name, value)), f"components[0].facts.{field}", found, allowed)


@pytest.mark.parametrize(("id", "part", "facts", "field", "found", "allowed"), BAD_DEEDS)
def test_a_bad_deed_is_told(id: str, part: str, facts: str, field: str, found: str, allowed: str) -> None:
    place = f"components[0].text.{part}" + (f"[0].facts{field}" if field else "")
    check(defects(verb(id, part, facts)), place, found, allowed)


NO_TYPE = "{type: curse, element: fire, target: mage, range: 1}"
NO_ELEMENT = "{type: combat, element: mud, target: mage, range: 1}"


@pytest.mark.rules("brw.spell.elements", "brw.evo.archetype", "brw.room.colours")
@pytest.mark.parametrize(
    ("id", "name", "value", "field", "rule"),
    [
        ("spell-torment", "main", NO_TYPE, "main.type", "brw.spell.types"),
        ("spell-torment", "reverse", NO_TYPE, "reverse.type", "brw.spell.types"),
        ("spell-torment", "main", NO_ELEMENT, "main.element", "brw.spell.elements"),
        ("evocation-albedo", "archetype", "angel", "archetype", "brw.evo.archetype"),
        ("room-crypt", "colour", "pink", "colour", "brw.room.colours"),
    ],
)
def test_brw_spell_types__what_there_is_none_of(
    id: str, name: str, value: str, field: str, rule: str
) -> None:
    """A defect names the rule that lists what there is."""
    told = [one for one in defects(fact(id, name, value)) if one.field == f"components[0].facts.{field}"]
    assert [one.rule for one in told] == [rule] and f"[{rule}]" in str(told[0])


def test_brw_spell_types__in_the_condition_of_a_card() -> None:
    when = "{do: when, on: {event: targeted, who: owner, types: [curse]}, deeds: [{do: gain_power, n: 1}]}"
    (told,) = defects(verb("evocation-umbra", "abilities", when))
    assert told.rule == "brw.spell.types" and "combat" in str(told)


def test_a_sentence_has_to_say_what_it_does() -> None:
    silent = f"{HEAD}- id: evocation-umbra\n  text:\n    abilities: [{{en: A text., ru: Текст.}}]\n"
    check(defects(silent), "components[0].text.abilities[0]", "without facts", "do: unknown")
    assert defects(verb("evocation-umbra", "abilities", "{do: unknown}")) == ()


def test_unknown_may_stand_for_any_part() -> None:
    text = verb("evocation-umbra", "abilities", "{do: damage, n: unknown, to: {range: unknown}}")
    assert defects(text) == ()
    assert box(register(text, "mine.yaml")).evocation("evocation-umbra").abilities == (None,)


def test_what_the_rulebook_says_of_a_text_is_kept() -> None:
    main = """\
- id: spell-brain-worm
  text:
    main:
    - {en: Target it., ru: Выберите его., facts: {do: target, whom: trigger-who}}
    - {en: Deal 3., ru: Нанесите 3., facts: {do: steps, deeds: [{do: damage, n: 3}]}}
    - {en: Place., ru: Разместите., facts: {do: instability, n: {per: jinxes, on: target},
       where: {range: 2, around: target}}}
"""
    found = defects(HEAD + main)
    assert [defect.field for defect in found] == ["components[0].text.main[1]"]
    assert "contradicts" in str(found[0])


def test_no_new_rooms_and_mages() -> None:
    text = f"{HEAD}- id: room-cellar\n  kind: room\n  name: {{en: Cellar, ru: Погреб}}\n"
    check(defects(text), "components[0].kind", "«room»", "spell, jinx")


@given(st.sampled_from([(kind, name) for kind, forms in FORMS.items() for name in forms]), st.data())
def test_whatever_is_written_is_read_or_told(where: tuple[str, str], data: st.DataObject) -> None:
    kind, name = where
    plain = st.recursive(
        st.one_of(st.none(), st.booleans(), st.integers(-3, 20), st.sampled_from(["any", "self", "unknown"])),
        lambda inner: st.one_of(
            st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(["type", "kind", "n"]), inner)
        ),
        max_leaves=6,
    )
    value: Any = data.draw(plain)
    component = next(part for part in box("book").catalogue.parts.components if part.kind == kind)
    text = fact(component.id, name, json.dumps(value))
    found = defects(text)
    if not found:
        box(register(text, "mine.yaml")).face(component.id)
    assert all(defect.line > 0 for defect in found)
