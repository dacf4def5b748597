"""Effects that ask for 1 Blood: of the stock, or a wounded mark that is flipped for it (pen.mark.blood)."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.event import Bound
from tutor.engine.query import Value, query
from tutor.engine.question import Refusal
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.costs import Pay
from tutor.games.penumbra.procedures.paying import affordable, packed
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.state.wizard import Wizard
from tutor.games.penumbra.verbs.effects import At

ONE_BLOOD = (Pay("ingredient", "blood"),)


@query
def blood_price(moment: At) -> Bound:
    """One Blood as a cost that "pay-cost" takes."""
    return packed(ONE_BLOOD)


BLOOD: tuple[tuple[str, Value], ...] = (("cost", blood_price), ("effect", True))
"""What is handed over to "pay-cost" where an effect has 1 Blood discarded."""


def against_blood(table: Table, wizard: Wizard, rule: str, reading: Readings) -> Iterator[Refusal]:
    """What stands against discarding 1 Blood, under the rule that asks for it."""
    for reason in affordable(table, wizard, ONE_BLOOD, reading, effect=True):
        yield Refusal(rule, reason.kind, reason.facts)
