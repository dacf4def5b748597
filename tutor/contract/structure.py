"""What the contract sees of a game without play: programs that cite in vain, tables that can change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct, inspect

from tutor.engine.game import Game
from tutor.engine.program import walk


def programs(game: Game[Any]) -> Iterator[tuple[str, str]]:
    """Rules that programs and sentences cite in vain."""
    rules = game.rules()
    for program in game.programs.values():
        if program.rule not in rules:
            yield "K5", f"program {program.id!r} cites {program.rule!r}, which is no rule of the game"
        for path, sentence in walk(program.sentences):
            if sentence.rule not in rules:
                place = ".".join(map(str, path))
                yield "K5", f"sentence {place} of {program.id!r} cites {sentence.rule!r}, which is no rule"


def fields(table: type[Struct]) -> Iterator[tuple[str, str]]:
    """Fields of the table, and of everything in it, whose values could change or come back otherwise."""
    todo: list[tuple[str, inspect.Type]] = [(table.__name__, inspect.type_info(table))]
    known: set[type] = set()
    while todo:
        where, kind = todo.pop()
        match kind:
            case inspect.StructType(cls=cls, fields=fields):
                if not cls.__struct_config__.frozen:
                    yield "fields", f"{where}: {cls.__name__} is not frozen"
                if cls not in known:
                    known.add(cls)
                    todo += [(f"{cls.__name__}.{field.name}", field.type) for field in fields]
            case inspect.Metadata(type=plain):
                # What a type has noted beside it, such as how a fact is written.
                todo.append((where, plain))
            case inspect.VarTupleType(item_type=item) | inspect.FrozenSetType(item_type=item):
                todo.append((where, item))
            case inspect.TupleType(item_types=items) | inspect.UnionType(types=items):
                todo += [(where, item) for item in items]
            case (
                inspect.StrType()
                | inspect.IntType()
                | inspect.BoolType()
                | inspect.NoneType()
                | inspect.LiteralType()
                | inspect.EnumType()
            ):
                pass
            case _:
                name = type(kind).__name__.removesuffix("Type").lower()
                yield (
                    "fields",
                    f"{where} may hold a {name}; only scalars, tuples, frozen sets and structs may",
                )
