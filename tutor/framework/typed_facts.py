"""Components as structs out of their facts: each field says how a fact is written, and holds what is read.

A field with None in its type is a fact by that name, and so is one whose type is marked with `form_in_data`.
One that is not there (``none``) has the default of its field; one that is not known is None, or has the
default too where None is not of its type. A field of the type `Count` is the number of cards, one whose type
is marked with `PART` a part of the text; whoever reads a component gives all others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NamedTuple,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Meta, Struct
from msgspec.structs import fields

from tutor.rules.component_sets import bare_value, is_open, raw
from tutor.rules.components import ComponentData
from tutor.rules.struct_validation import reader

PART: Final = Meta(extra={"reads": "part"})
"""Marks the type of a part of the text."""
Count: TypeAlias = Annotated[int | None, Meta(extra={"reads": "count"})]
"""How many of a component there are; None where that is not known."""
NONE: Final = "none"
WORDINGS: Final = ("text", "name")
"""What stands beside the values of a fact for readers alone (`is_open`)."""

S = TypeVar("S", bound=Struct)
T = TypeVar("T")


def form_in_data(form: Any, into: Callable[[Any], Any] | None = None, name: str = "") -> Meta:
    """Marks the type of a field with the form in which its fact is written, where that is another.

    `into` makes the value of the field of one of the form; without it msgspec reads both alike. `name` is
    that of the fact where the struct itself is encoded by the names of its fields.
    """
    return Meta(extra={"form": form, "into": into, "name": name})


class _Field(NamedTuple):
    """A field: its name, that of what is read, as what, the form of a fact, its reader, and whether it can
    be None."""

    name: str
    source: str
    reads: str
    form: Any
    read: Callable[[Any], Any]
    optional: bool


@cache
def _fields(type_: type[Struct]) -> tuple[_Field, ...]:
    hints = get_type_hints(type_, include_extras=True)
    return tuple(_field(one.name, one.encode_name, hints[one.name]) for one in fields(type_))


def _field(name: str, source: str, hint: Any) -> _Field:
    parts = tuple(_parts(hint))
    marks = {key: value for part in parts for key, value in _marks(part) if value}
    form, into = marks.get("form"), marks.get("into")
    optional = NoneType in parts
    if form is None and "reads" not in marks and NoneType in get_args(hint):
        form = Union[tuple(part for part in get_args(hint) if part is not NoneType)]  # noqa: UP007
    reads = marks.get("reads") or ("given" if form is None else "fact")
    read = reader(hint) if into is None else _converted(reader(form), into)
    return _Field(name, marks.get("name") or source, reads, form, read, optional)


def _converted(read: Callable[[Any], Any], into: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda data: into(read(data))


def _parts(hint: Any) -> Iterator[Any]:
    """A type, and the alternatives it consists of."""
    yield hint
    for part in get_args(hint)[:1] if get_origin(hint) is Annotated else ():
        yield from _parts(part)
    for part in get_args(hint) if get_origin(hint) in (Union, UnionType) else ():
        yield from _parts(part)


def _marks(part: Any) -> Iterator[tuple[str, Any]]:
    for mark in get_args(part)[1:] if get_origin(part) is Annotated else ():
        yield from (getattr(mark, "extra", None) or {}).items()


def forms(type_: type[Struct]) -> dict[str, Any]:
    """The form of every fact of a component, by its name."""
    return {one.source: one.form for one in _fields(type_) if one.reads == "fact"}


def parts(type_: type[Struct]) -> tuple[str, ...]:
    """The parts of the text of a component."""
    return tuple(one.source for one in _fields(type_) if one.reads == "part")


def wordless(fact: Any) -> Any:
    """A fact without the wordings that stand beside its values."""
    if isinstance(fact, dict):
        return {name: wordless(item) for name, item in fact.items() if name not in WORDINGS}
    return [wordless(item) for item in fact] if isinstance(fact, list) else fact


def read_component(
    type_: type[S], data: ComponentData, sentence: Callable[[Any], Any] = wordless, **given: Any
) -> S:
    """A component out of its facts; `sentence` reads the facts of a sentence of its text.

    Of a part of the text that is not known nothing is given to the struct.
    """
    values = dict(given)
    for one in _fields(type_):
        if one.name in values:
            continue
        if one.name == "id":
            values["id"] = data.id
        elif one.reads == "count":
            values[one.name] = one.read(value) if isinstance(value := bare_value(data.count), int) else None
        elif one.reads == "part" and (text := read_text(data, one.source, sentence)) is not None:
            values[one.name] = text
        elif one.reads == "fact" and (value := raw(data, one.source)) != NONE:
            if not is_open(value):
                values[one.name] = one.read(wordless(value))
            elif one.optional:
                values[one.name] = None
    return type_(**values)


def read_text(data: ComponentData, part: str, sentence: Callable[[Any], T]) -> tuple[T, ...] | None:
    """The sentences of a part of the text; None where it is not known."""
    sentences = data.text.get(part, "unknown")
    return None if sentences == "unknown" else tuple(sentence(each.get("facts")) for each in sentences)
