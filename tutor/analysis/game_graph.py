"""Ways from a position: spots in which somebody is asked or it is over, and the answers that lead on.

How they are found is the matter of `exploration`, what they are worth that of `backward_induction`.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Generic, Literal, NamedTuple, TypeAlias

import networkx as nx

from tutor.engine.event import Event
from tutor.engine.question import Option, Question
from tutor.engine.state import State, TableT

Kind: TypeAlias = Literal["asked", "end", "hidden", "stuck", "cut", "beaten"]
"""Somebody is asked; it is over; nobody may look further; nothing can be answered; it was not looked at yet;
nothing that matters can come of it any more."""

Noted: TypeAlias = tuple[tuple[str, str], ...]
"""What of the events on the way tells positions apart: kinds of events, and whom they are about."""


class Way(NamedTuple):
    """An answer, the events up to the next question, and the number of the spot it leads to."""

    key: str
    option: Option | None
    events: tuple[Event, ...]
    to: int


@dataclass(slots=True)
class Spot(Generic[TableT]):
    """A position on the way; `depth` is how many answers led there first.

    `first` is the number of the first spot in the same position, whatever was noted on the way there.
    """

    number: int
    state: State[TableT]
    kind: Kind
    question: Question | None = None
    noted: Noted = ()
    depth: int = 0
    ways: tuple[Way, ...] = ()
    first: int = 0


@dataclass(slots=True)
class Ways(Generic[TableT]):
    """All ways from a position, which is the first spot.

    `left` counts the spots that were not looked at, `beaten` those of which nothing that matters can come.
    """

    spots: list[Spot[TableT]] = field(default_factory=list)
    left: int = 0
    beaten: int = 0

    @property
    def complete(self) -> bool:
        """Whether every way was followed to its end."""
        return not self.left

    def leaves(self) -> Iterator[Spot[TableT]]:
        """The spots from which no way leads on."""
        return (spot for spot in self.spots if not spot.ways)

    def edges(self) -> Iterator[tuple[Spot[TableT], Way]]:
        """Every way with the spot it begins in, in the order in which they were found."""
        return ((spot, way) for spot in self.spots for way in spot.ways)

    def in_order(self) -> list[int] | None:
        """The numbers of all spots, each before those it leads to; None where ways lead in a circle."""
        missing = [0] * len(self.spots)
        for _, way in self.edges():
            missing[way.to] += 1
        order, ready = [], deque(number for number, into in enumerate(missing) if not into)
        while ready:
            number = ready.popleft()
            order.append(number)
            for way in self.spots[number].ways:
                missing[way.to] -= 1
                if not missing[way.to]:
                    ready.append(way.to)
        return order if len(order) == len(self.spots) else None

    def components(self) -> list[list[int]]:
        """The numbers of all spots, those together that lead to each other, each behind those it leads to."""
        order = self.in_order()
        if order is not None:
            return [[number] for number in reversed(order)]
        graph: nx.DiGraph = nx.DiGraph((spot.number, way.to) for spot, way in self.edges())
        graph.add_nodes_from(range(len(self.spots)))
        joined = nx.condensation(graph)
        members = (joined.nodes[node]["members"] for node in reversed(list(nx.topological_sort(joined))))
        return [sorted(numbers, reverse=True) for numbers in members]

    def orders(self) -> dict[int, int] | None:
        """How many orders of answers lead to each leaf, by its number; None where ways lead in a circle."""
        order = self.in_order()
        if order is None:
            return None
        counts = [1] + [0] * (len(self.spots) - 1)
        for number in order:
            for way in self.spots[number].ways:
                counts[way.to] += counts[number]
        return {spot.number: counts[spot.number] for spot in self.leaves()}

    def lengths(self) -> tuple[int, ...] | None:
        """How many orders of answers there are: entry n counts those of n; None as in `orders`."""
        order = self.in_order()
        if order is None:
            return None
        counts: list[Counter[int]] = [Counter() for _ in self.spots]
        counts[0][0] = 1
        total: Counter[int] = Counter()
        for number in order:
            here, ways = counts[number], self.spots[number].ways
            for way in ways:
                for length, n in here.items():
                    counts[way.to][length + 1] += n
            if not ways:
                total += here
        return tuple(total[length] for length in range(max(total) + 1))
