"""The stage of Penumbra: what matters now on the table, made for the question at hand."""

from __future__ import annotations

from tutor.engine.state import Frame
from tutor.games.penumbra.stage import attempt, board, chain, ending, market, places, rest, threat
from tutor.games.penumbra.stage.look import View
from tutor.games.penumbra.stage.things import things_of
from tutor.games.penumbra.state import Table
from tutor.views.stage import Setting, Stage

__all__ = ["scene", "things_of"]


_THREAT = ("threat", "threat-die")
_ATTEMPT = ("trial", "contract", "trial-task", "task", "trial-reward")
_PLACES = ("learning", "placement", "placed-die", "primagic-red")
_REST = ("rest", "rest-effects")


def scene(setting: Setting[Table]) -> Stage:
    """The picture of what is under way, else of the board of the wizard who acts."""
    view = View(setting)
    if view.table.scores:
        return ending.stage(view)
    rolled = threat.shown_threat(view)
    for entry in reversed(view.state.stack):
        made = _of(view, entry.program) if isinstance(entry, Frame) else None
        if made is not None:
            return made
        if isinstance(entry, Frame) and entry.program in _THREAT:
            break
        if rolled is not None and view.table.threat is None:
            break
    return board.stage(view) if rolled is None else threat.stage(view, rolled)


def _of(view: View, program: str) -> Stage | None:
    """The picture of an effect; None for one that has none of its own."""
    if program in chain.USES:
        return chain.stage(view)
    if program in market.MARKETS or program in market.ROWS:
        return market.stage(view)
    if program in _ATTEMPT:
        return attempt.stage(view)
    if program in _REST:
        return rest.stage(view)
    return places.stage(view) if program in _PLACES and places.matter(view) else None
