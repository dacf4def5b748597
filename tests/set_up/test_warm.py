"""Kernels are started ahead for a few notebooks only: the start page and those that were opened last."""

from __future__ import annotations

import urllib.request
from pathlib import Path

import psutil
import pytest
from support.browser import write_notebook
from support.patience import PATIENCE, wait_until
from support.servers import free_port, kernels_of, of_notebooks, running

from tutor.app.serving.kernel_prewarm import pools

pytestmark = pytest.mark.programs

NAMES = ("a", "b", "c", "start")


AHEAD = """
import os
from pathlib import Path
if os.environ.get("VOILA_PREHEAT") == "True":
    Path(f"{os.getpid()}.ahead").touch()
"""
"""Tells of a kernel that was started ahead of a visitor."""


def ready(server: psutil.Process, folder: Path) -> set[int]:
    """The kernels of the server that were started ahead of a visitor."""
    return {one.pid for one in kernels_of(server) if (folder / f"{one.pid}.ahead").exists()}


def test_few_notebooks_are_all_ready_and_of_many_the_start_page() -> None:
    few = pools(["a.ipynb", "class.ipynb", "start.ipynb"], 2, 2)
    assert few == {"default": {"pool_size": 0}, "a.ipynb": {"pool_size": 2}, "start.ipynb": {"pool_size": 2}}
    many = pools(["a.ipynb", "b.ipynb", "start.ipynb"], 1, 2)
    assert many == {"default": {"pool_size": 0}, "start.ipynb": {"pool_size": 1}}


@pytest.mark.long(reason="kernels are made ready one after another")
def test_the_notebooks_opened_last_are_ready_and_others_give_their_kernels_back(tmp_path: Path) -> None:
    folder = tmp_path / "notebooks"
    folder.mkdir()
    for name in NAMES:
        write_notebook(folder / f"{name}.ipynb", AHEAD)
    port = free_port()
    base, log = f"http://127.0.0.1:{port}/", tmp_path / "log.txt"
    command = of_notebooks(folder, port, warm=2)

    def opened(name: str) -> None:
        urllib.request.urlopen(f"{base}voila/render/{name}.ipynb", timeout=PATIENCE).read()

    with running(command, f"{base}no-such-page", log, tmp_path) as process:
        server = psutil.Process(process.pid)
        wait_until(lambda: len(ready(server, folder)) == 1, "the start page is not ready")
        first = ready(server, folder)
        opened("a")
        wait_until(lambda: len(ready(server, folder)) == 2, "what was opened last is not ready")
        (second,) = ready(server, folder) - first
        opened("b")
        wait_until(lambda: second not in ready(server, folder), "what was opened before is kept")
        wait_until(lambda: len(ready(server, folder)) == 2, "what is opened again is not ready")
        assert first < ready(server, folder)
