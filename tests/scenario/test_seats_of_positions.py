"""What a seat is called in a written position: something, and nothing else that has a part in the game."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tutor.engine.game import Flaw
from tutor.engine.question import CHANCE
from tutor.framework.installed import game_named, playable
from tutor.games.blackrose.state.table import ROSE
from tutor.rules.located import load_located
from tutor.scenario.question_file import question_text

SEATS = {"penumbra": "wizards", "blackrose": "mages"}
"""The field of the seats; in other games "players"."""


def flaws(game: str, name: str) -> tuple[Flaw, ...]:
    """What is wrong with the position that a question begins with, where the last seat is called so."""
    data: Any = load_located(question_text(game), "q.yaml").data["position"]
    last = list(data[SEATS.get(game, "players")])[-1]
    written = json.dumps(data).replace(json.dumps(last), json.dumps(name))
    played = game_named(game)
    return played.place(msgspec.json.decode(written, type=played.position), ()).flaws


@pytest.mark.parametrize("game", playable())
def test_a_seat_is_called_something(game: str) -> None:
    assert flaws(game, "doria") == ()
    for name, allowed in (
        ("", "a name for the seat"),
        ("  ", "a name for the seat"),
        (CHANCE, "another name"),
    ):
        places = [one.path for one in flaws(game, name) if allowed in getattr(one.allowed, "en", "")]
        assert places == [(SEATS.get(game, "players"), name)]


def test_no_mage_is_called_as_the_rose() -> None:
    assert [one.path for one in flaws("blackrose", ROSE)] == [("mages", ROSE)]
