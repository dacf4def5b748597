"""The store: what learners have answered, where they are, and who is in which class."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, Final

import sqlalchemy as sa
from msgspec.structs import asdict, replace

from tutor.classroom.answers import (
    KEPT_VERSION,
    Answer,
    LearnerRecord,
    Record,
    Stand,
    in_order,
    merged,
    utc_now,
)
from tutor.classroom.database import BUSY, Database
from tutor.classroom.errors import StoreError
from tutor.classroom.learner_export import NEWER
from tutor.classroom.roster import Roster
from tutor.classroom.tables import answers, forgotten, learners, stands
from tutor.rules.words import Words


class Store(Roster):
    """A store that is open; it may be used by many threads and processes at once.

    Every method raises StoreAway while the database is busy, absent or full; nothing is half done then.
    """

    @classmethod
    def open(cls, url: str, *, busy: float = BUSY) -> Store:
        """The store at an address, "sqlite:///<file>" or "postgresql://...", its tables brought up to date.

        `busy` is for how many seconds another one's lock is waited for. Raises StoreError.
        """
        return cls(Database(url, busy))

    def add(self, records: Iterable[Record]) -> None:
        """Keeps all records or none; what was kept before stays as it is. Raises RecordRefused too.

        A learner that is not known yet becomes known. What somebody put down before they had everything of
        theirs deleted is left out.
        """
        given = tuple(records)
        if not given:
            return
        with self._database.writing() as connection:
            self._database.take_turns(connection)
            gone = self._gone(connection, {record.learner for record in given})
            self._write(connection, [record for record in given if not _is_over(record, gone)])

    def _write(self, connection: sa.Connection, records: Iterable[Record]) -> None:
        new, met = _sorted(records)
        known = {answer.learner for answer in new} | {stand.learner for stand in met}
        if known:
            self._know(connection, known)
        if new:
            insert = self._database.insert(answers).on_conflict_do_nothing()
            connection.execute(insert, [asdict(answer) for answer in new])
        if met:
            connection.execute(self._upsert(), [asdict(stand) for stand in met])

    def answers(self, learner: str) -> tuple[Answer, ...]:
        """What a learner has answered, the oldest first."""
        with self._database.reading() as connection:
            return _answers(connection, answers.c.learner == learner)

    def stands(self, learner: str) -> dict[str, Stand]:
        """Where a learner is, by lesson."""
        with self._database.reading() as connection:
            return {stand.lesson: stand for stand in _stands(connection, stands.c.learner == learner)}

    def export(self, learner: str) -> LearnerRecord:
        """All that is kept of a learner's learning, to take away."""
        with self._database.reading() as connection:
            mine = _answers(connection, answers.c.learner == learner)
            return LearnerRecord(KEPT_VERSION, mine, _stands(connection, stands.c.learner == learner))

    def take(self, learner: str, record: LearnerRecord) -> None:
        """Adds what was taken away to what a learner has, whoever it was of; twice is the same as once.

        Raises StoreError where it was written by a newer version, or the learner has left for good.
        """
        if record.version > KEPT_VERSION:
            raise StoreError(NEWER)
        mine: list[Record] = [replace(answer, learner=learner) for answer in record.answers]
        mine += (replace(stand, learner=learner) for stand in record.stands)
        with self._database.writing() as connection:
            self._database.take_turns(connection)
            if learner in (gone := self._gone(connection, {learner})) and gone[learner].joined:
                raise StoreError(_LEFT)
            self._write(connection, mine)

    def forget(self, learner: str, at: datetime | None = None) -> bool:
        """Deletes all that is kept of a learner, name and class included; whether they had joined a class.

        It is final: what was put down until then (`at`, now unless it is given) and still waits somewhere is
        not kept any more, and of somebody who had joined a class nothing ever is.
        """
        mine = learners.c.id == learner
        with self._database.writing() as connection:
            self._database.take_turns(connection, deleting=True)
            with_key = sa.select(learners.c.id).where(mine, learners.c.return_key.is_not(None))
            joined = connection.scalar(with_key) is not None
            connection.execute(sa.delete(learners).where(mine))
            insert = self._database.insert(forgotten)
            values = {"at": insert.excluded.at, "joined": forgotten.c.joined | insert.excluded.joined}
            row = {"learner": learner, "at": at or utc_now(), "joined": joined}
            connection.execute(insert.on_conflict_do_update(index_elements=["learner"], set_=values), row)
        return joined

    def is_forgotten(self, learner: str) -> bool:
        """Whether somebody has had everything of theirs deleted."""
        with self._database.reading() as connection:
            return bool(self._gone(connection, {learner}))

    def class_records(self, klass_id: str) -> tuple[tuple[Answer, ...], tuple[Stand, ...]]:
        """What all learners of a class have answered, the oldest first, and where they are."""
        members = sa.select(learners.c.id).where(learners.c.class_id == klass_id)
        with self._database.reading() as connection:
            given = _answers(connection, answers.c.learner.in_(members))
            return given, _stands(connection, stands.c.learner.in_(members))

    def _gone(self, connection: sa.Connection, ids: set[str]) -> dict[str, sa.Row[Any]]:
        """Those of these learners who have had everything of theirs deleted."""
        rows = connection.execute(sa.select(forgotten).where(forgotten.c.learner.in_(sorted(ids))))
        return {row.learner: row for row in rows}

    def _know(self, connection: sa.Connection, known: set[str]) -> None:
        insert = self._database.insert(learners).on_conflict_do_nothing(index_elements=["id"])
        rows = [{"id": id, "nickname": "", "joined": utc_now()} for id in sorted(known)]
        connection.execute(insert, rows)

    def _upsert(self) -> Any:
        """`merged` of the row that is there and the one that comes, in one statement."""
        insert = self._database.insert(stands)
        new, old = insert.excluded, stands.c
        order = ("at", "step", "steps", "trail")
        newer = sa.tuple_(*(new[name] for name in order)) > sa.tuple_(*(old[name] for name in order))
        placed = {name: sa.case((newer, new[name]), else_=old[name]) for name in order}
        seconds = sa.case((new.seconds > old.seconds, new.seconds), else_=old.seconds)
        values = {**placed, "done": old.done | new.done, "seconds": seconds}
        return insert.on_conflict_do_update(index_elements=["learner", "lesson"], set_=values)


def _is_over(record: Record, gone: Mapping[str, sa.Row[Any]]) -> bool:
    """Whether a record is of what was deleted."""
    row = gone.get(record.learner)
    if row is None or record.at.utcoffset() is None:
        return False
    return bool(row.joined or record.at <= row.at)


def _sorted(records: Iterable[Record]) -> tuple[list[Answer], list[Stand]]:
    """The answers and the merged stands, in the order in which every writer takes its locks."""
    new: dict[tuple[str, str], Answer] = {}
    met: dict[tuple[str, str], Stand] = {}
    for record in records:
        if isinstance(record, Answer):
            new.setdefault((record.learner, record.key), record)
        else:
            at = (record.learner, record.lesson)
            met[at] = merged(met[at], record) if at in met else record
    return [new[key] for key in sorted(new)], [met[key] for key in sorted(met)]


def _answers(connection: sa.Connection, which: sa.ColumnElement[bool]) -> tuple[Answer, ...]:
    """The answers of the learners who are meant, all that each of them gave."""
    rows = connection.execute(sa.select(answers).where(which)).mappings()
    return in_order(Answer(**{**row, "rules": tuple(row["rules"])}) for row in rows)


def _stands(connection: sa.Connection, which: sa.ColumnElement[bool]) -> tuple[Stand, ...]:
    order = (stands.c.at, stands.c.learner, stands.c.lesson)
    rows = connection.execute(sa.select(stands).where(which).order_by(*order)).mappings()
    return tuple(Stand(**row) for row in rows)


_LEFT: Final = Words(
    "All that was kept of you here is deleted; join the class anew to keep something again",
    "Всё, что хранилось о вас, удалено; чтобы снова что-то сохранять, войдите в класс заново",
)
