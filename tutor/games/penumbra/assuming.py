"""The facts that a position assumes where its box leaves them open: a box of its own, laid over the other."""

from __future__ import annotations

from tutor.engine.game import Flaw
from tutor.games import assuming
from tutor.games.penumbra.box import box, register
from tutor.games.penumbra.position import Position


def box_of(position: Position) -> tuple[str, tuple[Flaw, ...]]:
    """The name of the box that a position is played with, and the flaws of what it assumes."""
    return assuming.box_of("penumbra", position, box, register)
