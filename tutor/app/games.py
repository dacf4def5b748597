"""What the pages show of each game: how it is drawn, and pages of its own."""

from __future__ import annotations

from collections.abc import Mapping

from tutor.framework.installed import playable
from tutor.views.shown import GameViews, views_of

VIEWS: dict[str, GameViews] = {game: views_of(game) for game in playable()}
"""The games that can be played, with lessons or without."""


TOOLS: Mapping[str, Mapping[str, str]] = {"blackrose": {"lodge-title": "blackrose-sight.ipynb"}}
"""Pages of a game that are no lessons: the notebook of each, by the message of the game that names it."""
