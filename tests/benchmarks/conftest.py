"""Gathers what the benchmarks measure and prints it as the table of goals."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from benchmarks.goals import LEFT_OUT, Measured, Role, as_data, measured, render, rows

FOUND = pytest.StashKey[list[Measured]]()

Note = Callable[[str, Role, str, Sequence[float]], None]
"""Keeps the median of some values: id of the row, role, what was measured, the values."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--goals-json", metavar="FILE", help="write the table of measured goals to a JSON file")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[FOUND] = []


@pytest.fixture(scope="session")
def renderers() -> list[str]:
    """Each page is drawn by a process of its own."""
    return []


@pytest.fixture
def note(request: pytest.FixtureRequest) -> Note:
    """Keeps a figure for the table."""

    def keep(id: str, role: Role, what: str, values: Sequence[float]) -> None:
        request.config.stash[FOUND].append(measured(id, role, what, values))

    return keep


@pytest.fixture(autouse=True)
def _benchmark_noted(request: pytest.FixtureRequest) -> Iterator[None]:
    """Keeps what a benchmark measured whose `extra_info` says for which row; `per` makes it a rate."""
    benchmark = request.getfixturevalue("benchmark") if "benchmark" in request.fixturenames else None
    yield
    info: dict[str, Any] = {} if benchmark is None else benchmark.extra_info
    if benchmark is None or not (stats := benchmark.stats) or not {"id", "role", "what"} <= info.keys():
        return
    figures = [stats[name] for name in ("median", "q1", "q3")]
    if "per" in info:
        figures = [info["per"] / figure for figure in figures]
    value, low, high = figures[0], min(figures), max(figures)
    found = Measured(info["id"], info["role"], info["what"], value, low, high, stats["rounds"])
    request.config.stash[FOUND].append(found)


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    table = rows([*config.stash[FOUND]])
    if not table:
        return
    terminalreporter.section("measured goals")
    for line in render(table):
        terminalreporter.write_line(line)
    if any(row.goal.id.startswith("A") for row in table):
        for where, why in LEFT_OUT:
            terminalreporter.write_line(f"{where}: {why}.")
    path = config.getoption("--goals-json", None)
    if path:
        Path(path).write_text(json.dumps(as_data(table), indent=1, ensure_ascii=False) + "\n", "utf-8")
