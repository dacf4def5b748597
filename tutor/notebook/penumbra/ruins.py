"""A visit to the Ruins as controls: a hand, a roll, and where two readings of it part."""

from __future__ import annotations

from collections.abc import Sequence

import ipywidgets

from tutor.games.penumbra.views.notebook.ruins import OTHER, RULING, RuinsVisit
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import DIE, column, dice_input, labelled, row, slider
from tutor.notebook.language_setting import language
from tutor.notebook.reading_pairs import lanes_of
from tutor.rules.words import Lang
from tutor.views.cell_errors import for_cells
from tutor.views.markup import Html
from tutor.views.words import wording
from tutor.workbench import Position

LISTS = ("dice", "marks", "wounded")


class Visit(Explorable[RuinsVisit]):
    """A hand that visits the Ruins and a roll of the threat die as controls; a press on a die rolls it."""

    def __init__(self, visit: RuinsVisit) -> None:
        words = wording(visit.lang, "penumbra")
        lists = {name: dice_input(getattr(visit, name)) for name in LISTS}
        roll = slider(words("ruins-die"), visit.roll, 1, DIE)
        rows = [labelled(words(f"hand-{name}"), values) for name, values in lists.items()]
        controls = column(row(*rows), roll)
        super().__init__({**lists, "roll": roll}, visit.with_, RuinsVisit.html, controls, visit.lang)

    def lanes(self) -> ipywidgets.Widget:
        """What happens with the roll under both readings, as lines that follow the controls."""
        return self.picture(_lanes)


def _lanes(visit: RuinsVisit) -> Html:
    rolled = Position(visit.rolled(visit.roll), visit.lang)
    return lanes_of(rolled, f"{RULING}={OTHER}").html()


@for_cells
def ruins_visit(
    dice: Sequence[int] = (6,),
    marks: Sequence[int] = (),
    wounded: Sequence[int] = (1,),
    roll: int = 1,
    lang: Lang | None = None,
) -> Visit:
    """A hand of Penumbra that visits the Ruins, under both readings of what a mortal wound ends there.

    >>> visit = ruins_visit(dice=[6], wounded=[1])
    >>> visit.value.faces, visit.set(dice=[1]).value.faces
    ((1,), ())

    `marks` and `wounded` are threat values. Raises CellError for values outside 1 to 6.
    """
    visit = RuinsVisit(lang=lang or language()).with_(
        dice=tuple(dice), marks=tuple(marks), wounded=tuple(wounded), roll=roll
    )
    return Visit(visit)
