"""The form of positions of a game, made of its table: what an author writes, and how it becomes a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec import NODEFAULT, Struct, defstruct, field
from msgspec.structs import FieldInfo, fields

from tutor.engine.game import Flaw, Game, Placed, Spelling
from tutor.engine.state import State
from tutor.framework.conservation import one_of, seat_flaws
from tutor.framework.position_form import DoSpec, do_spec
from tutor.framework.table_fields import Column, columns, field_of_seats, seats_in
from tutor.framework.under_way import continuations, cut_off, part_flaws, path_flaws, resume


class Form:
    """The written positions of a game: `struct` has the fields of its table, and `do`, what is carried out.

    `game` gives the game that is made with this form.
    """

    def __init__(self, table: type[Struct], game: Callable[[], Game[Any]]) -> None:
        own = [_declared(column, info) for column, info in _both(table)]
        self.struct = _struct("Position", [*own, ("do", tuple[DoSpec, ...], field(default=()))])
        self._table, self._game = table, game

    @property
    def game(self) -> Game[Any]:
        """The game that the positions are of."""
        return self._game()

    def place(self, position: Any, rulings: tuple[tuple[str, str], ...] = ()) -> Placed[Any]:
        """The position as a state with what is to happen on the stack, or every flaw it has."""
        table = _read(position, self._table)
        seats = seats_in(table)
        named = seat_flaws((field_of_seats(self._table),), seats)
        flaws = (*named, *self._flaws(position.do, seats))
        if flaws:
            return Placed(None, flaws)
        do = [one.continuation for one in position.do]
        return resume(self.game, State(table, rulings=rulings), do, may_be_stuck=True)

    def _flaws(self, do: tuple[DoSpec, ...], seats: tuple[str, ...]) -> Iterator[Flaw]:
        for at, one in enumerate(do):
            yield from one_of(("do", at, "who"), one.who, seats)
            yield from one_of(("do", at, "program"), one.program, tuple(self.game.programs))
            if one.program in self.game.programs:
                yield from path_flaws(one.at, ("do", at), self.game.programs[one.program])
        yield from part_flaws([one.part for one in do])

    def spell(self, state: State[Any]) -> Spelling:
        """The position of a state, with no more than what the form does not say by itself."""
        under_way, cut = continuations(self.game, state)
        do = tuple(map(do_spec, under_way))
        table: Any = state.table
        values = {one.name: _encoded(one, getattr(table, one.name)) for one in columns(self._table)}
        return Spelling(self.struct(**values, do=do), cut_off(self.game.id, self.game.programs, cut))


# ---- the structs of the form


def _both(kind: type[Struct], but: str = "") -> Iterator[tuple[Column, FieldInfo]]:
    pairs = zip(columns(kind), fields(kind), strict=True)
    yield from ((column, info) for column, info in pairs if column.name != but)


@cache
def _form(kind: type[Struct], but: str = "") -> type[Struct]:
    """The struct in which one of the table is written, without the field that is the key of its entry."""
    return _struct(kind.__name__, [_declared(column, info) for column, info in _both(kind, but)])


def _struct(name: str, declared: list[tuple[str, Any, Any]]) -> type[Struct]:
    return defstruct(
        name, declared, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
    )


def _declared(column: Column, info: FieldInfo) -> tuple[str, Any, Any]:
    """The field of the form for one of the table."""
    default = info.default if info.default_factory is NODEFAULT else info.default_factory()
    kind: Any = column.type
    if column.struct is not None:
        form: Any = _form(column.struct, column.key)
        kind = dict[str, form] if column.key else tuple[form, ...] if column.many else form
        kind = kind | None if column.optional else kind
    elif column.is_set:
        held: Any = column.holds
        kind = tuple[held, ...]
    encoded = default if default is NODEFAULT else _encoded(column, default)
    if default is NODEFAULT:
        return column.name, kind, field()
    return column.name, kind, field(default_factory=lambda: encoded)


# ---- values


def _encoded(column: Column, value: Any) -> Any:
    """A value of the table as the form holds it."""
    if value is None:
        return None
    if column.struct is None:
        return tuple(sorted(value)) if isinstance(value, frozenset) else value
    if column.key:
        return {getattr(one, column.key): _entry(one, column.key) for one in value}
    return tuple(_entry(one) for one in value) if column.many else _entry(value)


def _entry(value: Struct, but: str = "") -> Struct:
    fields = {one.name: _encoded(one, getattr(value, one.name)) for one, _ in _both(type(value), but)}
    return _form(type(value), but)(**fields)


def _read(form: Any, kind: type[Struct], **key: str) -> Struct:
    """The struct of the table that is written so."""
    read = {one.name: _value(one, getattr(form, one.name)) for one in columns(kind) if one.name not in key}
    return kind(**key, **read)


def _value(column: Column, value: Any) -> Any:
    if value is None:
        return None
    if column.struct is None:
        return frozenset(value) if column.is_set else value
    kind = column.struct
    if column.key:
        return tuple(_read(one, kind, **{column.key: key}) for key, one in value.items())
    return tuple(_read(one, kind) for one in value) if column.many else _read(value, kind)
