"""What all tests of the command line share."""

from __future__ import annotations

import pytest

from tutor.cli import output


@pytest.fixture(autouse=True)
def no_lines_of_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, no search tells how far it is, but where a test asks for it."""
    monkeypatch.setattr(output, "EVERY", 3600)
