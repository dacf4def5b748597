"""Answers and positions of a search in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final

from tutor.analysis.game_graph import Kind, Spot, Way
from tutor.engine.chance import Dice
from tutor.engine.question import CHANCE, Question
from tutor.rules.words import Lang
from tutor.trace.words import Speaker
from tutor.views.words import capital, wording

NAMED: Final = 3
"""So many answers are named that lead to the same position; of more only the number."""

LEAF: Final[Mapping[Kind, str]] = {
    "end": "end", "cut": "not-explored", "hidden": "not-seen", "stuck": "no-answer", "beaten": "not-explored",
}  # fmt: skip


def answer_words(question: Question | None, ways: Sequence[Way], speaker: Speaker) -> str:
    """Who answers what; some answers that lead to the same position together."""
    assert question is not None
    words = wording(speaker.lang)
    named = ", ".join(_what(question, way, speaker) for way in ways[:NAMED])
    if len(ways) > NAMED:
        named = words("outcomes-more-answers", all=named, n=len(ways) - NAMED)
    return words("outcomes-asks", who=capital(speaker.name(question.seat)), what=named)


def _what(question: Question, way: Way, speaker: Speaker) -> str:
    if way.option is not None:
        return speaker.option_inside(way.option)
    if isinstance(question.chance, Dice):
        return way.key.replace("-", "+") or "0"
    return " + ".join(speaker.name(id) for id in way.key.split("+"))


def spot_words(spot: Spot[Any], speaker: Speaker) -> str:
    """What is asked in a position, or how it ends."""
    if spot.kind == "asked" and spot.question is not None:
        return speaker.question(spot.question)
    return wording(speaker.lang)(f"outcomes-{LEAF.get(spot.kind, 'end')}")


def is_chance(spot: Spot[Any]) -> bool:
    """Whether dice or a deck answer in a position."""
    return spot.question is not None and spot.question.seat == CHANCE


def share_words(share: Fraction, lang: Lang) -> str:
    """A chance as a fraction and in per cent."""
    words = wording(lang)
    return f"{share} = {words.percent(share)}" if 0 < share < 1 else words.percent(share)


def reader_number(spot: int) -> int:
    """The number that a position has for readers."""
    return spot + 1
