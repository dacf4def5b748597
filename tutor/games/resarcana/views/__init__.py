"""How the table looks: how everybody stands, the middle, one player in full, the others in brief."""

from __future__ import annotations

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.resarcana.state.table import Table
from tutor.games.resarcana.views.table import tableau
from tutor.games.resarcana.views.table.answers import answers, threat_line
from tutor.games.resarcana.views.table.centre import centre, looking
from tutor.games.resarcana.views.table.scene import scene
from tutor.games.resarcana.views.table.standing import check, standing, turn_line
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
    board in full is that of the seat, else of the player it is about. Sections that a position says nothing
    about are left out.
    """
    here = scene(state, before, question, speaker, seat)
    return region(
        "table",
        here.words("drawer-table"),
        here.words("table-note"),
        turn_line(here),
        threat_line(here),
        standing(here),
        check(here),
        answers(here),
        looking(here),
        tableau.full(here),
        centre(here),
        tableau.others(here),
    )
