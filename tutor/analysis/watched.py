"""How far a long search has come, told to whoever waits for it and may have it end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TypeAlias

Watch: TypeAlias = Callable[[], bool]
"""Called for each position that a search is about to look at; whether it is to go on."""

_WATCH: Final[ContextVar[Watch | None]] = ContextVar("watch", default=None)


@contextmanager
def watched(watch: Watch) -> Iterator[None]:
    """Searches inside tell `watch` of each position; what they leave once it says so counts as left."""
    token = _WATCH.set(watch)
    try:
        yield
    finally:
        _WATCH.reset(token)


def goes_on() -> bool:
    """Told by a search before each position: whether it is to look at it."""
    watch = _WATCH.get()
    return watch is None or watch()
