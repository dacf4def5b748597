"""Two readings of a rule in cells: one play under both, the rulings that matter on it, and a task on them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import ipywidgets
import msgspec
from msgspec import structs

from tutor.analysis.readings import WhichMatter
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import column, dropdown, slider
from tutor.notebook.language_setting import language
from tutor.notebook.positions import position as position_of
from tutor.rules.catalogue import load
from tutor.rules.words import Lang
from tutor.scenario.case import Case
from tutor.scenario.other_readings import which_matter
from tutor.views.analysis.reading_grid import OtherReadings, reading_words
from tutor.views.analysis.reading_lanes import ReadingLanes, both_stages
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.views.markup import Html
from tutor.views.shown import stage
from tutor.views.words import capital, wording
from tutor.workbench import Position

CHAPTER_LESSON: Final = "penumbra/101-wounded-twice-other-reading"
"""The line in which the chapter on readings has every reading of the game tried."""

LINES: Final = 16
"""So many lines are kept with what was searched in them."""


@lru_cache(maxsize=LINES)
def _searched(case: bytes) -> WhichMatter[Any]:
    return which_matter(msgspec.json.decode(case, type=Case)).run()


def searched(position: Position) -> WhichMatter[Any]:
    """The rulings that matter on the line to a position, searched for once."""
    return _searched(msgspec.json.encode(structs.replace(position.case, title=None)))


def others(position: Position) -> tuple[str, ...]:
    """Every reading of the game that is not in force in a position, by its ruling ("pen.ruling.x=y")."""
    return tuple(
        f"{one.id}={reading.id}"
        for one in load(position.case.game).rulings
        for reading in one.readings
        if reading.id != (position.state.ruling(one.id) or one.default)
    )


def other_readings_of(position: Position) -> OtherReadings:
    """All other readings of the game, with those lit that change anything on the way to a position."""
    return OtherReadings(others(position), searched(position).matters, position.speaker)


def lanes_of(position: Position, reading: str, step: int = 0) -> ReadingLanes:
    """A line under the readings in force and under another one; without a step it stands at its end."""
    ruling, _, id = reading.partition("=")
    one = load(position.case.game).ruling(ruling)
    in_force = position.state.ruling(ruling) or one.default
    other = position.under(**{ruling: id})
    read = (one.reading(in_force), one.reading(id))
    names = (capital(read[0].text.of(position.lang)), capital(read[1].text.of(position.lang)))
    compared = position.compare(**{ruling: id}).compared
    lanes = ReadingLanes(position.opened, other.opened, compared, names, 0, position.speaker)
    return lanes.at(step or len(lanes.rows))


class ReadingPair(Explorable[ReadingLanes]):
    """One play under two readings, with a slider for the step of both; `grid` has the other readings."""

    def __init__(self, position: Position, reading: str, lanes: ReadingLanes) -> None:
        self.position = position
        self._compared = {reading: lanes}
        words = wording(position.lang)
        options = [(" ".join(reading_words(one, position.lang)), one) for one in others(position)]
        chosen = dropdown(options, reading, words("fork-reading"), {"width": "97%", "max_width": "46rem"})
        last, whole = max(1, len(lanes.rows)), {"width": "100%", "max_width": "46rem"}
        step = slider(words("fork-step"), lanes.step, 1, last, whole)
        inputs = {"reading": chosen, "step": step}
        super().__init__(inputs, self._lanes, ReadingLanes.pressable, step, position.lang)
        chosen.observe(lambda _change: self._to_the_end(), "value")

    def stages(self) -> ipywidgets.Widget:
        """The tables of both lines at the step, side by side; what is different is lit."""
        return self.picture(_stages)

    def grid(self) -> ipywidgets.Widget:
        """All other readings of the game as a list and as squares, of which those lit change something.

        Pressing a square picks its reading.
        """
        squares = self.picture(lambda _lanes: self.readings.pressable())
        return column(self._inputs["reading"], squares)

    @property
    def readings(self) -> OtherReadings:
        """All other readings of the game, and which of them matter on this line."""
        return other_readings_of(self.position).pick(self._inputs["reading"].value)

    def _lanes(self, reading: str, step: int) -> ReadingLanes:
        return self._lines(reading).at(step)

    def _lines(self, reading: str) -> ReadingLanes:
        """The lines under a reading, compared once."""
        if reading not in self._compared:
            self._compared[reading] = lanes_of(self.position, reading)
        return self._compared[reading]

    def _to_the_end(self) -> None:
        """Puts the slider at the end of the lines of the reading that was chosen."""
        rows = self._lines(self._inputs["reading"].value).rows
        slider = self._inputs["step"]
        slider.max = slider.value = max(1, len(rows))


def _stages(lanes: ReadingLanes) -> Html:
    one, other = lanes.states()
    asks = lanes.questions()
    drawn = stage(one, other, asks[0], lanes.speaker), stage(other, one, asks[1], lanes.speaker)
    return both_stages(lanes, drawn)


@for_cells
def two_readings(
    lesson: str | Position, ruling: str, reading: str = "", step: int = 0, lang: Lang | None = None
) -> ReadingPair:
    """One play under the readings in force and under another `reading` of a ruling, with controls.

    >>> ruins = two_readings("penumbra/18-ruins", "pen.ruling.ruins-mortal")
    >>> ruins.value.fork, ruins.value.to_dict()["differs"]
    (7, {'anna.blood': [0, 2]})

    Without a `reading` it is the first other one. Raises NoSuchName with the nearest names for a lesson, a
    ruling or a reading that there is not, and CellError for a step that neither line has.
    """
    at = lesson if isinstance(lesson, Position) else position_of(lesson, lang=lang or language())
    known = {one.id: one for one in load(at.case.game).rulings}
    if ruling not in known:
        raise no_such("ruling", ruling, known)
    in_force = at.state.ruling(ruling) or known[ruling].default
    others = [one.id for one in known[ruling].readings if one.id != in_force]
    if not others or (reading and reading not in others):
        raise no_such(f"other reading of {ruling}", reading, others)
    pair = f"{ruling}={reading or others[0]}"
    lanes = lanes_of(at, pair)
    if not 0 <= step <= len(lanes.rows):
        raise CellError(f"found step {step}; allowed: 1 to {len(lanes.rows)}")
    return ReadingPair(at, pair, lanes.at(step) if step else lanes)


@for_cells
def other_readings(lesson: str | Position, lang: Lang | None = None) -> OtherReadings:
    """Every other reading of the rulings of a game, with those that change anything on a line of play.

    >>> other_readings("penumbra/18-ruins").to_dict()
    {'pen.ruling.ruins-mortal=yes': 'events'}

    Raises NoSuchName with the nearest ids for a lesson that there is not.
    """
    at = lesson if isinstance(lesson, Position) else position_of(lesson, lang=lang or language())
    return other_readings_of(at)
