"""Random play with cards 26 to 50 in hands and in play holds to the contract, by other readings too."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from support.samples import sample

from tutor.contract import check_game
from tutor.engine.state import State
from tutor.framework.position_form import DoSpec
from tutor.games.seasons import GAME
from tutor.games.seasons.cards import TEXTS
from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.position.form import PlayerSpec, Position
from tutor.games.seasons.position.reading import lay
from tutor.games.seasons.state.table import Table
from tutor.rules.catalogue import load

LATE = tuple(box().by_number[number] for number in range(26, 51))
STOPS = ("sea.ruling.reshuffle-empty",)
"""Rulings of which a reading ends a game for good."""


def readings(source: Random) -> tuple[tuple[str, str], ...]:
    """A reading of every ruling, by chance."""
    return tuple(
        (ruling.id, source.choice(ruling.readings).id)
        for ruling in load("seasons").rulings
        if ruling.id not in STOPS
    )


def crowded(source: Random, rulings: tuple[tuple[str, str], ...]) -> State[Table]:
    """Three players in the last year, each with late cards in hand and in play, and the rest of the game."""
    late = [card for card in LATE for _ in range(2)]
    source.shuffle(late)
    players = {
        seat: PlayerSpec(
            crystals=source.randrange(20),
            reserve={"air": 2, "water": 2, "fire": 1, "earth": 1},
            power=15,
            hand=tuple(late.pop() for _ in range(4)),
            play=tuple(late.pop() for _ in range(8)),
        )
        for seat in ("anna", "boris", "vera")
    }
    others = tuple(card for card in box().deck(advanced=True) if card not in LATE)
    do = (DoSpec("anna", "rounds"), DoSpec("anna", "ending"))
    placed = lay(Position(players=players, do=do, year=3, space=7, deck=(*late, *others)), rulings)
    assert placed.state is not None, placed.flaws
    return placed.state


@pytest.mark.parametrize("seed", sample(range(4), 4, "many late games at random"))
def test_late_cards_hold_to_the_contract(seed: int) -> None:
    source = Random(f"late {seed}")
    start = crowded(source, readings(source) if seed % 2 else ())
    game = replace(GAME, setups=lambda: (start,))
    found = check_game(game, pick=source.randrange, games=1, limit=20_000)
    assert not found, "\n".join(map(str, found))


@pytest.mark.parametrize("card", LATE)
def test_late_texts_have_a_part_for_every_type_of_effect_that_is_printed(card: str) -> None:
    text, types = TEXTS[card], {*box().card(card).types}
    assert ("immediate" in types, "activated" in types, "permanent" in types) == (
        bool(text.enters),
        bool(text.activates),
        bool(text.triggers),
    )
