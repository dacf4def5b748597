"""A change of a position by which something is put elsewhere: taken out of one place, put into another.

What moves is written as the schema of its new place has it: a card out of a list of ids becomes an entry with
fields, the key of a map, or what a slot holds; what is counted by kind in one place is listed in another.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec import Struct, inspect

from tutor.rules.struct_validation import fits, type_info
from tutor.scenario import form
from tutor.scenario.form import FieldPath
from tutor.scenario.form_values import alternatives, leading, new_entry, new_value

OUT: Final[FieldPath] = ()
"""The place of what is not on the table: nothing is put there."""


class Move(NamedTuple):
    """What is `taken` out of a place goes to another: into a list, a map, a slot, or a count; or OUT.

    A `value` is put there instead where it is written otherwise; where nothing is taken, it is set. A `thing`
    comes out of the supply, or is what the number is of that it is taken from.
    """

    to: FieldPath
    taken: FieldPath | None = None
    value: Any = None
    thing: str = ""


def moved(type_: type[Struct], data: Any, move: Move) -> Any:
    """The data after a move. Raises KeyError or IndexError where there is no such place."""
    to, taken = move.to, move.taken
    if taken is None:
        made = form.grown(type_, data, to)
        return _one_more(type_, made, to, move.thing) if move.thing else form.put(made, to, move.value)
    data = form.grown(type_, data, taken)
    if to == OUT:
        return _without(type_, data, taken)
    there = _held(data, to)
    if _is_count(type_, data, taken):
        return _one_more(
            type_, _without(type_, form.grown(type_, data, to), taken), to, _id(type_, data, move)
        )
    made = form.grown(type_, data, to)
    info = form.type_at(type_info(type_), made, to)
    if _is_number(_get(made, to)) or _is_stock(info, _get(made, to)):
        return _without(type_, _one_more(type_, made, to, _id(type_, data, move)), taken)
    if there is None and _is_slot(info):
        return _without(type_, form.put(made, to, _as(type_, info, made, move)), taken)
    if isinstance(there, dict) and _is_slot(info):
        if not any(isinstance(one, inspect.VarTupleType) for one in alternatives(info)):
            return _exchanged(type_, data, move)
        made = form.put(made, to, [there])
    _add(type_, info, made, move)
    return _without(type_, made, taken)


def _add(type_: type[Struct], info: inspect.Type, made: Any, move: Move) -> None:
    """Adds what moves to the list or map at its new place; a deck gets it on top."""
    there = _get(made, move.to)
    holder = form.fitting(info, there)
    if isinstance(there, list) and isinstance(holder, inspect.VarTupleType | inspect.ListType):
        item = holder.item_type
        value = _as(type_, item, made, move)
        if any(isinstance(one, inspect.VarTupleType) for one in alternatives(item)):
            layered = any(isinstance(one, list) for one in there)
            rest = there if layered or not there else [list(there)]
            there[:] = [[value], *rest]
        else:
            there.append(value)
    elif isinstance(there, dict) and isinstance(holder, inspect.DictType):
        there[_id(type_, made, move)] = _as(type_, holder.value_type, made, move, keyed=True)
    else:
        raise KeyError(move.to[-1])


def _as(type_: type[Struct], info: inspect.Type, data: Any, move: Move, *, keyed: bool = False) -> Any:
    """What moves as its new place has it; `keyed` by its id there, which its value does not repeat."""
    if move.value is not None:
        return move.value
    assert move.taken is not None
    value, id = _get(data, move.taken), _id(type_, data, move)
    if isinstance(info, inspect.IntType) and isinstance(value, dict):
        return next((one for one in value.values() if _is_number(one)), 0)
    if not isinstance(value, str) and fits(info, value):
        return value
    entry = new_value(info) if keyed else new_entry(info, id)
    return _numbered(info, id, value) or entry if _is_number(value) else entry


def _numbered(info: inspect.Type, id: str, number: int) -> dict[str, Any] | None:
    """A thing with its number, of which a map has that alone; None where it is 0 or nothing takes it."""
    for one in alternatives(info) if number else ():
        if isinstance(one, inspect.StructType):
            names = [field.encode_name for field in one.fields if isinstance(field.type, inspect.IntType)]
            return {leading(one): id, names[0]: number} if len(names) == 1 and leading(one) else None
    return None


def thing_at(type_: type[Struct], data: Any, path: FieldPath) -> str | None:
    """What the thing at a place is called: its value, its entry's first text, or its key; else None."""
    value = _held(data, path)
    if value is None:
        try:
            data = form.grown(type_, data, path)
        except (KeyError, IndexError):
            return None
        value = _held(data, path)
    if isinstance(value, dict) and path:
        entry = form.fitting(form.type_at(type_info(type_), data, path), value)
        if not isinstance(entry, inspect.StructType):
            return None
        named = leading(entry)
        id = value.get(named) if named else path[-1]
        return id if isinstance(id, str) and id else None
    if isinstance(value, int):
        return str(path[-1]) if value or not _is_count(type_, data, path) else None
    if not isinstance(value, str):
        return None
    return value if isinstance(_held(data, path[:-1]), list) else str(path[-1])


def _id(type_: type[Struct], data: Any, move: Move) -> str:
    assert move.taken is not None
    id = thing_at(type_, data, move.taken)
    if id is None:
        raise KeyError(move.taken[-1])
    return move.thing or id


def _one_more(type_: type[Struct], data: Any, to: FieldPath, thing: str) -> Any:
    """The data with one more of a thing, counted or listed; in order where the schema can hold that."""
    there, info = _get(data, to), form.type_at(type_info(type_), data, to)
    if _is_number(there):
        return form.put(data, to, there + 1)
    if isinstance(there, list):
        return form.put(data, to, [*there, new_entry(_item(info), thing)])
    present = [one for one, n in there.items() if n]
    if thing in present[:-1] and _is_text_list(info):
        return form.put(data, to, [*(one for one, n in there.items() for _ in range(n)), thing])
    data = form.grown(type_, data, (*to, thing))
    return form.put(data, (*to, thing), _get(data, (*to, thing)) + 1)


def _item(info: inspect.Type) -> inspect.Type:
    lists = (one for one in alternatives(info) if isinstance(one, inspect.VarTupleType | inspect.ListType))
    return next(lists).item_type


def _is_text_list(info: inspect.Type) -> bool:
    """Whether a value may be a list of plain ids."""
    return any(
        isinstance(one, inspect.VarTupleType) and isinstance(one.item_type, inspect.StrType)
        for one in alternatives(info)
    )


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_stock(info: inspect.Type, value: Any) -> bool:
    """Whether a map counts things of each kind; else its numbers are a field of what its list form has."""
    kind = form.fitting(info, value)
    if not isinstance(kind, inspect.DictType) or not isinstance(kind.value_type, inspect.IntType):
        return False
    lists = (one for one in alternatives(info) if isinstance(one, inspect.VarTupleType))
    return not any(
        isinstance(one, inspect.StructType) for each in lists for one in alternatives(each.item_type)
    )


def _is_count(type_: type[Struct], data: Any, path: FieldPath) -> bool:
    """Whether the value at a place is a number of things that are taken one by one."""
    if not _is_number(_held(data, path)):
        return False
    around = form.type_at(type_info(type_), data, path[:-1])
    holder = _get(data, path[:-1])
    return isinstance(form.fitting(around, holder), inspect.StructType) or _is_stock(around, holder)


def _exchanged(type_: type[Struct], data: Any, move: Move) -> Any:
    """The data with two things each in the place of the other."""
    assert move.taken is not None
    made, info = data, type_info(type_)
    for to, taken in ((move.to, move.taken), (move.taken, move.to)):
        made = form.put(made, to, _as(type_, form.type_at(info, data, to), data, Move(to, taken)))
    return made


def _without(type_: type[Struct], data: Any, taken: FieldPath) -> Any:
    """The data without what moved; of a count it is one less."""
    if not _is_count(type_, data, taken):
        return form.removed(data, taken)
    if (value := _get(data, taken)) < 1:
        raise KeyError(taken[-1])
    return form.put(data, taken, value - 1)


def _is_slot(info: inspect.Type) -> bool:
    """Whether a place holds a thing rather than things."""
    return any(isinstance(one, inspect.StructType) for one in alternatives(info))


def _held(data: Any, path: FieldPath) -> Any:
    """What is at a place; None where nothing is."""
    try:
        return _get(data, path)
    except (KeyError, IndexError, TypeError):
        return None


def _get(data: Any, path: FieldPath) -> Any:
    for step in path:
        data = data[step]
    return data
