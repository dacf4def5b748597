"""Random whole games: they end, cards are conserved, and events explain every token and crystal.

The environment variable SEASONS_GAMES says how many games are played, spread over all openings; 18 without
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
from tutor.games.seasons import GAME
from tutor.games.seasons.actions.payment import kind_of
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.position.variants import openings
from tutor.games.seasons.state.derived import overflow
from tutor.games.seasons.state.energy import size
from tutor.games.seasons.state.player import Player
from tutor.games.seasons.state.table import Table

MOST = 20_000
"""More full stops and answers than any random game has taken."""

OPENINGS = {one.id: one for one in openings()}
GAMES = tuple(
    (list(OPENINGS)[number % len(OPENINGS)], number // len(OPENINGS))
    for number in range(int(os.environ.get("SEASONS_GAMES", "18")))
)


def tokens(player: Player) -> Counter[str]:
    """Every energy token of a player, wherever it lies."""
    found: Counter[str] = Counter()
    for stock in (player.reserve, *(copy.tokens for copy in player.play)):
        found.update(dict(zip(("air", "water", "fire", "earth"), stock, strict=True)))
    return found


def told_tokens(event: Event, seat: str) -> Counter[str]:
    """By how many tokens an event makes a seat richer."""
    sign = {"energy-gained": 1, "energy-placed": 1, "energy-spent": -1, "tokens-lost": -1}.get(event.kind, 0)
    found: Counter[str] = Counter()
    if sign and event.fact("seat") == seat:
        named = event.fact("tokens")
        assert isinstance(named, tuple)
        for token in named:
            found[kind_of(str(token))] += sign
    if event.kind == "tokens-turned" and event.fact("seat") == seat:
        turned = event.fact("tokens")
        assert isinstance(turned, tuple)
        found.update({"air": len(turned)})
        found.subtract(map(str, turned))
    return found


def told_crystals(event: Event, seat: str) -> int:
    """By how many crystals an event makes a seat richer."""
    n = event.fact("n")
    sign = {"crystals-gained": 1, "crystals-lost": -1}.get(event.kind, 0)
    return sign * n if event.fact("seat") == seat and isinstance(n, int) else 0


def explained(before: Table, after: Table, events: tuple[Event, ...]) -> None:
    for seat in before.seats:
        was, now = before.player(seat), after.player(seat)
        changed = tokens(now)
        changed.subtract(tokens(was))
        for event in events:
            changed.subtract(told_tokens(event, seat))
        assert not any(changed.values()), (seat, changed, [event.kind for event in events])
        told = sum(told_crystals(event, seat) for event in events)
        assert now.crystals - was.crystals == told, (seat, [event.kind for event in events])


def in_bounds(table: Table) -> None:
    for player in table.players:
        assert 0 <= player.power <= box().most_power and 0 <= player.bonuses <= box().most_bonuses
        assert player.crystals >= 0 and min(player.reserve) >= 0
    ids = [copy.id for player in table.players for copy in player.play]
    assert len(ids) == len({*ids})


@pytest.mark.long(reason="whole games at random")
@pytest.mark.parametrize(("opening", "seed"), GAMES)
def test_random_games_end_and_are_explained(opening: str, seed: int) -> None:
    source = Random(f"{opening} {seed}")
    state: State[Table] = OPENINGS[opening].start()
    pieces = GAME.pieces(state.table)
    for _ in range(MOST):
        if not state.stack:
            break
        step = advance(GAME, state)
        if step.question is not None:
            question = step.question
            if question.kind == "turn":
                assert not any(overflow(player) for player in step.state.table.players)
            key = (
                source.choice(question.options).key
                if question.chance is None
                else question.chance.pick(source.randrange(question.chance.total))
            )
            step = take(GAME, step.state, question, key)
        explained(state.table, step.state.table, step.events)
        in_bounds(step.state.table)
        assert GAME.pieces(step.state.table) == pieces
        state = step.state
    table = state.table
    assert not state.stack and table.ended and table.winners and not table.looking
    for score in table.scores:
        player = table.player(score.seat)
        assert score.total <= player.crystals + 30 * len(player.play)
    assert {*table.winners} <= {*table.seats} and size(
        table.players[0].reserve
    ) <= box().reserve_with_grimoire
