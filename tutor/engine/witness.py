"""Lets others see what the engine really does: which steps it produced, which choices it made unasked.

Nothing watches unless it was called for; the engine's results never depend on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

watchers: list[Callable[[Any], None]] = []
"""Who is shown every step, as long as they watch."""


class Unasked(NamedTuple):
    """A choice that was made without asking: whose, of which kind of question, and the key of the option.

    `automatic`: the position leaves such questions to their first option; else there was one option only.
    """

    seat: str
    kind: str
    key: str
    automatic: bool


choosers: list[Callable[[Unasked], None]] = []
"""Who is shown every choice that is made without asking, as long as they are listed."""


def watch(watcher: Callable[[Any], None]) -> None:
    """Calls `watcher` with every `Step` from now on."""
    watchers.append(watcher)


def unwatch(watcher: Callable[[Any], None]) -> None:
    """Stops calling `watcher`."""
    watchers.remove(watcher)
