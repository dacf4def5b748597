"""Numbers outside the bounds that a struct sets for them, each with its place in the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from tutor.rules.defects import Defect, Path
from tutor.rules.located import Located
from tutor.rules.shape import found_text
from tutor.rules.words import Words


def limit_defects(located: Located, type_: Any, path: Path = ()) -> Iterator[Defect]:
    """Every number below `path` that is smaller or greater than its type allows; the shape must be sound."""
    data = located.data
    for step in path:
        data = data[step]
    yield from _check(located, inspect.type_info(type_), data, path)


def _check(located: Located, info: inspect.Type, data: Any, path: Path) -> Iterator[Defect]:
    match info:
        case inspect.StructType(fields=fields) if isinstance(data, dict):
            for field in fields:
                if field.encode_name in data:
                    where = (*path, field.encode_name)
                    yield from _check(located, field.type, data[field.encode_name], where)
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item) if isinstance(
            data, list
        ):
            for index, each in enumerate(data):
                yield from _check(located, item, each, (*path, index))
        case inspect.DictType(value_type=value) if isinstance(data, dict):
            for key, each in data.items():
                yield from _check(located, value, each, (*path, key))
        case inspect.UnionType(types=types):
            for each in types:
                yield from _check(located, each, data, path)
        case inspect.IntType(ge=least, le=most) if isinstance(data, int) and not isinstance(data, bool):
            if (least is not None and data < least) or (most is not None and data > most):
                yield located.defect(path, found_text(data), _allowed(least, most))


def _allowed(least: int | None, most: int | None) -> Words:
    if most is None:
        return Words(f"{least} or more", f"не меньше {least}")
    if least is None:
        return Words(f"{most} or less", f"не больше {most}")
    return Words(f"a number from {least} to {most}", f"число от {least} до {most}")
