"""The position that an item asks about: its case under its readings, and random play from there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from tutor.analysis.opponents import OPPONENTS, Luck, Opponent, at_random
from tutor.analysis.playouts import MOST_DECISIONS
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.scenario.answers import Mismatch
from tutor.scenario.case import Case, Opened, open_case
from tutor.sweeps.items import Args

OPENED: Final = 16
"""So many cases are kept as they were played: items that follow one another mostly share one."""

NOBODY: Final[Mapping[str, Opponent]] = {}


class Unfit(ValueError):
    """An answer of a case does not fit under the readings in force."""

    def __init__(self, mismatch: Mismatch) -> None:
        self.mismatch = mismatch
        super().__init__(mismatch.actual.en)


class Played(NamedTuple):
    """Where play has come to: all answers, how many of them seats gave, and whether it is over."""

    state: State[Any]
    keys: tuple[str, ...]
    decisions: int
    over: bool


def opened(case: Case) -> Opened:
    """The case as it was played. Raises DefectiveFile for its defects, Unfit where an answer does not fit."""
    position = _opened(msgspec.json.encode(case))
    if position.misfit is not None:
        raise Unfit(position.misfit)
    return position


@lru_cache(maxsize=OPENED)
def _opened(case: bytes) -> Opened:
    return open_case(msgspec.json.decode(case, type=Case))


def reached(case: Case, seed: int | None, args: Args) -> Case:
    """The case that is asked about: with the answers of random play, as far as `args.after` says."""
    if seed is None or args.after is None:
        return case
    position = opened(case)
    return case.answered(*play_on(position.game, position.state, Luck(seed), args.after).keys)


def play_on(
    game: Game[Any],
    state: State[Any],
    luck: Luck,
    most: int = MOST_DECISIONS,
    players: Mapping[str, Opponent] = NOBODY,
    other: Opponent = at_random,
) -> Played:
    """Plays on to the end, or to what is asked after so many answers of seats; chance is `luck` alone."""
    keys: list[str] = []
    decisions = 0
    while (step := settle(game, state)).question is not None:
        question = step.question
        if question.chance is not None:
            key = question.chance.pick(luck(question.chance.total))
        elif decisions >= most or not question.options:
            return Played(step.state, tuple(keys), decisions, False)
        else:
            key = players.get(question.seat, other)(game, step.state, question, luck)
            decisions += 1
        keys.append(key)
        state = take(game, step.state, question, key).state
    return Played(step.state, tuple(keys), decisions, True)


def players_of(args: Args) -> dict[str, Opponent]:
    """Who plays the seats that are named."""
    return {seat: OPPONENTS[how] for seat, how in args.seats}
