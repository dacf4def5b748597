"""Playing positions of Black Rose Wars."""

from __future__ import annotations

from typing import Self

from support import play as common
from support.play import Choose, first

from tutor.engine.game import Game
from tutor.engine.question import PASS, Question
from tutor.engine.state import State
from tutor.games.blackrose import GAME
from tutor.games.blackrose.state.mage import Prepared
from tutor.games.blackrose.state.table import Table


def by_kind(**wanted: str) -> Choose:
    """Answers questions of a kind (hyphens as underscores) with a key, if they allow it.

    Others get the first answer, but where nothing has to be done nothing is.
    """

    def choose(question: Question) -> str:
        key = wanted.get(question.kind.replace("-", "_"), "")
        if question.chance is not None:
            return key if question.chance.accepts(key) else first(question)
        keys = [option.key for option in question.options]
        return next((one for one in (key, PASS, "none", "done") if one in keys), first(question))

    return choose


QUIET = by_kind()
"""Does nothing where nothing has to be done."""


class Play(common.Play[Table]):
    """A position of Black Rose Wars that is played on."""

    own_game = GAME

    def slot(self, seat: str, slot: str) -> Prepared:
        """The spell in a slot of a mage's board."""
        prepared = self.table.mage(seat).slot(slot)
        assert prepared is not None, f"{seat} has nothing in slot {slot}"
        return prepared

    def on(self, choose: Choose = QUIET, until: str = "") -> Self:
        """Plays on until nothing is asked, or to the next question of a kind."""
        return super().on(choose, until)


def play(state: State[Table], *answers: str, game: Game[Table] = GAME) -> Play:
    """The position after answers to its questions."""
    return Play(state, game).answer(*answers)


def play_out(state: State[Table], *answers: str, game: Game[Table] = GAME) -> Play:
    """The position after answers that leave nothing to ask."""
    return play(state, *answers, game=game).to_end()
