"""Sweeps for tests: a short plan, work that kills its worker, and what a run comes to."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import msgspec

from tutor.scenario import scenario_folder
from tutor.sweeps import Args, Done, Plan, Wanted, plan_of, sweep, write_table
from tutor.sweeps.backends import Backend
from tutor.sweeps.items import Chunk
from tutor.sweeps.work import work

LESSONS = scenario_folder() / "seasons"
LETHAL = 5
"""The item of which every worker dies, where `deadly` works."""


def games(last: int, *facts: str) -> Plan:
    """Random games of Seasons with the seeds up to a number."""
    wanted = Wanted(
        "play", openings=("seasons/apprentice-2",), seeds=f"1-{last}", args=Args(facts=facts or ("*.power",))
    )
    return plan_of(wanted)


def ran(plan: Plan, folder: Path, backend: Backend, told: Callable[[int], None] = lambda done: None) -> Done:
    """A sweep with its journal in a folder."""
    return sweep(plan, folder / "journal", backend, told)


def written(done: Done, folder: Path, suffix: str) -> bytes:
    """The table of a sweep as the bytes of its file."""
    path = folder / f"table{suffix}"
    write_table(done, path)
    return path.read_bytes()


def deadly(chunk: bytes) -> bytes:
    """Works, but for one item, at which the process dies as if killed by the system."""
    if LETHAL in msgspec.json.decode(chunk, type=Chunk).items:
        os.kill(os.getpid(), signal.SIGKILL)
    return work(chunk)
