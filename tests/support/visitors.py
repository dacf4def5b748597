"""Visitors of a server, each with the cookies of a browser of their own."""

from __future__ import annotations

import asyncio
import http.client
import sys
import urllib.error
import urllib.request
from functools import partial
from http.cookiejar import Cookie, CookieJar
from itertools import count
from urllib.parse import urlencode, urljoin

from support.http import Answer
from support.patience import PATIENCE
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

_VISITS = count(1)


class Visit:
    """A browser as far as cookies go; `ask` follows redirects unless told not to.

    Each has an address of its own where this machine can have several (on Linux): tries are counted by it.
    """

    def __init__(self, base: str, address: str = "") -> None:
        self.base = base
        self.jar = CookieJar()
        number = next(_VISITS)
        own = f"127.1.{number // 250}.{number % 250 + 1}" if sys.platform == "linux" else "127.0.0.1"
        self.address = address or own

    def ask(
        self, path: str = "", *, form: dict[str, str] | None = None, follow: bool = True, **headers: str
    ) -> Answer:
        """Send a GET, or a form with the token of its page."""
        url = urljoin(self.base, path)
        sent = {"Accept": "text/html", **{name.replace("_", "-"): value for name, value in headers.items()}}
        data = None if form is None else urlencode({"_xsrf": self.value("_xsrf"), **form}).encode()
        opener = urllib.request.build_opener(
            From(self.address), urllib.request.HTTPCookieProcessor(self.jar), *([] if follow else [Stay()])
        )
        try:
            with opener.open(urllib.request.Request(url, data, sent), timeout=PATIENCE) as reply:
                return Answer(reply.status, _lower(reply.headers), reply.read(), reply.url)
        except urllib.error.HTTPError as error:
            return Answer(error.code, _lower(error.headers), error.read(), url)

    def cookie(self, name: str) -> Cookie | None:
        """The cookie whose name begins so."""
        return next((cookie for cookie in self.jar if cookie.name.startswith(name)), None)

    def value(self, name: str) -> str:
        found = self.cookie(name)
        return (found.value or "") if found else ""

    def line(self, kernel_id: str) -> int:
        """The HTTP status with which the line to a kernel is opened (101) or refused."""
        url = urljoin(self.base, f"api/kernels/{kernel_id}/channels").replace("http", "ws", 1)
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)

        async def connect() -> int:
            try:
                (await websocket_connect(HTTPRequest(url, headers={"Cookie": cookies}))).close()
            except HTTPClientError as refused:
                return int(refused.code)
            return 101

        return asyncio.run(connect())


class From(urllib.request.HTTPHandler):
    """Asks from an address of this machine."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    def http_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        return self.do_open(partial(http.client.HTTPConnection, source_address=(self._address, 0)), request)


class Stay(urllib.request.HTTPRedirectHandler):
    """Leaves a redirect as it is."""

    def redirect_request(self, *_: object) -> None:
        return None


def _lower(headers: object) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}  # type: ignore[attr-defined]
