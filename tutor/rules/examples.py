"""The worked examples of the rulebooks, retold: a position, what is done, and exactly what comes of it."""

from __future__ import annotations

import msgspec

from tutor.rules.facts import Value, value_of
from tutor.rules.words import Words


class Cite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place in a book: the key of the book, the heading, and the page where there is one."""

    book: str
    section: str
    page: int | None = None


class ExampleData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example as it is written in the file."""

    id: str
    title: Words
    rules: tuple[str, ...]
    initial: object
    steps: tuple[Words, ...]
    outcome: object
    source: tuple[Cite, ...] = ()
    note: Words | None = None


class Example(msgspec.Struct, frozen=True):
    """A worked example. ``initial`` and ``outcome`` are a wording or a table of facts."""

    id: str
    title: Words
    rules: tuple[str, ...]
    initial: Value
    steps: tuple[Words, ...]
    outcome: Value
    source: tuple[Cite, ...]
    note: Words | None

    @classmethod
    def of(cls, data: ExampleData) -> Example:
        """The example with its positions as immutable values."""
        return cls(
            data.id, data.title, data.rules, value_of(data.initial), data.steps, value_of(data.outcome),
            data.source, data.note,
        )  # fmt: skip
