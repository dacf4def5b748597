"""How the table looks: the wheel and the dice, one player in full, the others in brief, piles of cards."""

from __future__ import annotations

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.seasons.state.table import Table
from tutor.games.seasons.views.table import common, player
from tutor.games.seasons.views.table.dice import dice
from tutor.games.seasons.views.table.scene import scene
from tutor.games.seasons.views.table.track import track
from tutor.games.seasons.views.table.turn import scores, turn_line
from tutor.games.seasons.views.table.wheel import wheel
from tutor.trace.words import Speaker
from tutor.views.markup import Html, region


def table(
    state: State[Table],
    before: State[Table] | None,
    question: Question | None,
    speaker: Speaker,
    seat: str = "",
) -> Html:
    """The region "Table" as a seat sees it; without a seat everything is shown.

    `before` is the position one step earlier: what differs is lit. `question` marks what may be picked. The
    board in full is that of the seat, else of the player it is about; as long as cards are chosen before the
    first round it stands above the wheel. Sections that a position says nothing about are left out.
    """
    here = scene(state, before, question, speaker, seat)
    round_, board = (wheel(here), dice(here)), (common.looking(here), player.full(here))
    return region(
        "table",
        here.words("drawer-table"),
        here.words("table-note"),
        turn_line(here),
        scores(here),
        common.sets(here),
        *(board if here.choosing else (*round_, *board)),
        player.others(here),
        track(here),
        common.piles(here),
        *(round_ if here.choosing else ()),
    )
