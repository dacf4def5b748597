"""Interrupts of a position: every way in which what is under way can still go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.blackrose.views.notebook.interrupts import Interrupts, interrupts_from
from tutor.notebook.positions import position_in
from tutor.views.cell_errors import CellError, for_cells, no_such
from tutor.workbench import Position

if TYPE_CHECKING:
    from tutor.notebook.stepper import Stepper


@for_cells
def interrupts(position: Position | Stepper, seat: str = "", until: str = "step") -> Interrupts:
    """Every way in which an action of Black Rose Wars can still go, as far as a seat knows the cards.

    >>> from tutor.notebook import position
    >>> len(interrupts(position("blackrose/03-any-room", 0)).endings)
    3

    `seat` is "" where all cards lie open; `until` is "step" or "action". Raises CellError for a position of
    another game, an unknown seat, and where nothing is under way.
    """
    at = position_in(position, "blackrose")
    seats = at.game.seats(at.state.table)
    if seat and seat not in seats:
        raise no_such("seat", seat, seats)
    if until == "step":
        return interrupts_from(at.state, at.speaker, seat, "step")
    if until == "action":
        return interrupts_from(at.state, at.speaker, seat, "action")
    raise CellError(f"found {until!r}; allowed: 'step', 'action'")
