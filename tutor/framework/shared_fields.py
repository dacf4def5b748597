"""Fields that a table and its written positions have in common: declared once, marked with what else holds.

A struct of the table and the form in which it is written both inherit the struct of their shared fields. Each
adds what it alone has, or holds in another type, and `interleaved` puts that between the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, TypeVar, get_type_hints

from msgspec import NODEFAULT, Struct, defstruct, field
from msgspec.structs import FieldInfo, fields

from tutor.framework.table_fields import Column, columns

StructT = TypeVar("StructT", bound=Struct)
MarkT = TypeVar("MarkT")


class Fact(Struct, frozen=True):
    """Mark: The field is an observable: its value, or how many entries it has.

    With `ids` ("{card}") it is an id, or a list of ids, of that domain.
    """

    ids: str = ""


class Hidden(Struct, frozen=True):
    """Mark: The cards of the field lie face down for all but the owner, `from_all` for the owner too."""

    from_all: bool = False


class Sorted(Struct, frozen=True):
    """Mark: The entries lie in no order, and the table has them sorted."""


class Piece(Struct, frozen=True):
    """Mark: The components of the field lie there; where they are only mentioned, it is without the mark."""


class Limit(Struct, frozen=True):
    """Mark: A number from 0 to what the component set calls `most`, if anything, by that rule."""

    rule: str
    most: str = ""


@cache
def marked(kind: type[Struct], mark: type[MarkT]) -> tuple[tuple[Column, MarkT], ...]:
    """The fields of a struct that have a mark of that type, each with its mark."""
    return tuple((column, one) for column in columns(kind) for one in column.marks if isinstance(one, mark))


def interleaved(**after: str) -> Callable[[type[StructT]], type[StructT]]:
    """Class decorator: The struct with its own fields between inherited ones, each behind that named.

    An own field that is not named stands behind the own one above it; the first ones stand first. Inherited
    fields can be named too. Where the own ones can be given by place, all can. Raises ValueError for a field
    behind one that there is not.
    """

    def rebuilt(kind: type[StructT]) -> type[StructT]:
        hints, infos = get_type_hints(kind, include_extras=True), {one.name: one for one in fields(kind)}
        declared = [(name, hints[name], _default(infos[name])) for name in _order(kind, after)]
        config = kind.__struct_config__
        return defstruct(  # type: ignore[return-value]
            kind.__name__,
            declared,
            namespace=_members(kind, infos),
            module=kind.__module__,
            frozen=config.frozen,
            gc=config.gc,
            kw_only=not kind.__match_args__,
            omit_defaults=config.omit_defaults,
            forbid_unknown_fields=config.forbid_unknown_fields,
        )

    return rebuilt


def _order(kind: type[Struct], after: Mapping[str, str]) -> Sequence[str]:
    own = [name for name in vars(kind)["__annotations__"] if name in kind.__struct_fields__]
    behind = {name: above for above, name in pairwise(own)} | {**after}
    names = dict.fromkeys((*own, *kind.__struct_fields__))

    def run(first: str) -> Iterator[str]:
        yield first
        for name in names:
            if behind.get(name) == first:
                yield from run(name)

    order = [name for first in names if first not in behind for name in run(first)]
    if nowhere := (names.keys() | after.keys()) - {*order}:
        raise ValueError(f"{kind.__name__} has fields that stand nowhere: {', '.join(sorted(nowhere))}")
    return order


def _default(info: FieldInfo) -> Any:
    if info.default_factory is not NODEFAULT:
        return field(default_factory=info.default_factory)
    return field() if info.default is NODEFAULT else field(default=info.default)


def _members(kind: type[Struct], infos: Mapping[str, FieldInfo]) -> dict[str, Any]:
    """What a struct has beside fields: its docstring, properties, methods, and attributes of the class."""
    members: dict[str, Any] = {}
    for base in reversed(kind.__mro__[: kind.__mro__.index(Struct)]):
        members |= {
            name: one for name, one in vars(base).items() if name not in infos and not name.startswith("__")
        }
    return members | {"__doc__": kind.__doc__, "__qualname__": kind.__qualname__}
