"""Working ahead: what was drawn is held, and in the pause after a press the next step is drawn unseen."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from tutor.views.markup import Html

MOST_DRAWINGS: Final = 24
"""So many drawings are held of each part: a reader goes a few steps back and forth."""

PAUSE: Final = 0.03
"""Seconds: when nothing has been pressed for so long, what comes next is worked out."""

LOG = logging.getLogger("tutor.app")

BY_VALUE: Final = (str, int, float, tuple, type(None))


class Memo:
    """The drawings of the parts of a page by what each was drawn from, those used last.

    What a drawing was made from is known by its value if it is a text, a number or a tuple of them, else by
    its identity: it must not change.
    """

    def __init__(self, most: int = MOST_DRAWINGS) -> None:
        self.most = most
        self._drawn: dict[str, dict[tuple[object, ...], tuple[tuple[object, ...], Html]]] = {}

    def draw(self, part: str, draw: Callable[[], Html], *made_from: object) -> Html:
        """What `draw` makes from these things: drawn now, unless it is known."""
        known = self._drawn.setdefault(part, {})
        key = tuple(one if isinstance(one, BY_VALUE) else id(one) for one in made_from)
        # What it was made from is held too: its identity is no other's meanwhile.
        held = known.pop(key, None) or (made_from, draw())
        known[key] = held
        if len(known) > self.most:
            del known[next(iter(known))]
        return held[1]


class Pause:
    """The pause after a press, in which `work` is done once, unless something is pressed before it begins.

    Nothing of what it does is shown: what fails in it is done again when it is asked for, and said then.
    """

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Waits anew for the pause; without a loop in which something else could be done there is none."""
        if self._timer is not None:
            self._timer.cancel()
        try:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._do)
        except RuntimeError:
            self._timer = None

    def _do(self) -> None:
        self._timer = None
        try:
            self._work()
        except Exception:
            LOG.debug("what comes next could not be worked out", exc_info=True)
