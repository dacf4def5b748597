"""How well a learner knows each rule, from the answers given: forgetting is estimated by FSRS."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Final

from fsrs import Card, Rating, Scheduler
from msgspec import Struct

from tutor.classroom.answers import Answer

HORIZON: Final = timedelta(days=7)
"""How far ahead strength looks."""

WEAK: Final = 0.7
"""A rule of less strength is weak: one that was missed is, until it was known on a later day."""

_AGAIN: Final = (timedelta(minutes=10),)
_SCHEDULER: Final = Scheduler(learning_steps=_AGAIN, relearning_steps=_AGAIN, enable_fuzzing=False)


class Mastery(Struct, frozen=True):
    """How well a rule is known: how often it was asked, how often right, and when to ask it again.

    `strength` is the estimated chance, from 0 to 1, that it will still be known in a week.
    """

    rule: str
    answers: int
    right: int
    due: datetime
    strength: float
    weak: bool


def mastery(answers: Iterable[Answer], now: datetime) -> dict[str, Mastery]:
    """How well each rule that was asked is known at a time, by its id; answers may come in any order."""
    cards: dict[str, Card] = {}
    attempts: dict[str, int] = {}
    right: dict[str, int] = {}
    for answer in sorted(answers, key=lambda answer: (answer.at, answer.key)):
        for rule in dict.fromkeys(answer.rules):
            cards[rule] = _reviewed(cards.get(rule), answer)
            attempts[rule] = attempts.get(rule, 0) + 1
            right[rule] = right.get(rule, 0) + answer.right
    return {rule: _mastery(rule, cards[rule], attempts[rule], right[rule], now) for rule in sorted(cards)}


def weakest(known: Mapping[str, Mastery], limit: int) -> tuple[Mastery, ...]:
    """The rules that are known least, the weakest first, at most so many."""
    return tuple(sorted(known.values(), key=lambda one: (one.strength, one.due, one.rule))[:limit])


def due(known: Mapping[str, Mastery], now: datetime) -> tuple[Mastery, ...]:
    """The rules that should be asked again by now, the longest due first."""
    late = (one for one in known.values() if one.due <= now)
    return tuple(sorted(late, key=lambda one: (one.due, one.strength, one.rule)))


def _reviewed(before: Card | None, answer: Answer) -> Card:
    at = answer.at.astimezone(UTC)
    card = Card(card_id=0, due=at) if before is None else before
    return _SCHEDULER.review_card(card, _rating(answer), at)[0]


def _rating(answer: Answer) -> Rating:
    if not answer.right:
        return Rating.Again
    return Rating.Hard if answer.hints else Rating.Good


def _mastery(rule: str, card: Card, attempts: int, right: int, now: datetime) -> Mastery:
    strength = _SCHEDULER.get_card_retrievability(card, now.astimezone(UTC) + HORIZON)
    return Mastery(rule, attempts, right, card.due, strength, strength < WEAK)
