"""The file in which learners take along what is kept of them, and what is wrong with one that comes back."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

import msgspec
from msgspec.structs import replace

from tutor.classroom.answers import KEPT_VERSION, LearnerRecord

LARGEST: Final = 4_000_000
"""No file has more bytes."""

NOBODY: Final = "learner"
"""Stands in a file for whoever it is of: who brings it back is known already."""

EARLIEST: Final = datetime(2000, 1, 1, tzinfo=UTC)


class BadFile(ValueError):
    """A file that cannot be taken in: `why` is "large", "damaged" or "version"; `version` is its own."""

    def __init__(self, why: str, version: int = 0) -> None:
        super().__init__(why)
        self.why, self.version = why, version


class _Version(msgspec.Struct):
    version: int


def file_text(record: LearnerRecord) -> str:
    """The text of the file."""
    answers = tuple(replace(answer, learner=NOBODY) for answer in record.answers)
    stands = tuple(replace(stand, learner=NOBODY) for stand in record.stands)
    return msgspec.json.format(
        msgspec.json.encode(LearnerRecord(record.version, answers, stands)), indent=1
    ).decode()


def read(text: str, now: datetime) -> LearnerRecord:
    """What a file holds; a time that cannot have been is taken for `now`. Raises BadFile."""
    if len(text) > LARGEST:
        raise BadFile("large")
    try:
        version = msgspec.json.decode(text, type=_Version).version
        if version > KEPT_VERSION:
            raise BadFile("version", version)
        record = msgspec.json.decode(text, type=LearnerRecord)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadFile("damaged") from error

    def time(at: datetime) -> datetime:
        return at if EARLIEST <= at <= now else now

    answers = tuple(replace(answer, at=time(answer.at)) for answer in record.answers)
    return LearnerRecord(
        record.version, answers, tuple(replace(stand, at=time(stand.at)) for stand in record.stands)
    )
