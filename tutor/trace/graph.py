"""What was played as graphs: the chain of effects, the branches of a history; and how rules hang together."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import networkx as nx

from tutor.engine.history import History
from tutor.rules.catalogue import load
from tutor.trace.spans import Span, Trace


def chain(trace: Trace, step: int | None = None) -> nx.DiGraph:
    """Who launched, used, interrupted and resumed whom, up to a step (the last unless given).

    Nodes are span ids with `program`, `window`, `owner`, `bindings`, `depth`, `start`, `end`, `steps` (of its
    full stops) and `state`: "now" for the one that acts at that step, "wait" for others under way, "spent"
    for those that have ended. Edges have `kind` (the cause; "resumed" for those back to the outer effect),
    `step`, `back`, and `pending` where the outer effect will go on but has not yet.
    """
    last = trace.steps if step is None else step
    graph = nx.DiGraph()
    seen = [span for span in trace.spans if span.start <= last]
    acting = trace.stop(last)
    for span in seen:
        over = span.end is not None and span.end <= last
        state = "now" if acting and acting[0] is span else "spent" if over else "wait"
        graph.add_node(
            span.id,
            program=span.program,
            window=span.window,
            owner=span.owner,
            bindings=span.bindings,
            depth=span.depth,
            start=span.start,
            end=span.end if over else None,
            steps=tuple(stop.step for stop in span.stops if stop.step <= last),
            state=state,
        )
    for span in seen:
        if span.parent is None:
            continue
        outer = trace.spans[span.parent]
        graph.add_edge(outer.id, span.id, kind=span.cause, step=span.start, back=False, pending=False)
        resumed = _resumed(span, outer, last)
        if resumed is not None:
            pending = resumed > last
            graph.add_edge(
                span.id,
                outer.id,
                kind="resumed",
                step=None if pending else resumed,
                back=True,
                pending=pending,
            )
    return graph


def branches(history: History[Any]) -> nx.DiGraph:
    """The kept nodes of a history as a tree.

    Nodes are node numbers with `depth`, `key` (the answer that led there), `name` of the branch that ends
    there, `cursor`, and `line`: whether they lie on the line to the cursor or on what `forward` follows.
    Edges have the answer as `key`.
    """
    line = {*history.line(), *history.ahead()}
    graph = nx.DiGraph()
    for node in history.nodes:
        graph.add_node(
            node.number,
            depth=node.depth,
            key=node.key,
            name=history.names.get(node.number, ""),
            cursor=node.number == history.cursor,
            line=node.number in line,
        )
        if node.parent is not None:
            graph.add_edge(node.parent, node.number, key=node.key)
    return graph


def rules_graph(game: str) -> nx.DiGraph:
    """The rules of a game with an edge from each rule to those needed to understand it.

    Nodes are rule ids with the `kind` of the rule.
    """
    graph = nx.DiGraph()
    rules = load(game).rules
    for rule in rules:
        graph.add_node(rule.id, kind=rule.kind)
    for rule in rules:
        graph.add_edges_from((rule.id, needed) for needed in rule.depends)
    return graph


def layered(graph: nx.DiGraph) -> dict[Hashable, tuple[float, float]]:
    """A place (x, y) for every node: x grows with time to the right, y with depth downwards, both from 0.

    The layer is the node's `depth`, else its longest way from a root; edges marked `back` do not count. In a
    layer nodes keep at least 1 apart. With a `start` at every node, x follows its order; without, outer nodes
    stand over the middle of what lies below them. Raises ValueError for a graph with cycles.
    """
    forward = nx.DiGraph()
    forward.add_nodes_from(graph.nodes(data=True))
    forward.add_edges_from(
        (one, other) for one, other, back in graph.edges(data="back", default=False) if not back
    )
    if not nx.is_directed_acyclic_graph(forward):
        raise ValueError("the graph goes round in circles; mark the edges that lead back")
    order = list(nx.topological_sort(forward))
    depths: dict[Hashable, int] = {}
    for node in order:
        above = (depths[one] + 1 for one in forward.predecessors(node))
        depths[node] = graph.nodes[node].get("depth", max(above, default=0))
    starts = {node: graph.nodes[node].get("start") for node in order}
    if all(start is not None for start in starts.values()):
        ranks = {start: rank for rank, start in enumerate(sorted(set(starts.values())))}
        wanted = {node: float(ranks[start]) for node, start in starts.items()}
    else:
        wanted = _over_the_middle(forward, order)
    return _apart(order, depths, wanted)


def _resumed(inner: Span, outer: Span, last: int) -> int | None:
    """The step at which the outer effect went on, one beyond the last where it still will; None if never."""
    if inner.end is None or inner.end > last:
        under_way = outer.end is None or outer.end > last
        return last + 1 if under_way else None
    later = (stop.step for stop in outer.stops if stop.step > inner.end)
    found = next(later, None)
    if found is None:
        return last + 1 if outer.end is None else None
    return min(found, last + 1)


def _over_the_middle(forward: nx.DiGraph, order: list[Any]) -> dict[Hashable, float]:
    """Leaves side by side in the order of a walk through the graph, others over the middle of theirs."""
    wanted: dict[Hashable, float] = {}
    leaves = 0
    for root in (node for node in order if not forward.in_degree(node)):
        for node in nx.dfs_postorder_nodes(forward, root):
            if node in wanted:
                continue
            below = [wanted[other] for other in forward.successors(node)]
            if below:
                wanted[node] = sum(below) / len(below)
            else:
                wanted[node] = float(leaves)
                leaves += 1
    return wanted


def _apart(
    order: list[Any], depths: dict[Hashable, int], wanted: dict[Hashable, float]
) -> dict[Hashable, tuple[float, float]]:
    """The wanted places, moved to the right where two nodes of a layer would stand closer than 1."""
    places: dict[Hashable, tuple[float, float]] = {}
    free: dict[int, float] = {}
    for node in sorted(order, key=lambda node: wanted[node]):
        x = max(wanted[node], free.get(depths[node], wanted[node]))
        free[depths[node]] = x + 1
        places[node] = (x, float(depths[node]))
    return places
