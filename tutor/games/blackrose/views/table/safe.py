"""Which rooms a mage may enter safely, in words and as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.engine.event import Bound
from tutor.games.blackrose.views.table.ways import known
from tutor.trace.words import Speaker
from tutor.views.markup import Html, join, tag
from tutor.views.words import capital

if TYPE_CHECKING:
    from tutor.games.blackrose.analysis.safe_rooms import RoomOutlook, SafeRooms
    from tutor.games.blackrose.analysis.walk_minimax import Met, Outcome

COLUMNS = ("room", "met", "worst", "best")


class RoomsReport:
    """What was found out about rooms, with the words it is told in."""

    def __init__(self, rooms: SafeRooms, speaker: Speaker) -> None:
        self.rooms, self.speaker = rooms, speaker
        self.say = speaker.say

    @property
    def harmless(self) -> tuple[RoomOutlook, ...]:
        """The rooms of which no harm can come, and where nothing can answer."""
        return tuple(room for room in self.rooms.rooms if room.safe and not room.met)

    @property
    def others(self) -> tuple[RoomOutlook, ...]:
        """All other rooms."""
        return tuple(room for room in self.rooms.rooms if not room.safe or room.met)

    def summary(self) -> list[str]:
        """Whose moves they are, what is known, and the rooms that are harmless."""
        rooms, say = self.rooms, self.say
        lines = [say("safe-how", how=rooms.how, who=rooms.mage, n=rooms.moves)]
        lines += known(rooms.seat, rooms.unknown, self.speaker)
        if rooms.left:
            lines.append(say("safe-cut", left=rooms.left))
        knows: dict[str, Bound] = {"unknown": bool(rooms.unknown), "seat": rooms.seat}
        if self.harmless and not self.others:
            lines.append(say("safe-all", **knows))
        if self.harmless:
            lines.append(say("safe-unharmed", what=", ".join(map(self.room, self.harmless)), **knows))
        return [*lines, say("safe-rule", who=rooms.mage)] if self.others else lines

    def room(self, room: RoomOutlook) -> str:
        """A room, and the way there if it is not next to the mage."""
        via = room.walk[:-1]
        name = self.speaker.name(room.room)
        return self.say("safe-via", room=room.room, via=via) if via else name

    def cells(self, room: RoomOutlook) -> tuple[str, ...]:
        """A room with what may answer there, and how it can end, as the cells of a row."""
        met = "; ".join(self.met(one, room) for one in room.met) or self.say("safe-met-none")
        return self.room(room), met, self.outcome(room.worst), self.outcome(room.best)

    def met(self, met: Met, room: RoomOutlook) -> str:
        """A card that may answer, with the room in which it does, if that lies on the way."""
        text = self.say("safe-met-must" if met.must else "safe-met-may", seat=met.seat, card=met.card)
        return text if met.room == room.room else self.say("safe-met-at", what=text, room=met.room)

    def outcome(self, outcome: Outcome) -> str:
        """What it does to the mage."""
        parts = [self.say("safe-outcome-defeated")] if outcome.defeats else []
        for name, n in (("damage", outcome.damage), ("jinxes", outcome.jinxes), ("power", -outcome.lost)):
            if n:
                parts.append(self.say(f"safe-outcome-{name}", n=f"{n:+}"))
        if outcome.hidden:
            parts.append(self.say("safe-outcome-hidden"))
        return ", ".join(parts) or self.say("safe-outcome-none")

    def lines(self) -> list[str]:
        """Everything as lines of text."""
        lines = self.summary()
        heads = [self.say(f"safe-table-{name}") for name in COLUMNS]
        for room in self.others:
            cells = self.cells(room)
            lines.append(f"{capital(cells[0])}:")
            lines += [f"   {head}: {cell}" for head, cell in zip(heads[1:], cells[1:], strict=True)]
        return lines

    def html(self) -> Html:
        """Everything as paragraphs and a table."""
        parts = [tag("p", line, class_="rt-note") for line in self.summary()]
        return join(*parts, self._table() if self.others else None)

    def _table(self) -> Html:
        heads = {name: self.say(f"safe-table-{name}") for name in COLUMNS}
        head = tag("tr", *[tag("th", text, scope="col") for text in heads.values()])
        return tag(
            "table",
            tag("thead", head),
            tag("tbody", *[self._row(room, heads) for room in self.others]),
            class_="rt-plain rt-wrapped",
        )

    def _row(self, room: RoomOutlook, heads: dict[str, str]) -> Html:
        name, *cells = self.cells(room)
        labels = list(heads.values())[1:]
        return tag(
            "tr",
            tag("th", capital(name), scope="row"),
            *[tag("td", cell, data_label=label) for label, cell in zip(labels, cells, strict=True)],
        )
