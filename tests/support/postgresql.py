"""A PostgreSQL server of the tests' own: the fixture `postgresql`, on a socket in a temporary folder.

`postgresql.fresh()` is the address of an empty database. The server lives as long as the test run (one per
worker); nothing of a server that this machine may run already is touched.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=", "jit=off")


def find_postgresql() -> Path | None:
    """The folder of a PostgreSQL's programs, the newest of several; none is ever downloaded."""
    there = shutil.which("initdb")
    if there is not None:
        return Path(there).parent
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(folders, key=lambda folder: float(folder.parent.name), default=None)


def runner() -> dict[str, Any]:
    """As whom the server runs: it refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = known.get("postgres") or known["nobody"]
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgresql:
    """A running server."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder, self._programs, self._numbers = folder, programs, count(1)
        self._as = runner()
        if self._as:
            os.chown(folder, self._as["user"], self._as["group"])
        self._run("initdb", "--no-sync", "--auth=trust", "--username=tutor", "--encoding=UTF8", "--locale=C")

    def start(self) -> None:
        """Starts the server; comes back when it answers."""
        options = " ".join(f"-c {setting}" for setting in (*FAST, f"unix_socket_directories={self.folder}"))
        self._run(
            "pg_ctl", "start", "--wait", "--silent", f"--log={self.folder / 'log'}", f"--options={options}"
        )

    def stop(self, mode: str = "fast") -> None:
        """Stops the server, whoever is connected; what was written is there when it starts again."""
        self._run("pg_ctl", "stop", "--wait", "--silent", f"--mode={mode}")

    def fresh(self) -> str:
        """The address of a database without tables: a schema of its own, which takes no time to make."""
        schema = f"test_{next(self._numbers)}"
        place = f"@/postgres?host={self.folder}"
        engine = sa.create_engine(f"postgresql+psycopg://tutor{place}", poolclass=sa.NullPool)
        with engine.begin() as connection:
            connection.exec_driver_sql(f"CREATE SCHEMA {schema}")
        return f"postgresql://tutor{place}&options=-csearch_path%3D{schema}"

    def _run(self, program: str, *arguments: str) -> None:
        command: list[str | Path] = [self._programs / program, f"--pgdata={self.folder / 'data'}", *arguments]
        done = subprocess.run(
            command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, **self._as
        )
        assert done.returncode == 0, done.stderr.decode(errors="replace")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A server that is stopped, with all its databases, when the tests are over."""
    programs = find_postgresql()
    if programs is None:
        reason = "no PostgreSQL found: `make postgresql` installs it (Debian: apt-get install postgresql)"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    # A path of a socket may have 107 characters at most: too few for the folders that pytest makes.
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp") as folder:
        server = Postgresql(Path(folder), programs)
        server.start()
        yield server
        server.stop("immediate")
