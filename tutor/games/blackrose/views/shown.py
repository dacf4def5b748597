"""How Black Rose Wars is shown: its stage and table, interrupts, and how two endings differ."""

from __future__ import annotations

from typing import Final

from tutor.games.blackrose.views import table
from tutor.games.blackrose.views.places import places
from tutor.games.blackrose.views.reasons import reason_place
from tutor.games.blackrose.views.stage import scene, things_of
from tutor.games.blackrose.views.table.searches import differs, part
from tutor.views.shown import GameViews

SHOWN: Final = GameViews(
    scene, things_of, table, search=part, differs=differs, places=places, reasons=reason_place
)
