"""Everything that can still happen: all lines of answers, counted, listed, or weighed exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from tutor.engine.game import Game
from tutor.engine.question import Question
from tutor.engine.state import State, TableT
from tutor.engine.step import settle, take

ResultT = TypeVar("ResultT")


def keys(question: Question) -> tuple[str, ...]:
    """Every answer the question allows: its options, or every outcome of chance."""
    if question.chance is not None:
        return tuple(key for key, _ in question.chance.outcomes())
    return tuple(option.key for option in question.options)


def lines(game: Game[TableT], state: State[TableT]) -> Iterator[tuple[tuple[str, ...], State[TableT]]]:
    """Every order of answers to the end of what is under way, with the position it leads to."""
    waiting: list[tuple[tuple[str, ...], State[TableT]]] = [((), state)]
    while waiting:
        given, at = waiting.pop()
        step = settle(game, at)
        if step.question is None:
            yield given, step.state
            continue
        for key in reversed(keys(step.question)):
            waiting.append(((*given, key), take(game, step.state, step.question, key).state))


def perft(game: Game[TableT], state: State[TableT]) -> tuple[int, ...]:
    """How many orders of answers there are: entry n counts the lines of n answers.

    Positions that meet again are merged, so their lines are counted once and added as often as they occur.
    """
    known: dict[State[TableT], tuple[int, ...]] = {}

    def of(at: State[TableT]) -> tuple[int, ...]:
        step = settle(game, at)
        question = step.question
        if question is None:
            return (1,)
        found = known.get(step.state)
        if found is None:
            counts = [0]
            for key in keys(question):
                after = of(take(game, step.state, question, key).state)
                counts += [0] * (len(after) + 1 - len(counts))
                for length, number in enumerate(after, 1):
                    counts[length] += number
            found = known[step.state] = tuple(counts)
        return found

    return of(state)


def law(
    game: Game[TableT],
    state: State[TableT],
    measure: Callable[[State[TableT]], ResultT],
    choose: Callable[[State[TableT], Question], str] = lambda state, question: question.options[0].key,
) -> dict[ResultT, Fraction]:
    """The exact distribution of `measure` at the end, chance weighed and every seat answering by `choose`.

    Positions that meet again are merged, so their continuations are worked out once.
    """
    known: dict[State[TableT], dict[ResultT, Fraction]] = {}

    def of(at: State[TableT]) -> dict[ResultT, Fraction]:
        step = settle(game, at)
        question = step.question
        if question is None:
            return {measure(step.state): Fraction(1)}
        found = known.get(step.state)
        if found is None:
            found = {}
            if question.chance is None:
                found = of(take(game, step.state, question, choose(step.state, question)).state)
            else:
                for key, ways in question.chance.outcomes():
                    share = Fraction(ways, question.chance.total)
                    for result, probability in of(take(game, step.state, question, key).state).items():
                        found[result] = found.get(result, Fraction(0)) + share * probability
            known[step.state] = found
        return found

    return of(state)


def best(
    game: Game[TableT],
    state: State[TableT],
    value: Callable[[State[TableT]], Fraction],
) -> Fraction:
    """The highest expected `value` at the end: chance is weighed, every choice serves that aim."""
    known: dict[State[TableT], Fraction] = {}

    def of(at: State[TableT]) -> Fraction:
        step = settle(game, at)
        question = step.question
        if question is None:
            return value(step.state)
        found = known.get(step.state)
        if found is None:
            if question.chance is None:
                found = max(of(take(game, step.state, question, key).state) for key in keys(question))
            else:
                found = sum(
                    (
                        Fraction(ways, question.chance.total)
                        * of(take(game, step.state, question, key).state)
                        for key, ways in question.chance.outcomes()
                    ),
                    Fraction(0),
                )
            known[step.state] = found
        return found

    return of(state)
