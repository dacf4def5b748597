"""Questions and answers as a layered tree: a Plotly figure, and the same in words.

Every position is one node, drawn below and to the right of the one in which it was first met; dashed lines
lead to it from others, past the left of everything. A folded node says how many positions it holds back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from itertools import accumulate
from textwrap import wrap
from typing import Any, Final

from tutor.analysis.backward_induction import shares
from tutor.analysis.game_graph import Spot, Way, Ways
from tutor.trace.words import Speaker
from tutor.views.analysis.outcome_words import answer_words, is_chance, reader_number, share_words, spot_words
from tutor.views.figure import base_layout, font
from tutor.views.markup import Html, tag
from tutor.views.theme import Scheme, palette
from tutor.views.traces import Point, lines, numbers
from tutor.views.words import Wording, wording

MOST: Final = 40
"""So many positions are shown at the most, unless more are unfolded."""

SIZE, TEXT, BETWEEN = 28, 18, 14
"""The side of a mark, the height of a line of words, and the room between two marks, in pixels."""

INDENTS, COLUMNS = 11.0, 5
"""How many steps of depth the width holds, and how many are used: words need most of it."""

PHONE, LETTER = 328, 8.4
"""The width of the figure on a phone and of a bold letter, in pixels: longer words take more lines."""

LEFT, LANE, LANES = 1.3, 0.13, 5
"""The room left of the beginning, in steps of depth; and the lanes in it for lines to nodes met again."""

NODES: Final = 0
"""The trace that holds the nodes: its `customdata` are their ids, the arrow keys walk over it."""


@dataclass(frozen=True, slots=True)
class Node:
    """A position as it is shown: the answers that lead to it from `parent`, where it was met first.

    `others` are further nodes it is answered to from. `hidden` positions are folded into it. `id` is the
    number of the spot.
    """

    id: int
    depth: int
    parent: int | None
    answers: tuple[Way, ...]
    others: tuple[int, ...] = ()
    hidden: int = 0


def folded(ways: Ways[Any], most: int = MOST) -> frozenset[int]:
    """The nodes that are folded at first, so that about `most` are shown: the nearest are unfolded first."""
    visible, waiting, closed = {0}, [0], set[int]()
    for at in waiting:
        new = list(dict.fromkeys(way.to for way in ways.spots[at].ways if way.to not in visible))
        if new and len(visible) + len(new) > most:
            closed.add(at)
            continue
        visible.update(new)
        waiting += new
    return frozenset(closed)


def nodes(ways: Ways[Any], closed: Collection[int]) -> tuple[Node, ...]:
    """The nodes that are shown, each behind its parent; those below `closed` only where others lead there."""
    spots = ways.spots
    met: dict[int, tuple[int, int | None, tuple[Way, ...]]] = {}
    others: dict[int, list[int]] = {}
    waiting: list[tuple[int, int, int | None, tuple[Way, ...]]] = [(0, 0, None, ())]
    while waiting:
        at, depth, parent, answers = waiting.pop()
        if at in met:
            others.setdefault(at, []).append(parent or 0)
            continue
        met[at] = depth, parent, answers
        if at not in closed:
            groups: dict[int, list[Way]] = {}
            for way in spots[at].ways:
                groups.setdefault(way.to, []).append(way)
            waiting += [(to, depth + 1, at, tuple(all_)) for to, all_ in reversed(groups.items())]
    rows = []
    for at, (depth, parent, answers) in met.items():
        hidden = _below(ways, at, met) if at in closed else 0
        rows.append(Node(at, depth, parent, answers, tuple(others.get(at, ())), hidden))
    return tuple(rows)


def _below(ways: Ways[Any], at: int, visible: Collection[int]) -> int:
    """How many positions that are not shown follow one."""
    descendants, waiting = set[int](), [at]
    while waiting:
        for way in ways.spots[waiting.pop()].ways:
            if way.to not in descendants and way.to not in visible:
                descendants.add(way.to)
                waiting.append(way.to)
    return len(descendants)


@dataclass(frozen=True, slots=True)
class Tree:
    """A tree as it is told: its nodes, those that are `lit` because they lead to what was asked about, how
    likely each position is (if that is known), and what there is to say of an end.
    """

    ways: Ways[Any]
    nodes: tuple[Node, ...]
    speaker: Speaker
    lit: frozenset[int] = frozenset()
    visits: Mapping[int, Fraction] | None = None
    ends: Mapping[int, str] | None = None

    @property
    def words(self) -> Wording:
        """The words of the views."""
        return wording(self.speaker.lang)

    def spot(self, node: Node) -> Spot[Any]:
        """The position of a node."""
        return self.ways.spots[node.id]

    def answer(self, node: Node) -> str:
        """The answers that lead to a node."""
        if node.parent is None:
            return self.words("outcomes-start")
        return answer_words(self.ways.spots[node.parent].question, node.answers, self.speaker)

    def what(self, node: Node) -> list[str]:
        """What is at a node besides the answer: how it ends, what is folded, where else one comes from."""
        words, spot, lines = self.words, self.spot(node), list[str]()
        if not spot.ways:
            lines.append((self.ends or {}).get(node.id) or spot_words(spot, self.speaker))
        if node.hidden:
            lines.append(words("outcomes-hidden-below", n=node.hidden))
        if node.others:
            also = ", ".join(str(reader_number(one)) for one in node.others)
            lines.append(words("outcomes-also", all=also))
        return lines

    def chances(self, node: Node) -> list[str]:
        """How likely the answer is, where chance gives it, and how likely it is to come here."""
        words, lines = self.words, list[str]()
        before = None if node.parent is None else self.ways.spots[node.parent]
        if before is not None and is_chance(before):
            chance = dict(zip(before.ways, shares(before), strict=True))
            share = sum((chance[way] for way in node.answers), Fraction(0))
            lines.append(words("outcomes-chance-of-answer", chance=share_words(share, words.lang)))
        if self.visits is not None:
            visit = self.visits.get(node.id, Fraction(0))
            lines.append(words("outcomes-chance-of-node", chance=share_words(visit, words.lang)))
        return lines

    def summary(self, node: Node) -> str:
        """Everything about a node in one line."""
        parts = [f"{reader_number(node.id)}. {self.answer(node)}", *self.what(node), *self.chances(node)]
        if node.id in self.lit:
            parts.append(self.words("outcomes-reaches"))
        spot = self.spot(node)
        if spot.ways:
            parts.insert(1, spot_words(spot, self.speaker))
        return "; ".join(part.rstrip(".") for part in parts)


def lit(ways: Ways[Any], ends: Iterable[int]) -> frozenset[int]:
    """The spots on any line to some ends."""
    into: dict[int, list[int]] = {}
    for spot, way in ways.edges():
        into.setdefault(way.to, []).append(spot.number)
    ancestors, waiting = set(ends), list(ends)
    while waiting:
        new = [one for one in into.get(waiting.pop(), ()) if one not in ancestors]
        ancestors.update(new)
        waiting += new
    return frozenset(ancestors)


def figure(tree: Tree, scheme: Scheme = "light") -> dict[str, Any]:
    """The tree as a Plotly spec: the `customdata` of a node is its id; lines that lead there are thick."""
    colours = palette(scheme)
    labels = [_label(tree, node) for node in tree.nodes]
    heights = [max(SIZE, TEXT * len(rows)) + BETWEEN for rows in labels]
    tops = list(accumulate(heights, initial=0))
    at: dict[int, Point] = {
        node.id: (float(min(node.depth, COLUMNS)), top + height / 2)
        for node, top, height in zip(tree.nodes, tops, heights, strict=False)
    }
    lit_ = [node.id in tree.lit for node in tree.nodes]
    marks = {
        "type": "scatter",
        "mode": "markers+text",
        "x": [at[node.id][0] for node in tree.nodes],
        "y": [at[node.id][1] for node in tree.nodes],
        "text": ["<br>".join(f"  {row}" for row in rows) for rows in labels],
        "textposition": "middle right",
        "textfont": font(colours["ink"], 13),
        "hovertext": ["<br>".join(wrap(escape(tree.summary(node)), 60)) for node in tree.nodes],
        "hoverinfo": "text",
        "customdata": [node.id for node in tree.nodes],
        "cliponaxis": False,
        "zorder": 1,
        "marker": {
            "size": SIZE,
            "symbol": [_symbol(tree, node) for node in tree.nodes],
            "color": [colours["now"] if one else colours["leaf"] for one in lit_],
            "opacity": 1,
            "line": {
                "color": [colours["now-edge"] if one else colours["wait"] for one in lit_],
                "width": [4 if one else 2 for one in lit_],
            },
        },
    }
    positions = [str(reader_number(node.id)) for node in tree.nodes]
    count = numbers([at[node.id] for node in tree.nodes], positions, scheme)
    layout = base_layout(scheme, height=tops[-1] + BETWEEN)
    layout["showlegend"] = False
    layout["xaxis"] |= {"range": [-LEFT, INDENTS]}
    layout["yaxis"] |= {"range": [tops[-1], 0]}
    return {"data": [marks, *_joints(tree, at, scheme), count], "layout": layout}


def words(tree: Tree) -> Html:
    """The tree in words: one item for each node, indented as in the figure."""
    items = [tag("li", tree.summary(node), style=f"--d:{min(node.depth, COLUMNS)}") for node in tree.nodes]
    return tag("ol", *items, class_="rt-chain__text")


def text(tree: Tree) -> tuple[str, ...]:
    """The same as lines of plain text, for terminals and readers of the screen."""
    return tuple("  " * min(node.depth, COLUMNS) + tree.summary(node) for node in tree.nodes)


def alt(tree: Tree) -> str:
    """The same as one plain text, for readers of the screen and where the figure cannot be drawn."""
    return " ".join(f"{tree.summary(node)}." for node in tree.nodes)


def _symbol(tree: Tree, node: Node) -> str:
    spot = tree.spot(node)
    if not spot.ways:
        return "square" if spot.kind == "end" else "x-open"
    return "diamond" if is_chance(spot) else "circle"


def _label(tree: Tree, node: Node) -> list[str]:
    """The answer in as many lines as it takes on a phone, and below it what else there is to say."""
    left = (min(node.depth, COLUMNS) + LEFT) * PHONE / (INDENTS + LEFT) + SIZE
    width = int((PHONE - left) / LETTER)
    answer = wrap(tree.answer(node), width)
    where = [line for part in tree.what(node) for line in wrap(part, width)]
    bold = "<b>{}</b>" if node.id in tree.lit else "{}"
    return [*(bold.format(escape(line)) for line in answer), *(f"<i>{escape(line)}</i>" for line in where)]


def _joints(tree: Tree, at: Mapping[int, Point], scheme: Scheme) -> list[dict[str, Any]]:
    """Lines down from a node and right to the next; thick ones lead there, dashed ones meet a node again."""
    colours = palette(scheme)
    thin: list[list[Point]] = []
    thick: list[list[Point]] = []
    again: list[list[Point]] = []
    for node in tree.nodes:
        x, y = at[node.id]
        if node.parent is not None:
            left, top = at[node.parent]
            left = left if left < x else x - 0.55
            both = node.id in tree.lit and node.parent in tree.lit
            (thick if both else thin).append([(left, top + SIZE / 2), (left, y), (x, y)])
        for other in node.others:
            before, height = at[other]
            side = -LEFT + LANE * (1 + node.id % LANES)
            again.append([(before, height), (side, height), (side, y), (x, y)])
    return [
        lines(thin, color=colours["ink-2"], width=1.5),
        lines(thick, color=colours["ink"], width=4),
        lines(again, color=colours["line-2"], width=1.5, dash="dot"),
    ]
