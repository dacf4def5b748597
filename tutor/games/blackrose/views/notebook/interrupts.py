"""The tree of interrupts in the cells of a notebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import networkx as nx

from tutor.engine.state import State
from tutor.games.blackrose.analysis.interrupts import Interrupts as FoundInterrupts
from tutor.games.blackrose.analysis.interrupts import Until, interrupts
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.table import ways_figure
from tutor.games.blackrose.views.table.searches import ways_found
from tutor.games.blackrose.views.table.ways import InterruptReport
from tutor.games.blackrose.views.table.ways_tree import tree
from tutor.trace.words import Speaker
from tutor.views.figure import figure
from tutor.views.markup import Html
from tutor.views.output import SpeakerView

if TYPE_CHECKING:
    import plotly.graph_objects as go


@dataclass(frozen=True)
class Interrupts(SpeakerView):
    """Every way in which what is under way can still go: who answers with what, and how it ends."""

    search: FoundInterrupts
    speaker: Speaker

    @property
    def graph(self) -> nx.DiGraph:
        """The answers as a tree: edges lead from what is answered to the answers to it.

        Nodes have `depth` (from 1), `answer`, and `ending`, `again` or `ends` where they lead on to nothing
        (`tutor.games.blackrose.views.table.ways_tree`).
        """
        return tree(self.search)

    @property
    def endings(self) -> tuple[str, ...]:
        """How it can end, in words."""
        report = InterruptReport(self.search, self.speaker)
        return tuple(report.ending(one) for one in self.search.endings)

    def figure(self) -> go.Figure:
        """The tree as a Plotly figure."""
        return figure(ways_figure.figure(self.graph, InterruptReport(self.search, self.speaker)))

    def html(self) -> Html:
        """The endings with what leads to them, and the tree in words."""
        return ways_found(self.search, self.speaker)

    def to_dict(self) -> list[dict[str, Any]]:
        """Each ending with the orders of answers that lead there (None: too many to count)."""
        return [
            {"ending": text, "orders": one.orders}
            for text, one in zip(self.endings, self.search.endings, strict=True)
        ]

    def __repr__(self) -> str:
        lines = ways_figure.text(self.graph, InterruptReport(self.search, self.speaker))
        return "\n".join((*self.endings, *lines))


def interrupts_from(
    state: State[Table], speaker: Speaker, seat: str = "", until: Until = "step"
) -> Interrupts:
    """The interrupts of what is under way, as far as a seat knows the cards ("": all lie open).

    Raises ValueError where nothing is under way that anybody could answer.
    """
    search = interrupts(state, seat, until)
    if search is None:
        raise ValueError("nothing is under way in this position, and nobody is about to act")
    return Interrupts(search, speaker)
