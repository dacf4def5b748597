"""A real JupyterHub with its proxy, made of the example that a published site brings, and its users."""

from __future__ import annotations

import os
import shutil
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlencode, urljoin

import psutil
import pytest
from support.http import Answer
from support.patience import PATIENCE, wait_until
from support.publishing import bare
from support.servers import free_port, running

PASSWORD = "whatever"


def find_proxy() -> Path:
    """The proxy of JupyterHub; without it the test is skipped, or fails where everything must be tested."""
    named = os.environ.get("CONFIGURABLE_HTTP_PROXY")
    inside = Path(sys.prefix, "proxy", "node_modules", ".bin", "configurable-http-proxy")
    found = named or (str(inside) if inside.exists() else shutil.which("configurable-http-proxy"))
    if not found or shutil.which("node") is None:
        reason = "no configurable-http-proxy: install Node.js 20 or later with npm, then `make proxy`"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return Path(found)


@contextmanager
def hub_of(site: Path, tutor: Path, proxy: Path, folder: Path) -> Iterator[str]:
    """The address of a JupyterHub that runs the example of a site on free ports, while the block runs.

    `tutor` is the command that its servers are started with. What it writes goes to `log` in the folder.
    """
    front, inner, control = free_port(), free_port(), free_port()
    config = folder / "config.py"
    config.write_text(
        f"load_subconfig({str(site / 'jupyterhub_config.py')!r})\n"
        "c = get_config()\n"
        f"c.JupyterHub.bind_url = 'http://127.0.0.1:{front}'\n"
        f"c.JupyterHub.hub_bind_url = 'http://127.0.0.1:{inner}'\n"
        f"c.ConfigurableHTTPProxy.api_url = 'http://127.0.0.1:{control}'\n"
        f"c.Spawner.start_timeout = c.Spawner.http_timeout = {PATIENCE}\n"
        "c.Spawner.environment['JUPYTERHUB_ACTIVITY_INTERVAL'] = '1'\n",
        "utf-8",
    )
    path = os.pathsep.join([str(tutor.parent), str(proxy.parent), os.environ["PATH"]])
    command = [sys.executable, "-m", "jupyterhub", "--config", str(config)]
    base = f"http://127.0.0.1:{front}/"
    children: list[psutil.Process] = []
    try:
        with running(command, f"{base}hub/login", folder / "log", folder, bare({"PATH": path})) as hub:
            try:
                wait_until(lambda: User(base).ask("hub/login").status == 200, "the Hub did not start")
                yield base
            finally:
                children = psutil.Process(hub.pid).children(recursive=True)
    finally:
        for child in children:  # servers have sessions of their own, and would outlive a Hub that was killed
            if child.is_running():
                child.kill()
        psutil.wait_procs(children, timeout=20)


class User:
    """A browser in which somebody is logged in at the Hub; without a name nobody is."""

    def __init__(self, base: str, name: str = "") -> None:
        self.base, self.name = base, name
        self.cookies = CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))
        if name:
            self.ask("hub/login")
            key = next(c.value for c in self.cookies if c.name == "_xsrf" and c.path == "/hub/")
            form = {"username": name, "password": PASSWORD, "_xsrf": key}
            assert self.ask("hub/login?next=/hub/home", form).url.endswith("/hub/home")

    def ask(self, path: str, form: dict[str, str | None] | None = None) -> Answer:
        """What a GET of a path gives, or a POST of a form, with all redirects followed."""
        data = None if form is None else urlencode(form).encode()
        request = urllib.request.Request(urljoin(self.base, path), data, {"Accept": "text/html"})
        try:
            with self._opener.open(request, timeout=PATIENCE) as reply:
                return Answer(reply.status, dict(reply.headers), reply.read(), reply.url)
        except urllib.error.HTTPError as error:
            return Answer(error.code, dict(error.headers), error.read(), error.url or "")

    def start(self) -> str:
        """Has the user's server started, and gives its path once it answers."""
        path = f"user/{self.name}/"
        self.ask(f"hub/spawn/{self.name}")
        alive = f"{path}alive"
        wait_until(lambda: self.ask(alive).text == "alive\n", f"the server of {self.name} did not start")
        return path
