"""Time to load the rules catalogue of one game in a fresh process, and to look up what a card says.

Imports are not counted; the peer of a look-up is that of a plain dictionary.
"""

from __future__ import annotations

import subprocess
import sys
from timeit import repeat

import pytest
from benchmarks.conftest import Note
from benchmarks.goals import Role

from tutor.games.penumbra.components.component_set import face
from tutor.games.penumbra.state.table import Table, Turn

RUNS = 5
LOOKS = 5_000
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


def test_own_look_up_of_a_card(note: Note) -> None:
    names = {"face": face, "table": Table((), Turn("anna")), "plain": {"chant": None}}
    looks: tuple[tuple[Role, str, str], ...] = (
        ("own", "what a card says", "face(table, 'chant')"),
        ("peer", "what a dictionary holds", "plain['chant']"),
    )
    for role, what, code in looks:
        note(
            "E9", role, what, [each / LOOKS for each in repeat(code, globals=names, number=LOOKS, repeat=40)]
        )
