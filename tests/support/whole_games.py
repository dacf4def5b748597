"""Random whole games: whether they hold to the contract, and whether they are the same in every process."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from support.processes import elsewhere

from tutor.contract import check_game, fingerprint
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.scenario import game_named

MOST = 20_000
"""More full stops and answers than a random game takes."""


def start(game: Game[Any], opening: str) -> State[Any]:
    """The first position of a whole game."""
    return next(one.start() for one in game.openings() if one.id == opening)


def check(game: Game[Any], seed: str, *states: State[Any]) -> None:
    """A random game from each of the positions holds to the contract.

    Every option of every question is tried, every refusal refused, every position sent through JSON.
    """
    begun = replace(game, setups=lambda: states)
    found = check_game(begun, pick=Random(seed).randrange, games=1, limit=MOST)
    assert not found, "\n".join(map(str, found))


def check_laid_out(game: Game[Any], opening: str) -> None:
    """The same from the set-up on, which only lays the pieces out: they are not counted."""
    check(replace(game, pieces=lambda table: {}), f"contract {opening}", start(game, opening))


def digest(game: str, openings: tuple[str, ...], seed: int) -> str:
    """A digest of every position and event of some random whole games."""
    played = game_named(game)
    starts = tuple(start(played, opening) for opening in openings)
    return fingerprint(replace(played, setups=lambda: starts), pick=Random(seed).randrange, limit=MOST)


def check_everywhere(game: str, *openings: str) -> None:
    """Whole games are the same in other processes, and others with another seed."""
    say = f"from support.whole_games import digest; print(digest({game!r}, {openings!r}, 4))"
    here = digest(game, openings, 4)
    assert [elsewhere(say, hash_seed) for hash_seed in ("1", "2")] == [here, here]
    assert digest(game, openings, 5) != here
