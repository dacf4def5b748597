"""The tree of answers as lines: each an answer, and further right, below it, what is answered to that.

Answers that name different rooms and lead on alike share a line. Behind a line stands the ending it leads to,
or the line after which it goes on in the same way: equal positions are one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

import networkx as nx

from tutor.analysis.game_graph import Spot, Way
from tutor.games.blackrose.analysis.answer_orders import Answer, answer
from tutor.games.blackrose.analysis.interrupts import Interrupts
from tutor.games.blackrose.state.table import Table

MOST: Final = 60
"""So many lines are shown at the most: what lies deeper is left out, and that is told."""

ROOT: Final = 0
"""The node of the beginning; the others are numbered as the lines are, from 1."""


def tree(interrupts: Interrupts, most: int = MOST) -> nx.DiGraph:
    """The answers as a tree; its edges lead from what is answered to the answers to it.

    Nodes but ROOT have `depth`, from 1, `answer`, and where they lead, if they have no children: `ending`
    (its place among the endings), `again` (the line that leads to the same position) or `ends` (the endings
    behind what is left out). The graph has `left`, the number of lines left out.
    """
    alike = _Alike(interrupts)
    lines = list(_Setter(interrupts, alike).lines)
    depths = sorted({line.depth for line in lines})
    levels = [depth for depth in depths if sum(line.depth <= depth for line in lines) <= most]
    deepest = levels[-1] if levels else 1
    graph = nx.DiGraph(left=sum(line.depth > deepest for line in lines))
    graph.add_node(ROOT)
    numbers = {0: ROOT}
    visible = [line for line in lines if line.depth <= deepest]
    numbers |= {line.number: at for at, line in enumerate(visible, 1)}
    for line in visible:
        at = numbers[line.number]
        again = None if line.again is None else numbers.get(line.again)
        spot = interrupts.ways.spots[line.to]
        cut = bool(spot.ways) and (line.depth == deepest or (line.again is not None and again is None))
        graph.add_node(
            at,
            depth=line.depth,
            answer=line.answer,
            ending=interrupts.ending_of(line.to),
            again=again if spot.ways else None,
            ends=alike.ends[line.to] if cut and again is None else (),
        )
        graph.add_edge(numbers[line.parent], at)
    return graph


class _Alike:
    """Which positions are alike: the same answers lead to the same endings.

    `signs` has the same number for those that are; `ends` are the endings that lie behind each position.
    """

    def __init__(self, interrupts: Interrupts) -> None:
        self.signs: dict[int, int] = {}
        self.ends: dict[int, tuple[int, ...]] = {}
        self._known: dict[object, int] = {}
        self._interrupts = interrupts
        for spot in reversed(interrupts.ways.spots):
            self._look(spot)

    def _look(self, spot: Spot[Table]) -> None:
        if spot.number in self.signs:
            return
        # A way back to a position that is being looked at would lead in a circle: it is like nothing else.
        self.signs[spot.number], self.ends[spot.number] = -1 - spot.number, ()
        spots = self._interrupts.ways.spots
        for way in spot.ways:
            self._look(spots[way.to])
        if spot.ways:
            ends = {end for way in spot.ways for end in self.ends[way.to]}
            sign: object = tuple((way.key, answer(spot, way).shape, self.signs[way.to]) for way in spot.ways)
        else:
            ending = self._interrupts.ending_of(spot.number)
            ends, sign = set() if ending is None else {ending}, ending
        self.ends[spot.number] = tuple(sorted(ends))
        self.signs[spot.number] = self._known.setdefault(sign, len(self._known))


@dataclass(frozen=True, slots=True)
class _Line:
    """A line under its parent, and the position it leads to; `again` is the line that led there before."""

    number: int
    parent: int
    depth: int
    answer: Answer
    to: int
    again: int | None


@dataclass(slots=True)
class _Setter:
    """Sets the lines in their order: each answer, then what is answered to it."""

    interrupts: Interrupts
    alike: _Alike
    lines: list[_Line] = field(default_factory=list)
    known: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._below(0, 1, self.interrupts.ways.spots[0])

    def _below(self, parent: int, depth: int, spot: Spot[Table]) -> None:
        for ways in self._together(spot):
            number, to = len(self.lines) + 1, ways[0].to
            self.lines.append(_Line(number, parent, depth, answer(spot, *ways), to, self.known.get(to)))
            if to not in self.known:
                self.known |= dict.fromkeys((way.to for way in ways), number)
                self._below(number, depth + 1, self.interrupts.ways.spots[to])

    def _together(self, spot: Spot[Table]) -> Iterable[list[Way]]:
        """The ways from a position, those together that differ only in rooms and lead on alike."""
        groups: dict[object, list[Way]] = {}
        for way in spot.ways:
            groups.setdefault((answer(spot, way).shape, self.alike.signs[way.to]), []).append(way)
        return groups.values()
