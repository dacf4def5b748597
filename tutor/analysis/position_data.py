"""Written positions as plain data: with everything that the form says by itself, and as short as may be."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import NODEFAULT, inspect

Path: TypeAlias = tuple[str | int, ...]
"""The way to a value: names of fields, keys and indices."""


def plain(value: object) -> Any:
    """A value as a file holds it: mappings, lists and plain values."""
    return msgspec.json.decode(msgspec.json.encode(value))


def whole(info: inspect.Type, data: Any) -> Any:
    """The data with every default, and in the form that holds most where the schema has several."""
    kind, value = fitting(info, data)
    match kind:
        case inspect.StructType() if isinstance(value, dict):
            return {one.encode_name: whole(one.type, _given(one, value)) for one in kind.fields}
        case inspect.DictType() if isinstance(value, dict):
            return {key: whole(kind.value_type, item) for key, item in value.items()}
        case inspect.VarTupleType() if isinstance(value, list):
            return [whole(kind.item_type, item) for item in value]
        case _:
            return value


def short(info: inspect.Type, data: Any) -> Any:
    """The data without what the form says by itself: the inverse of `whole`."""
    kind, _ = fitting(info, data)
    match kind:
        case inspect.StructType() if isinstance(data, dict):
            made = {}
            for one in kind.fields:
                value = short(one.type, data[one.encode_name])
                if one.required or value != short(one.type, whole(one.type, default(one))):
                    made[one.encode_name] = value
            alone = named_by(kind) if _allows(info, inspect.StrType) else None
            return made[alone] if alone is not None and set(made) == {alone} else made
        case inspect.DictType() if isinstance(data, dict):
            entries = {key: short(kind.value_type, item) for key, item in data.items()}
            listed = _allows(info, inspect.VarTupleType) and by_name(kind) and not any(entries.values())
            return list(entries) if listed else entries
        case inspect.VarTupleType() if isinstance(data, list):
            return [short(kind.item_type, item) for item in data]
        case _:
            return data


def fitting(info: inspect.Type, data: Any) -> tuple[inspect.Type, Any]:
    """The alternative of a type that plain data is of, the richest there is, and the data in it."""
    if not isinstance(info, inspect.UnionType):
        return info, data
    for one in info.types:
        if isinstance(data, str) and isinstance(one, inspect.StructType) and (name := named_by(one)):
            return one, {name: data}
        if isinstance(data, list) and isinstance(one, inspect.DictType) and by_name(one):
            return one, {str(item): {} for item in data}
    return next((one for one in info.types if _is_of(one, data)), info), data


def named_by(info: inspect.StructType) -> str | None:
    """The one field that such a struct cannot do without, if it is a text: it may stand for the struct."""
    required = [one for one in info.fields if one.required]
    one_text = len(required) == 1 and isinstance(required[0].type, inspect.StrType)
    return required[0].encode_name if one_text else None


def by_name(info: inspect.DictType) -> bool:
    """Whether entries of the mapping say enough with their names alone."""
    value = info.value_type
    return isinstance(value, inspect.StructType) and not any(one.required for one in value.fields)


def default(field: inspect.Field) -> Any:
    """What a field holds that is not written, as plain data; None where it must be written."""
    if field.default_factory is not NODEFAULT:
        return plain(field.default_factory())
    return None if field.default is NODEFAULT else plain(field.default)


def _allows(info: inspect.Type, kind: type[inspect.Type]) -> bool:
    return isinstance(info, inspect.UnionType) and any(isinstance(one, kind) for one in info.types)


def _given(field: inspect.Field, data: dict[str, Any]) -> Any:
    return data[field.encode_name] if field.encode_name in data else default(field)


def _is_of(info: inspect.Type, data: Any) -> bool:
    match info:
        case inspect.NoneType():
            return data is None
        case inspect.BoolType():
            return isinstance(data, bool)
        case inspect.IntType():
            return isinstance(data, int) and not isinstance(data, bool)
        case inspect.LiteralType():
            return data in info.values
        case inspect.StrType():
            return isinstance(data, str)
        case inspect.StructType():
            return isinstance(data, dict) and _has_required(info, data)
        case inspect.DictType():
            return isinstance(data, dict)
        case _:
            return isinstance(data, list)


def _has_required(info: inspect.StructType, data: dict[str, Any]) -> bool:
    names = {one.encode_name for one in info.fields}
    return set(data) <= names and all(one.encode_name in data for one in info.fields if one.required)
