"""The graph of all launch chains from a position: nodes are positions in which a card was just applied.

Edges are uses of cards. What no later card of the chain can see does not tell positions apart: what lies on
the stack, which cards came before, in which order dice were gained. An effect is walked once for all
positions that it cannot tell apart itself.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from tutor.analysis.watched import goes_on
from tutor.engine.game import Game
from tutor.engine.question import Option, Question
from tutor.engine.state import Frame, State
from tutor.engine.step import settle, take
from tutor.games.penumbra.analysis.chain_positions import Node, Positions
from tutor.games.penumbra.analysis.chain_walk import Bounds, Counts, Sighted, Use, Walker
from tutor.games.penumbra.state.table import Link, Table

STARTS = ("use-card", "mark-launch")
"""The programs by which a card begins to be used."""


class Edge(NamedTuple):
    """A use that is possible in a position: the key of its option, and the node behind each of its leaves."""

    key: str
    use: Use
    children: tuple[int, ...]


class Search:
    """The chains of the wizard whose turn it is. `nodes[0]` is the position itself.

    `behind` are the links of the chain that is under way: it goes on from here unless cards are offered anew.
    `edges[n]` are the uses that are possible in node n, None where the bounds were reached. With `exact` the
    values of dice were looked at one by one.
    """

    def __init__(self, game: Game[Table], state: State[Table], bounds: Bounds, *, exact: bool) -> None:
        step = settle(game, state)
        self.state, self.question = step.state, step.question
        self.positions = Positions(game, self.state)
        self.exact = exact
        self.nodes: list[Node] = []
        self.edges: list[tuple[Edge, ...] | None] = []
        self.behind: tuple[Link, ...] = ()
        self._numbers: dict[Node, int] = {}
        self._alike: dict[tuple[int, int, str], Use] = {}
        self._own: dict[tuple[int, int, str, tuple[int, ...]], Use] = {}
        at = _use_under_way(self.state)
        new = _starts(self.question)
        base = self.state.stack if new or at is None or _launches(self.question) else self.state.stack[:at]
        self.walker = Walker(self.positions, base, bounds, exact=exact)
        if new:
            self._begin(game, new)
        elif at is not None and self.state.table.turn.chain:
            self._go_on()
        else:
            self._node(self._here(goes_on=False))
            self.edges[0] = ()

    @property
    def counts(self) -> Counts:
        """What the search did."""
        return self.walker.counts

    def _here(self, *, goes_on: bool) -> Node:
        chain = self.state.table.turn.chain
        cards, rest = self.positions.split(self.state.table, blurred=False)
        return Node(chain[-1].card if chain else "", cards, rest, goes_on)

    def _begin(self, game: Game[Table], keys: tuple[str, ...]) -> None:
        """Chains that begin with one of the uses that are offered."""
        assert self.question is not None
        self._node(self._here(goes_on=False))
        edges = []
        fresh = self.state.with_table(self.state.table.with_turn(chain=()))
        for key in keys:
            step = take(game, fresh, self.question, key)
            edges.append(self._edge(key, self.walker.walk(step.state), self.nodes[0], 0))
        self.edges[0] = tuple(edges)
        self._expand_all()

    def _go_on(self) -> None:
        """The chain under way: its last card has been applied, or still has effects to come."""
        chain = self.state.table.turn.chain
        if _launches(self.question):
            self.behind = chain
            self._node(self._here(goes_on=True))
        else:
            self.behind = chain[:-1]
            use = self.walker.walk(self.state, chain[:-1], chain[-1:])
            self._node(self._here(goes_on=False))
            self.edges[0] = (self._edge("", use, self.nodes[0], 0),)
        self._expand_all()

    def _expand_all(self) -> None:
        """Expands everything that can be reached, what was found last first, as far as the bounds let it."""
        counts, bounds = self.counts, self.walker.bounds
        waiting = list(range(len(self.nodes)))
        while waiting:
            number = waiting.pop()
            if self.edges[number] is not None:
                continue
            full = counts.positions >= bounds.positions or counts.stops >= bounds.stops
            if full or not goes_on():
                counts.left += 1
                continue
            counts.positions += 1
            known = len(self.nodes)
            node = self.nodes[number]
            self.edges[number] = self._expanded(node) if node.goes_on else ()
            waiting.extend(range(known, len(self.nodes)))

    def _expanded(self, node: Node) -> tuple[Edge, ...]:
        launches = self.positions.launches(node)
        self.counts.refused += len(node.cards) - len(launches)
        edges = []
        for at, option in launches:
            key = (node.cards[at], node.rest, str(option.facts[1][1]))
            use = self._alike.get(key) or self._own.get((*key, node.cards)) or self._launch(node, at, option)
            edges.append(self._edge(option.key, use, node, at))
        return tuple(edges)

    def _launch(self, node: Node, at: int, option: Option) -> Use:
        """Walks a launched card; kept for all positions in which the same would come of it."""
        table = self.positions.table(node.rest, node.cards, node.last)
        below = replace(self.state, table=table, stack=self.walker.base)
        state = below.push(option.program, self.positions.seat, option.bindings)
        blurred = self.positions.rests[node.rest].blurred
        use = self.walker.walk(state, table.turn.chain, blurred=blurred)
        key = (node.cards[at], node.rest, str(option.facts[1][1]))
        alike = self.walker.alike(use, node.cards, at)
        if alike is None:
            self._own[*key, node.cards] = use
            return use
        self._alike[key] = alike
        return alike

    def _edge(self, key: str, use: Use, node: Node, at: int) -> Edge:
        self.counts.uses += 1
        cards, children = node.cards, []
        for leaf in use.leaves:
            own = leaf.own
            after = leaf.cards if own is None else (*cards[:at], own, *cards[at + 1 :])
            children.append(self._node(Node(leaf.links[-1].card, after, leaf.rest, leaf.goes_on)))
        return Edge(key, use, tuple(children))

    def _node(self, node: Node) -> int:
        number = self._numbers.setdefault(node, len(self.nodes))
        if number < len(self.nodes):
            self.counts.merged += 1
        else:
            self.nodes.append(node)
            self.edges.append(None)
        return number


def search(game: Game[Table], state: State[Table], bounds: Bounds) -> Search:
    """The graph of the chains from a position; values of dice are looked at only where a card does."""
    try:
        return Search(game, state, bounds, exact=False)
    except Sighted:
        return Search(game, state, bounds, exact=True)


def _starts(question: Question | None) -> tuple[str, ...]:
    """The offered answers that begin to use a card without a launch."""
    if question is None or _launches(question):
        return ()
    return tuple(option.key for option in question.options if option.program in STARTS)


def _launches(question: Question | None) -> bool:
    return question is not None and question.kind == "launch"


def _use_under_way(state: State[Table]) -> int | None:
    """Where on the stack the innermost use of a card begins."""
    at = None
    for number, entry in enumerate(state.stack):
        if isinstance(entry, Frame) and entry.program in STARTS:
            at = number
    return at
