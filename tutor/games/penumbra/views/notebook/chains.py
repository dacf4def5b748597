"""Launch chains in the cells of a notebook, by exact search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import networkx as nx

from tutor.engine.state import State
from tutor.games.penumbra.analysis.chains import Chain, chains
from tutor.games.penumbra.analysis.chains import Chains as FoundChains
from tutor.games.penumbra.analysis.launch_graph import icon
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views.notebook.launches import LaunchGraph
from tutor.games.penumbra.views.table.searches import found_chains, lines
from tutor.trace.words import Speaker
from tutor.views.markup import Html
from tutor.views.output import SpeakerView

if TYPE_CHECKING:
    import plotly.graph_objects as go


@dataclass(frozen=True)
class Chains(SpeakerView, Sequence[Chain]):
    """The launch chains from a position, the longest first (pen.chain.define)."""

    state: State[Table]
    speaker: Speaker
    search: FoundChains

    @property
    def longest(self) -> int:
        """How many uses the longest has."""
        return self.search.length

    def __getitem__(self, at: Any) -> Any:
        return self.search.longest[at]

    def __len__(self) -> int:
        return len(self.search.longest)

    @property
    def graph(self) -> nx.MultiDiGraph:
        """What follows what in the chains listed: nodes are cards, with `name`.

        Edges have `chain` (its place in the list), `step`, `by` (the rule of the icon that joins the two)
        and `icon`, what it shows ("" where no icon is printed).
        """
        graph = nx.MultiDiGraph(length=self.search.length)
        for at, chain in enumerate(self.search.longest):
            for step, link in enumerate(chain.links):
                graph.add_node(link.card, name=self.speaker.name(link.card))
                if step:
                    before = chain.links[step - 1].card
                    joint = icon(self.state.table, before, link)
                    graph.add_edge(before, link.card, chain=at, step=step, by=link.by, icon=joint)
        return graph

    def figure(self) -> go.Figure:
        """The play area as a Plotly figure: an arc for each icon that joins two cards, the longest lit."""
        return LaunchGraph(self.state, self.speaker).figure()

    def html(self) -> Html:
        """The chains card by card, with what they bring."""
        return found_chains(self.search, self.state.table, self.speaker)

    def to_dict(self) -> list[dict[str, Any]]:
        """Each chain with its cards, the answers that lead to it, and what it brings."""
        return [
            {
                "cards": [link.card for link in chain.links],
                "answers": list(chain.answers),
                "points": chain.gains.points,
                "ingredients": dict(chain.gains.ingredients),
                "dice": dict(chain.gains.dice),
            }
            for chain in self.search.longest
        ]

    def __repr__(self) -> str:
        return "\n".join(lines(self.search, self.state.table, self.speaker))


def chains_from(state: State[Table], speaker: Speaker) -> Chains:
    """Every launch chain from a position, by exact search."""
    return Chains(state, speaker, chains(state))
