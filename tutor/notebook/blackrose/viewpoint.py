"""Viewpoint: a room of the lodge to look from, as controls that light what can be aimed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import ipywidgets
from msgspec.structs import replace

from tutor.app.pages.sight_parts import example
from tutor.framework.readings import Readings
from tutor.games.blackrose.state.lodge.ground import lodge_of, spot
from tutor.games.blackrose.state.lodge.layouts import proposed
from tutor.games.blackrose.state.lodge.lodge import Lodge
from tutor.games.blackrose.state.lodge.sight import sight
from tutor.games.blackrose.state.readings import GAME, chosen
from tutor.games.blackrose.views.notebook.corner import MOST, Corner
from tutor.games.blackrose.views.notebook.float_sight import FloatSight
from tutor.games.blackrose.views.notebook.sight import LinesOfSight
from tutor.games.blackrose.views.table.aim import Aim, numbers
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import WIDE, control, dropdown, labelled, row, slider
from tutor.notebook.language_setting import language
from tutor.notebook.positions import position_in
from tutor.rules.words import Lang
from tutor.trace.words import Speaker, speaker
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.workbench import Position

if TYPE_CHECKING:
    from tutor.notebook.stepper import Stepper

PLAYERS: Final = (2, 3, 4)
FARTHEST: Final = 4
"""No room of the lodge is farther from another."""

TOLERANCES: Final = ("0", "1e-17", "1e-16", "1e-15", "1e-9", "0.001", "0.1", "0.2", "0.4", "0.5", "0.6")
"""The tolerances of the slider, in sides of a room."""


class Viewpoint(Explorable[LinesOfSight]):
    """A room to look from, a range and a layout as controls; pressing a room on the map looks from there.

    What is aimed at, a corner on the line and a test in floating point are controls of their own that share
    the room: one that is moved moves all.
    """

    def __init__(self, lodge: Lodge, aim: Aim, players: int, readings: Readings, words: Speaker) -> None:
        self._lodge, self._readings, self._speaker = lodge, readings, words
        named = numbers(lodge)
        rooms = [(words.say("aim-room", number=named[id], name=words.name(id)), id) for id in named]
        self._source = dropdown(rooms, aim.source)
        nothing = (words.say("aim-to-none"), "")
        self._target = dropdown([nothing, *rooms], aim.target)
        self._reach = slider(words.say("viewpoint-reach"), aim.reach or 0, 0, FARTHEST)
        layouts = [(str(n), n) for n in PLAYERS]
        self._layout = dropdown(layouts, players, sizes={"width": "5rem"})
        asked = [
            labelled(words.say("viewpoint-source"), self._source),
            self._reach,
            labelled(words.say("viewpoint-layout"), self._layout, "6rem"),
        ]
        controls = _row(*asked)
        shared = {"source": self._source, "reach": self._reach, "players": self._layout}
        super().__init__(shared, self._look, LinesOfSight.lit, controls, words.lang)

    def aiming(self) -> Explorable[LinesOfSight]:
        """What is aimed at, as a control, with the line to it; pressing a room aims there."""
        shared = {"source": self._source, "reach": self._reach, "players": self._layout}
        aimed = shared | {"target": self._target}
        return Explorable(aimed, self._look, LinesOfSight.aimed, _row(*self._pair()), self.lang)

    def corner(self, zoom: int = 0) -> Explorable[Corner]:
        """The first corner on the line to what is aimed at, with a slider that magnifies it."""
        magnifier = slider(self._speaker.say("viewpoint-zoom"), zoom, 0, MOST)
        inputs = {"source": self._source, "target": self._target, "zoom": magnifier}
        controls = _row(*self._pair(), magnifier)
        return Explorable(inputs, self._corner, lambda corner: corner.html(), controls, self.lang)

    def floats(self, tolerance: str = "0") -> Explorable[FloatSight]:
        """The lines along edges by a test in floating point, with a slider for its tolerance."""
        if tolerance not in TOLERANCES:
            raise CellError(f"found {tolerance!r}; allowed: {', '.join(TOLERANCES)}")
        about = self._speaker.say("viewpoint-tolerance")
        tried = control(ipywidgets.SelectionSlider, WIDE, about, options=TOLERANCES, value=tolerance)
        inputs = {"source": self._source, "tolerance": tried}
        return Explorable(inputs, self._floats, lambda test: test.html(), tried, self.lang)

    def _pair(self) -> tuple[ipywidgets.Widget, ...]:
        """From where, and at what."""
        fields = {"viewpoint-source": self._source, "viewpoint-target": self._target}
        return tuple(labelled(self._speaker.say(words), field) for words, field in fields.items())

    def _look(self, source: str, reach: int, players: int, target: str = "") -> LinesOfSight:
        lodge = replace(self._lodge, cells=proposed(players).cells)
        return LinesOfSight(sight(lodge, self._readings), Aim(source, target, reach), self._speaker)

    def _corner(self, source: str, target: str, zoom: int) -> Corner:
        return Corner(self._lodge, source, target or source, zoom, self._speaker)

    def _floats(self, source: str, tolerance: str) -> FloatSight:
        return FloatSight(self._lodge, source, float(tolerance), self._speaker)


def _row(*controls: ipywidgets.Widget) -> ipywidgets.Widget:
    """Controls side by side, as far as there is room."""
    return row(*controls, align_items="flex-end")


@for_cells
def viewpoint(
    source: str | Position | Stepper,
    target: str = "",
    reach: int = 2,
    players: int = 4,
    readings: dict[str, str] | None = None,
    lang: Lang | None = None,
) -> Viewpoint:
    """A room of the lodge of Black Rose Wars to look from, with controls.

    >>> view = viewpoint("room-throne")
    >>> view.set(source="room-black-rose-hall").value.counts()
    {'seen': 12, 'blocked': 6, 'far': 0}

    `source` is a room, or a position, whose lodge is taken, and the room of the mage who is asked; `readings`
    are those of rulings by their ids. Raises
    NoSuchName with the nearest rooms for one that there is not, and CellError for a position of another game.
    """
    words = speaker(GAME, lang or language())
    if isinstance(source, str):
        lodge, room = example("4"), source
    else:
        at = position_in(source, "blackrose")
        lodge, room = lodge_of(at.state.table), _room_of(at)
    for place in filter(None, (room, target)):
        if not lodge.is_room(place):
            raise no_such("room", place, (one.id for one in lodge.rooms))
    if not 0 <= reach <= FARTHEST or players not in PLAYERS:
        raise CellError(f"a range of {reach} for {players}; allowed: 0 to {FARTHEST}, for 2 to 4 players")
    return Viewpoint(lodge, Aim(room, target, reach), players, chosen(readings or {}), words)


def _room_of(at: Position) -> str:
    """Where the mage stands who is asked, else the first who stands in a room."""
    table: Any = at.state.table
    seats = [*([at.question.seat] if at.question is not None else []), *(mage.seat for mage in table.mages)]
    rooms = (spot(table, seat) for seat in seats)
    lodge = lodge_of(table)
    return next((room for room in rooms if lodge.is_room(room)), lodge.rooms[0].id)
