"""Starting and stopping the server: whom it serves, whose settings count, what it says and leaves behind."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from support.browser import write_notebook
from support.http import Loads, ask, outside, wait_for
from support.patience import PATIENCE
from support.servers import free_port
from support.visitors import Visit

from tutor.app.serving.options import Options, ServeError, check
from tutor.app.serving.server import serve

pytestmark = pytest.mark.programs

DETAIL = "the-detail-of-this-fault"

BUSY = """import sys, time
from IPython.display import HTML, display
sys.stdout.flush_timeout = sys.stderr.flush_timeout = 0
get_ipython().kernel.iopub_thread.io_loop.add_callback(time.sleep, 5)
display(HTML("said late"))"""
"""A cell that has ended long before what it shows arrives, as on a machine with too much to do."""

SERVER = [sys.executable, "-m", "tutor.app.serving.server"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("notebooks")
    write_notebook(made / "start.ipynb", "print('before')", f"raise ValueError('{DETAIL}')")
    write_notebook(made / "busy.ipynb", BUSY)
    (made / "answers.yaml").write_text("key: 1")
    return made


def test_users_own_settings_do_not_weaken_the_server(
    folder: Path, serve_notebooks: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = {
        "VoilaConfiguration": {"strip_sources": False, "file_allowlist": [".*"], "show_tracebacks": True}
    }
    (tmp_path / "voila.json").write_text(json.dumps(config))
    kernel = tmp_path / "kernels" / "python3"
    kernel.mkdir(parents=True)
    spec = {"argv": ["/bin/false"], "display_name": "Trap", "language": "python"}
    (kernel / "kernel.json").write_text(json.dumps(spec))
    monkeypatch.setenv("JUPYTER_CONFIG_DIR", str(tmp_path))
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", str(tmp_path))
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    base = serve_notebooks(folder, preheat=0, places=7)
    answer = ask(f"{base}voila/render/start.ipynb")
    assert "before" in answer.text, "the server's own Python ran the notebook"
    assert DETAIL not in answer.text
    assert ask(f"{base}voila/files/answers.yaml").status == 403


@pytest.mark.long(reason="a cell that takes its time")
def test_what_a_cell_shows_late_is_on_the_page(folder: Path, serve_notebooks: Callable[..., str]) -> None:
    base = serve_notebooks(folder, preheat=0, places=7)
    assert "said late" in ask(f"{base}voila/render/busy.ipynb").text


def test_other_machines_are_served_only_on_request(tmp_path: Path) -> None:
    write_notebook(tmp_path / "start.ipynb", "1")
    with pytest.raises(ServeError, match="--public"):
        check(Options(tmp_path, free_port(), ip="0.0.0.0"))
    check(Options(tmp_path, free_port(), ip="0.0.0.0", public=True))


def test_off_this_machine_a_key_is_needed(tmp_path: Path) -> None:
    write_notebook(tmp_path / "start.ipynb", "md:# Hello")
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "tutor.app.serving.server",
        "--ip",
        "0.0.0.0",
        "--public",
        "--port",
        str(port),
    ]
    server = subprocess.Popen([*command, "--notebooks", str(tmp_path)], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        link = server.stdout.readline().strip()
        key = link.partition("?token=")[2]
        assert len(key) >= 20
        base = f"http://127.0.0.1:{port}/"
        refused = ask(f"{base}voila/render/start.ipynb")
        assert (
            refused.url.startswith(f"{base}login")
            and "Нужен ключ" in refused.text
            and "Hello" not in refused.text
        )
        assert outside(Loads(refused.text).addresses, base) == []
        assert "Hello" in ask(f"{base}voila/render/start.ipynb?token={key}").text
        assert "Hello" not in ask(f"{base}voila/render/start.ipynb?token=wrong").text
        visit = Visit(base)
        assert "Hello" in visit.ask(f"voila/render/start.ipynb?token={key}").text
        assert "Hello" in visit.ask("voila/render/start.ipynb").text, "the key is remembered"
        assert visit.ask("logout").url == f"{base}leave", "only a press signs out"
        assert "Нужен ключ" in visit.ask("leave", form={}).text
        assert "Нужен ключ" in visit.ask("voila/render/start.ipynb").text
    finally:
        server.terminate()
        server.wait(30)


def test_faults_of_starting_are_told_in_one_line(
    tmp_path: Path, folder: Path, serve_notebooks: Callable[..., str]
) -> None:
    base = serve_notebooks(folder, preheat=0, places=7)
    port = int(base.rsplit(":", 1)[1].strip("/"))
    write_notebook(tmp_path / "start.ipynb", "1")
    with pytest.raises(ServeError, match=f"Port {port}.*--port {port + 1}"):
        serve(port=port, notebooks=tmp_path)
    with pytest.raises(ServeError, match="No folder"):
        serve(port=free_port(), notebooks=tmp_path / "missing")
    (tmp_path / "empty").mkdir()
    with pytest.raises(ServeError, match="no notebook"):
        serve(port=free_port(), notebooks=tmp_path / "empty")


@pytest.mark.long(reason="a server with kernels is ended")
def test_stopping_the_server_leaves_no_kernel(tmp_path: Path) -> None:
    write_notebook(
        tmp_path / "start.ipynb",
        "import os",
        "from pathlib import Path",
        "Path('pid').write_text(str(os.getpid()))",
    )
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "tutor.app.serving.server",
        "--port",
        str(port),
        "--notebooks",
        str(tmp_path),
    ]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None and server.stdout.readline() == f"http://127.0.0.1:{port}/\n"
        kernel = int(wait_for(tmp_path / "pid"))
    finally:
        server.terminate()
        _, errors = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert "Traceback" not in errors
    with pytest.raises(ProcessLookupError):
        os.kill(kernel, 0)
