"""Costs and prices: what is paid, and how that is written in a facts file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tutor.games.penumbra.components.schema import NONE, DieFace, Few, Form, Icon, Wanted
from tutor.games.penumbra.state.wizard import Ingredient
from tutor.rules.words import Words


class Pay(Struct, frozen=True, forbid_unknown_fields=True):
    """One part of a cost: `n` dice of a colour (of `value`, if not 0), or `n` of an ingredient.

    The colour "any" is the bone sign: any dice in any mix (pen.dice.bone.icon). "spark" can be met with spark
    dice only (pen.dice.spark.required).
    """

    what: Literal["die", "ingredient"]
    kind: str
    n: int = 1
    value: int = 0


Cost: TypeAlias = tuple[Pay, ...]
"""Everything that has to be paid together."""


class PayForm(Form, frozen=True):
    """One part of a cost: `n` dice of a colour (of a `value`), or `n` of an ingredient; never both."""

    die: Wanted | None = None
    ingredient: Ingredient | None = None
    n: Few = 1
    value: DieFace | None = None

    @property
    def paid(self) -> Pay:
        """What is paid."""
        if self.die:
            return Pay("die", self.die, self.n, self.value or 0)
        return Pay("ingredient", self.ingredient or "", self.n)


class CostForm(Form, frozen=True):
    """One entry of a cost or a price. Entries without `variant` are paid together; those with the same
    `variant` belong together, and one variant is enough. A variant that only says `launched_by` is no
    payment."""

    pay: PayForm | None = None
    variant: Annotated[int, Meta(ge=1, le=4)] | None = None
    launched_by: Icon | None = None
    text: Words | None = None


Price: TypeAlias = tuple[CostForm, ...] | NONE


def variants(entries: Iterable[CostForm]) -> tuple[Cost, ...]:
    """The variants of a cost of which one is paid: entries of the same variant are paid together."""
    entries = tuple(entries)
    common = [entry for entry in entries if entry.variant is None]
    named = dict.fromkeys(entry.variant for entry in entries if entry.variant is not None)
    groups = [[entry for entry in entries if entry.variant == variant] for variant in named]
    paid = [group for group in groups if any(entry.pay for entry in group)]
    return tuple(together(common + group) for group in (paid if groups else [[]]))


def together(entries: Iterable[CostForm]) -> Cost:
    """A price, all of whose entries are paid."""
    return tuple(entry.pay.paid for entry in entries if entry.pay)
