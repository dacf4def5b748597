"""What a wizard wants from a threat roll: linear goals over its counts, one after another."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from msgspec import Struct

from tutor.games.penumbra.analysis.threat_input import OddsError, value_text
from tutor.games.penumbra.analysis.threat_law import Outcome
from tutor.rules.words import Words

Quantity: TypeAlias = Literal["lost", "wounds", "mortal", "misses", "hits", "spent", "kept"]
"""`lost`, `wounds`, `mortal`, `misses`, `hits` as in the law; `spent`: yellow dice given in step 1; `kept`:
dice left in the pool afterwards, none after a mortal wound (`pen.threat.mortal.effect`)."""

QUANTITIES: tuple[Quantity, ...] = get_args(Quantity)


class Goal(Struct, frozen=True):
    """The least or the most of a weighted sum of quantities, in the mean over all rolls."""

    best: Literal["least", "most"]
    weights: tuple[tuple[Quantity, Fraction], ...]

    def amount(self, outcome: Outcome, dice: int, pool: int, spent: int) -> Fraction:
        """The weighted sum for one outcome of `dice` threat dice; `pool` dice were held before step 1."""
        amounts: dict[Quantity, int] = {
            "lost": outcome.lost,
            "wounds": outcome.wounds,
            "mortal": int(outcome.mortal),
            "misses": outcome.misses,
            "hits": dice - outcome.lost - outcome.wounds - outcome.misses,
            "spent": spent,
            "kept": 0 if outcome.mortal else pool - spent - outcome.lost,
        }
        return sum((weight * amounts[name] for name, weight in self.weights), Fraction(0))

    def prefers(self, amount: Fraction) -> Fraction:
        """The amount turned so that more is better."""
        return amount if self.best == "most" else -amount


class Aim(Struct, frozen=True):
    """Goals in order: a later one only decides between plays that are equal in all goals before it."""

    goals: tuple[Goal, ...]

    def __post_init__(self) -> None:
        if not self.goals:
            raise OddsError(
                "goals", Words("no goal", "нет целей"), Words("one goal or more", "одна цель или больше")
            )

    def then(self, other: Aim) -> Aim:
        """This aim first, and `other` where this one leaves a choice."""
        return Aim(self.goals + other.goals)


def least(**weights: int | Fraction) -> Aim:
    """The aim of the smallest expected weighted sum, as in `least(wounds=2, lost=Fraction(1, 2))`.

    Names are those of `Quantity`; raises OddsError for others and for weights that are not exact.
    """
    return Aim((Goal("least", _checked(weights)),))


def most(**weights: int | Fraction) -> Aim:
    """The aim of the largest expected weighted sum; weights as for `least`."""
    return Aim((Goal("most", _checked(weights)),))


def _checked(weights: Mapping[str, object]) -> tuple[tuple[Quantity, Fraction], ...]:
    names = ", ".join(QUANTITIES)
    unknown = [name for name in weights if name not in QUANTITIES]
    if unknown or not weights:
        actual = value_text(unknown[0]) if unknown else Words("nothing", "ничего")
        raise OddsError("weights", actual, Words(names, names))
    checked: list[tuple[Quantity, Fraction]] = []
    for name in QUANTITIES:
        weight = weights.get(name, 0)
        if not isinstance(weight, int | Fraction):
            raise OddsError(
                name, value_text(weight), Words("a whole number or a fraction", "целое число или дробь")
            )
        if name in weights:
            checked.append((name, Fraction(weight)))
    return tuple(checked)


LEAST_MORTAL = least(mortal=1)
FEWEST_WOUNDS = least(wounds=1)
MOST_WOUNDS = most(wounds=1)
FEWEST_LOST = least(lost=1, spent=1)
MOST_KEPT = most(kept=1)
MOST_MISSES = most(misses=1)

AIMS: Mapping[str, tuple[Words, Aim]] = MappingProxyType(
    {
        "least-mortal": (
            Words("least chance of a mortal wound", "наименьший шанс смертельного ранения"),
            LEAST_MORTAL,
        ),
        "fewest-wounds": (Words("fewest wounds", "меньше всего ран"), FEWEST_WOUNDS),
        "most-wounds": (Words("most wounds", "больше всего ран"), MOST_WOUNDS),
        "fewest-lost": (Words("fewest dice given up", "меньше всего потерянных кубиков"), FEWEST_LOST),
        "most-kept": (Words("most dice in the pool afterwards", "больше всего кубиков в запасе"), MOST_KEPT),
        "most-misses": (Words("most misses", "больше всего промахов"), MOST_MISSES),
    }
)
"""The aims that have a name, with that name in both languages."""
