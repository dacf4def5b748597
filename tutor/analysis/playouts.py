"""Random play of a game, measured against random play of tic-tac-toe on the same machine in the same run.

Decisions per second mean little alone: machines differ, and so does their load. So they are given as a ratio
to the moves per second of the simplest game there is, written in plain Python without any engine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any, TypeAlias

from msgspec import Struct

from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.engine.step import settle, take

Pick: TypeAlias = Callable[[int], int]
"""Gives a number from 0 to its argument minus 1, each equally likely. Randomness comes from here alone."""

Clock: TypeAlias = Callable[[], float]
"""Gives seconds since some moment."""

MOST_DECISIONS = 20_000
"""A game that asks for more decisions is given up and counts as not finished."""

UNIT_SECONDS = 0.5
"""How long tic-tac-toe is played before the games and once more after them."""

WARM_SECONDS = 1.0
"""How long games are played before those that count: caches fill, and the interpreter adapts to the code."""

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Playouts(Struct, frozen=True):
    """What random play came to.

    `decisions` counts the answers of seats, not those of chance; every one was picked from the full list of
    legal options. `unit` is the moves per second of tic-tac-toe, `ratio` decisions per second over it.
    """

    games: int
    finished: int
    decisions: int
    seconds: float
    unit: float
    ratio: float


def playouts(
    game: Game[Any],
    setups: Sequence[State[Any]],
    games: int,
    pick: Pick,
    idle: Pick,
    clock: Clock,
    played: Callable[[int], None] = lambda number: None,
) -> Playouts:
    """Plays that many games at random, from each set-up in turn, and measures them.

    Games that do not count come first, to warm up. `pick` decides the games that count, `idle` all others: as
    many as there is time for, so that they would disturb these. `played` is told after each game that counts
    how many are done. Raises ValueError without a set-up or a game.
    """
    if not setups or games < 1:
        raise ValueError("random play needs a set-up and at least one game")
    _warm_up(game, setups, idle, clock)
    moves, spent = tic_tac_toe(idle, clock, UNIT_SECONDS)
    finished = decisions = 0
    seconds = 0.0
    for number in range(games):
        start = clock()
        made, ended = play_at_random(game, setups[number % len(setups)], pick)
        seconds += clock() - start
        decisions += made
        finished += ended
        played(number + 1)
    more, longer = tic_tac_toe(idle, clock, UNIT_SECONDS)
    unit = (moves + more) / (spent + longer)
    return Playouts(games, finished, decisions, seconds, unit, decisions / seconds / unit if seconds else 0.0)


def _warm_up(game: Game[Any], setups: Sequence[State[Any]], idle: Pick, clock: Clock) -> None:
    start = clock()
    for state in cycle(setups):
        play_at_random(game, state, idle)
        if clock() - start >= WARM_SECONDS:
            return


def play_at_random(game: Game[Any], state: State[Any], pick: Pick) -> tuple[int, bool]:
    """One random game: how many decisions seats made, and whether it came to its end."""
    decisions = 0
    while (step := settle(game, state)).question is not None:
        question = step.question
        if question.chance is not None:
            key = question.chance.pick(pick(question.chance.total))
        elif decisions >= MOST_DECISIONS:
            return decisions, False
        else:
            key = question.options[pick(len(question.options))].key
            decisions += 1
        state = take(game, step.state, question, key).state
    return decisions, True


def tic_tac_toe(pick: Pick, clock: Clock, seconds: float) -> tuple[int, float]:
    """Random games of tic-tac-toe for about that long: the moves made, and the seconds they took."""
    moves = 0
    start = now = clock()
    while now - start < seconds:
        for _ in range(100):
            moves += _one_game(pick)
        now = clock()
    return moves, now - start


def _one_game(pick: Pick) -> int:
    """A new board, and for each move the list of legal ones, one of them at random, and a look for a row."""
    board = [0] * 9
    player, moves = 1, 0
    while legal := [at for at in range(9) if not board[at]]:
        board[legal[pick(len(legal))]] = player
        moves += 1
        for a, b, c in LINES:
            if board[a] == player and board[b] == player and board[c] == player:
                return moves
        player = 3 - player
    return moves
