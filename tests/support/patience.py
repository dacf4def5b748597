"""How long a test waits for what must come: only what never comes fails, on any machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 300
"""Seconds; several such waits fit into the time that a test has in all (pyproject.toml)."""

PATIENCE_MS: Final = 1000 * PATIENCE


def wait_until(come: Callable[[], object], else_say: str, pause: float = 0.1) -> None:
    """Waits for something to come true; fails with these words where it does not in time."""
    deadline = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < deadline, else_say
        time.sleep(pause)
