"""All programs of Res Arcana: the procedures, and the powers of all components."""

from tutor.engine.program import ProgramBook
from tutor.games.resarcana.cards import POWERS
from tutor.games.resarcana.procedures import PROCEDURES

BOOK = ProgramBook((*PROCEDURES, *POWERS))
