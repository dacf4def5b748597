"""Classes and learners of the store: who joins, who comes back, who is there."""

from __future__ import annotations

import hmac
import secrets
from typing import Any, Final

import sqlalchemy as sa

from tutor.classroom.answers import Classroom, Learner, new_key, utc_now
from tutor.classroom.database import Database
from tutor.classroom.errors import NicknameTaken, RecordRefused, StoreError, WrongReturnKey
from tutor.classroom.names import fold, natural, new_return_key, sealed, tidy
from tutor.classroom.tables import classes, learners
from tutor.rules.words import Words


class Roster:
    """The part of a store that knows people. Every method raises StoreAway while the database is away."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def add_class(self, title: str, code: str) -> Classroom:
        """A new class. Raises StoreError where the code is another's, or a name is empty or too long."""
        classroom = Classroom(new_key(), tidy(title, _TITLE), tidy(code, _CODE))
        row = {"id": classroom.id, "title": classroom.title, "code": classroom.code}
        try:
            with self._database.writing() as connection:
                insert = sa.insert(classes).values(**row, folded_code=fold(classroom.code), made=utc_now())
                connection.execute(insert)
        except RecordRefused:
            raise StoreError(_CODE_TAKEN) from None
        return classroom

    def retitle(self, classroom: Classroom, title: str) -> Classroom:
        """The class under another title. Raises StoreError where that is empty or too long."""
        renamed = Classroom(classroom.id, tidy(title, _TITLE), classroom.code)
        with self._database.writing() as connection:
            mine = sa.update(classes).where(classes.c.id == classroom.id)
            connection.execute(mine.values(title=renamed.title))
        return renamed

    def class_by_code(self, code: str) -> Classroom | None:
        """The class with a code, whatever its case."""
        return next(iter(self._classes(classes.c.folded_code == fold(code))), None)

    def classes(self) -> tuple[Classroom, ...]:
        """All classes, the oldest first."""
        return self._classes(sa.true())

    def join(self, classroom: Classroom, nickname: str) -> tuple[Learner, str]:
        """A new learner of a class, and the key that lets this learner back; only its hash is kept.

        Raises NicknameTaken, or StoreError where the class is no more or the nickname empty or too long.
        """
        name, key, salt = tidy(nickname, _NICKNAME), new_return_key(), secrets.token_bytes(16)
        learner = Learner(new_key(), name, classroom.id, utc_now())
        try:
            with self._database.writing() as connection:
                row = {**_row(learner), "salt": salt, "return_key": sealed(key, salt)}
                connection.execute(sa.insert(learners).values(**row))
        except RecordRefused:
            raise self._not_joined(classroom.id) from None
        return learner, key

    def rejoin(self, classroom: Classroom, nickname: str, return_key: str) -> Learner:
        """The learner of a class who has this nickname and return key. Raises WrongReturnKey."""
        named = (learners.c.class_id == classroom.id) & (learners.c.folded == fold(nickname))
        with self._database.reading() as connection:
            row = connection.execute(sa.select(learners).where(named)).mappings().one_or_none()
        # The same work whether or not there is such a learner, so that the time taken tells nothing.
        salt, digest = (row["salt"], row["return_key"]) if row and row["salt"] else (b"", b"")
        if not hmac.compare_digest(sealed(return_key, salt), digest) or row is None:
            raise WrongReturnKey(_WRONG_KEY)
        return _learner(row)

    def learner(self, id: str) -> Learner | None:
        """The learner with an id, if known."""
        with self._database.reading() as connection:
            row = connection.execute(sa.select(learners).where(learners.c.id == id)).mappings().one_or_none()
        return _learner(row) if row else None

    def ensure(self, id: str, nickname: str = "", classroom: str = "") -> Learner:
        """The learner with an id, made if not known; a nickname and a class, by its id, fill what is empty.

        Raises NicknameTaken, or StoreError where there is no such class or the nickname is too long.
        """
        name = tidy(nickname, _NICKNAME) if nickname else ""
        learner = Learner(id, name, classroom, utc_now())
        mine = learners.c.id == id
        try:
            with self._database.writing() as connection:
                insert = self._database.insert(learners).on_conflict_do_nothing(index_elements=["id"])
                connection.execute(insert, _row(learner))
                if name:
                    named = {"nickname": name, "folded": fold(name)}
                    connection.execute(
                        sa.update(learners).where(mine, learners.c.nickname == "").values(named)
                    )
                if classroom:
                    outside = learners.c.class_id.is_(None)
                    connection.execute(sa.update(learners).where(mine, outside).values(class_id=classroom))
                row = connection.execute(sa.select(learners).where(mine)).mappings().one()
        except RecordRefused:
            raise self._not_joined(classroom) from None
        return _learner(row)

    def roster(self, klass_id: str) -> tuple[Learner, ...]:
        """The learners of a class by their nicknames."""
        chosen = sa.select(learners).where(learners.c.class_id == klass_id)
        with self._database.reading() as connection:
            rows = connection.execute(chosen).mappings().all()
        return tuple(map(_learner, sorted(rows, key=lambda row: (natural(row["folded"] or ""), row["id"]))))

    def _classes(self, which: sa.ColumnElement[bool]) -> tuple[Classroom, ...]:
        columns = sa.select(classes.c.id, classes.c.title, classes.c.code)
        with self._database.reading() as connection:
            rows = connection.execute(columns.where(which).order_by(classes.c.made, classes.c.id))
            return tuple(Classroom(*row) for row in rows)

    def _not_joined(self, klass_id: str) -> StoreError:
        """Why a learner is not in a class."""
        there = any(classroom.id == klass_id for classroom in self.classes())
        return NicknameTaken(_NICKNAME_TAKEN) if there else StoreError(_NO_CLASS)


def _row(learner: Learner) -> dict[str, Any]:
    return {
        "id": learner.id,
        "nickname": learner.nickname,
        "folded": fold(learner.nickname) or None,
        "class_id": learner.class_id or None,
        "joined": learner.joined,
    }


def _learner(row: sa.RowMapping) -> Learner:
    return Learner(row["id"], row["nickname"], row["class_id"] or "", row["joined"])


_TITLE: Final = Words("the title of a class", "название класса")
_CODE: Final = Words("the code of a class", "код класса")
_NICKNAME: Final = Words("the nickname", "имя")
_CODE_TAKEN: Final = Words("Another class has this code", "Такой код есть у другого класса")
_NICKNAME_TAKEN: Final = Words(
    "Another learner of this class has this nickname", "Это имя уже занято другим учеником класса"
)
_NO_CLASS: Final = Words("There is no such class", "Такого класса нет")
_WRONG_KEY: Final = Words(
    "This class has no learner with this nickname and return key",
    "В этом классе нет ученика с таким именем и ключом возвращения",
)
