"""Files that a teacher takes away from the page of a class: CSV of answers, JSON of everything."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Final

import msgspec
from msgspec import Struct

from tutor.classroom.answers import Answer, in_order
from tutor.classroom.csv_export import COLUMNS
from tutor.classroom.errors import StoreError
from tutor.classroom.learner_export import LONGEST
from tutor.rules.defects import complaint
from tutor.rules.words import Words

SUFFIXES: Final = (".csv", ".json")

_YES: Final = {"yes": True, "no": False}
_KINDS: Final = ("prediction", "puzzle")


class _Class(Struct):
    """What is read of the file of everything."""

    answers: tuple[Answer, ...]


def read_class_file(data: bytes, name: str) -> tuple[Answer, ...]:
    """The answers of a file, the oldest first; `name` says by its suffix what it is.

    In a CSV file learners are told apart by their names. Raises StoreError with where in the file, what was
    found and what is allowed; nothing is half-read.
    """
    if len(data) > LONGEST:
        raise StoreError(
            _at("-", complaint(_number(len(data), "bytes", "байт"), _number(LONGEST, "bytes", "байт")))
        )
    answers = _json(data) if name.endswith(".json") else tuple(_csv(data))
    return in_order(answers)


def _json(data: bytes) -> tuple[Answer, ...]:
    try:
        return msgspec.json.decode(data, type=_Class).answers
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise StoreError(_at("-", Words(f"{error}", f"{error}"))) from None


def _csv(data: bytes) -> Iterator[Answer]:
    try:
        rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig"), newline="")))
    except (UnicodeError, csv.Error) as error:
        raise StoreError(_at("-", Words(f"{error}", f"{error}"))) from None
    head = rows[0] if rows else []
    lacking = [column for column in COLUMNS if column not in head]
    if lacking:
        raise StoreError(_at("1", complaint(", ".join(head) or "-", ", ".join(COLUMNS))))
    for line, row in enumerate(rows[1:], 2):
        if row:
            if len(row) != len(head):
                raise StoreError(_at(f"{line}", complaint(str(len(row)), str(len(head)))))
            yield _answer(line, dict(zip(head, map(_unquoted, row), strict=True)))


def _answer(line: int, row: dict[str, str]) -> Answer:
    return Answer(
        key=f"row-{line}",
        learner=row["learner"] or "-",
        lesson=row["lesson"],
        place=row["place"],
        kind=_one_of(line, row, "kind", _KINDS),  # type: ignore[arg-type]
        rules=tuple(row["rules"].split()),
        given=row["given"],
        truth=row["truth"],
        right=_YES[_one_of(line, row, "right", _YES)],
        first=_YES[_one_of(line, row, "first", _YES)],
        hints=0,
        at=_time(line, row["at"]),
    )


def _one_of(line: int, row: dict[str, str], column: str, allowed: Iterable[str]) -> str:
    if row[column] not in allowed:
        raise StoreError(_at(f"{line}, {column}", complaint(row[column] or "-", ", ".join(allowed))))
    return row[column]


def _time(line: int, text: str) -> datetime:
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        at = None
    if at is None or at.utcoffset() is None:
        raise StoreError(_at(f"{line}, at", complaint(text or "-", "2026-01-31T09:30:00+00:00")))
    return at


def _unquoted(cell: str) -> str:
    """A cell without the apostrophe that kept a spreadsheet from taking it for a formula."""
    return cell[1:] if cell.startswith("'") else cell


def _at(line: str, why: Words) -> Words:
    if line == "-":
        return why
    return Words(f"line {line}: {why.en}", f"строка {line}: {why.ru}")


def _number(n: int, en: str, ru: str) -> Words:
    return Words(f"{n} {en}", f"{n} {ru}")
