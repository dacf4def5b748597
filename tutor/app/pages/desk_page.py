"""The page of a desk: what it follows, and what it does with what was pressed."""

from __future__ import annotations

from typing import Protocol

from tutor.app.sessions.navigation import Walk
from tutor.scenario.case import Case
from tutor.views.bar import Go


class Page(Protocol):
    """What a desk asks of the page that it belongs to."""

    @property
    def walk(self) -> Walk | None:
        """The line of play that is followed, if any yet."""
        ...

    @property
    def start(self) -> Case | None:
        """The case in which the line of play begins, if there is one yet."""
        ...

    def act(self, action: str, value: str) -> None:
        """Does what was pressed, unless the desk does it itself."""
        ...

    def option(self, number: int) -> None:
        """Takes the option of that number, counted from 1."""
        ...

    def go(self) -> Go:
        """What the primary button does now."""
        ...

    def draw(self) -> None:
        """Brings every part up to date."""
        ...
