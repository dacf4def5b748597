"""What a field of a form begins with, and what was typed for it, by the type of the field."""

from __future__ import annotations

from typing import Any

from msgspec import NODEFAULT, inspect

from tutor.rules.located import load_located
from tutor.rules.struct_validation import fits


def alternatives(info: inspect.Type) -> tuple[inspect.Type, ...]:
    """The types that a value may have, but for None."""
    if isinstance(info, inspect.UnionType):
        return tuple(each for each in info.types if not isinstance(each, inspect.NoneType))
    return (info,)


def read_value(info: inspect.Type, text: str) -> Any:
    """What was typed as the value of a field; a text where it is none that the field takes."""
    options = alternatives(info)
    data = load_located(text, "").data if text.strip() else text
    for each in options:
        if isinstance(each, inspect.LiteralType):
            return next((value for value in each.values if str(value) == text), text)
        if not isinstance(data, str) and not isinstance(each, inspect.StrType) and fits(each, data):
            return data
    return text


def new_entry(info: inspect.Type, text: str) -> Any:
    """What an entry begins with when a text is typed for it: its value, or what has it as its first text."""
    read, name = read_value(info, text), leading(info)
    return read if not isinstance(read, str) or not name else new_value(info) | {name: text}


def leading(info: inspect.Type) -> str:
    """The first text that every entry has, where entries are groups only."""
    options = alternatives(info)
    if not all(isinstance(each, inspect.StructType) for each in options):
        return ""
    first = options[0]
    assert isinstance(first, inspect.StructType)
    return next((one.encode_name for one in first.fields if one.required and _is_text(one.type)), "")


def _is_text(info: inspect.Type) -> bool:
    return isinstance(info, inspect.StrType)


def new_value(info: inspect.Type, default: Any = None) -> Any:
    """What a field begins with when it is set."""
    first = alternatives(info)[0]
    match first:
        case inspect.BoolType():
            return not default
        case inspect.IntType():
            return default if isinstance(default, int) else (first.ge or 0)
        case inspect.LiteralType():
            values = [value for value in first.values if value not in ("", default)]
            return values[0] if values else default
        case inspect.VarTupleType() | inspect.ListType():
            return []
        case inspect.TupleType():
            return [new_value(each) for each in first.item_types]
        case inspect.DictType():
            return {}
        case inspect.StructType():
            return {field.encode_name: new_value(field.type) for field in first.fields if field.required}
    return ""


def default_of(field: inspect.Field) -> Any:
    """What a field is taken for where nothing is written."""
    return None if field.default is NODEFAULT else field.default
