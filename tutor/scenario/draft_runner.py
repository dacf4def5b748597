"""The told line of a draft, played as far as it fits: where its entries hold, and what is true there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from tutor.engine.event import Scalar
from tutor.engine.game import Game
from tutor.engine.history import Node
from tutor.rules.words import Words
from tutor.scenario.answers import Mismatch
from tutor.scenario.case import Opened, open_case
from tutor.scenario.draft import case_of_draft, spans, told_answers
from tutor.scenario.expect import choices_for
from tutor.scenario.model import PredictSpec, ScenarioFile, StepSpec
from tutor.scenario.script import happening

NOTHING: Final = Words("", "")
"""What nobody has worded yet."""


def due_node(
    nodes: Sequence[Node[Any]], starts: Sequence[int], number: int, first: int, at: str
) -> Node[Any] | None:
    """The position of a line in which a prediction falls due, asked in stretch `number` at position `first`.

    `starts` are the numbers of the first positions of the stretches. None where it never does.
    """
    if at == "end":
        return nodes[-1]
    if at == "next":
        if number + 1 >= len(starts):
            return None
        behind = starts[number + 2] if number + 2 < len(starts) else len(nodes)
        return nodes[behind - 1]
    # What has just happened where the question is put is no matter of prediction any more.
    if any(event.kind == at for event in nodes[first].events):
        return None
    return next((node for node in nodes[first + 1 :] if any(event.kind == at for event in node.events)), None)


class Foreseen(NamedTuple):
    """What a prediction comes to on the told line, and what the learner is given to choose from."""

    truth: Scalar
    choices: tuple[Scalar, ...]


@dataclass(frozen=True)
class Line:
    """A told line that was played. A stretch is what lies between two answers.

    `nodes` are its positions and `starts` the numbers of the first of each stretch. `misfit` is why the first
    answer that does not fit was not given.
    """

    opened: Opened
    starts: tuple[int, ...]

    @classmethod
    def of(cls, draft: ScenarioFile) -> Line:
        """The line of a draft. Raises DefectiveFile for a beginning that is no position."""
        opened = open_case(case_of_draft(draft, told_answers(draft.steps)))
        nodes = opened.history.nodes
        return cls(opened, (0, *(node.number for node in nodes if node.key is not None)))

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.opened.game

    @property
    def nodes(self) -> list[Node[Any]]:
        """The positions from the first to the last."""
        return self.opened.history.nodes

    @property
    def misfit(self) -> Mismatch | None:
        """Why the first answer that does not fit was not given."""
        return self.opened.misfit

    @cached_property
    def facts(self) -> list[dict[str, Scalar]]:
        """What is so in each position."""
        return [dict(self.game.facts(node.state)) for node in self.nodes]

    @cached_property
    def cited(self) -> tuple[str, ...]:
        """The rules that are cited on the way, each once, in order; those against refused options too."""
        rules: list[str] = []
        for node in self.nodes:
            rules += (event.rule for event in node.events)
            if node.question is not None:
                rules.append(node.question.rule)
                rules += (reason.rule for each in node.question.refused for reason in each.reasons)
        return tuple(dict.fromkeys(rules))

    def stretch(self, number: int) -> list[Node[Any]]:
        """The positions of a stretch; none behind an answer that does not fit."""
        if number >= len(self.starts):
            return []
        behind = self.starts[number + 1] if number + 1 < len(self.starts) else len(self.nodes)
        return self.nodes[self.starts[number] : behind]

    def kinds(self, number: int) -> tuple[str, ...]:
        """The kinds of what happens in a stretch, each once, in order; SETTLED is one."""
        return _once(kind for kind, _ in happening(self.stretch(number)))

    def later(self, first: int) -> tuple[str, ...]:
        """The kinds of what happens behind a position, each once, that do not happen in it."""
        here = {event.kind for event in self.nodes[first].events}
        kinds = (event.kind for node in self.nodes[first + 1 :] for event in node.events)
        return tuple(kind for kind in _once(kinds) if kind not in here)

    def changing(self, first: int = 0) -> tuple[str, ...]:
        """The facts that change from a position on, in the order in which they do."""
        names: dict[str, None] = {}
        for before, after in zip(self.facts[first:], self.facts[first + 1 :], strict=False):
            for name, value in after.items():
                if before.get(name) != value:
                    names[name] = None
        return tuple(names)

    def told_at(self, entries: tuple[StepSpec, ...]) -> dict[int, int]:
        """For each entry that fits the number of the position from which on it is told, asked or checked."""
        numbers = {}
        for number, span in enumerate(spans(entries)):
            nodes = self.stretch(number)
            if not nodes:
                break
            events = happening(nodes)
            at = nodes[0].number
            for index in span:
                step = entries[index]
                if step.say is not None and step.after:
                    at = next((node for kind, node in events if kind == step.after), at)
                numbers[index] = nodes[-1].number if step.expect is not None else at
        return numbers

    def place(self, entries: tuple[StepSpec, ...], number: int, node: int) -> tuple[int, str]:
        """Where a paragraph is put that is told from a position of a stretch on: its number, and `after`.

        "" where it holds from the answer on, or goes with another told from there; else the kind of an event
        that happens there first. Where nothing does, it goes with what is told before.
        """
        span, numbers = spans(entries)[number], self.told_at(entries)
        before = [
            index for index in span if entries[index].expect is None and numbers.get(index, node + 1) <= node
        ]
        index = before[-1] + 1 if before else span.start
        at = max((numbers[one] for one in before), default=self.starts[number])
        if at == node:
            return index, ""
        waited = [entries[one].after for one in before if entries[one].after]
        events = happening(self.stretch(number))
        for after in waited:
            next((None for kind, _ in events if kind == after), None)
        passed = set()
        for kind, there in events:
            if there == node and kind not in passed:
                return index, kind
            passed.add(kind)
        return index, ""

    def foreseen(self, spec: PredictSpec, number: int, first: int) -> Foreseen | None:
        """What a prediction asked in stretch `number` at position `first` comes to; None if nothing."""
        node = due_node(self.nodes, self.starts, number, first, spec.at)
        if node is None or spec.fact not in self.facts[node.number]:
            return None
        truth = self.facts[node.number][spec.fact]
        seen = tuple(facts.get(spec.fact) for facts in self.facts)
        return Foreseen(truth, spec.choices or choices_for(truth, seen, spec.ask.en))

    def predictable(self, number: int, first: int) -> PredictSpec | None:
        """A prediction that can be asked there: of a fact that changes, with choices made by the engine."""
        for fact in (*self.changing(first), *sorted(self.facts[-1])):
            for at in ("end", "next"):
                spec = PredictSpec(NOTHING, fact, at)
                prediction = self.foreseen(spec, number, first)
                if (
                    prediction is not None
                    and len(prediction.choices) > 1
                    and prediction.truth in prediction.choices
                ):
                    return spec
        return None


def _once(kinds: Iterator[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(kinds))
