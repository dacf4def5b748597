"""What the form of a game's positions can show: every field, and every word of a closed list."""

from __future__ import annotations

from msgspec import Struct, inspect

from tutor.rules.struct_validation import type_info


def named_fields(type_: type[Struct]) -> tuple[tuple[str, str], ...]:
    """Every field that the form of a position can show, as (struct, name), each once."""
    names: dict[tuple[str, str], None] = {}
    _names(type_info(type_), names)
    return tuple(names)


def closed_lists(type_: type[Struct]) -> tuple[tuple[str, str], ...]:
    """Every word of a closed list that the form of a position can show, as (field, word), each once."""
    words: dict[tuple[str, str], None] = {}
    waiting: list[tuple[str, inspect.Type]] = [("", type_info(type_))]
    known: list[tuple[str, inspect.Type]] = []
    while waiting:
        name, info = one = waiting.pop()
        if one in known:
            continue
        known.append(one)
        if isinstance(info, inspect.LiteralType):
            words.update(((name, str(value)), None) for value in info.values)
        elif isinstance(info, inspect.StructType):
            waiting += [(field.encode_name, field.type) for field in info.fields]
        else:
            waiting += [(name, part) for part in _parts(info)]
    return tuple(one for one in words if one[1])


def _names(info: inspect.Type, names: dict[tuple[str, str], None]) -> None:
    waiting, known = [info], []
    while waiting:
        one = waiting.pop(0)
        if one in known:
            continue
        known.append(one)
        if isinstance(one, inspect.StructType):
            names.update(((one.cls.__name__, field.encode_name), None) for field in one.fields)
        waiting += _parts(one)


def _parts(info: inspect.Type) -> list[inspect.Type]:
    match info:
        case inspect.StructType():
            return [field.type for field in info.fields]
        case inspect.DictType():
            return [info.key_type, info.value_type]
        case inspect.VarTupleType() | inspect.ListType():
            return [info.item_type]
        case inspect.TupleType():
            return list(info.item_types)
        case inspect.UnionType():
            return list(info.types)
    return []
