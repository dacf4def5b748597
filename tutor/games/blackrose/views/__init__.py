"""How the table looks: the lodge, one mage in full, the others in brief, events, power and decks."""

from __future__ import annotations

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.blackrose.state.table import Table
from tutor.games.blackrose.views.table import common, mages
from tutor.games.blackrose.views.table.map import lodge_map
from tutor.games.blackrose.views.table.rooms import rooms
from tutor.games.blackrose.views.table.scene import scene
from tutor.games.blackrose.views.table.track import track
from tutor.games.blackrose.views.table.turn import scores, turn_line
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

    `before` is the position one step earlier: what differs is lit, figures that moved have an arrow.
    `question` marks what may be picked; a room or figure that a single option names answers when it is
    pressed. The board in full is that of the seat, else of the mage it is about. Sections that a position
    says nothing about are left out.
    """
    here = scene(state, before, question, speaker, seat)
    return region(
        "table",
        here.words("drawer-table"),
        here.words("table-note"),
        turn_line(here),
        scores(here),
        lodge_map(here),
        rooms(here),
        common.looking(here),
        common.drawn(here),
        mages.full(here),
        mages.others(here),
        track(here),
        common.events(here),
        common.library(here),
    )
