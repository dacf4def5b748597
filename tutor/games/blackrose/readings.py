"""How the rulings of Black Rose Wars are read: as somebody chose, else as the catalogue does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from tutor.rules.catalogue import load

GAME = "blackrose"

Readings: TypeAlias = Callable[[str], str]
"""The reading in force for the id of a ruling."""


@cache
def by_default(ruling: str) -> str:
    """The catalogue's own reading. Raises KeyError for an id that is no ruling of the game."""
    return load(GAME).ruling(ruling).default


def chosen(readings: Mapping[str, str]) -> Readings:
    """The readings given, the catalogue's own for all others.

    Raises KeyError for an id that is no ruling of the game, and for a reading that a ruling does not have.
    """
    taken = {id: load(GAME).ruling(id).reading(reading).id for id, reading in readings.items()}
    return lambda ruling: taken.get(ruling) or by_default(ruling)
