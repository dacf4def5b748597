"""The server of one user of a JupyterHub: the Hub says who may enter, and is told when somebody was here.

The Hub starts it with what it needs to know in the environment. Only its user gets in, and whoever else the
Hub gives access to that server.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.metadata import version
from typing import Any, Final
from urllib.parse import urlsplit

from jupyter_server.utils import url_path_join
from jupyterhub.httpclient import fetch
from jupyterhub.singleuser.extension import JupyterHubIdentityProvider
from tornado.ioloop import PeriodicCallback

NEEDED: Final = (
    "JUPYTERHUB_API_TOKEN",
    "JUPYTERHUB_SERVICE_PREFIX",
    "JUPYTERHUB_SERVICE_URL",
    "JUPYTERHUB_USER",
)
"""What the Hub tells a server in its environment."""

VERSION: Final = version("jupyterhub")
"""The Hub compares it with its own."""

PLACES: Final = 8
"""The pages that one user may have open at once."""

REPORT_SECONDS: Final = 120
"""The Hub hears this often whether anybody has been here, unless its environment says otherwise."""


class NoHub(Exception):
    """This process was not started by a JupyterHub; the message says what lacks."""


def hub_options(environment: Mapping[str, str]) -> dict[str, Any]:
    """The options of the server that a JupyterHub asks for. Raises NoHub."""
    missing = [name for name in NEEDED if not environment.get(name)]
    if missing:
        raise NoHub(
            f"--hub is for a server that a JupyterHub starts: {', '.join(missing)} is not set. "
            'Name it in jupyterhub_config.py: c.Spawner.cmd = ["tutor", "serve", "--hub"]'
        )
    at = urlsplit(environment["JUPYTERHUB_SERVICE_URL"])
    return {
        "ip": at.hostname or "0.0.0.0",
        "port": at.port or (443 if at.scheme == "https" else 80),
        "base_url": environment["JUPYTERHUB_SERVICE_PREFIX"],
        "public": True,
        "token": "",
        "places": PLACES,
        "preheat": 0,
        "hub": True,
    }


class HubVisitors(JupyterHubIdentityProvider):
    """Lets in whom the Hub lets in, under the address of this server."""

    def __init__(self, **kwargs: Any) -> None:
        # Voilà hands on a key of its own; here the Hub decides.
        super().__init__(**{name: value for name, value in kwargs.items() if name != "token"})
        self.kernels: Any = None
        self.last_report: datetime | None = None

    def get_handlers(self) -> list[Any]:
        """The addresses at which the Hub hands a visitor back."""
        prefix = os.environ["JUPYTERHUB_SERVICE_PREFIX"]
        return [(url_path_join(prefix, path), *rest) for path, *rest in super().get_handlers()]

    def tell_activity(self, kernels: Any) -> None:
        """Tell the Hub from now on when anything was last done in a kernel, so that it culls idle servers."""
        self.kernels = kernels
        seconds = float(os.environ.get("JUPYTERHUB_ACTIVITY_INTERVAL") or REPORT_SECONDS)
        PeriodicCallback(self._tell, seconds * 1000, jitter=0.1).start()

    async def _tell(self) -> None:
        address, last = os.environ.get("JUPYTERHUB_ACTIVITY_URL"), self.kernels.last_kernel_activity
        if not address or last is None or last == self.last_report:
            return
        time = last.astimezone(UTC).isoformat()
        name = os.environ.get("JUPYTERHUB_SERVER_NAME", "")
        body = {"servers": {name: {"last_activity": time}}, "last_activity": time}
        headers = {
            "Authorization": f"token {self.hub_auth.api_token}", "Content-Type": "application/json"
        }  # fmt: skip
        try:
            await fetch(address, method="POST", headers=headers, data=json.dumps(body))
        except Exception as error:  # the next report says it again
            self.log.warning("The Hub could not be told of activity: %s", error)
        else:
            self.last_report = last
