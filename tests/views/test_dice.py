"""Dice as they are drawn: as many pips as they show, laid out as on a die of wood."""

from __future__ import annotations

import re

import pytest

from tutor.views.dice import die

MIDDLE = 24


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_has_its_pips_and_looks_the_same_after_half_a_turn(value: int) -> None:
    drawn = str(die(value, "red", label="red"))
    pips = {(float(x), float(y)) for x, y in re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)"', drawn)}
    assert len(pips) == value == drawn.count("<circle")
    assert pips == {(2 * MIDDLE - x, 2 * MIDDLE - y) for x, y in pips}


def test_a_die_that_was_not_rolled_shows_no_pip() -> None:
    assert "<circle" not in str(die(None, "red", label="red"))
