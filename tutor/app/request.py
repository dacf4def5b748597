"""What a visit brings: the link's parameters, the language asked for, and who the visitor is.

A notebook asks here, never in `os.environ`: under Voilà its kernel may have been started before the visitor
came.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final
from urllib.parse import parse_qsl

LANGUAGES = ("en", "ru")
HUB: Final = "hub:"
"""What the ids of learners begin with whom a JupyterHub knows."""

IN_CLASS = "TUTOR_IN_CLASS"
"""The variable of the environment by which the server tells its kernels that there are classes."""


@dataclass(frozen=True, slots=True)
class Request:
    """One visit. `query` holds the link's parameters (the last one wins), `language` is `en` or `ru`."""

    query: dict[str, str] = field(default_factory=dict)
    language: str = "en"
    served: bool = False
    """True when Voilà shows the notebook, False in JupyterLab."""
    learner: str = ""
    """The learner's id, said by the server; empty in JupyterLab."""
    teacher: bool = False
    in_class: bool = False
    """Whether visitors join a class here, on the page `join`."""
    embedded: bool = False
    """A cell among others: what is done in it is not kept, since nobody says whose it is."""

    @property
    def tag(self) -> str:
        """By what the browser tells the learner from others who use it; empty in JupyterLab. No secret."""
        return sha256(f"tutor {self.learner}".encode()).hexdigest()[:16] if self.learner else ""

    @property
    def writes(self) -> bool:
        """Whether the visitor may write lessons: everybody, but in a class its teacher only."""
        return self.teacher or not self.in_class


def is_served() -> bool:
    """Whether Voilà shows the notebook, so that nobody saves it with what its cells gave."""
    is_ahead = os.environ.get("VOILA_PREHEAT", "False") != "False"
    return is_ahead or os.environ.get("SERVER_SOFTWARE", "").startswith("voila")


def page_request() -> Request:
    """Return the visit that this kernel serves; wait for it when the kernel was started ahead of the visitor.

    Call it once, as late as the notebook can: everything before it is done while nobody waits.
    """
    if os.environ.get("VOILA_PREHEAT", "False") != "False":
        os.environ.update(_told_by_server(_line(os.environ)))
    elif not is_served():
        return Request()
    variables = ("QUERY_STRING", "HTTP_ACCEPT_LANGUAGE", "HTTP_TUTOR_LEARNER", "HTTP_TUTOR_TEACHER")
    visit = read_request(*(os.environ.get(name, "") for name in variables))
    return replace(visit, in_class=IN_CLASS in os.environ)


def _line(env: Mapping[str, str]) -> str:
    """Where Voilà tells a kernel that was started ahead who has come.

    As `voila.utils.wait_for_request` has it; importing that module costs a kernel a second and 40 MB.
    """
    at = f"{env.get('VOILA_APP_IP', '127.0.0.1')}:{env.get('VOILA_APP_PORT', '8866')}"
    base = env.get("VOILA_WS_BASE_URL", env.get("VOILA_SERVER_URL", "/"))
    return f"{env.get('VOILA_WS_PROTOCOL', 'ws')}://{at}{base}voila/query/{env.get('VOILA_KERNEL_ID', '')}"


def _told_by_server(url: str) -> dict[str, str]:
    """What the server says once the visitor is there; nothing if it stops before."""
    from tornado.websocket import websocket_connect

    async def ask() -> str | bytes | None:
        return await (await websocket_connect(url)).read_message()

    # The kernel's own loop is busy with this cell.
    with ThreadPoolExecutor(1) as beside:
        answer = beside.submit(asyncio.run, ask()).result()
    return dict(json.loads(answer)) if answer else {}


def read_request(
    query_string: str, accept_language: str = "", learner: str = "", teacher: str = ""
) -> Request:
    """Read the parameters of a link, the languages a browser prefers (header `Accept-Language`) and what the
    server says of the visitor (`teacher` is "1" or empty)."""
    query = dict(parse_qsl(query_string, keep_blank_values=True))
    lang = query.get("lang", "").lower()
    language = lang if lang in LANGUAGES else preferred_language(accept_language)
    return Request(query, language, served=True, learner=learner, teacher=teacher == "1")


def preferred_language(accept_language: str) -> str:
    """Return `ru` or `en` for an `Accept-Language` header, by its weights; `en` when it names neither."""
    choices: list[tuple[float, int, str]] = []
    for place, part in enumerate(accept_language.split(",")):
        name, _, weight = part.partition(";q=")
        try:
            choices.append((-float(weight or 1), place, name.strip().lower().partition("-")[0]))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(choices) if name in LANGUAGES), "en")
