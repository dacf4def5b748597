"""The stage: what matters now on the table, made for the question at hand."""

from __future__ import annotations

from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.views.stage.board import whole
from tutor.games.resarcana.views.stage.check import points_counted
from tutor.games.resarcana.views.stage.choosing import decks, items, looking, rivals
from tutor.games.resarcana.views.stage.paying import KINDS_OF_CHOICE, essences_chosen
from tutor.games.resarcana.views.stage.setup import setting_up
from tutor.games.resarcana.views.stage.sight import Sight, sight_of
from tutor.games.resarcana.views.stage.things import things_of
from tutor.games.resarcana.views.stage.threat import attack
from tutor.views.stage import Setting, Stage

__all__ = ("scene", "things_of")


def scene(setting: Setting[Table]) -> Stage:
    """The picture of a position that shows what is asked or under way."""
    here = sight_of(setting)
    table = here.table
    if table.ended or (here.runs("check") and here.kind not in (*KINDS_OF_CHOICE, "action")):
        return points_counted(here)
    if here.scene.threat is not None and here.kind != "discard-gain":
        return attack(here, here.scene.threat)
    if not table.round or table.open or any(player.mages or player.draft for player in table.players):
        return setting_up(here)
    return _question_stage(here)


def _question_stage(here: Sight) -> Stage:
    now = here.table.looking
    if now is not None and now.cards:
        return looking(here, now)
    match here.kind:
        case kind if kind in KINDS_OF_CHOICE:
            return essences_chosen(here)
        case "item":
            return items(here)
        case "look":
            return decks(here)
        case "rival":
            return rivals(here)
    return whole(here)
