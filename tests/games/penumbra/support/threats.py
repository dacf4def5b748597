"""Short ways to set up a threat."""

from __future__ import annotations

from tutor.engine.state import State
from tutor.games.penumbra.position.form import (
    CardSpec,
    MarkSpec,
    Position,
    Resolve,
    StockSpec,
    TurnSpec,
    WizardSpec,
)
from tutor.games.penumbra.position.reading import lay
from tutor.games.penumbra.state.table import Table

ORDER = ("threat-order",)
"""Makes the order of the threat dice bookkeeping: as they lie."""


def mark(discipline: str, threat: int, how: str = "", effect: str = "") -> MarkSpec:
    """A mark; `how` is "", "discharged" or "wounded"."""
    charged = False if how == "discharged" else None
    return MarkSpec(discipline, threat, charged=charged, wounded=how == "wounded", effect=effect)


def card(name: str, use: str | None = "turn", zone: str = "grimoire", turned: bool = False) -> CardSpec:
    """A card in front of Anna."""
    return CardSpec(name, zone, turned, use, cost="free")  # type: ignore[arg-type]


def threatened(
    resolve: Resolve | int,
    *,
    dice: tuple[str, ...] = (),
    marks: tuple[MarkSpec, ...] = (),
    spark: MarkSpec | None = None,
    cards: tuple[CardSpec, ...] = (),
    kind: str = "trial",
    others: tuple[str, ...] = ("boris",),
    rulings: tuple[tuple[str, str], ...] = (),
    automatic: tuple[str, ...] = ORDER,
    mortal: bool = False,
    placed: str = "",
    mortal_wounds: int = 0,
    **stock: int,
) -> State[Table]:
    """A position in which a source of threat, or a bare number of dice, is about to be met by Anna."""
    slots = {f"discipline-{n}": spec for n, spec in enumerate(marks, 1)}
    if spark is not None:
        slots["spark-1"] = spark
    anna = WizardSpec(dice, slots, StockSpec(**stock), cards, mortal_wounds=mortal_wounds)
    source = Resolve(dice=resolve) if isinstance(resolve, int) else resolve
    wizards = {"anna": anna, **{seat: WizardSpec() for seat in others}}
    turn = TurnSpec("anna", kind, mortal=mortal, placed=placed)  # type: ignore[arg-type]
    placed_ = lay(Position(wizards, turn, source), rulings)
    assert placed_.state is not None, placed_.flaws
    state = placed_.state
    return State(state.table, state.stack, state.rulings, automatic)
