"""The fields of a table's structs as they are declared: what each holds, and how it is written."""

from __future__ import annotations

from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct

KEYS: Final = ("seat", "id")
"""Fields by which structs in a tuple are told apart, and written as entries of a mapping."""


class Column(Struct, frozen=True):
    """One field: its `type` as declared, and what follows from that.

    `holds` is the plain type of its value, or of each entry where there are `many`; `struct` the struct that
    it or they are. `key` is the field of that struct by which they are told apart. `choices` are the words of
    a closed list, `least` and `most` the bounds of a number. `marks` are notes of other kinds at its type.
    """

    name: str
    type: Any
    holds: Any
    many: bool = False
    key: str = ""
    optional: bool = False
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    marks: tuple[Any, ...] = ()

    @property
    def is_set(self) -> bool:
        """Whether its entries lie in no order."""
        return "frozenset" in str(self.type)

    @property
    def fact_name(self) -> str:
        """Its name in facts."""
        return self.name.replace("_", "-")

    @property
    def struct(self) -> type[Struct] | None:
        """The struct that it is, or that its entries are."""
        return self.holds if isinstance(self.holds, type) and issubclass(self.holds, Struct) else None


@cache
def columns(kind: type[Struct]) -> tuple[Column, ...]:
    """The fields of a struct, in order."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_column(name, hints[name]) for name in kind.__struct_fields__)


def field_of_seats(table: type[Struct]) -> str:
    """The name of the first field of a table that holds structs with a seat. Raises TypeError without one."""
    for column in columns(table):
        if column.key == "seat":
            return column.name
    raise TypeError(f"{table.__name__} has no field with a tuple of structs that have a seat")


def seats_in(table: Struct) -> tuple[str, ...]:
    """The seats of a table. Raises TypeError for one without a field of them (`field_of_seats`)."""
    return tuple(one.seat for one in getattr(table, field_of_seats(type(table))))


def _column(name: str, declared: Any) -> Column:
    plain, marks = _unwrapped(declared)
    optional, notes = False, marks
    if get_origin(plain) in (Union, UnionType):
        rest = [one for one in get_args(plain) if one is not NoneType]
        optional = len(rest) < len(get_args(plain))
        plain, notes = _unwrapped(rest[0])
    many = get_origin(plain) in (tuple, frozenset)
    if many:
        plain, notes = _unwrapped(get_args(plain)[0])
    choices: tuple[str, ...] = ()
    if get_origin(plain) is Literal:
        choices, plain = tuple(str(one) for one in get_args(plain)), type(get_args(plain)[0])
    bounds = next((note for note in notes if isinstance(note, Meta)), Meta())
    least, most = _whole(bounds.ge), _whole(bounds.le)
    column = Column(name, declared, plain, many, "", optional, choices, least, most, marks)
    if many and column.struct is not None:
        key = next((one for one in KEYS if one in column.struct.__struct_fields__), "")
        return Column(name, declared, plain, many, key, optional, marks=marks)
    return column


def _whole(bound: float | None) -> int | None:
    return None if bound is None else int(bound)


def _unwrapped(declared: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type without its bounds and marks, and these."""
    if get_origin(declared) is Annotated:
        plain, *notes = get_args(declared)
        return plain, tuple(notes)
    return declared, ()
