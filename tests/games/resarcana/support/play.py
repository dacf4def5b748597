"""Playing positions of Res Arcana."""

from __future__ import annotations

from support import play as common

from tutor.engine.state import State
from tutor.games.resarcana import GAME
from tutor.games.resarcana.state.table import Table


class Play(common.Play[Table]):
    """A position of Res Arcana that is played on."""

    own_game = GAME


def play(state: State[Table], *answers: str) -> Play:
    """The position after answers to its questions."""
    return Play(state).answer(*answers)


def play_out(state: State[Table], *answers: str) -> Play:
    """The position after answers that leave nothing to ask."""
    return play(state, *answers).to_end()
