"""How the table looks: one wizard in full, the others in brief, the common area, with what changed lit up."""

from __future__ import annotations

from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.views.table.board import marks, pool, stock
from tutor.games.penumbra.views.table.cards import cards
from tutor.games.penumbra.views.table.experience import experience
from tutor.games.penumbra.views.table.fate import end_line, fate
from tutor.games.penumbra.views.table.locations import locations
from tutor.games.penumbra.views.table.others import automa, others, scores
from tutor.games.penumbra.views.table.rows import contract_row, trial_row
from tutor.games.penumbra.views.table.scene import scene
from tutor.games.penumbra.views.table.talents import talents
from tutor.games.penumbra.views.table.threat import threat_dice
from tutor.games.penumbra.views.table.turn import looking, turn_line, underway
from tutor.trace.words import Speaker
from tutor.views.markup import Html, join, region, sub


def table(
    state: State[Table],
    before: State[Table] | None,
    question: Question | None,
    speaker: Speaker,
    seat: str = "",
) -> Html:
    """The region "Table": one wizard in full, the others in brief, and the common area where there is one.

    `before` is the position one step earlier: what differs is lit, dice that are gone are shown struck
    through. `question` marks what may be picked. `seat` is whose board is shown in full; without it that is
    the wizard whom the threat is against, else the one whose turn it is. Sections that a position says
    nothing about are left out.
    """
    here = scene(state, before, question, speaker, seat)
    wizard, earlier = here.table.wizard(here.seat), here.before.wizard(here.seat)
    common = join(locations(here), contract_row(here), trial_row(here), fate(here))
    return region(
        "table",
        here.words("drawer-table"),
        here.words("table-note", who=speaker.name(wizard.seat)),
        turn_line(here, wizard),
        end_line(here),
        scores(here),
        automa(here, wizard),
        underway(here),
        threat_dice(here),
        looking(here),
        talents(here, wizard),
        pool(here, wizard, earlier),
        marks(here, wizard, earlier),
        stock(here, wizard, earlier),
        cards(here, wizard, earlier),
        experience(here, wizard, earlier),
        others(here, wizard),
        join(sub(here.words("common")), common) if common else None,
    )
