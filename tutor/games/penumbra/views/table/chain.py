"""The launch chain under way: as cards from left to right, and in words for readers of the screen.

Behind the last use stand the cards that it may launch next, dashed; below the chain those it may not, with
the reason. The graph comes from `launch_graph.card_chain`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import networkx as nx

from tutor.engine.question import Refusal
from tutor.engine.state import State
from tutor.games.penumbra.actions.uses.launching import LEFT, RIGHT
from tutor.games.penumbra.analysis.launch_graph import card_chain
from tutor.games.penumbra.components.component_set import box, face
from tutor.games.penumbra.state.table import Table
from tutor.trace.words import Speaker
from tutor.views.lesson.chain_cards import Card, Look, cards, chips
from tutor.views.markup import Html, join, region, sub, tag
from tutor.views.stage.seals import seal, symbols
from tutor.views.words import Wording, capital, wording

DRAWN = 6
"""So many cards that may not follow are drawn; all of them stand in the words."""


def region_of(states: Sequence[State[Table]], speaker: Speaker, nodes: Sequence[int]) -> Html | None:
    """The region "Chain" with the chain at the end of a line of positions; None where there is none.

    `nodes` are the nodes of the line of play by their steps.
    """
    graph = card_chain(states)
    if graph is None:
        return None
    return Drawn(graph, speaker, wording(speaker.lang, speaker.game), states[-1].table).region(nodes)


@dataclass(frozen=True, slots=True)
class Drawn:
    """A chain with the words it is told in."""

    graph: nx.DiGraph
    speaker: Speaker
    words: Wording
    table: Table

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
        sentences = [self.words("link-length", n=about["length"])]
        if "most" in about:
            sentences.append(self.words("link-vigilance", used=about["used"], most=about["most"]))
        else:
            sentences.append(self.words("link-one-use"))
        return " ".join(sentences)

    def sentence(self, node: Any) -> str:
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

    def region(self, nodes: Sequence[int]) -> Html:
        """The region "Chain": head, cards, those that may not follow, and all of it in words to unfold."""
        words, barred = self.words, self.barred()
        parts: list[Html | None] = [self._list(self.uses, ordered=True)]
        for head, which in (("link-head-open", self.open_now), ("link-head-refused", self.refused)):
            parts.append(join(sub(words(head)), self._list(which)) if which else None)
        summary = tag("summary", words("chain-in-words"))
        twin = tag(
            "details", summary, tag("p", self.caption()), *parts, class_="rt-more", data_key="chain-text"
        )
        left_out = len(self.refused) - len(barred)
        drawn = join(
            cards(self.line(nodes), self.following()),
            join(sub(words("link-head-refused")), chips(barred)) if barred else None,
            tag("p", words("link-more", n=left_out), class_="rt-note") if left_out else None,
        )
        pieces = (drawn, symbols(self.speaker.game, drawn), twin)
        return region(
            "chain", words("drawer-chain"), words("link-length", n=self.graph.graph["length"]), *pieces
        )

    def _list(self, nodes: Iterable[Any], ordered: bool = False) -> Html:
        items = [
            tag("li", self.sentence(node), aria_current="step" if self._is_now(node) else None)
            for node in nodes
        ]
        return tag("ol" if ordered else "ul", *items, class_="rt-chain__text")

    def _is_now(self, node: Any) -> bool:
        return isinstance(node, int) and self.graph.nodes[node]["state"] == "now"

    # ---- cards

    def line(self, nodes: Sequence[int]) -> list[Card]:
        """The uses; pressing one goes to the node of the step at which it began."""
        return [
            self._card(
                node,
                self.graph.nodes[node]["state"],
                led=self.joint(node),
                note=self.words(f"link-{self.graph.nodes[node]['state']}"),
                at=nodes[min(self.graph.nodes[node]["step"], len(nodes) - 1)],
            )
            for node in self.uses
        ]

    def following(self) -> list[Card]:
        """The cards that may be launched next."""
        return [
            self._card(node, "next", led=self.joint(node), note=self.words("link-may"))
            for node in self.open_now
        ]

    def barred(self) -> list[Card]:
        """Cards that may not be launched, each with the first reason against it."""
        cards = []
        for node in self.refused[:DRAWN]:
            first, *others = self._reasons(self.graph.nodes[node]["reasons"])
            more = self.words("link-more-reasons", n=len(others)) if others else ""
            cards.append(self._card(node, "barred", note=f"{capital(first)} {more}".strip()))
        return cards

    def _card(self, node: Any, look: Look, *, note: str, led: str = "", at: int | None = None) -> Card:
        id = self.graph.nodes[node]["card"]
        printed = id in box(self.table.box).cards  # a mark can be the first link, too
        hue = face(self.table, id).discipline or "" if printed else ""
        sign = None if look == "next" else seal(self.speaker.game, id, hue)
        return Card(
            self.name(node), look, self.sentence(node), note=note, led=led, node=at, sign=sign, hue=hue
        )


def joint_words(speaker: Speaker, words: Wording, by: str, icon: str) -> str:
    """By which icon one card launches another, "" where none joins them."""
    if icon:
        colour, _, kind = icon.partition("-")
        shades = {form: speaker.say(f"shade-{colour}", form=form) for form in ("nom", "neuter")}
        sign = words("link-shown", kind=kind, shade=shades["nom"], neuter=shades["neuter"])
        return words("link-icon-left" if by == LEFT else "link-icon-right", icon=sign)
    if by == RIGHT:
        return words("link-by-effect")
    return words("link-by-mark") if by else ""
