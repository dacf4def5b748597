"""Short ways to set up a wizard who uses cards and marks, rests, or takes a whole turn."""

from __future__ import annotations

from typing import Any

from tutor.engine.state import State
from tutor.games.penumbra.position.form import (
    CardSpec,
    CommonSpec,
    MarkSpec,
    Position,
    StockSpec,
    TurnSpec,
    WizardSpec,
)
from tutor.games.penumbra.position.reading import lay
from tutor.games.penumbra.state.table import Table


def spec(card: str, zone: str = "grimoire", **said: Any) -> CardSpec:
    """A card in front of Anna, with what the position assumes of it."""
    return CardSpec(card, zone, **said)  # type: ignore[arg-type]


def free(card: str, **said: Any) -> CardSpec:
    """A spell that is turned when used and costs nothing."""
    return spec(card, **{"use": "turn", "cost": "free", **said})


def mark(discipline: str, **said: Any) -> MarkSpec:
    """A mark in a slot."""
    return MarkSpec(discipline, **said)


def turn(
    *cards: CardSpec,
    dice: tuple[str, ...] = (),
    marks: tuple[MarkSpec, ...] = (),
    spark: MarkSpec | None = None,
    kind: str = "learning",
    do: str = "use",
    box: str = "book",
    common: CommonSpec | None = None,
    rulings: tuple[tuple[str, str], ...] = (),
    others: dict[str, WizardSpec] | None = None,
    must_rest: bool = False,
    turns: int = 1,
    **stock: int,
) -> State[Table]:
    """Anna in her own turn of that kind, who may use what she has, or plays the whole turn."""
    slots = {f"discipline-{n}": one for n, one in enumerate(marks, 1)}
    if spark is not None:
        slots["spark-1"] = spark
    anna = WizardSpec(dice, slots, StockSpec(**stock), cards, must_rest=must_rest, turns=turns)
    wizards = {"anna": anna, **(others if others is not None else {"boris": WizardSpec()})}
    position = Position(
        wizards,
        TurnSpec("anna", kind),  # type: ignore[arg-type]
        do=do,  # type: ignore[arg-type]
        box=box,
        common=common or CommonSpec(),
    )
    placed = lay(position, rulings)
    assert placed.state is not None, placed.flaws
    return placed.state
