"""Random play is counted and measured with the numbers and the clock that are handed down."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tutor.analysis import playouts as module
from tutor.analysis.playouts import Playouts, play_at_random, playouts, tic_tac_toe
from tutor.games.penumbra import GAME


class Clock:
    """A clock that goes on by a tenth of a second each time it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


def pick(seed: int) -> Any:
    return Random(seed).randrange


def measure(games: int, seed: int = 1) -> Playouts:
    return playouts(GAME, tuple(GAME.setups()), games, pick(seed), pick(2), Clock())


def test_random_games_are_counted_and_measured() -> None:
    measured = measure(8)
    assert measured.games == measured.finished == 8 and measured.decisions > 8
    assert measured.seconds == pytest.approx(0.8)
    assert measured.ratio == pytest.approx(measured.decisions / measured.seconds / measured.unit)


def test_the_same_numbers_play_the_same_games() -> None:
    assert measure(6) == measure(6)
    assert measure(6, 7).decisions != measure(6).decisions


def test_every_setup_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    setups, played = tuple(GAME.setups()), list[object]()

    def play(game: object, state: object, pick: object) -> tuple[int, bool]:
        played.append(state)
        return 1, True

    monkeypatch.setattr(module, "play_at_random", play)
    monkeypatch.setattr(module, "WARM_SECONDS", 0.0)
    done: list[int] = []
    playouts(GAME, setups, len(setups) + 1, pick(1), pick(2), Clock(), done.append)
    assert played == [setups[0], *setups, setups[0]], "the first is played to warm up"
    assert done == list(range(1, len(setups) + 2))


def test_only_answers_of_seats_are_decisions() -> None:
    state = next(iter(GAME.setups()))
    decisions, ended = play_at_random(GAME, state, lambda total: total - 1)
    assert ended and decisions >= 1


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_DECISIONS", 1)
    made, ended = play_at_random(GAME, next(iter(GAME.setups())), lambda total: 0)
    assert (made, ended) == (1, False)
    assert measure(4).finished < 4


def test_tic_tac_toe_takes_five_to_nine_moves_a_game() -> None:
    moves, seconds = tic_tac_toe(pick(1), Clock(), 1.0)
    games = 100 * 10
    assert seconds >= 1.0 and 5 * games <= moves <= 9 * games
    straight, _ = tic_tac_toe(lambda count: 0, Clock(), 0.1)
    assert straight == 100 * 7  # 1, 3, 5 and 7 of the squares taken in order make a diagonal.


def test_nothing_to_play() -> None:
    with pytest.raises(ValueError, match="a set-up"):
        playouts(GAME, (), 1, pick(1), pick(2), Clock())
    with pytest.raises(ValueError, match="at least one game"):
        playouts(GAME, tuple(GAME.setups()), 0, pick(1), pick(2), Clock())
