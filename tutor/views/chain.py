"""Chain: who started, used, interrupted and resumed whom, as a Plotly figure and in words.

The graph comes from `tutor.trace.graph.chain`. Every effect has a row of its own, in the order in which they
began, and stands further right the deeper it lies: an inner effect is below its outer one and to the right.
The outer effects of a deep stack stand in one column, so that names keep their room.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from textwrap import wrap
from typing import Any, NamedTuple

import networkx as nx

from tutor.trace.words import Speaker
from tutor.views.figure import base_layout, font
from tutor.views.markup import Html, region, tag
from tutor.views.theme import Scheme, palette
from tutor.views.traces import Point, lines, marks, numbers
from tutor.views.words import capital, wording

ROW = 54
"""Height of a row in pixels."""

INDENTS = 11.0
"""How many steps of depth the width of the figure holds; names need most of it."""

COLUMNS = 5
"""So many columns at the most: the innermost effects step to the right, those around them do not."""

PHONE, LETTER = 328, 8.2
"""The width of the figure on a phone and of a bold letter, in pixels: longer names take two lines."""

SIZE, TIP = 28, 10
"""The sides of an effect's square and of an arrow's tip, in pixels."""

NODES = 0
"""The trace that holds the effects: its `customdata` are steps, the arrow keys walk over it."""


class Picture(NamedTuple):
    """A chain as the page shows it: the region without its figure, the figure, and the same as plain text."""

    html: Html
    figure: dict[str, Any]
    alt: str


def picture(graph: nx.DiGraph, speaker: Speaker) -> Picture:
    """The chain of effects as the page shows it."""
    return Picture(chain(graph, speaker), chain_figure(graph, speaker), chain_alt(graph, speaker))


def chain(graph: nx.DiGraph, speaker: Speaker) -> Html:
    """The region "Chain" without its figure: the head, and the chain in words to unfold, if there is any."""
    words = wording(speaker.lang)
    if not len(graph):
        return region("chain", words("head-chain"), None)
    summary = tag("summary", words("chain-in-words"))
    twin = tag("details", summary, chain_text(graph, speaker), class_="rt-more", data_key="chain-text")
    return region("chain", words("head-chain"), words("chain-note"), twin)


def chain_figure(graph: nx.DiGraph, speaker: Speaker, scheme: Scheme = "light") -> dict[str, Any]:
    """The chain as a Plotly spec.

    Trace `NODES` has a point for each effect; its `customdata` is the step of its first full stop (for an
    effect that is about to begin one behind the last step). Solid lines lead to what was started, used or
    interrupted with, dashed ones back to what goes on.
    """
    colours = palette(scheme)
    order = _order(graph)
    columns = _columns(graph)
    at = {node: (float(columns[node]), float(row)) for row, node in enumerate(order)}
    looks = {
        "now": (colours["now"], colours["now-edge"], 3),
        "wait": (colours["leaf"], colours["wait"], 2),
        "spent": (colours["sunk"], colours["line-2"], 1),
    }
    states = [graph.nodes[node]["state"] for node in order]
    nodes = {
        "type": "scatter",
        "mode": "markers+text",
        "x": [at[node][0] for node in order],
        "y": [at[node][1] for node in order],
        "text": [_label(graph, node, columns[node], speaker) for node in order],
        "textposition": "middle right",
        "textfont": font(colours["ink"], 14),
        "hovertext": [escape(said) for said in _said(graph, order, speaker)],
        "hoverinfo": "text",
        "customdata": [_step(graph, node) for node in order],
        "cliponaxis": False,
        "zorder": 1,
        "marker": {
            "size": SIZE,
            "symbol": ["diamond" if graph.nodes[node]["window"] else "square" for node in order],
            "color": [looks[state][0] for state in states],
            "opacity": 1,
            "line": {
                "color": [looks[state][1] for state in states],
                "width": [looks[state][2] for state in states],
            },
        },
    }
    count = numbers([at[node] for node in order], [str(n) for n in range(1, len(order) + 1)], scheme)
    layout = base_layout(scheme, height=max(2, len(order)) * ROW + 16)
    layout["showlegend"] = False
    layout["xaxis"] |= {"range": [-0.7, INDENTS]}
    layout["yaxis"] |= {"range": [len(order) - 0.45, -0.55]}
    return {"data": [nodes, *_edges(graph, at, scheme), count], "layout": layout}


def chain_text(graph: nx.DiGraph, speaker: Speaker) -> Html:
    """The same in words: one line for each effect, numbered as in the figure."""
    order = _order(graph)
    items = [
        tag(
            "li",
            said,
            style=f"--d:{graph.nodes[node]['depth']}",
            aria_current="step" if graph.nodes[node]["state"] == "now" else None,
        )
        for node, said in zip(order, _said(graph, order, speaker), strict=True)
    ]
    return tag("ol", *items, class_="rt-chain__text")


def chain_alt(graph: nx.DiGraph, speaker: Speaker) -> str:
    """The same as plain text, for readers of the screen and where the figure cannot be drawn."""
    return " ".join(_said(graph, _order(graph), speaker))


def _order(graph: nx.DiGraph) -> list[int]:
    """The effects in the order in which they began, outer before inner."""
    return sorted(
        graph.nodes, key=lambda node: (graph.nodes[node]["start"], graph.nodes[node]["depth"], node)
    )


def _columns(graph: nx.DiGraph) -> dict[int, int]:
    """The column of every effect, from 0 on the left."""
    depths = {node: graph.nodes[node]["depth"] for node in graph.nodes}
    least = max(0, max(depths.values(), default=0) - COLUMNS + 1)
    return {node: max(0, depth - least) for node, depth in depths.items()}


def _step(graph: nx.DiGraph, node: int) -> int:
    steps = graph.nodes[node]["steps"]
    return int(steps[0] if steps else graph.nodes[node]["start"])


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


def _label(graph: nx.DiGraph, node: int, column: int, speaker: Speaker) -> str:
    about = graph.nodes[node]
    owner = f"{capital(speaker.name(about['owner']))}, " if about["owner"] else ""
    lines = [f"<b>{escape(line)}</b>" for line in _lines(_name(graph, node, speaker), column)]
    return "<br>".join(f"  {line}" for line in (*lines, escape(owner + _state(graph, node, speaker))))


def _lines(name: str, column: int) -> list[str]:
    """A name in one line, or in two where a phone has no room for it in that column."""
    left = (column + 0.7) * PHONE / (INDENTS + 0.7) + SIZE
    first, *rest = wrap(name, int((PHONE - left) / LETTER))
    return [first, " ".join(rest)] if rest else [first]


def _said(graph: nx.DiGraph, order: list[int], speaker: Speaker) -> list[str]:
    words = wording(speaker.lang)
    numbers = {node: number for number, node in enumerate(order, 1)}
    said = []
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
        said.append(line)
    return said


def _edges(graph: nx.DiGraph, at: dict[int, Point], scheme: Scheme) -> Iterator[dict[str, Any]]:
    """One trace for each look of a line, with gaps between the lines, and one for the tips."""
    colours = palette(scheme)
    started, pending, resumed = [], [], []
    for one, other, edge in graph.edges(data=True):
        if edge["kind"] != "resumed":
            started.append((at[one], at[other]))
        elif edge["pending"]:
            pending.append((at[other], at[one]))
        else:
            resumed.append((at[other], at[one]))
    for joined, colour, dash, width, shift in (
        (started, colours["ink-2"], "solid", 1.8, 0.0),
        (resumed, colours["line-2"], "dot", 1.2, -0.28),
        (pending, colours["wait"], "dash", 1.8, -0.28),
    ):
        paths: list[list[Point]] = []
        for (outer_x, outer_y), (inner_x, inner_y) in joined:
            # Down from the outer effect, then right to the inner one; the way back runs beside it.
            x, y = outer_x + shift, inner_y - shift * 0.6
            paths.append([(x, outer_y + 0.28), (x, y), (inner_x, y)])
        yield lines(paths, color=colour, width=width, dash=dash)
    yield _heads(started, colours["ink-2"])
    # Arrowheads below the squares of the outer effects that will go on.
    tips = dict.fromkeys((x - 0.28, y + 0.34) for (x, y), _ in pending)
    yield marks(list(tips), symbol="triangle-up", size=TIP - 1, color=colours["wait"])


def _heads(lines: list[tuple[Point, Point]], colour: str) -> dict[str, Any]:
    """Arrowheads that touch the squares of inner effects, however wide the figure is.

    They come from the left, or from above within a column.
    """
    xs: list[float | None] = []
    ys: list[float | None] = []
    for (outer, _), (x, y) in lines:
        below = outer == x
        xs += [x if below else x - 0.5, x, None]
        ys += [y - 0.5 if below else y, y, None]
    marker = {
        "symbol": "triangle-up",
        "angleref": "previous",
        "standoff": (SIZE + TIP) / 2,
        "size": [0, TIP, 0] * len(lines),
        "color": colour,
    }
    return {"type": "scatter", "mode": "markers", "x": xs, "y": ys, "marker": marker, "hoverinfo": "skip"}
