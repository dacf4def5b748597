"""Expectations about a whole position: what a seat may do, and how likely something is to come of it."""

from __future__ import annotations

import pytest
from scenario.writing import report

ROLL = "  - roll: [2, 6]\n"
FREE = "  - choose: pass\n"


def defects(before: str, entry: str) -> list[str]:
    """What checking says when an expectation stands before that line."""
    found = report((before, f"  - expect: {{{entry}}}\n{before}"))
    return [f"{defect.field}: {defect.message()}" for defect in found.defects]


@pytest.mark.parametrize(
    "entry",
    [
        "may: [{seat: anna, kind: threat-prepare, option: pass}]",
        "may: [{seat: anna, kind: threat-prepare, option: crystal-repaint, "
        "rules: [pen.prim.crystal.prices]}]",
    ],
)
def test_what_a_seat_may_do_is_expected(entry: str) -> None:
    assert defects(FREE, entry) == []


@pytest.mark.parametrize(
    ("entry", "field", "told"),
    [
        ("may: [{seat: anna, kind: threat-prepare, option: crystal-repaint}]", "rules", "pen.prim.crystal"),
        ("may: [{seat: anna, kind: threat-prepare, option: pass, rules: [pen.threat.step3.die]}]",
         "rules", "allowed"),
        ("may: [{seat: vera, kind: threat-prepare, option: pass}]", "seat", "anna, boris"),
        ("may: [{seat: anna, kind: threat-prepare, option: fly}]", "may[0]", "threat-prepare pass"),
    ],
)  # fmt: skip
def test_what_a_seat_may_not_do_is_told(entry: str, field: str, told: str) -> None:
    (found,) = defects(FREE, entry)
    assert found.partition(":")[0].endswith(field)
    assert told in found


def test_a_chance_is_expected_exactly() -> None:
    # One of the two dice shows the threat value of her only mark: 1 - (5/6)^2.
    entry = 'chance: [{{where: "anna.wounds >= 1", seats: {{anna: adversarial}}, chance: {}}}]'
    assert defects(ROLL, entry.format("11/36")) == []
    (found,) = defects(ROLL, entry.format("1/3"))
    assert found.startswith("steps[4].expect.chance[0].chance: found 1/3 expected; allowed: 11/36")


def test_free_seats_leave_a_least_and_a_most() -> None:
    (found,) = defects(FREE, 'chance: [{where: "anna.wounds >= 1", chance: 1}]')
    assert ".." in found.partition("allowed: ")[2]


@pytest.mark.parametrize(
    ("entry", "field", "told"),
    [
        ('chance: [{where: "anna.wounds >= 1", until: week, chance: 1}]', "until", "effect"),
        ("chance: [{where: wounds, chance: 1}]", "where", "which is no fact; allowed: anna.wounds"),
    ],
)
def test_what_cannot_be_asked_is_told(entry: str, field: str, told: str) -> None:
    (found,) = defects(FREE, entry)
    assert found.partition(":")[0].endswith(field)
    assert told in found
