"""The slots of a room: figures, their damage and numbers have room of their own, however small the lodge."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from tutor.games.blackrose.views.stage.slots import LETTERS, NAME, NUMBER, ROOMY, Place, slots

UNITS = (0.42, 0.5, 0.6, 0.72, 0.8, 0.9, 1.0)
SLACK = 3.0
"""So many pixels may two texts meet by, as they have more height than their letters."""


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize(
    "place",
    [
        Place(n, numbered, number, line)
        for n, numbered, number, line in product(range(1, 8), (False, True), (False, True), (False, True))
    ],
)
def test_figures_of_a_room_do_not_meet(place: Place, unit: float) -> None:
    found = slots(place, unit)
    hidden = found.more > 0
    assert len(found.spots) - hidden + found.more == place.figures
    wide = LETTERS + NUMBER * place.numbered
    for (x, y), (to_x, to_y) in combinations(found.spots, 2):
        across, down = abs(x - to_x) * unit, abs(y - to_y) * unit
        assert across >= wide - SLACK or down >= 12


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit >= ROOMY])
@pytest.mark.parametrize("n", range(1, 8))
def test_figures_stand_below_the_name_of_their_room(n: int, unit: float) -> None:
    found = slots(Place(n, line=n < 3), unit)
    assert found.name == NAME
    assert all(y - found.size / 2 >= NAME for _, y in found.spots)
    assert all(abs(x) + found.size / 2 <= 50 for x, _ in found.spots)


def test_more_figures_than_a_small_room_holds_are_counted() -> None:
    found = slots(Place(5, numbered=True), 0.42)
    assert len(found.spots) - 1 + found.more == 5
    assert found.more > 0
    assert slots(Place(5), 1.0).more == 0
