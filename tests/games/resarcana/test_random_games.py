"""Random whole games: they end in so many rounds, cards are conserved, and events explain every essence.

The environment variable RESARCANA_GAMES says how many games are played, spread over all openings; 20 without
it. What fails is named by its opening and its seed.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from tutor.engine.event import Event
from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.games.resarcana import GAME
from tutor.games.resarcana.position.variants import openings
from tutor.games.resarcana.state.essences import KINDS
from tutor.games.resarcana.state.table import Table

MOST = 40_000
"""More full stops and answers than any random game has taken."""

ROUNDS = 60
"""More rounds than any random game has taken: essences pile up until somebody has ten points."""

OPENINGS = {one.id: one for one in openings()}
GAMES = tuple(
    (list(OPENINGS)[number % len(OPENINGS)], number // len(OPENINGS))
    for number in range(int(os.environ.get("RESARCANA_GAMES", "20")))
)

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
    return found


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
    return found


def explained(before: Table, after: Table, events: tuple[Event, ...]) -> None:
    """All that was added to or taken from any place is told, and nothing else (res.essence.unlimited)."""
    changed = there(after)
    changed.subtract(there(before))
    changed.subtract(balance(events))
    assert not any(changed.values()), (changed, [event.kind for event in events])


@pytest.mark.long(reason="whole games at random")
@pytest.mark.rules("res.essence.unlimited")
@pytest.mark.parametrize(("opening", "seed"), GAMES)
def test_random_games_end_and_are_explained(opening: str, seed: int) -> None:
    """In a match the essences of a game go back before the next one, and are not told one by one."""
    source = Random(f"{opening} {seed}")
    state: State[Table] = OPENINGS[opening].start()
    pieces = GAME.pieces(state.table)
    for _ in range(MOST):
        if not state.stack:
            break
        step = advance(GAME, state)
        if step.question is not None:
            question = step.question
            key = (
                source.choice(question.options).key
                if question.chance is None
                else question.chance.pick(source.randrange(question.chance.total))
            )
            step = take(GAME, step.state, question, key)
        table = step.state.table
        assert GAME.pieces(table) == pieces
        assert table.round <= ROUNDS
        if opening != "duel":
            explained(state.table, table, step.events)
        state = step.state
    assert not state.stack and state.table.winners
