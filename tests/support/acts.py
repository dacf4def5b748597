"""What seats could be asked for: what is asked in earnest is listed alike, and nothing is offered besides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from itertools import combinations
from typing import Any

from tutor.engine.game import Game
from tutor.engine.question import Question, Refusal, Refused
from tutor.engine.state import State
from tutor.trace.words import speaker

ALIKE = 0.7
"""Two texts of which more is the same read as one reason that is told twice."""


def by_key(refused: Sequence[Refused]) -> Mapping[str, set[str]]:
    """The rules under which each option is refused."""
    return {one.option.key: {reason.rule for reason in one.reasons} for one in refused}


def check_asked(game: Game[Any], state: State[Any], question: Question) -> bool:
    """What the asked seat could be asked for has this question as it is, if it is of a listed kind."""
    listed = [one for one in game.acts(state, question.seat) if one.kind == question.kind]
    for one in listed:
        assert {option.key for option in one.options} == {option.key for option in question.options}
        assert by_key(one.refused) == by_key(question.refused)
        assert (one.rule, one.secret) == (question.rule, question.secret)
    return bool(listed)


def check_others(game: Game[Any], state: State[Any], question: Question) -> int:
    """All else that any seat could be asked for is refused; how much that is."""
    found = 0
    for seat in game.seats(state.table):
        for one in game.acts(state, seat):
            if (seat, one.kind) != (question.seat, question.kind):
                assert not one.options, (seat, one.kind)
            found += len(one.refused)
            assert one.seat == seat and all(refused.reasons for refused in one.refused)
            keys = [option.key for option in (*one.options, *(refused.option for refused in one.refused))]
            assert len(set(keys)) == len(keys)
    return found


def check_words(game: Game[Any], state: State[Any]) -> set[str]:
    """Every reason against anything can be said, and what would allow it; the kinds of them."""
    reasons: set[Refusal] = set()
    for seat in game.seats(state.table):
        for one in game.acts(state, seat):
            reasons |= {reason for refused in one.refused for reason in refused.reasons}
            for lang in ("en", "ru"):
                says = speaker(game.id, lang)
                assert says.question(one)
                assert all(says.option(refused.option) for refused in one.refused)
    for reason in reasons:
        assert reason.rule in game.rules()
        for lang in ("en", "ru"):
            assert speaker(game.id, lang).refusal(reason) and speaker(game.id, lang).allowed_if(reason)
    return {reason.kind for reason in reasons}


def told_alike(game: str, reasons: Sequence[Refusal]) -> list[tuple[str, str]]:
    """The reasons of different kinds against one move that read as the same, in either language."""
    texts = [
        (says.refusal(one), says.refusal(other))
        for one, other in combinations(reasons, 2)
        if one.kind != other.kind
        for says in (speaker(game, "en"), speaker(game, "ru"))
    ]
    return [(one, other) for one, other in texts if SequenceMatcher(None, one, other).ratio() > ALIKE]
