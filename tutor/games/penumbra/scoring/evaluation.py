"""How well a wizard stands in the middle of a game: points as they are, and something for the means to more.

The weights are our own, for opponents that compare positions; no rule of the game rests on them.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple

from tutor.engine.state import State
from tutor.framework.readings import readings_of
from tutor.games.penumbra.scoring.final_points import RESERVED_POINTS, score
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Condition, Wizard, Zone

POINT: Final = 20
"""What a point is worth; everything else is weighed against it."""

DICE: Final = (8, 8, 8, 7, 7, 6, 5, 4, 3, 2)
"""What each further die of the pool is worth; more dice than that are worth nothing more."""

TEMPORARY: Final = 2
"""What a die is worth that leaves at the end of the turn."""

INGREDIENT: Final = 4

MARKS: Final[dict[Condition, int]] = {"charged": 24, "discharged": 20, "wounded": 5}
"""A mark by its condition: a wounded one has to be healed before it is of any use."""

CARDS: Final[dict[Zone, int]] = {
    "grimoire": 14,
    "inventory": 18,
    "equipment": 20,
    "talent": 0,
    "experience": 0,
}
"""A card by where it lies: what is paid for already is worth more. Talents and tomes count as points."""

TURNED: Final = 3
"""What a turned card has lost until it is turned back."""

RESERVED: Final = 10
"""What a reserved contract or trial promises, beyond what it costs if it is never done."""

REST: Final = 15
"""What it costs to have to rest."""


def evaluation(state: State[Table], seat: str) -> int:
    """How well the seat stands; higher is better. Points that are not known count nothing."""
    wizard = state.table.wizard(seat)
    points = score(state.table, wizard, readings_of(state)).total
    return POINT * points + _means(wizard)


def _means(wizard: Wizard) -> int:
    """What dice, ingredients, marks, cards and promises are worth, less what a wizard has to make up for."""
    owed = sum(one.kind == "contract" for one in wizard.reserved)
    stock: int = sum(astuple(wizard.stock))
    return (
        TEMPORARY * sum(bool(die.card) for die in wizard.dice)
        + sum(DICE[: sum(not die.card for die in wizard.dice)])
        + INGREDIENT * stock
        + sum(MARKS[mark.condition] for mark in wizard.marks)
        + sum(CARDS[card.zone] - TURNED * card.turned for card in wizard.in_play)
        + RESERVED * len(wizard.reserved)
        - POINT * RESERVED_POINTS * owed
        - REST * wizard.must_rest
    )
