"""Every ruling of Seasons has a position in which each of its readings leads to something else."""

from __future__ import annotations

from itertools import combinations

import pytest
from games.seasons.readings_more import CASES_26_50, CASES_OF_THE_RULES
from games.seasons.readings_table import CASES_01_25

from tutor.rules.catalogue import load
from tutor.rules.rulings import Ruling

CASES = CASES_01_25 | CASES_26_50 | CASES_OF_THE_RULES
RULINGS = {ruling.id.removeprefix("sea.ruling."): ruling for ruling in load("seasons").rulings}
EXEMPT = {rule.id for rule in load("seasons").rules if rule.exempt is not None}
READINGS = [
    pytest.param(
        name,
        reading.id,
        marks=pytest.mark.rules(*(id for id in ruling.affects if id not in EXEMPT)),
        id=f"{name}-{reading.id}",
    )
    for name, ruling in RULINGS.items()
    for reading in ruling.readings
]


def test_every_ruling_has_a_position_and_nothing_else_has() -> None:
    assert set(CASES) == set(RULINGS)
    assert len(CASES) == len(CASES_01_25) + len(CASES_26_50) + len(CASES_OF_THE_RULES)


@pytest.mark.parametrize(("name", "ruling"), RULINGS.items())
def test_every_two_readings_lead_to_something_else(name: str, ruling: Ruling) -> None:
    seen = CASES[name].seen
    assert set(seen) == {reading.id for reading in ruling.readings}
    assert all(seen[one] != seen[other] for one, other in combinations(seen, 2))


@pytest.mark.parametrize(("name", "reading"), READINGS)
def test_each_reading_is_played(name: str, reading: str) -> None:
    case = CASES[name]
    assert case.see({RULINGS[name].id: reading}) == case.seen[reading]


@pytest.mark.parametrize(("name", "ruling"), RULINGS.items())
def test_without_a_word_the_default_reading_holds(name: str, ruling: Ruling) -> None:
    case = CASES[name]
    assert case.see({}) == case.seen[ruling.default]
