"""Positions that random whole games come through."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tutor.engine.state import State
from tutor.engine.step import settle, take
from tutor.scenario.games import game_named

DECISIONS = 260
"""So many answers are given in each game at most."""

EVERY = 9
"""Of so many positions one is kept, and all in which the game has come to its end."""

GAMES = 3
"""So many openings of each game are begun."""


@cache
def positions(game: str) -> tuple[State[Any], ...]:
    """Positions from the set-up on, of several openings."""
    luck, played, found = Random(f"{game} 3"), game_named(game), []
    openings = list(played.openings())
    luck.shuffle(openings)
    for opening in openings[:GAMES]:
        state = opening.start()
        for number in range(DECISIONS):
            step = settle(played, state)
            if number % EVERY == 0 or step.question is None:
                found.append(step.state)
            if step.question is None:
                break
            question = step.question
            chance = question.chance
            picked = None if chance is None else chance.pick(luck.randrange(chance.total))
            key = luck.choice(question.options).key if picked is None else picked
            state = take(played, step.state, question, key).state
    return tuple(found)
