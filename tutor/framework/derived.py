"""What a game need not say, since it follows from its table: seats, facts, positions, and what can be asked.

`complete` fills in what a `Game` leaves out. It takes the table as it is declared: the fields of its struct
with their types and defaults. A field that holds a tuple of structs with a `seat` holds the players; such a
tuple, or one of structs with an `id`, is written as a mapping, and names its facts ("anna.sticks").
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields as members
from dataclasses import replace
from functools import partial
from typing import Any, Final

from msgspec import Struct

from tutor.engine.event import Scalar
from tutor.engine.game import Game, Topic
from tutor.engine.moment import Moment
from tutor.engine.query import Owner
from tutor.engine.question import Question
from tutor.engine.sentence import Act, Choose
from tutor.engine.state import State
from tutor.engine.vocabulary import Domain, FactType, Vocabulary, flag, many_ids, number, one_id
from tutor.framework.catalogue_access import default_readings, rule_ids
from tutor.framework.derived_position import Form
from tutor.framework.hypothetical import imagined, listed
from tutor.framework.table_fields import Column, columns, seats_in
from tutor.framework.under_way import FAILS
from tutor.rules.component_names import names_of
from tutor.rules.words import Words

MOST_ENTRIES: Final = 9
"""So many entries of a list of numbers have a fact each where no position says how many there are."""

LESSONS: Final = Topic("lessons", Words("Lessons", "Уроки"))
"""The topic of all lessons of a game that has none of its own."""


def complete(game: Game[Any]) -> Game[Any]:
    """The game with everything that it leaves out; the very same game where that is nothing."""
    derived: dict[str, Any] = {
        "seats": seats_in,
        "rules": partial(rule_ids, game.id),
        "readings": partial(default_readings, game.id),
        "setups": lambda: tuple(opening.start() for opening in game.openings()),
    }
    lacking = {name: default for name, default in derived.items() if _is_left_out(game, name)}
    if _is_left_out(game, "facts"):
        lacking |= {"facts": facts, "vocabulary": partial(vocabulary, game.id, game.table)}
    if _is_left_out(game, "topics"):
        lacking["topics"] = (LESSONS,)
    if _is_left_out(game, "acts"):
        lacking["acts"] = lambda state, seat: acts(made, state, seat)
    if _is_left_out(game, "place"):
        form = Form(game.table, lambda: made)
        lacking |= {"position": form.struct, "place": form.place, "spell": form.spell}
    made: Game[Any] = replace(game, **lacking) if lacking else game
    return made


def _is_left_out(game: Game[Any], name: str) -> bool:
    default = next(one.default for one in members(Game) if one.name == name)
    return getattr(game, name) is default


# ---- facts


def facts(state: State[Any]) -> dict[str, Scalar]:
    """Every plain value of the table by its name: that of its field, behind those of what it lies in."""
    return dict(_of_struct("", state.table))


def _of_struct(prefix: str, value: Struct, but: str = "") -> Iterator[tuple[str, Scalar]]:
    for column in columns(type(value)):
        if column.name != but:
            yield from _of_value(prefix, column, getattr(value, column.name))


def _of_value(prefix: str, column: Column, value: Any) -> Iterator[tuple[str, Scalar]]:
    name = prefix + column.fact_name
    if isinstance(value, Struct):
        yield from _of_struct(f"{name}.", value)
    elif column.key:
        for one in value:
            yield from _of_struct(f"{prefix}{getattr(one, column.key)}.", one, column.key)
    elif isinstance(value, tuple | frozenset):
        if column.holds is int:
            yield from ((f"{name}.{at}", one) for at, one in enumerate(value, 1))
        elif column.holds is str:
            yield name, ", ".join(sorted(value) if isinstance(value, frozenset) else value)
        else:
            yield name, len(value)
    else:
        yield name, value


def vocabulary(game: str, table: type[Struct], state: State[Any] | None) -> Vocabulary:
    """The names of the facts of a table, and their values; without a position those of any."""
    domains = {
        "seat": Domain("seat", Words("a seat", "место"), () if state is None else seats_in(state.table)),
        "component": Domain("component", Words("a component", "компонент"), tuple(names_of(game))),
    }
    types = tuple(_types("", table, None if state is None else state.table, domains))
    return Vocabulary.of(types, domains.values())


def _types(
    prefix: str, kind: type[Struct], value: Any, domains: dict[str, Domain], but: str = ""
) -> Iterator[FactType]:
    for column in columns(kind):
        held = None if value is None else getattr(value, column.name)
        name = prefix + column.fact_name
        if column.name == but:
            continue
        if column.key and column.struct is not None:
            id = "seat" if column.key == "seat" else column.fact_name
            keys = () if held is None else tuple(str(getattr(one, column.key)) for one in held)
            domains.setdefault(id, Domain(id, Words(f"an id in {id}", f"id из {id}"), keys))
            first = held[0] if held else None
            yield from _types(f"{prefix}{{{id}}}.", column.struct, first, domains, column.key)
        elif column.struct is not None and not column.many:
            yield from _types(f"{name}.", column.struct, held, domains)
        elif column.many:
            yield from _listed(name, column, held, domains)
        elif column.choices:
            yield one_id(name, *column.choices)
        elif column.holds is bool:
            yield flag(name)
        elif column.holds is int:
            yield number(name, column.least, column.most, unknown=column.optional)
        else:
            yield one_id(name, "", "{seat}", "{component}")


def _listed(name: str, column: Column, held: Any, domains: dict[str, Domain]) -> Iterator[FactType]:
    if column.holds is int:
        id = name.replace(".", "-").replace("{", "").replace("}", "")
        count = MOST_ENTRIES if held is None else len(held)
        words = Words("a number in the list", "номер в списке")
        domains[id] = Domain(id, words, tuple(str(at) for at in range(1, count + 1)))
        yield number(f"{name}.{{{id}}}", column.least, column.most)
    elif column.holds is str:
        yield many_ids(name, *(column.choices or ("{seat}", "{component}")))
    else:
        yield number(name)


# ---- moves


def acts(game: Game[Any], state: State[Any], seat: str) -> tuple[Question, ...]:
    """What a seat would be asked by each sentence that lets its owner choose, if it stood there now.

    Sentences that need what their effect has found out before are left out.
    """
    questions = (
        _question(sentence, imagined(game, state, program.id, seat, path), seat)
        for program, path, sentence in game.programs.sentences
        if isinstance(sentence, Act | Choose) and sentence.who == Owner()
    )
    return tuple(question for question in questions if question is not None)


def _question(sentence: Act | Choose, moment: Moment[Any], seat: str) -> Question | None:
    try:
        question = listed(sentence, moment, seat)
        return question if question.options or len(question.refused) else None
    except FAILS:
        return None
