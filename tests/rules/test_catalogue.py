"""Looking things up: by id, across games, in either language; what a fact is."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules.catalogue import PREFIXES, component, load, rule, rules, ruling
from tutor.rules.facts import UNKNOWN, Fact, Table, Unknown, Value, fact_of, known, value_of
from tutor.rules.words import Words

every_rule = st.sampled_from([each for game in PREFIXES for each in rules(game)])
plain_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just("unknown"),
    lambda data: st.lists(data, max_size=3) | st.dictionaries(st.text("abcd", min_size=1, max_size=2), data),
    max_leaves=8,
)


def test_rule_by_id() -> None:
    found = rule("pen.threat.steps")
    assert found.title.of("en") == found.title.en == "Three steps of a threat roll"
    assert found.title.of("ru") == found.title.ru
    assert found.source[0].book == "rulebook" and found.source[0].page == 16


@given(every_rule)
def test_every_rule_is_found_by_its_id(each: object) -> None:
    assert rule(each.id) is each  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", list(PREFIXES))
def test_every_component_and_ruling_is_found(game: str) -> None:
    catalogue = load(game)
    assert all(component(game, each.id) is each for each in catalogue.components)
    assert all(ruling(each.id) is each for each in catalogue.rulings)
    assert sum(len(catalogue.of_kind(kind)) for kind in catalogue.parts.kinds) == len(catalogue.components)
    assert all(example.rules for example in catalogue.examples)


@pytest.mark.parametrize(
    ("look_up", "message"),
    [
        (lambda: rule("pen.nothing"), "penumbra has no rule 'pen.nothing'"),
        (lambda: rule("chess.mate"), "no game has ids like 'chess.mate'"),
        (lambda: ruling("sea.ruling.nothing"), "seasons has no ruling"),
        (lambda: component("blackrose", "nothing"), "blackrose has no component"),
        (lambda: load("chess"), "no game 'chess'; there are penumbra, resarcana, seasons, blackrose"),
        (lambda: load("seasons").of_kind("x"), "seasons has no kind 'x'; it has card, die"),
        (lambda: component("seasons", "lewis").value("x"), "lewis has no fact 'x'; it has number, level"),
        (lambda: ruling("sea.ruling.two-hands").reading("x"), "has no reading 'x'; it has two, one"),
    ],
)
def test_what_is_missing_is_named(look_up: object, message: str) -> None:
    with pytest.raises(KeyError, match=message.replace(".", r"\.")):
        look_up()  # type: ignore[operator]


def test_default_reading() -> None:
    point = ruling("pen.ruling.zero-task")
    assert point.reading().id == point.default == "auto"
    assert point.reading("floor-one").text.ru.startswith("Ниже 1")


def test_facts_keep_their_basis() -> None:
    orb = component("seasons", "hand-of-fortune")
    assert orb.facts["card_type"] == Fact("item", "public")
    assert orb.facts["cost"].basis == "rulebook" and orb.facts["cost"].note is not None
    assert orb.value("cost") == Table({"energy": Table({"earth": 1, "fire": 1, "air": 1}), "crystals": 3})
    assert component("resarcana", "athanor").facts["points"].basis == "public"
    assert component("resarcana", "athanor").count == Fact(1, "public")
    assert component("blackrose", "action-explore").count is None


def test_sentences_are_full_stops_with_a_reading() -> None:
    spell = component("blackrose", "spell-shared-torture")
    main = spell.text["main"]
    assert main is not UNKNOWN
    assert [sentence.facts["do"] for sentence in main] == ["damage", "replace_damage", "pain"]
    assert main[0].of("en") == "Deal 4 damage." and main[0].of("ru") == "Нанесите 4 урона."
    assert spell.text_basis["main"] == "rulebook"


def test_unknown_is_a_value_of_its_own() -> None:
    trial = component("penumbra", "plains-of-agony")
    assert trial.value("threat") == 7
    assert trial.value("points") is UNKNOWN and isinstance(UNKNOWN, Unknown)
    assert "points" in trial.unknowns() and not trial.is_complete
    assert component("penumbra", "mystery").unknowns()[0] == "count"
    assert component("resarcana", "athanor").is_complete
    word: object = "unknown"
    assert word != UNKNOWN and repr(UNKNOWN) == "UNKNOWN"
    with pytest.raises(TypeError, match="neither true nor false"):
        bool(UNKNOWN)
    assert not known(Table({"a": (1, UNKNOWN)})) and known(Table({"a": (1, None)}))


def test_every_unknown_fact_makes_a_component_incomplete() -> None:
    for game in PREFIXES:
        for each in load(game).components:
            unknown = any(not known(fact) for fact in each.facts.values())
            assert each.is_complete is False or not unknown


@given(plain_values)
def test_values_are_hashable_and_equal_when_equal(data: object) -> None:
    value = value_of(data)
    assert value == value_of(data) and hash(value) == hash(value_of(data))
    assert fact_of({"value": data, "basis": "user"}) == Fact(value, "user")


def test_values_refuse_what_is_no_fact() -> None:
    with pytest.raises(TypeError, match="a fact cannot be float"):
        value_of({"a": [1.5]})
    assert value_of({"en": "a", "ru": "б"}) == Words("a", "б")


def test_tables_cannot_change() -> None:
    table: Table[Value] = Table({"a": 1, "b": (2, 3)})
    assert list(table) == ["a", "b"] and table == {"b": (2, 3), "a": 1} and len(table) == 2
    assert not hasattr(table, "__setitem__")


def test_readings_of_a_source_can_be_taken_as_a_whole() -> None:
    penumbra = load("penumbra")
    assert tuple(penumbra.readers) == ("rulebook", "extended")
    extended, book = penumbra.readings_of("extended"), penumbra.readings_of("rulebook")
    assert extended.keys() == book.keys() and all(extended[id] != book[id] for id in book)
    assert all(penumbra.ruling(id).default == reading for id, reading in extended.items())
    assert load("seasons").readings_of("takitsu21")["sea.ruling.scepter-prestige"] == "6"
    with pytest.raises(KeyError, match=r"'gossip'; it has those of rulebook, extended"):
        penumbra.readings_of("gossip")


def test_loading_needs_no_yaml() -> None:
    code = (
        "import sys; from tutor.rules.catalogue import load, component; load('blackrose');"
        "component('penumbra', 'ruby');"
        "print([m for m in ('ruamel.yaml', 'yaml', 'networkx', 'snowballstemmer') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("game", list(PREFIXES))
def test_black_is_spelled_in_russian_as_the_lessons_spell_it(game: str) -> None:
    said = [each.text.ru for each in rules(game)] + [each.title.ru for each in rules(game)]
    assert [text for text in said if re.search(r"\b[Чч]ерн(ый|ых|ого|ому|ым|ая|ой|ую|ое|ые)", text)] == []
