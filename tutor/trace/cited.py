"""Words for a game that has none of its own: what happens is told by the titles of the rules it cites."""

from __future__ import annotations

from collections.abc import Callable

from tutor.engine.event import Bound, Event, Facts
from tutor.engine.program import Program
from tutor.engine.question import Option, Question, Refusal
from tutor.rules.catalogue import game_of, load
from tutor.rules.words import Lang

Say = Callable[[Bound], str]
"""Says a value."""


def title(rule: str, lang: Lang) -> str:
    """The title of a rule, or the question of a ruling."""
    catalogue = load(game_of(rule))
    text = catalogue.rule(rule).title if rule in catalogue else catalogue.ruling(rule).question
    return text.of(lang).rstrip(".?")


def event(event: Event, lang: Lang, say: Say) -> str:
    """What happened, with its facts."""
    return f"{_with(title(event.rule, lang), event.facts, say)}."


def question(question: Question, lang: Lang, say: Say) -> str:
    """What is asked, with its facts."""
    return f"{say(question.seat)}: {_with(title(question.rule, lang), question.facts, say)}?"


def option(option: Option, say: Say) -> str:
    """An answer: its facts, or its key."""
    return ", ".join(say(value) for _, value in option.facts) or say(option.key)


def refusal(refusal: Refusal, lang: Lang, say: Say) -> str:
    """What stands against an answer."""
    return _with(title(refusal.rule, lang), refusal.facts, say)


def sentences(program: Program, lang: Lang) -> tuple[str, ...]:
    """The full stops of a program."""
    return tuple(f"{title(sentence.rule, lang)}." for sentence in program.sentences)


def _with(head: str, facts: Facts, say: Say) -> str:
    values = ", ".join(say(value) for _, value in facts)
    return f"{head} ({values})" if values else head
