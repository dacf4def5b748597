"""What an effect keeps in mind while others interrupt it: bound in its frames, wherever they stand."""

from __future__ import annotations

from msgspec.structs import replace

from tutor.engine.event import Bound
from tutor.engine.state import Frame, State
from tutor.games.blackrose.state.table import Table

INTERRUPTED = "interrupted"
"""What an effect keeps in mind once a trap or a defence has interrupted it."""


def remember(state: State[Table], activation: int, name: str, value: Bound) -> State[Table]:
    """The position with a name bound in every frame of an effect that is under way."""
    stack = tuple(
        entry.bind(name, value) if isinstance(entry, Frame) and entry.activation == activation else entry
        for entry in state.stack
    )
    return replace(state, stack=stack)


def recall(state: State[Table], activation: int, name: str) -> Bound:
    """What the frames of an effect have bound to a name; None where nothing, or where it is over."""
    for entry in reversed(state.stack):
        if isinstance(entry, Frame) and entry.activation == activation:
            value = entry.get(name)
            if value is not None:
                return value
    return None


def last_seen(state: State[Table], figure: str, room: str) -> State[Table]:
    """The position with a room kept in mind by every effect whose target has just left it for good."""
    stack = tuple(
        entry.bind("target-at", room) if isinstance(entry, Frame) and entry.get("target") == figure else entry
        for entry in state.stack
    )
    return replace(state, stack=stack)
