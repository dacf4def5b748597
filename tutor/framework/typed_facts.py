"""Components as structs out of their facts: each field says how a fact is written, and holds what is read.

A field with None in its type is a fact by that name; None stands for one that is not known. One that is not
there (``none``) has the default of its field. A field of the type `Count` is the number of cards, one whose
type is marked with `PART` a part of the text; whoever reads a component gives all others.
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


def form_in_data(form: Any) -> Meta:
    """Marks the type of a field with the form in which its fact is written, where that is another."""
    return Meta(extra={"form": form})


class _Field(NamedTuple):
    """A field: its name, that of what is read, as what, the form of a fact, and its reader."""

    name: str
    source: str
    reads: str
    form: Any
    read: Callable[[Any], Any]


@cache
def _fields(type_: type[Struct]) -> tuple[_Field, ...]:
    hints = get_type_hints(type_, include_extras=True)
    return tuple(_field(one.name, one.encode_name, hints[one.name]) for one in fields(type_))


def _field(name: str, source: str, hint: Any) -> _Field:
    parts = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    marks = [mark for part in parts for mark in _marks(part)]
    reads, form = (next((mark[key] for mark in marks if key in mark), None) for key in ("reads", "form"))
    if form is None and reads is None and NoneType in parts:
        form = Union[tuple(part for part in parts if part is not NoneType)]  # noqa: UP007
    return _Field(name, source, reads or ("fact" if form is not None else "given"), form, reader(hint))


def _marks(part: Any) -> Iterator[dict[str, Any]]:
    for mark in get_args(part)[1:] if get_origin(part) is Annotated else ():
        yield getattr(mark, "extra", None) or {}


def forms(type_: type[Struct]) -> dict[str, Any]:
    """The form of every fact of a component, by its name."""
    return {one.source: one.form for one in _fields(type_) if one.reads == "fact"}


def parts(type_: type[Struct]) -> tuple[str, ...]:
    """The parts of the text of a component."""
    return tuple(one.source for one in _fields(type_) if one.reads == "part")


def read_component(type_: type[S], data: ComponentData, sentence: Callable[[Any], Any], **given: Any) -> S:
    """A component out of its facts; `sentence` reads the facts of a sentence of its text.

    Of a part of the text that is not known nothing is given to the struct.
    """
    values = {"id": data.id, **given}
    for one in _fields(type_):
        if one.name in values:
            continue
        if one.reads == "count":
            values[one.name] = one.read(value) if isinstance(value := bare_value(data.count), int) else None
        elif one.reads == "part" and (text := read_text(data, one.source, sentence)) is not None:
            values[one.name] = text
        elif one.reads == "fact" and (value := raw(data, one.source)) != NONE:
            values[one.name] = None if is_open(value) else one.read(wordless(value))
    return type_(**values)


def read_text(data: ComponentData, part: str, sentence: Callable[[Any], T]) -> tuple[T, ...] | None:
    """The sentences of a part of the text; None where it is not known."""
    sentences = data.text.get(part, "unknown")
    return None if sentences == "unknown" else tuple(sentence(each.get("facts")) for each in sentences)


def wordless(fact: Any) -> Any:
    """A fact without the wordings that stand beside its values."""
    if isinstance(fact, dict):
        return {name: wordless(item) for name, item in fact.items() if name not in WORDINGS}
    return [wordless(item) for item in fact] if isinstance(fact, list) else fact
