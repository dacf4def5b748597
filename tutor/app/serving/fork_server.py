"""The process that kernels are forked from: it has read what they all need, and shares the memory of it.

A kernel that is started as a program reads the same libraries and the same words anew, which takes longer
than all that its page asks of it. Run as `python -P -m tutor.app.serving.fork_server FD`, where FD is one end
of a two-way pipe; the server of the pages holds the other (`kernel_forks`). It ends when the server does.
"""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

import msgspec
from traitlets.config import Config

from tutor.app.serving.jsonschema_patch import load_without

SHARED: Final = (
    "IPython.core.completerlib",
    "IPython.core.debugger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "alembic.command",
    "alembic.config",
    "fluent.runtime",
    "fluent.syntax",
    "ipykernel.ipkernel",
    "ipykernel.kernelapp",
    "psutil",
    "sqlalchemy.dialects.sqlite",
    "tornado.platform.asyncio",
    "tutor.app.serving.forked_kernel",
    "tutor.app.pages.classroom",
    "tutor.app.learner.progress",
    "tutor.app.pages.lesson",
    "tutor.app.pages.play",
    "tutor.app.pages.rules",
    "tutor.app.pages.sight",
    "tutor.app.pages.start",
    "tutor.app.studio",
    "tutor.app.workbench",
    "tutor.classroom.outbox",
)
"""What is imported before the first kernel: much of what any page uses, sooner or later.

None of it may start a thread or open a database, which a fork would lose or share.
"""

CELLS: Final = "tutor.notebook"
"""What the cells of chapters use."""

PIECES: Final = "tutor.notebook.warming"
"""What takes longer, and is made in the pauses between orders."""

QUIET: Final = 1.0
"""So many seconds after an order, whose page is made now, nothing is made ahead."""

BREATH: Final = 0.01
"""So many seconds lie between two pieces, or they would take a processor from others."""

LOG: Final = logging.getLogger("tutor.app")

FEW_SWEEPS: Final = (20_000, 20, 20)
"""How rarely memory is searched: a page is made of many small things, and hardly any is ever let go."""


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """A kernel to begin: the arguments of `ipykernel_launcher`, its environment and its folder."""

    arguments: list[str]
    environment: dict[str, str]
    folder: str


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """The process that an order was answered with."""

    pid: int


def main(descriptor: int) -> None:
    """Import what kernels share, then begin one for each order until nobody holds the other end."""
    server = Connection(descriptor)
    load_without("ipykernel.debugger", "debugpy")  # nobody debugs the kernel of a page
    for module in SHARED:
        import_module(module)
    import_module(CELLS).warm_up()
    gc.collect()
    gc.freeze()  # what is shared is never searched, or each kernel would soon have its own copy
    gc.set_threshold(*FEW_SWEEPS)
    pieces = import_module(PIECES).pieces()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no kernel stays behind as a zombie
    while True:
        pause = QUIET
        while not server.poll(pause) and work_ahead(pieces):
            pause = BREATH
        try:
            order = msgspec.json.decode(server.recv_bytes(), type=Order)
        except (EOFError, ConnectionError):
            return
        pid = os.fork()
        if pid == 0:
            server.close()
            become(order)
            return
        server.send_bytes(msgspec.json.encode(Fork(pid)))


def work_ahead(pieces: Iterator[Callable[[], object]]) -> bool:
    """Make one piece more of what kernels share; False where nothing is left."""
    try:
        piece = next(pieces, None)
        if piece is None:
            return False
        piece()
    except Exception:
        # A kernel that needs it will meet the same, and tell its page.
        LOG.exception("what kernels share could not be made")
    gc.freeze()
    return True


def become(order: Order) -> None:
    """Be the kernel of an order, until it is told to end."""
    parent = os.getppid()
    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(order.environment)
    os.chdir(order.folder)
    with suppress(OSError):
        # Where memory runs out, one learner's kernel is ended, and not what all the others hang on.
        Path("/proc/self/oom_score_adj").write_text("500")
    sys.argv = order.arguments
    # It ends with the process it was forked from, which ends with the server. What ipywidgets does when it is
    # imported in a kernel, it now does as an extension.
    asked: Any = Config()
    asked.IPKernelApp.parent_handle = parent
    asked.InteractiveShellApp.extensions = ["ipywidgets"]
    forked: Any = import_module("tutor.app.serving.forked_kernel")
    forked.ForkedKernelApp.launch_instance(config=asked)


if __name__ == "__main__":
    main(int(sys.argv[1]))
