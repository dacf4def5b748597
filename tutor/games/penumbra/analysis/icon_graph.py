"""The icon graph: which card of a play area an icon lets follow which, and its longest path."""

from __future__ import annotations

from collections.abc import Iterable

import networkx as nx

from tutor.games.penumbra.actions.uses.launching import joined
from tutor.games.penumbra.components.component_set import box, face
from tutor.games.penumbra.state.table import Link, Table
from tutor.games.penumbra.state.wizard import Wizard

MOST = 12
"""Of more cards the longest path is not looked for."""


def cards_in_play(table: Table, wizard: Wizard) -> tuple[str, ...]:
    """The cards of a wizard that could be used or are part of the chain under way (pen.chain.discarded)."""
    linked = {link.card for link in table.turn.chain}
    return tuple(
        card.id
        for card in wizard.cards
        if card.id in box(table.box).cards
        and (card.id in linked or (card.zone not in ("experience", "discarded") and _acts(table, card.id)))
    )


def icon_graph(table: Table, cards: Iterable[str]) -> nx.DiGraph:
    """Which card may follow which by an icon, whatever else stands against it (pen.chain.define).

    Nodes are ids of cards; edges have `by`, the rule of the icon that joins the two.
    """
    graph = nx.DiGraph()
    graph.add_nodes_from(cards)
    for one in graph:
        for other in graph:
            rule = joined(face(table, one), face(table, other))
            if rule:
                graph.add_edge(one, other, by=rule)
    return graph


def links(graph: nx.DiGraph, path: Iterable[str]) -> tuple[Link, ...]:
    """The uses of a path of the graph; where no icon joins two cards that is left open."""
    uses: list[Link] = []
    for card in path:
        before = uses[-1].card if uses else ""
        uses.append(Link(card, graph.edges[before, card]["by"] if graph.has_edge(before, card) else ""))
    return tuple(uses)


def longest_path(graph: nx.DiGraph) -> tuple[str, ...]:
    """A longest path on which no card comes twice, by depth-first search; the first of equally long ones."""
    best: tuple[str, ...] = ()
    if len(graph) > MOST:
        return best
    waiting: list[tuple[str, ...]] = [(node,) for node in reversed(list(graph))]
    while waiting:
        path = waiting.pop()
        if len(path) > len(best):
            best = path
        waiting += [(*path, other) for other in reversed(list(graph[path[-1]])) if other not in path]
    return best


def _acts(table: Table, card: str) -> bool:
    return face(table, card).use != "permanent"
