"""Where rules are at work: the graph of a game's rules, and the step of a scenario that cites one."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from tutor.engine.history import History, Node
from tutor.framework.program_rules import carried_out
from tutor.rules.catalogue import load
from tutor.rules.graph import RuleGraph
from tutor.scenario.games import game_named
from tutor.scenario.script import Script


class Place(Struct, frozen=True):
    """A full stop of a told line, counted from the position that it begins with (0), and the way to it."""

    step: int
    answers: tuple[str, ...]


@cache
def rule_graph(game: str) -> RuleGraph:
    """The rules of a game with all that joins them. Raises KeyError for a game that cannot be played."""
    return RuleGraph(load(game), carried_out(game_named(game).programs.values()))


def carries_out(node: Node[Any], rule: str) -> bool:
    """Whether an event or the question of a position cites the rule."""
    by_question = node.question is not None and node.question.rule == rule
    return by_question or any(event.rule == rule for event in node.events)


def refuses(node: Node[Any], rule: str) -> bool:
    """Whether the rule stands against something that the question of a position does not offer."""
    refused = () if node.question is None else node.question.refused
    return any(reason.rule == rule for each in refused for reason in each.reasons)


def place_citing(script: Script, rule: str) -> Place | None:
    """The first full stop of the told line that cites the rule; None where none does.

    One where it is carried out, or asks, comes before all where it only stands against something.
    """
    history = History.start(script.game, script.start)
    refused: Place | None = None
    given = 0
    while not carries_out(history.node, rule):
        if refused is None and refuses(history.node, rule):
            refused = Place(history.node.depth, script.answers[:given])
        if history.at_end or (history.node.question is not None and given == len(script.answers)):
            return refused
        if history.node.question is None:
            history.step()
        else:
            history.answer(script.answers[given])
            given += 1
    return Place(history.node.depth, script.answers[:given])
