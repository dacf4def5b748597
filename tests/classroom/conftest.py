"""The same tests on both databases: `url` is the address of one without tables, `store` the store in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.classroom.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new folder' / 'tutor.sqlite3'}"
    address: str = request.getfixturevalue("postgresql").fresh()
    return address


@pytest.fixture
def store(url: str) -> Store:
    return Store.open(url)
