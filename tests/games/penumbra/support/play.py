"""Playing positions of Penumbra."""

from __future__ import annotations

from support import play as common

from tutor.engine.state import State
from tutor.games.penumbra import GAME
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Wizard


class Play(common.Play[Table]):
    """A position of Penumbra that is played on."""

    own_game = GAME

    def wizard(self, seat: str = "anna") -> Wizard:
        """A wizard now."""
        return self.table.wizard(seat)

    @property
    def anna(self) -> Wizard:
        """The wizard whose turn it is in most tests."""
        return self.wizard()

    def pool(self) -> list[str]:
        """Anna's dice as text, sorted."""
        return sorted(f"{die.colour} {die.value}" for die in self.anna.dice)


def play(state: State[Table], *answers: str) -> Play:
    """The position after answers to its questions."""
    return Play(state).answer(*answers)
