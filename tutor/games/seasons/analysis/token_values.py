"""What a reserve of energy tokens brings where the season token can stand, and how likely it stands there.

Nobody knows which die will be left over. The law takes it for one that nobody has chosen for its pips: every
die has each number of pips equally often (sea.comp.dice.pips). The bounds hold whatever is left over.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from tutor.games.seasons.components.component_set import box
from tutor.games.seasons.components.faces import Season, Stock

PIPS: Final = tuple(sorted({side.pips for die in box().dice.values() for side in die.sides}))
"""How far a die can move the season token."""


def crystals(reserve: Stock, season: Season) -> int:
    """What all tokens bring in a season, without cards and bonuses (sea.cry.value)."""
    return sum(n * each for n, each in zip(reserve, box().yields[season], strict=True))


def space_after(space: int, steps: int) -> int:
    """The space so many steps on."""
    return (space - 1 + steps) % box().spaces + 1


def moves(rounds: int) -> Mapping[int, Fraction]:
    """How likely the season token moves so many steps in so many rounds."""
    law = {0: Fraction(1)}
    for _ in range(rounds):
        after: dict[int, Fraction] = {}
        for steps, chance in law.items():
            for pips in PIPS:
                after[steps + pips] = after.get(steps + pips, Fraction(0)) + chance / len(PIPS)
        law = after
    return law


def spaces(space: int, rounds: int) -> Mapping[int, Fraction]:
    """How likely the season token stands on which space after so many rounds."""
    law: dict[int, Fraction] = {}
    for steps, chance in moves(rounds).items():
        at = space_after(space, steps)
        law[at] = law.get(at, Fraction(0)) + chance
    return law
