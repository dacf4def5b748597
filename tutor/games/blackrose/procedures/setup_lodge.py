"""Laying the lodge: the two rooms in the middle, the others at random, and the cells (brw.setup.lodge)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tutor.engine.chance import Deal, Draw
from tutor.engine.event import Event, facts
from tutor.engine.moment import Outcome
from tutor.engine.program import Program
from tutor.engine.question import CHANCE, Option, Question
from tutor.engine.sentence import Sentence, sentence
from tutor.framework.readings import Readings
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.lodge.layouts import LODGE as OWN_LODGE
from tutor.games.blackrose.state.lodge.layouts import proposed, throne_places
from tutor.games.blackrose.state.lodge.lodge import HALL, THRONE, Lodge, place_id
from tutor.games.blackrose.state.table import Cell, Room, Table
from tutor.games.blackrose.verbs.effects.common import At

CORE = "brw.setup.core-rooms"
LODGE = "brw.setup.lodge"
CELLS = "brw.setup.cells"
STANDARD = 4
"""With how many players the lodge is the usual one (brw.setup.layout.2p3p)."""


def plan(table: Table, reading: Readings, throne: str = "") -> Lodge:
    """The empty lodge for those who play, the avatar included.

    `throne` is the place of the Throne Room, if it was drawn (brw.ruling.throne.corner).
    """
    places = {place_id(at): at for at in throne_places(reading)}
    players = len(table.players) if _alone(table) else len(table.mages)
    return proposed(players, reading, places.get(throne))


def _alone(table: Table) -> bool:
    """Whether one player plays against the avatar, for which there is a lodge of its own."""
    return len(table.players) == 1


class LayCore(Sentence, frozen=True):
    """The Black Rose Hall and the Throne Room lie side by side; which edge joins them may be drawn."""

    def ask(self, moment: At) -> Question | None:
        places = throne_places(moment.reading)
        if moment.table.rooms or len(places) < 2:
            return None
        ids = tuple(sorted(place_id(at) for at in places))
        return Question(CHANCE, self.rule, "throne-place", chance=Draw(ids))

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        return self._core(moment, option.key)

    def execute(self, moment: At) -> Outcome[Table]:
        return self._core(moment, "")

    def _core(self, moment: At, throne: str) -> Outcome[Table]:
        table, events = moment.table, [moment.event("core-rooms", rooms=(HALL, THRONE))]
        if not table.rooms:
            if moment.reading(OWN_LODGE) == "free":
                about = {"ruling": OWN_LODGE, "reading": "free"}
                events.insert(0, moment.event("lodge-not-given", LODGE, **about))
            lodge = plan(table, moment.reading, throne)
            table = replace(
                table,
                rooms=tuple(Room(room.id, room.at) for room in lodge.rooms),
                cells=tuple(Cell(cell.id, cell.at) for cell in lodge.cells),
            )
        return moment.with_table(table, *events)


class LayRooms(Sentence, frozen=True):
    """The other rooms are shuffled and laid round the middle, ruined side up."""

    def ask(self, moment: At) -> Question | None:
        rooms = _others(moment.table)
        if not rooms:
            return None
        about = facts(n=len(rooms))
        return Question(CHANCE, self.rule, "rooms-laid", chance=Deal(rooms), facts=about)

    def answered(self, moment: At, option: Option) -> Outcome[Table]:
        drawn = iter(option.key.split("+"))
        table = moment.table
        rooms = tuple(replace(room, id=next(drawn)) if _is_open(room) else room for room in table.rooms)
        return self._outcome(moment, replace(table, rooms=rooms))

    def execute(self, moment: At) -> Outcome[Table]:
        return self._outcome(moment, moment.table)

    def _outcome(self, moment: At, table: Table) -> Outcome[Table]:
        ids = tuple(room.id for room in table.rooms)
        ruined = moment.event("rooms-ruined", "brw.setup.rooms-destroyed", n=len(ids))
        colours = Counter(box(table.box).room(id).colour for id in ids)
        about = {"colours": len(colours), "n": max(colours.values())}
        event = moment.event("room-colours", "brw.room.colours", **about)
        return moment.with_table(table, moment.event("lodge-laid", rooms=ids), ruined, event)


def _is_open(room: Room) -> bool:
    return room.id == place_id(room.at)


def _others(table: Table) -> tuple[str, ...]:
    """The rooms that are still to be laid, as many as there are places for them."""
    ids = {room.id for room in table.rooms}
    places = sum(map(_is_open, table.rooms))
    return tuple(room for room in box(table.box).rooms if room not in ids)[:places]


@sentence
def lay_cells(moment: At) -> Outcome[Table]:
    """The cells lie face down at their places: nobody knows yet whose is where."""
    table = moment.table
    events: list[Event] = [moment.event("cells-face-down", cells=tuple(cell.id for cell in table.cells))]
    if len(table.mages) < STANDARD:
        players = len(table.mages)
        events.append(moment.event("lodge-variant", "brw.setup.layout.2p3p", players=players))
    return moment.with_table(table, *events)


SETUP_LODGE = Program(
    "setup-lodge",
    LODGE,
    (LayCore(rule=CORE), LayRooms(), lay_cells.under(CELLS)),
    kind="setup",
)
