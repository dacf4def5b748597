"""Undo, redo and jump on the told line of a lesson: the very same states come back, and how fast."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from benchmarks.conftest import Note
from pytest_benchmark.fixture import BenchmarkFixture

from tutor.app.library import lesson, lesson_ids
from tutor.engine.history import History, Node

MOVES = 3_000
SEED = 20_240_901


@pytest.fixture
def history() -> History[Any]:
    """A history at the end of a lesson, every answer given as told."""
    script = lesson(lesson_ids("penumbra")[0]).script
    assert script is not None
    played: History[Any] = History.start(script.game, script.start)
    answers = iter(script.answers)
    while not played.at_end:
        if played.node.question is None:
            played.step()
        else:
            played.answer(next(answers))
    return played


def test_states_are_kept(history: History[Any], note: Note) -> None:
    kept = {node.number: node.state for node in history.nodes}
    draw, others = random.Random(SEED), 0
    moves: list[Callable[[], Node[Any]]] = [history.back, history.forward]
    moves.append(lambda: history.jump(draw.randrange(len(kept))))
    for _ in range(MOVES):
        node = draw.choice(moves)()
        others += node.state is not kept[node.number]
    note("E4", "own", "states that came back as another object", [others])
    assert others == 0


@pytest.mark.benchmark(group="E4")
@pytest.mark.parametrize("move", ["undo", "redo", "jump"])
def test_own_move_through_time(benchmark: BenchmarkFixture, history: History[Any], move: str) -> None:
    benchmark.extra_info.update(id="E4", role="own", what=f"one {move}")
    last = history.node.number
    moves = {"undo": history.back, "redo": history.forward, "jump": lambda: history.jump(last)}

    def setup() -> None:
        history.jump(last)
        if move != "undo":
            history.back()

    node = benchmark.pedantic(moves[move], setup=setup, rounds=2_000)
    assert node.number == (last - 1 if move == "undo" else last)
