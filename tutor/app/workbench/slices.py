"""A search of a panel in slices: how far it is, and a stop, while presses are still heard."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from tutor.analysis.outcomes import Outcomes
from tutor.app.words import AppWords
from tutor.app.workbench.panels import Works
from tutor.views.buttons import button
from tutor.views.markup import Html, tag


class Progress(NamedTuple):
    """How far a search is: how many steps it has taken, and how many are known to be left."""

    done: int
    left: int


def explored(outcomes: Outcomes[Any]) -> Progress:
    """How far an exploration is."""
    return Progress(outcomes.progress.looked, outcomes.progress.waiting)


def in_slices(slice_: Callable[[], bool], redraw: Callable[[], None]) -> asyncio.Task[None] | None:
    """Calls `slice_` again and again, drawing and hearing presses in between, until it returns False.

    Without a loop in which anything else could be heard it is done at once.
    """
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        while slice_():
            pass
        return None

    async def go_on() -> None:
        more = True
        while more:
            await asyncio.sleep(0.01)  # presses, such as the one that stops it, are heard here
            more = slice_()
            redraw()

    return loop.create_task(go_on())


class Slices:
    """A search that goes on in slices until nothing is left, it has taken `most` steps more, or is stopped.

    What it has found until then stays. `name` begins the actions that its buttons report: `<name>-on` and
    `<name>-stop`.
    """

    def __init__(self, works: Works, name: str, size: int, most: int) -> None:
        self.name = name
        self.running = False
        self.room = 0
        self._works, self._size, self._most = works, size, most
        self._take: Callable[[int], object] | None = None
        self._progress: Callable[[], Progress] = lambda: Progress(0, 0)

    def begin(
        self, take: Callable[[int], object], progress: Callable[[], Progress], most: int | None = None
    ) -> None:
        """Searches anew: `take` takes so many steps, `progress` tells how far it is then."""
        self._take, self._progress, self.room = take, progress, 0
        self.go_on(most)

    def go_on(self, most: int | None = None) -> None:
        """Takes `most` steps more."""
        self.room += self._most if most is None else most
        if self._take is not None and not self.running:
            self.running = True
            self._works.work(self._slice)

    def stop(self) -> None:
        """Takes no further step."""
        self.running = False

    def forget(self) -> None:
        """Stops for good: what was searched is gone."""
        self.running, self._take = False, None

    def act(self, action: str) -> bool:
        """Goes on or stops, if that was pressed."""
        if action == f"{self.name}-on":
            self.go_on()
        elif action == f"{self.name}-stop":
            self.stop()
        else:
            return False
        return True

    def _slice(self) -> bool:
        if self._take is None or not self.running:
            return False
        self._take(self._size)
        done, left = self._progress()
        self.running = left > 0 and done < self.room
        return self.running

    def draw(self, words: AppWords) -> Html | None:
        """How far a search is and a button that stops it, or that goes on; nothing once all is searched."""
        done, left = self._progress() if self._take is not None else Progress(0, 0)
        if not self.running and not left:
            return None
        if self.running:
            press = button(f"{self.name}-stop", words("search-stop"))
        else:
            press = button(f"{self.name}-on", words("search-on"))
        share = tag("progress", max=max(1, done + left), value=done, aria_label=words("search-progress"))
        says = words("search-running" if self.running else "search-partial", done=done, left=left)
        return tag("div", share, tag("span", says), press, class_="rt-search", data_near=True)
