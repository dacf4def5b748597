"""Time until a question that is being typed has its completions, beside a plain search in the same texts.

E14: a round is eight texts of different length in both languages, in the position that a question file begins
with. The peer only compares each of them with the buttons of all moves (rapidfuzz).
"""

from __future__ import annotations

from time import perf_counter

import pytest
from benchmarks.conftest import Note
from rapidfuzz.fuzz import WRatio
from rapidfuzz.process import extract

from tutor.analysis.queries.interpretation import MOST, Interpreter
from tutor.rules.located import load_located
from tutor.scenario.files import question_in
from tutor.scenario.games import game_named, playable
from tutor.scenario.question_file import question_text

ROUNDS = 20
TYPED = ("a", "att", "attac", "attack r", "призв", "призвать а", "may anna sum", "place the di")


@pytest.mark.parametrize("game", playable())
def test_a_question_is_completed(game: str, note: Note) -> None:
    state = question_in(load_located(question_text(game), "question.yaml")).script.start
    asks = Interpreter.of(game_named(game), state)
    texts = [" ".join(one.option(move.option) for one in asks.index.speaks) for move in asks.index.moves]
    asks.complete("anna")
    own, peer = list[float](), list[float]()
    for _ in range(ROUNDS):
        for text in TYPED:
            start = perf_counter()
            asks.complete(text)
            own.append(perf_counter() - start)
            start = perf_counter()
            extract(text, texts, scorer=WRatio, limit=MOST)
            peer.append(perf_counter() - start)
    note("E14", "own", f"completion of a question, {game}", own)
    note("E14", "peer", f"the texts alone, {game}", peer)
