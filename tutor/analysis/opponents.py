"""Opponents that answer by themselves: at random, or as seems best one decision ahead.

What they do follows from the position and from the numbers they are given: the same game can be played again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
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

AHEAD = 24
"""So many answers behind the one that is weighed are looked at: enough for the effect it starts."""

CANDIDATES = 16
"""Of more options so many are drawn and weighed: an answer is wanted while somebody waits."""

FEW = 4
"""Where there are no more options than that, what is decided on the way is thought about too."""

ON_THE_WAY = 6
"""So many options are weighed of what is decided on the way."""

THOUGHT = 400
"""So many answers are tried altogether before thinking stops: some tenths of a second's work."""


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
    """The option behind which the seat stands best (`Game.worth`) when its turn is over; random without.

    On the way `Game.moments` are passed, and so is what is asked again, so that all options are compared
    where the turn is over; elsewhere the first option is taken, or the best of some where there are few
    options to weigh. Dice and decks fall alike for all options, and not as they will fall. Of equal options
    passing is preferred, else one is drawn.
    """
    if game.evaluate is None or len(question.options) == 1:
        return at_random(game, state, question, pick)
    keys = _some(question, CANDIDATES, pick)
    seed, thinks = pick(2**64), len(keys) <= FEW
    payoffs = []
    for key in keys:
        outlook = _Outlook(game, game.evaluate, question.seat, THOUGHT // len(keys))
        payoffs.append(outlook.behind(state, question, key, Luck(seed), thinks))
    best = [key for key, payoff in zip(keys, payoffs, strict=True) if payoff == max(payoffs)]
    return PASS if PASS in best else best[pick(len(best))]


OPPONENTS: Final[Mapping[str, Opponent]] = {"greedy": greedy, "random": at_random}
"""The kinds of opponents, the stronger first."""


def _some(question: Question, most: int, pick: Pick) -> list[str]:
    """The keys of the options, or as many of them, drawn; passing is always among them."""
    left = [option.key for option in question.options]
    if len(left) <= most:
        return left
    keys = [left.pop(pick(len(left))) for _ in range(most)]
    return [*keys, *(key for key in left if key == PASS)]


@dataclass(slots=True)
class _Outlook:
    """What lies behind the options of one seat; thinking stops when so many answers have been tried."""

    game: Game[Any]
    value: Callable[[State[Any], str], int]
    seat: str
    left: int

    def behind(self, state: State[Any], question: Question, key: str, luck: Pick, thinks: bool) -> int:
        """How well the seat stands some answers behind this one, or where another seat is asked."""
        step = take(self.game, state, question, key)
        met = {question.kind}
        for _ in range(AHEAD):
            self.left -= 1
            step = settle(self.game, step.state)
            following = step.question
            if following is None or following.seat not in (self.seat, CHANCE):
                break
            again = following.kind in met or following.kind in self.game.moments
            answer = self.on_the_way(step.state, following, luck, again, thinks and self.left > 0)
            met.add(following.kind)
            step = take(self.game, step.state, following, answer)
        return self.value(step.state, self.seat)

    def on_the_way(
        self, state: State[Any], question: Question, luck: Pick, passes: bool, thinks: bool
    ) -> str:
        """An answer to what is asked behind the option that is weighed; it is passed if that `passes`."""
        if question.chance is not None:
            return question.chance.pick(luck(question.chance.total))
        if passes and question.option(PASS) is not None:
            return PASS
        if not thinks:
            return question.options[0].key
        seed = luck(2**64)
        keys = _some(question, ON_THE_WAY, luck)
        return max(keys, key=lambda key: self.behind(state, question, key, Luck(seed), False))
