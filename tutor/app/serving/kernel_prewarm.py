"""Which notebooks have kernels that were started ahead of the visitor: a kernel kept for each is too dear."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final

from tutor.app.entrance.identity import for_teachers
from tutor.app.serving.pages import START

COLD: Final = {"pool_size": 0}


def pools(notebooks: Collection[str], size: int, most: int) -> dict[str, dict[str, int]]:
    """How many kernels Voilà starts ahead for each notebook, by its path.

    `size` for every one where there are no more than `most`, else for the start page, to begin with.
    """
    ours = [name for name in notebooks if not for_teachers(name)]
    first = ours if len(ours) <= most else [name for name in ours if name == START]
    return {"default": COLD, **{name: {"pool_size": size} for name in first}}


class Warm:
    """Keeps kernels ready for the start page and the notebooks that were opened last, `most` in all."""

    def __init__(self, manager: Any, size: int, most: int) -> None:
        self._manager, self._size, self._most = manager, size, most
        self._ending: set[asyncio.Future[Any]] = set()

    def opened(self, notebook: str) -> None:
        """A notebook has been opened: its next visitor finds a kernel ready."""
        if self._size < 1 or self._most < 1 or for_teachers(notebook):
            return
        config = dict(self._manager.kernel_pools_config)
        config[notebook] = config.pop(notebook, {"pool_size": self._size})
        held = [name for name in config if name not in ("default", START)]
        cold = held[: max(0, len(held) - self._most + (START in config))]
        self._manager.kernel_pools_config = {name: at for name, at in config.items() if name not in cold}
        for name in cold:
            self._let_go(name)
        if notebook not in cold:
            self._manager.fill_if_needed(notebook_name=notebook)

    def _let_go(self, notebook: str) -> None:
        for coming in list(self._manager._pools.get(notebook, ())):
            coming.add_done_callback(self._end)

    def _end(self, ready: asyncio.Future[Any]) -> None:
        if not ready.cancelled() and ready.exception() is None:
            kernel_id = ready.result()["kernel_id"]
            if kernel_id not in self._manager.given:
                ending = asyncio.ensure_future(self._manager.shutdown_kernel(kernel_id, now=True))
                self._ending.add(ending)
                ending.add_done_callback(self._ending.discard)
