"""Readings of the rulings of Black Rose Wars that somebody chose."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.framework.readings import Readings, by_default
from tutor.rules.catalogue import load

GAME = "blackrose"


def chosen(readings: Mapping[str, str]) -> Readings:
    """The readings given, the catalogue's own for all others.

    Raises KeyError for an id that is no ruling of the game, and for a reading that a ruling does not have.
    """
    taken = {id: load(GAME).ruling(id).reading(reading).id for id, reading in readings.items()}
    return lambda ruling: taken.get(ruling) or by_default(ruling)
