"""How one comes to an ending: orders of answers, those taken together that differ only in the room chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from operator import attrgetter
from typing import Final, TypeAlias

from msgspec import Struct

from tutor.analysis.game_graph import Spot, Way, Ways
from tutor.engine.question import Option
from tutor.games.blackrose.state.table import Table

EXAMPLES = 3
"""So many routes to an ending are given."""

LEAST = 24
"""So many orders of answers to each position are gone back over, the shortest first."""


class Answer(Struct, frozen=True, dict=True):
    """What somebody answers on a way.

    `seat` is asked, for `for_seat` if that is another, and `kind` is what is asked. `keys` are the answers
    that all lead on alike, `options` the same where a seat chooses; chance has none.
    """

    seat: str
    kind: str
    keys: tuple[str, ...]
    options: tuple[Option, ...] = ()
    for_seat: str = ""

    @cached_property
    def shape(self) -> tuple[str, ...]:
        """What answers have in common that are taken together: all but the room."""
        kinds = tuple(sorted({_shape(option) for option in self.options})) or self.keys
        return (self.seat, self.for_seat, self.kind, *kinds)


_SHAPE: Final = attrgetter("shape")

Route: TypeAlias = tuple[Answer, ...]

Arrivals: TypeAlias = dict[int, list[tuple[int, Answer]]]
"""For the number of each position the positions from which answers lead there."""


def _shape(option: Option) -> str:
    """What kind of option it is; one that names no room is like no other."""
    return option.kind if names_room(option) else option.key


def names_room(option: Option) -> bool:
    """Whether an option chooses a room, and nothing else."""
    return [name for name, _ in option.facts] == ["room"]


def answer(spot: Spot[Table], *ways: Way) -> Answer:
    """The answers with which those ways lead on from a position."""
    question = spot.question
    assert question is not None
    options = tuple(way.option for way in ways if way.option is not None)
    keys = tuple(way.key for way in ways)
    return Answer(question.seat, question.kind, keys, options, question.for_seat)


def arrivals(ways: Ways[Table]) -> Arrivals:
    """Every answer, under the number of the position it leads to."""
    into: Arrivals = {}
    for spot, way in ways.edges():
        into.setdefault(way.to, []).append((spot.number, answer(spot, way)))
    return into


def routes(into: Arrivals, numbers: Iterable[int], orders: int | None) -> tuple[tuple[Route, ...], bool]:
    """Some of the ways to positions, the shortest first, and whether there are more.

    Those of one shape are one. `orders` is how many orders of answers lead there in all, if that is known.
    """
    alike: dict[tuple[tuple[str, ...], ...], list[Route]] = {}
    all_routes = sorted((route for number in numbers for route in _back(into, number)), key=len)
    for route in all_routes:
        alike.setdefault(tuple(map(_SHAPE, route)), []).append(route)
    examples = tuple(_together(routes) for routes in list(alike.values())[:EXAMPLES])
    return examples, len(alike) > EXAMPLES or orders != len(all_routes)


def _together(routes: list[Route]) -> Route:
    return tuple(_joined(answers) for answers in zip(*routes, strict=True))


def _joined(answers: tuple[Answer, ...]) -> Answer:
    """Answers of one shape as one."""
    first = answers[0]
    keys = tuple(dict.fromkeys(key for one in answers for key in one.keys))
    options = {option.key: option for one in answers for option in one.options}
    return Answer(first.seat, first.kind, keys, tuple(options.values()), first.for_seat)


def _back(into: Arrivals, number: int) -> Iterator[Route]:
    """The first few ways to a position, found backwards from it, those with the fewest answers first."""
    waiting: list[tuple[int, Route]] = [(number, ())]
    count = 0
    while waiting and count < LEAST:
        longer: list[tuple[int, Route]] = []
        for at, after in waiting:
            if at == 0:
                count += 1
                yield after
            for before, given in into.get(at, ()):
                longer.append((before, (given, *after)))
        # Of very many ways of one length a part is enough: only a few are given.
        waiting = longer[: LEAST * len(into)]
