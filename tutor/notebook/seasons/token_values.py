"""The wheel with controls: what a reserve brings on every space, now and some rounds on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets

from tutor.engine.question import CHANCE
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES
from tutor.games.seasons.state.derived import reserve
from tutor.games.seasons.views.notebook.token_values import FARTHEST, TokenValues, by_round
from tutor.notebook.controls import Explorable
from tutor.notebook.inputs import aligned_slider, column
from tutor.notebook.language_setting import language
from tutor.notebook.positions import position_in
from tutor.rules.words import Lang
from tutor.trace.words import speaker
from tutor.views.cell_errors import for_cells
from tutor.views.words import capital, wording
from tutor.workbench import Position

if TYPE_CHECKING:
    from tutor.notebook.stepper import Stepper


class Wheel(Explorable[TokenValues]):
    """A reserve on the wheel as controls: tokens by type, the space of the season token, rounds ahead.

    Pressing a space on the ring moves the season token there.
    """

    def __init__(self, values: TokenValues) -> None:
        words, says = wording(values.lang, "seasons"), speaker("seasons", values.lang)
        tokens: dict[str, ipywidgets.Widget] = {
            kind: aligned_slider(capital(says.name(kind)), getattr(values, kind), 0, box().reserve)
            for kind in ENERGIES
        }
        space = aligned_slider(words("ring-space"), values.space, 1, box().spaces)
        self.ahead = aligned_slider(words("ring-slider"), values.ahead, 0, FARTHEST)
        """How many rounds ahead are looked at."""
        inputs = {**tokens, "space": space, "ahead": self.ahead}
        super().__init__(inputs, values.with_, lang=values.lang)

    def by_round(self) -> ipywidgets.Widget:
        """The average and the bounds round by round, with the slider of rounds above them."""
        chart = self.chart(by_round, wording(self.lang, "seasons")("ring-chart"))
        return column(self.ahead, chart)


@for_cells
def wheel(space: int = 1, ahead: int = 0, lang: Lang | None = None, **tokens: int) -> Wheel:
    """What energy tokens of Seasons bring round the wheel, with controls.

    >>> ring = wheel(space=2, fire=3)
    >>> ring.value.now, ring.set(space=5).value.now
    (6, 9)

    `tokens` are numbers by their type. Raises CellError for more than the reserve holds.
    """
    return Wheel(TokenValues(lang=lang or language()).with_(space=space, ahead=ahead, **tokens))


@for_cells
def token_values(position: Position | Stepper) -> TokenValues:
    """What the reserve of who is asked, or else yours, brings in a position of Seasons, without cards.

    >>> from tutor.notebook import position
    >>> token_values(position("seasons/07-crystallising-in-winter", 0)).now
    10

    Raises CellError for a position of another game.
    """
    at = position_in(position, "seasons")
    seat = at.case.you if at.question is None or at.question.seat == CHANCE else at.question.seat
    table = at.state.table
    air, water, fire, earth = reserve(table.player(seat))
    return TokenValues(air, water, fire, earth, table.space, lang=at.lang)
