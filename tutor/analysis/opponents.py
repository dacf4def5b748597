"""Opponents that answer by themselves: at random, or as seems best one decision ahead.

What they do follows from the position and from the numbers they are given: the same game can be played again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from hashlib import shake_256
from typing import Any, Final, TypeAlias

from tutor.engine.game import Game
from tutor.engine.question import CHANCE, PASS, Question
from tutor.engine.state import State
from tutor.engine.step import settle, take

Pick: TypeAlias = Callable[[int], int]
"""Gives a number from 0 to its argument minus 1, each equally likely."""

Opponent: TypeAlias = Callable[[Game[Any], State[Any], Question, Pick], str]
"""Gives the key of the option with which a question is answered."""

AHEAD = 12
"""So many answers behind the one that is weighed are looked at: enough for the effect it starts."""

MOST_WEIGHED = 16
"""Of more options so many are drawn and weighed: an answer is wanted while somebody waits."""


SAMPLES = 3
"""So often dice and decks fall for each option that meets them; an option that meets none is weighed once."""


class Luck:
    """Numbers that follow from what they are named by, as fairly spread as those of dice."""

    def __init__(self, *named: str | int) -> None:
        self._name: Final = ":".join(map(str, named))
        self._drawn = 0

    def __call__(self, total: int) -> int:
        """The next number from 0 to total - 1."""
        self._drawn += 1
        size = total.bit_length() // 8 + 16  # so many bits more than needed that no remainder is favoured
        drawn = shake_256(f"{self._name}:{self._drawn}".encode()).digest(size)
        return int.from_bytes(drawn) % total


def at_random(game: Game[Any], state: State[Any], question: Question, pick: Pick) -> str:
    """Any of the options, each as likely as the others."""
    return question.options[pick(len(question.options))].key


def greedy(game: Game[Any], state: State[Any], question: Question, pick: Pick) -> str:
    """The option behind which the seat stands best (`Game.worth`) when its effect is over; random without.

    What has to be decided on the way is answered with the first option, and `Game.moments` are passed; dice
    and decks fall several times, alike for all options and not as they will fall. Of equal options one is
    drawn.
    """
    if game.worth is None or len(question.options) == 1:
        return at_random(game, state, question, pick)
    keys = _some([option.key for option in question.options], pick)
    seed = pick(2**64)
    found = [_weigh(game, state, question, key, seed) for key in keys]
    best = [key for key, worth in zip(keys, found, strict=True) if worth == max(found)]
    return best[pick(len(best))]


OPPONENTS: Final[Mapping[str, Opponent]] = {"greedy": greedy, "random": at_random}
"""The kinds of opponents, the stronger first."""


def _some(keys: list[str], pick: Pick) -> list[str]:
    """The keys, or as many of them as are weighed; passing is always among them."""
    left, kept = list(keys), list[str]()
    while left and len(kept) < MOST_WEIGHED:
        kept.append(left.pop(pick(len(left)) if len(keys) > MOST_WEIGHED else 0))
    return [*kept, *(key for key in left if key == PASS)]


def _weigh(game: Game[Any], state: State[Any], question: Question, key: str, seed: int) -> Fraction:
    """How well the asked seat stands on average some answers later, or where another seat is asked."""
    assert game.worth is not None
    found: list[int] = []
    for sample in range(SAMPLES):
        after, chancy = _outlook(game, state, question, key, Luck(seed, sample))
        found.append(game.worth(after, question.seat))
        if not chancy:
            break
    return Fraction(sum(found), len(found))


def _outlook(
    game: Game[Any], state: State[Any], question: Question, key: str, luck: Pick
) -> tuple[State[Any], bool]:
    """Where an answer leads, and whether dice or decks had a part in it."""
    step = take(game, state, question, key)
    chancy = False
    for _ in range(AHEAD):
        step = settle(game, step.state)
        asked = step.question
        if asked is None or asked.seat not in (question.seat, CHANCE):
            break
        chancy = chancy or asked.chance is not None
        step = take(game, step.state, asked, _plain(game, asked, luck))
    return step.state, chancy


def _plain(game: Game[Any], question: Question, luck: Pick) -> str:
    """An answer that nobody thinks about."""
    if question.chance is not None:
        return question.chance.pick(luck(question.chance.total))
    passes = question.kind in game.moments and question.option(PASS) is not None
    return PASS if passes else question.options[0].key
