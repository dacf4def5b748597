"""How Seasons is shown: its stage and table, and what can be searched for."""

from __future__ import annotations

from typing import Final

from tutor.games.seasons.views import table
from tutor.games.seasons.views.places import places
from tutor.games.seasons.views.reasons import reason_place
from tutor.games.seasons.views.stage import scene, things_of
from tutor.games.seasons.views.table.searches import part
from tutor.views.shown import GameViews

SHOWN: Final = GameViews(scene, things_of, table, search=part, places=places, reasons=reason_place)
