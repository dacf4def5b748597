"""What a lesson's predictions and puzzle ask about: the rules at work between the question and its answer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

from tutor.engine.history import Node
from tutor.scenario.model import Prediction
from tutor.scenario.script import Script, happening
from tutor.trace.tree import cited

GOAL: Final = "goal"
"""The place of a puzzle's answer: what has become of its goal at the end of play."""


class AssessedPlace(Struct, frozen=True, forbid_unknown_fields=True):
    """A place of a lesson at which the learner's answer is marked, and the rules that it asks about.

    `place` is "3.0" for the first prediction after three answers, or GOAL.
    """

    place: str
    rules: tuple[str, ...]


def place_of(answers: int, nth: int) -> str:
    """The place of the `nth` prediction that is asked for after so many answers."""
    return f"{answers}.{nth}"


def rules_asked(script: Script) -> tuple[AssessedPlace, ...]:
    """The places of a lesson in their order, each with the rules that it asks about; a puzzle's goal is last.

    A prediction asks about the rules that the lesson shows and that are cited from its question on until it
    falls due. Where there are none: about those at the full stop at which its fact last changed until then,
    else at the one at which it falls due. A puzzle asks about all that it shows.
    """
    nodes = script.main_line().nodes
    questions = [
        AssessedPlace(place_of(answers, nth), _rules(script, nodes, at, prediction))
        for at, answers, nth, prediction in _predictions(script, nodes)
    ]
    if script.goal is not None:
        questions.append(AssessedPlace(GOAL, script.scenario.shows))
    return tuple(questions)


def stop_asking(script: Script, what: str) -> tuple[int, tuple[str, ...]] | None:
    """The full stop at which the lesson first asks about a rule, or at a place, and the answers before it.

    None where it never does; the beginning of a puzzle that does.
    """
    nodes = script.main_line().nodes
    for at, answers, nth, prediction in _predictions(script, nodes):
        if what == place_of(answers, nth) or what in _rules(script, nodes, at, prediction):
            return at, script.answers[:answers]
    return (0, ()) if script.goal is not None and what in (GOAL, *script.scenario.shows) else None


def lessons_asking(lessons: Mapping[str, Iterable[AssessedPlace]]) -> dict[str, tuple[tuple[str, str], ...]]:
    """For each rule the lessons and places that ask about it, in their order."""
    lessons_by_rule: dict[str, list[tuple[str, str]]] = {}
    for lesson, places in lessons.items():
        for question in places:
            for rule in question.rules:
                lessons_by_rule.setdefault(rule, []).append((lesson, question.place))
    return {rule: tuple(places) for rule, places in lessons_by_rule.items()}


def _predictions(script: Script, nodes: Sequence[Node[Any]]) -> list[tuple[int, int, int, Prediction]]:
    """The predictions of the told line: the step, the answers given before, the number there, and itself."""
    predictions = []
    answers = predicted = 0
    happened: tuple[str, ...] = ()
    for at, node in enumerate(nodes):
        if node.key is not None:
            answers, predicted, happened = answers + 1, 0, ()
        happened += tuple(kind for kind, _ in happening([node]))
        here = script.stretches[answers].moment(happened).predictions
        predictions += [(at, answers, nth, here[nth]) for nth in range(predicted, len(here))]
        predicted = len(here)
    return predictions


def _rules(script: Script, nodes: Sequence[Node[Any]], at: int, prediction: Prediction) -> tuple[str, ...]:
    until = _falls_due(nodes, at, prediction)
    # What has happened where the prediction is asked for is known; what is asked there is not answered yet.
    between = _asking(nodes[at]) | {
        rule for node in nodes[at + 1 : until + 1] for rule in (*cited(node), *_asking(node))
    }
    on_the_way = tuple(rule for rule in script.scenario.shows if rule in between)
    if on_the_way:
        return on_the_way
    changed = [
        after
        for before, after in pairwise(nodes[at : until + 1])
        if _fact(script, before, prediction) != _fact(script, after, prediction)
    ]
    for node in (*reversed(changed), *reversed(nodes[: until + 1])):
        if rules := cited(node):
            return rules
    return script.scenario.shows


def _falls_due(nodes: Sequence[Node[Any]], at: int, prediction: Prediction) -> int:
    """The step at which a prediction that is asked for at step `at` falls due; the last one at the latest."""
    later = range(at + 1, len(nodes))
    if prediction.at == "next":
        given = [number for number in later if nodes[number].key is not None]
        return given[1] - 1 if len(given) > 1 else len(nodes) - 1
    happens = (n for n in later if any(event.kind == prediction.at for event in nodes[n].events))
    return len(nodes) - 1 if prediction.at == "end" else next(happens, len(nodes) - 1)


def _asking(node: Node[Any]) -> set[str]:
    """The rules by which a position asks, and those against what it does not offer."""
    if node.question is None:
        return set()
    refused = {reason.rule for each in node.question.refused for reason in each.reasons}
    return {node.question.rule, *refused}


def _fact(script: Script, node: Node[Any], prediction: Prediction) -> object:
    return script.game.facts(node.state).get(prediction.fact)
