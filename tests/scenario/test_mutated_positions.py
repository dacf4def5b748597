"""A sound position that was changed in one place is refused with its line, or its conservation laws hold."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from support.mutations import Mutated, mutated, outcome

from tutor.games.blackrose.components.component_set import box as blackrose_box
from tutor.games.blackrose.state.card_places import copies as blackrose_copies
from tutor.games.blackrose.state.table import Table as Lodge
from tutor.games.blackrose.verbs.effects.power import moon_of_lead
from tutor.games.resarcana.state.table import Table as Arcana
from tutor.games.seasons.components.component_set import box as seasons_box
from tutor.games.seasons.state.table import Table as Wheel
from tutor.scenario import game_named

GAMES = ("blackrose", "penumbra", "resarcana", "seasons")
QUICK, LONG = 60, 10_000


def blackrose(pieces: dict[str, int], table: Lodge) -> None:
    """No card is there too often, no supply is overdrawn, no token and no power beyond its track."""
    known = blackrose_box(table.box)
    for id, n in pieces.items():
        most = blackrose_copies(known, id)
        assert most is None or n <= most, (id, n)
        assert not id.startswith("overdrawn"), id
    for mage in table.mages:
        assert 0 <= mage.physical <= 2 and mage.power <= 70
        health = None if mage.avatar or not mage.mage else known.mage(mage.mage).health
        assert health is None or len(mage.damage) <= health
    named = [mage.mage for mage in table.mages if mage.mage]
    assert len(named) == len(set(named))
    assert all(table.chips_left(source) >= 0 for source in table.sources)
    assert moon_of_lead(table) <= table.moon or table.ended


def penumbra(pieces: dict[str, int], table: Any) -> None:
    """Trials and contracts are there once, a stock and a board hold no more than they can."""
    for id in (*table.contracts, *table.trials, *table.goals, *table.prophecies):
        assert pieces[id] == 1, id
    for wizard in table.wizards:
        assert len(wizard.marks) <= 11
        assert all(1 <= die.value <= 6 for die in wizard.dice)
        assert all(0 <= wizard.held(kind) <= 12 for kind in ("blood", "crystal", "jewel", "fruit", "arcana"))


def resarcana(pieces: dict[str, int], table: Arcana) -> None:
    """Every component is there once, and no essence is owed."""
    assert all(n == 1 for n in pieces.values()), [id for id, n in pieces.items() if n != 1]
    assert all(n >= 0 for player in table.players for n in player.pool)


def seasons(pieces: dict[str, int], table: Wheel) -> None:
    """No card is there more often than twice, and no gauge beyond its end."""
    known = seasons_box()
    assert all(n <= known.copies[id] for id, n in pieces.items())
    for player in table.players:
        assert 0 <= player.power <= known.most_power and 0 <= player.bonuses <= known.most_bonuses
        assert player.crystals >= 0
    assert len({one.die for one in table.rolled}) == len(table.rolled) <= len(table.players) + 1


LAWS: dict[str, Callable[[dict[str, int], Any], None]] = {
    "blackrose": blackrose,
    "penumbra": penumbra,
    "resarcana": resarcana,
    "seasons": seasons,
}


def run(game: str, seed: int, number: int) -> None:
    """So many changed files of a game, each of them refused in words or within its laws."""
    rules, source = game_named(game), Random(f"{game} {seed}")
    for n in range(number):
        located, change = mutated(game, source)
        told = f"{located.file}, {change.how} at {change.path}, number {n}"
        try:
            found = outcome(rules, located)
        except Exception as error:
            raise AssertionError(f"{told}: {error!r}") from error
        if isinstance(found, tuple):
            refused(change, found, told)
            continue
        assert not change.unknown, f"{told}: a word that means nothing is taken"
        try:
            LAWS[game](dict(rules.pieces(found.table)), found.table)
        except AssertionError as error:
            raise AssertionError(f"{told}: {error}") from error


def refused(change: Mutated, defects: Any, told: str) -> None:
    """Every defect has a line and a field, and words in both languages."""
    assert defects, told
    for defect in defects:
        assert defect.line > 0 and defect.field.startswith(("position", "you", "steps")), (told, defect)
        for lang in ("en", "ru"):
            assert defect.message(lang) and "  " not in defect.message(lang), (told, defect)


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_position_is_refused_or_keeps_its_laws(game: str) -> None:
    run(game, 1, QUICK)


@pytest.mark.long(reason="ten thousand changed files")
@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_changed_positions_are_refused_or_keep_their_laws(game: str) -> None:
    run(game, 2, LONG)
