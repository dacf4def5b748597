"""The database: its tables come from the migrations, and what is wrong with it is said to a person."""

from __future__ import annotations

import shutil
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from support.classroom import answer
from support.postgresql import Postgresql
from support.processes import TESTS, elsewhere

import tutor.classroom.database as database
from tutor.classroom.database import Database
from tutor.classroom.errors import StoreAway, StoreError
from tutor.classroom.migrations import HEAD
from tutor.classroom.store import Store
from tutor.classroom.tables import metadata

pytestmark = pytest.mark.programs

OPENED = """
import sys
from support.classroom import answer
from tutor.classroom.store import Store
sys.stdin.readline()
Store.open(sys.argv[1], busy=60).add([answer(int(sys.argv[2]))])
"""


def test_the_migrations_make_the_tables_of_today(url: str) -> None:
    with Database(url).reading() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == HEAD


def test_the_last_migration_is_known() -> None:
    folder = Path(database.__file__).with_name("migrations")
    assert ScriptDirectory(str(folder)).get_heads() == [HEAD]


def test_a_database_of_today_is_opened_without_alembic(url: str) -> None:
    Store.open(url)
    code = f"{OPENED}print('alembic' in sys.modules)"
    assert elsewhere(code, "0", url, "1") == "False"


def test_processes_that_open_a_database_at_once_make_its_tables_once(url: str) -> None:
    paths = {"PYTHONPATH": f"{TESTS.parent}:{TESTS}"}
    several = [
        subprocess.Popen([sys.executable, "-c", OPENED, url, str(number)], env=paths, stdin=subprocess.PIPE)
        for number in range(3)
    ]
    for process in several:
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
    assert [process.wait(60) for process in several] == [0, 0, 0]
    assert Store.open(url).answers("anna-id") == tuple(map(answer, range(3)))


def test_threads_that_open_a_database_at_once_make_its_tables_once(url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda number: Store.open(url, busy=60).add([answer(number)]), range(4)))
    assert Store.open(url).answers("anna-id") == tuple(map(answer, range(4)))


def test_a_database_of_an_older_version_is_brought_up_to_date_and_loses_nothing(url: str) -> None:
    Store.open(url).add([answer(1)])
    with Database(url).writing() as connection:
        connection.execute(sa.text("DROP TABLE forgotten"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    store = Store.open(url)
    assert store.answers("anna-id") == (answer(1),)
    store.forget("anna-id")
    store.add([answer(1)])
    assert store.answers("anna-id") == ()


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    with Database(url).writing() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="made by a newer version") as told:
        Store.open(url)
    assert "более новой версией" in told.value.why.ru and not isinstance(told.value, StoreAway)


def test_a_transaction_that_fails_leaves_nothing(url: str) -> None:
    store = Store.open(url)
    with pytest.raises(ZeroDivisionError), store._database.writing() as connection:
        store._know(connection, {"anna-id"})
        raise ZeroDivisionError
    assert store.learner("anna-id") is None


@pytest.mark.parametrize(
    "wrong", ["", "tutor.sqlite3", "sqlite://", "sqlite:///:memory:", "mysql://root@here/tutor", "sqlite:x"]
)
def test_a_wrong_address_is_told_with_what_is_allowed(wrong: str) -> None:
    with pytest.raises(StoreError, match=r"sqlite:///<file> or postgresql://") as told:
        Store.open(wrong)
    assert not isinstance(told.value, StoreAway)


def test_a_path_that_is_no_database_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database at all, " * 100)
    for path in (tmp_path, tmp_path / "text"):
        with pytest.raises(StoreAway, match=f"The database sqlite.*{path.name} cannot be used just now: .+"):
            Store.open(f"sqlite:///{path}")


def test_a_database_that_another_one_locks_is_waited_for_no_longer_than_asked(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tutor.sqlite3'}"
    store = Store.open(url, busy=0.01)
    other = sqlite3.connect(tmp_path / "tutor.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreAway, match="database is locked"):
        store.add([answer(1)])
    assert Store.open(url, busy=0.01).answers("anna-id") == (), "who only reads need not wait"
    other.close()
    store.add([answer(1)])
    assert store.answers("anna-id") == (answer(1),)


def test_a_database_that_is_deleted_is_made_anew_by_a_store_that_is_open(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'data' / 'tutor.sqlite3'}")
    store.add([answer(1)])
    shutil.rmtree(tmp_path / "data")
    with pytest.raises(StoreAway):
        store.add([answer(2)])
    store.add([answer(2)])
    assert store.answers("anna-id") == (answer(2),)


@pytest.fixture
def silent() -> Iterator[int]:
    """A port at which somebody listens and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


def test_a_postgresql_that_does_not_answer_is_told_without_its_password(silent: int) -> None:
    with pytest.raises(StoreAway, match=r"\*\*\*@127.0.0.1:\d+/tutor cannot be used just now: .+") as told:
        Store.open(f"postgresql://tutor:sesame@127.0.0.1:{silent}/tutor", busy=0.1)
    assert "sesame" not in str(told.value)


def test_a_postgresql_that_is_not_there_is_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(StoreAway, match="refused"):
        Store.open(f"postgres://tutor@127.0.0.1:{port}/tutor")


def test_without_its_library_postgresql_is_told_to_need_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"mage-rules-tutor\[postgresql\]"):
        Store.open("postgresql://tutor@127.0.0.1/tutor")


def test_a_postgresql_that_goes_away_and_comes_back(postgresql: Postgresql) -> None:
    store = Store.open(postgresql.fresh())
    postgresql.stop()
    try:
        with pytest.raises(StoreAway, match="cannot be used just now"):
            store.add([answer(1)])
    finally:
        postgresql.start()
    store.add([answer(1)])
    assert store.answers("anna-id") == (answer(1),)
