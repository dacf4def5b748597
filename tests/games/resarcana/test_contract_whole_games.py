"""Whole games hold to the contract, are explained by their events, and are the same in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tutor.contract import check_game, fingerprint
from tutor.engine.event import Event
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import play
from tutor.games.resarcana import GAME
from tutor.games.resarcana.essences import KINDS
from tutor.games.resarcana.state import Table

MOST = 20_000
"""More full stops and answers than a random game takes."""

TESTS = Path(__file__).parents[2]
SAY = "from games.resarcana.test_contract_whole_games import whole_games; print(whole_games(4))"
OPENINGS = tuple(one.id for one in GAME.openings())


def start(opening: str) -> State[Table]:
    """The first position of a whole game."""
    return next(one.start() for one in GAME.openings() if one.id == opening)


@pytest.mark.parametrize("opening", ["first-2", "draft-3"])
def test_whole_games_hold_to_the_contract(opening: str) -> None:
    game = replace(GAME, setups=lambda: (start(opening),))
    found = check_game(game, pick=Random(f"contract {opening}").randrange, games=1, limit=MOST)
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("number", [0])
def test_games_after_their_set_up_hold_to_the_contract(number: int) -> None:
    state = tuple(GAME.setups())[number]
    game = replace(GAME, setups=lambda: (state,))
    found = check_game(game, pick=Random(f"contract {number}").randrange, games=1, limit=MOST)
    assert not found, "\n".join(map(str, found))


def at_random(seed: str) -> object:
    pick = Random(seed).randrange

    def choose(state: State[Table], question: Question) -> str:
        if question.chance is not None:
            return question.chance.pick(pick(question.chance.total))
        return question.options[pick(len(question.options))].key

    return choose


@pytest.mark.parametrize("opening", [id for id in OPENINGS if id != "duel"])
def test_essences_are_explained_by_events(opening: str) -> None:
    """All of every pool and on every component came and went with an event (res.essence.unlimited)."""
    for seed in range(5):
        end = play(GAME, start(opening), at_random(f"{opening} {seed}"))  # type: ignore[arg-type]
        assert end.state.table.winners
        assert balance(end.events) == there(end.state.table)


SIGNS = {
    "gained": (1, 0),
    "paid": (-1, 0),
    "lost": (-1, 0),
    "put": (0, 1),
    "removed": (0, -1),
    "taken": (1, -1),
}
"""By how much each kind of event changes the pool, and what lies on a component."""


def balance(events: tuple[Event, ...]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for event in events:
        in_pool, on_card = SIGNS.get(event.kind, (0, 0))
        what = event.fact("what")
        for named in what if isinstance(what, tuple) and (in_pool or on_card) else ():
            kind, _, n = str(named).partition("-")
            found[str(event.fact("who")), kind] += in_pool * int(n)
            found[str(event.fact("card")) if on_card else "", kind] += on_card * int(n)
    return +found


def there(table: Table) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for player in table.players:
        for at, kind in enumerate(KINDS):
            found[player.seat, kind] += player.pool[at]
            for one in player.tableau:
                found[one.id, kind] += one.on[at]
    for item in table.items:
        for at, kind in enumerate(KINDS):
            found[item.id, kind] += item.on[at]
    return +found


def whole_games(seed: int) -> str:
    """A digest of every position and event of some random whole games."""
    starts = tuple(start(opening) for opening in ("first-2", "draft-2"))
    game = replace(GAME, setups=lambda: starts)
    return fingerprint(game, pick=Random(seed).randrange, limit=MOST)


def in_another_process(hash_seed: str) -> str:
    paths = os.pathsep.join((str(TESTS.parent), str(TESTS)))
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    said = subprocess.run(
        [sys.executable, "-c", SAY], env=environment, capture_output=True, text=True, check=True
    )
    return said.stdout.strip()


def test_whole_games_are_the_same_in_other_processes() -> None:
    here = whole_games(4)
    assert [in_another_process(hash_seed) for hash_seed in ("1", "2")] == [here, here]
    assert whole_games(5) != here
