"""A change of a position by which something is put elsewhere: taken out of one place, put into another.

What moves is written as the schema of its new place has it: a card out of a list of ids becomes an entry with
fields, the key of a map, or what a slot holds.
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

    A `value` is put there instead where it is written otherwise; where nothing is taken, it is set.
    """

    to: FieldPath
    taken: FieldPath | None = None
    value: Any = None


def moved(type_: type[Struct], data: Any, move: Move) -> Any:
    """The data after a move. Raises KeyError or IndexError where there is no such place."""
    to, taken = move.to, move.taken
    if taken is None:
        return form.put(form.grown(type_, data, to), to, move.value)
    data = form.grown(type_, data, taken)
    if to == OUT:
        return _without(data, taken)
    value, there = _get(data, taken), _held(data, to)
    if isinstance(value, int) and not isinstance(value, bool):
        return _counted(type_, data, taken, to)
    made = form.grown(type_, data, to)
    info = form.type_at(type_info(type_), made, to)
    if there is None and _is_slot(info):
        return _without(form.put(made, to, _as(type_, info, made, move)), taken)
    if isinstance(there, dict) and _is_slot(info):
        if not any(isinstance(one, inspect.VarTupleType) for one in alternatives(info)):
            return _exchanged(type_, data, move)
        made = form.put(made, to, [there])
    _add(type_, info, made, move)
    return _without(made, taken)


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
        assert move.taken is not None
        there[_id(type_, made, move.taken)] = _as(type_, holder.value_type, made, move, keyed=True)
    else:
        raise KeyError(move.to[-1])


def _as(type_: type[Struct], info: inspect.Type, data: Any, move: Move, *, keyed: bool = False) -> Any:
    """What moves as its new place has it; `keyed` by its id there, which its value does not repeat."""
    if move.value is not None:
        return move.value
    assert move.taken is not None
    value = _get(data, move.taken)
    if not isinstance(value, str) and fits(info, value):
        return value
    return new_value(info) if keyed else new_entry(info, _id(type_, data, move.taken))


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
        return str(path[-1]) if value else None
    if not isinstance(value, str):
        return None
    return value if isinstance(_held(data, path[:-1]), list) else str(path[-1])


def _id(type_: type[Struct], data: Any, taken: FieldPath) -> str:
    id = thing_at(type_, data, taken)
    if id is None:
        raise KeyError(taken[-1])
    return id


def _counted(type_: type[Struct], data: Any, taken: FieldPath, to: FieldPath) -> Any:
    """The data with one of a kind counted elsewhere. Raises KeyError where there is none of it."""
    if _get(data, taken) < 1:
        raise KeyError(taken[-1])
    made = form.grown(type_, data, (*to, taken[-1]))
    made = form.put(made, taken, _get(made, taken) - 1)
    return form.put(made, (*to, taken[-1]), _get(made, (*to, taken[-1])) + 1)


def _exchanged(type_: type[Struct], data: Any, move: Move) -> Any:
    """The data with two things each in the place of the other."""
    assert move.taken is not None
    made, info = data, type_info(type_)
    for to, taken in ((move.to, move.taken), (move.taken, move.to)):
        made = form.put(made, to, _as(type_, form.type_at(info, data, to), data, Move(to, taken)))
    return made


def _without(data: Any, taken: FieldPath) -> Any:
    """The data without what moved; of a count it is one less."""
    value = _get(data, taken)
    if isinstance(value, int) and not isinstance(value, bool):
        if value < 1:
            raise KeyError(taken[-1])
        return form.put(data, taken, value - 1)
    return form.removed(data, taken)


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
