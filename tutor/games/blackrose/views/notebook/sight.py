"""Lines of sight in the cells of a notebook: who sees whom in a lodge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import networkx as nx

from tutor.games.blackrose.state.lodge.sight import Range, Sight, Sighting
from tutor.games.blackrose.views.notebook.lodge_drawing import lit_lodge, lodge_drawing
from tutor.games.blackrose.views.table.aim import Aim, Standing, standings
from tutor.games.blackrose.views.table.lodge import lodge_figure
from tutor.games.blackrose.views.table.panel import answer, rooms
from tutor.games.blackrose.views.table.phrases import lodge_text
from tutor.trace.words import Speaker
from tutor.views.cell_errors import no_such
from tutor.views.figure import figure
from tutor.views.markup import Html, tag
from tutor.views.output import SpeakerView, frame

if TYPE_CHECKING:
    import plotly.graph_objects as go


@dataclass(frozen=True)
class LinesOfSight(SpeakerView):
    """What can be aimed at in a lodge from a place, within a range (None: at any distance).

    Rules: brw.range.max, brw.range.any, brw.range.los, brw.cell.not-target.
    """

    sight: Sight
    aim: Aim
    speaker: Speaker

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

    def counts(self) -> Mapping[str, int]:
        """How many other rooms can be aimed at, are blocked, or out of range."""
        others = Counter(how for id, how in self.to_dict().items() if id != self.aim.source)
        return {how: others[how] for how in ("seen", "blocked", "far")}

    def lit(self, act: str = "source") -> Html:
        """The lodge lit from where one looks; pressing a room reports `act` with its id."""
        say, source = self.speaker.say, self.aim.source
        summary = say("lit-counts", source=source, reach=self.aim.reach, **self.counts())
        drawn = lit_lodge(self.sight, self.aim, self.speaker, act)
        return tag("figure", drawn, tag("figcaption", summary, role="status"), class_="rt-lit")

    def aimed(self) -> Html:
        """The lodge with the line to what is aimed at, and beside it what decides; pressing a room aims."""
        drawn = lit_lodge(self.sight, self.aim, self.speaker, "target")
        verdict = answer(self.sight, self.aim, (), self.speaker)
        return tag("div", tag("div", drawn, class_="rt-lit"), tag("div", verdict), class_="rt-cell__pair")

    def figure(self) -> go.Figure:
        """The lodge as a Plotly figure."""
        return figure(lodge_figure(self.sight, self.aim, self.speaker))

    def html(self) -> Html:
        """The lodge, with the answer beside it where something is aimed at."""
        verdict = answer(self.sight, self.aim, (), self.speaker) if self.aim.target else None
        listed = None if self.aim.target else rooms(self.sight, self.aim, self.speaker, "")
        return tag(
            "div",
            lodge_drawing(self.sight, self.aim, self.speaker),
            tag("div", verdict, listed),
            class_="rt-cell__pair",
        )

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
