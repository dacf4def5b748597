"""The launch chain under way: as a Plotly figure, and in words for readers of the screen and the keyboard.

Every use has a row of its own below the one that launched it. Below the last one stand the cards that it may
launch next, dashed, and those it may not, dotted, with all reasons. The graph comes from `links.card_chain`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import networkx as nx

from tutor.engine.question import Refusal
from tutor.engine.state import State
from tutor.games.penumbra.links import card_chain
from tutor.games.penumbra.state import Table
from tutor.games.penumbra.uses.launching import LEFT, RIGHT
from tutor.trace.words import Speaker
from tutor.views.chain import INDENTS, ROW, Picture
from tutor.views.figure import base_layout, font
from tutor.views.markup import Html, join, region, sub, tag
from tutor.views.theme import Scheme, palette
from tutor.views.traces import lines, marks, numbers
from tutor.views.words import Wording, capital, wording

SIZE = 28
"""The side of a node in pixels."""

DRAWN = 6
"""So many cards that may not follow are drawn; all of them stand in the words."""

NEXT = 1.1
"""How far to the right possible next links stand."""


def picture(states: Sequence[State[Table]], speaker: Speaker) -> Picture | None:
    """The chain at the end of a line of positions; None where there is none."""
    graph = card_chain(states)
    if graph is None:
        return None
    drawn = Drawn(graph, speaker, wording(speaker.lang, speaker.game))
    return Picture(drawn.region(), drawn.figure(), drawn.alt())


@dataclass(frozen=True, slots=True)
class Drawn:
    """A chain with the words it is told in."""

    graph: nx.DiGraph
    speaker: Speaker
    words: Wording

    # ---- what there is

    @property
    def uses(self) -> list[int]:
        """The uses in order."""
        return list(range(self.graph.graph["length"]))

    @property
    def open_now(self) -> list[Any]:
        """The cards that may be launched next."""
        return [node for node in self._next() if not self.graph.nodes[node]["reasons"]]

    @property
    def refused(self) -> list[Any]:
        """The cards that may not be launched, the nearest to it first."""
        refused = [node for node in self._next() if self.graph.nodes[node]["reasons"]]
        return sorted(refused, key=lambda node: len(self.graph.nodes[node]["reasons"]))

    def _next(self) -> list[Any]:
        return [node for node in self.graph.nodes if isinstance(node, tuple)]

    # ---- words

    def name(self, node: Any) -> str:
        """The name of the card of a node."""
        return self.speaker.name(self.graph.nodes[node]["card"])

    def joint(self, node: Any) -> str:
        """By which icon a card follows the one before it; nothing for the first."""
        for _, _, edge in self.graph.in_edges(node, data=True):
            return joint_words(self.speaker, self.words, edge["by"], edge["icon"])
        return ""

    def caption(self) -> str:
        """The length, and what depends on it."""
        about = self.graph.graph
        said = [self.words("link-length", n=about["length"])]
        if "most" in about:
            said.append(self.words("link-vigilance", used=about["used"], most=about["most"]))
        else:
            said.append(self.words("link-one-use"))
        return " ".join(said)

    def said(self, node: Any) -> str:
        """A use, or a card that could be the next, in a sentence or more."""
        name, joint = self.name(node), self.joint(node)
        about = self.graph.nodes[node]
        if isinstance(node, int):
            state = self.words(f"link-{about['state']}")
            how = joint or self.words("link-first")
            return self.words("link-line", n=node + 1, name=name, how=how, state=state)
        if not about["reasons"]:
            return self.words("link-open", name=name, how=joint)
        return self.words("link-refused", name=name, reasons="; ".join(self._reasons(about["reasons"])))

    def _reasons(self, reasons: Iterable[Refusal]) -> list[str]:
        return [self.speaker.refusal(reason) for reason in reasons]

    def alt(self) -> str:
        """Everything as plain text."""
        nodes = [*self.uses, *self.open_now, *self.refused]
        return " ".join([self.caption(), *map(self.said, nodes)])

    def region(self) -> Html:
        """The region "Chain" without its figure: head, length, and the chain in words to unfold."""
        words = self.words
        parts: list[Html | None] = [self._list(self.uses, ordered=True)]
        for head, nodes in (("link-head-open", self.open_now), ("link-head-refused", self.refused)):
            parts.append(join(sub(words(head)), self._list(nodes)) if nodes else None)
        summary = tag("summary", words("chain-in-words"))
        twin = tag("details", summary, *parts, class_="rt-more", data_key="chain-text")
        note = tag("p", self.caption(), class_="rt-note")
        return region("chain", words("head-chain"), words("link-note"), note, twin)

    def _list(self, nodes: Iterable[Any], ordered: bool = False) -> Html:
        items = [
            tag("li", self.said(node), aria_current="step" if self._is_now(node) else None) for node in nodes
        ]
        return tag("ol" if ordered else "ul", *items, class_="rt-chain__text")

    def _is_now(self, node: Any) -> bool:
        return isinstance(node, int) and self.graph.nodes[node]["state"] == "now"

    # ---- figure

    def figure(self, scheme: Scheme = "light") -> dict[str, Any]:
        """The chain as a Plotly spec.

        Its first trace holds the uses, whose `customdata` are the steps at which they began, and behind them
        what may be launched next or not, which has none.
        """
        colours = palette(scheme)
        uses, possible, refused = self.uses, self.open_now, self.refused[:DRAWN]
        order = [*uses, *possible, *refused]
        at = {node: (0.0 if isinstance(node, int) else NEXT, float(row)) for row, node in enumerate(order)}
        looks = {
            "now": (colours["now"], colours["now-edge"], 3),
            "spent": (colours["sunk"], colours["line-2"], 1),
            "next": (colours["page"], colours["page"], 0),
        }
        states = [self.graph.nodes[node].get("state", "next") for node in order]
        nodes = {
            "type": "scatter",
            "mode": "markers+text",
            "x": [at[node][0] for node in order],
            "y": [at[node][1] for node in order],
            "text": [self._label(node) for node in order],
            "textposition": "middle right",
            "textfont": font(colours["ink"], 14),
            "hovertext": [self._hover(node) for node in order],
            "hoverinfo": "text",
            "customdata": [self.graph.nodes[node]["step"] for node in uses],
            "cliponaxis": False,
            "zorder": 1,
            "marker": {
                "size": SIZE,
                "symbol": "square",
                "color": [looks[state][0] for state in states],
                "opacity": 1,
                "line": {
                    "color": [looks[state][1] for state in states],
                    "width": [looks[state][2] for state in states],
                },
            },
        }
        left_out = len(self.refused) - len(refused)
        rows = len(order) + bool(left_out)
        layout = base_layout(scheme, height=max(2, rows) * ROW + 16)
        layout["showlegend"] = False
        layout["xaxis"] |= {"range": [-0.7, INDENTS]}
        layout["yaxis"] |= {"range": [rows - 0.45, -0.55]}
        layout["shapes"] = [
            *(_outline(at[node], colours["wait"], "dash", 2) for node in possible),
            *(_outline(at[node], colours["line-2"], "dot", 1.5) for node in refused),
        ]
        data = [nodes, *self._lines(at, possible, refused, scheme), self._numbers(at, scheme)]
        if left_out:
            data.append(self._more(left_out, len(order), scheme))
        return {"data": data, "layout": layout}

    def _label(self, node: Any) -> str:
        name = escape(self.name(node))
        if isinstance(node, int):
            below = self.joint(node) or self.words("link-first")
            return f"  <b>{name}</b><br>  {escape(below)}"
        if not self.graph.nodes[node]["reasons"]:
            return f"  <b>{name}</b>: {escape(self.words('link-may'))}<br>  {escape(self.joint(node))}"
        reasons = len(self.graph.nodes[node]["reasons"])
        return f"  {name}<br>  {escape(self.words('link-may-not', n=reasons))}"

    def _hover(self, node: Any) -> str:
        if isinstance(node, int) or not self.graph.nodes[node]["reasons"]:
            return escape(self.said(node))
        reasons = [f"· {capital(said)}" for said in self._reasons(self.graph.nodes[node]["reasons"])]
        head = self.words("link-not-now", name=self.name(node))
        return "<br>".join(
            escape(line) for line in (head, *(line for one in reasons for line in _folded(one)))
        )

    def _lines(
        self, at: dict[Any, tuple[float, float]], possible: list[Any], refused: list[Any], scheme: Scheme
    ) -> list[dict[str, Any]]:
        """What launched what, as lines from each use to the next, and dashed to what may follow."""
        colours = palette(scheme)
        last = at[self.uses[-1]]
        steps = [(at[n - 1], at[n]) for n in self.uses[1:]]
        paths = [((x, above + 0.28), (x, below - 0.34)) for (x, above), (_, below) in steps]
        drawn = [
            lines(paths, color=colours["ink-2"], width=1.8, dash="solid"),
            marks([tip for _, tip in paths], symbol="triangle-down", size=9, color=colours["ink-2"]),
        ]
        for nodes, colour, dash in ((refused, colours["line-2"], "dot"), (possible, colours["wait"], "dash")):
            ways = [((last[0], last[1] + 0.28), (last[0], at[node][1]), at[node]) for node in nodes]
            drawn.append(lines(ways, color=colour, width=1.6, dash=dash))
        return drawn

    def _numbers(self, at: dict[Any, tuple[float, float]], scheme: Scheme) -> dict[str, Any]:
        return numbers([at[node] for node in self.uses], [str(node + 1) for node in self.uses], scheme)

    def _more(self, n: int, row: int, scheme: Scheme) -> dict[str, Any]:
        """How many cards that may not follow are not drawn."""
        return {
            "type": "scatter",
            "mode": "text",
            "x": [NEXT],
            "y": [row],
            "text": [escape(self.words("link-more", n=n))],
            "textposition": "middle right",
            "textfont": font(palette(scheme)["ink"], 14),
            "hoverinfo": "skip",
            "cliponaxis": False,
        }


def joint_words(speaker: Speaker, words: Wording, by: str, icon: str) -> str:
    """By which icon one card launches another, "" where none joins them."""
    if icon:
        colour, _, kind = icon.partition("-")
        shades = {form: speaker.say(f"shade-{colour}", form=form) for form in ("nom", "neuter")}
        shown = words("link-shown", kind=kind, shade=shades["nom"], neuter=shades["neuter"])
        return words("link-icon-left" if by == LEFT else "link-icon-right", icon=shown)
    if by == RIGHT:
        return words("link-by-effect")
    return words("link-by-mark") if by else ""


def _outline(at: tuple[float, float], colour: str, dash: str, width: float) -> dict[str, Any]:
    """A dashed square round a point: markers have no dashes."""
    half = SIZE / 2
    return {
        "type": "rect",
        "xsizemode": "pixel",
        "ysizemode": "pixel",
        "xanchor": at[0],
        "yanchor": at[1],
        "x0": -half,
        "x1": half,
        "y0": -half,
        "y1": half,
        "line": {"color": colour, "width": width, "dash": dash},
    }


def _folded(text: str, width: int = 40) -> list[str]:
    """A reason in lines that fit into a hover box on a phone."""
    lines: list[str] = []
    for word in text.split():
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
