"""Numbers of pieces far beyond all tables are refused before anything is laid out one by one."""

from __future__ import annotations

import pytest

from tutor.rules.defects import DefectiveFile
from tutor.rules.located import load_located
from tutor.scenario.files import question_in

FILES = {
    "blackrose": """\
  mages:
    anna: {mage: mage-graminia, at: room-throne}
    boris: {mage: mage-riccart, at: room-forge, damage: {rose: MANY}}
  turn: {seat: anna}
  do: [{who: anna, program: activation}]
""",
    "penumbra": """\
  wizards: {anna: {dice: [bone 3]}, boris: {}}
  resolve: {dice: MANY}
""",
    "resarcana": """\
  players: {anna: {pool: {gold: MANY}}, boris: {}}
  do: [{who: anna}]
""",
    "seasons": """\
  players: {anna: {reserve: {fire: MANY}}, boris: {}}
  do: [{who: anna, program: turn}]
""",
}


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("many", [10_000, 10**17])
def test_more_pieces_than_any_table_holds_are_refused_at_once(game: str, many: int) -> None:
    text = f"game: {game}\nposition:\n{FILES[game].replace('MANY', str(many))}"
    with pytest.raises(DefectiveFile, match=f"found «?{many}»?"):
        question_in(load_located(text, "question.yaml"))
