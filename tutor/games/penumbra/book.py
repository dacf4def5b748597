"""All programs of Penumbra: the procedures, and the texts of the cards."""

from __future__ import annotations

from tutor.engine.program import ProgramBook
from tutor.games.penumbra.cards import PROGRAMS
from tutor.games.penumbra.procedures import PROCEDURES

BOOK = ProgramBook((*PROCEDURES, *PROGRAMS))
