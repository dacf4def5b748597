"""The stage: what matters now on the table, made for the question at hand."""

from __future__ import annotations

from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.stage.board import board_stage, is_at_home, mage_stage
from tutor.games.blackrose.views.stage.choice import choice_stage, is_choice
from tutor.games.blackrose.views.stage.defeat import defeat_stage, is_defeat
from tutor.games.blackrose.views.stage.due import due_stage, is_due
from tutor.games.blackrose.views.stage.holdings import holdings_stage, is_about_holdings
from tutor.games.blackrose.views.stage.lodge import lodge_stage
from tutor.games.blackrose.views.stage.look import Look
from tutor.games.blackrose.views.stage.rose import is_rose_phase, rose_stage
from tutor.games.blackrose.views.stage.scores import scores_stage
from tutor.games.blackrose.views.stage.things import things_of
from tutor.views.stage import Setting, Stage

__all__ = ["scene", "things_of"]


def scene(setting: Setting[Table]) -> Stage:
    """The picture for what is under way: a choice, what is due, the end, a defeat, the Rose, or the lodge."""
    look = Look.of(setting)
    if is_choice(look):
        return choice_stage(look)
    if is_due(look):
        return due_stage(look)
    if look.table.scores:
        return scores_stage(look)
    if is_defeat(look):
        return defeat_stage(look)
    if is_rose_phase(look):
        return rose_stage(look)
    if is_about_holdings(look):
        return holdings_stage(look)
    if is_at_home(look):
        return mage_stage(look)
    under_way = bool(look.table.phase) or look.table.rooms != look.before.rooms or bool(look.effects)
    return lodge_stage(look) if look.table.rooms and under_way else board_stage(look)
