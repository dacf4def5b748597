"""Facts of cards, boards, dice and tokens, and the value that stands for a fact no source gives."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from typing import Final, Literal, TypeVar, get_args

import msgspec

from tutor.rules.words import Words

V = TypeVar("V")


class Unknown(enum.Enum):
    """The type of `UNKNOWN`, so that ``value is UNKNOWN`` narrows a type."""

    UNKNOWN = "unknown"

    def __repr__(self) -> str:
        return "UNKNOWN"

    def __bool__(self) -> bool:
        raise TypeError("an unknown fact is neither true nor false; compare it with `is UNKNOWN`")


UNKNOWN: Final = Unknown.UNKNOWN
"""A fact that the sources do not give. It is not a string, and it has no truth value."""

Basis = Literal["rulebook", "public", "inferred", "translated", "own", "training", "user", "assumed"]
"""Where a fact comes from.

``rulebook``: stated by a rulebook. ``public``: taken from public data of the game. ``inferred``: follows from
other facts, for the reason given. ``translated``: our translation, the printed wording is not known.
``own``: our own label for a thing that has no printed one. ``training``: made up by us for a training set,
which only fills gaps. ``user``: from a file of the user's own.
"""

BASES: Final[tuple[Basis, ...]] = get_args(Basis)


class Table(Mapping[str, V]):
    """A mapping that cannot change, can be hashed and keeps the order of the file."""

    __slots__ = ("_data", "_hash")

    def __init__(self, data: Mapping[str, V] | None = None) -> None:
        self._data: dict[str, V] = dict(data or {})
        self._hash: int | None = None

    def __getitem__(self, key: str) -> V:
        return self._data[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._data)

    def __len__(self) -> int:
        return len(self._data)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._data.items()))
        return self._hash

    def __eq__(self, other: object) -> bool:
        return self._data == (other._data if isinstance(other, Table) else other)

    def __repr__(self) -> str:
        return f"Table({self._data!r})"


Value = None | bool | int | str | Words | Unknown | tuple["Value", ...] | Table["Value"]
"""What a fact can be: a number, a yes or no, a token such as ``air``, a wording, a list or table of these."""


class Fact(msgspec.Struct, frozen=True):
    """One fact of a component. ``why`` is given with what is inferred; ``note`` is for the reader."""

    value: Value
    basis: Basis = "rulebook"
    why: Words | None = None
    note: Words | None = None


def known(fact: Fact | Value) -> bool:
    """Whether the sources give the fact as a whole: nothing in it is `UNKNOWN`."""
    value = fact.value if isinstance(fact, Fact) else fact
    if isinstance(value, tuple):
        return all(known(item) for item in value)
    if isinstance(value, Table):
        return all(known(item) for item in value.values())
    return value is not UNKNOWN


def value_of(data: object) -> Value:
    """A value out of plain data as written in a components file, where ``unknown`` stands for `UNKNOWN`.

    Raises `TypeError` for what cannot be a fact (a float, an object).
    """
    if data == "unknown":
        return UNKNOWN
    if data is None or isinstance(data, bool | int | str):
        return data
    if isinstance(data, list | tuple):
        return tuple(value_of(item) for item in data)
    if isinstance(data, dict):
        if data.keys() == {"en", "ru"}:
            return Words(**data)
        return Table({str(key): value_of(item) for key, item in data.items()})
    raise TypeError(f"a fact cannot be {type(data).__name__}")


def fact_of(data: object, basis: Basis = "rulebook") -> Fact:
    """A fact out of plain data: a value, or a mapping with ``value``, ``basis``, ``why`` and ``note``.

    ``basis`` is that of a value which names none of its own.
    """
    if isinstance(data, dict) and "value" in data:
        why, note = (Words(**data[key]) if data.get(key) else None for key in ("why", "note"))
        return Fact(value_of(data["value"]), data.get("basis", basis), why, note)
    return Fact(value_of(data), basis)
