"""The stage of Penumbra: what matters now on the table, made for the question at hand."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views.stage import (
    attempt,
    automa,
    board,
    chain,
    ending,
    fate,
    market,
    places,
    rest,
    setting_up,
    threat,
    turn,
)
from tutor.games.penumbra.views.stage.look import View
from tutor.games.penumbra.views.stage.things import things_of
from tutor.views.stage import Setting, Stage

__all__ = ["scene", "things_of"]


_THREAT = ("threat", "threat-die")
_ATTEMPT = ("trial", "contract", "trial-task", "task", "trial-reward")
_PLACES = ("learning", "placement", "placed-die", "primagic-red")
_SETUP = ("setup", *setting_up.PROGRAMS)
_REST = ("rest", "rest-effects")


def just_rolled(setting: Setting[Table]) -> Setting[Table]:
    """Threat dice that have just fallen, before the first of them is handed out."""
    now, threat = setting.now, setting.state.table.threat
    if now is None or now is setting.state or threat is None or not threat.settled:
        return setting
    if now.table.threat is None or now.table.threat.step != "prepare":
        return setting
    values = (*(one.value for one in threat.settled), *threat.left)
    table = now.table.with_threat(structs.replace(threat, left=values, settled=()))
    return replace(setting, state=structs.replace(setting.state, table=table))


def scene(setting: Setting[Table]) -> Stage:
    """The picture of what is under way, else of the board of the wizard who acts."""
    view = View(just_rolled(setting))
    if view.table.scores or view.runs("score"):
        return ending.stage(view)
    rolled = threat.shown_threat(view)
    for frame in view.frames():
        made = _of(view, frame.program)
        if made is not None:
            return made
        if frame.program in _THREAT:
            break
        if rolled is not None and view.table.threat is None:
            break
    return board.stage(view) if rolled is None else threat.stage(view, rolled)


def _of(view: View, program: str) -> Stage | None:
    """The picture of an effect; None for one that has none of its own."""
    if program in chain.USES:
        return chain.stage(view)
    if program in market.MARKETS or program in market.ROWS:
        inside = view.runs("setup-common") or automa.instruction(view) is not None
        return None if inside else market.stage(view)
    if program in _ATTEMPT:
        return attempt.stage(view)
    if program in _REST:
        return rest.stage(view)
    if program == "reveal-fate":
        return fate.stage(view)
    if program == "turn":
        return turn.kinds(view) if turn.is_chosen(view) else None
    if program == "end-of-turn":
        return turn.over(view)
    if program == "automa-turn":
        return automa.stage(view)
    if program in _SETUP:
        return setting_up.stage(view)
    return places.stage(view) if program in _PLACES and places.matter(view) else None
