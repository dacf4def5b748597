"""The place of a rule, ruling or component among all others, as a Plotly figure and in words.

It stands on a trunk with a row for each neighbour: above what the rule rests on, below what rests on it, its
rulings and its components. Arrows lead from a rule to what it rests on.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import shorten, wrap
from typing import Any, Final, NamedTuple

from tutor.rules.catalogue import Catalogue
from tutor.rules.graph import Link, Neighbours, RuleGraph
from tutor.rules.words import Lang
from tutor.views.figure import base_layout, font
from tutor.views.theme import Scheme, palette
from tutor.views.traces import Point, Trace, lines
from tutor.views.words import Wording, wording

NODES: Final = 0
"""The trace that holds what can be pressed: its `customdata` are ids, the arrow keys walk over it."""

MOST: Final = 5
"""So many neighbours of a kind are drawn; how many there are besides is said."""

TRUNK, BRANCH, WIDE = 0.5, 1.6, 11.0
"""Where the rule and its neighbours stand, and the width of the figure, in steps."""

LETTERS: Final = 33
"""So many letters of a name stand in a line, which a phone has room for."""

WIDTH: Final = 42
"""So many letters stand in a line of what is told of a node, which a phone has room for."""

HEAD, NODE, REST, LINE = 30, 36, 24, 17
"""Heights of a head, of a node with one line of text, of a count, and of a further line, in pixels."""

SIZE, TIP = 18, 9
"""The sides of a node and of an arrow's tip, in pixels."""

ABOVE: Final[tuple[Link, ...]] = ("needs", "part-of", "corrects")
"""The links whose ends stand above the rule that they lead away from."""

SHAPES: Final = {"rule": "square", "ruling": "diamond", "component": "circle"}
DASHES: Final[dict[Link, str]] = {
    "needs": "solid", "part-of": "dot", "corrects": "dashdot", "ruled": "dash", "governs": "longdash",
}  # fmt: skip


class Picture(NamedTuple):
    """The figure, and the same as plain text."""

    figure: dict[str, Any]
    alt: str


class _Row(NamedTuple):
    y: float
    text: str
    id: str = ""
    group: Neighbours | None = None


def rule_map(graph: RuleGraph, id: str, lang: Lang, scheme: Scheme = "light") -> Picture:
    """The neighbours of a rule, ruling or component of that game, at most `MOST` of each kind.

    Raises KeyError for an id that the game does not have.
    """
    words = wording(lang)
    groups = graph.neighbours(id, MOST)
    rows, height = _rows(graph.catalogue, id, groups, words)
    at = {row.id: row.y for row in rows if row.id and row.group is None}[id]
    nodes = [row for row in rows if row.id]
    data = [_nodes(graph, nodes, lang, scheme), _heads(rows, scheme), *_branches(nodes, at, scheme)]
    layout = base_layout(scheme, height=height)
    layout["showlegend"] = False
    layout["xaxis"] |= {"range": [0, WIDE]}
    layout["yaxis"] |= {"range": [height, 0]}
    return Picture({"data": data, "layout": layout}, _alt(graph.catalogue, id, groups, words))


def name_of(catalogue: Catalogue, id: str, lang: Lang) -> str:
    """The title of a rule, the question of a ruling, or the name of a component."""
    if id in catalogue:
        return catalogue.rule(id).title.of(lang)
    if ".ruling." in id:
        return catalogue.ruling(id).question.of(lang)
    return catalogue.component(id).name.of(lang)


def head_of(group: Neighbours, words: Wording) -> str:
    """What joins a group of neighbours to the rule."""
    return words(f"link-{group.link}" if group.out else f"link-{group.link}-back")


def _rows(
    catalogue: Catalogue, id: str, groups: Sequence[Neighbours], words: Wording
) -> tuple[list[_Row], int]:
    """What stands one below the other, each at the middle of its height, and the height of all."""
    above = [group for group in groups if group.out and group.link in ABOVE]
    rows: list[_Row] = []
    top = 4.0

    def put(height: int, text: str, node: str = "", group: Neighbours | None = None) -> None:
        nonlocal top
        rows.append(_Row(top + height / 2, text, node, group))
        top += height

    def put_node(node: str, group: Neighbours | None) -> None:
        text = _broken(name_of(catalogue, node, words.lang))
        put(NODE + LINE * text.count("<br>"), text, node, group)

    def put_groups(them: Sequence[Neighbours]) -> None:
        for group in them:
            put(HEAD, f"<b>{escape(head_of(group, words))}</b>")
            for other in group.ids:
                put_node(other, group)
            if group.left:
                put(REST, escape(words("map-rest", n=group.left)))

    put_groups(above)
    put_node(id, None)
    put_groups([group for group in groups if group.link in ABOVE and group not in above])
    put_groups([group for group in groups if group.link not in ABOVE])
    return rows, round(top) + 8


def _broken(name: str) -> str:
    """A name in at most two lines, cut where it is longer."""
    lines = wrap(shorten(name, 2 * LETTERS - 8, placeholder="…"), LETTERS)
    return "<br>".join(escape(line) for line in lines)


def _nodes(graph: RuleGraph, rows: Sequence[_Row], lang: Lang, scheme: Scheme) -> Trace:
    colours = palette(scheme)
    kinds = [graph.digraph.nodes[row.id]["kind"] for row in rows]
    fills = {"rule": colours["leaf"], "ruling": colours["wait-soft"], "component": colours["act-soft"]}
    here = [row.group is None for row in rows]
    return {
        "type": "scatter",
        "mode": "markers+text",
        "x": [TRUNK if own else BRANCH for own in here],
        "y": [row.y for row in rows],
        "text": [_indented(row.text, own) for row, own in zip(rows, here, strict=True)],
        "textposition": "middle right",
        "textfont": font(colours["ink"], 14),
        "hovertext": [_hover_text(graph.catalogue, row.id, lang) for row in rows],
        "hoverinfo": "text",
        "customdata": [row.id for row in rows],
        "cliponaxis": False,
        "zorder": 2,
        "marker": {
            "size": [SIZE + 6 if own else SIZE for own in here],
            "symbol": [SHAPES[kind] for kind in kinds],
            "color": [colours["now"] if own else fills[kind] for kind, own in zip(kinds, here, strict=True)],
            "opacity": 1,
            "line": {
                "color": [colours["now-edge"] if own else colours["ink-2"] for own in here],
                "width": [3 if own else 2 for own in here],
            },
        },
    }


def _hover_text(catalogue: Catalogue, id: str, lang: Lang) -> str:
    """What is told of a node under the pointer or in focus: its whole name, what it says, and its id."""
    says = ""
    if id in catalogue:
        says = catalogue.rule(id).text.of(lang)
    elif ".ruling." in id:
        says = catalogue.ruling(id).reading().text.of(lang)
    name = "<br>".join(f"<b>{escape(line)}</b>" for line in wrap(name_of(catalogue, id, lang), WIDTH))
    return "<br>".join([name, *map(escape, wrap(says, WIDTH)), escape(id)])


def _indented(text: str, bold: bool) -> str:
    """Every line of a label away from its mark."""
    return "<br>".join(f"   <b>{line}</b>" if bold else f"   {line}" for line in text.split("<br>"))


def _heads(rows: Sequence[_Row], scheme: Scheme) -> Trace:
    """The heads of the groups, and how many are not drawn."""
    branches = [row for row in rows if not row.id]
    return {
        "type": "scatter",
        "mode": "text",
        "x": [BRANCH - 0.3 for _ in branches],
        "y": [row.y for row in branches],
        "text": [row.text for row in branches],
        "textposition": "middle right",
        "textfont": font(palette(scheme)["ink-2"], 14),
        "hoverinfo": "skip",
        "cliponaxis": False,
        "zorder": 2,
    }


def _branches(nodes: Sequence[_Row], at: float, scheme: Scheme) -> list[Trace]:
    """The trunk, a branch to every neighbour in the look of its link, and the tips of the arrows."""
    colour = palette(scheme)["ink-2"]
    joined = [row for row in nodes if row.group is not None]
    if not joined:
        return []
    ends = [row.y for row in joined]
    trunk = [(TRUNK, min(at, *ends)), (TRUNK, max(at, *ends))]
    drawn = [lines([trunk], color=colour, width=1.8)]
    for link, dash in DASHES.items():
        paths = [[(TRUNK, row.y), (BRANCH, row.y)] for row in joined if row.group and row.group.link == link]
        if paths:
            drawn.append(lines(paths, color=colour, width=1.8, dash=dash))
    resting = [(row.y, row.group.out) for row in joined if row.group and row.group.link in ABOVE]
    away = [((TRUNK, y), (BRANCH, y)) for y, out in resting if out]
    home = [((BRANCH, y), (TRUNK, y)) for y, out in resting if not out]
    return [*drawn, _tips(away, (SIZE + TIP) / 2, colour), _tips(home, TIP / 2, colour)]


def _tips(ways: Sequence[tuple[Point, Point]], standoff: float, colour: str) -> Trace:
    """Arrowheads at the ends of ways, so many pixels before them."""
    xs: list[float | None] = []
    ys: list[float | None] = []
    for (x, y), (end, below) in ways:
        xs += [x, end, None]
        ys += [y, below, None]
    marker = {
        "symbol": "triangle-up",
        "angleref": "previous",
        "standoff": standoff,
        "size": [0, TIP, 0] * len(ways),
        "color": colour,
    }
    return {"type": "scatter", "mode": "markers", "x": xs, "y": ys, "marker": marker, "hoverinfo": "skip"}


def _alt(catalogue: Catalogue, id: str, groups: Sequence[Neighbours], words: Wording) -> str:
    sentences = [words("map-middle", name=name_of(catalogue, id, words.lang))]
    for group in groups:
        names = "; ".join(name_of(catalogue, other, words.lang) for other in group.ids)
        rest = f"; {words('map-rest', n=group.left)}" if group.left else ""
        sentence = f"{head_of(group, words)}: {names}{rest}"
        sentences.append(sentence if sentence.endswith("?") else f"{sentence}.")
    return " ".join(sentences)
