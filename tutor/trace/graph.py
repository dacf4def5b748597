"""What was played as graphs: the chain of effects, the branches of a history."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import networkx as nx

from tutor.engine.history import History
from tutor.trace.spans import Span, Stop, Trace


def chain(trace: Trace, step: int | None = None, windows: bool = False) -> nx.DiGraph:
    """Who launched, used, interrupted and resumed whom, up to a step (the last unless given).

    Nodes are span ids with `program`, `owner`, `bindings`, `depth`, `start`, `end`, `steps` (of its full
    stops), `sentence` (where it stands, from 1; 0 once it has ended), `state` ("now" for the effect that acts
    at that step, "wait" for others under way, "spent" for those that have ended), and `window`: empty, unless
    `windows` asks for nodes of their own for the moments at which others could react.

    Edges have `kind` (the cause; "resumed" for those back to the outer effect), `step`, `sentence` (the one
    in which it was started, or with which the outer effect went on), `about` (the event that was reacted to),
    `back`, and `pending` where the outer effect will go on but has not yet.
    """
    last = trace.steps if step is None else step
    graph = nx.DiGraph()
    seen = [span for span in trace.spans if span.start <= last and (windows or not span.window)]
    acting = trace.stop(last)
    now = None if acting is None else _effect(trace, acting[0], windows)
    for span in seen:
        over = not _runs(span, last)
        steps = tuple(stop.step for stop in span.stops if stop.step <= last)
        graph.add_node(
            span.id,
            program=span.program,
            window=span.window,
            owner=span.owner,
            bindings=span.bindings,
            depth=_depth(trace, span, windows),
            start=span.start,
            end=span.end if over else None,
            steps=steps,
            sentence=0 if over else _sentence(trace, span, seen, last, windows),
            state="now" if now is span else "spent" if over else "wait",
        )
    for span in seen:
        outer = _outer(trace, span, windows)
        if outer is None:
            continue
        about = None if span.parent is None else trace.spans[span.parent].about
        sentence = _started(trace, span, windows)
        link = {"kind": span.cause, "step": span.start, "sentence": sentence, "about": about}
        graph.add_edge(outer.id, span.id, **link, back=False, pending=False)
        resumed = _resumed(span, outer, last)
        if resumed is not None:
            at = (None, None) if resumed.step > last else (resumed.step, resumed.sentence)
            back = {"kind": "resumed", "step": at[0], "sentence": at[1], "about": None}
            graph.add_edge(span.id, outer.id, **back, back=True, pending=resumed.step > last)
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


def _runs(span: Span, last: int) -> bool:
    return span.end is None or span.end > last


def _outer(trace: Trace, span: Span, windows: bool) -> Span | None:
    """The span it lies in; without windows, the effect that a window interrupted."""
    return None if span.parent is None else _effect(trace, trace.spans[span.parent], windows)


def _effect(trace: Trace, span: Span, windows: bool) -> Span | None:
    at: Span | None = span
    while at is not None and at.window and not windows:
        at = None if at.parent is None else trace.spans[at.parent]
    return at


def _started(trace: Trace, span: Span, windows: bool) -> int:
    """The sentence of the outer span in which it was started."""
    at = span
    while at.parent is not None and trace.spans[at.parent].window and not windows:
        at = trace.spans[at.parent]
    return at.at


def _sentence(trace: Trace, span: Span, seen: list[Span], last: int, windows: bool) -> int:
    """The sentence at which a span stands: where an inner one runs, else that of its latest full stop."""
    inner = [other for other in seen if _runs(other, last) and _outer(trace, other, windows) is span]
    if inner:
        return _started(trace, inner[-1], windows)
    sentences = [stop.sentence for stop in span.stops if stop.step <= last]
    return sentences[-1] if sentences else 0


def _depth(trace: Trace, span: Span, windows: bool) -> int:
    outer = _outer(trace, span, windows)
    return 0 if outer is None else _depth(trace, outer, windows) + 1


def _resumed(inner: Span, outer: Span, last: int) -> Stop | None:
    """The full stop with which the outer effect went on, one behind the last where it still will; or None."""
    later = Stop(last + 1, -1, 0, ())
    if _runs(inner, last):
        return later if _runs(outer, last) else None
    assert inner.end is not None
    after = inner.end
    resumption = next((stop for stop in outer.stops if stop.step > after), None)
    if resumption is not None and resumption.step <= last:
        return resumption
    return later if _runs(outer, last) else None


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
