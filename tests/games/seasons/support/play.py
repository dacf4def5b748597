"""Playing positions of Seasons."""

from __future__ import annotations

from support import play as common

from tutor.engine.state import State
from tutor.games.seasons import GAME
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table


class Play(common.Play[Table]):
    """A position of Seasons that is played on."""

    own_game = GAME

    def player(self, seat: str = "anna") -> Player:
        """A player now."""
        return self.table.player(seat)


def play(state: State[Table], *answers: str) -> Play:
    """The position after answers to its questions."""
    return Play(state).answer(*answers)
