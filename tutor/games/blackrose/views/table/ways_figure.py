"""The tree of answers as a Plotly figure, and the same in words."""

from __future__ import annotations

from html import escape
from itertools import accumulate
from textwrap import wrap
from typing import Any, Final

import networkx as nx

from tutor.engine.question import CHANCE
from tutor.games.blackrose.views.table.ways import InterruptReport
from tutor.games.blackrose.views.table.ways_tree import ROOT
from tutor.views import traces
from tutor.views.figure import base_layout, font
from tutor.views.markup import Html, tag
from tutor.views.theme import Scheme, palette

SIZE, TEXT, BETWEEN = 26, 18, 16
"""The side of a mark, the height of a line of its words, and the room between two marks, in pixels."""

INDENTS: Final = 11.0
"""How many steps of depth the width of the figure holds; words need most of it."""

COLUMNS: Final = 5
"""So many steps to the right at the most: deeper lines stand in the last column."""

PHONE, LETTER = 328, 7.6
"""The width of the figure on a phone and of a letter, in pixels: longer words take two lines."""

NODES: Final = 0
"""The trace that holds the lines: the arrow keys walk over it."""


def figure(graph: nx.DiGraph, report: InterruptReport, scheme: Scheme = "light") -> dict[str, Any]:
    """The tree as a Plotly spec: squares are endings, with their numbers, diamonds are chance."""
    colours = palette(scheme)
    lines = [node for node in graph.nodes if node != ROOT]
    labels = [_label(graph, node, report) for node in lines]
    heights = [max(SIZE, TEXT * len(rows)) + BETWEEN for rows in labels]
    tops = list(accumulate(heights, initial=0))
    at = {
        node: (float(min(graph.nodes[node]["depth"], COLUMNS)), top + height / 2)
        for node, top, height in zip(lines, tops, heights, strict=False)
    }
    about = [graph.nodes[node] for node in lines]
    ends = [one["ending"] is not None for one in about]
    nodes = {
        "type": "scatter",
        "mode": "markers+text",
        "x": [at[node][0] for node in lines],
        "y": [at[node][1] for node in lines],
        "text": ["<br>".join(f"  {row}" for row in rows) for rows in labels],
        "textposition": "middle right",
        "textfont": font(colours["ink"], 13),
        "hovertext": [escape(line_text(graph, node, report)) for node in lines],
        "hoverinfo": "text",
        "cliponaxis": False,
        "zorder": 1,
        "marker": {
            "size": SIZE,
            "symbol": [_symbol(one) for one in about],
            "color": [colours["now"] if end else colours["leaf"] for end in ends],
            "opacity": 1,
            "line": {
                "color": [colours["now-edge"] if end else colours["wait"] for end in ends],
                "width": 2,
            },
        },
    }
    count = [str(one["ending"] + 1) if end else "" for one, end in zip(about, ends, strict=True)]
    marked = traces.numbers([at[node] for node in lines], count, scheme)
    layout = base_layout(scheme, height=tops[-1] + BETWEEN)
    layout["showlegend"] = False
    layout["xaxis"] |= {"range": [0.3, INDENTS]}
    layout["yaxis"] |= {"range": [tops[-1], 0]}
    return {"data": [nodes, _joints(graph, at, colours["ink-2"]), marked], "layout": layout}


def _symbol(about: dict[str, Any]) -> str:
    if about["ending"] is not None:
        return "square"
    return "diamond" if about["answer"].seat == CHANCE else "circle"


def _label(graph: nx.DiGraph, node: int, report: InterruptReport) -> list[str]:
    """The answer in as many lines as it takes on a phone, and where it leads, if there are none below it."""
    about = graph.nodes[node]
    left = (min(about["depth"], COLUMNS) - 0.3) * PHONE / (INDENTS - 0.3) + SIZE
    width = int((PHONE - left) / LETTER)
    answer = wrap(report.answer(about["answer"], brief=True), width)
    where = wrap(leads(about, report), width)
    return [*map(escape, answer), *(f"<i>{escape(line)}</i>" for line in where)]


def leads(about: dict[str, Any], report: InterruptReport) -> str:
    """Where a line leads that has none below it; nothing for an ending, whose number stands in its mark."""
    if about["again"] is not None:
        return report.say("ways-to-again", n=about["again"])
    if about["ends"]:
        ends = ", ".join(str(end + 1) for end in about["ends"])
        return report.say("ways-to-more", n=len(about["ends"]), ends=ends)
    return ""


def line_text(graph: nx.DiGraph, node: int, report: InterruptReport) -> str:
    """A line in words: its number, the answer in full, and where it leads."""
    about = graph.nodes[node]
    text = f"{node}. {report.answer(about['answer'])}"
    where = leads(about, report)
    if about["ending"] is not None:
        where = report.say("ways-to-ending", n=about["ending"] + 1)
    return f"{text} → {where}" if where else text


def words(graph: nx.DiGraph, report: InterruptReport) -> Html:
    """The tree in words: one item for each line, indented as in the figure."""
    items = [
        tag("li", line_text(graph, node, report), style=f"--d:{min(graph.nodes[node]['depth'], COLUMNS) - 1}")
        for node in graph.nodes
        if node != ROOT
    ]
    return tag("ol", *items, class_="rt-chain__text")


def text(graph: nx.DiGraph, report: InterruptReport) -> list[str]:
    """The same as lines of plain text."""
    return [
        "  " * (graph.nodes[node]["depth"] - 1) + line_text(graph, node, report)
        for node in graph.nodes
        if node != ROOT
    ]


def _joints(graph: nx.DiGraph, at: dict[int, tuple[float, float]], colour: str) -> dict[str, Any]:
    """Lines down from an answer, and right to what is answered to it."""
    paths: list[list[traces.Point]] = []
    for outer, inner in graph.edges:
        if outer == ROOT:
            continue
        (left, top), (x, y) = at[outer], at[inner]
        left = left if left < x else x - 0.55
        paths.append([(left, top + SIZE / 2), (left, y), (x, y)])
    return traces.lines(paths, color=colour, width=1.5)
