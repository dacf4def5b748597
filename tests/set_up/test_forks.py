"""Kernels are forked from one process that has read what they share; each ends with the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest
from jupyter_client.manager import AsyncKernelManager
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from support.browser import write_notebook
from support.patience import PATIENCE
from support.servers import fork_servers_of, free_port, kernels_of, of_notebooks, running

from tutor.app.serving import kernel_forks
from tutor.app.serving.kernel_forks import Forked, ForkServer
from tutor.app.serving.kernel_options import config_of
from tutor.app.serving.kernels import OwnKernelSpecs
from tutor.app.serving.options import TEACHER_TOKEN

pytestmark = [
    pytest.mark.programs,
    pytest.mark.skipif(sys.platform != "linux", reason="kernels are started as programs"),
]
TELLS = """
import gc, os, sys
from pathlib import Path
Path("told.txt").write_text("\\n".join([
    str(os.getpid()), str(Path.cwd()), str(gc.get_freeze_count() > 0), str("debugpy" in sys.modules),
    str(sorted(os.environ)),
]))
"""


def test_a_page_has_a_forked_kernel_that_ends_with_the_server(tmp_path: Path) -> None:
    folder = tmp_path / "notebooks"
    folder.mkdir()
    write_notebook(folder / "page.ipynb", TELLS)
    port = free_port()
    base = f"http://127.0.0.1:{port}/"
    secrets = {TEACHER_TOKEN: "a-token-of-the-teacher", "JPY_API_TOKEN": "a-token-of-the-hub"}
    command, environment = of_notebooks(folder, port, preheat=0), {**os.environ, **secrets}
    with running(command, f"{base}alive", tmp_path / "log.txt", tmp_path, environment) as process:
        server = psutil.Process(process.pid)
        urllib.request.urlopen(f"{base}voila/render/page.ipynb", timeout=PATIENCE).read()
        (forks,), (kernel,) = fork_servers_of(server), kernels_of(server)
        assert forks.num_threads() == 1, "a fork would lose what another thread holds"
        assert not forks.environ().keys() & secrets.keys(), "kernels share its memory"
        pid, cwd, shares, debugged, names = (folder / "told.txt").read_text().splitlines()
        assert (int(pid), cwd, shares, debugged) == (kernel.pid, str(folder), "True", "False")
        assert not any(secret in names for secret in secrets)
        scores = [Path(f"/proc/{one.pid}/oom_score_adj").read_text() for one in (kernel, forks, server)]
        assert int(scores[0]) > max(map(int, scores[1:])), "the others would be ended before it"
        server.kill()
        _, left = psutil.wait_procs([forks, kernel], timeout=PATIENCE)
        assert not left, "it goes on without its server"


@pytest.fixture(scope="module")
def fork_server() -> Iterator[ForkServer]:
    server = ForkServer()
    server.start(os.environ)
    yield server
    server.close()


@pytest.fixture
def forks(fork_server: ForkServer, monkeypatch: pytest.MonkeyPatch) -> ForkServer:
    monkeypatch.setattr(kernel_forks, "FORK_SERVER", fork_server)
    return fork_server


async def answered(code: str, *, interrupted: bool = False) -> tuple[type, str]:
    """How a new kernel was started, and how it ends a piece of code: "ok", or the name of the error.

    With `interrupted`, it is interrupted once the code has printed something.
    """
    kernel = AsyncKernelManager(
        kernel_name="python3", kernel_spec_manager=OwnKernelSpecs(forks=True), transport="ipc"
    )
    await kernel.start_kernel(env=dict(os.environ))
    client = kernel.client()
    client.start_channels()
    assert isinstance(kernel.provisioner, LocalProvisioner)
    process = kernel.provisioner.process
    assert process is not None
    try:
        await client.wait_for_ready(timeout=PATIENCE)
        asked = client.execute(code)
        while interrupted and (await client.get_iopub_msg(timeout=PATIENCE))["msg_type"] != "stream":
            pass
        if interrupted:
            await kernel.interrupt_kernel()
        # Who waits until it is ready asks again and again: answers to that may still come.
        reply = await client.get_shell_msg(timeout=PATIENCE)
        while reply["parent_header"]["msg_id"] != asked:
            reply = await client.get_shell_msg(timeout=PATIENCE)
        return type(process), str(reply["content"].get("ename", reply["content"]["status"]))
    finally:
        client.stop_channels()
        await kernel.shutdown_kernel(now=True)
        assert process.poll() is not None and not await kernel.is_alive()


def test_a_forked_kernel_answers_and_can_be_interrupted(forks: ForkServer) -> None:
    assert asyncio.run(answered("1 + 1")) == (Forked, "ok")
    waits = "import time; print('here', flush=True); time.sleep(600)"
    assert asyncio.run(answered(waits, interrupted=True)) == (Forked, "KeyboardInterrupt")


def test_a_forked_kernel_tells_a_page_of_all_its_widgets_at_once(forks: ForkServer) -> None:
    """Without that a page asks for one after the other."""
    asked = "get_ipython().kernel.comm_manager.targets['jupyter.widget.control']"
    assert asyncio.run(answered(asked)) == (Forked, "ok")


LOOKS_AWAY = """
shell = get_ipython()
assert not shell.kernel._kernel_modules and not shell._sys_modules_keys, "it has looked at all modules"
assert not shell.history_manager.enabled and "ipywidgets" in shell.extension_manager.loaded
import sys, ipykernel.ipkernel, IPython.core.shellapp
assert ipykernel.ipkernel.sys is sys and IPython.core.shellapp.sys is sys
"""


def test_a_forked_kernel_looks_at_little_of_what_it_shares(forks: ForkServer) -> None:
    assert asyncio.run(answered(LOOKS_AWAY)) == (Forked, "ok")


def test_the_options_of_a_forked_kernel_are_read_without_a_parser_for_all() -> None:
    config = config_of(["-f", "there.json", "--HistoryManager.enabled=False"])
    assert config is not None and config.IPKernelApp.connection_file == "there.json"
    assert config.HistoryManager.enabled == "False"
    for other in (["--debug"], ["-f"], ["--HistoryManager.enabled"], ["a.b=1"], ["--A.b.c=1"], ["--a b.c=1"]):
        assert config_of(other) is None


@pytest.mark.long(reason="two kernels, each with a page")
def test_what_one_kernel_changes_another_does_not_see(forks: ForkServer) -> None:
    assert asyncio.run(answered("import tutor; tutor.mark = 1")) == (Forked, "ok")
    assert asyncio.run(answered("import tutor; tutor.mark")) == (Forked, "AttributeError")


@pytest.mark.long(reason="what kernels are forked from is ended, and started again")
def test_what_kernels_are_forked_from_is_started_anew(forks: ForkServer) -> None:
    assert asyncio.run(answered("1")) == (Forked, "ok")
    (first,) = fork_servers_of(psutil.Process())
    first.kill()
    psutil.wait_procs([first], timeout=PATIENCE)
    assert asyncio.run(answered("1")) == (Forked, "ok")


def test_where_nothing_can_be_forked_a_kernel_is_a_program(
    forks: ForkServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(order: object) -> int:
        raise EOFError("it has ended")

    monkeypatch.setattr(forks, "begin", fails)
    assert asyncio.run(answered("1")) == (subprocess.Popen, "ok")
