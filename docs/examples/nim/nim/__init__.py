"""Nim: three heaps of sticks, and whoever takes the last one wins.

This is all that the tutor needs to be told. What is not said here follows from the table: the seats, the
facts, how positions are written, and what can be asked.
"""

from __future__ import annotations

from nim.programs import BOOK
from nim.strategy import evaluate
from nim.table import Table, begun, pieces
from tutor.engine.game import Game, Opening
from tutor.engine.state import State
from tutor.rules.words import Words


def start(*switches: str) -> State[Table]:
    """A whole game at its first moment."""
    return State(begun("anna", "boris")).push("game", "anna")


def turn(state: State[Table]) -> tuple[str, int]:
    """What is another value in each turn."""
    return state.table.turn, state.table.sticks


GAME: Game[Table] = Game(
    id="nim",
    table=Table,
    programs=BOOK,
    openings=lambda: (Opening("whole", Words("Whole game", "Полная партия"), ("anna", "boris"), start),),
    pieces=pieces,
    evaluate=evaluate,
    periods={"turn": turn},
)
