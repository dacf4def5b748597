"""The journal of a sweep: every result as soon as it is there, so that a sweep that was killed goes on.

It is a text file with one JSON object a line. The first tells what is swept, each other holds a result and
the key of its item. A line that was not written whole is dropped; a journal of anything else is refused.
"""

from __future__ import annotations

import fcntl
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from tutor.rules.words import Words
from tutor.sweeps.items import Args, Plan, digest
from tutor.sweeps.work import Row

FORMAT: Final = 1


class Head(Struct, frozen=True):
    """What a journal is of: the question, its particulars, the version of the code, and what is swept.

    `sources` are digests of the files and openings by their names, `items` a digest of the keys of all items.
    """

    sweep: int
    question: str
    args: Args
    code: str
    sources: dict[str, str]
    items: str


class Entry(Struct, frozen=True):
    """A result, under the key of its item."""

    key: str
    row: Row


class JournalError(ValueError):
    """A journal that cannot be gone on with: which, and why."""

    def __init__(self, path: Path, why: Words) -> None:
        self.path, self.why = path, why
        super().__init__(f"{path}: {why.en}")


def head_of(plan: Plan) -> Head:
    """The first line of the journal of a plan."""
    sources = {source.name: source.digest() for source in plan.sources}
    return Head(FORMAT, plan.question, plan.args, plan.code, sources, digest(plan.keys))


class Journal:
    """A journal that is open: `rows` are the results that were there already, by the numbers of their items.

    Raises JournalError where it is of another sweep, damaged, or in use.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self._plan = path, plan
        self.rows: dict[int, Row] = {}
        self._file: BinaryIO = path.open("a+b")
        try:
            self._lock()
            self._read()
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def write(self, rows: Iterable[Row]) -> None:
        """Keeps some results: they are there even if this process is killed right afterwards."""
        for row in rows:
            self._file.write(_line(Entry(self._plan.keys[row.item], row)))
            self.rows[row.item] = row
        self._file.flush()

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise JournalError(self.path, _IN_USE) from None

    def _read(self) -> None:
        self._file.seek(0)
        data, head = self._file.read(), _line(head_of(self._plan))
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if lines:
            self._check(lines[0])
        elif not head.startswith(data):
            raise JournalError(self.path, _NO_JOURNAL)
        if whole < len(data):
            self._file.truncate(whole)
        if not lines:
            self._file.write(head)
            self._file.flush()
        numbers = {key: number for number, key in enumerate(self._plan.keys)}
        for at, line in enumerate(lines[1:], 2):
            try:
                entry = msgspec.json.decode(line, type=Entry)
                number = numbers[entry.key]
            except (msgspec.DecodeError, KeyError):
                raise JournalError(self.path, _damaged(at)) from None
            self.rows[number] = msgspec.structs.replace(entry.row, item=number)

    def _check(self, line: bytes) -> None:
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.DecodeError:
            raise JournalError(self.path, _NO_JOURNAL) from None
        why = differs(head, head_of(self._plan))
        if why is not None:
            raise JournalError(self.path, why)


class InMemory:
    """The results of a sweep that leaves no file behind."""

    def __init__(self) -> None:
        self.rows: dict[int, Row] = {}

    def write(self, rows: Iterable[Row]) -> None:
        """Keeps some results as long as this process lives."""
        self.rows |= {row.item: row for row in rows}


def differs(head: Head, wanted: Head) -> Words | None:
    """Why the one is not the journal of the other, None where it is."""
    if head.sweep != wanted.sweep:
        return _NO_JOURNAL
    if (head.question, head.args) != (wanted.question, wanted.args):
        return _question(head, wanted)
    changed = [name for name, digest in head.sources.items() if wanted.sources.get(name, digest) != digest]
    if changed:
        return _changed(changed)
    if head.sources.keys() != wanted.sources.keys():
        return _OTHER_FILES
    if head.code != wanted.code:
        return _OTHER_CODE
    return None if head.items == wanted.items else _OTHER_ITEMS


def _line(value: Head | Entry) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _question(head: Head, wanted: Head) -> Words:
    if head.question != wanted.question:
        return Words(
            f"it was begun for the question {head.question}, not {wanted.question}",
            f"начат для вопроса {head.question}, а не {wanted.question}",
        )
    names = ", ".join(
        name for name in Args.__struct_fields__ if getattr(head.args, name) != getattr(wanted.args, name)
    )
    return Words(
        f"it was begun for the same question put otherwise ({names})",
        f"начат для того же вопроса в другом виде ({names})",
    )


def _changed(names: list[str]) -> Words:
    listed = ", ".join(names[:3]) + (", …" if len(names) > 3 else "")
    return Words(f"changed since it was begun: {listed}", f"изменилось с тех пор, как он начат: {listed}")


def _damaged(line: int) -> Words:
    return Words(f"line {line} is damaged", f"строка {line} повреждена")


_IN_USE: Final = Words(
    "another sweep is writing it just now", "в него прямо сейчас пишет другой запуск команды"
)
_NO_JOURNAL: Final = Words("it is not the journal of a sweep", "это не журнал команды sweep")
_OTHER_FILES: Final = Words("it was begun for other files or openings", "начат для других файлов или партий")
_OTHER_CODE: Final = Words("it was begun with another version of the rules", "начат с другой версией правил")
_OTHER_ITEMS: Final = Words(
    "it was begun for other seeds or readings", "начат для других чисел партий или прочтений"
)
