"""Lets a test run see what the engine really does: which steps it produced.

Nothing watches unless `watch` was called; the engine's results never depend on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from tutor.engine.step import Step

StepT = TypeVar("StepT", bound="Step[Any]")

_watchers: list[Callable[[Any], None]] = []


def watch(watcher: Callable[[Step[Any]], None]) -> None:
    """Calls `watcher` with every step from now on."""
    _watchers.append(watcher)


def unwatch(watcher: Callable[[Step[Any]], None]) -> None:
    """Stops calling `watcher`."""
    _watchers.remove(watcher)


def witness(step: StepT) -> StepT:
    """Shows a step to whoever watches, and returns it."""
    for watcher in _watchers:
        watcher(step)
    return step
