"""How to serve: the options of the server, and what they must not be."""

from __future__ import annotations

import ipaddress
import re
import secrets
import socket
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from tutor.app.serving.app_pages import Listing

CLASSES: Final = "TUTOR_CLASSES"
TEACHER_TOKEN: Final = "TUTOR_TEACHER_TOKEN"
"""Variables of the environment of the server; its kernels are not told."""

CODE_LENGTHS: Final = range(4, 41)
TITLE_LENGTHS: Final = range(1, 41)
SHORTEST_TOKEN: Final = 8


class ServeError(Exception):
    """The server cannot start; the message says why and what to do, for a person."""


@dataclass(frozen=True, slots=True)
class Options:
    """How to serve. Times in seconds; `places`: most learners at once; `preheat`: kernels kept ready for a
    notebook, and `warm`: for how many notebooks, those opened last.

    `classes`: title and code of each class; with any, every visitor has to join one. `teacher_token`: what a
    teacher shows; none, and nobody is one. `proxied`: a proxy in front says who asks, and whether by https.
    `listed`: the only notebooks served, all if empty; `language` and `scheme`: what pages open in, the
    visitor's own if empty; `hub`: a JupyterHub says who may enter (see `tutor.app.entrance.hub`); `forks`:
    whether kernels are forked from a process that has read what they share, as far as the system bears it.
    """

    notebooks: Path
    port: int = 8866
    ip: str = "127.0.0.1"
    base_url: str = "/"
    public: bool = False
    token: str | None = None
    places: int = 40
    preheat: int = 1
    warm: int = 6
    idle_timeout: int = 40
    idle_interval: int = 10
    first_visit_timeout: int = 180
    open_browser: bool = False
    verbose: bool = False
    classes: tuple[tuple[str, str], ...] = ()
    teacher_token: str | None = None
    proxied: bool = False
    listed: tuple[str, ...] = ()
    language: str = ""
    scheme: str = ""
    hub: bool = False
    forks: bool = sys.platform == "linux"

    @property
    def loopback(self) -> bool:
        if self.ip == "localhost":
            return True
        try:
            return ipaddress.ip_address(self.ip).is_loopback
        except ValueError:
            return False

    @property
    def alone(self) -> bool:
        """Whether nobody has to say who they are: no class, no key, no JupyterHub. No cookie is needed."""
        return not (self.classes or self.token or self.hub)

    @property
    def address(self) -> str:
        host = f"[{self.ip}]" if ":" in self.ip else self.ip
        return f"http://{host}:{self.port}{self.base_url}"


def read_classes(texts: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Title and code of each class, from `CODE` or `CODE=TITLE`; several may stand in a text, each on a line
    or after a semicolon. Raises `ServeError`."""
    classes: dict[str, tuple[str, str]] = {}
    for text in (part.strip() for given in texts for part in re.split(r"[;\n]", given) if part.strip()):
        code, _, title = (part.strip() for part in text.partition("="))
        title = title or code
        for what, name, lengths in (("code", code, CODE_LENGTHS), ("title", title, TITLE_LENGTHS)):
            if len(name) not in lengths or not name.isprintable():
                raise ServeError(
                    f"A class is given as CODE or CODE=TITLE. The {what} “{name}” has {len(name)} "
                    f"characters; allowed are {lengths.start} to {lengths.stop - 1} that can be seen."
                )
        if classes.setdefault(code.casefold(), (title, code)) != (title, code):
            raise ServeError(f"The code “{code}” is given to two classes. Each needs a code of its own.")
    return tuple(classes.values())


def settled(options: Options, environment: Mapping[str, str]) -> Options:
    """The options with what the environment says, and keys made up where they are needed.

    Off this machine visitors need a key, unless they have to join a class; a class needs a teacher, whom a
    JupyterHub knows without. Raises `ServeError`.
    """
    classes = options.classes or read_classes([environment.get(CLASSES, "")])
    token = options.token
    if token is None and not options.loopback and not classes:
        token = secrets.token_urlsafe(16)
    teacher = options.teacher_token or environment.get(TEACHER_TOKEN) or None
    if teacher is None and classes and not options.hub:
        teacher = secrets.token_urlsafe(16)
    return replace(options, classes=classes, token=token, teacher_token=teacher)


def check(options: Options) -> None:
    """Raise `ServeError` if these options cannot or must not be served."""
    if not options.notebooks.is_dir():
        raise ServeError(f"No folder of notebooks at {options.notebooks}. Name one with --notebooks.")
    if not Listing(options.notebooks, options.listed):
        raise ServeError(f"The folder {options.notebooks} holds no notebook (*.ipynb).")
    if not options.loopback and not options.public:
        raise ServeError(
            f"Address {options.ip} can be reached by other machines. Add --public to serve them, "
            "or leave --ip out to serve this machine only."
        )
    if options.teacher_token is not None and len(options.teacher_token) < SHORTEST_TOKEN:
        raise ServeError(
            f"The teacher's token has {len(options.teacher_token)} characters and could be guessed. "
            f"Give one of at least {SHORTEST_TOKEN}, or none: then one is made and printed."
        )
    family = socket.AF_INET6 if ":" in options.ip else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((options.ip, options.port))
        except OSError as error:
            raise ServeError(
                f"Port {options.port} on {options.ip} cannot be used ({error.strerror}). "
                f"Choose another: --port {options.port + 1}"
            ) from error
