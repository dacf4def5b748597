"""Check plain data against the struct it shall become, and report every defect with its place.

`msgspec.convert` stops at the first error and knows no lines; this walks the whole data.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from tutor.rules.defects import Defect, Path, field_name
from tutor.rules.located import Located
from tutor.rules.words import Words

MISSING: Final = Words("nothing", "ничего")
_NAMES: Final[dict[type[inspect.Type], Words]] = {
    inspect.StrType: Words("a text", "текст"),
    inspect.IntType: Words("a whole number", "целое число"),
    inspect.FloatType: Words("a number", "число"),
    inspect.BoolType: Words("true or false", "true или false"),
    inspect.NoneType: Words("nothing", "пусто"),
    inspect.StructType: Words("fields (name: value)", "поля (имя: значение)"),
    inspect.DictType: Words("fields (name: value)", "поля (имя: значение)"),
    inspect.VarTupleType: Words("a list", "список"),
    inspect.ListType: Words("a list", "список"),
    inspect.TupleType: Words("a list", "список"),
    inspect.AnyType: Words("any value", "любое значение"),
}
_PLAIN: Final[dict[type[inspect.Type], type | tuple[type, ...]]] = {
    inspect.StrType: str,
    inspect.IntType: int,
    inspect.FloatType: (int, float),
    inspect.BoolType: bool,
    inspect.NoneType: type(None),
}


@cache
def type_info(type_: Any) -> inspect.Type:
    """What a type is made of; to ask anew for each file and field would take milliseconds every time."""
    return inspect.type_info(type_)


def reader(type_: Any) -> Callable[[Any], Any]:
    """What reads sound plain data as a type, such as a union of structs.

    What a struct is made of msgspec keeps; of any other type it would work that out anew for every value.
    """
    held = msgspec.defstruct("Held", [("it", type_)])
    return lambda data: msgspec.convert({"it": data}, held).it  # type: ignore[attr-defined]


def shape_defects(located: Located, type_: Any, path: Path = ()) -> tuple[Defect, ...]:
    """Every place below ``path`` at which the data is not of ``type_`` (a struct, or what structs hold).

    Unknown and missing fields are reported, values of a wrong type, and words outside a closed list.
    Struct types are taken as if they forbade unknown fields.
    """
    data = located.data
    for step in path:
        data = data[step]
    return tuple(_check(located, type_info(type_), data, path))


def fits(info: inspect.Type, data: Any) -> bool:
    """Whether plain data is of a type, as far as its form goes."""
    return next(_check(Located("", data, {}, ()), info, data, ()), None) is None


def _check(located: Located, info: inspect.Type, data: Any, path: Path) -> Iterator[Defect]:
    match info:
        case inspect.StructType():
            yield from _struct(located, info, data, path)
        case inspect.VarTupleType() | inspect.ListType():
            if not isinstance(data, list):
                yield _wrong(located, info, data, path)
                return
            for index, item in enumerate(data):
                yield from _check(located, info.item_type, item, (*path, index))
        case inspect.TupleType():
            if not isinstance(data, list) or len(data) != len(info.item_types):
                yield _wrong(located, info, data, path)
                return
            for index, (type_, item) in enumerate(zip(info.item_types, data, strict=True)):
                yield from _check(located, type_, item, (*path, index))
        case inspect.DictType():
            if not isinstance(data, dict):
                yield _wrong(located, info, data, path)
                return
            for key, item in data.items():
                if isinstance(info.key_type, inspect.LiteralType) and key not in info.key_type.values:
                    yield located.defect((*path, key), found_text(key), allowed_text(info.key_type))
                else:
                    yield from _check(located, info.value_type, item, (*path, key))
        case inspect.UnionType():
            yield from _union(located, info, data, path)
        case inspect.LiteralType():
            if isinstance(data, bool | dict | list) or data not in info.values:
                yield _wrong(located, info, data, path)
        case _ if type(info) in _PLAIN:
            is_number = isinstance(info, inspect.IntType | inspect.FloatType)
            wrong = not isinstance(data, _PLAIN[type(info)]) or (is_number and isinstance(data, bool))
            if wrong or (isinstance(info, inspect.IntType) and not _in_range(info, data)):
                yield _wrong(located, info, data, path)


def _in_range(info: inspect.IntType, number: int) -> bool:
    return (info.ge is None or number >= info.ge) and (info.le is None or number <= info.le)


def _struct(located: Located, info: inspect.StructType, data: Any, path: Path) -> Iterator[Defect]:
    if not isinstance(data, dict):
        yield _wrong(located, info, data, path)
        return
    fields = {field.encode_name: field for field in info.fields}
    for key, item in data.items():
        if key == info.tag_field:
            continue
        if key in fields:
            yield from _check(located, fields[key].type, item, (*path, key))
        else:
            names = ", ".join(fields)
            yield located.defect(
                (*path, key), Words("an unknown field", "неизвестное поле"),
                Words(f"the fields {names}", f"поля {names}"),
            )  # fmt: skip
    for key, field in fields.items():
        if field.required and key not in data:
            # The field has no line of its own: line_of falls back to what it is missing from.
            yield located.defect((*path, key), MISSING, allowed_text(field.type))


def _union(located: Located, info: inspect.UnionType, data: Any, path: Path) -> Iterator[Defect]:
    """Report the defects of the alternative that comes nearest: the one that reads deepest into the data."""
    tagged = [each for each in info.types if isinstance(each, inspect.StructType) and each.tag_field]
    if tagged and isinstance(data, dict):
        yield from _tagged(located, tagged, data, path)
        return
    attempts = [tuple(_check(located, each, data, path)) for each in info.types]
    if not all(attempts):
        return
    inner = [defects for defects in attempts if all(len(d.field) > len(field_name(path)) for d in defects)]
    if inner:
        yield from min(inner, key=len)
    else:
        yield _wrong(located, info, data, path)


def _tagged(located: Located, kinds: list[inspect.StructType], data: Any, path: Path) -> Iterator[Defect]:
    """Of structs that are told apart by one field, check the one that the field names."""
    tag_field = str(kinds[0].tag_field)
    named = next((each for each in kinds if each.tag == data.get(tag_field)), None)
    if named is None:
        names = ", ".join(str(each.tag) for each in kinds)
        allowed = Words(f"one of {names}", f"одно из: {names}")
        yield located.defect((*path, tag_field), found_text(data.get(tag_field)), allowed)
    else:
        yield from _struct(located, named, data, path)


def _wrong(located: Located, info: inspect.Type, data: Any, path: Path) -> Defect:
    return located.defect(path, found_text(data), allowed_text(info))


def found_text(data: Any) -> Words | str:
    """A value as an author would recognise it in the file."""
    if isinstance(data, dict):
        return _NAMES[inspect.DictType]
    if isinstance(data, list):
        return _NAMES[inspect.ListType]
    if data is None:
        return MISSING
    if isinstance(data, bool):
        return "true" if data else "false"
    text = data if isinstance(data, str) else str(data)
    return f"«{text if len(text) <= 60 else text[:57] + '...'}»"


def allowed_text(info: inspect.Type) -> Words:
    """What a type allows, in words."""
    if isinstance(info, inspect.LiteralType):
        names = ", ".join(str(value) for value in info.values)
        return Words(f"one of {names}", f"одно из: {names}") if len(info.values) > 1 else Words(names, names)
    if isinstance(info, inspect.UnionType):
        tagged = [each for each in info.types if isinstance(each, inspect.StructType) and each.tag_field]
        rest = [each for each in info.types if each not in tagged and not isinstance(each, inspect.NoneType)]
        texts = [allowed_text(each) for each in rest]
        if tagged:
            names = ", ".join(str(each.tag) for each in tagged)
            field = tagged[0].tag_field
            texts.insert(0, Words(f"fields with {field}: {names}", f"поля с {field}: {names}"))
        return Words(" or ".join(t.en for t in texts), " или ".join(t.ru for t in texts))
    if isinstance(info, inspect.StructType):
        names = ", ".join(field.encode_name for field in info.fields if field.required)
        return Words(f"the fields {names}", f"поля {names}") if names else _NAMES[inspect.StructType]
    if isinstance(info, inspect.TupleType):
        n = len(info.item_types)
        return Words(f"a list of {n}", f"список из {n}")
    if isinstance(info, inspect.IntType) and (info.ge is not None or info.le is not None):
        return _range_text(info.ge, info.le)
    return _NAMES.get(type(info), Words(type(info).__name__, type(info).__name__))


def _range_text(least: int | None, most: int | None) -> Words:
    if most is None:
        return Words(f"a whole number, {least} or more", f"целое число, не меньше {least}")
    if least is None:
        return Words(f"a whole number, {most} or less", f"целое число, не больше {most}")
    return Words(f"a whole number from {least} to {most}", f"целое число от {least} до {most}")
