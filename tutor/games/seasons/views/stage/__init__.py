"""The stage: what matters now on the table, made for the question at hand."""

from __future__ import annotations

from tutor.games.seasons.state.table import Table
from tutor.games.seasons.views.stage import effect, final, prelude, season, turn
from tutor.games.seasons.views.stage.look import PRELUDE, View, view
from tutor.games.seasons.views.stage.things import things_of
from tutor.views.stage import Setting, Stage

__all__ = ("scene", "things_of")

IN_TURN = ("turn", "actions", "die-actions", "crystallise", "crystallise-several", "move-token", "overflow")
"""The programs of a turn."""


def scene(setting: Setting[Table]) -> Stage:
    """The picture of what is under way."""
    return _drawn(view(setting))


def _drawn(seen: View) -> Stage:
    table = seen.table
    if table.scores:
        return final.picture(seen)
    if seen.scene.choosing or seen.runs(*PRELUDE) is not None:
        return prelude.picture(seen)
    entry = effect.running(seen)
    if entry is not None:
        return effect.picture(seen, entry)
    if seen.runs(*IN_TURN, *turn.BONUSES) is not None:
        return turn.picture(seen)
    return season.picture(seen)
