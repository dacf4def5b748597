"""A lesson told otherwise: other answers behind an open prediction, so that it comes out otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from support.play import to_question

from tutor.app.sessions.lesson import Session
from tutor.engine.event import Scalar
from tutor.engine.history import History
from tutor.engine.question import Question
from tutor.scenario.model import Prediction
from tutor.scenario.script import Script, due

MOST_STEPS = 400
MOST_TRIED = 40
"""So many other answers to one question are tried; of many results of dice a few from all over."""


@dataclass(frozen=True, slots=True)
class Open:
    """A prediction that is open: asked for after so many answers, with the position."""

    prediction: Prediction
    asked: int
    history: History[Any]


def open_in(session: Session) -> list[Open]:
    """The predictions that are open where a session stands."""
    return [
        Open(guess.prediction, asked, session.history)
        for (asked, _), guess in session.guesses.items()
        if not guess.known
    ]


def other_ending(script: Script, about: Open) -> Script | None:
    """The lesson with another answer behind an open prediction, which then comes out otherwise.

    None where what is asked depends on nothing that is still to come.
    """
    given = about.history.answers()
    truth = _truth(script, about, script.answers)
    for at in range(len(given), len(script.answers)):
        for key in _others(script, at):
            answers = (*script.answers[:at], key)
            told = _truth(script, about, (*answers, *script.answers[at + 1 :]))
            if told is not None and told != truth:
                return _told_so(script, at, key)
    return None


def _told_so(script: Script, at: int, key: str) -> Script:
    """The script with that answer in place of its own, and no other answer behind it."""
    questions = list(_questions(script, script.answers[:at], at + 1))
    theirs = sum(question.seat != script.scenario.you for question in questions[:at])
    told = list(script.rolls)
    if questions[at].seat != script.scenario.you and theirs < len(told):
        told[theirs] = key
    stretches = list(script.stretches)
    stretches[at] = replace(stretches[at], scripted=key)
    answers = (*script.answers[:at], key)
    return replace(script, answers=answers, rolls=tuple(told), stretches=tuple(stretches))


def _questions(script: Script, answers: tuple[str, ...], most: int) -> Iterator[Question]:
    """The first questions of a line."""
    history, left = History.start(script.game, script.start), list(answers)
    for _ in range(most):
        yield to_question(history)
        if left:
            history.answer(left.pop(0))


def _others(script: Script, at: int) -> Iterator[str]:
    """Answers to that question that the lesson does not give."""
    question = list(_questions(script, script.answers[:at], at + 1))[at]
    if question.chance is None:
        keys = [option.key for option in question.options]
    else:
        total = question.chance.total
        keys = [question.chance.pick(n) for n in range(0, total, max(1, total // MOST_TRIED))]
    yield from (key for key in dict.fromkeys(keys[:MOST_TRIED]) if key != script.answers[at])


def _truth(script: Script, about: Open, answers: tuple[str, ...]) -> Scalar:
    """How a prediction comes out after those answers, then the first ones offered; None if never."""
    history, left = History.start(script.game, script.start), list(answers)
    for _ in range(MOST_STEPS):
        later = history.node.depth > about.history.node.depth
        if later and due(about.prediction, about.asked, history):
            return script.game.facts(history.node.state).get(about.prediction.fact)
        if history.at_end:
            return None
        question = history.node.question
        if question is None:
            history.step()
            continue
        wanted = left.pop(0) if left else ""
        if question.chance is not None:
            key = wanted if question.chance.accepts(wanted) else question.chance.pick(0)
        else:
            key = wanted if question.option(wanted) is not None else question.options[0].key
        history.answer(key)
    return None
