"""Connections to SQLite and PostgreSQL: how each is reached, and how its transactions begin."""

from __future__ import annotations

import sqlite3
import time
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.pool import NullPool

from tutor.classroom.errors import StoreError
from tutor.rules.words import Words

ANSWER_SECONDS: Final = 5.0
"""Seconds that PostgreSQL has to answer: a lock may be waited for longer, a server that is gone may not."""


def engine_of(address: sa.URL, busy: float) -> sa.Engine:
    """An engine that waits so many seconds for others. Raises StoreError where its library is missing."""
    try:
        return (_sqlite if address.get_backend_name() == "sqlite" else _postgresql)(address, busy)
    except ImportError:
        raise StoreError(_NO_DRIVER) from None


def address_of(url: str) -> sa.URL:
    """An address with the driver that is used. Raises StoreError where it is of another kind of database."""
    try:
        address = sa.make_url(url)
    except exc.ArgumentError:
        raise StoreError(_ADDRESS) from None
    kind = address.get_backend_name()
    if kind in ("postgresql", "postgres"):
        return address.set(drivername="postgresql+psycopg")
    if kind != "sqlite" or address.database in (None, "", ":memory:"):
        raise StoreError(_ADDRESS)
    return address.set(drivername="sqlite+pysqlite")


def _sqlite(address: sa.URL, busy: float) -> sa.Engine:
    engine = sa.create_engine(address, poolclass=NullPool, connect_args={"timeout": busy})

    @sa.event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None  # The transactions are begun below, not by guesses of the driver.
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA synchronous=FULL")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))

    return engine


def _postgresql(address: sa.URL, busy: float) -> sa.Engine:
    patience: dict[str, Any] = {
        "connect_timeout": max(2, round(min(busy, ANSWER_SECONDS))),
        "tcp_user_timeout": round(min(busy, ANSWER_SECONDS) * 1000),
    }
    patience = {name: value for name, value in patience.items() if name not in address.query}
    return sa.create_engine(address, poolclass=NullPool, connect_args=patience)


def write_ahead(engine: sa.Engine, busy: float) -> None:
    """Readers do not wait for writers from now on; the change itself is refused while anyone reads."""
    until = time.monotonic() + busy
    while True:
        connection = engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > until:
                raise
        finally:
            connection.close()
        time.sleep(0.02)


_ADDRESS: Final = Words(
    "The address of the database is wrong; allowed: sqlite:///<file> or postgresql://<user>@<host>/<name>",
    "Неверный адрес базы данных; допустимо: sqlite:///<файл> или postgresql://<имя>@<узел>/<база>",
)
_NO_DRIVER: Final = Words(
    "PostgreSQL needs a library: pip install 'mage-rules-tutor[postgresql]'",
    "Для PostgreSQL нужна библиотека: pip install 'mage-rules-tutor[postgresql]'",
)
