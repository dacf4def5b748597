"""Control of an evocation that is passed for one activation (brw.evo.control)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tutor.engine.state import Frame, State
from tutor.games.blackrose.state.table import Evocation, Table

ACTIVATIONS: Final = ("activate-evocation", "avatar-activate-evocation")
"""The programs of an activation; who owns one controls its "figure" as long as it lasts."""


def lend(table: Table, one: Evocation, to: str) -> Table:
    """The table with an evocation under somebody's control for an activation."""
    return table.with_evocation(replace(one, lent="" if to == (one.controller or one.owner) else to))


def returned(state: State[Table]) -> State[Table]:
    """The position with no evocation lent whose activation is no longer under way."""
    table = state.table
    for one in table.evocations:
        if one.lent:
            frames = (entry for entry in state.stack if isinstance(entry, Frame))
            running = [frame.owner for frame in frames if _activates(frame, one.id)]
            table = lend(table, one, running[-1] if running else one.controller or one.owner)
    return state if table is state.table else state.with_table(table)


def _activates(frame: Frame, figure: str) -> bool:
    return frame.program in ACTIVATIONS and frame.get("figure") == figure
