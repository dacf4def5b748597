"""Slow and plain: every line of answers of a game as a tree, and what comes of it, without merging."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, Literal

from engine.fixtures.tiny import RULE, Add, Sum, Table, tiny
from hypothesis import strategies as st

from tutor.analysis.outcomes import over_at
from tutor.engine.enumerate import keys
from tutor.engine.game import Game
from tutor.engine.query import Named
from tutor.engine.question import Question
from tutor.engine.sentence import Choose, May, Roll, Sentence, Stop
from tutor.engine.state import State
from tutor.engine.step import advance, take

Role = Literal["free", "adversarial", "cooperative"]
ROLES: tuple[Role, ...] = ("free", "adversarial", "cooperative")
SEATS = ("a", "b", "c")


@dataclass(frozen=True, slots=True)
class Tree:
    """A question with what follows each answer, or an end."""

    state: State[Any]
    question: Question | None = None
    kinds: frozenset[str] = frozenset()
    after: tuple[Tree, ...] = ()

    def ends(self) -> Iterator[tuple[tuple[str, ...], Tree]]:
        if not self.after:
            yield (), self
            return
        assert self.question is not None
        for key, tree in zip(keys(self.question), self.after, strict=True):
            for given, end in tree.ends():
                yield (key, *given), end

    def shares(self) -> list[Fraction]:
        assert self.question is not None and self.question.chance is not None
        return [Fraction(n, self.question.chance.total) for _, n in self.question.chance.outcomes()]


class Large(Exception):
    """There are too many lines for a slow search."""


def grown(game: Game[Any], state: State[Any], until: str = "end", most: int = 3_000) -> Tree:
    """The whole tree of a position. Raises Large where it has more questions than `most`."""
    left = [most]
    over = over_at(game, state, until) or (lambda at, question: False)
    return _grown(game, state, over, frozenset(), left, first=True)


def _grown(
    game: Game[Any],
    state: State[Any],
    over: Callable[[Any, Any], bool],
    kinds: frozenset[str],
    left: list[int],
    first: bool = False,
) -> Tree:
    while state.stack and (first or not over(state, None)):
        step = advance(game, state)
        state, kinds = step.state, kinds | {event.kind for event in step.events}
        if step.question is not None:
            if not first and over(state, step.question):
                break
            left[0] -= 1
            if left[0] < 0:
                raise Large
            taken = [take(game, state, step.question, key) for key in keys(step.question)]
            after = (
                _grown(game, one.state, over, kinds | {event.kind for event in one.events}, left)
                for one in taken
            )
            return Tree(state, step.question, kinds, tuple(after))
        first = first and not step.events
    return Tree(state, None, kinds)


Value = Callable[[Tree], Any]


def bounds(tree: Tree, roles: Mapping[str, Role], value: Value) -> tuple[Fraction, Fraction]:
    """The least and the greatest expected value over what the free seats may answer."""
    if not tree.after:
        return Fraction(value(tree)), Fraction(value(tree))
    assert tree.question is not None
    low, high = zip(*(bounds(one, roles, value) for one in tree.after), strict=True)
    if tree.question.chance is not None:
        return _mean(tree, low), _mean(tree, high)
    role = roles.get(tree.question.seat, "free")
    return (
        max(low) if role == "cooperative" else min(low),
        min(high) if role == "adversarial" else max(high),
    )


def at_random(tree: Tree, roles: Mapping[str, Role], value: Value, random: Random) -> Fraction:
    """The expected value where the free seats answer in some way, and the others know it."""
    if not tree.after:
        return Fraction(value(tree))
    assert tree.question is not None
    found = [at_random(one, roles, value, random) for one in tree.after]
    if tree.question.chance is not None:
        return _mean(tree, found)
    role = roles.get(tree.question.seat, "free")
    return random.choice(found) if role == "free" else min(found) if role == "adversarial" else max(found)


def law_of(tree: Tree, wants: Mapping[str, Value], value: Value) -> dict[Any, Fraction]:
    """The law of a value where every seat wants the most of something, and takes the first of equals."""
    if not tree.after:
        return {value(tree): Fraction(1)}
    assert tree.question is not None
    if tree.question.chance is not None:
        total: dict[Any, Fraction] = {}
        for share, one in zip(tree.shares(), tree.after, strict=True):
            for result, chance in law_of(one, wants, value).items():
                total[result] = total.get(result, Fraction(0)) + share * chance
        return total
    return law_of(tree.after[chosen(tree, wants)], wants, value)


def chosen(tree: Tree, wants: Mapping[str, Value]) -> int:
    assert tree.question is not None
    want = wants[tree.question.seat]
    hoped = [
        sum((Fraction(end) * chance for end, chance in law_of(one, wants, want).items()), Fraction(0))
        for one in tree.after
    ]
    return hoped.index(max(hoped))


def _mean(tree: Tree, values: Any) -> Fraction:
    return sum((share * one for share, one in zip(tree.shares(), values, strict=True)), Fraction(0))


# ---- small programs

WHO = st.sampled_from(SEATS)
ADD = st.integers(-2, 3).map(lambda n: (Add(rule=RULE, n=n),))
ROLL = st.tuples(st.integers(1, 2), st.integers(2, 3)).map(
    lambda dice: (
        Roll(rule=RULE, kind="roll", dice=dice[0], faces=dice[1], into="r"),
        Add(rule=RULE, n=Sum(of="r")),
    )
)
PICK = st.tuples(WHO, st.integers(2, 3)).map(
    lambda how: (
        Choose(
            rule=RULE,
            kind="pick",
            among=Named(keys=("x", "y", "z")[: how[1]], kind="t"),
            into="it",
            who=how[0],
        ),
    )
)


def nest(inner: st.SearchStrategy[tuple[Sentence, ...]]) -> st.SearchStrategy[tuple[Sentence, ...]]:
    some = st.lists(inner, min_size=1, max_size=2).map(lambda parts: tuple(s for part in parts for s in part))
    may = st.tuples(WHO, some).map(lambda two: (May(rule=RULE, kind="may", who=two[0], body=two[1]),))
    return may | some.map(lambda body: (Stop(rule=RULE, body=body),))


PROGRAMS = st.lists(
    st.tuples(WHO, st.recursive(ADD | ROLL | PICK, nest, max_leaves=4)).map(
        lambda two: (May(rule=RULE, kind="may", who=two[0], body=two[1]),)
    )
    | st.recursive(ADD | ROLL, nest, max_leaves=3),
    min_size=1,
    max_size=4,
).map(lambda parts: tuple(s for part in parts for s in part))


def facts(state: State[Table]) -> dict[str, Any]:
    return {"n": state.table.n, "odd": state.table.n % 2 == 1, "less": -state.table.n}


def played(**programs: tuple[Sentence, ...]) -> Game[Table]:
    """A game of those programs, with facts."""
    return replace(tiny(**programs), facts=facts)
