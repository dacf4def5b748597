"""How the rulings of Seasons are read: as the position says, else as the catalogue does."""

from __future__ import annotations

from tutor.games.readings import Readings, by_default
from tutor.games.readings import readings_of as of

__all__ = ["Readings", "by_default", "of"]
