"""The kernel that a fork becomes: an IPython kernel that touches little of the memory that kernels share.

Whatever a process only looks at it must count as looked at, and so has a page of memory (4 KiB) of its own
from then on. Three steps of a usual start look at nearly all that is loaded, and are of no use here: the list
of the files of all modules, which is for a debugger, that of their names, for those who type `%reset`, and a
parser for every option that there could be.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final

from ipykernel import ipkernel
from ipykernel.kernelapp import IPKernelApp
from IPython.core import shellapp
from traitlets import Type

from tutor.app.serving.kernel_options import config_of


class _NoModules(ModuleType):
    """`sys`, as if nothing were loaded."""

    modules: Final[dict[str, ModuleType]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(sys, name)


@contextmanager
def _no_modules(library: Any) -> Iterator[None]:
    """For a module, nothing is loaded meanwhile."""
    library.sys = _NoModules("sys")
    try:
        yield
    finally:
        library.sys = sys


class ForkedKernel(ipkernel.IPythonKernel):
    """A kernel that does not list the files of all modules: nobody debugs it."""

    def __init__(self, **kwargs: Any) -> None:
        with _no_modules(ipkernel):
            super().__init__(**kwargs)


class ForkedKernelApp(IPKernelApp):
    """The program of a kernel, whose options are read without a parser for all that there are."""

    kernel_class = Type(ForkedKernel, klass=ipkernel.IPythonKernel)

    def parse_command_line(self, argv: Sequence[str] | None = None) -> None:
        """Set what a command asks for; any but the options that are known goes the usual way."""
        arguments = list(sys.argv[1:] if argv is None else argv)
        config = config_of(arguments)
        if config is None:
            super().parse_command_line(arguments)
            return
        self.argv, self.extra_args = arguments, []
        self.cli_config = config
        self.update_config(config)

    def init_code(self) -> None:
        """Runs what is to be run first, as for every kernel, and notes no names of modules."""
        with _no_modules(shellapp):
            super().init_code()
