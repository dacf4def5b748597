"""Every ruling of Res Arcana has a position in which each of its readings leads to something else."""

from __future__ import annotations

from itertools import combinations

import pytest
from games.resarcana.readings_table import CASES

from tutor.rules.catalogue import load
from tutor.rules.rulings import Ruling

RULINGS = {ruling.id.removeprefix("res.ruling."): ruling for ruling in load("resarcana").rulings}
READINGS = [
    pytest.param(name, reading.id, marks=pytest.mark.rules(*ruling.affects), id=f"{name}-{reading.id}")
    for name, ruling in RULINGS.items()
    for reading in ruling.readings
]


def test_every_ruling_has_a_position_and_nothing_else_has() -> None:
    assert set(CASES) == set(RULINGS)


@pytest.mark.parametrize(("name", "ruling"), RULINGS.items())
def test_every_two_readings_lead_to_something_else(name: str, ruling: Ruling) -> None:
    seen = CASES[name].seen
    assert set(seen) == {reading.id for reading in ruling.readings}
    assert all(seen[one] != seen[other] for one, other in combinations(seen, 2))


@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_each_reading_is_played(name: str, reading: str) -> None:
    case = CASES[name]
    assert case.look(case.at({RULINGS[name].id: reading})) == case.seen[reading]


@pytest.mark.parametrize(("name", "ruling"), RULINGS.items())
def test_without_a_word_the_default_reading_holds(name: str, ruling: Ruling) -> None:
    case = CASES[name]
    assert case.look(case.at({})) == case.seen[ruling.default]
