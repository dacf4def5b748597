"""The language of conditions: what it says, that nothing else passes, and that it says what is true."""

from __future__ import annotations

import operator
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.random_positions import positions

from tutor.analysis.condition_grammar import LONGEST, ConditionError
from tutor.analysis.condition_terms import Terms, event_kinds
from tutor.analysis.conditions import comparison_text, outline, read_condition, read_measure
from tutor.analysis.objectives import And, Fact, Happened, MeasureError, Not, Or, Where, events_of, measured
from tutor.engine.event import Scalar
from tutor.engine.vocabulary import FactType, Vocabulary
from tutor.scenario.games import game_named, playable

COMPARISONS: tuple[tuple[str, Callable[[int, int], bool]], ...] = (
    ("=", operator.eq), ("!=", operator.ne), ("<", operator.lt),
    (">", operator.gt), ("<=", operator.le), (">=", operator.ge),
)  # fmt: skip


@cache
def terms(game: str = "seasons") -> Terms:
    return Terms.of(game_named(game), positions(game)[0])


def seat(game: str = "seasons") -> str:
    return game_named(game).seats(positions(game)[0].table)[0]


ME = seat()
CRYSTALS = f"{ME}.crystals"


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (f"{CRYSTALS} >= 5", Where(CRYSTALS, ">=", 5)),
        (f"{CRYSTALS}>=5", Where(CRYSTALS, ">=", 5)),
        (f"{CRYSTALS} == 5", Where(CRYSTALS, "=", 5)),
        (f"{CRYSTALS} ≥ 5", Where(CRYSTALS, ">=", 5)),
        (f"{CRYSTALS} != 5", Where(CRYSTALS, "!=", 5)),
        ("ended", Where("ended", "=", True)),
        ("ended = false", Where("ended", "=", False)),
        ("not ended", Not(Where("ended", "=", True))),
        ("season in {winter, spring}", Or((Where("season", "=", "winter"), Where("season", "=", "spring")))),
        (f"{ME}.play = figrim, lewis", Where(f"{ME}.play", "=", "figrim, lewis")),
        (f'{ME}.play = "figrim, lewis"', Where(f"{ME}.play", "=", "figrim, lewis")),
        (f"{ME}.play has figrim", Where(f"{ME}.play", "has", "figrim")),
        (f'{ME}.die = ""', Where(f"{ME}.die", "=", "")),
        ("event summoning", Happened("summoning")),
        (
            f"{CRYSTALS} = 5 and ended or not (year = 1 AND event summoning)",
            Or(
                (
                    And((Where(CRYSTALS, "=", 5), Where("ended", "=", True))),
                    Not(And((Where("year", "=", 1), Happened("summoning")))),
                )
            ),
        ),
        (f"{ME}.tokens.figrim-2 = 0", Where(f"{ME}.tokens.figrim-2", "=", 0, absent=0)),
    ],
)
def test_a_condition_is_read(text: str, meant: object) -> None:
    assert read_condition(text, terms()) == meant


@pytest.mark.parametrize(
    ("text", "wrong", "allowed"),
    [
        (f"{CRYSTALS} = many", "many", "a whole number, 0 or more"),
        (f"{CRYSTALS} = 5 and {ME}.crystal = 3", f"{ME}.crystal", CRYSTALS),
        (f"{CRYSTALS} = 5 und ended", "5 und ended", "a whole number"),
        (f"{CRYSTALS} = -1", "-1", "0 or more"),
        (f'{CRYSTALS} = "5"', '"5"', "a whole number"),
        ("year = 7", "7", "a whole number from 0 to 4"),
        ("season = sumer", "sumer", "summer"),
        ("season < winter", "<", "=, !=, in"),
        ("ended = 1", "1", "true or false"),
        (f"{ME}.play has figrin", "figrin", "near: figrim"),
        (f"{ME}.play in {{figrim}}", "in", "=, !=, has"),
        ("event sumoned", "sumoned", "`tutor vocabulary seasons`"),
        (CRYSTALS, CRYSTALS, f"a comparison, such as {CRYSTALS} = 1"),
        (f"{CRYSTALS} > 3)", ")", "the end"),
        (f"{CRYSTALS} > > 3", ">", "a value"),
        ("", "", "a fact such as anna.wounds"),
        (f"{CRYSTALS} >", "", "a value"),
        (f"{CRYSTALS} in {{1, }}", "}", "a value"),
        ("nobody.crystals = 1", "nobody.crystals", f"{ME}.crystals"),
    ],
)
def test_what_is_no_condition_is_told_with_its_place_and_what_comes_near(
    text: str, wrong: str, allowed: str
) -> None:
    with pytest.raises(ConditionError) as found:
        read_condition(text, terms())
    error = found.value
    assert error.text[error.start : error.end] == wrong
    assert allowed in error.allowed.en and error.allowed.ru and error.actual.ru
    caret = error.marked().splitlines()[1]
    assert caret.index("^") == 4 + error.start


@pytest.mark.parametrize(
    "text", ["(" * 100_000, "not " * (LONGEST // 4), "(" * (LONGEST - 1), "not (" * (LONGEST // 5)]
)
def test_a_text_that_does_not_end_is_refused(text: str) -> None:
    with pytest.raises(ConditionError):
        read_condition(text, terms())


def test_conditions_may_be_nested_as_deep_as_they_are_long() -> None:
    text = "not(ended and " * 130 + "ended" + ")" * 130
    assert len(text) <= LONGEST
    assert measured(read_condition(text, terms()), {"ended": False}, ()) is True


def test_a_fact_alone_is_measured_and_one_that_there_is_not_is_refused() -> None:
    assert read_measure(CRYSTALS, terms()) == Fact(CRYSTALS)
    with pytest.raises(ConditionError):
        read_measure(f"{ME}.christals", terms())


@given(st.text(max_size=60) | st.text("anbo.crystlwev=<>!(){},\"' 0123456789", max_size=60))
@settings(max_examples=400, deadline=None)
def test_any_text_is_a_condition_or_an_error_with_its_place(text: str) -> None:
    try:
        condition = read_condition(text, terms())
    except ConditionError as error:
        assert 0 <= error.start <= len(error.text) and error.start < error.end
        assert error.actual.en and error.allowed.en and error.actual.ru and error.allowed.ru
    else:
        assert measured(condition, terms().at_hand, ()) in (True, False)


# ---- a plain evaluator of its own


def value_of(type_: FactType, vocabulary: Vocabulary, now: Scalar, luck: random.Random) -> Scalar:
    """A value that the fact can have: its own, one beside it, or any."""
    if type_.kind == "flag":
        return luck.random() < 0.5
    if type_.kind == "number":
        beside = (now if isinstance(now, int) else 3) + luck.choice((-1, 0, 0, 1))
        return beside if vocabulary.fits(type_, beside) else now
    ids = vocabulary.ids(type_)
    return now if luck.random() < 0.5 or not ids else luck.choice(ids)


def made(terms: Terms, luck: random.Random, depth: int = 3) -> tuple[str, Any]:
    """A condition as a text, and a function of facts and events that says by itself whether it is true."""
    kind = luck.choice(("and", "or", "not", "leaf") if depth else ("leaf",))
    if kind == "not":
        text, holds = made(terms, luck, depth - 1)
        return f"not ({text})", lambda facts, seen: not holds(facts, seen)
    if kind in ("and", "or"):
        parts = [made(terms, luck, depth - 1) for _ in range(luck.randint(2, 3))]
        whole = all if kind == "and" else any
        text = f" {kind} ".join(f"({text})" for text, _ in parts)
        return text, lambda facts, seen: whole([holds(facts, seen) for _, holds in parts])
    if luck.random() < 0.1:
        event = luck.choice(terms.events)
        return f"event {event}", lambda facts, seen: event in seen
    return leaf(terms, luck)


def leaf(terms: Terms, luck: random.Random) -> tuple[str, Any]:
    vocabulary = terms.vocabulary
    name = luck.choice(sorted(terms.at_hand))
    type_ = vocabulary.type_of(name)
    assert type_ is not None, name
    value = value_of(type_, vocabulary, terms.at_hand[name], luck)
    if value is None:
        return f"{name} = null", lambda facts, seen: facts[name] is None
    if type_.kind == "flag":
        return f"{name} = {str(value).lower()}", lambda facts, seen: facts[name] is value
    if type_.kind == "list":
        ids = vocabulary.ids(type_)
        if ids and luck.random() < 0.5:
            one = luck.choice(ids)
            return f"{name} has {one}", lambda facts, seen: one in facts[name].split(", ")
        bag = str(value).split(", ")
        luck.shuffle(bag)
        listed = ", ".join(bag)
        return f'{name} = "{listed}"', lambda facts, seen: sorted(bag) == sorted(facts[name].split(", "))
    if type_.kind == "number":
        assert isinstance(value, int)
        op, holds = luck.choice(COMPARISONS)
        return (
            f"{name} {op} {value}",
            lambda facts, seen: facts[name] is not None and holds(facts[name], value),
        )
    other = value_of(type_, vocabulary, terms.at_hand[name], luck)
    listed = ", ".join(f'"{one}"' if not one else str(one) for one in (value, other))
    return f"{name} in {{{listed}}}", lambda facts, seen: facts[name] in (value, other)


@pytest.mark.parametrize("game", playable())
@given(seed=st.integers(0, 2**32))
@settings(max_examples=120, deadline=None)
def test_conditions_agree_with_a_plain_evaluator_on_random_positions(game: str, seed: int) -> None:
    luck = random.Random(seed)
    at = Terms.of(game_named(game), luck.choice(positions(game)))
    text, holds = made(at, luck)
    condition = read_condition(text, at)
    seen = set(luck.sample(event_kinds(game), 20)) | set(events_of(condition)[:1])
    noted = tuple(sorted((kind, "") for kind in seen))
    assert measured(condition, at.at_hand, noted) is holds(at.at_hand, seen), text
    assert outline(text) is not None


@pytest.mark.parametrize("game", playable())
def test_every_fact_of_random_positions_has_a_type_that_its_value_fits(game: str) -> None:
    played = game_named(game)
    for state in positions(game):
        vocabulary = played.vocabulary(state)
        for name, value in played.facts(state).items():
            type_ = vocabulary.type_of(name)
            assert type_ is not None, name
            assert vocabulary.fits(type_, value), (name, value, type_)


@pytest.mark.parametrize("game", playable())
def test_comparisons_are_written_so_that_they_are_read_again(game: str) -> None:
    for state in positions(game)[::7]:
        at = Terms.of(game_named(game), state)
        for name, value in at.at_hand.items():
            plain = {True: "true", False: "false"}.get(value, value) if isinstance(value, bool) else value
            if value is not None:
                found = read_condition(comparison_text(name, "=", str(plain)), at)
                assert isinstance(found, Where) and (found.fact, found.value) == (name, value)
                assert measured(found, at.at_hand, ()) is True


def test_an_unknown_event_or_seat_is_nothing_that_can_be_asked() -> None:
    with pytest.raises(MeasureError):
        terms().check_event("no-such-event")
    with pytest.raises(MeasureError):
        terms().check_value(CRYSTALS, "5")
    with pytest.raises(MeasureError):
        terms().check_value(CRYSTALS, True)
    terms().check_value(CRYSTALS, 5)
