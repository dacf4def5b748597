"""Chain: who started, used, interrupted and resumed whom, as cards from left to right and in words.

The graph comes from `tutor.trace.graph.chain`. The effects under way stand in a line, the innermost last;
below each stand those that began in it and are over, and behind the line the one that goes on next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import networkx as nx

from tutor.trace.words import Speaker
from tutor.views.lesson.chain_cards import Card, cards
from tutor.views.markup import Html, region, tag
from tutor.views.words import capital, wording

ENDED: Final = 3
"""So many ended effects stand below the one in which they began; all of them stand in the words."""


def chain(graph: nx.DiGraph, speaker: Speaker, nodes: Sequence[int]) -> Html:
    """The region "Chain": cards, and the same in words to unfold, if anything has begun.

    `nodes` are the nodes of the line of play by their steps.
    """
    words = wording(speaker.lang)
    if not len(graph):
        return region("chain", words("drawer-chain"), words("chain-none"))
    summary = tag("summary", words("chain-in-words"))
    twin = tag("details", summary, chain_text(graph, speaker), class_="rt-more", data_key="chain-text")
    return region(
        "chain", words("drawer-chain"), words("chain-note"), chain_cards(graph, speaker, nodes), twin
    )


def chain_cards(graph: nx.DiGraph, speaker: Speaker, nodes: Sequence[int]) -> Html:
    """The effects as cards."""
    words = wording(speaker.lang)
    order = _order(graph)
    labels = dict(zip(order, _lines(graph, order, speaker), strict=True))
    started = nx.subgraph_view(graph, filter_edge=lambda one, other: not graph.edges[one, other]["back"])
    line = _line(graph, started)

    def card(node: int, outer: int | None = None) -> Card:
        about = graph.nodes[node]
        owner = capital(speaker.name(about["owner"])) if about["owner"] else ""
        step = about["steps"][0] if about["steps"] else about["start"]
        return Card(
            _name(graph, node, speaker),
            about["state"],
            labels[node],
            note=", ".join(filter(None, (owner, _state(graph, node, speaker)))),
            led="" if outer is None else words(f"chain-led-{graph.edges[outer, node]['kind']}"),
            node=nodes[min(step, len(nodes) - 1)],
            sign=str(order.index(node) + 1),
        )

    drawn, left_out = [], 0
    for at, node in enumerate(line):
        inner = line[at + 1] if at + 1 < len(line) else None
        within = nx.descendants(started, node)
        within -= set() if inner is None else {inner, *nx.descendants(started, inner)}
        ended = [one for one in order if one in within]
        left_out += max(0, len(ended) - ENDED)
        next_card = card(node, line[at - 1] if at and graph.has_edge(line[at - 1], node) else None)
        drawn.append(replace(next_card, ended=[card(one) for one in ended[-ENDED:]]))
    more = words("chain-more-ended", n=left_out) if left_out else ""
    return cards(drawn, _next(graph, line[-1], speaker), more)


def chain_text(graph: nx.DiGraph, speaker: Speaker) -> Html:
    """The same in words: one line for each effect, numbered as on the cards."""
    order = _order(graph)
    items = [
        tag(
            "li",
            label,
            style=f"--d:{graph.nodes[node]['depth']}",
            aria_current="step" if graph.nodes[node]["state"] == "now" else None,
        )
        for node, label in zip(order, _lines(graph, order, speaker), strict=True)
    ]
    return tag("ol", *items, class_="rt-chain__text")


def _order(graph: nx.DiGraph) -> list[int]:
    """The effects in the order in which they began, outer before inner."""
    return sorted(
        graph.nodes, key=lambda node: (graph.nodes[node]["start"], graph.nodes[node]["depth"], node)
    )


def _line(graph: nx.DiGraph, started: nx.DiGraph) -> list[int]:
    """The effects under way from the outermost on; where none is, those around the one that began last."""
    order = _order(graph)
    live = [node for node in order if graph.nodes[node]["state"] != "spent"]
    around = [node for node in order if node in nx.ancestors(started, order[-1])]
    return sorted(live, key=lambda node: graph.nodes[node]["depth"]) or [*around, order[-1]]


def _next(graph: nx.DiGraph, last: int, speaker: Speaker) -> list[Card]:
    """The outer effect that goes on once the last of the line is over."""
    words, cards = wording(speaker.lang), []
    for _, outer, edge in graph.out_edges(last, data=True):
        if edge["kind"] == "resumed" and edge["pending"]:
            name = _name(graph, outer, speaker)
            led = words("chain-led-resumed")
            cards.append(
                Card(name, "next", words("chain-then", name=name), led=led, note=words("chain-goes-on"))
            )
    return cards


def _name(graph: nx.DiGraph, node: int, speaker: Speaker) -> str:
    about = graph.nodes[node]
    if not about["window"]:
        return speaker.program(about["program"], about["bindings"])
    words, key = wording(speaker.lang, speaker.game), f"window-{about['window']}"
    return words(key) if words.has(key) else words("window")


def _state(graph: nx.DiGraph, node: int, speaker: Speaker) -> str:
    """How the effect stands, with its sentence where it stands in one."""
    words, about = wording(speaker.lang), graph.nodes[node]
    state, sentence = about["state"], about["sentence"]
    return (
        words(f"chain-{state}-at", n=sentence) if sentence and state != "spent" else words(f"chain-{state}")
    )


def _lines(graph: nx.DiGraph, order: list[int], speaker: Speaker) -> list[str]:
    words = wording(speaker.lang)
    numbers = {node: number for number, node in enumerate(order, 1)}
    lines = []
    for node in order:
        name, state = _name(graph, node, speaker), _state(graph, node, speaker)
        line = words("chain-line", n=numbers[node], name=name, state=state)
        for outer, _, edge in graph.in_edges(node, data=True):
            if edge["kind"] != "resumed":
                from_ = words(
                    f"chain-from-{edge['kind']}", n=numbers[outer], name=_name(graph, outer, speaker)
                )
                line += f" {from_}" + (
                    f" {speaker.event(edge['about'])}" if edge["about"] is not None else ""
                )
        for _, outer, edge in graph.out_edges(node, data=True):
            if edge["kind"] == "resumed":
                key = "chain-will-resume" if edge["pending"] else "chain-resumed"
                line += " " + words(key, n=numbers[outer], name=_name(graph, outer, speaker))
        lines.append(line)
    return lines
