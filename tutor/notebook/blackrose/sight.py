"""Lines of sight in the lodge."""

from __future__ import annotations

from typing import Final

from tutor.app.pages.sight_parts import Setting
from tutor.games.blackrose.state.readings import GAME
from tutor.games.blackrose.views.notebook.sight import LinesOfSight
from tutor.games.blackrose.views.table.aim import Aim
from tutor.notebook.language_setting import language
from tutor.rules.words import Lang
from tutor.trace.words import speaker
from tutor.views.cell_errors import CellError, for_cells, no_such

LAYOUTS: Final = ("19", "2", "3", "4")
"""The lodge without cells, and those for 2, 3 and 4 players."""


@for_cells
def sight(
    source: str,
    target: str = "",
    reach: int | None = 2,
    layout: str = "4",
    readings: dict[str, str] | None = None,
    lang: Lang | None = None,
) -> LinesOfSight:
    """What can be aimed at in the lodge of Black Rose Wars from a room, within a range.

    >>> sight("room-throne", reach=1).look("room-black-rose-hall").visible
    True

    `reach` None is any distance, `layout` the lodge for so many players ("19": without cells), `readings` are
    those of rulings by their ids. Raises NoSuchName with the nearest rooms for one that there is not.
    """
    if layout not in LAYOUTS:
        raise no_such("layout", layout, LAYOUTS)
    if reach is not None and not 0 <= reach <= 20:
        raise CellError(f"a range of {reach}; allowed: 0 to 20, or None for any distance")
    setting = Setting(layout, Aim(source, target, reach), tuple((readings or {}).items()))
    for place in filter(None, (source, target)):
        if place not in setting.places:
            raise no_such("room", place, setting.places)
    return LinesOfSight(setting.sight, setting.aim, speaker(GAME, lang or language()))
