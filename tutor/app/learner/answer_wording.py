"""What a kept answer says, in the words of its lesson."""

from __future__ import annotations

import json
from datetime import datetime
from functools import cache

from tutor.app.library import lesson, title_of
from tutor.classroom.answers import Answer
from tutor.rules.catalogue import is_rule, rule
from tutor.rules.words import Lang, Words
from tutor.scenario.assessed_rules import GOAL, place_of
from tutor.trace.words import speaker
from tutor.views.words import wording


def question(answer: Answer, lang: Lang) -> str:
    """What was asked, as far as the lesson still asks it."""
    if answer.place == GOAL:
        return wording(lang)("class-goal")
    text = _questions(answer.lesson).get(answer.place)
    return text.of(lang) if text is not None else wording(lang)("class-no-question")


def value(answer: Answer, text: str, lang: Lang) -> str:
    """A value of an answer, `given` or `truth`, as the lesson says it, or as it was kept."""
    try:
        data = json.loads(text)
    except ValueError:
        return text
    if answer.place == GOAL and isinstance(data, bool):
        return wording(lang)("class-reached" if data else "class-not-reached")
    if isinstance(data, dict | list):
        return text
    try:
        return speaker(answer.lesson.partition("/")[0], lang).value(data)
    except (KeyError, ValueError):
        return str(data)


def lesson_title(id: str, lang: Lang) -> str:
    """The title of a lesson; its id where it is no more."""
    try:
        return title_of(id).of(lang)
    except (KeyError, ValueError):
        return id


def rule_title(id: str, lang: Lang) -> str:
    """The title of a rule; its id where the catalogue no longer has it."""
    return rule(id).title.of(lang) if is_rule(id) else id


def clock(at: datetime) -> str:
    """A moment by the clock of this machine: day, month, hour and minute."""
    return at.astimezone().strftime("%d.%m. %H:%M")


@cache
def _questions(lesson_id: str) -> dict[str, Words]:
    """What a lesson asks, by the place."""
    try:
        script = lesson(lesson_id).script
    except (KeyError, ValueError):
        return {}
    questions: dict[str, Words] = {}
    for at, stretch in enumerate(script.stretches if script is not None else ()):
        there = (one for telling in stretch.tellings for one in telling.predictions)
        questions |= {place_of(at, nth): one.ask for nth, one in enumerate(there)}
    return questions
