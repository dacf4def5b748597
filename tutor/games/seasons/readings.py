"""How the rulings of Seasons are read: as somebody chose, else as the catalogue does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from tutor.engine.state import State
from tutor.games.seasons.state import Table
from tutor.rules.catalogue import load

GAME = "seasons"

Readings: TypeAlias = Callable[[str], str]
"""The reading in force for the id of a ruling."""


@cache
def by_default(ruling: str) -> str:
    """The catalogue's own reading. Raises KeyError for an id that is no ruling of the game."""
    return load(GAME).ruling(ruling).default


def of(state: State[Table]) -> Readings:
    """The readings in force in a position."""
    return lambda ruling: state.ruling(ruling) or by_default(ruling)
