"""Facts files for tests, and the defects that are found in them."""

from __future__ import annotations

from collections.abc import Callable

from tutor.rules.defects import Defect, DefectiveFile


def head(game: str) -> str:
    """How a facts file of a game begins."""
    return f"game: {game}\ncomponents:\n"


def one_fact(game: str, id: str, name: str, value: str) -> str:
    """A file with one fact."""
    return f"{head(game)}- id: {id}\n  facts:\n    {name}: {value}\n"


def found_by(register: Callable[[str, str, str], str], text: str, base: str = "book") -> tuple[Defect, ...]:
    """The defects of a file that a game's box takes in; none if it is good."""
    try:
        register(text, "mine.yaml", base)
    except DefectiveFile as error:
        return error.defects
    return ()
