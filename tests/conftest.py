"""Fixtures and settings shared by all tests."""

from __future__ import annotations

import tutor.app.serving.jsonschema_patch  # noqa: F401, before the libraries

# isort: split
import asyncio
import gc
import os
import signal
import sys
import threading
from collections.abc import Iterator

import pytest
from hypothesis import settings
from support.browser import (
    chromium,
    chromium_address,
    chromium_page,
    page_log,
    playwright_driver,
    renderers,
    serve_notebooks,
    serve_shipped,
)
from support.postgresql import postgresql

pytest_plugins = ["coverage_record"]

# Servers, kernels and commands are started by the hundred: none should compile what another has compiled.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# What tests make lives long, for the most part: it is looked through for what can be let go more rarely.
gc.set_threshold(100_000, 10, 10)

__all__ = [
    "chromium",
    "chromium_address",
    "chromium_page",
    "page_log",
    "playwright_driver",
    "postgresql",
    "renderers",
    "serve_notebooks",
    "serve_shipped",
]

AGAIN = pytest.mark.flaky(reruns=1, reruns_delay=1)
"""What waits for other programs can fail because the machine has more to do: it is tried once more, and is
named at the end of the run. All other tests have one try.
"""

LONGEST = (
    "test_face_of_blackrose.py",
    "test_face_of_penumbra.py",
    "test_behind_a_hub.py",
    "test_scenarios.py",
    "test_accessible.py",
    "test_learner_in_browser.py",
    "test_workbench_in_browser.py",
    "test_shared_browser.py",
    "test_page.py",
)
"""The files that take longest, in the order in which they are begun."""


def pytest_configure(config: pytest.Config) -> None:
    """Signals are as at a terminal: who starts tests in the background may have them ignored, also by what
    tests start. Options of this run that stand in the environment are not for the runs that tests start.
    """
    for ours in ("PYTEST_ADDOPTS", "PYTEST_PLUGINS"):
        os.environ.pop(ours, None)
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)
        for ignored in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
            if signal.getsignal(ignored) is signal.SIG_IGN:
                signal.signal(ignored, signal.SIG_DFL)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that it is not waited for at the end: then other tests in a browser
    or of programs, then all the rest.
    """
    for item in items:
        for mark in item.iter_markers("long"):
            if mark.args or not str(mark.kwargs.get("reason", "")):
                raise pytest.UsageError(f"{item.nodeid}: say why it takes long: long(reason=...)")
        if item.get_closest_marker("browser") or item.get_closest_marker("programs"):
            item.add_marker(AGAIN)
    slow = {item.path for item in items if item.get_closest_marker("flaky")}
    first = {name: at for at, name in enumerate(LONGEST)}
    items.sort(key=lambda item: first.get(item.path.name, len(first) + (item.path not in slow)))


def pytest_collection_finish() -> None:
    """What was imported and collected lives to the end: it is never looked through for what can be let go."""
    gc.collect()
    gc.freeze()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Names every test that failed at first, and says why it did."""
    again = terminalreporter.stats.get("rerun", ())
    if again:
        terminalreporter.section("failed at first, and tried again")
        for report in again:
            terminalreporter.write_line(report.nodeid)
            terminalreporter.write_line(report.longreprtext)


@pytest.fixture(scope="session", autouse=True)
def own_data(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing is written into the data of whoever runs the tests, and no class of theirs is served."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TUTOR_DATA", str(tmp_path_factory.mktemp("data")))
        for name in ("TUTOR_DATABASE_URL", "TUTOR_CLASSES", "TUTOR_TEACHER_TOKEN", "JUPYTERHUB_USER"):
            patch.delenv(name, raising=False)
        yield


@pytest.fixture(autouse=True)
def no_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test without a browser finds no loop: what is open for others of its file runs one in this thread."""
    held = None if "chromium" in request.fixturenames else asyncio._get_running_loop()
    if held is not None:
        asyncio._set_running_loop(None)
    yield
    if held is not None:
        asyncio._set_running_loop(held)


# No test asserts a time; on CI the same examples are tried on every run.
settings.register_profile("tutor", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("tutor")
