"""How the rulings of Res Arcana are read: as the position says, else as the catalogue does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, TypeAlias

from tutor.engine.state import State
from tutor.rules.catalogue import load

GAME: Final = "resarcana"

Readings: TypeAlias = Callable[[str], str]
"""The reading in force for the id of a ruling."""


@cache
def by_default(ruling: str) -> str:
    """The catalogue's own reading. Raises KeyError for an id that is no ruling of the game."""
    return load(GAME).ruling(ruling).default


def readings(state: State[Any]) -> Readings:
    """The readings that a position is played under."""
    return partial(_reading, state)


def _reading(state: State[Any], ruling: str) -> str:
    return state.ruling(ruling) or by_default(ruling)
