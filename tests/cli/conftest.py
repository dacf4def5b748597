"""What all tests of the command line share."""

from __future__ import annotations

from threading import Event

import pytest

from tutor.cli import output


@pytest.fixture(autouse=True)
def no_lines_of_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, no search tells how far it is, but where a test asks for it."""
    monkeypatch.setattr(output, "EVERY", 3600)


class Late(Event):
    """An event for which one waits in vain once, when it has come, however quick the machine is."""

    in_vain = False

    def wait(self, timeout: float | None = None) -> bool:
        super().wait()
        before, self.in_vain = self.in_vain, True
        return before


@pytest.fixture
def one_line_of_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes long says once how far it has come, in the end."""
    monkeypatch.setattr(output, "Event", Late)
