"""Time until a question in words whether a move is allowed has its answer on the workbench.

E15: fifty lessons of each game, drawn by a seed. In each a move of the question that waits, or else the first
of all, is asked about as its button says it; the index of questions is made anew for each position. It is the
work of the kernel, from the press to the changed parts of the page. What is open already is kept out of the
sweeps for garbage, as in a kernel.
"""

from __future__ import annotations

import gc
import random
from statistics import quantiles
from time import perf_counter

import pytest
from benchmarks.conftest import Note

from tutor.app.library import lesson_ids
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.scenario.games import playable

POSITIONS = 50


@pytest.mark.parametrize("game", playable())
def test_a_question_about_a_move_is_answered(game: str, note: Note) -> None:
    own = list[float]()
    lessons = list(lesson_ids(game))
    random.Random(game).shuffle(lessons)
    for lesson in lessons:
        bench = WorkbenchPage(game, Request({"lesson": lesson}, "en", served=True))
        moves, says = bench.bench.verdicts, bench.desk.speaker
        if not moves:
            continue
        move = next((one for one in moves if one.waiting), moves[0])
        text = f"{says.name(move.seat)} {says.option(move.option)}"
        gc.collect()
        gc.freeze()
        start = perf_counter()
        bench.desk.press("ask", text)
        own.append(perf_counter() - start)
        gc.unfreeze()
        assert bench.field.asked is not None and "rt-answer" in bench.panel.html, lesson
        if len(own) == POSITIONS:
            break
    note("E15", "own", f"answer whether a move is allowed, {game}, median", own)
    note(
        "E15", "own", f"answer whether a move is allowed, {game}, 95 %",
        [quantiles(own, n=20, method="inclusive")[-1]],
    )  # fmt: skip
