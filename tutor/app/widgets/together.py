"""Batching of widget updates: what a press changes in many widgets travels to the browser as one message."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import local
from typing import Any, Final

import anywidget
import ipywidgets
import traitlets

from tutor.app.widgets.modules import module

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


def scripted(name: str) -> traitlets.Unicode[str, str | bytes]:
    """The trait `_esm` of a widget: one of our JavaScript modules, by its name."""
    return traitlets.Unicode(module(name)).tag(sync=True)


class Scripted(Batched, anywidget.AnyWidget):
    """A widget drawn by a JavaScript module of ours, which its class names: `_esm = scripted("region")`.

    What anywidget adds to each widget by giving it a class of its own, which takes longer than all else about
    it, are traits of the class here.
    """

    _anywidget_id = traitlets.Unicode().tag(sync=True)

    @traitlets.default("_anywidget_id")
    def _class_name(self) -> str:
        return f"{type(self).__module__}.{type(self).__name__}"

    def add_traits(self, **traits: Any) -> None:
        """Adds the traits that the class does not have."""
        missing = {name: trait for name, trait in traits.items() if not self.has_trait(name)}
        if missing:
            super().add_traits(**missing)


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
