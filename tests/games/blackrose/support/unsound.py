"""Sound positions of Black Rose Wars, and what is wrong with them after changes."""

from __future__ import annotations

from support.laws import flaws as flaws_of

from tutor.engine.game import Flaw
from tutor.games.blackrose import GAME

PLAIN = """
    box: training
    mages:
      anna: {mage: mage-graminia, at: room-throne}
      boris: {mage: mage-riccart, at: room-crypt}
"""
AVATAR = """
    box: training
    mages:
      anna: {mage: mage-graminia, at: room-throne}
      x: {avatar: true, at: room-crypt}
"""


def flaws(changes: str, base: str = PLAIN, rulings: tuple[tuple[str, str], ...] = ()) -> tuple[Flaw, ...]:
    """The flaws of a sound position with changes."""
    return flaws_of(GAME, base, changes, rulings)
