"""Puzzles: proving that a goal can be reached, and the best next answer from anywhere."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from msgspec.structs import replace

from tutor.engine.chance import Chance, Dice
from tutor.engine.enumerate import keys
from tutor.engine.event import Scalar
from tutor.engine.game import Game
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import Step, settle, take
from tutor.scenario.model import Within

MOST_POSITIONS = 20_000
"""So many positions with a question are searched at most; a puzzle needs far fewer."""

NEVER = 1_000_000
"""The number of choices from which the goal cannot be reached."""


Place: TypeAlias = tuple[State[Any], int]
"""A position that waits for an answer, and how many of the told answers are gone."""


class TooLarge(ValueError):
    """The search would need too many positions."""


def same(one: object, other: object) -> bool:
    """Whether two facts are equal; yes and no are no numbers."""
    return type(one) is type(other) and one == other


def fit(chance: Chance, roll: str) -> str | None:
    """A told outcome, its first values where fewer dice are rolled; None where it cannot fall."""
    if isinstance(chance, Dice):
        roll = "-".join(roll.split("-")[: chance.count])
    return roll if chance.accepts(roll) else None


@dataclass(frozen=True, slots=True)
class Solution:
    """The line with the fewest choices of the learner; chance answers in it are told, or the hardest ones."""

    line: tuple[str, ...]
    choices: int


@dataclass(slots=True, eq=False)
class _Met:
    """A place that a search has met: `left` choices lead from it to the goal, as far as is known so far.

    `made` is how many choices led there, `mine` whether the learner chooses there.
    """

    place: Place
    left: int
    made: int = NEVER
    mine: bool = False
    after: tuple[_Met, ...] = ()
    before: list[_Met] = field(default_factory=list)


@dataclass(slots=True)
class Goal:
    """What a puzzle asks for. `rolls` holds what chance and other seats answer in the file, in order.

    `within` says what is proved: "scripted", that the learner can reach the goal when everything else falls
    as told; "any", however it falls; "best", that it can be reached with luck.
    """

    game: Game[Any]
    you: str
    reach: Mapping[str, Scalar]
    within: Within = "scripted"
    rolls: tuple[str, ...] = ()
    _known: dict[Place, int] = field(default_factory=dict)

    def reached(self, state: State[Any]) -> bool:
        """Whether every fact of the goal holds in the position."""
        facts = self.game.facts(state)
        return all(name in facts and same(facts[name], value) for name, value in self.reach.items())

    def solve(self, state: State[Any], used: int = 0) -> Solution | None:
        """The shortest way to the goal, or None where it cannot be reached; `used` of `rolls` are gone.

        Raises TooLarge for a search beyond MOST_POSITIONS.
        """
        choices = self.distance(state, used)
        if choices >= NEVER:
            return None
        line: list[str] = []
        left = choices
        while (step := settle(self.game, state)).question is not None:
            ways = self._ways(step.question, used)
            mine = step.question.seat == self.you
            left, used = left - mine, used + (not mine)
            # What is not the learner's falls as told, or so that as many choices are left as at worst.
            for key in ways:
                state = take(self.game, step.state, step.question, key).state
                if self._known.get(self._place(settle(self.game, state), used)) == left:
                    break
            else:
                raise AssertionError("no answer goes on along a shortest way")
            line.append(key)
        return Solution(tuple(line), choices)

    def hint(self, state: State[Any], used: int = 0) -> str | None:
        """The learner's best next answer; None where it is not their turn or the goal is out of reach."""
        step = settle(self.game, state)
        if step.question is None or step.question.seat != self.you:
            return None
        solution = self.solve(state, used)
        return None if solution is None or not solution.line else solution.line[0]

    def distance(self, state: State[Any], used: int = 0) -> int:
        """How many choices of the learner lead to the goal at worst; NEVER where none do."""
        step = settle(self.game, state)
        start = self._place(step, used)
        if start not in self._known:
            self._search(start, step)
        return self._known[start]

    def _place(self, step: Step[Any], used: int) -> Place:
        return step.state, used if self.within == "scripted" else 0

    def _search(self, start: Place, step: Step[Any]) -> None:
        """Goes through the positions that follow, and counts the choices back from where the goal is reached.

        Those with the fewest choices behind them come first, and none farther away than the goal, unless what
        others do at worst counts; then only the counts along shortest ways are sure. Play can come back to a
        position, as where goods are exchanged to and fro.
        """
        met = {start: _Met(start, NEVER)}
        looked_at: list[_Met] = []
        nearest = NEVER
        waiting = deque([(met[start], step, 0)])
        while waiting and waiting[0][-1] <= nearest:
            here, step, made = waiting.popleft()
            if here.made < NEVER:
                continue
            if len(self._known) + len(looked_at) >= MOST_POSITIONS:
                raise TooLarge(f"more than {MOST_POSITIONS} positions")
            here.made = made
            looked_at.append(here)
            steps = self._follow(here, step, met)
            if self.within != "any":
                nearest = min(nearest, made + here.left)
            for after, next_step in zip(here.after, steps, strict=True):
                after.before.append(here)
                (waiting.append if here.mine else waiting.appendleft)((after, next_step, made + here.mine))
        changed = [each for each in looked_at if each.left < NEVER]
        while changed:
            for each in changed.pop().before:
                left = self._left(each)
                if left < each.left:
                    each.left = left
                    changed.append(each)
        sure = (each for each in looked_at if nearest == NEVER or each.made + each.left == nearest)
        self._known |= {each.place: each.left for each in sure}

    def _follow(self, here: _Met, step: Step[Any], met: dict[Place, _Met]) -> list[Step[Any]]:
        """Notes what follows the step that leads to a place; gives the steps that lead there."""
        (_, used), question = here.place, step.question
        if here.left < NEVER:
            return []
        if question is None:
            here.left = 0 if self.reached(step.state) else NEVER
            return []
        here.mine = question.seat == self.you
        steps = [self._next(step.state, question, key) for key in self._ways(question, used)]
        here.after = tuple([self._meet(self._place(each, used + (not here.mine)), met) for each in steps])
        return steps

    def _next(self, state: State[Any], question: Question, key: str) -> Step[Any]:
        """The step to the next question; what it refuses is let go, since many of them wait at once."""
        step = settle(self.game, take(self.game, state, question, key).state)
        return step if step.question is None else Step(step.state, (), replace(step.question, refused=()))

    def _meet(self, place: Place, met: dict[Place, _Met]) -> _Met:
        here = met.get(place)
        if here is None:
            here = met[place] = _Met(place, self._known.get(place, NEVER))
        return here

    def _left(self, here: _Met) -> int:
        """The choices from a place to the goal by those that follow it."""
        far = [after.left for after in here.after]
        worst = not here.mine and self.within == "any"
        return min(NEVER, (max(far) if worst else min(far)) + here.mine)

    def _ways(self, question: Question, used: int) -> tuple[str, ...]:
        """The answers that count: all of the learner's; of the others' the told one, or all."""
        if question.seat == self.you or self.within != "scripted":
            return keys(question)
        if used >= len(self.rolls):
            return ()
        roll = self.rolls[used]
        if question.chance is not None:
            fitting = fit(question.chance, roll)
            return () if fitting is None else (fitting,)
        return (roll,) if question.option(roll) is not None else ()
