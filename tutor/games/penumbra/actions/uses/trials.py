"""What stands against cards that work on the trial under way: rings, Dead Water, cards that cancel."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.event import facts
from tutor.engine.question import Refusal
from tutor.games.penumbra.actions.uses import Readings
from tutor.games.penumbra.components.faces import CardFace
from tutor.games.penumbra.procedures.properties import cancels, forbidden
from tutor.games.penumbra.state.table import Table
from tutor.games.penumbra.verbs.effects import in_force

RINGS = {"ring-of-doom": "destroy", "whispering-ring": "catch"}
"""The approach that each ring names (pen.trial.approach)."""

DEAD_WATER = "dead-water"
IMPOSSIBLE = "pen.ruling.effect-impossible"


def concern(printed: CardFace) -> bool:
    """Whether what a card does depends on the trial under way."""
    return printed.id in RINGS or printed.id == DEAD_WATER or cancels(printed)


def against(table: Table, printed: CardFace, suppressed: str, reading: Readings) -> Iterator[Refusal]:
    """What the trial under way has against activating a card; `suppressed` is its kind for properties."""
    if printed.id in RINGS:
        yield from _ring(table, RINGS[printed.id])
    if printed.id == DEAD_WATER:
        yield from _dead_water(table, reading)
    if cancels(printed):
        if suppressed and forbidden(table, suppressed) is not None:
            about = facts(card=printed.id, property=f"suppress-{suppressed}")
            yield Refusal("pen.prop.cancel.usable", "forbids-itself", about)
        if not in_force(table) and reading(IMPOSSIBLE) == "refused":
            yield Refusal("pen.prop.cancel", "nothing-in-force", facts(card=printed.id))


def _ring(table: Table, approach: str) -> Iterator[Refusal]:
    now = table.task
    if now is None or now.source != "trial" or now.approach != approach:
        yield Refusal("pen.trial.approach", "other-approach", facts(approach=approach))


def _dead_water(table: Table, reading: Readings) -> Iterator[Refusal]:
    """Only before the task is done, or at the task step alone (pen.ruling.dead-water-path)."""
    trial = table.trial
    if trial is None:
        if reading(IMPOSSIBLE) == "refused":
            yield Refusal("pen.trial.one-task", "no-task-ahead")
    elif trial.gone or trial.stage in ("reward", "over"):
        yield Refusal("pen.trial.one-task", "no-task-ahead")
    elif trial.stage != "task" and reading("pen.ruling.dead-water-path") == "task-step":
        yield Refusal("pen.trial.choose-path", "not-task-step")
