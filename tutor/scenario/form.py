"""A position as a form: fields made from the schema of the game's positions, and what changes in them.

The data is what a scenario file would hold. What is typed and does not fit is kept as it is, so that checking
the position tells what was found and what is allowed.
"""

from __future__ import annotations

from copy import copy
from typing import Any, Literal, TypeAlias

from msgspec import Struct, inspect

from tutor.rules.struct_validation import fits, type_info
from tutor.scenario.form_values import alternatives, default_of, leading, new_entry, new_value, read_value

FieldKind: TypeAlias = Literal["number", "flag", "choice", "text", "plain", "group", "map", "list", "tuple"]
"""A whole number, yes or no, one of a closed list, a text, any plain data, named fields, entries by name,
entries one after the other, and a fixed number of them."""

_TYPED = inspect.StrType | inspect.IntType | inspect.LiteralType | inspect.AnyType
"""What is typed as it is."""

FieldPath: TypeAlias = tuple[str | int, ...]


class Field(Struct, frozen=True):
    """One field of the form.

    `name` is the field of the struct `of` that it is, or to which it is an `entry`; the last step of the path
    is the key or index of an entry. `struct` is the struct of a group. `choices` are those of a closed list,
    of a map those keys that can be added; `unset` are the fields of a group that could be set. `open` lists
    and maps take a further entry, which is `typed` or else begins empty; `detail` tells that it could be
    written with more detail. `removable` fields can be taken out.
    """

    path: FieldPath
    name: str
    of: str
    kind: FieldKind
    value: Any = None
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    inside: tuple[Field, ...] = ()
    struct: str = ""
    unset: tuple[str, ...] = ()
    entry: bool = False
    open: bool = False
    typed: bool = False
    detail: bool = False
    removable: bool = False


def form(type_: type[Struct], data: Any) -> Field:
    """The form of a position with that data in it."""
    return _field(type_info(type_), data, Field((), "", "", "plain"))


def field_at(type_: type[Struct], data: Any, path: FieldPath) -> Field:
    """The field at a place of the form. Raises KeyError where it has none."""
    return _field(*_on_the_way(type_, data, path))


def name_at(type_: type[Struct], data: Any, path: FieldPath) -> Field:
    """The field at a place, with its name alone and nothing inside. Raises KeyError where there is none."""
    return _on_the_way(type_, data, path)[2]


def _on_the_way(type_: type[Struct], data: Any, path: FieldPath) -> tuple[inspect.Type, Any, Field]:
    """The type and the data at a place, and the field that it is; what is beside the way is not looked at."""
    info, at = type_info(type_), Field((), "", "", "plain")
    for depth, step in enumerate(path):
        here, holder = path[: depth + 1], fitting(info, data)
        if isinstance(holder, inspect.StructType) and isinstance(data, dict):
            field = next((one for one in holder.fields if one.encode_name == step), None)
            if field is None or step not in data:
                raise KeyError(step)
            info, removable = field.type, not field.required
            at = Field(here, field.encode_name, holder.cls.__name__, "plain", removable=removable)
        else:
            info, removable = _entry_type(holder, data, step)
            at = Field(here, at.name, at.of, "plain", entry=True, removable=removable)
        data = data[step]
    return info, data, at


def _entry_type(holder: inspect.Type, data: Any, step: str | int) -> tuple[inspect.Type, bool]:
    """The type of an entry, and whether it can be taken out. Raises KeyError where there is none."""
    inside = isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data)
    match holder:
        case inspect.DictType() if isinstance(data, dict) and step in data and not _is_any(holder.value_type):
            return holder.value_type, True
        case inspect.VarTupleType() | inspect.ListType() if inside:
            return holder.item_type, True
        case inspect.TupleType() if inside and len(data) == len(holder.item_types):
            return holder.item_types[int(step)], False
    raise KeyError(step)


# ---- changes


def set_to(type_: type[Struct], data: Any, path: FieldPath, text: str) -> Any:
    """The data with a value typed or picked; what the field does not take stays a text."""
    info = type_at(type_info(type_), data, path)
    return put(data, path, read_value(info, text))


def toggled(type_: type[Struct], data: Any, path: FieldPath) -> Any:
    """The data with a yes turned to no, and the other way round."""
    return put(data, path, not _get(data, path))


def added(type_: type[Struct], data: Any, path: FieldPath, text: str) -> Any:
    """The data with one more entry in a list or map, one more of what is counted, or a field set."""
    made = copied(data, path)
    there = _get(made, path)
    info = fitting(type_at(type_info(type_), made, path), there)
    if isinstance(info, inspect.StructType):
        field = next((one for one in info.fields if one.encode_name == text), None)
        if field is not None:
            there[text] = new_value(field.type, default_of(field))
    elif isinstance(info, inspect.DictType):
        counts = isinstance(alternatives(info.value_type)[0], inspect.IntType)
        if text and counts and isinstance(there.get(text, 0), int):
            there[text] = there.get(text, 0) + 1
        elif text and text not in there:
            there[text] = new_value(info.value_type)
    elif isinstance(info, inspect.VarTupleType | inspect.ListType):
        there.append(new_entry(info.item_type, text) if text else new_value(info.item_type))
    return made


def grown(type_: type[Struct], data: Any, path: FieldPath) -> Any:
    """The data with all that is missing on the way to a place, as it is taken for granted there.

    Raises KeyError or IndexError where the form can have no such place.
    """
    made = copied(data, path)
    for depth, step in enumerate(path):
        here = path[:depth]
        if isinstance(step, str) and not isinstance(_get(made, here), dict):
            made = detailed(type_, made, here)
        there = _get(made, here)
        if isinstance(there, list) and isinstance(step, int) and step < len(there):
            continue
        if not isinstance(there, dict):
            raise KeyError(step)
        if str(step) not in there:
            there[str(step)] = _granted(fitting(type_at(type_info(type_), made, here), there), str(step))
    return made


def is_granted(type_: type[Struct], data: Any, path: FieldPath) -> bool:
    """Whether a field is set, or is taken for a value where it is not."""
    there = _get(data, path[:-1])
    info = fitting(type_at(type_info(type_), data, path[:-1]), there)
    if not isinstance(info, inspect.StructType) or not isinstance(there, dict) or path[-1] in there:
        return True
    return all(field.default is not None for field in info.fields if field.encode_name == path[-1])


def _granted(info: inspect.Type, step: str) -> Any:
    """What a field or an entry that is missing is taken for."""
    if isinstance(info, inspect.DictType):
        closed = _closed(info.key_type)
        if closed and step not in closed:
            raise KeyError(step)
        return new_value(info.value_type)
    if not isinstance(info, inspect.StructType):
        raise KeyError(step)
    field = next((one for one in info.fields if one.encode_name == step), None)
    if field is None:
        raise KeyError(step)
    plain = isinstance(field.default, bool | int | str)
    return field.default if plain else new_value(field.type)


def removed(data: Any, path: FieldPath) -> Any:
    """The data without a field or an entry."""
    made = copied(data, path[:-1])
    del _get(made, path[:-1])[path[-1]]
    return made


def detailed(type_: type[Struct], data: Any, path: FieldPath) -> Any:
    """The data with an entry in the form that holds more: an id as fields, a list as entries by name."""
    value = _get(data, path)
    richer = _richer(type_at(type_info(type_), data, path), value)
    if isinstance(richer, inspect.StructType):
        name = next(field.encode_name for field in richer.fields if field.required)
        return put(data, path, {name: value})
    if isinstance(richer, inspect.DictType):
        return put(data, path, {str(item): new_value(richer.value_type) for item in value})
    return data


# ---- fields


def _field(info: inspect.Type, data: Any, at: Field) -> Field:
    """The field with what it holds; `at` has its place and name."""
    fits_best = fitting(info, data)
    made = _with(at, value=data, detail=_richer(info, data) is not None)
    match fits_best:
        case inspect.StructType() if isinstance(data, dict):
            return _group(fits_best, data, made)
        case inspect.DictType() if isinstance(data, dict) and not _is_any(fits_best.value_type):
            return _map(fits_best, data, made)
        case inspect.VarTupleType() | inspect.ListType() if isinstance(data, list):
            return _list(fits_best, data, made)
        case inspect.TupleType() if isinstance(data, list) and len(data) == len(fits_best.item_types):
            pairs = enumerate(zip(fits_best.item_types, data, strict=True))
            inside = tuple(_entry(type_, item, made, index) for index, (type_, item) in pairs)
            return _with(made, kind="tuple", inside=inside)
        case inspect.LiteralType():
            return _with(made, kind="choice", choices=tuple(str(value) for value in fits_best.values))
        case inspect.BoolType() if isinstance(data, bool):
            return _with(made, kind="flag")
        case inspect.IntType():
            return _with(made, kind="number", least=fits_best.ge, most=fits_best.le)
        case inspect.StrType():
            return _with(made, kind="text")
    return made


def _entry(info: inspect.Type, data: Any, made: Field, key: str | int, *, removable: bool = False) -> Field:
    at = Field((*made.path, key), made.name, made.of, "plain", entry=True, removable=removable)
    return _field(info, data, at)


def _group(info: inspect.StructType, data: dict[str, Any], made: Field) -> Field:
    of = info.cls.__name__
    fields = {field.encode_name: field for field in info.fields}
    inside = tuple(
        _field(
            field.type,
            data[name],
            Field((*made.path, name), name, of, "plain", removable=not field.required),
        )
        for name, field in fields.items()
        if name in data
    )
    unset = tuple(name for name in fields if name not in data)
    return _with(made, kind="group", inside=inside, struct=of, unset=unset)


def _map(info: inspect.DictType, data: dict[str, Any], made: Field) -> Field:
    inside = tuple(_entry(info.value_type, item, made, key, removable=True) for key, item in data.items())
    closed = _closed(info.key_type)
    keys = tuple(key for key in closed if key not in data)
    further = not closed or bool(keys)
    return _with(made, kind="map", inside=inside, choices=keys, open=further, typed=not closed)


def _list(info: inspect.VarTupleType | inspect.ListType, data: list[Any], made: Field) -> Field:
    inside = tuple(
        _entry(info.item_type, item, made, index, removable=True) for index, item in enumerate(data)
    )
    plain = any(isinstance(each, _TYPED) for each in alternatives(info.item_type))
    typed = plain or bool(leading(info.item_type))
    return _with(made, kind="list", inside=inside, open=True, typed=typed, choices=_closed(info.item_type))


def _with(field: Field, **change: Any) -> Field:
    return Field(**{name: getattr(field, name) for name in Field.__struct_fields__} | change)


def _closed(info: inspect.Type) -> tuple[str, ...]:
    return tuple(map(str, info.values)) if isinstance(info, inspect.LiteralType) else ()


def _is_any(info: inspect.Type) -> bool:
    return isinstance(info, inspect.AnyType)


def fitting(info: inspect.Type, data: Any) -> inspect.Type:
    """Of several forms that a value may have the one that it has, else the one that comes nearest."""
    options = alternatives(info)
    if len(options) == 1:
        return options[0]
    return next(
        (each for each in options if fits(each, data)),
        next((each for each in options if _same_shape(each, data)), options[0]),
    )


def _same_shape(info: inspect.Type, data: Any) -> bool:
    if isinstance(data, dict):
        return isinstance(info, inspect.StructType | inspect.DictType)
    if isinstance(data, list):
        return isinstance(info, inspect.VarTupleType | inspect.ListType | inspect.TupleType)
    return not isinstance(
        info, inspect.StructType | inspect.DictType | inspect.VarTupleType | inspect.TupleType
    )


def _richer(info: inspect.Type, data: Any) -> inspect.Type | None:
    """The form with more detail that a value could have besides the one it has."""
    for each in alternatives(info):
        if isinstance(each, inspect.StructType) and isinstance(data, str):
            required = [field for field in each.fields if field.required]
            if len(required) == 1 and isinstance(required[0].type, inspect.StrType):
                return each
        if isinstance(each, inspect.DictType) and isinstance(data, list):
            return each
    return None


def type_at(info: inspect.Type, data: Any, path: FieldPath) -> inspect.Type:
    """The type of the value at a path. Raises KeyError where the form has no such place."""
    for step in path:
        fits_best = fitting(info, data)
        match fits_best:
            case inspect.StructType():
                info = {field.encode_name: field.type for field in fits_best.fields}[str(step)]
            case inspect.DictType():
                info = fits_best.value_type
            case inspect.VarTupleType() | inspect.ListType():
                info = fits_best.item_type
            case inspect.TupleType() if isinstance(step, int):
                info = fits_best.item_types[step]
            case _:
                raise KeyError(step)
        data = _get(data, (step,))
    return info


def _get(data: Any, path: FieldPath) -> Any:
    for step in path:
        if isinstance(data, list) and isinstance(step, int):
            data = data[step]
        elif isinstance(data, dict):
            data = data.get(str(step))
        else:
            raise KeyError(step)
    return data


def put(data: Any, path: FieldPath, value: Any) -> Any:
    """The data with another value at a place; whatever is not on the way to it is shared."""
    made, last = copied(data, path[:-1]), path[-1]
    there = _get(made, path[:-1])
    there[last if isinstance(there, list) else str(last)] = value
    return made


def copied(data: Any, path: FieldPath) -> Any:
    """The data with what is on the way to a place, as far as there is any, copied."""
    made = there = copy(data)
    for step in path:
        key = str(step) if isinstance(there, dict) else step
        inside = isinstance(there, list) and isinstance(key, int) and 0 <= key < len(there)
        if not inside and not (isinstance(there, dict) and key in there):
            break
        there[key] = copy(there[key])
        there = there[key]
    return made
