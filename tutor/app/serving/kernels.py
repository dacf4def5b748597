"""Kernels behind the pages: which Python they run, when they are put away, how many learners have one."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import timedelta
from functools import partial
from typing import Any, Final

from ipykernel.kernelspec import RESOURCES
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpec, KernelSpecManager, NoSuchKernel
from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Bool, Float, Int

from tutor.app.serving.kernel_forks import NAME

WITHHELD: Final = frozenset({"TUTOR_TEACHER_TOKEN", "TUTOR_CLASSES", "JUPYTERHUB_API_TOKEN", "JPY_API_TOKEN"})
"""What the server may know by its environment, and a kernel must not."""

VISITOR: Final[ContextVar[str]] = ContextVar("VISITOR", default="")
"""The learner whose page is being answered: theirs is the kernel that it gets."""

NAMELESS: Final[ContextVar[bool]] = ContextVar("NAMELESS", default=False)
"""Whether that page was asked for without any cookie, where one may come without."""

ARRIVED: Final[ContextVar[Callable[[], None]]] = ContextVar("ARRIVED")
"""Called once that page has its kernel: from then on it counts with those that have one."""


def visible_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """What kernels may know of the server's environment."""
    return {name: value for name, value in environment.items() if name not in WITHHELD}


class OwnKernelSpecs(KernelSpecManager):
    """Knows one kernel, `python3`: the interpreter that runs the server, whatever else is registered."""

    forks = Bool(False, help="Whether it is forked rather than started as a program.").tag(config=True)

    def find_kernel_specs(self) -> dict[str, str]:
        return {NATIVE_KERNEL_NAME: RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Return the spec of `python3`; raise `NoSuchKernel` for any other name."""
        if kernel_name != NATIVE_KERNEL_NAME:
            raise NoSuchKernel(kernel_name)
        # A visitor's kernel writes no history of input and attaches no debugger.
        argv = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
        argv += ["--HistoryManager.enabled=False"]
        forked = {"kernel_provisioner": {"provisioner_name": NAME, "config": {}}} if self.forks else {}
        return KernelSpec(
            argv=argv,
            display_name="Python 3",
            language="python",
            resource_dir=RESOURCES,
            metadata={"debugger": False, **forked},
            interrupt_mode="signal",
        )


class TutorKernels(AsyncMappingKernelManager):
    """Puts away kernels whose page is gone: soon after it was closed, later if it never connected.

    A kernel starts before its page has loaded the scripts, so a slow line must not lose it; a page that was
    read for an hour and then dropped its line for a moment must not lose it either.
    """

    ahead_pause = Float(0.5, help="Seconds between two kernels that are started ahead of visitors.").tag(
        config=True
    )
    first_visit_timeout = Int(180, help="Seconds a kernel waits for its page to connect.").tag(config=True)

    def __init__(self, **kwargs: Any) -> None:
        self._visited: set[str] = set()
        self.given: dict[str, str] = {}
        """The kernels that pages were given, each with the id of its learner."""
        self._nameless: set[str] = set()
        self._ahead = asyncio.Lock()
        super().__init__(**kwargs)

    async def start_kernel(self, **kwargs: Any) -> str:  # type: ignore[override]
        """Start a kernel for a page, or ahead of one (Voilà marks those in their environment)."""
        env = kwargs["env"] = visible_environment(kwargs.get("env") or os.environ)
        if env.get("VOILA_PREHEAT") == "True":
            async with self._ahead:  # one after the other: visitors who are here already come first
                ready: str = await super().start_kernel(**kwargs)
                await asyncio.sleep(self.ahead_pause)
                return ready
        kernel_id: str = await super().start_kernel(**kwargs)
        self.give(kernel_id)
        return kernel_id

    def give(self, kernel_id: str) -> None:
        """Note that the page that is being answered was given the kernel."""
        self.given[kernel_id] = VISITOR.get()
        ARRIVED.get(_nothing)()
        if NAMELESS.get():
            self._nameless.add(kernel_id)

    def belongs(self, kernel_id: str, learner: str, *, nameless: bool = False) -> bool:
        """Whether a page of this learner was given the kernel: nobody else may talk to it.

        A `nameless` visitor, who sends no cookie, may talk to the kernel of a page that came without one: its
        id is known to that page alone. It is so no more once its learner has shown a cookie.
        """
        if learner and self.given.get(kernel_id) == learner:
            self._nameless.discard(kernel_id)
            return True
        return nameless and kernel_id in self._nameless

    def notify_connect(self, kernel_id: str) -> None:
        self._visited.add(kernel_id)
        super().notify_connect(kernel_id)

    def notify_disconnect(self, kernel_id: str) -> None:
        super().notify_disconnect(kernel_id)
        kernel = self._kernels.get(kernel_id)
        if kernel is not None:
            kernel.last_activity = utcnow()

    def remove_kernel(self, kernel_id: str) -> Any:
        self._visited.discard(kernel_id)
        self._nameless.discard(kernel_id)
        self.given.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        kernel = self._kernels.get(kernel_id)
        # It has gone meanwhile, or is still starting.
        if kernel is None or not kernel.trait_has_value("last_activity"):
            return
        patience = timedelta(seconds=self.first_visit_timeout)
        if kernel_id not in self._visited and utcnow() - kernel.last_activity < patience:
            return
        await super().cull_kernel_if_idle(kernel_id)


class Places:
    """How many learners may have a kernel at once, and how many have one now.

    Kernels that Voilà keeps ready are not counted until a page is given one.
    """

    def __init__(self, manager: Any, most: int) -> None:
        self.manager = manager
        self.most = most
        self._arriving: set[object] = set()
        if hasattr(manager, "get_rendered_notebook"):
            manager.get_rendered_notebook = self._noting(manager.get_rendered_notebook)

    def _noting(self, hand_out: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        # Voilà builds the class of its manager inside a function, so its method cannot be extended.
        async def hand_out_and_note(*args: Any, **kwargs: Any) -> Any:
            *page, kernel_id = await hand_out(*args, **kwargs)
            self.manager.give(kernel_id)
            return (*page, kernel_id)

        return hand_out_and_note

    @contextmanager
    def arrival(self) -> Iterator[None]:
        """While a page is on its way to a kernel, it takes a place."""
        page = object()
        self._arriving.add(page)
        token = ARRIVED.set(partial(self._arriving.discard, page))
        try:
            yield
        finally:
            ARRIVED.reset(token)
            self._arriving.discard(page)

    @property
    def full(self) -> bool:
        return len(self.manager.given) + len(self._arriving) >= self.most


def _nothing() -> None:
    """No page waits for a kernel that is started ahead."""
