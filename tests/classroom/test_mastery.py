"""Mastery: what answers say about a rule, whatever order they come in."""

from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.classroom import answer, minutes

from tutor.classroom.answers import Answer
from tutor.classroom.mastery import WEAK, Mastery, due, mastery, weakest

DAY = 24 * 60
RULE = "pen.threat.step3.die"


def known(*answers: Answer, at: float | None = None) -> Mastery:
    """How well the rule is known some minutes after the begin, or just after the last answer."""
    now = max(one.at for one in answers) if at is None else minutes(at)
    return mastery(answers, now)[RULE]


def given_answers(*what: tuple[float, bool, int]) -> list[Answer]:
    return [answer(n, at=at, right=right, hints=hints) for n, (at, right, hints) in enumerate(what)]


def test_rules_that_were_never_asked_are_not_there() -> None:
    assert mastery([], minutes(0)) == {}
    asked = mastery([answer(1, rules=("a", "b")), answer(2, rules=("b", "b"), right=False)], minutes(9))
    assert {rule: (one.answers, one.right) for rule, one in asked.items()} == {"a": (1, 1), "b": (2, 1)}
    assert [one.rule for one in asked.values()] == ["a", "b"]


def test_right_is_stronger_than_right_with_hints_and_that_than_wrong() -> None:
    right, hinted, wrong = (
        known(*given_answers((0, True, 0))),
        known(*given_answers((0, True, 2))),
        known(*given_answers((0, False, 0))),
    )
    assert right.strength > hinted.strength > WEAK > wrong.strength
    assert [right.weak, hinted.weak, wrong.weak] == [False, False, True]
    assert right.due > hinted.due > wrong.due == minutes(10)


def test_a_missed_rule_is_weak_until_it_is_known_on_a_later_day() -> None:
    same_day = given_answers((0, False, 0), (1, True, 0), (2, True, 0))
    assert known(*same_day).weak
    assert not known(*given_answers((0, False, 0), (DAY, True, 0))).weak


@pytest.mark.parametrize("first", [(0, True, 0), (0, True, 2), (0, False, 0)])
@pytest.mark.parametrize("at", [1, 60, DAY - 1])
def test_a_right_answer_with_hints_on_the_same_day_is_no_loss(
    first: tuple[float, bool, int], at: int
) -> None:
    once, again = given_answers(first), given_answers(first, (at, True, 1))
    assert known(*again, at=at).strength >= known(*once, at=at).strength


def test_what_is_known_again_and_again_is_asked_ever_later() -> None:
    answers = given_answers((0, True, 0))
    pauses = []
    for number in range(1, 5):
        again = known(*answers).due
        pauses.append(again - answers[-1].at)
        answers.append(answer(number, at=(again - minutes(0)) / timedelta(minutes=1)))
    assert pauses == sorted(pauses) and pauses[-1] > 10 * pauses[0]


def test_what_is_not_asked_is_forgotten() -> None:
    answers = given_answers((0, True, 0))
    strengths = [known(*answers, at=days * DAY).strength for days in (0, 1, 7, 30, 365)]
    assert strengths == sorted(strengths, reverse=True)
    assert known(*answers, at=365 * DAY).weak


def test_weakest_and_due() -> None:
    answers = [
        answer(1, rules=("strong",)),
        answer(2, rules=("wrong",), right=False),
        answer(3, rules=("hinted",), hints=1),
    ]
    found = mastery(answers, minutes(5))
    assert [one.rule for one in weakest(found, 5)] == ["wrong", "hinted", "strong"]
    assert [one.rule for one in weakest(found, 2)] == ["wrong", "hinted"]
    assert due(found, minutes(5)) == ()
    assert [one.rule for one in due(found, minutes(60))] == ["wrong", "hinted"]
    assert [one.rule for one in due(found, found["wrong"].due)] == ["wrong"]
    assert [one.rule for one in due(found, minutes(9 * DAY))] == ["wrong", "hinted", "strong"]


HISTORY = st.lists(
    st.tuples(st.integers(0, 40 * DAY), st.booleans(), st.integers(0, 2)), min_size=1, max_size=12
)


@given(HISTORY, st.randoms(use_true_random=False))
def test_the_order_of_answers_does_not_matter(what: list[tuple[float, bool, int]], random: object) -> None:
    answers = given_answers(*what)
    mixed = list(answers)
    random.shuffle(mixed)  # type: ignore[attr-defined]
    now = minutes(41 * DAY)
    assert mastery(mixed, now) == mastery(answers, now) == mastery(iter(answers), now)


@given(HISTORY, st.integers(0, 2), st.integers(0, 40 * DAY))
def test_a_right_answer_never_lowers_strength_and_a_wrong_one_never_raises_it(
    what: list[tuple[float, bool, int]], hints: int, later: int
) -> None:
    answers = given_answers(*what)
    now = max(at for at, _, _ in what) + later
    before = known(*answers, at=now)
    after = known(*answers, answer(99, at=now, hints=hints), at=now)
    worse = known(*answers, answer(99, at=now, right=False), at=now)
    assert after.strength >= before.strength
    assert worse.strength <= after.strength
    assert (after.answers, after.right) == (before.answers + 1, before.right + 1)
    assert (worse.answers, worse.right) == (before.answers + 1, before.right)


@given(HISTORY, st.integers(0, 400 * DAY))
def test_strength_is_a_chance_and_only_falls_with_time(
    what: list[tuple[float, bool, int]], later: int
) -> None:
    answers = given_answers(*what)
    first = max(at for at, _, _ in what)
    sooner, after = known(*answers, at=first), known(*answers, at=first + later)
    assert 1 >= sooner.strength >= after.strength >= 0
    assert sooner.due == after.due > max(one.at for one in answers)
    assert after.weak == (after.strength < WEAK)


@pytest.mark.parametrize("number", [2000])
def test_a_year_of_answers_is_replayed(number: int) -> None:
    answers = [answer(n, at=n * 240, right=n % 3 > 0, rules=(f"rule-{n % 40}",)) for n in range(number)]
    found = mastery(answers, minutes(number * 240))
    assert sum(one.answers for one in found.values()) == number
