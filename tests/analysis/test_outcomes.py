"""Exact enumeration against trees grown line by line, on small random programs."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import product
from random import Random
from typing import Any

import pytest
from engine.fixtures.tiny import RULE, Add, Sum, Total, start
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.outcomes import (
    PROGRAMS,
    ROLES,
    SEATS,
    Large,
    Role,
    Tree,
    at_random,
    bounds,
    facts,
    grown,
    law_of,
    played,
)

from tutor.analysis.distributions import Best, Mean, Policies, Share
from tutor.analysis.objectives import Fact, Happened, Measure, Where
from tutor.analysis.outcomes import Outcomes
from tutor.engine.game import Game
from tutor.engine.query import AtLeast, Named, Not
from tutor.engine.sentence import Choose, If, May, Roll, Sentence, While
from tutor.engine.state import State

ALL = 10**6
MOST = 250
LESS = settings(max_examples=40)
SEATED = st.fixed_dictionaries({seat: st.sampled_from(ROLES) for seat in SEATS})
N, ODD, FEW = Fact("n"), Where("odd", "=", True), Where("n", "<=", 1)


def found(game: Game[Any], state: State[Any], **how: Any) -> Outcomes[Any]:
    result = Outcomes(game, state, how.pop("until", "end"), **how)
    assert not result.run(ALL)
    return result


def tree_of(game: Game[Any], state: State[Any]) -> Tree:
    try:
        return grown(game, state, most=MOST)
    except Large:
        assume(False)
        raise


def is_at(n: object, tree: Tree) -> bool:
    return bool(tree.state.table.n == n)


def few(tree: Tree) -> bool:
    return bool(tree.state.table.n <= 1)


@LESS
@given(PROGRAMS)
def test_lines_and_ends_are_those_of_the_tree(sentences: tuple[Sentence, ...]) -> None:
    game = played(main=sentences)
    tree = tree_of(game, start())
    slow = list(tree.ends())
    for merge in (True, False):
        result = found(game, start(), merge=merge)
        count = result.count()
        assert (count.lines, count.more) == (len(slow), 0) and count.complete
        assert count.finals == len({end.state for _, end in slow})
        fast = [(line.keys, result.ways.spots[line.end].state) for line in result.lines()]
        assert fast == [(given, end.state) for given, end in slow]
    lengths = [len(given) for given, _ in slow]
    assert result.ways.lengths() == tuple(lengths.count(n) for n in range(max(lengths) + 1))


@LESS
@given(PROGRAMS, SEATED)
def test_bounds_are_those_of_every_answer_of_the_free_seats(
    sentences: tuple[Sentence, ...], roles: dict[str, Role]
) -> None:
    game = played(main=sentences)
    tree = tree_of(game, start())
    results = [found(game, start(), merge=merge) for merge in (True, False)]
    low, high = bounds(tree, roles, few)
    for result in results:
        mean, law = result.mean(FEW, roles), result.law(FEW, roles)
        assert (mean.least, mean.most) == (low, high) and mean.tight and law.tight
        assert (law.of(True).least, law.of(True).most) == (low, high)
        assert (law.of(False).least, law.of(False).most) == (1 - high, 1 - low)
        expected = result.mean(N, roles)
        assert (expected.least, expected.most) == bounds(tree, roles, lambda end: end.state.table.n)


@LESS
@given(PROGRAMS, SEATED, st.randoms(use_true_random=False))
def test_bounds_hold_whatever_the_free_seats_answer(
    sentences: tuple[Sentence, ...], roles: dict[str, Role], random: Random
) -> None:
    game = played(main=sentences)
    tree = tree_of(game, start())
    mean = found(game, start()).mean(N, roles)
    value = at_random(tree, roles, lambda end: end.state.table.n, random)
    assert mean.least is not None and mean.most is not None and mean.least <= value <= mean.most


@LESS
@given(PROGRAMS)
def test_free_shares_are_the_least_and_the_greatest_of_each_value(sentences: tuple[Sentence, ...]) -> None:
    game = played(main=sentences)
    tree = tree_of(game, start())
    laws = [found(game, start(), merge=merge).law(N) for merge in (True, False)]
    assert laws[0] == laws[1] and laws[0].tight
    for share in laws[0].shares:
        n = share.value
        assert (share.least, share.most) == bounds(tree, {}, partial(is_at, n))
    assert {share.value for share in laws[0].shares} == {end.state.table.n for _, end in tree.ends()}


@LESS
@given(PROGRAMS, st.permutations((N, ODD, Fact("less"))))
def test_seats_with_aims_of_their_own_take_the_best_and_the_first_of_equals(
    sentences: tuple[Sentence, ...], wants: list[Measure]
) -> None:
    game = played(main=sentences)
    tree = tree_of(game, start())
    plain = {
        seat: (lambda end, want=want: facts(end.state)[want.name if isinstance(want, Fact) else want.fact])
        for seat, want in zip(SEATS, wants, strict=True)
    }
    slow = law_of(tree, plain, lambda end: end.state.table.n)
    policies: Policies = {seat: Best(want) for seat, want in zip(SEATS, wants, strict=True)}
    for merge in (True, False):
        law = found(game, start(), merge=merge).law(N, policies)
        assert law.settled and law.exact and law.tight
        assert {share.value: share.least for share in law.shares} == slow
        assert sum(share.least for share in law.shares) == 1
        assert all(type(share.least) is Fraction for share in law.shares)


@LESS
@given(PROGRAMS, st.randoms(use_true_random=False))
def test_with_an_aim_of_its_own_beside_free_seats_bounds_hold(
    sentences: tuple[Sentence, ...], random: Random
) -> None:
    """`a` wants the most, and knows how the others answer; they answer in some way."""
    game = played(main=sentences)
    tree = tree_of(game, start())
    law = found(game, start()).law(ODD, {"a": Best(N)})

    def answered(at: Tree) -> tuple[Fraction, Fraction]:
        if not at.after:
            return Fraction(at.state.table.n), Fraction(at.state.table.n % 2)
        assert at.question is not None
        after = [answered(one) for one in at.after]
        if at.question.chance is not None:
            parts = list(zip(at.shares(), after, strict=True))
            return sum((s * n for s, (n, _) in parts), Fraction(0)), sum(
                (s * o for s, (_, o) in parts), Fraction(0)
            )
        return max(after, key=lambda one: one[0]) if at.question.seat == "a" else random.choice(after)

    assert law.of(True).least <= answered(tree)[1] <= law.of(True).most


@LESS
@given(PROGRAMS)
def test_an_adversary_never_helps(sentences: tuple[Sentence, ...]) -> None:
    result = found(played(main=sentences), start())
    laws = [result.law(FEW, dict.fromkeys(SEATS, role)) for role in ROLES]
    free, against, for_it = (law.of(True) for law in laws)
    assert free.least == against.least == against.most <= for_it.least == for_it.most == free.most


def test_rolling_until_a_sum_is_reached_has_its_known_law() -> None:
    roll = (Roll(rule=RULE, kind="roll", dice=1, faces=2, into="r"), Add(rule=RULE, n=Sum(of="r")))
    below = If(rule=RULE, cond=AtLeast(left=Total(), right=3), then=(), otherwise=roll)
    law = found(played(main=(below,) * 3), start()).law(N)
    # Of 1 and 2 with equal chances: 1+1+1, 1+2, 2+1 stop on 3; 1+1+2 and 2+2 on 4.
    assert [(share.value, share.least) for share in law.shares] == [(3, Fraction(5, 8)), (4, Fraction(3, 8))]


def test_an_endless_program_is_no_endless_search() -> None:
    game = played(main=(While(rule=RULE, cond=True, body=(Add(rule=RULE, n=1),)),))
    with pytest.raises(RuntimeError, match="no question and no end after 10000 full stops"):
        Outcomes(game, start(), "end")


# ---- stopping, and what was not explored


@LESS
@given(PROGRAMS, st.lists(st.integers(0, 7), max_size=20))
def test_stopping_and_going_on_finds_what_one_run_finds(
    sentences: tuple[Sentence, ...], pauses: list[int]
) -> None:
    game = played(main=sentences)
    tree_of(game, start())
    whole, parts = found(game, start()), Outcomes(game, start(), "end")
    for positions in (*pauses, ALL):
        before = parts.progress.looked
        parts.run(positions)
        parts.count(), parts.law(N)
        assert parts.progress.looked <= before + positions
    assert parts.ways == whole.ways and parts.progress == whole.progress
    assert parts.law(N) == whole.law(N) and parts.count() == whole.count()


@LESS
@given(PROGRAMS, st.integers(0, 6), SEATED)
def test_what_was_not_explored_has_a_share_and_widens_bounds(
    sentences: tuple[Sentence, ...], positions: int, roles: dict[str, Role]
) -> None:
    game = played(main=sentences)
    tree = tree_of(game, start())
    result = Outcomes(game, start(), "end")
    result.run(positions)
    low, high = bounds(tree, roles, few)
    law, mean, whole = (
        result.law(FEW, roles),
        result.mean(N, roles),
        bounds(tree, roles, lambda end: end.state.table.n),
    )
    assert law.of(True).least <= low <= high <= law.of(True).most
    assert (mean.least is None or mean.least <= whole[0]) and (mean.most is None or whole[1] <= mean.most)
    if law.settled:
        assert sum(share.least for share in law.shares) + law.unexplored == 1
    count = result.count()
    assert count.complete == (not result.progress.waiting) and count.left == result.progress.waiting
    assert law.unexplored == 0 or not count.complete


def test_half_of_a_law_is_told_as_half() -> None:
    die = Roll(rule=RULE, kind="roll", dice=1, faces=2, into="r")
    result = Outcomes(played(main=(die, Add(rule=RULE, n=1), die)), start(), "end")
    result.run(2)
    law = result.law(N)
    (one,) = law.shares
    assert one == Share(1, Fraction(1, 2), Fraction(1)) and law.unexplored == Fraction(1, 2)
    assert result.count().left == 1 and result.mean(N).most is None
    assert law.of(7) == Share(7, Fraction(0), Fraction(1, 2))


def test_a_deck_with_too_many_orders_is_left_and_counted() -> None:
    many = Roll(rule=RULE, kind="roll", dice=12, faces=7, into="r")
    result = Outcomes(played(main=(many,)), start(), "end")
    assert not result.run(ALL)
    assert result.count().left == 1 and result.law(N).unexplored == 1


# ---- events, conditions, ends


def test_events_tell_positions_apart_only_where_they_are_asked_about() -> None:
    pick = Choose(rule=RULE, kind="pick", among=Named(keys=("x", "y"), kind="t"), into="it")
    quiet = May(rule=RULE, kind="may", body=(Add(rule=RULE, n=0),))
    game = played(main=(quiet, pick))
    plain, told = found(game, start()), found(game, start(), events=("added",))
    assert plain.count().finals == told.count().finals == 1
    assert len(told.ways.spots) > len(plain.ways.spots)
    law = told.law(Happened("added"), {"a": "cooperative"})
    assert law.of(True).least == 1 and told.law(Happened("added")).of(True).least == 0
    lines = told.lines_to(Happened("added"), 9)
    assert [line.keys for line in lines] == [("yes", "x"), ("yes", "y")]


def test_lines_to_a_fact_have_their_chances() -> None:
    die = Roll(rule=RULE, kind="roll", dice=1, faces=3, into="r")
    adds = May(rule=RULE, kind="may", body=(Add(rule=RULE, n=1),))
    result = found(played(main=(die, adds)), start())
    aim = Where("n", "=", 1)
    assert [(line.keys, line.chance) for line in result.lines_to(aim, 9)] == [
        (("1", "yes"), Fraction(1, 3)), (("2", "yes"), Fraction(1, 3)), (("3", "yes"), Fraction(1, 3)),
    ]  # fmt: skip
    assert {line.chance for line in result.lines_to(aim, 9, {"a": "adversarial"})} == {0}
    assert len(result.lines_to(aim, 2)) == 2


@pytest.mark.parametrize(("until", "lines"), [("effect", 2), ("end", 4)])
def test_an_effect_is_over_when_it_has_left_the_stack(until: str, lines: int) -> None:
    may = May(rule=RULE, kind="may", body=(Add(rule=RULE, n=1),))
    game = played(main=(may,), inner=(may,))
    state = start().push("inner", "b")
    assert found(game, state, until=until).count().lines == lines


def test_a_period_of_a_game_is_over_when_its_value_changes() -> None:
    may = May(rule=RULE, kind="may", body=(Add(rule=RULE, n=1),))
    game = replace(played(main=(may,) * 3), periods={"hand": lambda state: state.table.n // 2})
    keys = [line.keys for line in found(game, start(), until="hand").lines()]
    assert keys == [("yes", "yes"), *(("yes", "pass", key) for key in ("yes", "pass")),
                    *(("pass", *rest) for rest in product(("yes", "pass"), repeat=2))]  # fmt: skip


def test_an_end_that_no_game_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="'week'; allowed: effect, end"):
        Outcomes(played(main=()), start(), "week")


# ---- circles

NONE_YET = Not(of=AtLeast(left=Total(), right=1))
BELOW = Not(of=AtLeast(left=Total(), right=0))


def circle(*who: str) -> tuple[Sentence, ...]:
    """Seats one after the other may add a number of their own, again and again until somebody has."""
    asked = tuple(
        May(rule=RULE, kind="may", who=seat, body=(Add(rule=RULE, n=n),)) for n, seat in enumerate(who, 1)
    )
    return (While(rule=RULE, cond=NONE_YET, body=asked),)


def test_a_seat_alone_in_a_circle_leaves_it_where_it_likes() -> None:
    result = found(played(main=circle("a", "a")), start())
    assert result.count().lines is None and result.ways.lengths() is None
    assert [line.keys for line in result.lines()] == [("yes", "yes"), ("yes", "pass"), ("pass", "yes")]
    wanted: dict[Role, tuple[int, int]] = {"cooperative": (3, 3), "adversarial": (1, 1), "free": (1, 3)}
    for role, ends in wanted.items():
        assert result.mean(N, {"a": role}) == Mean(Fraction(ends[0]), Fraction(ends[1]))
    law = result.law(N, {"a": Best(Fact("less"))})
    assert law.settled and law.of(1).least == 1


def test_opposite_wishes_in_a_circle_are_not_determined() -> None:
    result = found(played(main=circle("a", "b")), start())
    policies: Policies = {"a": "cooperative", "b": "adversarial"}
    law, mean = result.law(N, policies), result.mean(N, policies)
    assert law.circling == 1 and not law.tight and not law.exact and mean.least is None is mean.most
    assert {(share.least, share.most) for share in law.shares} == {(Fraction(0), Fraction(1))}
    assert {line.chance for line in result.lines_to(Where("n", "=", 1), 9, policies, N)} == {None}


def test_dice_that_are_rolled_until_they_fit_are_not_determined() -> None:
    die = Roll(rule=RULE, kind="roll", dice=1, faces=2, into="r")
    wins = If(rule=RULE, cond=AtLeast(left=Sum(of="r"), right=2), then=(Add(rule=RULE, n=1),))
    result = found(played(main=(While(rule=RULE, cond=NONE_YET, body=(die, wins)),)), start())
    law = result.law(N)
    assert law.of(1).least == law.circling == Fraction(1, 2) and law.of(1).most == 1
    assert not law.exact and not law.tight


@LESS
@given(PROGRAMS, SEATED)
def test_before_a_choice_that_may_go_round_for_ever_bounds_are_those_without_it(
    sentences: tuple[Sentence, ...], roles: dict[str, Role]
) -> None:
    """To be asked again and again changes nothing of what a seat can bring about."""
    round_ = Choose(rule=RULE, kind="again", among=Named(keys=("x", "y"), kind="t"), into="it", who="b")
    add = May(rule=RULE, kind="may", who="b", body=(Add(rule=RULE, n=1),))
    game = played(
        main=(*sentences, Add(rule=RULE, n=-50), While(rule=RULE, cond=BELOW, body=(round_, add))),
        plain=(*sentences, Add(rule=RULE, n=-50)),
    )
    tree = tree_of(game, start(program="plain"))
    low, high = bounds(tree, roles, lambda end: 0)
    mean = found(game, start()).mean(N, roles)
    assert (mean.least, mean.most) == (low, high)
