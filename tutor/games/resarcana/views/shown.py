"""How Res Arcana is shown: its stage and table, and what can be searched for."""

from __future__ import annotations

from typing import Final

from tutor.games.resarcana.views import table
from tutor.games.resarcana.views.places import places
from tutor.games.resarcana.views.reasons import reason_place
from tutor.games.resarcana.views.stage import scene, things_of
from tutor.games.resarcana.views.table.searches import part
from tutor.views.shown import GameViews

SHOWN: Final = GameViews(scene, things_of, table, search=part, places=places, reasons=reason_place)
