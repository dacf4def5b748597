"""How well a seat stands in Nim, for opponents that compare positions. No rule rests on it."""

from __future__ import annotations

from functools import reduce
from operator import xor

from nim.table import MOST, Table
from tutor.engine.state import State


def evaluate(state: State[Table], seat: str) -> int:
    """2 for who has won; else 1 where the other is to move and whatever they take can be answered."""
    table = state.table
    if table.winner:
        return 2 if table.winner == seat else 0
    lost = reduce(xor, (heap.sticks % (MOST + 1) for heap in table.heaps)) == 0
    return int(lost == (table.turn != seat))
