"""A step in words: what happened, line by line, and what is asked now."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tutor.engine.event import Event
from tutor.engine.history import History, Node
from tutor.engine.question import CHANCE, Option, Question
from tutor.trace.words import Speaker

ANSWERS = ("chosen", "passed", "used", "reacted")
"""Events that say that somebody answered; the words of the option tell it better."""


class Line(Struct, frozen=True):
    """One line of a tale: the words, and the kind and rule of the event that they tell."""

    text: str
    kind: str
    rule: str


class Narration(Struct, frozen=True):
    """A step as it is read out: what happened, in order, and the question that waits, if any."""

    lines: tuple[Line, ...]
    question: str = ""

    def __str__(self) -> str:
        """All of it as one text, for a live region or a terminal."""
        return " ".join((*(line.text for line in self.lines), *([self.question] if self.question else ())))


def narrate(speaker: Speaker, node: Node[Any], before: Node[Any] | None = None) -> Narration:
    """The step that led to a node. With the node `before` it, an answer is told in the words of its option.

    Quiet events (the attribute `.quiet` of their message) are told only where nothing else is.
    """
    previous = None if before is None or node.key is None else before.question
    answer = _answered(previous, node.key)
    lines: list[tuple[Line, bool]] = []
    for event in node.events:
        if answer is not None and previous is not None and event.kind in ANSWERS:
            lines.append((_answer_line(speaker, previous, answer, event), False))
            answer = None
        else:
            line = Line(speaker.event(event), event.kind, event.rule)
            lines.append((line, speaker.is_quiet(event)))
    if answer is not None and previous is not None:
        lines.insert(0, (_answer_line(speaker, previous, answer, None), False))
    loud = tuple(line for line, quiet in lines if not quiet)
    question = "" if node.question is None else speaker.question(node.question)
    return Narration(loud or tuple(line for line, _ in lines), question)


def narrate_at(speaker: Speaker, history: History[Any], number: int | None = None) -> Narration:
    """The step that led to a node of a history, the one at the cursor unless a number is given."""
    node = history.nodes[history.cursor if number is None else number]
    return narrate(speaker, node, None if node.parent is None else history.nodes[node.parent])


def _answered(question: Question | None, key: str | None) -> Option | None:
    if question is None or key is None or question.seat == CHANCE:
        return None
    return question.option(key)


def _answer_line(speaker: Speaker, question: Question, option: Option, event: Event | None) -> Line:
    text = speaker.say("told-answer", seat=question.seat, option=speaker.option_inside(option))
    return Line(
        text, "answered" if event is None else event.kind, question.rule if event is None else event.rule
    )
