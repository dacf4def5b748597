"""A class that has learnt for a while: twenty learners, their answers, and where they are."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from tutor.app.library import lesson, lesson_ids
from tutor.classroom.answers import Answer, Record, Stand, utc_now
from tutor.classroom.store import Store

CODE, TITLE = "owls-12", "Owls"
TOKEN = "the token of the teacher"
LEARNERS, LESSONS = 20, 8


def fill(data: Path) -> None:
    """A database with the class in the folder of a server that has not been started yet.

    Each learner was asked twice in each lesson and erred now and then; the last lesson is not done.
    """
    store = Store.open(f"sqlite:///{data / 'tutor.sqlite3'}")
    klass = store.add_class(TITLE, CODE)
    records: list[Record] = []
    for number in range(LEARNERS):
        learner, _ = store.join(klass, f"Learner {number + 1}")
        records += _learnt(learner.id, number)
    store.add(records)


def _learnt(learner: str, number: int) -> list[Record]:
    records: list[Record] = []
    for at, id in enumerate(lesson_ids("penumbra")[:LESSONS]):
        script = lesson(id).script
        assert script is not None, id
        when = utc_now() - timedelta(minutes=5 * (LESSONS - at))
        for place in range(2):
            right = (number + at + place) % 3 > 0
            records.append(
                Answer(
                    f"{number}-{at}-{place}",
                    learner,
                    id,
                    f"{place}.0",
                    "prediction",
                    script.scenario.shows[:1],
                    str(1 if right else 2),
                    "1",
                    right,
                    True,
                    0,
                    when,
                )
            )
        step = 9 if at + 1 < LESSONS else number % 9
        records.append(Stand(learner, id, step, 9, step == 9, f"{at}", 60.0 + 7 * number, when))
    return records
