"""What no database would take: set aside in one file, for a person to look at."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

REFUSED: Final = "refused.jsonl"
"""The file beside the spools."""


def set_aside(folder: Path, line: bytes) -> None:
    """Adds a line, without its end, to the file of a folder. Raises OSError."""
    with _locked(folder / REFUSED, os.O_CREAT) as file:
        os.write(file, line + b"\n")


def forget_aside(folder: Path, learner: str) -> None:
    """Deletes the lines about a learner, those among them that were damaged. Raises OSError."""
    named = [quote + learner.encode() + quote for quote in (b'"', b"'")]
    with suppress(FileNotFoundError), _locked(folder / REFUSED) as file:
        lines = os.pread(file, os.fstat(file).st_size, 0).splitlines(keepends=True)
        left = [line for line in lines if not any(name in line for name in named)]
        if len(left) < len(lines):
            os.ftruncate(file, 0)
            os.write(file, b"".join(left))


@contextmanager
def _locked(path: Path, flags: int = 0) -> Iterator[int]:
    """The file, for this process alone; what is written goes to its end."""
    file = os.open(path, os.O_RDWR | os.O_APPEND | flags, 0o600)
    try:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file
    finally:
        os.close(file)
