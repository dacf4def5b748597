"""Asking a server over HTTP as a browser does, and reading what a page would load."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urljoin

from support.patience import PATIENCE, wait_until


@dataclass(frozen=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes
    url: str

    @property
    def text(self) -> str:
        return self.body.decode("utf-8")


def ask(url: str, **headers: str) -> Answer:
    """Send a GET as a browser does for a page, following redirects."""
    sent = {"Accept": "text/html", **{k.replace("_", "-"): v for k, v in headers.items()}}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=sent), timeout=PATIENCE) as reply:
            return Answer(
                reply.status, {k.lower(): v for k, v in reply.headers.items()}, reply.read(), reply.url
            )
    except urllib.error.HTTPError as error:
        return Answer(error.code, {k.lower(): v for k, v in error.headers.items()}, error.read(), url)


class Loads(HTMLParser):
    """Collects every address that a browser would load by itself."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.scripts: list[str] = []
        self._in = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {k: v or "" for k, v in attrs}
        self._in = tag
        if tag == "a":
            return
        for name in ("src", "href", "srcset", "poster", "data", "action"):
            if values.get(name):
                self.addresses.append(values[name])
        self.handle_css(values.get("style", ""))

    def handle_data(self, data: str) -> None:
        if self._in == "style":
            self.handle_css(data)

    def handle_css(self, css: str) -> None:
        self.addresses += re.findall(r"url\(\s*['\"]?([^)'\"]+)", css)
        self.addresses += re.findall(r"@import\s+['\"]([^'\"]+)", css)


def outside(addresses: list[str], base: str) -> list[str]:
    return [a for a in addresses if not urljoin(base, a).startswith((base, "data:", "blob:"))]


def wait_for(path: Path) -> str:
    """Return the text of a file as soon as there is one."""
    wait_until(lambda: path.exists() and path.read_text(), f"{path.name} was not written")
    return path.read_text()
