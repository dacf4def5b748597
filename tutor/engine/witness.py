"""Lets a test run see what the engine really does: which steps it produced.

Nothing watches unless `watch` was called; the engine's results never depend on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tutor.engine.step import Step

watchers: list[Callable[[Any], None]] = []
"""Who is shown every step, as long as they watch."""


def watch(watcher: Callable[[Step[Any]], None]) -> None:
    """Calls `watcher` with every step from now on."""
    watchers.append(watcher)


def unwatch(watcher: Callable[[Step[Any]], None]) -> None:
    """Stops calling `watcher`."""
    watchers.remove(watcher)
