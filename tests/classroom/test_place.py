"""Where data lives, and the secret that is made once."""

from __future__ import annotations

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tutor.classroom.data_folder import data_folder, database_url, secret, spool_folder
from tutor.classroom.errors import StoreError


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TUTOR_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("TUTOR_DATABASE_URL", raising=False)
    return tmp_path / "data"


def test_the_environment_names_the_folder(folder: Path) -> None:
    assert data_folder() == folder
    assert spool_folder() == folder / "spool"
    assert database_url() == f"sqlite:///{folder}/tutor.sqlite3"
    assert not folder.exists()


def test_without_a_name_the_folder_is_the_user_s(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUTOR_DATA", " ")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    assert data_folder().is_relative_to(tmp_path)
    assert data_folder().name == "mage-rules-tutor"
    monkeypatch.setenv("TUTOR_DATA", "~/mine")
    assert data_folder() == tmp_path / "mine"


def test_the_environment_names_the_database(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_DATABASE_URL", "postgresql://tutor@host/tutor")
    assert database_url() == "postgresql://tutor@host/tutor"


def test_the_secret_is_made_once_for_the_owner_alone(folder: Path) -> None:
    made = secret()
    assert len(made) == 32 and secret() == made
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_several_at_once_make_one_secret(folder: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        made = set(threads.map(lambda _: secret(), range(16)))
    assert len(made) == 1


def test_a_torn_secret_is_made_anew(folder: Path) -> None:
    made = secret()
    for torn in (b"", made[:7], made + b"\n"):
        (folder / "secret").write_bytes(torn)
        again = secret()
        assert len(again) == 32 and again != made and secret() == again


def test_where_no_secret_can_be_it_is_said(folder: Path) -> None:
    folder.write_text("a file, not a folder")
    with pytest.raises(StoreError, match=r"data/secret cannot be used: .+") as told:
        secret()
    assert "недоступен" in told.value.why.ru
