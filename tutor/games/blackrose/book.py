"""All programs of Black Rose Wars: the procedures, and the texts of every box that there is."""

from __future__ import annotations

from tutor.engine.program import ProgramBook
from tutor.games.blackrose.cards import PROGRAMS, find
from tutor.games.blackrose.procedures import PROCEDURES

BOOK = ProgramBook((*PROCEDURES, *PROGRAMS), find)
