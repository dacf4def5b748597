"""Exact enumeration against brute force, on small random games."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from engine.fixtures.driving import counted
from engine.fixtures.tiny import RULE, Add, Sum, Table, Total, start, tiny
from hypothesis import given
from hypothesis import strategies as st

from tutor.engine.enumerate import best, keys, law, lines, perft
from tutor.engine.game import Game
from tutor.engine.query import AtLeast, Named
from tutor.engine.question import Question
from tutor.engine.sentence import Choose, If, May, Roll, Sentence, Stop, While
from tutor.engine.state import State
from tutor.engine.step import settle, take

ADD = st.integers(-2, 3).map(lambda n: (Add(rule=RULE, n=n),))
ROLL = st.tuples(st.integers(0, 2), st.integers(2, 3)).map(
    lambda dice: (
        Roll(rule=RULE, kind="roll", dice=dice[0], faces=dice[1], into="r"),
        Add(rule=RULE, n=Sum(of="r")),
    )
)
PICK = st.integers(1, 3).map(
    lambda n: (Choose(rule=RULE, kind="pick", among=Named(keys=("x", "y", "z")[:n], kind="t"), into="it"),)
)


def nest(inner: st.SearchStrategy[tuple[Sentence, ...]]) -> st.SearchStrategy[tuple[Sentence, ...]]:
    some = st.lists(inner, max_size=2).map(lambda parts: tuple(s for part in parts for s in part))
    return st.one_of(
        some.map(lambda body: (May(rule=RULE, kind="may", body=body),)),
        some.map(lambda body: (Stop(rule=RULE, body=body),)),
        st.tuples(some, some).map(
            lambda two: (If(rule=RULE, cond=AtLeast(left=Total(), right=3), then=two[0], otherwise=two[1]),)
        ),
    )


PROGRAMS = st.lists(st.recursive(ADD | ROLL | PICK, nest, max_leaves=3), max_size=3).map(
    lambda parts: tuple(s for part in parts for s in part)
)


def last(state: State[Any], question: Question) -> str:
    return question.options[-1].key


def walked(game: Game[Table], state: State[Table]) -> dict[int, Fraction]:
    """The law of the total, line by line, with `last` answering for everybody."""
    found: dict[int, Fraction] = {}
    todo = [(state, Fraction(1))]
    while todo:
        at, share = todo.pop()
        step = settle(game, at)
        if step.question is None:
            found[step.state.table.n] = found.get(step.state.table.n, Fraction(0)) + share
        elif step.question.chance is None:
            todo.append((take(game, step.state, step.question, last(step.state, step.question)).state, share))
        else:
            dice = step.question.chance
            for number in range(dice.total):
                after = take(game, step.state, step.question, dice.pick(number)).state
                todo.append((after, share / dice.total))
    return found


def highest(game: Game[Table], state: State[Table]) -> Fraction:
    """The best expected total, without keeping anything."""
    step = settle(game, state)
    if step.question is None:
        return Fraction(step.state.table.n)
    after = [highest(game, take(game, step.state, step.question, key).state) for key in keys(step.question)]
    if step.question.chance is None:
        return max(after)
    ways = [Fraction(n, step.question.chance.total) for _, n in step.question.chance.outcomes()]
    return sum((share * value for share, value in zip(ways, after, strict=True)), Fraction(0))


@given(PROGRAMS)
def test_the_law_is_that_of_every_ordered_roll(sentences: tuple[Sentence, ...]) -> None:
    game = tiny(main=sentences)
    found = law(game, start(), lambda state: state.table.n, last)
    assert found == walked(game, start()) and sum(found.values()) == 1


@given(PROGRAMS)
def test_the_best_is_the_best_of_every_line(sentences: tuple[Sentence, ...]) -> None:
    game = tiny(main=sentences)
    assert best(game, start(), lambda state: Fraction(state.table.n)) == highest(game, start())


@given(PROGRAMS)
def test_merged_counts_are_the_counts_of_all_lines(sentences: tuple[Sentence, ...]) -> None:
    game = tiny(main=sentences)
    assert perft(game, start()) == counted(game, start())


def test_lines_come_in_the_order_of_their_answers() -> None:
    pick = Choose(rule=RULE, kind="pick", among=Named(keys=("x", "y"), kind="t"), into="it")
    game = tiny(main=(pick, Roll(rule=RULE, kind="roll", dice=1, faces=3, into="r")))
    assert [given for given, _ in lines(game, start())] == list(product("xy", "123"))
    assert perft(game, start()) == (0, 0, 6)
    assert perft(tiny(main=()), start()) == (1,)


def test_rolling_until_a_sum_is_reached_has_its_known_law() -> None:
    roll = (Roll(rule=RULE, kind="roll", dice=1, faces=2, into="r"), Add(rule=RULE, n=Sum(of="r")))
    below = If(rule=RULE, cond=AtLeast(left=Total(), right=3), then=(), otherwise=roll)
    found = law(tiny(main=(below,) * 3), start(), lambda state: state.table.n)
    # Of 1 and 2 with equal chances: 1+1+1, 1+2, 2+1 stop on 3; 1+1+2 and 2+2 on 4.
    assert found == {3: Fraction(5, 8), 4: Fraction(3, 8)}


def test_an_endless_program_is_no_endless_count() -> None:
    game = tiny(main=(While(rule=RULE, cond=True, body=(Add(rule=RULE, n=1),)),))
    with pytest.raises(RuntimeError, match="no question and no end after 100000 full stops"):
        perft(game, start())
