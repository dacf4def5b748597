"""How far a long search has come, told to whoever waits for it and may have it end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Final, TypeAlias

Watch: TypeAlias = Callable[[], bool]
"""Called for each position that a search is about to look at; whether it is to go on."""


@dataclass(slots=True)
class _Watched:
    watch: Watch
    stopped: bool = False


_WATCHED: Final[ContextVar[_Watched | None]] = ContextVar("watched", default=None)


@contextmanager
def watched(watch: Watch) -> Iterator[None]:
    """Searches inside tell `watch` of each position; what they leave once it says so counts as left."""
    token = _WATCHED.set(_Watched(watch))
    try:
        yield
    finally:
        _WATCHED.reset(token)


def goes_on() -> bool:
    """Told by a search before each position: whether it is to look at it."""
    watched = _WATCHED.get()
    if watched is None:
        return True
    watched.stopped = watched.stopped or not watched.watch()
    return not watched.stopped


def was_stopped() -> bool:
    """Whether a search was told to end before it had looked at everything."""
    watched = _WATCHED.get()
    return watched is not None and watched.stopped
