"""The answers of a class as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from typing import Final

from tutor.classroom.answers import Answer

COLUMNS: Final = (
    "learner", "lesson", "place", "kind", "rules", "given", "truth", "right", "first", "hints", "at",
)  # fmt: skip
"""The columns, in order; `at` is ISO 8601 in UTC, `right` and `first` are "yes" or "no"."""

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def sheet(answers: Iterable[Answer], names: Mapping[str, str]) -> str:
    """The answers as CSV with a head, one row each; `names` has the learners' names by their ids.

    A cell that a spreadsheet would take for a formula begins with an apostrophe.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for answer in answers:
        writer.writerow([_plain(cell) for cell in _row(answer, names)])
    return out.getvalue()


def _row(answer: Answer, names: Mapping[str, str]) -> tuple[str, ...]:
    return (
        names.get(answer.learner, ""),
        answer.lesson,
        answer.place,
        answer.kind,
        " ".join(answer.rules),
        answer.given,
        answer.truth,
        "yes" if answer.right else "no",
        "yes" if answer.first else "no",
        str(answer.hints),
        answer.at.isoformat(timespec="seconds"),
    )


def _plain(cell: str) -> str:
    number = cell.lstrip("-").replace(".", "", 1).isdecimal()
    return f"'{cell}" if cell.startswith(_FORMULA) and not number else cell
