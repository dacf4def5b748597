"""Black Rose Wars in the cells of a notebook: who sees whom in a lodge, and the tree of interrupts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import networkx as nx

from tutor.engine.state import State
from tutor.games.blackrose.analysis.interrupts import Interrupts as FoundInterrupts
from tutor.games.blackrose.analysis.interrupts import Until, interrupts
from tutor.games.blackrose.state.lodge.sight import Range, Sight, Sighting
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.table import ways_figure
from tutor.games.blackrose.views.table.aim import Aim, Standing, numbers, standings
from tutor.games.blackrose.views.table.lodge import CORNERS, centre, lodge_figure
from tutor.games.blackrose.views.table.panel import answer, rooms
from tutor.games.blackrose.views.table.phrases import lodge_text
from tutor.games.blackrose.views.table.searches import ways_found
from tutor.games.blackrose.views.table.ways import InterruptReport
from tutor.games.blackrose.views.table.ways_tree import tree
from tutor.rules.words import Lang
from tutor.trace.words import Speaker
from tutor.views.cell_errors import no_such
from tutor.views.figure import figure
from tutor.views.markup import Html, join, tag
from tutor.views.output import Displayed, frame

if TYPE_CHECKING:
    import plotly.graph_objects as go

UNIT: Final = 44
"""The side of a hex in the picture, in pixels."""


@dataclass(frozen=True)
class LinesOfSight(Displayed):
    """What can be aimed at in a lodge from a place, within a range (None: at any distance).

    Rules: brw.range.max, brw.range.any, brw.range.los, brw.cell.not-target.
    """

    sight: Sight
    aim: Aim
    speaker: Speaker

    @property
    def lang(self) -> Lang:  # type: ignore[override]
        """The language in which it is told."""
        return self.speaker.lang

    @property
    def visible(self) -> tuple[str, ...]:
        """The rooms that can be aimed at."""
        return self._of("seen")

    @property
    def blocked(self) -> tuple[str, ...]:
        """The rooms within range to which no line of sight leads."""
        return self._of("blocked")

    def look(self, target: str) -> Sighting:
        """Distance and line of sight to a place, and what decides it. Raises NoSuchName for an unknown id."""
        self._check(target)
        return self.sight.look(self.aim.source, target)

    def to(self, target: str) -> LinesOfSight:
        """The same aimed at a place. Raises NoSuchName for an unknown id."""
        self._check(target)
        return replace(self, aim=Aim(self.aim.source, target, self.aim.reach, self.aim.all))

    def from_(self, source: str, reach: Range = None) -> LinesOfSight:
        """The same from another place, within a range. Raises NoSuchName for an unknown id."""
        self._check(source)
        return replace(self, aim=Aim(source, "", reach, self.aim.all))

    @property
    def graph(self) -> nx.Graph:
        """Who sees whom: nodes are rooms with `at`, their place as two coordinates.

        Edges have `distance` in rooms; two rooms without an edge do not see one another.
        """
        graph, lodge = nx.Graph(), self.sight.lodge
        for room in lodge.rooms:
            graph.add_node(room.id, at=room.at)
        for room in lodge.rooms:
            for other in self.sight.seen_from(room.id):
                if other != room.id:
                    graph.add_edge(room.id, other, distance=self.sight.distance(room.id, other))
        return graph

    def figure(self) -> go.Figure:
        """The lodge as a Plotly figure."""
        return figure(lodge_figure(self.sight, self.aim, self.speaker))

    def html(self) -> Html:
        """The lodge, with the answer beside it where something is aimed at."""
        verdict = answer(self.sight, self.aim, (), self.speaker) if self.aim.target else None
        listed = None if self.aim.target else rooms(self.sight, self.aim, self.speaker, "")
        return tag("div", self._svg(), tag("div", verdict, listed), class_="rt-cell__pair")

    def to_dict(self) -> dict[str, str]:
        """How every place stands to the aim: "seen", "blocked", "far" or "cell"."""
        return dict(standings(self.sight, self.aim))

    def to_frame(self) -> Any:
        """The same as a pandas frame. Raises ImportError where pandas is not installed."""
        return frame(
            {
                "place": id,
                "name": self.speaker.name(id),
                "standing": how,
                "distance": self.sight.distance(self.aim.source, id),
            }
            for id, how in self.to_dict().items()
        )

    def __repr__(self) -> str:
        return lodge_text(self.sight, self.aim, (), self.speaker)

    def _check(self, place: str) -> None:
        known = standings(self.sight, self.aim)
        if place not in known:
            raise no_such("room", place, known)

    def _of(self, wanted: Standing) -> tuple[str, ...]:
        return tuple(id for id, how in standings(self.sight, self.aim).items() if how == wanted)

    def _svg(self) -> Html:
        """The lodge as a drawing: what is seen is light, what is blocked is crossed, what is far is dark."""
        lodge, numbered = self.sight.lodge, numbers(self.sight.lodge)
        standing = standings(self.sight, self.aim)
        at = {id: centre(lodge.where(id)) for id in standing}
        xs, ys = [x for x, _ in at.values()], [y for _, y in at.values()]
        box = (min(xs) - 1, min(ys) - 1.1, max(xs) - min(xs) + 2, max(ys) - min(ys) + 2.2)
        parts = []
        for id, (x, y) in at.items():
            look = "is-source" if id == self.aim.source else f"is-{standing[id]}"
            corners = " ".join(f"{x + 0.95 * dx:.3f},{y + 0.95 * dy:.3f}" for dx, dy in CORNERS[:-1])
            cross = None
            if standing[id] == "blocked":
                cross = tag(
                    "path", d=f"M{x - 0.3:.3f} {y - 0.05:.3f}l.6 .6m0-.6l-.6 .6", class_="rt-sight__cross"
                )
            parts.append(
                tag(
                    "g",
                    tag("title", self.speaker.name(id)),
                    tag("polygon", points=corners),
                    cross,
                    tag("text", str(numbered.get(id, "")), x=f"{x:.3f}", y=f"{y - 0.2:.3f}"),
                    class_=look,
                )
            )
        line = None
        if self.aim.target and self.aim.target != self.aim.source:
            (x1, y1), (x2, y2) = at[self.aim.source], at[self.aim.target]
            seen = self.sight.look(self.aim.source, self.aim.target).visible
            look = "rt-sight__line" if seen else "rt-sight__line is-blocked"
            line = tag("line", x1=f"{x1:.3f}", y1=f"{y1:.3f}", x2=f"{x2:.3f}", y2=f"{y2:.3f}", class_=look)
        view = " ".join(f"{one:.3f}" for one in box)
        return tag(
            "svg",
            join(*parts, line),
            viewBox=view,
            width=round(box[2] * UNIT),
            class_="rt-sight",
            role="img",
            aria_label=repr(self),
        )


@dataclass(frozen=True)
class Interrupts(Displayed):
    """Every way in which what is under way can still go: who answers with what, and how it ends."""

    search: FoundInterrupts
    speaker: Speaker

    @property
    def lang(self) -> Lang:  # type: ignore[override]
        """The language in which they are told."""
        return self.speaker.lang

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
