"""Mutations of sound positions: an entry doubled, moved or renamed, words exchanged, a number overflown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any, NamedTuple

from tutor.engine.event import Scalar
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.engine.step import settle
from tutor.rules.defects import Defect, DefectiveFile
from tutor.rules.defects import Path as At
from tutor.rules.located import Located, load_located
from tutor.scenario import scenario_files
from tutor.scenario.load import read_text, scenario_of

STOPS = 300
"""So many full stops are played at most until something is asked."""

UNKNOWN = ("no-such-thing", "nonsense-9", "evnt-1", "dance")
"""Words that mean nothing in any game."""

SEATED = ("mages", "wizards", "players")
"""The fields of positions whose keys are seats, which an author may call as they like."""

FREE = ("id", "lines", "piece")
"""Fields that hold names of an author's own: a `piece` may be a die that is gone."""

OWN_WORDS = frozenset({"assume", "names", "title", "summary", "say", "ask", "why"})
"""Fields with an author's own words or facts, which have a check of their own."""


class Mutated(NamedTuple):
    """A position that was changed: how, where, and whether a word that means nothing was put there."""

    how: str
    path: At
    data: dict[str, Any]
    unknown: bool = False


@cache
def sources(game: str) -> tuple[Located, ...]:
    """The lessons of a game that begin with a position, as they are written."""
    found = (load_located(read_text(file), str(file)) for file in scenario_files(game))
    return tuple(one for one in found if "position" in one.data)


def mutated(game: str, source: Random) -> tuple[Located, Mutated]:
    """A lesson whose position was changed in one place, and how."""
    located = source.choice(sources(game))
    while True:
        how = source.choice((double, move, rename, rename_key, overflow, exchange))
        data = deepcopy(located.data)
        found = how(data["position"], source)
        if found is not None:
            path, unknown = found
            changed = Mutated(how.__name__, ("position", *path), data, unknown)
            return Located(located.file, data, located.lines, ()), changed


Found = tuple[At, bool] | None


def _places(data: Any, kind: type | tuple[type, ...], path: At = ()) -> Iterator[tuple[At, Any]]:
    """Every value of a kind with its path."""
    if isinstance(data, kind) and not (isinstance(data, bool) and kind is int):
        yield path, data
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _places(value, kind, (*path, key))
    elif isinstance(data, list):
        for n, value in enumerate(data):
            yield from _places(value, kind, (*path, n))


def pick(data: Any, kind: Any, source: Random, fits: Callable[[At, Any], bool]) -> tuple[At, Any] | None:
    found = [one for one in _places(data, kind) if fits(*one)]
    return source.choice(found) if found else None


def around(data: Any, path: At) -> Any:
    for step in path[:-1]:
        data = data[step]
    return data


def made_up(path: At) -> bool:
    """Whether what stands there are an author's own words or facts."""
    return not OWN_WORDS.isdisjoint(path)


def double(data: Any, source: Random) -> Found:
    """An entry of a list stands there twice."""
    found = pick(data, list, source, lambda path, value: bool(value) and not made_up(path))
    if found is None:
        return None
    path, there = found
    there.append(deepcopy(source.choice(there)))
    return path, False


def move(data: Any, source: Random) -> Found:
    """An entry of a list lies in another one, or lies there as well."""
    one = pick(data, list, source, lambda path, value: bool(value) and not made_up(path))
    other = pick(data, list, source, lambda path, value: not made_up(path))
    if one is None or other is None:
        return None
    at = source.randrange(len(one[1]))
    entry = deepcopy(one[1][at])
    if source.random() < 0.5:
        del one[1][at]
    other[1].append(entry)
    return other[0], False


def rename(data: Any, source: Random) -> Found:
    """A word is one that means nothing, or lacks a letter."""
    found = pick(
        data, str, source, lambda path, value: len(value) > 2 and not made_up(path) and path[-1] not in FREE
    )
    if found is None:
        return None
    path, word = found
    at = source.randrange(1, len(word) - 1)
    new = source.choice((*UNKNOWN, word[:at] + word[at + 1 :] + "q"))
    around(data, path)[path[-1]] = new
    return path, True


def rename_key(data: Any, source: Random) -> Found:
    """The name of an entry is one that means nothing; seats have names of an author's own."""
    found = pick(
        data,
        dict,
        source,
        lambda path, value: bool(value) and not made_up(path) and (not path or path[-1] not in SEATED),
    )
    if found is None:
        return None
    path, there = found
    old = source.choice(list(there))
    new = source.choice((*UNKNOWN, f"{old}q"))
    items = [(new if key == old else key, value) for key, value in there.items()]
    there.clear()
    there.update(items)
    return (*path, new), True


def overflow(data: Any, source: Random) -> Found:
    """A number is one more, ten times as much, far beyond or below."""
    found = pick(data, int, source, lambda path, value: not made_up(path) and path[-1:] != ("round",))
    if found is None:
        return None
    path, number = found
    around(data, path)[path[-1]] = source.choice((number + 1, number * 10 + 7, 99, -1, 1000))
    return path, False


def exchange(data: Any, source: Random) -> Found:
    """Two words stand in each other's place."""
    one = pick(data, str, source, lambda path, value: not made_up(path))
    other = pick(data, str, source, lambda path, value: not made_up(path))
    if one is None or other is None or one[1] == other[1]:
        return None
    around(data, one[0])[one[0][-1]], around(data, other[0])[other[0][-1]] = other[1], one[1]
    return one[0], False


def outcome(game: Game[Any], located: Located) -> tuple[Defect, ...] | State[Any]:
    """The defects of a changed lesson's position, or the state in which it first asks or ends."""
    try:
        state = scenario_of(located).start
    except DefectiveFile as error:
        return error.defects
    facts: dict[str, Scalar] = dict(game.facts(state))
    assert all(isinstance(name, str) for name in facts)
    try:
        return settle(game, state, STOPS).state
    except RuntimeError:
        return state  # It does not come to a question in so many full stops.
