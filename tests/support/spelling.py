"""Written positions of states: whether the same table, and the same question, is put on the table again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tutor.engine.game import Game, Spelling
from tutor.engine.question import Question
from tutor.engine.state import State
from tutor.engine.step import advance, take
from tutor.scenario.games import scenario_folder

SCENARIOS = scenario_folder()


def random_states(
    game: Game[Any], state: State[Any], seed: str, answers: int
) -> Iterator[tuple[State[Any], Question]]:
    """Every position of a random game in which somebody is asked, up to so many answers, and the question."""
    source, asked = Random(seed), 0
    while state.stack and asked < answers:
        step = advance(game, state)
        state, question = step.state, step.question
        if question is not None:
            yield state, question
            asked += 1
            key = (
                source.choice(question.options).key
                if question.chance is None
                else question.chance.pick(source.randrange(question.chance.total))
            )
            state = take(game, state, question, key).state


def some(
    states: Iterator[tuple[State[Any], Question]], first: int, every: int
) -> Iterator[tuple[State[Any], Question]]:
    """The first of the positions, among them those of the set-up, and then one out of so many."""
    return (found for n, found in enumerate(states) if n < first or n % every == 0)


def check(game: Game[Any], state: State[Any], question: Question | None = None) -> Spelling:
    """What is written of a state goes through plain data and leads back to it."""
    spelled = game.spell(state)
    assert spelled.position is not None
    written = msgspec.json.decode(msgspec.json.encode(spelled.position))
    position = msgspec.convert(written, game.position)
    assert position == spelled.position
    placed = game.place(position, state.rulings)
    assert placed.state is not None, placed.flaws
    assert placed.state.table == state.table
    if not spelled.left and question is not None:
        again = advance(game, placed.state).question
        assert again is not None
        assert (again.seat, again.kind, again.rule, again.facts) == (
            question.seat,
            question.kind,
            question.rule,
            question.facts,
        )
        assert (again.options, tuple(again.refused), again.chance) == (
            question.options,
            tuple(question.refused),
            question.chance,
        )
    return spelled
