"""What the pages show of each game: its table, and the odds of what its lines of play are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.analysis.threat_odds import ThreatOdds, threat_odds
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.penumbra import views as penumbra
from tutor.trace.words import Speaker

DrawTable = Callable[[State[Any], State[Any], Question | None, Speaker, str], str]
"""Draws a position, given the one before it, what is asked, the words, and whose board is shown in full: ""
for that of the seat it is about."""

FindOdds = Callable[[Sequence[State[Any]]], ThreatOdds | None]


@dataclass(frozen=True, slots=True)
class Shown:
    """How a game is shown."""

    table: DrawTable
    odds: FindOdds


SHOWN = {"penumbra": Shown(penumbra.table, threat_odds)}
"""The games that have lessons, and can be played."""
