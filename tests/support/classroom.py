"""Records and stores for tests of what is kept of learners."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec.structs import replace

from tutor.classroom.answers import Answer, Stand

BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)


def minutes(number: float) -> datetime:
    """A time so many minutes after the begin of all tests."""
    return BEGIN + timedelta(minutes=number)


def answer(number: int = 0, *, right: bool = True, at: float | None = None, **fields: Any) -> Answer:
    """An answer with a key and a place made of a number, given so many minutes after the begin."""
    plain = Answer(
        f"{number:032x}", "anna-id", "penumbra/05-plains-of-agony", f"{number}.0", "prediction",
        ("pen.threat.step3.die",), "1", "1" if right else "2", right, True, 0,
        minutes(number if at is None else at),
    )  # fmt: skip
    return replace(plain, **fields)


def stand(step: int = 1, *, at: float = 0, **fields: Any) -> Stand:
    """Where the learner is in a lesson of nine steps, so many minutes after the begin."""
    plain = Stand(
        "anna-id", "penumbra/05-plains-of-agony", step, 9, False, f"trail-{step}", 10.0, minutes(at)
    )
    return replace(plain, **fields)
