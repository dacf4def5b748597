"""Lines of sight by floating point in the cells of a notebook: where a tolerance gives wrong answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.games.blackrose.analysis.orientation import tolerances
from tutor.games.blackrose.state.lodge.hexes import Hex, line
from tutor.games.blackrose.state.lodge.lodge import Lodge
from tutor.games.blackrose.views.notebook.lodge_drawing import frame_of, hexagon, places, pressed, room_text
from tutor.trace.words import Speaker
from tutor.views.cell_errors import CellError
from tutor.views.markup import Html, tag
from tutor.views.output import SpeakerView, frame

Look = tuple[str, str]
"""From which room one looks at which."""


@dataclass(frozen=True)
class FloatSight(SpeakerView):
    """Which lines run along an edge, by a test in floating point with a tolerance in sides of a room.

    `source` is the room of the drawing. The test is that of `tutor.games.blackrose.analysis.orientation`;
    what is exact is the geometry of the engine (brw.range.los.line).
    """

    lodge: Lodge
    source: str
    tolerance: float
    speaker: Speaker

    def __post_init__(self) -> None:
        if not self.tolerance >= 0:
            raise CellError(f"a tolerance of {self.tolerance}; allowed: 0 or more")

    @property
    def wrong(self) -> tuple[Look, ...]:
        """All looks from room to room that the test judges wrongly, in the order of the rooms."""
        ids = {room.at: room.id for room in self.lodge.rooms}
        return tuple(
            (ids[start], ids[end])
            for (start, end), least in tolerances(self._places).items()
            if (least <= self.tolerance) != bool(line(start, end).edges)
        )

    @property
    def one_way(self) -> tuple[Look, ...]:
        """The pairs of rooms that by the test see one another in one direction only."""
        wrong = set(self.wrong)
        order = {room.id: number for number, room in enumerate(self.lodge.rooms)}
        pairs = {(one, other) if order[one] < order[other] else (other, one) for one, other in wrong}
        return tuple(sorted(pair for pair in pairs if ((pair[::-1]) in wrong) != (pair in wrong)))

    @property
    def looks(self) -> int:
        """How many looks from room to room there are in all."""
        return len(tolerances(self._places))

    def along_edge(self, source: str, target: str) -> bool:
        """Whether the test takes the line for one along an edge. Raises KeyError for an unknown id."""
        start, end = self.lodge.where(source), self.lodge.where(target)
        return start != end and tolerances(self._places)[start, end] <= self.tolerance

    def example(self) -> str:
        """A wrong look in words, from the source if there is one; nothing where all are right."""
        looks = sorted(self.wrong, key=lambda look: look[0] != self.source)
        if not looks:
            return ""
        source, target = looks[0]
        key = "float-edge-seen" if self.along_edge(source, target) else "float-edge-missed"
        return self.speaker.say(key, source=source, target=target)

    def html(self) -> Html:
        """The lodge: each room with how many looks from it are judged wrongly, and those from the source."""
        say = self.speaker.say
        at, own = places(self.lodge), {other for one, other in self.wrong if one == self.source}
        counts = Counter(one for one, _ in self.wrong)
        drawn = [self._room(room.id, at, counts[room.id], room.id in own) for room in self.lodge.rooms]
        summary = say("float-wrong", wrong=len(self.wrong), looks=self.looks, one_way=len(self.one_way))
        rooms = {room.id: at[room.id] for room in self.lodge.rooms}
        return tag(
            "figure",
            frame_of(rooms, drawn, repr(self)),
            tag("figcaption", f"{summary} {self.example()}".strip(), role="status"),
            class_="rt-lit",
        )

    def to_dict(self) -> Mapping[str, tuple[str, ...]]:
        """The rooms about which each room errs."""
        return {room.id: tuple(to for one, to in self.wrong if one == room.id) for room in self.lodge.rooms}

    def to_frame(self) -> Any:
        """The wrong looks as a pandas frame. Raises ImportError where pandas is not installed."""
        return frame(
            {"source": source, "target": target, "float": self.along_edge(source, target)}
            for source, target in self.wrong
        )

    def __repr__(self) -> str:
        summary = self.speaker.say(
            "float-wrong", wrong=len(self.wrong), looks=self.looks, one_way=len(self.one_way)
        )
        return f"{summary} {self.example()}".strip()

    @property
    def _places(self) -> tuple[Hex, ...]:
        return tuple(room.at for room in self.lodge.rooms)

    def _room(self, id: str, at: Mapping[str, tuple[float, float]], count: int, wrong: bool) -> Html:
        x, y = at[id]
        look = "is-wrong" if wrong else "is-blocked" if self.along_edge(self.source, id) else "is-seen"
        look = "is-source" if id == self.source else look
        name = self.speaker.name(id)
        return tag(
            "g",
            tag("title", name),
            hexagon((x, y)),
            room_text((x, y), str(count) if count else "·", -0.1),
            room_text((x, y), "≠", 0.55) if wrong else None,
            class_=look,
            **pressed("source", id, self.speaker.say("float-room", name=name, n=count)),
        )
