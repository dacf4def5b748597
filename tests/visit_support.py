"""Visitors of a server, each with the cookies of a browser of their own."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from http.cookiejar import Cookie, CookieJar
from urllib.parse import urlencode, urljoin

from http_support import Answer
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect


class Visit:
    """A browser as far as cookies go; `ask` follows redirects unless told not to."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.jar = CookieJar()

    def ask(
        self, path: str = "", *, form: dict[str, str] | None = None, follow: bool = True, **headers: str
    ) -> Answer:
        """Send a GET, or a form with the token of its page."""
        url = urljoin(self.base, path)
        sent = {"Accept": "text/html", **{name.replace("_", "-"): value for name, value in headers.items()}}
        data = None if form is None else urlencode({"_xsrf": self.value("_xsrf"), **form}).encode()
        opener = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(self.jar), *([] if follow else [Stay()])
        )
        try:
            with opener.open(urllib.request.Request(url, data, sent), timeout=120) as reply:
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


class Stay(urllib.request.HTTPRedirectHandler):
    """Leaves a redirect as it is."""

    def redirect_request(self, *_: object) -> None:
        return None


def _lower(headers: object) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}  # type: ignore[attr-defined]
