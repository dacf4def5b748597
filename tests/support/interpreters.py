"""What understands questions in words, of the positions that tests ask about."""

from __future__ import annotations

from functools import cache
from typing import Any

from tutor.analysis.queries.interpretation import Interpreter
from tutor.engine.state import State
from tutor.rules.located import load_located
from tutor.scenario.beginnings import beginnings
from tutor.scenario.case import open_case
from tutor.scenario.files import question_in
from tutor.scenario.games import game_named
from tutor.scenario.question_file import question_text as question_file_text


@cache
def state(game: str) -> State[Any]:
    """The position that a question file begins with."""
    return question_in(load_located(question_file_text(game), "question.yaml")).script.start


@cache
def interpreter(game: str) -> Interpreter:
    return Interpreter.of(game_named(game), state(game))


def at_beginning(game: str, id: str) -> Interpreter:
    """The one for a situation that questions usually begin with."""
    case = next(one.case for one in beginnings(game) if one.spec.id == id)
    history = open_case(case).history
    return Interpreter.of(history.game, history.node.state)
