"""The file that a learner takes away: it comes back whole, or what is wrong with it is said."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace
from support.classroom import answer, stand

from tutor.classroom.answers import KEPT_VERSION, LearnerRecord
from tutor.classroom.errors import StoreError
from tutor.classroom.learner_export import read_kept, write_kept

KEPT = LearnerRecord(
    KEPT_VERSION, (answer(1, given='"Ядовитый кубик"'), replace(answer(2), kind="puzzle")), (stand(3),)
)


def test_a_file_comes_back_whole() -> None:
    assert read_kept(write_kept(KEPT)) == KEPT
    assert read_kept(write_kept(LearnerRecord(KEPT_VERSION, (), ()))) == LearnerRecord(KEPT_VERSION, (), ())


def changed(**answers: Any) -> bytes:
    data = json.loads(write_kept(KEPT))
    data["answers"][1].update(answers)
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "truncated"),
        (b"\xff\xfe", "malformed"),
        (b"[1, 2]", "Expected `object`"),
        (write_kept(KEPT)[:-20], "truncated"),
        (b'{"version": 1}', "missing required field `answers`"),
        (b'{"version": 0, "answers": [], "stands": []}', r"\$.version"),
        (b"[" * 100_000, "damaged"),
        (changed(right="yes"), r"Expected `bool`, got `str` - at `\$.answers\[1\].right`"),
        (changed(hints=-1), r"\$.answers\[1\].hints"),
        (changed(at="2026-03-01T12:00:00"), r"\$.answers\[1\].at"),
        (changed(given="x" * 10_001), r"\$.answers\[1\].given"),
        (changed(given="\ud800"), "damaged"),
        (changed(kind="guess"), r"\$.answers\[1\].kind"),
        (changed(record="stand"), r"\$.answers\[1\].record"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(data: bytes, why: str) -> None:
    with pytest.raises(StoreError, match=why) as told:
        read_kept(data)
    assert told.value.why.ru.startswith("Это не файл")


def test_a_file_of_a_newer_version_is_told_apart() -> None:
    with pytest.raises(StoreError, match="newer version"):
        read_kept(b'{"version": 2, "answers": {}, "more": 1}')


def test_a_file_that_is_too_long_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.classroom.learner_export.LONGEST", 100)
    with pytest.raises(StoreError, match="found 1"):
        read_kept(write_kept(KEPT))
