"""Hints in steps: the rules that matter, then options to look at, then the move itself."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from tutor.engine.history import History
from tutor.engine.question import Question
from tutor.scenario.script import Script
from tutor.trace.tree import cited

MOST_RULES: Final = 2
"""So many rules are named at most."""


class Hint(Struct, frozen=True):
    """All that can be hinted at about the learner's choice in a position.

    `rules` are those that the move brings into play; `options` holds the move and one other, in the order of
    the question, or nothing where there are no more than these two; `move` is the answer's key.
    """

    rules: tuple[str, ...]
    options: tuple[str, ...]
    move: str

    @property
    def steps(self) -> int:
        """How many steps there are to the move."""
        return 2 + bool(self.options)


def hint_at(script: Script, history: History[Any]) -> Hint | None:
    """What can be hinted at where the learner chooses: the way to a puzzle's goal, else the told answer.

    None where somebody else is asked, off the told line of a lesson without a goal, and where a puzzle's goal
    is out of reach.
    """
    question = history.node.question
    if question is None or question.seat != script.scenario.you or question.chance is not None:
        return None
    move = script.here(history).scripted if script.goal is None else script.hint(history)
    if move is None or question.option(move) is None:
        return None
    return Hint(_rules(script, history, question, move), _narrowed(question, move), move)


def _rules(script: Script, history: History[Any], question: Question, move: str) -> tuple[str, ...]:
    """The rules at work from the move to the next question; before all those that the lesson shows."""
    history = History.start(script.game, history.node.state)
    history.answer(move)
    met = list(cited(history.node))
    while history.node.question is None and not history.at_end:
        met += cited(history.step())
    rules = [rule for rule in script.scenario.shows if rule in met]
    return tuple(rules[:MOST_RULES]) or (met[0] if met else question.rule,)


def _narrowed(question: Question, move: str) -> tuple[str, ...]:
    keys = [option.key for option in question.options]
    if len(keys) <= 2:
        return ()
    at = keys.index(move)
    # The neighbour: before or behind it by the length of the list, so that it is not always the same side.
    other = at + 1 if (len(keys) % 2 and at + 1 < len(keys)) or at == 0 else at - 1
    return tuple(keys[number] for number in sorted((at, other)))
