"""Starts the kernels of pages by forking them from one process that has read what they share. Linux only."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import psutil
from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from tutor.app.serving.fork_server import Fork, Order

NAME: Final = "tutor-fork"
"""By which a kernel's specification asks for `ForkProvisioner` (an entry point of the package)."""

ASKED_BY: Final = [sys.executable, "-m"]
"""How a command begins that a fork can do as well."""

log: Final = logging.getLogger(__name__)


class ForkServer:
    """The server's end of the process that kernels are forked from; any thread may call it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._environment: dict[str, str] = {}

    def start(self, environment: Mapping[str, str]) -> None:
        """Start the process, in that environment, unless it runs; it is not waited for."""
        with self._lock:
            self._environment = dict(environment)
            self._running()

    def _running(self) -> Connection:
        if self._line is not None and self._process is not None and self._process.poll() is None:
            return self._line
        self._close()
        self._line, theirs = Pipe()
        with theirs:
            command = [sys.executable, "-P", "-m", "tutor.app.serving.fork_server", str(theirs.fileno())]
            self._process = subprocess.Popen(
                command,
                env=self._environment,
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl-C in the terminal is for the server alone
            )
        return self._line

    def begin(self, order: Order) -> int:
        """Begin a kernel and return its process id; the first waits for the imports.

        Raises `OSError` or `EOFError` if the process has ended and cannot be started again.
        """
        with self._lock:
            line = self._running()
            try:
                line.send_bytes(msgspec.json.encode(order))
                return msgspec.json.decode(line.recv_bytes(), type=Fork).pid
            except (EOFError, OSError):
                self._close()
                raise

    def close(self) -> None:
        """End the process; kernels that run end soon after."""
        with self._lock:
            self._close()

    def _close(self) -> None:
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        self._line = self._process = None


FORK_SERVER: Final = ForkServer()
"""The one of this process."""


class Forked:
    """A kernel that is no child of this process, with as much of `subprocess.Popen` as Jupyter asks for."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int) -> None:
        self.pid = pid
        # By its time of birth too, so that a signal never reaches another process of the same number.
        self._process = psutil.Process(pid)

    def poll(self) -> int | None:
        """None while it runs; else 0, for its code is told to nobody."""
        return None if self._process.is_running() else 0

    def wait(self) -> int:
        """Wait until it has ended."""
        self._process.wait()
        return 0

    def send_signal(self, number: int) -> None:
        """Send it a signal; `ProcessLookupError` if it has ended."""
        try:
            self._process.send_signal(number)
        except psutil.NoSuchProcess as gone:
            raise ProcessLookupError(str(gone)) from gone

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class ForkProvisioner(LocalProvisioner):
    """Begins a kernel by a fork; where that fails, as a program of its own, which is the same but slower."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Begin the kernel of a command that starts with this Python and `-m`."""
        folder = kwargs.get("cwd") or Path.cwd()
        environment = dict(kwargs.get("env") or os.environ)
        order = Order(cmd[len(ASKED_BY) :], environment, str(folder))
        try:
            pid = await asyncio.to_thread(FORK_SERVER.begin, order)
            self.process = cast("Any", Forked(pid))
        except (OSError, EOFError, psutil.NoSuchProcess) as failure:
            log.warning("No kernel could be forked (%s): it is started as a program.", failure)
            return await super().launch_kernel(cmd, **kwargs)
        self.pid = self.pgid = pid  # it leads a session of its own
        self.cwd = folder
        return self.connection_info
