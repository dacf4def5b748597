"""Servers as processes of their own, for tests and benchmarks: started, waited for, and always ended."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import psutil
from support.patience import PATIENCE

FORKS = "tutor.app.serving.fork_server"
END_SECONDS = 20


def free_port() -> int:
    """A port on which nothing listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answers(url: str) -> bool:
    """Whether a server answers at the address, with an error too."""
    try:
        urllib.request.urlopen(url, timeout=5).close()
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True


def of_notebooks(folder: Path, port: int, **options: object) -> list[str]:
    """The command that serves the notebooks of a folder; options such as `preheat=0` become its flags."""
    command = [
        sys.executable,
        "-m",
        "tutor.app.serving.server",
        "--port",
        str(port),
        "--notebooks",
        str(folder),
    ]
    flags = {f"--{name.replace('_', '-')}": value for name, value in options.items()}
    return command + [name if value is True else f"{name}={value}" for name, value in flags.items()]


def fork_servers_of(server: psutil.Process) -> list[psutil.Process]:
    """The process that a server's kernels are forked from; none if they are started as programs."""
    return [one for one in server.children() if _runs(one, FORKS)]


def kernels_of(server: psutil.Process) -> list[psutil.Process]:
    """The kernels of a server, forked or started as programs."""
    forked = [kernel for forks in fork_servers_of(server) for kernel in forks.children()]
    return forked + [one for one in server.children() if _runs(one, "ipykernel_launcher")]


def _runs(process: psutil.Process, module: str) -> bool:
    try:
        return module in process.cmdline()
    except psutil.Error:
        return False


@contextmanager
def running(
    command: Sequence[str], answers_at: str, log: Path, cwd: Path, env: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """A server while the block runs; what it writes goes to `log`.

    Raises RuntimeError with the log where nothing answers at the address in time.
    """
    with log.open("wb") as out:
        server = subprocess.Popen(command, stdout=out, stderr=out, cwd=cwd, env=env)
    try:
        deadline = time.monotonic() + PATIENCE
        while not answers(answers_at):
            if server.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{log.read_text()}")
            time.sleep(0.1)
        yield server
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
