"""Queries, sentences and candidates that are one function each."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from typing import Any

import pytest
from engine.fixtures.driving import tell
from engine.fixtures.tiny import RULE, Add, Table, start, tiny

from tutor.engine.event import Bound
from tutor.engine.moment import Moment, Outcome
from tutor.engine.query import Bind, Owner, Query, Value, candidates, number, query, text
from tutor.engine.question import Choices, Option
from tutor.engine.sentence import Choose, Sentence, Stop, sentence

At = Moment[Any]
OWNER = Owner()


@query
def total(moment: At) -> Bound:
    """The number on the table."""
    return int(moment.table.n)


@query
def also_total(moment: At) -> Bound:
    return int(moment.table.n)


@query
def times(moment: At, n: Value) -> Bound:
    """The number on the table so many times."""
    return int(moment.table.n) * number(n, moment)


@query
def joined(moment: At, left: Value, right: Value = OWNER) -> Bound:
    return f"{text(left, moment)}-{text(right, moment)}"


@sentence
def double(moment: At) -> Outcome[Table]:
    """The number is doubled."""
    return moment.with_table(Table(moment.table.n * 2), moment.event("doubled"))


@sentence
def say(moment: At, what: Value, n: Value = 1) -> Outcome[Table]:
    return Outcome(moment.state, (moment.event("said", what=text(what, moment), n=number(n, moment)),))


@candidates
def letters(moment: At) -> Choices:
    """Two letters."""
    return Choices((Option("x", "letter", value="x"), Option("y", "letter", value="y")))


@candidates
def numbers(moment: At, most: int) -> Choices:
    return Choices(tuple(Option(str(n), "number", value=n) for n in range(1, most + 1)))


def said(*sentences: Sentence, answers: tuple[str, ...] = ()) -> list[str]:
    return tell(tiny(main=sentences), start(), *answers).told()


def test_what_takes_the_moment_alone_is_a_value() -> None:
    assert isinstance(total, Query) and isinstance(double, Sentence)
    assert tell(tiny(main=(Add(n=4), double, Add(n=total))), start()).table.n == 16


def test_what_a_function_takes_beside_the_moment_are_fields() -> None:
    assert times(3) == times(n=3) != times(4)
    assert said(Add(n=2), say(joined("a"), times(n=times(2)))) == ["added 2", "said a-a 8", "resolved main a"]
    assert said(say("it")) == ["said it 1", "resolved main a"]
    with pytest.raises(TypeError):
        say()  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        say("it", whom="b")  # type: ignore[call-arg]


def test_one_field_at_least_has_no_default() -> None:
    with pytest.raises(TypeError, match="all fields of 'loose' have defaults"):

        @query
        def loose(moment: At, n: int = 1) -> Bound:
            return n


def test_candidates_are_asked_for_like_any() -> None:
    choose = Choose(kind="pick", among=letters, into="it")
    assert said(choose, say(Bind(name="it")), answers=("a: y",))[1] == "said y 1"
    choose = Choose(kind="pick", among=numbers(2), into="it")
    assert said(choose, Add(n=Bind(name="it")), answers=("a: 2",))[1] == "added 2"


def test_a_sentence_carries_the_rule_around_it_or_its_own() -> None:
    body = (double, double.under("own"), say("it").under("its"))
    story = tell(tiny(main=(Stop(rule="outer", body=body), double)), start())
    assert [event.rule for event in story.events] == ["outer", "own", "its", RULE, RULE]
    assert double.rule == ""


def test_values_are_equal_by_function_and_fields() -> None:
    assert total != also_total and joined("a") != joined("b") and say("a") != say("a").under("own")
    assert len({total, also_total, times(1), times(1), joined("a"), double, double.under("own")}) == 6


VALUES = (
    *(total, times(3), joined("a", right=total), letters, numbers(2)),
    *(double, double.under("own"), say("it"), say("it").under("own")),
)


@pytest.mark.parametrize("value", VALUES)
def test_values_are_frozen_and_come_back_from_a_pickle(value: Any) -> None:
    for again in (pickle.loads(pickle.dumps(value)), copy(value), deepcopy(value)):
        assert again == value and type(again) is type(value) and hash(again) == hash(value)
    with pytest.raises(AttributeError):
        value.rule = "other"


def test_values_tell_what_they_are() -> None:
    assert total.__doc__ == "The number on the table." and type(times(1)).__doc__ == times.__doc__
    assert double.__doc__ == "The number is doubled."
    assert repr(total) == "total()" and repr(times(2)) == "times(n=2)"
    assert type(total).__module__ == __name__ and type(total).__qualname__ == "total"


def test_a_function_that_never_asks_is_called_with_nothing_in_between() -> None:
    assert double.resolver() is double.execute
    assert double.execute.__name__ == "double"
