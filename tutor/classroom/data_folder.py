"""Where the data of learners lives on this machine, and the secret with which a server signs."""

from __future__ import annotations

import fcntl
import os
import secrets
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

from tutor.classroom.errors import StoreError
from tutor.rules.words import Words

DATA: Final = "TUTOR_DATA"
"""The variable of the environment that names the folder."""

DATABASE: Final = "TUTOR_DATABASE_URL"
"""The variable of the environment that has the address of the database."""

_LENGTH: Final = 32


def data_folder() -> Path:
    """The folder of all data that is kept, absolute: `TUTOR_DATA`, or where this system keeps such things.

    It need not be there yet.
    """
    named = os.environ.get(DATA, "").strip()
    return Path(named or user_data_dir("mage-rules-tutor", appauthor=False)).expanduser().absolute()


def database_url() -> str:
    """The address of the database: `TUTOR_DATABASE_URL`, or an SQLite file in the folder of all data."""
    return os.environ.get(DATABASE, "").strip() or f"sqlite:///{data_folder() / 'tutor.sqlite3'}"


def spool_folder() -> Path:
    """Where records wait for the database."""
    return data_folder() / "spool"


def secret() -> bytes:
    """32 bytes that only this user can read; made at the first call, and the same ever after.

    Raises StoreError where they can neither be read nor made.
    """
    path = data_folder() / "secret"
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            # Of several that start at once, one makes the secret, and the others wait for it.
            fcntl.flock(file, fcntl.LOCK_EX)
            key = os.read(file, _LENGTH + 1)
            return key if len(key) == _LENGTH else _made(file)
        finally:
            os.close(file)
    except OSError as error:
        why = (error.strerror or type(error).__name__).lower()
        raise StoreError(
            Words(f"The file {path} cannot be used: {why}", f"Файл {path} недоступен: {why}")
        ) from None


def _made(file: int) -> bytes:
    made = secrets.token_bytes(_LENGTH)
    os.ftruncate(file, 0)
    os.pwrite(file, made, 0)
    os.fsync(file)
    return made
