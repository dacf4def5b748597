"""Time until a question in words whether a move is allowed has its answer on the workbench.

E15: fifty lessons of each game, drawn by a seed. In each a move of the question that waits, or else the first
of all, is asked about as its button says it. It is the work of the kernel, from the press to the parts that
changed; searches that go on behind the answer are not waited for. The index of questions is made for each
position with the first letter that is typed, which is told apart. What is open already is kept out of the
sweeps for garbage, as in a kernel.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Callable, Iterator
from statistics import quantiles
from time import perf_counter

import pytest
from benchmarks.conftest import Note

from tutor.app.library import lesson_ids
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.scenario.games import playable

POSITIONS = 50


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def _timed(press: Callable[[str, str], None], action: str, value: str) -> float:
    # What was kept out of the sweeps stays out, so that each time only what is new has to be swept.
    gc.collect()
    gc.freeze()
    start = perf_counter()
    press(action, value)
    return perf_counter() - start


@pytest.mark.parametrize("game", playable())
def test_a_question_about_a_move_is_answered(game: str, note: Note, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WorkbenchPage, "work", lambda page, slice_: None)
    own, first = list[float](), list[float]()
    lessons = list(lesson_ids(game))
    random.Random(game).shuffle(lessons)
    for lesson in lessons:
        bench = WorkbenchPage(game, Request({"lesson": lesson}, "en", served=True))
        moves, says = bench.bench.verdicts, bench.desk.speaker
        if not moves:
            continue
        move = next((one for one in moves if one.waiting), moves[0])
        text = f"{says.name(move.seat)} {says.option(move.option)}"
        first.append(_timed(bench.field._typed, "ask-typed", text[:1]))
        own.append(_timed(bench.desk.press, "ask", text))
        assert bench.field.asked is not None and "rt-answer" in bench.panel.html, lesson
        if len(own) == POSITIONS:
            break
    answers = (f"answer whether a move is allowed, {game}", own)
    for what, values in (answers, (f"first letter typed, {game}", first)):
        note("E15", "own", f"{what}, median", values)
        note("E15", "own", f"{what}, 95 %", [quantiles(values, n=20, method="inclusive")[-1]])
