"""What may be chosen are the candidates against which nothing stands, wherever something could be chosen.

A game may find what can be chosen (`Among.options`) with less work than all candidates with their reasons
(`Among.choices`). Both must say the same, at each moment at which a choice is carried out: where it is asked,
and where nothing is asked because there is nothing to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from tutor.contract.violation import Violation
from tutor.engine.game import Game
from tutor.engine.moment import Moment
from tutor.engine.query import Among
from tutor.engine.question import Choices, Option, Question
from tutor.engine.state import State
from tutor.engine.step import settle, take

Say: TypeAlias = Callable[[str], None]
Find: TypeAlias = Callable[[Among, Moment[Any]], tuple[Option, ...]]


def check_offers(
    game: Game[Any], starts: Iterable[State[Any]], *, pick: Callable[[int], int], questions: int
) -> tuple[Violation, ...]:
    """Plays at random from each of the positions in turn until so many questions were met altogether.

    Play ends at the first question up to which what is offered differs from what nothing stands against; each
    difference is told once. That there were fewer questions is told too.
    """
    violations: dict[str, Violation] = {}
    messages: list[str] = []
    left = questions
    with guarded(messages.append):
        for number, state in enumerate(starts):
            answers: tuple[str, ...] = ()
            while left and (step := settle(game, state)).question is not None:
                if messages:
                    break
                key = any_answer(step.question, pick)
                state = take(game, step.state, step.question, key).state
                left, answers = left - 1, (*answers, key)
            violations |= {what: Violation("K9", what, number, answers) for what in messages}
            if violations or not left:
                return tuple(violations.values())
    return (Violation("K9", f"random play has met {questions - left} questions only"),)


@contextmanager
def guarded(say: Say) -> Iterator[None]:
    """Meanwhile each choice says by how much what it offers differs from what it should.

    Only kinds with an `options` of their own can differ. What they look up themselves to offer it is not
    looked at again.
    """
    quick = {kind: kind.options for kind in _kinds(Among) if "options" in vars(kind)}
    busy: list[Among] = []
    for kind, own in quick.items():
        kind.options = _watched(own, say, busy)  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        for kind, own in quick.items():
            kind.options = own  # type: ignore[method-assign]


def _watched(own: Find, say: Say, busy: list[Among]) -> Find:
    """What finds the options of a kind of choice, with a look at all of its choices."""

    def options(among: Among, moment: Moment[Any]) -> tuple[Option, ...]:
        offers = own(among, moment)
        if not busy:
            busy.append(among)
            try:
                choices = among.choices(moment)
            finally:
                busy.clear()
            for what in _differences(offers, choices):
                say(f"{type(among).__name__} {what}")
        return offers

    return options


def _kinds(kind: type[Among]) -> Iterator[type[Among]]:
    """The kinds of choice that there are below one."""
    for one in kind.__subclasses__():
        yield one
        yield from _kinds(one)


def _differences(options: Iterable[Option], choices: Choices) -> Iterator[str]:
    """By what the options of a choice differ from its candidates against which nothing stands."""
    offered, allowed = _by_key(options), _by_key(choices.options)
    refused = {one.option.key for one in choices.refused}
    for key in offered.keys() - allowed.keys():
        yield f"offers {key!r}, which is {'refused' if key in refused else 'no candidate'}"
    for key in allowed.keys() - offered.keys():
        yield f"does not offer {key!r}, against which nothing stands"
    for key in allowed.keys() & refused:
        yield f"allows and refuses {key!r}"
    if offered.keys() == allowed.keys():
        for key, option in offered.items():
            if option != allowed[key]:
                yield f"offers {key!r} as another option than the allowed one"
        if tuple(offered) != tuple(allowed):
            yield "offers what is allowed in another order"


def _by_key(options: Iterable[Option]) -> dict[str, Option]:
    return {option.key: option for option in options}


def any_answer(question: Question, pick: Callable[[int], int]) -> str:
    """The key of an answer to a question; `pick(total)` gives a number from 0 to total - 1."""
    if question.chance is not None:
        return question.chance.pick(pick(question.chance.total))
    return question.options[pick(len(question.options))].key
