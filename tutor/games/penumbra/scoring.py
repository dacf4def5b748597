"""Points, as far as threat decides them."""

from __future__ import annotations

from tutor.games.penumbra.procedures.threat import MORTAL_POINTS
from tutor.games.penumbra.wizard import Wizard


def mortal_points(wizard: Wizard) -> int:
    """What the kept mortal wound cards are worth at the end (pen.threat.mortal.points)."""
    return MORTAL_POINTS * wizard.mortal_wounds
