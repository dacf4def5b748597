"""What a searched graph of chains comes to: its longest and most productive ways, and how many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cached_property
from heapq import heappop, heappush
from itertools import count, islice
from typing import NamedTuple, TypeAlias

from tutor.games.penumbra.analysis.chain_search import Edge, Search
from tutor.games.penumbra.analysis.chain_walk import Leaf, Tree
from tutor.games.penumbra.state.table import Link

Rank: TypeAlias = tuple[int, int]
"""What ways are compared by: of the first number, then of the second, the greater is better."""

DEEPEST = 400
"""Beyond so many uses in a row ways are not counted."""


class Line(NamedTuple):
    """A way through the graph: the links it adds, the answers that lead there, the node where it ends."""

    links: tuple[Link, ...]
    answers: tuple[str, ...]
    node: int


class Values:
    """Ranks of everything that can follow each node. `payoff` says how much each node has gained.

    `endless`: a position can be reached again from itself, so a chain need never end; uses that lead back are
    left out.
    """

    def __init__(self, search: Search, payoff: Callable[[int], int]) -> None:
        self.search, self.payoff = search, payoff
        self.endless = False
        self.order = self._order()
        self._place = {node: place for place, node in enumerate(self.order)}
        self.longest = self._ranks(self._length_here, self._length_add)
        self.richest = self._ranks(self._worth_here, self._worth_add)

    @property
    def lucky(self) -> bool:
        """Whether chance, or another seat, has a say in any use."""
        return any(_asks_others(edge.use.tree) for edges in self.search.edges for edge in edges or ())

    def most(self) -> int:
        """How many links can be added at best."""
        return self.longest[0][0]

    def certain(self) -> int:
        """How many links can be added however chance falls."""
        return self._sure[0]

    @cached_property
    def _sure(self) -> dict[int, int]:
        sure: dict[int, int] = {}
        for node in self.order:
            edges = self.search.edges[node] or ()
            sure[node] = max((_least(edge.use.tree, _after(edge, sure)) for edge in edges), default=0)
        return sure

    def chance(self, links: int) -> Fraction:
        """How likely it is, with the best play for it, that at least so many links are added."""
        return self._chance(0, links, {})

    def _chance(self, node: int, wanted: int, known: dict[tuple[int, int], Fraction]) -> Fraction:
        if wanted <= self._sure[node]:
            return Fraction(1)
        if wanted > self.longest[node][0]:
            return Fraction(0)
        if (node, wanted) not in known:
            # Whoever comes round again has gained nothing.
            known[node, wanted] = best = Fraction(0)
            for edge in self.search.edges[node] or ():
                ends = dict(zip(edge.use.leaves, edge.children, strict=True))

                def after(leaf: Leaf, ends: dict[Leaf, int] = ends) -> Fraction:
                    return self._chance(ends[leaf], wanted - len(leaf.links), known)

                best = max(best, _likely(edge.use.tree, after))
            known[node, wanted] = best
        return known[node, wanted]

    def count(self) -> int | None:
        """How many different chains can still be made, of two links or more; None if they cannot be counted.

        A chain that stops earlier is another one than the chain that goes on.
        """
        if self.endless or self.most() > DEEPEST:
            return None
        goes_on = self.search.nodes[0].goes_on
        leaves = (leaf for edge in self.search.edges[0] or () for leaf in edge.use.leaves)
        first = {leaf.links for leaf in leaves if len(leaf.links) == 1}
        return self._different() - (0 if goes_on else len(first))

    def _different(self) -> int:
        known: dict[frozenset[int], int] = {}

        def of(nodes: frozenset[int]) -> int:
            if nodes not in known:
                after: dict[tuple[Link, ...], set[int]] = {}
                for node in nodes:
                    for edge in self.search.edges[node] or ():
                        for leaf, child in zip(edge.use.leaves, edge.children, strict=True):
                            after.setdefault(leaf.links, set()).add(child)
                known[nodes] = sum(1 + of(frozenset(ends)) for ends in after.values())
            return known[nodes]

        return of(frozenset({0}))

    def by_length(self, least: int, count: int) -> list[Line]:
        """So many chains of at least that many links, the longest first; of each the way that gains most."""
        here, add = self._length_here, self._length_add
        return self._first(self._best(self.longest, here, add), least, count)

    def by_worth(self, least: int, count: int) -> list[Line]:
        """So many chains of at least that many links, the most productive first, of equals the shorter."""
        here, add = self._worth_here, self._worth_add
        return self._first(self._best(self.richest, here, add), least, count)

    def _first(self, lines: Iterator[Line], least: int, count: int) -> list[Line]:
        return list(islice((line for line in lines if len(line.links) >= max(least, 1)), count))

    def _length_here(self, node: int) -> Rank:
        return 0, self.payoff(node)

    def _length_add(self, rank: Rank, links: int) -> Rank:
        return rank[0] + links, rank[1]

    def _worth_here(self, node: int) -> Rank:
        return self.payoff(node), 0

    def _worth_add(self, rank: Rank, links: int) -> Rank:
        return rank[0], rank[1] - links

    def _best(
        self,
        ranks: dict[int, Rank],
        here: Callable[[int], Rank],
        add: Callable[[Rank, int], Rank],
    ) -> Iterator[Line]:
        number = count(0, -1)
        waiting: list[tuple[int, int, int, bool, Line]] = []
        listed: set[tuple[Link, ...]] = set()
        seen: set[tuple[int, tuple[Link, ...]]] = set()

        def push(line: Line, rank: Rank, over: bool) -> None:
            first, second = add(rank, len(line.links))
            heappush(waiting, (-first, -second, next(number), over, line))

        push(Line((), (), 0), ranks[0], False)
        while waiting:
            *_, over, line = heappop(waiting)
            if over:
                if line.links not in listed:
                    listed.add(line.links)
                    yield line
                continue
            if line.links:
                push(line, here(line.node), True)
            for edge in self.search.edges[line.node] or ():
                for leaf, child in zip(edge.use.leaves, edge.children, strict=True):
                    links = line.links + leaf.links
                    if (child, links) in seen or self._leads_back(line.node, child):
                        continue
                    seen.add((child, links))
                    questions = (
                        (edge.key, *way_to(edge.use.tree, leaf)) if edge.key else way_to(edge.use.tree, leaf)
                    )
                    push(Line(links, line.answers + questions, child), ranks[child], False)

    def _order(self) -> list[int]:
        """The nodes that can be reached, each behind everything that can follow it."""
        order: list[int] = []
        state = {0: 1}
        waiting: list[tuple[int, Iterator[int]]] = [(0, self._children(0))]
        while waiting:
            node, children = waiting[-1]
            child = next(children, None)
            if child is None:
                waiting.pop()
                state[node] = 2
                order.append(node)
            elif child not in state:
                state[child] = 1
                waiting.append((child, self._children(child)))
            elif state[child] == 1:
                self.endless = True
        return order

    def _leads_back(self, node: int, child: int) -> bool:
        return self._place[child] >= self._place[node]

    def _children(self, node: int) -> Iterator[int]:
        return (child for edge in self.search.edges[node] or () for child in edge.children)

    def _ranks(self, here: Callable[[int], Rank], add: Callable[[Rank, int], Rank]) -> dict[int, Rank]:
        ranks: dict[int, Rank] = {}
        for node in self.order:
            best = here(node)
            for edge in self.search.edges[node] or ():
                for leaf, child in zip(edge.use.leaves, edge.children, strict=True):
                    if child in ranks:
                        best = max(best, add(ranks[child], len(leaf.links)))
            ranks[node] = best
        return ranks


def way_to(tree: Tree, leaf: Leaf) -> tuple[str, ...]:
    """The answers within a use that lead to one of its leaves. Raises LookupError if none do."""
    path = _way(tree, leaf)
    if path is None:
        raise LookupError("the use does not end so")
    return path


def _way(tree: Tree, leaf: Leaf) -> tuple[str, ...] | None:
    if isinstance(tree, Leaf):
        return () if tree == leaf else None
    for given, _, branch in tree.branches:
        rest = _way(branch, leaf)
        if rest is not None:
            return (*given, *rest)
    return None


def _after(edge: Edge, links: dict[int, int]) -> Callable[[Leaf], int]:
    """How many links an end of a use gives, with those that follow its node."""
    ends = dict(zip(edge.use.leaves, edge.children, strict=True))
    return lambda leaf: len(leaf.links) + links.get(ends[leaf], 0)


def _asks_others(tree: Tree) -> bool:
    if isinstance(tree, Leaf):
        return False
    return tree.who != "own" or any(_asks_others(branch) for _, _, branch in tree.branches)


def _least(tree: Tree, value: Callable[[Leaf], int]) -> int:
    """The value that can be had whatever chance and others do; nothing where a branch was not looked at."""
    if isinstance(tree, Leaf):
        return value(tree)
    values = [_least(branch, value) for _, _, branch in tree.branches]
    if tree.who == "own":
        return max(values, default=0)
    return min(values, default=0)


def _likely(tree: Tree, value: Callable[[Leaf], Fraction]) -> Fraction:
    """The chance with the best play; others are taken to be against it."""
    if isinstance(tree, Leaf):
        return value(tree)
    values = [(ways, _likely(branch, value)) for _, ways, branch in tree.branches]
    if tree.who == "chance":
        total = sum(ways for ways, _ in values)
        return sum((ways * each for ways, each in values), Fraction(0)) / total if total else Fraction(0)
    pick = max if tree.who == "own" else min
    return pick((each for _, each in values), default=Fraction(0))
