"""A learner without a browser: the page, the line to its kernel, and presses on the page's regions."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Collection
from typing import Any
from urllib.parse import urljoin
from uuid import uuid4

from support.patience import PATIENCE
from support.visitors import Visit
from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

REGION = "tutor.app.widgets.region.Region"
CHOOSE = "rt-at-choose"


class Line:
    """A page that is open: what its regions show, and the line on which presses go to its kernel."""

    def __init__(self, socket: WebSocketClientConnection, kernel_id: str) -> None:
        self.kernel_id = kernel_id
        self._socket, self._session = socket, uuid4().hex
        self._states: dict[str, dict[str, Any]] = {}

    @classmethod
    async def open(cls, visit: Visit, path: str) -> Line:
        """Asks for a page with the cookies of a visitor, and talks to the kernel that it was given."""
        page = await asyncio.to_thread(visit.ask, path)
        found = re.search(r'"kernelId": "([\w-]+)"', page.text)
        assert page.status == 200 and found, (page.status, page.url)
        url = urljoin(visit.base, f"api/kernels/{found[1]}/channels").replace("http", "ws", 1)
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visit.jar)
        line = cls(await websocket_connect(HTTPRequest(url, headers={"Cookie": cookies})), found[1])
        control = {"comm_id": uuid4().hex, "target_name": "jupyter.widget.control"}
        await line._say("comm_open", {**control, "data": {}}, metadata={"version": "1.0.0"})
        await line._say("comm_msg", {**control, "data": {"method": "request_states"}})
        assert line._regions(), "the page has no regions"
        return line

    def html(self, region: str = CHOOSE) -> str:
        """What a region shows, by its class."""
        return next(
            str(state["html"]) for state in self._regions().values() if region in state["_dom_classes"]
        )

    async def press(self, act: str, value: str = "") -> None:
        """Presses what does that in the region of choices, and waits until the kernel has done it."""
        there = (id for id, state in self._regions().items() if CHOOSE in state["_dom_classes"])
        data = {"method": "custom", "content": {"act": act, "value": value}}
        await self._say("comm_msg", {"comm_id": next(there), "data": data})

    async def learn(self, told: Collection[str], choices: Collection[int]) -> None:
        """Goes on along the told line of a lesson to its end; each prediction is given its choice in turn."""
        left = iter(choices)
        while "rt-summary" not in (shown := self.html()):
            if 'data-act="pick"' in shown:
                await self.press("pick", str(next(left)))
                await self.press("lock")
            elif 'data-act="told"' in shown:
                await self.press("told")
            elif key := next((key for key in told if f'data-act="answer" data-value="{key}"' in shown), None):
                await self.press("answer", key)
            else:
                await self.press("forward")

    def close(self) -> None:
        self._socket.close()

    def _regions(self) -> dict[str, dict[str, Any]]:
        return {id: state for id, state in self._states.items() if state.get("_anywidget_id") == REGION}

    async def _say(self, kind: str, content: dict[str, Any], **more: Any) -> None:
        """Sends a message, and hears what the kernel says until it has done what it was told."""
        header = {"msg_id": uuid4().hex, "msg_type": kind, "session": self._session, "username": "",
                  "version": "5.3", "date": ""}  # fmt: skip
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content, **more}
        await self._socket.write_message(json.dumps({**message, "channel": "shell", "buffers": []}))
        while True:
            heard = await asyncio.wait_for(self._socket.read_message(), PATIENCE)
            assert isinstance(heard, str), "the line was closed"
            told = json.loads(heard)
            if told["header"]["msg_type"] == "comm_msg":
                self._hear(told["content"])
            idle = told["content"].get("execution_state") == "idle"
            if idle and told["parent_header"].get("msg_id") == header["msg_id"]:
                return

    def _hear(self, content: dict[str, Any]) -> None:
        data = content["data"]
        if data.get("method") == "update_states":
            self._states = {id: model["state"] for id, model in data["states"].items()}
        elif data.get("method") == "update":
            self._states.get(content["comm_id"], {}).update(data["state"])
        elif data.get("method") == "custom" and data["content"].get("do") == "states":
            for id, changed in data["content"]["states"].items():
                self._states.get(id, {}).update(changed)
