"""A scenario that has been played once: what it tells, and when, for whoever walks through it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from tutor.engine.game import Game
from tutor.engine.history import History, Node
from tutor.engine.state import State
from tutor.rules.words import Words
from tutor.scenario.goal import Goal, Solution, TooLarge, fit
from tutor.scenario.model import Moment, Prediction, Scenario

SILENT = Moment(on_line=False)
"""What a scenario says off its line: nothing."""

SETTLED: Final = "settled"
"""In place of a kind of event: all that follows an answer has happened."""


@dataclass(frozen=True, slots=True)
class Telling:
    """Paragraphs shown from one place on: from the answer on, or from the first event of kind `after` on.

    `predictions` are asked for there.
    """

    after: str = ""
    say: tuple[Words, ...] = ()
    predictions: tuple[Prediction, ...] = ()


@dataclass(frozen=True, slots=True)
class Stretch:
    """What belongs between two answers; the first telling holds from the answer on."""

    tellings: tuple[Telling, ...]
    scripted: str | None

    def moment(self, happened: tuple[str, ...]) -> Moment:
        """What is said once events of these kinds have happened, in that order.

        Predictions stay open: those of earlier tellings come first.
        """
        words, predictions = self.tellings[0].say, self.tellings[0].predictions
        left = iter(happened)
        for telling in self.tellings[1:]:
            # `in` uses the iterator up to the event found: the next telling waits for a later one.
            if telling.after not in left:
                break
            words, predictions = telling.say, predictions + telling.predictions
        return Moment(words, predictions, self.scripted)


@dataclass(frozen=True, slots=True)
class Script:
    """The told line of a scenario.

    `start` is the position in which it begins and `answers` are all answers on the line, of seats and of
    chance. `rolls` holds those that are not the learner's, and `depth` how many full stops the line has.
    `solution` is the shortest way to the goal, if any.
    """

    scenario: Scenario
    game: Game[Any]
    start: State[Any]
    answers: tuple[str, ...]
    rolls: tuple[str, ...]
    depth: int
    stretches: tuple[Stretch, ...] = field(repr=False)
    goal: Goal | None = None
    solution: Solution | None = None

    def at(self, answers: Iterable[str], happened: tuple[str, ...] = ()) -> Moment:
        """What the scenario says after these answers; nothing off the told line.

        `happened` are the kinds of the events since the last answer: some narration waits for one.
        """
        given = tuple(answers)
        if given != self.answers[: len(given)]:
            return SILENT
        return self.stretches[len(given)].moment(happened)

    def here(self, history: History[Any]) -> Moment:
        """What the scenario says at the cursor of a history that began at `start`."""
        return self.at(history.answers(), happened(history))

    def main_line(self) -> History[Any]:
        """The history of the told line, from `start` up to where play or its answers end."""
        return History.replay(self.game, self.start, self.answers)

    def is_over(self, history: History[Any]) -> bool:
        """Whether play is over, or the file leaves the question that waits here open on purpose."""
        if history.at_end:
            return True
        is_open = self.scenario.unanswered and history.node.question is not None
        return is_open and history.answers() == self.answers

    def fall(self, history: History[Any]) -> str | None:
        """How chance, or another seat, answers here as the file tells it, off the told line too.

        The n-th such question gets the n-th told answer; fewer dice than told show its first values. None
        where nothing is asked of them, or where the told answer is none here.
        """
        question = history.node.question
        used = _used(history, self.scenario.you)
        if question is None or question.seat == self.scenario.you or used >= len(self.rolls):
            return None
        roll = self.rolls[used]
        if question.chance is not None:
            return fit(question.chance, roll)
        return roll if question.option(roll) is not None else None

    def hint(self, history: History[Any]) -> str | None:
        """The learner's best next answer to the goal; None without one, or where it is out of reach."""
        if self.goal is None:
            return None
        try:
            return self.goal.hint(history.node.state, _used(history, self.scenario.you))
        except TooLarge:
            return None


def happened(history: History[Any]) -> tuple[str, ...]:
    """The kinds of the events since the last answer, up to the cursor."""
    nodes: list[Node[Any]] = []
    for number in reversed(history.line()):
        nodes.insert(0, history.nodes[number])
        if nodes[0].key is not None:
            break
    return tuple(kind for kind, _ in happening(nodes))


def happening(nodes: Iterable[Node[Any]]) -> Iterator[tuple[str, int]]:
    """The kinds of what happens in a stretch, with the numbers of the positions; SETTLED where it ends."""
    for node in nodes:
        yield from ((event.kind, node.number) for event in node.events)
        if node.question is not None or not node.state.stack:
            yield SETTLED, node.number


def due(prediction: Prediction, answers: int, history: History[Any], *, over: bool | None = None) -> bool:
    """Whether a prediction that was asked for after so many `answers` falls due at the cursor.

    `over` tells whether that is the end, where it is not the end of play (`Script.is_over`).
    """
    node = history.node
    if prediction.at == "end":
        return history.at_end if over is None else over
    if prediction.at == "next":
        settled = node.question is not None or history.at_end
        return settled and len(history.answers()) == answers + 1
    return any(event.kind == prediction.at for event in node.events)


def _used(history: History[Any], you: str) -> int:
    """How many answers on the way to the cursor were not the learner's."""
    line = [history.nodes[number] for number in history.line()]
    questions = (before.question for before, node in pairwise(line) if node.key is not None)
    return sum(question is not None and question.seat != you for question in questions)
