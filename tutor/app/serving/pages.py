"""Answers of the server: notebooks as pages, static files, plain words in both languages for failures."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import tornado.web
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import JupyterHandler
from jupyter_server.services.kernels.handlers import KernelHandler
from jupyter_server.utils import url_path_join
from tornado.web import HTTPError
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import (
    VoilaKernelWebsocketHandler,
    read_header_from_binary_message,
)

from tutor.app.entrance.identity import LEARNER_HEADER, TEACHER_HEADER, Known, for_teachers
from tutor.app.serving.app_pages import Listing
from tutor.app.serving.kernels import NAMELESS, VISITOR
from tutor.views.theme import css

START = "start.ipynb"
RETRY_SECONDS = 20
# What JupyterLab's typesetter calls of MathJax 2, doing nothing.
NO_FORMULAS = "tutor/no-formulas-1.js"
NO_FORMULAS_JS = b"""const skip = () => {};
const Hub = { Config: skip, Configured: skip, Queue: skip, Register: { StartupHook: skip } };
window.MathJax = { Ajax: {}, Hub };
"""
# Voilà sends one every `http_keep_alive_timeout` seconds while a page makes no progress, for ever if it
# failed.
HEARTBEAT = "<script>window.voila_heartbeat()</script>\n"
HEARTBEATS = 12

UNSENT = frozenset({"stream", "error", "execute_input"})
"""Kinds of messages of a kernel that no visitor is sent."""

WORDS: Mapping[int, Mapping[str, Mapping[str, str]]] = {
    403: {
        "ru": {"title": "Сюда нельзя", "text": "Этот файл не выдаётся посетителям."},
        "en": {"title": "Not for visitors", "text": "This file is not handed out."},
    },
    404: {
        "ru": {"title": "Такой страницы нет", "text": "Проверьте ссылку или начните сначала."},
        "en": {"title": "No such page", "text": "Check the link, or begin at the start page."},
    },
    500: {
        "ru": {
            "title": "Страница не открылась",
            "text": "Ошибка в программе, не у вас. Попробуйте ещё раз; "
            "если не поможет, скажите ведущему занятия.",
        },
        "en": {
            "title": "The page did not open",
            "text": "The fault is in the program, not yours. Try again; "
            "if it stays, tell whoever runs the class.",
        },
    },
    503: {
        "ru": {
            "title": "Все места заняты",
            "text": "Как только место освободится, страница откроется сама: "
            f"она проверяет это каждые {RETRY_SECONDS} секунд.",
        },
        "en": {
            "title": "All places are taken",
            "text": "The page opens by itself when a place is free: "
            f"it looks again every {RETRY_SECONDS} seconds.",
        },
    },
}


TEACHERS_ONLY: Mapping[str, Mapping[str, str]] = {
    "ru": {
        "title": "Только для ведущего",
        "text": "Откройте ссылку ведущего, которую показал сервер при запуске. Если вы только что её "
        "открыли, браузер не принимает куки: разрешите их для этого адреса.",
    },
    "en": {
        "title": "For the teacher only",
        "text": "Open the teacher’s link that was printed when the server started. If you have just "
        "opened it, the browser refuses cookies: allow them for this address.",
    },
}


@cache
def theme() -> tuple[str, bytes]:
    """Return the address (with a hash of the content in it) and the bytes of the style sheet."""
    sheet = css().encode()
    return f"tutor/theme-{sha256(sheet).hexdigest()[:16]}.css", sheet


def error_page(handler: Any, status: int, words: Mapping[str, Mapping[str, str]] | None = None) -> str:
    """Render what a person sees for an HTTP status: both languages, no trace, a way back."""
    words = words or WORDS.get(status) or WORDS[404 if 400 <= status < 500 else 500]
    template = handler.settings["voila_jinja2_env"].get_template("error.html")
    base = handler.settings["base_url"]
    html: str = template.render(
        words=words,
        theme_url=url_path_join(base, theme()[0]),
        home=base if status != 503 else "",
        retry_after=RETRY_SECONDS if status == 503 else 0,
    )
    return html


class PlainErrors(tornado.web.RequestHandler):
    """Mixed in before another handler: its error answers become pages for people."""

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        if "text/html" in self.request.headers.get("Accept", "text/html"):
            self.set_header("Content-Type", "text/html; charset=utf-8")
            self.finish(error_page(self, status_code))
        else:
            self.set_header("Content-Type", "text/plain; charset=utf-8")
            self.finish(f"{status_code}\n")


class NoPage(PlainErrors, JupyterHandler):
    """Every address that leads nowhere."""

    @allow_unauthenticated
    async def prepare(self) -> None:  # type: ignore[override]
        raise HTTPError(404)


class StartPage(PlainErrors, JupyterHandler):
    """`/` leads to the start page, with the link's parameters."""

    @allow_unauthenticated
    def get(self, *_: str) -> None:
        query = f"?{self.request.query}" if self.request.query else ""
        self.redirect(url_path_join(self.base_url, "voila/render", START) + query)


class Alive(PlainErrors, tornado.web.RequestHandler):
    """Whether the server answers, for what watches over it."""

    def get(self) -> None:
        self.set_header("Cache-Control", "no-store")
        self.finish("alive\n")


class FixedFile(PlainErrors, tornado.web.RequestHandler):
    """A file whose address changes with its content: asked for once by each browser."""

    def initialize(self, kind: str, body: bytes) -> None:
        self.kind, self.body = kind, body

    def get(self) -> None:
        self.set_header("Content-Type", f"{self.kind}; charset=utf-8")
        self.set_header("Cache-Control", "public, max-age=31536000, immutable")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Vary", "Accept-Encoding")
        body = self.body
        if len(body) > 1000 and "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            body = gzip.compress(body, 6, mtime=0)
        self.write(body)


class Scripts:
    """Scripts that the first page asked for: later pages have the largest fetched while the kernel starts.

    Their addresses go into one header, kept short enough for the buffers of proxies.
    """

    ADDRESS = re.compile(r"/[\w@/.-]+\.js(?:\?v=[0-9a-f]+)?")
    LONGEST = 2500

    def __init__(self) -> None:
        self.sizes: dict[str, int] = {}
        self.learning = True

    def record(self, url: str, size: int) -> None:
        if self.learning and self.ADDRESS.fullmatch(url):
            self.sizes[url] = size

    def all_here(self) -> None:
        """A page has connected to its kernel: what is asked for from now on is not needed by every page."""
        self.learning = False

    @property
    def header(self) -> str:
        links: list[str] = []
        for url in sorted(self.sizes, key=lambda u: -self.sizes[u]):
            link = f"<{url}>; rel=preload; as=script"
            if sum(map(len, links)) + len(link) > self.LONGEST:
                break
            links.append(link)
        return ", ".join(links)


class NotebookPage(PlainErrors, Known, TornadoVoilaHandler):
    """One notebook, run for one visitor; refused kindly when every place is taken."""

    path_asked = ""

    @tornado.web.authenticated
    async def get(self, path: str = "") -> None:
        places = self.settings["tutor_places"]
        if path not in Listing(Path(self.settings["tutor_notebooks"]), self.settings["tutor_listed"]):
            raise HTTPError(404)
        in_class = self.settings["tutor_classes"] is not None
        if for_teachers(path, in_class=in_class) and not self.visitor.teacher:
            self.set_status(403)
            self.finish(error_page(self, 403, TEACHERS_ONLY))
            return
        if not await self._let_in():
            lang = self.get_query_argument("lang", "") or self.settings["tutor_language"]
            parameters = {"lang": lang} if lang else {}
            query = urlencode(parameters | {"next": self.request.uri or ""})
            self.redirect(f"{url_path_join(self.base_url, 'join')}?{query}")
            return
        if language := self.settings["tutor_language"]:
            self.request.headers["Accept-Language"] = language
        if places.full:
            self.set_status(503)
            self.set_header("Retry-After", str(RETRY_SECONDS))
            self.finish(error_page(self, 503))
            return
        self.path_asked = path
        self.remember(self.visitor)
        self._tell_kernel()
        _ = self.xsrf_token  # sets the cookie that the page needs to give its kernel back when it is left
        if scripts := self.settings["tutor_scripts"].header:
            self.set_header("Link", scripts)
        silent = 0
        with places.arrival():
            async for html in self.get_generator(path=path):
                silent = silent + 1 if html == HEARTBEAT else 0
                if silent > HEARTBEATS:
                    break  # the page itself says that it did not open
                self.write(html)
                self.flush()
        self.settings["tutor_warm"].opened(path)

    async def _let_in(self) -> bool:
        """Whether this visitor may open lessons: where there are classes, members of one, and teachers."""
        classes = self.settings["tutor_classes"]
        return classes is None or self.visitor.teacher or await classes.lets_in(self.visitor)

    def _tell_kernel(self) -> None:
        """Say who visits in the headers that Voilà hands to the kernel, whatever the visitor sent in them."""
        self.request.headers[LEARNER_HEADER] = self.visitor.learner
        self.request.headers.pop(TEACHER_HEADER, None)
        if self.visitor.teacher:
            self.request.headers[TEACHER_HEADER] = "1"
        VISITOR.set(self.visitor.learner)
        NAMELESS.set(self.settings["tutor_alone"] and not self.request.cookies)

    def should_use_rendered_notebook(self, *args: Any) -> bool:
        """Take a kernel started ahead only if it is there: waiting for it takes longer than a start."""
        pool = getattr(self.kernel_manager, "_pools", {}).get(self.path_asked, [])
        while pool and pool[0].done() and (pool[0].cancelled() or pool[0].exception()):
            pool.pop(0)
        return bool(pool) and pool[0].done() and super().should_use_rendered_notebook(*args)


class OwnKernel(PlainErrors, Known, JupyterHandler):
    """Mixed in before a handler of a kernel: for everybody but its learner there is no such kernel."""

    async def prepare(self) -> None:  # type: ignore[override]
        await super().prepare()
        (kernel_id,) = (*self.path_args, *self.path_kwargs.values())
        kernels = self.settings["kernel_manager"]
        nameless = not self.request.cookies
        if not self._finished and not kernels.belongs(kernel_id, self.visitor.learner, nameless=nameless):
            raise HTTPError(404)


class EndKernel(OwnKernel, VoilaShutdownKernelHandler):
    """A page that is left gives its kernel back."""


class KernelState(OwnKernel, KernelHandler):
    """What a page may ask about its kernel."""


class KernelSocket(OwnKernel, VoilaKernelWebsocketHandler):
    """The line between a page and its kernel; sends small messages at once.

    Held keys, sliders and auto-play send many small messages; batching them costs 40 ms each (Nagle's
    algorithm against delayed acknowledgement).
    """

    @property
    def ping_timeout(self) -> float | None:
        """Milliseconds after which a silent line is given up: three pings."""
        # Tornado asks before the line is open, and would take the number for seconds.
        return 3 * self.ping_interval if self.ping_callback else None

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Sends a message of the kernel on, unless it is what the kernel prints or a fault with its trace.

        No page shows these, and they tell of the files of this machine.
        """
        if isinstance(message, bytes):
            header = read_header_from_binary_message(message)
        else:
            header = (json.loads(message) if isinstance(message, str) else message).get("header")
        if (header or {}).get("msg_type") in UNSENT:
            return None
        return super().write_message(message, binary)

    async def open(self, kernel_id: str) -> None:
        self.set_nodelay(True)
        await super().open(kernel_id)
        self.settings["tutor_scripts"].all_here()


HASHED = re.compile(r"[.-][0-9a-f]{8,}\.(?:js|css|svg|woff2?)$|-\d+\.\d+\.\d+\.min\.js$")
TEXT = (".js", ".css", ".json", ".svg", ".html", ".txt")


@lru_cache(maxsize=512)
def gzipped(path: str, _changed: float) -> tuple[bytes, str]:
    """Return the file compressed, and a hash of it; each is compressed once in the life of the server."""
    body = gzip.compress(Path(path).read_bytes(), 6, mtime=0)
    return body, sha256(body).hexdigest()[:32]


class StaticFiles(PlainErrors, tornado.web.StaticFileHandler):
    """Files of the front end, from the first of several folders that has them; compressed, kept by browsers.

    `prefixes`: the only sub-folders served, if given. A file whose name or address (`v<version>/`) changes
    with its content is never asked for twice.
    """

    def initialize(  # type: ignore[override]
        self, roots: Sequence[str], prefixes: Sequence[str] = ()
    ) -> None:
        self.roots, self.prefixes, self.versioned = roots, prefixes, False
        super().initialize(path=roots[0])

    def parse_url_path(self, url_path: str) -> str:
        name = re.sub(r"^v\d[^/]*/", "", url_path)
        self.versioned = name != url_path or bool(HASHED.search(name))
        inside = not self.prefixes or name.startswith(tuple(f"{p}/" for p in self.prefixes))
        if not inside or ".." in name.split("/"):
            raise HTTPError(404)
        self.root = next((r for r in self.roots if Path(r, name).is_file()), self.roots[0])
        return super().parse_url_path(name)

    def set_headers(self) -> None:
        super().set_headers()
        self.settings["tutor_scripts"].record(self.request.uri, self.get_content_size())
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header(
            "Cache-Control", "public, max-age=31536000, immutable" if self.versioned else "no-cache"
        )
        path = str(self.absolute_path)
        if not path.endswith(TEXT):
            return
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" in self.request.headers.get("Accept-Encoding", "") and "Range" not in self.request.headers:
            body, mark = gzipped(path, self.modified.timestamp() if self.modified else 0)
            self.set_header("Content-Encoding", "gzip")
            self.set_header("Etag", f'"{mark}-gz"')
            # Tornado asks the handler for size and content right after the headers.
            self.get_content_size = lambda: len(body)  # type: ignore[method-assign]
            self.get_content = lambda *_: body  # type: ignore[method-assign,assignment]

    def compute_etag(self) -> str | None:
        return self._headers.get("Etag") or super().compute_etag()
