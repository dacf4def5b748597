"""How the rulings of Res Arcana are read: as the position says, else as the catalogue does."""

from __future__ import annotations

from tutor.games.readings import Readings, by_default
from tutor.games.readings import readings_of as readings

__all__ = ["Readings", "by_default", "readings"]
