"""Launch graphs in the cells of a notebook: what may follow what in a play area, and the longest chain."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import networkx as nx

from tutor.engine.question import Refusal
from tutor.engine.state import State
from tutor.framework.readings import readings_of
from tutor.games.penumbra.actions.uses.launching import LEFT, RIGHT, launchable
from tutor.games.penumbra.analysis.chains import Chains, chains
from tutor.games.penumbra.analysis.icon_graph import cards_in_play, icon_graph, links, longest_path
from tutor.games.penumbra.analysis.launch_graph import icon
from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.state.table import Link, Table
from tutor.games.penumbra.state.wizard import DISCIPLINE_COLOURS
from tutor.games.penumbra.views.notebook.launch_figure import launch_figure
from tutor.games.penumbra.views.notebook.launch_picture import Arc, Node, Picture
from tutor.games.penumbra.views.table.phrases import icon as icon_words
from tutor.trace.words import Speaker
from tutor.views.figure import figure
from tutor.views.markup import Html, tag
from tutor.views.output import SpeakerView
from tutor.views.words import capital, wording

if TYPE_CHECKING:
    import plotly.graph_objects as go


@dataclass(frozen=True)
class LaunchGraph(SpeakerView):
    """The cards of a play area and the icons that join them, with the longest chain by exact search.

    `first` shows what may follow that one card instead, `order` a chain in that order, neither of them where
    they are empty. The chain under way is lit as far as it has come.
    """

    state: State[Table]
    speaker: Speaker
    first: str = ""
    order: tuple[str, ...] = ()
    bare: bool = False

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """The cards from left to right: first those of the lit chain, or of a longer path of icons."""
        table = self.state.table
        cards = cards_in_play(table, table.wizard(table.turn.seat))
        lit = tuple(dict.fromkeys(link.card for link in self.path if link.card in cards))
        path = self.order or max(lit, longest_path(icon_graph(table, cards)), key=len)
        return (*path, *(card for card in cards if card not in path))

    @cached_property
    def search(self) -> Chains:
        """The chains from here, by exact search."""
        return chains(self.state)

    @property
    def longest(self) -> int:
        """How many links the longest chain has, those already made included."""
        return self.search.length

    @property
    def made(self) -> tuple[Link, ...]:
        """The links of the chain under way."""
        return self.state.table.turn.chain

    @cached_property
    def path(self) -> tuple[Link, ...]:
        """The chain that is lit: the order given, else the longest."""
        if self.order:
            return links(icon_graph(self.state.table, self.order), self.order)
        longest = self.search.longest[0].links if self.search.longest else ()
        return longest if longest[: len(self.made)] == self.made else self.made

    @cached_property
    def graph(self) -> nx.DiGraph:
        """What may follow what by an icon: nodes are cards, with `name` and `places` in the chain.

        Edges have `by` (the rule), `icon` (what it shows, such as "red-spell"), and `lit`, whether the chain
        goes along them.
        """
        graph = icon_graph(self.state.table, self.cards)
        for card in graph:
            places = tuple(n for n, link in enumerate(self.path, 1) if link.card == card)
            graph.add_node(card, name=self.speaker.name(card), places=places)
        steps = {(one.card, other.card) for one, other in zip(self.path, self.path[1:], strict=False)}
        for one, other, edge in graph.edges(data=True):
            edge["icon"] = icon(self.state.table, one, Link(other, edge["by"]))
            edge["lit"] = (one, other) in steps
        return graph

    def against(self, card: str) -> dict[str, tuple[Refusal, ...]]:
        """What stands against each other card if this one was just applied; nothing: it may be launched."""
        table = self.state.table
        choices = launchable(table, table.wizard(table.turn.seat), card, readings_of(self.state))
        allowed = {str(dict(option.facts)["card"]): () for option in choices.options}
        return allowed | {str(dict(one.option.facts)["card"]): one.reasons for one in choices.refused}

    def after(self, card: str) -> LaunchGraph:
        """What may follow one card."""
        return replace(self, first=card)

    # ---- drawing

    def picture(self) -> Picture:
        """The cards and arcs as they are drawn."""
        arcs = [
            Arc(one, other, edge["icon"].partition("-")[0], self._look(one, other), self._says(one, other))
            for one, other, edge in self.graph.edges(data=True)
            if not self.bare and (not self.first or one == self.first)
        ]
        return Picture([self._node(card) for card in self.cards], arcs, repr(self))

    def html(self) -> Html:
        """The picture with a sentence below it; of one card with what stands against the others."""
        if not self.cards:
            return tag("p", wording(self.lang, "penumbra")("launch-none"), class_="rt-note")
        if self.bare:
            return self.picture().html()
        says = [tag("p", line) for line in self._sentences()]
        return tag("figure", self.picture().html(), tag("figcaption", *says, class_="pen-launch-says"))

    def figure(self) -> go.Figure:
        """The same as a Plotly figure."""
        return figure(launch_figure(self.picture()))

    def to_dict(self) -> dict[str, Any]:
        """The cards, what may follow each by an icon, and the chain that is lit."""
        return {
            "follows": {card: sorted(self.graph.successors(card)) for card in self.cards},
            "chain": [link.card for link in self.path],
            "longest": self.longest,
        }

    def __repr__(self) -> str:
        if self.bare:
            return ", ".join(self.speaker.name(card) for card in self.cards)
        return " ".join(self._sentences())

    # ---- inside

    def _sentences(self) -> Iterator[str]:
        words = wording(self.lang, "penumbra")
        if self.first:
            apart = []
            for card, reasons in self.against(self.first).items():
                name = self.speaker.name(card)
                if not reasons:
                    yield words("launch-may", name=name, how=self._says(self.first, card))
                elif reasons[0].kind == "no-icon":
                    apart.append(name)
                else:
                    why = capital(self.speaker.refusal(reasons[0]))
                    yield words("launch-may-not", name=name, why=why, rule=reasons[0].rule)
            if apart:
                yield words("launch-apart", names=", ".join(apart), rule="pen.chain.define")
            return
        if self.made:
            yield words("launch-made", n=len(self.made))
        if self.order or (self.made and len(self.path) <= len(self.made)):
            return
        names = " → ".join(self.speaker.name(link.card) for link in self.path)
        key = "launch-longest" if self.search.longest else "launch-none"
        yield words(key, n=self.longest, names=names)
        if self.search.count and not self.made:
            yield words("chains-count", n=self.search.count)

    def _look(self, one: str, other: str) -> str:
        if self.first:
            return "" if self.against(one).get(other) else "lit"
        if not self.graph.edges[one, other]["lit"]:
            return ""
        pairs = list(zip(self.path, self.path[1:], strict=False))
        first = next(n for n, (a, b) in enumerate(pairs, 1) if (a.card, b.card) == (one, other))
        return "next" if self.made and first >= len(self.made) else "lit"

    def _says(self, one: str, other: str) -> str:
        by = self.graph.edges[one, other]["by"] if self.graph.has_edge(one, other) else ""
        if by not in (LEFT, RIGHT):
            return ""
        words = wording(self.lang, "penumbra")
        shown = icon_words(self.speaker, self.graph.edges[one, other]["icon"])
        side = "left" if by == LEFT else "right"
        return words(f"launch-by-{side}", icon=shown, one=self.speaker.name(one),
                     other=self.speaker.name(other))  # fmt: skip

    def _node(self, id: str) -> Node:
        table, words = self.state.table, wording(self.lang, "penumbra")
        printed, held = face(table, id), table.wizard(table.turn.seat).card(id)
        lies = "" if held is None else "discarded" if held.zone == "discarded" else held.turned and "turned"
        now = bool(self.made) and self.made[-1].card == id
        focus = self.first in ("", id) or not self.against(self.first).get(id, ())
        return Node(
            id,
            capital(self.speaker.name(id)),
            kind_of(printed, self.speaker),
            printed.discipline or "",
            self._icon(printed.launched_by, "launch-left"),
            self._icon(printed.launches, "launch-right"),
            () if self.first or self.bare else self.graph.nodes[id]["places"],
            "now" if now or id == self.first else "" if focus else "dim",
            words(f"stage-{lies}") if lies else "",
        )

    def _icon(self, shown: str | None, key: str) -> tuple[str, str]:
        if not shown:
            return "", ""
        words = wording(self.lang, "penumbra")
        return shown.partition("-")[0], words(key, icon=icon_words(self.speaker, shown))


def kind_of(printed: CardFace, speaker: Speaker) -> str:
    """What a card is in a word or two: "red spell"."""
    words = wording(speaker.lang, "penumbra")
    kind = "potion" if printed.kind == "ready-made-potion" else printed.kind
    colour = DISCIPLINE_COLOURS.get(printed.discipline or "")
    if colour and kind in ("spell", "potion", "pet"):
        shade, neuter = (speaker.say(f"shade-{colour}", form=form) for form in ("nom", "neuter"))
        return words(f"stage-shaded-{kind}", shade=shade, neuter=neuter)
    return words(f"stage-kind-{kind}") if kind else ""
