"""The rules lawyer's questions in Python: `position(...)`, then `legal`, `explain`, `outcomes` and so on."""

from __future__ import annotations

from tutor.workbench.answers import Chances, Comparison, Explained, Moves, When
from tutor.workbench.asked import Answer
from tutor.workbench.position import Position, opening, position

__all__ = ["Answer", "Chances", "Comparison", "Explained", "Moves", "Position", "When", "opening", "position"]
