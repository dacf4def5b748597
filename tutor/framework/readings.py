"""How the rulings of a game are read: as a position says, else as the catalogue does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

from tutor.engine.state import State
from tutor.rules.catalogue import ruling as ruling_of

Readings: TypeAlias = Callable[[str], str]
"""The reading in force for the id of a ruling."""


@cache
def by_default(ruling: str) -> str:
    """The catalogue's own reading. Raises KeyError for an id that is no ruling."""
    return ruling_of(ruling).default


def readings_of(state: State[Any]) -> Readings:
    """The readings that a position is played under."""
    return lambda ruling: state.ruling(ruling) or by_default(ruling)
