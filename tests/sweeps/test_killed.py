"""A sweep that is killed or stopped, as a process of its own: nothing is lost, and nothing is done twice."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import psutil
import pytest
from support.patience import PATIENCE
from support.sweeps import games, ran, written

from tutor.sweeps.backends import Here

pytestmark = [
    pytest.mark.programs,
    pytest.mark.long(reason="a hundred games, killed in the middle and gone on with"),
]

GAMES = 100
COMMAND = (
    *(sys.executable, "-m", "tutor.cli", "sweep", "play", "--opening", "seasons/apprentice-2"),
    *("--seeds", f"1-{GAMES}", "--fact", "*.power", "--workers", "2"),
)


def started(out: Path, *more: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}
    return subprocess.Popen(
        [*COMMAND, "--out", str(out), *more],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment,
    )  # fmt: skip


def finished(out: Path, *more: str) -> tuple[int, str, str]:
    process = started(out, *more)
    said, errors = process.communicate(timeout=PATIENCE)
    return process.returncode, said, errors


def under_way(process: subprocess.Popen[str], journal: Path, lines: int) -> None:
    """Waits until the journal holds so many lines."""
    while not journal.exists() or journal.read_bytes().count(b"\n") < lines:
        assert process.poll() is None, process.communicate()
        sleep(0.02)


def test_a_killed_sweep_goes_on_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    out, journal = tmp_path / "games.csv", tmp_path / "games.csv.journal"
    process = started(out)
    under_way(process, journal, 10)
    workers = psutil.Process(process.pid).children(recursive=True)
    process.kill()
    process.communicate()
    kept = journal.read_bytes()
    done = kept[: kept.rfind(b"\n") + 1].count(b"\n") - 1
    assert 0 < done < GAMES and not out.exists()
    assert not psutil.wait_procs(workers, timeout=PATIENCE)[1], "workers have outlived the sweep"

    journal.write_bytes(kept + b'{"key":"torn')
    code, said, errors = finished(out, "--json")
    assert (code, errors) == (0, "")
    assert json.loads(said)["before"] == done

    whole = journal.read_bytes()
    assert whole.startswith(kept[: kept.rfind(b"\n") + 1])
    keys = [json.loads(line)["key"] for line in whole.splitlines()[1:]]
    assert len(keys) == len(set(keys)) == GAMES
    alone = tmp_path / "alone"
    alone.mkdir()
    assert out.read_bytes() == written(ran(games(GAMES), alone, Here()), alone, ".csv")


def test_ctrl_c_stops_and_says_how_to_go_on(tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    process = started(out, "--lang", "ru", "--seeds", f"1-{50 * GAMES}")
    under_way(process, tmp_path / "games.csv.journal", 5)
    workers = psutil.Process(process.pid).children(recursive=True)
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130 and not out.exists()
    assert said.startswith("Остановлено: готово ") and said.endswith("Та же команда продолжит отсюда.\n")
    # On a busy machine it takes so long that how far it is has been told.
    assert re.fullmatch(r"(play \d+/\d+ [\d:]+\n)*", errors)
    assert not psutil.wait_procs(workers, timeout=PATIENCE)[1]
