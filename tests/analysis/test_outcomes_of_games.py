"""Everything that can follow in positions of lessons of all four games, against trees grown line by line."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache, partial
from typing import Any, NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from support.outcomes import ROLES, Role, Tree, bounds, grown

from tutor.analysis.distributions import Best
from tutor.analysis.objectives import Fact, Happened, Where
from tutor.analysis.outcomes import Outcomes
from tutor.engine.game import Game
from tutor.engine.history import History
from tutor.engine.question import CHANCE
from tutor.engine.state import State
from tutor.scenario import load_scenario, open_script, scenario_folder

LESSONS: dict[str, tuple[tuple[str, int], ...]] = {
    "penumbra": (("50-when-wounds-pay", 30), ("60-two-placements", 16), ("68-bound-by-blood", 6)),
    "resarcana": (
        ("06-out-of-the-crypt", 1),
        ("15-one-after-the-other", 1),
        ("40-the-dragon-strikes", 1),
        ("50-passing", 17),
    ),
    "seasons": (("04-leaving-winter", 7), ("38-cards-change-hands", 5)),
    "blackrose": (("25-explore", 5), ("37-a-chain-of-traps", 10), ("39-traps-of-two-mages", 5)),
}
"""Lessons with the full stop from which an effect can go on in some ten to fifty lines."""

CASES = [(game, *case) for game, cases in LESSONS.items() for case in cases]


def _comes(kind: str, end: Tree) -> bool:
    return kind in end.kinds


class Case(NamedTuple):
    """A position, its tree, its ends with and without merging, and what differs at the ends."""

    game: Game[Any]
    state: State[Any]
    tree: Tree
    merged: Outcomes[Any]
    walked: Outcomes[Any]
    numbers: tuple[str, ...]

    @property
    def seats(self) -> tuple[str, ...]:
        asked = {spot.question.seat for spot in self.merged.ways.spots if spot.question is not None}
        return tuple(sorted(asked - {CHANCE}))


@cache
def case(game: str, name: str, step: int) -> Case:
    script = open_script(load_scenario(scenario_folder() / game / f"{name}.yaml"))
    history, left = History.start(script.game, script.start), list(script.answers)
    while history.node.depth < step:
        history.step() if history.node.question is None else history.answer(left.pop(0))
    state = history.node.state
    outcomes = [Outcomes(script.game, state, merge=merge) for merge in (True, False)]
    for one in outcomes:
        assert not one.run(10**5)
    merged, walked = outcomes
    ends = [merged.facts(spot) for spot in merged.ways.spots if spot.kind == "end"]
    numbers = [
        name
        for name in ends[0]
        if all(type(end.get(name)) is int for end in ends) and len({end[name] for end in ends}) > 1
    ]
    return Case(script.game, state, grown(script.game, state, "effect"), merged, walked, tuple(numbers))


@pytest.mark.parametrize(("game", "name", "step"), CASES)
def test_lines_and_ends_are_those_that_are_walked(game: str, name: str, step: int) -> None:
    at = case(game, name, step)
    slow = [(keys, end.state) for keys, end in at.tree.ends()]
    for found in (at.merged, at.walked):
        assert [(line.keys, found.ways.spots[line.end].state) for line in found.lines()] == slow
        count = found.count()
        assert (count.lines, count.finals) == (len(slow), len({state for _, state in slow}))
        assert len(slow) > 5 and count.complete


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(CASES), st.data())
def test_laws_and_bounds_are_those_of_the_tree(which: tuple[str, str, int], data: st.DataObject) -> None:
    at = case(*which)
    assume(at.numbers)
    name = data.draw(st.sampled_from(at.numbers))
    roles: Mapping[str, Role] = {seat: data.draw(st.sampled_from(ROLES)) for seat in at.seats}
    fact = Fact(name)

    def number(end: Tree) -> int:
        return int(str(at.game.facts(end.state)[name]))

    least = min(number(end) for _, end in at.tree.ends())
    condition = Where(name, "<=", least)
    for found in (at.merged, at.walked):
        mean, law = found.mean(fact, roles), found.law(condition, roles)
        assert (mean.least, mean.most) == bounds(at.tree, roles, number)
        assert (law.of(True).least, law.of(True).most) == bounds(
            at.tree, roles, lambda end: number(end) <= least
        )
    decided = at.merged.law(fact, dict.fromkeys(at.seats, Best(fact)))
    assert decided == at.walked.law(fact, dict.fromkeys(at.seats, Best(fact)))
    assert sum((share.least for share in decided.shares), Fraction(0)) == 1
    assert all(type(share.least) is Fraction for share in decided.shares)
    reach = at.merged.lines_to(condition, 10**4)
    assert [line.keys for line in reach] == [keys for keys, end in at.tree.ends() if number(end) <= least]


def met(kind: str, end: Tree) -> bool:
    return kind in end.kinds


@pytest.mark.parametrize(("game", "name", "step"), CASES)
def test_what_has_happened_is_known_of_every_end(game: str, name: str, step: int) -> None:
    at = case(game, name, step)
    kinds = sorted(set.union(*(set(end.kinds) for _, end in at.tree.ends())))[:12]
    found = Outcomes(at.game, at.state, events=tuple(kinds))
    assert not found.run(10**5)
    for kind in kinds:
        law = found.law(Happened(kind))
        assert (law.of(True).least, law.of(True).most) == bounds(at.tree, {}, partial(_comes, kind))
