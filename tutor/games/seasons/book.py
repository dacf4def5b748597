"""All programs of Seasons: the procedures, and the texts of the cards."""

from __future__ import annotations

from tutor.engine.program import ProgramBook
from tutor.games.seasons.cards import PROGRAMS
from tutor.games.seasons.procedures import PROCEDURES

BOOK = ProgramBook((*PROCEDURES, *PROGRAMS))
