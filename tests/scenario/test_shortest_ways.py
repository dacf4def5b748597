"""The search of a puzzle, against counting back from every position that follows: the same line and count."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tutor.engine.state import State
from tutor.engine.step import Step, settle, take
from tutor.scenario import check
from tutor.scenario.goal import NEVER, Goal, Place, Solution
from tutor.scenario.model import Within

PUZZLES: list[tuple[str, Within]] = [
    ("penumbra/31-puzzle-whatever-falls", "any"),
    ("penumbra/31-puzzle-whatever-falls", "best"),
    ("penumbra/32-puzzle-cloak", "scripted"),
    ("resarcana/56-puzzle-before-he-answers", "scripted"),
    ("seasons/76-puzzle-the-final-score", "scripted"),
    ("blackrose/67-puzzle-through-the-enemy", "scripted"),
]


class Plain:
    """Counts the choices to a goal from all positions that follow, whatever lies nearer."""

    def __init__(self, goal: Goal, start: State[Any]) -> None:
        self.goal, self.after = goal, dict[Place, tuple[bool, list[tuple[str, Place]]]]()
        self.start = self._follow(settle(goal.game, start), 0)
        self.count = {
            place: 0 if not ways and not place[0].stack and goal.reached(place[0]) else NEVER
            for place, (_, ways) in self.after.items()
        }
        while self._counted_back():
            pass

    def _follow(self, step: Step[Any], used: int) -> Place:
        place = (step.state, used if self.goal.within == "scripted" else 0)
        if place not in self.after:
            question = step.question
            mine = question is not None and question.seat == self.goal.you
            ways: list[tuple[str, Place]] = []
            self.after[place] = (mine, ways)
            for key in () if question is None else self.goal._ways(question, used):
                assert question is not None
                after = settle(self.goal.game, take(self.goal.game, step.state, question, key).state)
                ways.append((key, self._follow(after, used + (not mine))))
        return place

    def _counted_back(self) -> bool:
        changed = False
        for place, (mine, ways) in self.after.items():
            if ways:
                far = [self.count[after] for _, after in ways]
                worst = not mine and self.goal.within == "any"
                count = min(NEVER, (max(far) if worst else min(far)) + mine)
                changed, self.count[place] = changed or count < self.count[place], count
        return changed

    def solution(self) -> Solution | None:
        """The line of the least count, the first answers of several first."""
        place, line, choices = self.start, [], self.count[self.start]
        while self.after[place][1] and choices < NEVER:
            mine, ways = self.after[place]
            far = [self.count[after] for _, after in ways]
            key, place = ways[far.index(self.count[place] - mine)]
            line.append(key)
        return Solution(tuple(line), choices) if choices < NEVER else None


@pytest.mark.parametrize(("puzzle", "within"), PUZZLES)
def test_the_nearest_first_finds_what_counting_back_from_all_finds(puzzle: str, within: Within) -> None:
    told = check(f"scenarios/{puzzle}.yaml", prove=False).script
    assert told is not None and told.goal is not None
    source = Random(puzzle)
    plain = Plain(Goal(told.game, told.goal.you, {}, within, told.goal.rolls), told.start)
    ends = [place[0] for place, (_, ways) in plain.after.items() if not ways and not place[0].stack]
    reachable = 0
    for end in source.sample(ends, min(3, len(ends))):
        facts = told.game.facts(end)
        reach = {name: facts[name] for name in source.sample(sorted(facts), 4)}
        for name, value in told.goal.reach.items():
            reach[name] = facts.get(name, value)
        goal = Goal(told.game, told.goal.you, reach, within, told.goal.rolls)
        expected = Plain(goal, told.start).solution()
        assert goal.solve(told.start) == expected
        reachable += expected is not None
    assert reachable or within == "any"
