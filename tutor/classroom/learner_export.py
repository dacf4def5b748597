"""The file that a learner takes away and brings back: JSON, the same on every machine."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from tutor.classroom.answers import KEPT_VERSION, LearnerRecord
from tutor.classroom.errors import StoreError
from tutor.rules.words import Words

LONGEST: Final = 50_000_000
"""Bytes of a file that is read at all."""


class _Head(Struct):
    version: int


def write_kept(record: LearnerRecord) -> bytes:
    """The bytes of the file."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_kept(data: bytes) -> LearnerRecord:
    """What a file holds. Raises StoreError that says what is wrong with it; nothing is half-read."""
    if len(data) > LONGEST:
        raise StoreError(
            Words(
                f"The file is too long: found {len(data)} bytes; allowed: at most {LONGEST}",
                f"Файл слишком длинный: найдено байтов: {len(data)}; допустимо не больше {LONGEST}",
            )
        )
    try:
        if msgspec.json.decode(data, type=_Head).version > KEPT_VERSION:
            raise StoreError(NEWER)
        return msgspec.json.decode(data, type=LearnerRecord)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise StoreError(
            Words(
                f"This is not a file of saved progress, or it is damaged: {error}",
                f"Это не файл с сохранёнными успехами, или он повреждён: {error}",
            )
        ) from None


NEWER: Final = Words(
    "This file was written by a newer version of the program; install that version to take it in",
    "Этот файл записан более новой версией программы: чтобы его загрузить, установите её",
)
