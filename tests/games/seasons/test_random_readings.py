"""Random last rounds with all fifty cards, under readings and stockpiles drawn by chance, are explained.

The environment variable SEASONS_READINGS says how many are played; 24 without it.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from games.seasons.support.positions import SEATS, CopySpec, DoSpec, PlayerSpec
from games.seasons.test_random_games import MOST, explained, in_bounds
from support.samples import sample

from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.framework.readings import readings_of
from tutor.games.seasons import GAME
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import ENERGIES
from tutor.games.seasons.position.form import Position
from tutor.games.seasons.position.reading import lay
from tutor.games.seasons.state.derived import in_stockpile
from tutor.games.seasons.state.table import Table
from tutor.rules.catalogue import load

ROUNDS = range(int(os.environ.get("SEASONS_READINGS", "24")))
STOPS = "sea.ruling.reshuffle-empty"
"""The ruling of which a reading ends a game for good."""

BELOW = {"sea.ruling.crystal-floor": "debt", "sea.ruling.gauge-floor": "negative"}
"""The readings under which tracks go below 0."""


def crowded(source: Random) -> State[Table]:
    """Two to four players in the last year, with cards in hands and in play, and a few in the deck."""
    cards = list(box().deck(advanced=True))
    source.shuffle(cards)
    players = {}
    for seat in SEATS[: source.choice((2, 3, 4))]:
        play = tuple(_copy(source, cards.pop()) for _ in range(source.randrange(2, 9)))
        hand = tuple(cards.pop() for _ in range(source.randrange(2, 7)))
        reserve = {kind: source.randrange(2) for kind in ENERGIES}
        crystals, power, bonuses = source.randrange(15), source.randrange(3, 16), source.randrange(3)
        players[seat] = PlayerSpec(
            crystals=crystals, reserve=reserve, power=power, bonuses=bonuses, hand=hand, play=play
        )
    rulings = tuple(
        (one.id, source.choice(one.readings).id) for one in load("seasons").rulings if one.id != STOPS
    )
    stockpile = {kind: source.randrange(4, 9) for kind in ENERGIES} if source.random() < 0.5 else None
    do, space = (DoSpec("anna", "rounds"), DoSpec("anna", "ending")), source.randrange(4, 11)
    deck, discard = tuple(cards[:10]), tuple(cards[10:20])
    position = Position(
        players=players, do=do, year=3, space=space, deck=deck, discard=discard, stockpile=stockpile
    )
    placed = lay(position, rulings)
    assert placed.state is not None, placed.flaws
    return placed.state


def _copy(source: Random, card: str) -> CopySpec:
    held = {source.choice(ENERGIES): 1} if box().card(card).holds else {}
    return CopySpec(card, source.random() < 0.3, held)


def never_overdrawn(before: State[Table], after: State[Table]) -> None:
    """What has run out in the stockpile is not gained; more may be out from the beginning."""
    was, now = (in_stockpile(one.table, readings_of(one)) for one in (before, after))
    if was is not None and now is not None:
        assert all(n >= 0 or n >= had for had, n in zip(was, now, strict=True))


@pytest.mark.parametrize("seed", sample(ROUNDS, 4, "many rounds at random"))
def test_last_rounds_under_any_readings_are_explained(seed: int) -> None:
    source = Random(f"readings {seed}")
    state = crowded(source)
    pieces, reading = GAME.pieces(state.table), readings_of(state)
    below = any(reading(ruling) == one for ruling, one in BELOW.items())
    for _ in range(MOST):
        if not state.stack:
            break
        step = advance(GAME, state)
        question = step.question
        if question is not None:
            chance = question.chance
            key = (
                source.choice(question.options).key
                if chance is None
                else chance.pick(source.randrange(chance.total))
            )
            step = take(GAME, step.state, question, key)
        explained(state.table, step.state.table, step.events)
        never_overdrawn(state, step.state)
        if not below:
            in_bounds(step.state.table)
        assert GAME.pieces(step.state.table) == pieces
        state = step.state
    assert not state.stack and state.table.ended and state.table.winners
