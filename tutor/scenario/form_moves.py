"""A change of a position by which something is put elsewhere: taken out of one place, put into another."""

from __future__ import annotations

from typing import Any, NamedTuple

from msgspec import Struct

from tutor.scenario.form import FieldPath, grown, removed


class Move(NamedTuple):
    """A `value` that is set in a field, or added to the list or map that is there; `taken` is taken out."""

    to: FieldPath
    value: Any
    taken: FieldPath | None = None


def moved(type_: type[Struct], data: Any, move: Move) -> Any:
    """The data after a move. Raises KeyError or IndexError where there is no such place."""
    made = grown(type_, data, move.to)
    if move.taken is not None:
        made = removed(grown(type_, made, move.taken), move.taken)
    holder = made
    for step in move.to[:-1]:
        holder = holder[step]
    there, last = holder[move.to[-1]], move.to[-1]
    if isinstance(there, list):
        there.append(move.value)
    elif isinstance(there, dict):
        there[str(move.value)] = {}
    else:
        holder[last] = move.value
    return made
