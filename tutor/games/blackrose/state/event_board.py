"""The event board: what lies on it, and which of it is in force now (brw.event.when)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.state.table import Table

PHASES: Final = {"black-rose": "rose", "study": "study", "action": "action"}
"""The phases that are printed on events, and what the table calls them."""


def of_phase(table: Table, phase: str) -> Iterator[str]:
    """The face-up events of a phase of the table, from the leftmost on."""
    for event in table.events:
        if event and PHASES.get(box(table.box).event(event).phase or "") == phase:
            yield event


def in_force(table: Table) -> Iterator[str]:
    """The face-up events whose lasting effects hold now: those of this phase, and permanent ones.

    On a table where no phase is under way all of them hold.
    """
    for event in table.events:
        if event:
            printed = box(table.box).event(event).phase or ""
            if not table.phase or PHASES.get(printed, table.phase) == table.phase:
                yield event
