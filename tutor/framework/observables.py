"""Observables: the named facts of a table, each with its type and how it is read off."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sized
from functools import lru_cache
from typing import Final, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import fields, replace

from tutor.engine.event import Scalar
from tutor.engine.vocabulary import FactType, flag, many_ids, number, one_id
from tutor.framework.counts import BOUND
from tutor.framework.decks import Deck
from tutor.framework.field_readers import Reading, reader
from tutor.framework.shared_fields import Fact, marked
from tutor.framework.table_fields import Column

HeldT = TypeVar("HeldT", bound=Struct)


PREFIXES: Final = 64
"""So many prefixes, of seats most of them, are remembered."""


class Observables(Generic[HeldT]):
    """The facts of every struct of one kind: of its fields marked so (`Fact`), and those `worked_out`.

    `pattern` is what stands before their names in a vocabulary ("{seat}."). They are told in that `order`,
    all that it does not name after it.
    """

    def __init__(
        self,
        kind: type[HeldT],
        pattern: str = "",
        *worked_out: tuple[FactType, Callable[[HeldT], Scalar]],
        order: str = "",
    ) -> None:
        of_fields = (_observable(kind, field, mark) for field, mark in marked(kind, Fact))
        facts: dict[str, tuple[FactType, Reading]] = {type_.name: (type_, read) for type_, read in of_fields}
        facts |= {type_.name: (type_, ("", work_out)) for type_, work_out in worked_out}
        facts = {name: facts[name] for name in dict.fromkeys((*order.split(), *facts))}
        self.types = tuple(_named(type_, pattern + name) for name, (type_, _) in facts.items())
        self._read = lru_cache(PREFIXES)(
            lambda prefix: reader({prefix + name: reading for name, (_, reading) in facts.items()})
        )

    def of(self, held: HeldT, prefix: str = "") -> dict[str, Scalar]:
        """The facts of one struct by their names behind the prefix ("anna.")."""
        return self._read(prefix)(held)


def _observable(kind: type[Struct], column: Column, mark: Fact) -> tuple[FactType, Reading]:
    name, path = column.fact_name, column.name
    if column.many and mark.ids:
        return many_ids(name, mark.ids), (path, ", ".join)
    if column.many:
        return number(name), (path, len if column.holds is str or column.struct else _total)
    if column.struct is Deck:
        return number(name), (f"{path}.size", None)
    if column.choices:
        return one_id(name, *column.choices), (path, None)
    if column.holds is bool:
        return flag(name), (path, None)
    if column.holds is str:
        required = next(one.required for one in fields(kind) if one.name == path)
        return one_id(name, *(() if required else ("",)), mark.ids), (path, None)
    return number(name, column.least or 0, None if column.most == BOUND else column.most), (path, None)


def _total(piles: Iterable[Sized]) -> int:
    return sum(map(len, piles))


def _named(type_: FactType, name: str) -> FactType:
    return replace(type_, name=name)
