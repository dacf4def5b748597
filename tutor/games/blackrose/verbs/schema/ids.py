"""The ids of the programs of printed texts: component, part, and the box where it is not the book's.

"spell-torment.main" is the main side as the book has it, "spell-torment.main@training" that of another box.
Parts: "main", "reverse"; "ruined", "restored"; "spell", "physical", "trap" of an order; of the verbs that
last, "main.sustained-1", "when-0" or "later-2" with the place of the full stop in the text.
"""

from __future__ import annotations

from typing import NamedTuple

BOOK = "book"
ACTIVATION = "activation"
"""The part that says how an evocation activates."""


class TextId(NamedTuple):
    """The id of a program of a printed text, taken apart."""

    component: str
    part: str
    box: str = BOOK


def program_id(component: str, part: str, box: str) -> str:
    """The id of the program of a part of a component in a box."""
    return f"{component}.{part}" if box == BOOK else f"{component}.{part}@{box}"


def parsed(program: str) -> TextId | None:
    """The parts of such an id; None for the id of any other program."""
    text, _, box = program.partition("@")
    component, dot, part = text.partition(".")
    return TextId(component, part, box or BOOK) if dot else None


def inner(program: str, part: str) -> str:
    """The id of a program inside another: "a.main" and "sustained-1" give "a.main.sustained-1"."""
    text, at, box = program.partition("@")
    return f"{text}.{part}{at}{box}"
