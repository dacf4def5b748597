"""Whole games hold to the contract, are explained by their events, and are the same in every process."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from whole_games_support import check, check_everywhere, start

from tutor.engine.event import Event
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import play
from tutor.games.resarcana import GAME
from tutor.games.resarcana.essences import KINDS
from tutor.games.resarcana.state import Table

OPENINGS = tuple(one.id for one in GAME.openings())


@pytest.mark.parametrize("opening", ["first-2", "draft-3"])
def test_whole_games_hold_to_the_contract(opening: str) -> None:
    check(GAME, f"contract {opening}", start(GAME, opening))


@pytest.mark.parametrize("number", [0])
def test_games_after_their_set_up_hold_to_the_contract(number: int) -> None:
    check(GAME, f"contract {number}", tuple(GAME.setups())[number])


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
        end = play(GAME, start(GAME, opening), at_random(f"{opening} {seed}"))  # type: ignore[arg-type]
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


def test_whole_games_are_the_same_in_other_processes() -> None:
    check_everywhere("resarcana", "first-2", "draft-2")
