"""A learner's own facts: read in every form, checked in full, told in both languages."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.facts_files import found_by, head, one_fact

from tutor.games.penumbra.components.component_set import box, register
from tutor.games.penumbra.components.costs import Pay
from tutor.games.penumbra.components.decoding import FORMS
from tutor.games.penumbra.components.faces import OmenTest, PlaceFace, Reward
from tutor.games.penumbra.components.tasks import Property, Task
from tutor.rules.catalogue import load
from tutor.rules.component_names import name_of
from tutor.rules.facts import known

HEAD = head("penumbra")
defects, fact = partial(found_by, register), partial(one_fact, "penumbra")
OWN = (
    HEAD
    + """\
- id: house-spell
  kind: wizard-card
  name: {en: House Spell, ru: Домашнее заклинание}
  count: 3
  facts:
    card_kind: spell
    discipline: ruby
    cost: [{pay: {die: red}}, {pay: {die: any, n: 2}, variant: 1}, {pay: {ingredient: blood}, variant: 2}]
    cost_timing: trial
    requirement: {threat: 2, use: turn}
    activation_timing: none
    launches: any-pet
    launched_by: none
    effect: [{gain: blood, per: ruby}]
- id: alchemy
  facts: {cost: none}
- id: slot-discipline-1
  facts: {threat_value: 2, mark_effect: set, points: none}
- id: slot-discipline-3
  facts: {rest_effect: [brew, die], arcana_cost: 4}
- id: bazaar
  facts: {slots: [{}, {colour: green, value: 3, players: 3}, {many: true}]}
- id: class-die
  facts: {slots: [{}]}
- id: resource-die
  facts: {faces: [{fruit: 1}, {fruit: 2}, {fruit: 3}, {crystal: 1}, {crystal: 2}, {jewel: 1}]}
- id: mark-token
  facts: {split_by_kind: {ruby: 9, amber: 9, jasper: 9, emerald: 9, sapphire: 9, amethyst: 9, spark: 6}}
- id: lost-cottage
  facts:
    difficulty: 1
    threat: none
    task: {kind: roll, colour: green, dice: 2, at_least: 7}
    reward: {dice: {bone: 1}, ingredients: {fruit: 2}}
    experience: [wild-lands, society]
    points: 2
- id: basilisk
  facts:
    threat: 6
    dark_task:
    - {kind: sum, colours: [red, violet], at_least: 8}
    - {kind: exact, colours: [any], values: [5, 2]}
    light_task: {kind: ingredients, pay: {jewel: 3}}
    dark_reward: {dark: 2, potions: 1}
    light_reward: {light: 2}
    properties: [{id: rift, n: 2}, {id: shield, task: {kind: sum, colours: [spark], at_least: 4}}, {id: trap}]
    counterstrike: 3
    points: 9
    experience: monsters
- id: druid
  facts: {turn_order: 4, starting_ingredients: {fruit: 2}}
- id: guild-rebirth
  facts: {test: {kind: contracts-any, n: 4}}
- id: festival
  facts: {effect: {all: [{die: bone}], you: [{take: artifact}]}}
- id: automa-ruby
  facts: {instructions: [{turn: learning, steps: [{do: arcana, n: 2}]}], points_each: 2}
"""
)


def test_every_kind_of_thing_can_be_brought() -> None:
    name = register(OWN, "mine.yaml")
    mine = box(name)
    assert name.startswith("own-") and mine.name == name
    spell = mine.card("house-spell")
    assert spell.costs == (
        (Pay("die", "red"), Pay("die", "any", 2)),
        (Pay("die", "red"), Pay("ingredient", "blood")),
    )
    assert (spell.threat, spell.use, spell.cost_windows, spell.scaling) == (2, "turn", ("trial",), "ruby")
    assert mine.deck("ruby") == (*("house-spell",) * 3, "sacrifice", "scarlet-downpour")
    assert mine.card("alchemy").costs == ((),)
    first = mine.slot("discipline-1")
    assert (first.threat, first.effect, first.points, first.rest) == (2, "set", 0, ("die",))
    assert (mine.slot("discipline-3").rest, mine.slot("discipline-3").arcana) == (("brew", "die"), 4)
    assert mine.places("bazaar") == (
        PlaceFace("1"),
        PlaceFace("2", "green", 3, 3),
        PlaceFace("3", many=True),
    )
    assert mine.places("jasper.die") == (PlaceFace("1"),)
    assert mine.resource_faces[2:4] == (("fruit", 3), ("crystal", 1))
    assert mine.marks == (9, 9, 9, 9, 9, 9, 6)
    cottage = mine.contract("lost-cottage")
    assert cottage.known and cottage.task == Task("roll", ("green",), 7, dice=2)
    assert cottage.reward == Reward({"bone": 1}, {"fruit": 2}, light=1)
    basilisk = mine.trial("basilisk")
    assert basilisk.known and basilisk.counterstrike == 3
    assert basilisk.dark.tasks == (
        Task("sum", ("red", "violet"), 8),
        Task("exact", ("any",), values=(2, 5)),
    )
    assert basilisk.light.tasks == (Task("ingredients", pay=(Pay("ingredient", "jewel", 3),)),)
    assert basilisk.properties == (
        Property("rift", 2),
        Property("shield", task=Task("sum", ("spark",), 4)),
        Property("trap"),
    )
    assert (mine.talent("druid").order, mine.talent("druid").ingredients) == (4, {"fruit": 2})
    assert mine.omen("guild-rebirth").test == OmenTest("contracts-any", 4)
    assert [step.what for step in mine.event("festival").you or ()] == ["artifact"]
    automa = mine.automa("automa-ruby")
    assert automa.points == 2 and automa.turns and automa.turns[0].steps[0].n == 2


def test_what_the_file_does_not_fill_stays_open() -> None:
    mine = box(register(OWN, "mine.yaml"))
    assert mine.contract("witch-prison") == box("book").contract("witch-prison")
    assert mine.slot("discipline-2").threat is None


def test_the_same_text_has_the_same_name() -> None:
    assert register(OWN, "a.yaml") == register(OWN, "b.yaml")
    assert register(OWN, "a.yaml") != register(OWN + "# more\n", "a.yaml")
    assert register(OWN, "a.yaml") != register(OWN, "a.yaml", "training")


def test_facts_of_ones_own_replace_those_of_the_training_set() -> None:
    mine = box(register(fact("alchemy", "cost", "[{pay: {ingredient: crystal}}]"), "mine.yaml", "training"))
    assert mine.card("alchemy").costs == ((Pay("ingredient", "crystal"),),)
    assert mine.card("mystery") == box("training").card("mystery")
    assert mine.catalogue.component("alchemy").facts["cost"].basis == "user"
    assert box("training").card("alchemy").costs == ((Pay("die", "yellow"),),)


def test_names_of_ones_own_things_can_be_said() -> None:
    register(OWN, "mine.yaml")
    name = name_of("penumbra", "house-spell")
    assert name is not None and (name.en, name.ru) == ("House Spell", "Домашнее заклинание")
    hound = name_of("penumbra", "training-ember-hound")
    assert hound is not None and hound.ru == "Угольный Пёс"
    assert name_of("penumbra", "nothing-of-the-kind") is None


BAD = [
    ("alchemy", "cost", "[{pay: {die: pink}}]", "cost[0].pay.die", "«pink»", "red"),
    ("alchemy", "cost", "[{pay: {die: bone}}]", "cost[0].pay.die", "«bone»", "any"),
    ("alchemy", "cost", "[{pay: {die: red, value: 7}}]", "cost[0].pay.value", "«7»", "from 1 to 6"),
    ("alchemy", "cost", "[{pay: {ingredient: jewel, n: 0}}]", "cost[0].pay.n", "«0»", "from 1 to 12"),
    ("alchemy", "cost", "[{pay: {die: red, ingredient: jewel}}]", "cost[0].pay", "die, ingredient", "one of"),
    ("alchemy", "cost", "[{pay: {ingredient: jewel, value: 6}}]", "cost[0].pay.value", "«6»", "nothing"),
    ("alchemy", "cost", "[{variant: 2}]", "cost[0]", "nothing", "pay, launched_by"),
    ("alchemy", "cost", "two jewels", "cost", "«two jewels»", "a list or none"),
    ("alchemy", "activation_timing", "[learning, sleep]", "activation_timing[1]", "«sleep»", "trial"),
    ("alchemy", "launches", "pink-spell", "launches", "«pink-spell»", "any-spell"),
    (
        "truth-teller",
        "price",
        "[{pay: {ingredient: jewel}, variant: 1}]",
        "price[0].variant",
        "«1»",
        "nothing",
    ),
    ("truth-teller", "price", "[{}]", "price[0]", "nothing", "pay"),
    ("phylactery", "slot", "nose", "slot", "«nose»", "pendant"),
    ("silverweed", "requirement", "{threat: 2}", "requirement.use", "nothing", "turn"),
    ("silverweed", "effect", "[{heal: 1}]", "effect", "text is known", "nothing"),
    ("silverweed", "task", "{kind: endure, threat: 1}", "task", "does not have", "requirement"),
    ("ichor", "requirement", "{threat: 3, use: turn}", "requirement", "contradicts", "keeps"),
    ("witch-prison", "task", "{colours: [red]}", "task.kind", "nothing", "exact, roll"),
    ("witch-prison", "task", "{kind: sums}", "task.kind", "«sums»", "ingredients, sum"),
    ("witch-prison", "task", "{kind: sum, colours: [red], at_least: 99}", "task.at_least", "«99»", "to 60"),
    ("witch-prison", "task", "{kind: sum, colours: [], at_least: 5}", "task.colours", "list", "at least one"),
    (
        "witch-prison",
        "task",
        "{kind: sum, colours: [red, any], at_least: 5}",
        "task.colours",
        "red, any",
        "any",
    ),
    (
        "witch-prison",
        "task",
        "{kind: exact, colours: [red, red], values: [1]}",
        "task.colours[1]",
        "again",
        "once",
    ),
    (
        "witch-prison",
        "task",
        "{kind: exact, colours: [red], values: []}",
        "task.values",
        "list",
        "at least one",
    ),
    (
        "witch-prison",
        "task",
        "{kind: roll, colour: red, dice: 1, at_least: 7}",
        "task.at_least",
        "«7»",
        "most 6",
    ),
    ("witch-prison", "task", "{kind: ingredients, pay: {gold: 1}}", "task.pay.gold", "«gold»", "jewel"),
    ("witch-prison", "task", "{kind: ingredients, pay: {}}", "task.pay", "fields", "at least one"),
    ("witch-prison", "task", "{kind: experience, symbol: fun, count: 1}", "task.symbol", "«fun»", "mystic"),
    ("witch-prison", "task", "{en: discard, ru: сбросить}", "task", "wording", "kind: ingredients"),
    ("witch-prison", "reward", "{jewels: 3}", "reward.jewels", "unknown field", "ingredients"),
    ("witch-prison", "reward", "{dice: {any: 1}}", "reward.dice.any", "«any»", "bone"),
    ("witch-prison", "difficulty", "3", "difficulty", "«3»", "from 1 to 2"),
    ("witch-prison", "threat", "-1", "threat", "«-1»", "from 0 to 12 or none"),
    ("witch-prison", "experience", "[mystic, luck]", "experience[1]", "«luck»", "society"),
    ("basilisk", "dark_task", "[]", "dark_task", "list", "at least one"),
    ("basilisk", "dark_reward", "{dark: 1}", "dark_reward", "contradicts", "keeps"),
    ("basilisk", "dark_reward", "{potions: 1}", "dark_reward", "contradicts", "keeps"),
    ("basilisk", "dark_approach", "bribe", "dark_approach", "rulebook states", "leaves open"),
    ("basilisk", "properties", "[{id: curse}]", "properties[0].id", "«curse»", "rift, vigilance"),
    ("basilisk", "properties", "[{id: rift}]", "properties[0].n", "nothing", "from 1 to 12"),
    ("basilisk", "properties", "[{id: trap, n: 1}]", "properties[0].n", "unknown field", "fields"),
    ("basilisk", "properties", "[{id: trap}, {id: trap}]", "properties[1]", "again", "once"),
    (
        "basilisk",
        "properties",
        "[{id: shield, task: {kind: endure, threat: 1}}]",
        "properties[0].task.kind",
        "«endure»",
        "sum, exact",
    ),
    ("slot-discipline-1", "threat_value", "8", "threat_value", "«8»", "from 1 to 6 or none"),
    ("slot-discipline-2", "mark_effect", "unturn", "mark_effect", "«unturn»", "set, launch, repaint"),
    ("slot-discipline-2", "rest_effect", "[die, none]", "rest_effect[1]", "«none»", "brew"),
    ("bazaar", "slots", "[{players: 5}]", "slots[0].players", "«5»", "from 1 to 4"),
    ("bazaar", "slots", "[{many: 3}]", "slots[0].many", "«3»", "true or false"),
    ("class-mark", "slots", "[{}]", "slots", "rulebook states", "leaves open"),
    ("resource-die", "faces", "[{fruit: 1}]", "faces", "1", "6 faces"),
    ("resource-die", "faces", "[{blood: 1}]", "faces[0].blood", "«blood»", "jewel"),
    ("mark-token", "split_by_kind", "{ruby: 60}", "split_by_kind.spark", "nothing", "whole number"),
    (
        "druid",
        "starting_ingredients",
        "{fruit: many}",
        "starting_ingredients.fruit",
        "«many»",
        "whole number",
    ),
    ("pariah", "starting_card", "harvest", "starting_card", "«harvest»", "wizard card"),
    ("liquid-luck", "same_name_as", "nobody", "same_name_as", "«nobody»", "wizard card"),
    ("guild-rebirth", "test", "{kind: per-trial, points: 1}", "test.kind", "«per-trial»", "trials-any"),
    ("guild-rebirth", "test", "{kind: trials-any}", "test.n", "nothing", "whole number"),
    ("guild-rebirth", "test", "{kind: deck-empty, n: 2}", "test.n", "«2»", "nothing"),
    ("festival", "effect", "{all: [{nudge: 1}]}", "effect.all[0]", "nudge", "roll_resource"),
    ("festival", "effect", "{you: [{heal: 1, gain: fruit}]}", "effect.you[0]", "heal, gain", "one of"),
    ("festival", "effect", "{you: [{heal: 1, n: 2}]}", "effect.you[0].n", "«2»", "nothing"),
    ("automa-ruby", "instructions", "[]", "instructions", "list", "at least one"),
    (
        "automa-ruby",
        "instructions",
        "[{turn: learning, steps: [{do: arcana}]}]",
        "instructions[0].steps[0].n",
        "nothing",
        "from 1 to 12",
    ),
    (
        "automa-ruby",
        "instructions",
        "[{turn: nap, steps: [{do: jump}]}]",
        "instructions[0].steps[0].do",
        "«jump»",
        "class-mark",
    ),
]


@pytest.mark.parametrize(("id", "name", "value", "field", "found", "allowed"), BAD)
def test_a_badly_written_fact_is_told(
    id: str, name: str, value: str, field: str, found: str, allowed: str
) -> None:
    text = fact(id, name, value)
    told = [defect for defect in defects(text) if defect.field == f"components[0].facts.{field}"]
    assert {(defect.file, defect.line) for defect in told} == {("mine.yaml", 5)}
    said = [defect.message("en").removeprefix("found ").split("; allowed: ") for defect in told]
    assert any(found in first and allowed in then for first, then in said), said
    for defect in told:
        russian = defect.message("ru")
        assert russian.startswith("найдено: ") and "; допустимо: " in russian


def test_all_defects_come_at_once_in_the_order_of_the_file() -> None:
    text = "".join(
        f"- id: {id}\n  facts: {{{name}: {value}}}\n"
        for id, name, value, *_ in {id: (id, name, value) for id, name, value, *_ in BAD}.values()
    )
    found = defects(HEAD + text)
    assert len({defect.field.split(".")[0] for defect in found}) == len({each[0] for each in BAD})
    assert [defect.line for defect in found] == sorted(defect.line for defect in found)


def test_nothing_is_registered_of_a_file_with_defects() -> None:
    text = OWN + "- id: witch-prison\n  facts: {threat: 40}\n"
    assert [defect.field for defect in defects(text)] == ["components[14].facts.threat"]


def test_only_some_kinds_can_get_new_members() -> None:
    text = f"{HEAD}- id: harbour\n  kind: location\n  name: {{en: Harbour, ru: Гавань}}\n"
    (told,) = defects(text)
    assert (told.line, told.field) == (4, "components[0].kind")
    assert "wizard-card" in told.message() and "wizard-card" in told.message("ru")


@pytest.mark.parametrize("count", ["0", "many", "[1]"])
def test_a_number_of_copies_is_a_number(count: str) -> None:
    (told, *_) = defects(f"{HEAD}- id: chant\n  count: {count}\n")
    assert told.field == "components[0].count" and "from 1 to 99" in told.message()


def test_a_part_that_is_unknown_leaves_the_fact_open() -> None:
    text = fact("witch-prison", "task", "{kind: sum, colours: [red], at_least: unknown}")
    assert box(register(text, "mine.yaml")).contract("witch-prison").task is None


STATED = [
    (component.id, name)
    for component in load("penumbra").components
    for name, each in component.facts.items()
    if each.basis == "rulebook" and known(each)
]


@given(st.sampled_from(STATED), st.sampled_from(["1", "[]", "none", "{en: a, ru: б}"]), st.booleans())
def test_nothing_that_the_rulebook_states_can_be_replaced(
    where: tuple[str, str], value: str, over: bool
) -> None:
    text = fact(*where, value)
    told = [str(defect) for defect in defects(text, "training" if over else "book")]
    assert any(f"facts.{where[1]}: found a fact that the rulebook states" in each for each in told)


_WORDS = sorted(
    {"unknown", "none", "any", "red", "spark", "blood", "rift", "sum", "exact", "learning", "trial", "value"}
    | {"kind", "colours", "at_least", "values", "pay", "die", "ingredient", "n", "id", "task", "all", "steps"}
    | {"en", "ru", "basis", "threat", "use", "heal", "gain", "turn", "do", "dice"}
)
_ANYTHING = st.recursive(
    st.sampled_from(_WORDS) | st.integers(-2, 70) | st.booleans() | st.none() | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(_WORDS), inner, max_size=4),
    max_leaves=8,
)
_FACTS = sorted((kind, name) for kind, facts in FORMS.items() for name in facts)
_EXAMPLE = {
    "wizard-card": "memorarium", "talent": "pariah", "contract": "witch-prison", "trial": "basilisk",
    "mark-slot": "slot-discipline-4", "location": "bazaar", "class-section": "class-card",
    "prophecy": "guild-rebirth", "goal": "fourth-goal", "event": "festival", "automa": "automa-ruby",
}  # fmt: skip


@given(st.sampled_from(_FACTS), _ANYTHING)
def test_no_fact_whatever_breaks_the_reading(where: tuple[str, str], value: Any) -> None:
    kind, name = where
    data = {"game": "penumbra", "components": [{"id": _EXAMPLE.get(kind, kind), "facts": {name: value}}]}
    for told in defects(json.dumps(data)):
        assert told.message("en") and told.message("ru")
