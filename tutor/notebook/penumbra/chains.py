"""Launch chains of a position, by exact search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.penumbra.views.notebook.chains import Chains, chains_from
from tutor.notebook.positions import position_in
from tutor.views.cell_errors import for_cells
from tutor.workbench import Position

if TYPE_CHECKING:
    from tutor.notebook.stepper import Stepper


@for_cells
def chains(position: Position | Stepper) -> Chains:
    """The launch chains that a wizard of Penumbra has from a position, by exact search.

    >>> from tutor.notebook import position
    >>> chains(position("penumbra/56-chain-of-four", 2)).longest
    4

    Raises CellError for a position of another game.
    """
    at = position_in(position, "penumbra")
    return chains_from(at.state, at.speaker)
