"""Time to load the rules catalogue of one game in a fresh process, imports not counted."""

from __future__ import annotations

import subprocess
import sys

import pytest
from benchmarks.conftest import Note

RUNS = 5
LOAD = """
import sys, time
from tutor.rules.catalogue import load
began = time.perf_counter()
catalogue = load(sys.argv[1])
print(time.perf_counter() - began, len(catalogue.rules))
"""
TITLES = {
    "penumbra": "Penumbra",
    "resarcana": "Res Arcana",
    "seasons": "Seasons",
    "blackrose": "Black Rose Wars",
}


@pytest.mark.parametrize("game", TITLES)
def test_own_catalogue_of_one_game(game: str, note: Note) -> None:
    seconds = []
    for _ in range(RUNS):
        command = [sys.executable, "-c", LOAD, game]
        found = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
        seconds.append(float(found[0]))
        assert int(found[1]) > 0
    note("E9", "own", f"catalogue of {TITLES[game]}", seconds)
