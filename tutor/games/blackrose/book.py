"""All programs of Black Rose Wars: the procedures, and the texts of every box that there is."""

from __future__ import annotations

from tutor.engine.program import ProgramBook
from tutor.games.blackrose.cards import PROGRAMS, find
from tutor.games.blackrose.procedures import PROCEDURES
from tutor.games.blackrose.texts.ids import BOOK as BOOK_BOX
from tutor.games.blackrose.texts.ids import parsed, program_id

BOOK = ProgramBook((*PROCEDURES, *PROGRAMS), find)


def played(program: str, box: str) -> str | None:
    """The program of that id as a box has it, which has texts of its own; None where there is none."""
    id = parsed(program)
    if id is not None and id.box == BOOK_BOX:
        own = program_id(id.component, id.part, box)
        program = own if BOOK.get(own) is not None else program
    return None if BOOK.get(program) is None else program
