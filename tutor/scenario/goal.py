"""Puzzles: proving that a goal can be reached, and the best next answer from anywhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

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


@dataclass(frozen=True, slots=True)
class _Links:
    """The places that follow a place, and whether the learner chooses among them."""

    after: tuple[Place, ...] = ()
    mine: bool = False
    ended: bool = False


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
        while (step := settle(self.game, state)).question is not None:
            question = step.question
            ways = self._ways(question, used)
            after = [take(self.game, step.state, question, key).state for key in ways]
            used += question.seat != self.you
            far = [self.distance(each, used) for each in after]
            # What is not the learner's falls as told, or as it makes the goal hardest.
            hardest = question.seat != self.you and self.within == "any"
            at = far.index(max(far) if hardest else min(far))
            line.append(ways[at])
            state = after[at]
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
        """Goes through all positions that follow, and counts the choices back from where the goal is reached.

        Play can come back to a position, as where goods are exchanged to and fro.
        """
        links: dict[Place, _Links] = {}
        leading: dict[Place, list[Place]] = {}
        waiting = [(start, step)]
        while waiting:
            place, step = waiting.pop()
            if place in links or place in self._known:
                continue
            if len(self._known) + len(links) >= MOST_POSITIONS:
                raise TooLarge(f"more than {MOST_POSITIONS} positions")
            links[place], steps = self._follow(place, step)
            for after in links[place].after:
                leading.setdefault(after, []).append(place)
            waiting += zip(links[place].after, steps, strict=True)
        self._known |= dict.fromkeys(links, NEVER)
        changed = [place for place, targets in links.items() if self._count(place, targets)]
        while changed:
            for place in leading.get(changed.pop(), ()):
                if self._count(place, links[place]):
                    changed.append(place)

    def _follow(self, place: Place, step: Step[Any]) -> tuple[_Links, list[Step[Any]]]:
        """What follows the step that leads to a place, and the steps that lead there."""
        _, used = place
        question = step.question
        if question is None:
            return _Links(ended=True), []
        mine = question.seat == self.you
        steps = [
            settle(self.game, take(self.game, step.state, question, key).state)
            for key in self._ways(question, used)
        ]
        return _Links(tuple(self._place(each, used + (not mine)) for each in steps), mine), steps

    def _count(self, place: Place, links: _Links) -> bool:
        """Counts the choices from a position by those that follow it; whether they have become fewer."""
        if links.ended:
            choices = 0 if self.reached(place[0]) else NEVER
        else:
            far = [self._known[after] for after in links.after]
            worst = not links.mine and self.within == "any"
            choices = NEVER if not far else max(far) if worst else min(far)
            choices = min(NEVER, choices + links.mine)
        fewer = choices < self._known[place]
        if fewer:
            self._known[place] = choices
        return fewer

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
