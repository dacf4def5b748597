"""Time of the search for launch chains from positions with twelve cards, and of the unit beside it.

E10: the first position is of the training set: many icons join, and effects ask for choices. In the
second each of twelve spells launches any other. The unit is one move of random tic-tac-toe in plain
Python.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import pytest
from benchmarks.conftest import Note
from games.penumbra.support.chains import spec, spell, wizard
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.analysis.playouts import UNIT_SECONDS, tic_tac_toe
from tutor.cli.numbers import picker
from tutor.engine.state import State
from tutor.games.penumbra.analysis.chains import chains
from tutor.games.penumbra.position.form import MarkSpec
from tutor.games.penumbra.state.table import Table

MARKS = tuple(MarkSpec(discipline) for discipline in ("ruby", "amber", "amethyst"))
JOINED = (
    *("chant", "alchemy", "transmutation", "mystery", "ward-rift", "scarlet-downpour", "sacrifice"),
    *("training-echo", "training-fanfare", "training-lullaby", "training-deep-dusk"),
)
ANY = (
    *("scarlet-downpour", "chant", "alchemy", "mystery", "transmutation", "vulnerability", "sacrifice"),
    *("corruption", "healing", "unity-with-nature", "memorarium", "transgression"),
)


def joined() -> State[Table]:
    return wizard(
        *(spec("staff-of-sounding", "equipment"), *map(spec, JOINED)),
        box="training", marks=MARKS, dice=("orange 3", "red 2", "violet 5"),
        trinket=2, fruit=4, jewel=2, crystal=4, blood=4,
    )  # fmt: skip


def any_to_any() -> State[Table]:
    return wizard(*(spell(name, launches="any-spell") for name in ANY), marks=MARKS[:1], fruit=3, blood=4)


@pytest.mark.benchmark(group="E10")
@pytest.mark.parametrize(
    ("what", "position"), [("chains of 12 cards", joined), ("chains of 12 cards, any to any", any_to_any)]
)
def test_own_chains_from_twelve_cards(
    benchmark: BenchmarkFixture, what: str, position: Callable[[], State[Table]]
) -> None:
    benchmark.extra_info.update(id="E10", role="own", what=what)
    state = position()
    assert len(state.table.wizard("anna").cards) == 12
    found = benchmark(chains, state)
    assert found.length >= 8 and found.longest and found.productive


def test_unit_move_of_tic_tac_toe(note: Note) -> None:
    """The unit that decisions per second are counted in: one move of a random game, with its legal moves."""
    runs = [tic_tac_toe(picker(1), perf_counter, UNIT_SECONDS) for _ in range(3)]
    assert all(moves for moves, _ in runs)
    note("E10", "floor", "one move of tic-tac-toe", [seconds / moves for moves, seconds in runs])
