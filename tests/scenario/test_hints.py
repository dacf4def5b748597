"""Hints at a choice: two moves that stand side by side, the right one now before and now behind the other."""

from __future__ import annotations

from collections.abc import Iterator

from tutor.engine.history import History
from tutor.engine.question import Question
from tutor.scenario import scenario_files
from tutor.scenario.checking import check
from tutor.scenario.hints import Hint, hint_at

LESSONS = 25


def hinted() -> Iterator[tuple[Question, Hint]]:
    """Every choice of the learner on the told lines of some lessons, with what is hinted at there."""
    for file in scenario_files("seasons")[:LESSONS]:
        script = check(file, prove=False).script
        assert script is not None
        history = History.start(script.game, script.start)
        while not history.at_end:
            question = history.node.question
            if question is None:
                history.step()
                continue
            hint = hint_at(script, history)
            if hint is not None:
                yield question, hint
            move = script.here(history).scripted
            if move is None:
                break
            history.answer(move)


def test_a_hint_narrows_a_choice_to_the_move_and_its_neighbour() -> None:
    sides = set[bool]()
    for question, hint in hinted():
        keys = tuple(option.key for option in question.options)
        if len(keys) <= 2:
            assert not hint.options
            continue
        first = keys.index(hint.options[0])
        assert hint.options == keys[first : first + 2] and hint.move in hint.options
        if hint.move not in (keys[0], keys[-1]):
            sides.add(hint.move == hint.options[0])
    assert sides == {True, False}
