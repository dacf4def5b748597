"""What an effect under way was given and has kept: names and values for which its game has a use.

Sentences bind names as they like, and nobody lists them. But each is written somewhere: in a sentence of the
program, in the code of the game, in its catalogue, or in the position itself.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Protocol

from msgspec import Struct, to_builtins

from tutor.engine.game import Flaw
from tutor.engine.program import Path, Program
from tutor.engine.query import Bind
from tutor.framework.conservation import LIKENESS, NEAREST, Flaws, names, one_of, perhaps
from tutor.framework.conservation import Path as At
from tutor.framework.under_way import path_flaws
from tutor.rules.catalogue import load
from tutor.rules.registry import folder_of
from tutor.rules.words import Words

_QUOTED: Final = re.compile(r'"([^"\s]+)"')
_NAMED: Final = re.compile(r"\b([a-z_]+)=")
_BETWEEN: Final = re.compile(r"[^\w-]+")
_COUNTED: Final = re.compile(r"-?\d+$")

_A_NAME: Final = Words("a name that the game or this position has", "имя из игры или этой позиции")
_A_VALUE: Final = Words("a name, a number, or a list of such", "имя, число или их список")


class _Do(Protocol):
    """What is carried out, as each game writes it."""

    @property
    def given(self) -> dict[str, Any]: ...

    @property
    def at(self) -> Path: ...


def kept_flaws(
    game: str,
    at: At,
    do: _Do,
    position: Struct,
    seats: Collection[str],
    *,
    ids: Collection[str] = (),
    program: Program | None = None,
) -> Flaws:
    """What is wrong with a program under way: where it goes on, and what it was given and has kept.

    `at` is where that is written, `ids` are the components of the box that is played with. Without a
    `program` the names under which it is given something have been looked at already.
    """
    if program is not None:
        yield from path_flaws(do.at, at, program)
    if not do.given:
        return
    own = frozenset() if program is None else frozenset(_in(program))
    named = {*ids, *seats, *_components(game), *_in(_but_given(to_builtins(position)))}
    known = {*_words(game), *own, *named}
    for name, value in do.given.items():
        here = (*at, "with", name)
        if program is not None and not _has_meaning(name, known):
            yield Flaw(here, name, names(name, _bound(program)))
            continue
        several = isinstance(value, list)
        for n, one in enumerate(value if several else (value,)):
            place = (*here, n) if several else here
            if not isinstance(one, str | int) and (several or one is not None):
                yield Flaw(place, str(one), _A_VALUE)
            elif isinstance(one, str) and one and name.partition(":")[0] == "seat":
                yield from one_of(place, one, seats)
            elif isinstance(one, str) and one and not _has_meaning(one, known):
                near = get_close_matches(one, named, NEAREST, LIKENESS)
                yield Flaw(place, one, perhaps(near, _A_NAME))


def _has_meaning(text: str, known: Collection[str]) -> bool:
    """Whether a text is a known word, a numbered one, or made of such ("die:orange:1", "hits-cap")."""
    if text in known or _COUNTED.sub("", text) in known or text.isdecimal():
        return True
    parts = [one for one in _BETWEEN.split(text) if one]
    if len(parts) > 1:
        return all(_has_meaning(one, known) for one in parts)
    first, _, last = text.rpartition("-")
    return first in known and last in known


@cache
def _components(game: str) -> frozenset[str]:
    return frozenset(one.id for one in load(game).components)


@cache
def _words(game: str) -> frozenset[str]:
    """The words with which the code and the catalogue of a game name things."""
    catalogue = load(game)
    words = {*_components(game), *(one.id for one in catalogue.rules), *(one.id for one in catalogue.rulings)}
    words |= {id.partition("-")[2] for id in words}
    shared = (*_sources(files("tutor.framework"), deep=False), *_sources(files("tutor.engine"), deep=False))
    for text in (*shared, *_sources(folder_of(game), deep=True)):
        for quoted in _QUOTED.findall(text):
            words |= {part.strip("-") for part in (quoted, *_BETWEEN.split(quoted))}
        words |= set(_NAMED.findall(text))
    return frozenset(words - {""})


def _sources(folder: Traversable, *, deep: bool) -> Iterator[str]:
    for one in folder.iterdir():
        if one.name.endswith(".py"):
            yield one.read_text("utf-8")
        elif deep and one.is_dir():
            yield from _sources(one, deep=True)


def _in(value: object) -> Iterator[str]:
    """Every text inside a value: of a program, what its sentences bind and look up."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            yield from _in(getattr(value, name))
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _in(key)
            yield from _in(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _in(one)


def _bound(value: object) -> Iterator[str]:
    """The names that sentences bind and look up."""
    if isinstance(value, Bind):
        yield value.name
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            one = getattr(value, name)
            yield from (one,) if name == "into" and one else _bound(one)
    elif isinstance(value, tuple):
        for one in value:
            yield from _bound(one)


def _but_given(position: Any) -> Any:
    """A position without what programs are given."""
    do = position.get("do", ())
    if isinstance(do, str):
        return position
    return position | {"do": [{name: value for name, value in one.items() if name != "with"} for one in do]}
