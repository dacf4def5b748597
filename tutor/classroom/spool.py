"""A spool: records that wait for the database, in a file that outlives its process.

One JSON object a line; a line that was not written whole is of a record that nobody was told is kept. The
process that has a spool open holds its lock, so that a spool without a lock is of a process that is gone.
"""

from __future__ import annotations

import errno
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from tutor.classroom.answers import Record, new_key

SUFFIX: Final = ".spool"


class Spool:
    """An open spool; nobody else has it. Its methods raise OSError where the disk fails."""

    def __init__(self, path: Path, file: int) -> None:
        self.path: Final = path
        self._file = file
        self._size = os.fstat(file).st_size
        self._torn = False

    @classmethod
    def new(cls, folder: Path) -> Spool:
        """An empty spool in a folder, which is made if it is not there."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        while True:
            path = folder / f"{new_key()}{SUFFIX}"
            file = _locked(path, os.O_CREAT | os.O_EXCL)
            if file is not None:  # Else another process took it for left behind before it had its lock.
                return cls(path, file)

    @classmethod
    def left(cls, folder: Path) -> Iterator[Spool]:
        """The spools of a folder whose processes are gone; one that may not be read is passed over."""
        for path in sorted(folder.glob(f"*{SUFFIX}")):
            try:
                file = _locked(path)
            except OSError:
                continue
            if file is not None:
                yield cls(path, file)

    def append(self, line: bytes) -> None:
        """Adds a line. It outlives this process from now on, and a loss of power after `sync`."""
        if self._torn:
            os.ftruncate(self._file, self._size)
        self._torn = True
        size = os.write(self._file, line + b"\n")
        if size <= len(line):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._size += size
        self._torn = False

    def sync(self) -> None:
        """Comes back when all lines are on the disk."""
        os.fsync(self._file)

    def read(self) -> tuple[list[Record], list[bytes]]:
        """The records, and the whole lines that are none."""
        data = os.pread(self._file, os.fstat(self._file).st_size, 0)
        records: list[Record] = []
        damaged: list[bytes] = []
        for line in data[: data.rfind(b"\n") + 1].splitlines():
            try:
                records.append(_DECODER.decode(line))
            except (msgspec.DecodeError, UnicodeError):
                damaged.append(line)
        return records, damaged

    def clear(self) -> None:
        """Drops all lines."""
        os.ftruncate(self._file, 0)
        self._size, self._torn = 0, False

    def remove(self) -> None:
        """Deletes the file and closes it."""
        try:
            self.path.unlink(missing_ok=True)
        finally:
            self.close()

    def close(self) -> None:
        """Closes the file: what it holds is taken in by whoever comes next."""
        os.close(self._file)


def line_of(record: Record) -> bytes:
    """A record as a line, without its end. Raises ValueError or TypeError where it has no JSON form."""
    return msgspec.json.encode(record)


def _locked(path: Path, flags: int = 0) -> int | None:
    """The file, open and locked; None where another process has it, or has just deleted it."""
    try:
        file = os.open(path, os.O_RDWR | os.O_APPEND | flags, 0o600)
    except FileNotFoundError:
        return None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if os.path.samestat(os.fstat(file), os.stat(path)):
            return file
    except (BlockingIOError, FileNotFoundError):
        pass
    except BaseException:
        os.close(file)
        raise
    os.close(file)
    return None


_DECODER: Final = msgspec.json.Decoder(Record)
