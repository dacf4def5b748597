"""Batching of widget updates: what a press changes in many widgets travels to the browser as one message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import local
from typing import Any, Final

import ipywidgets

States = dict[str, dict[str, Any]]
"""By the id of a widget's model, the traits that have changed."""


class _Batches(local):
    """The batch that is open in a thread, if any. What is called later, from another task, has none."""

    waiting: States | None = None


_OPEN: Final = _Batches()


class Batched(ipywidgets.Widget):
    """A widget whose changes wait for those of others within `batch`. They hold no binary data."""

    def send_state(self, key: Any = None) -> None:
        """Sends traits to the browser, or has them wait."""
        waiting = _OPEN.waiting
        if waiting is None or key is None:
            super().send_state(key)
        elif changed := self.get_state(key):
            waiting.setdefault(self.model_id, {}).update(changed)


@contextmanager
def batch() -> Iterator[States]:
    """Gathers what changes in widgets within the block; who opened the outermost one sends it."""
    if _OPEN.waiting is not None:
        yield {}
        return
    states: States = {}
    _OPEN.waiting = states
    try:
        yield states
    finally:
        _OPEN.waiting = None
