"""Walks through a scenario as it is written, up to its end or to the first answer that does not fit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from tutor.engine.history import History, Node
from tutor.engine.step import answer, settle
from tutor.engine.witness import Unasked, choosers
from tutor.rules.defects import Defect
from tutor.rules.defects import Path as At
from tutor.rules.words import Words
from tutor.scenario.answers import allowed_answers, answer_key, answer_name, mismatch
from tutor.scenario.expect import unmet
from tutor.scenario.expect_analysis import misjudged
from tutor.scenario.games import game_named
from tutor.scenario.goal import Goal, Solution
from tutor.scenario.model import PredictSpec, Scenario
from tutor.scenario.script import Script, Stretch, happening

MOST_NODES = 5_000
"""A scenario of more full stops is taken for one that never ends."""


@dataclass(slots=True)
class Draft:
    """What is told and asked from the position `node` on, to which an answer or an event `after` has led."""

    node: int
    after: str = ""
    say: list[Words] = field(default_factory=list)
    predictions: list[tuple[At, PredictSpec]] = field(default_factory=list)


class Walk:
    """One way through a scenario. A stretch is what lies between two answers.

    `starts` holds the number of the first position of each stretch, `drafts` what is told in it, `rolls` the
    answers that are not the learner's, and `cited` every rule that was cited on the way. `finished` tells
    that the end was reached with every question answered.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.located = scenario.located
        self.game = game_named(scenario.game)
        self.history = History.start(self.game, scenario.start)
        self.starts = [0]
        self.drafts = [[Draft(0)]]
        self.rolls: list[str] = []
        self.defects: list[Defect] = []
        self.cited: set[str] = set()
        self._look(self.history.node)
        self.finished = self._play()

    def script(
        self,
        stretches: tuple[Stretch, ...] = (),
        goal: Goal | None = None,
        solution: Solution | None = None,
    ) -> Script:
        """The line as it was walked, with what is to be said on it."""
        return Script(
            self.scenario,
            self.game,
            self.scenario.start,
            self.history.answers(),
            tuple(self.rolls),
            self.history.node.depth,
            stretches,
            goal,
            solution,
        )

    def stretch(self, number: int) -> list[Node[Any]]:
        """The positions of a stretch, from the one that its answer led to."""
        behind = self.starts[number + 1] if number + 1 < len(self.starts) else None
        return self.history.nodes[self.starts[number] : behind]

    def defect(
        self, path: At, actual: Words | str, allowed: Words | str, node: Node[Any] | None = None
    ) -> None:
        """Notes a defect at a place of the file; it came up at a position of the line, if one is given."""
        step = None if node is None else node.number
        self.defects.append(replace(self.located.defect(path, actual, allowed), step=step))

    def _play(self) -> bool:
        if not self._settle():
            return False
        for index, step in enumerate(self.scenario.steps):
            path: At = ("steps", index)
            if step.say is not None:
                self._say(path, step.say, step.after or "")
            elif step.predict is not None:
                self.drafts[-1][-1].predictions.append(((*path, "predict"), step.predict))
            elif step.expect is not None:
                node = self.history.node
                facts = self.game.facts(node.state)
                events = tuple(event for each in self._last_stretch() for event in each.events)
                at: At = (*path, "expect")
                defects = (
                    *unmet(self.located, at, step.expect, facts, node.question, events),
                    *misjudged(self.located, at, step.expect, self.game, node.state),
                )
                self.defects += (replace(defect, step=node.number) for defect in defects)
            elif not self._answer(index):
                return False
        return not self._unanswered()

    def _answer(self, index: int) -> bool:
        """Gives an answer and runs on; behind the end each further answer is a defect of its own."""
        step, question = self.scenario.steps[index], self.history.node.question
        wrong = mismatch(step, question)
        if wrong is not None:
            wrong = mismatch(step, question, self._unasked()) or wrong
            path = ("steps", index, answer_name(step) or "")
            self.defect(path, wrong.actual, wrong.allowed, self.history.node)
            return question is None
        assert question is not None
        key = answer_key(step)
        if question.seat != self.scenario.you:
            self.rolls.append(key)
        self._look(self.history.answer(key))
        self.starts.append(self.history.node.number)
        self.drafts.append([Draft(self.history.node.number)])
        return self._settle()

    def _unasked(self) -> list[Unasked]:
        """The choices that were made without asking since the last answer, as playing it again shows."""
        first, unasked = self._last_stretch()[0], list[Unasked]()
        choosers.append(unasked.append)
        try:
            state = self.scenario.start
            if first.parent is not None and first.key is not None:
                state = answer(self.game, self.history.nodes[first.parent].state, first.key).state
            settle(self.game, state)
        finally:
            choosers.pop()
        return unasked

    def _unanswered(self) -> bool:
        question = self.history.node.question
        if question is None or self.scenario.unanswered:
            return False
        actual = Words(
            f"no answer for {question.seat}, who is asked {question.kind}",
            f"нет ответа на вопрос {question.kind}, заданный {question.seat}",
        )
        line = self.located.line_of(("steps", max(0, len(self.scenario.steps) - 1)))
        allowed, at = allowed_answers(question), self.history.node.number
        self.defects.append(Defect(self.scenario.file, line, "steps", actual, allowed, step=at))
        return True

    def _settle(self) -> bool:
        """Runs on to the next question or to the end; False where there is none."""
        while self.history.node.question is None and not self.history.at_end:
            if len(self.history.nodes) >= MOST_NODES:
                actual = Words(f"more than {MOST_NODES} full stops", f"больше {MOST_NODES} точек")
                self.defect(("steps",), actual, Words("a scenario that ends", "сценарий, который кончается"))
                return False
            self._look(self.history.step())
        return True

    def _look(self, node: Node[Any]) -> None:
        self.cited.update(event.rule for event in node.events)
        if node.question is not None:
            self.cited.add(node.question.rule)
            self.cited.update(reason.rule for each in node.question.refused for reason in each.reasons)

    def _last_stretch(self) -> list[Node[Any]]:
        return self.stretch(len(self.starts) - 1)

    def _say(self, path: At, words: Words, after: str) -> None:
        drafts = self.drafts[-1]
        if not after:
            drafts[-1].say.append(words)
            return
        events = list(happening(self._last_stretch()))
        left = iter(events)
        number = None
        for wanted in (*(draft.after for draft in drafts[1:]), after):
            number = next((number for kind, number in left if kind == wanted), None)
        if number == drafts[-1].node:
            # A telling of its own would hide what is told from the same full stop on.
            drafts[-1].say.append(words)
            return
        if number is not None:
            drafts.append(Draft(number, after, [words]))
            return
        actual = Words(f"«{after}», which does not happen here", f"«{after}» здесь не происходит")
        listed = ", ".join(dict.fromkeys(kind for kind, _ in events))
        order = Words(f"in this order: {listed}", f"в таком порядке: {listed}")
        nothing = Words("nothing happens here", "здесь ничего не происходит")
        self.defect((*path, "after"), actual, order if listed else nothing, self.history.node)
