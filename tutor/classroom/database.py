"""The database behind the store: its transactions, its tables of today, and what is wrong with it."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.dialects import postgresql, sqlite

from tutor.classroom.engines import address_of, engine_of, write_ahead
from tutor.classroom.errors import RecordRefused, StoreAway, StoreUnfit
from tutor.classroom.migrations import HEAD
from tutor.rules.words import Words

BUSY: Final = 5.0
"""Seconds for which a transaction waits for another one's lock, and for PostgreSQL to answer at all."""

_MIGRATING: Final = threading.Lock()
"""Alembic keeps what it works on in its modules: one thread of a process at a time."""

_ADVISORY: Final = 7_236_101
"""The number of the lock under which PostgreSQL lets one process at a time change the tables."""

_TURNS: Final = 7_236_102
"""The number of the lock that is shared by those who write, and held alone by whoever deletes."""


class Database:
    """A database with today's tables.

    Raises StoreAway where it cannot be reached now, StoreError where the address is wrong, StoreUnfit where
    the tables are of a newer version. Connections are not kept: each of many kernels would hold one for
    hours.
    """

    def __init__(self, url: str, busy: float = BUSY) -> None:
        address = address_of(url)
        kind = address.get_backend_name()
        self.name: Final = address.set(drivername=kind).render_as_string(hide_password=True)
        self._sqlite = kind == "sqlite"
        self._busy = busy
        self._engine = engine_of(address, busy)
        self._ready = False
        self._prepare()

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A transaction that sees one moment. Raises StoreAway."""
        with self._transaction("BEGIN") as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction that is kept wholly or not at all. Raises StoreAway or RecordRefused."""
        with self._transaction("BEGIN IMMEDIATE") as connection:
            yield connection

    def take_turns(self, connection: sa.Connection, *, deleting: bool = False) -> None:
        """Has those who write and whoever deletes wait for one another, until the transaction ends."""
        if self._sqlite:  # One writes at a time anyway.
            return
        lock = sa.func.pg_advisory_xact_lock if deleting else sa.func.pg_advisory_xact_lock_shared
        connection.execute(sa.select(lock(_TURNS)))

    def insert(self, table: sa.Table) -> Any:
        """An insert that can say what to do where the row is there already."""
        return sqlite.insert(table) if self._sqlite else postgresql.insert(table)

    def _prepare(self) -> None:
        """Sees to today's tables: at first, and after every failure, as the database may be a new one."""
        if self._sqlite:
            try:
                Path(self._engine.url.database or "").parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                write_ahead(self._engine, self._busy)
            except (OSError, sqlite3.Error, exc.DBAPIError) as error:
                raise self._away(error) from None
        with self._connection("BEGIN") as connection:
            old = _version(connection) != HEAD
        if old:
            with self._connection("BEGIN IMMEDIATE") as connection:
                self._migrate(connection)
        self._ready = True

    @contextmanager
    def _transaction(self, begin: str) -> Iterator[sa.Connection]:
        if not self._ready:
            self._prepare()
        try:
            with self._connection(begin) as connection:
                yield connection
        except StoreAway:
            self._ready = False
            raise

    @contextmanager
    def _connection(self, begin: str) -> Iterator[sa.Connection]:
        # Two that read first and then write would wait for each other: a writer says so at once.
        engine = self._engine.execution_options(begin=begin)
        try:
            with engine.begin() as connection:
                yield connection
        except (exc.IntegrityError, exc.DataError, UnicodeError, OverflowError) as error:
            raise RecordRefused(_refused(error)) from error
        except exc.DBAPIError as error:
            raise self._away(error) from error
        except exc.StatementError as error:
            raise RecordRefused(_refused(error)) from error

    def _away(self, error: Exception) -> StoreAway:
        why = _reason(error)
        return StoreAway(
            Words(
                f"The database {self.name} cannot be used just now: {why}",
                f"База данных {self.name} сейчас недоступна: {why}",
            )
        )

    def _migrate(self, connection: sa.Connection) -> None:
        """Brings the tables up to date; whoever comes second finds it done."""
        if not self._sqlite:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_ADVISORY)))
        if _version(connection) == HEAD:
            return
        # Alembic takes a while to import, and mostly nothing is to be done.
        from alembic import command
        from alembic.config import Config
        from alembic.util import CommandError

        config = Config(attributes={"connection": connection})
        folder = Path(__file__).with_name("migrations")
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        try:
            with _MIGRATING:
                command.upgrade(config, "head")
        except CommandError:
            raise StoreUnfit(
                Words(
                    f"The database {self.name} was made by a newer version of this program; install that",
                    f"База данных {self.name} создана более новой версией программы: установите её",
                )
            ) from None


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return version


def _reason(error: Exception) -> str:
    """What the driver says, on one line and without the statement."""
    cause = error.orig if isinstance(error, exc.DBAPIError) else error
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror.lower()
    return " ".join(str(cause).split()) or type(cause).__name__


def _refused(error: Exception) -> Words:
    why = _reason(error.orig if isinstance(error, exc.StatementError) and error.orig else error)  # type: ignore[arg-type]
    return Words(f"The database does not take this record: {why}", f"База данных не принимает запись: {why}")
