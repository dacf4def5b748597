"""What is made once for all kernels: worth it, without traces, and never in a visitor's way."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Callable

import pytest

from tutor.app.serving.fork_server import work_ahead

WORKED = """
import psutil
from ipywidgets.widgets.widget import _instances
from importlib import import_module
from tutor.app.library import lesson
from tutor.app.serving.fork_server import CELLS, PIECES, SHARED
for module in (*SHARED, CELLS, PIECES):
    import_module(module)
import tutor, tutor.rules.catalogue as catalogue, tutor.notebook.blackrose.rounds as rounds
import tutor.notebook.reading_pairs as pairs
from tutor.notebook.warming import pieces
for piece in pieces():
    piece()
me = psutil.Process()
print(me.num_threads(), [one.path for one in me.open_files()], len(_instances))
print(lesson.cache_info().currsize)
made = [one.cache_info().misses for one in (catalogue.load, rounds.random_game, pairs._searched)]
for lang in ("en", "ru"):
    for game, rule in (("penumbra", "pen.threat.steps"), ("seasons", "sea.cry.needs-access")):
        tutor.rule(rule, lang=lang).html(), tutor.opening(game, lang=lang).html()
tutor.played_round(), tutor.played_round(*rounds.CHAPTER_GAMES[1])
pair = tutor.two_readings(pairs.CHAPTER_LESSON, "pen.ruling.phylactery-per-turn")
pair.grid()
after = [one.cache_info().misses for one in (catalogue.load, rounds.random_game, pairs._searched)]
print(made == after, min(made) > 0)
"""


@pytest.mark.long(reason="all that is made for kernels is made in a process of its own")
def test_pieces_are_shared_and_leave_no_thread_file_or_widget() -> None:
    """In a process of its own: nothing that a fork would lose or share is left behind, and no lesson is read
    ahead, which its writer may change meanwhile."""
    done = subprocess.run([sys.executable, "-c", WORKED], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["1 [] 0", "0", "True True"]


def test_a_piece_is_made_a_call_and_a_broken_one_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    made = list[int]()

    def broken() -> None:
        raise ValueError("no such file")

    works: list[Callable[[], object]] = [lambda: made.append(1), broken, lambda: made.append(2)]
    pieces = iter(works)
    with caplog.at_level(logging.ERROR, "tutor.app"):
        assert [work_ahead(pieces) for _ in works] == [True, True, True] and made == [1, 2]
    assert "no such file" in caplog.text
    assert not work_ahead(pieces)


TYPED = """
from tutor.analysis.queries.move_terms import option_phrases
from tutor.app.request import Request
from tutor.app.workbench import WorkbenchPage
from tutor.notebook.warming import pieces
for piece in pieces():
    if getattr(getattr(piece, "func", piece), "__name__", "") == "_first_question":
        piece()
page = WorkbenchPage("penumbra", Request({}, "en", served=True))
before = option_phrases.cache_info().misses
page.field.complete("a", page.bench)
print(before > 1000, option_phrases.cache_info().misses - before < 100)
"""


def test_the_first_letter_of_a_question_finds_the_words_of_nearly_all_moves() -> None:
    done = subprocess.run([sys.executable, "-c", TYPED], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True"]
