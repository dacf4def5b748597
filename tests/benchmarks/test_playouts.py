"""Decisions per second of random whole games, beside moves per second of tic-tac-toe.

E1: every decision is picked from its full list of legal options; answers of chance are not counted. The unit
is one move of random tic-tac-toe in plain Python without any engine, played before and after in the same run.
E2: whole games of Seasons with all fifty cards, draft included, of two who do anything allowed.
"""

from __future__ import annotations

from time import process_time
from typing import Any

import pytest
from benchmarks.conftest import Note

from tutor.analysis.playouts import playouts
from tutor.cli.numbers import picker
from tutor.engine.game import Game
from tutor.games import blackrose, penumbra, resarcana, seasons

RUNS, GAMES = 3, 6
PLAYED: dict[str, tuple[Game[Any], str]] = {
    "solo": (penumbra.GAME, "automa-ruby"),
    "for two": (penumbra.GAME, "whole-2"),
    "for three": (penumbra.GAME, "whole-3"),
    "for four": (penumbra.GAME, "whole-4"),
    "Res Arcana for two": (resarcana.GAME, "whole-2"),
    "Res Arcana for three": (resarcana.GAME, "whole-3"),
    "Res Arcana for four": (resarcana.GAME, "whole-4"),
    "Seasons for two": (seasons.GAME, "archmage-2"),
    "Seasons for three": (seasons.GAME, "archmage-3"),
    "Seasons for four": (seasons.GAME, "archmage-4"),
    "Black Rose Wars for two": (blackrose.GAME, "whole-2"),
    "Black Rose Wars for four": (blackrose.GAME, "whole-4"),
}
"""The games and their openings; where no name of a game stands, it is Penumbra."""


@pytest.mark.parametrize("kind", PLAYED)
def test_own_decisions_in_whole_games(kind: str, note: Note) -> None:
    game, opening = PLAYED[kind]
    start = next(each for each in game.openings() if each.id == opening).start()
    runs = [playouts(game, (start,), GAMES, picker(seed), picker(seed), process_time) for seed in range(RUNS)]
    assert all(run.finished == GAMES for run in runs)
    note("E1", "own", f"decisions, {kind}", [run.decisions / run.seconds for run in runs])
    note("E1", "floor", f"moves of tic-tac-toe, {kind}", [run.unit for run in runs])
    if opening == "archmage-2":
        note("E2", "own", "games of Seasons", [run.games / run.seconds for run in runs])
        note("E2", "floor", "moves of tic-tac-toe", [run.unit for run in runs])
