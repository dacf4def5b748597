"""What may be chosen are the candidates against which nothing stands, wherever something could be chosen.

A game may find what can be chosen (`Among.options`) with less work than all candidates with their reasons
(`Among.choices`). Both must say the same, at each moment at which a choice is carried out: where it is asked,
and where nothing is asked because there is nothing to choose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import replace
from typing import Any

from tutor.contract.violation import Violation
from tutor.engine.game import Game
from tutor.engine.moment import Moment, Outcome
from tutor.engine.program import Path, Place
from tutor.engine.query import Among
from tutor.engine.question import Option, Question
from tutor.engine.state import Frame, State, TableT
from tutor.engine.step import settle, take

Say = Callable[[str], None]


def check_offers(
    game: Game[Any], starts: Iterable[State[Any]], *, pick: Callable[[int], int], questions: int
) -> tuple[Violation, ...]:
    """Plays at random from each of the positions in turn until so many questions were met altogether.

    Each kind of difference between what is offered and what nothing stands against is told once; that there
    were fewer questions is told too.
    """
    found: dict[str, Violation] = {}
    said: list[str] = []
    watched, left = guarded(game, said.append), questions
    for number, state in enumerate(starts):
        answers: tuple[str, ...] = ()
        while left and (step := settle(watched, state)).question is not None:
            key = any_answer(step.question, pick)
            state = take(game, step.state, step.question, key).state
            left, answers = left - 1, (*answers, key)
            for what in said:
                found.setdefault(what, Violation("K9", what, number, answers))
            said.clear()
        if not left:
            return tuple(found.values())
    return (*found.values(), Violation("K9", f"random play has met {questions - left} questions only"))


def guarded(game: Game[TableT], say: Say) -> Game[TableT]:
    """The game, each choice of which says by how much what it offers differs from what it should."""
    book = copy(game.programs)
    book.places = _AllPlaces(book.places, say)
    return replace(game, programs=book)


class _AllPlaces(dict[str, dict[Path, Place]]):
    """The places of each program, watched."""

    def __init__(self, places: Any, say: Say) -> None:
        self._places, self._say = places, say

    def __missing__(self, program: str) -> dict[Path, Place]:
        places = self[program] = _Places(self._places[program], self._say)
        return places


class _Places(dict[Path, Place]):
    """The places of one program, watched."""

    def __init__(self, places: Any, say: Say) -> None:
        self._places, self._say = places, say

    def __missing__(self, path: Path) -> Place:
        place = self[path] = self._watched(self._places[path])
        return place

    def _watched(self, place: Place) -> Place:
        run, among, say = place.run, getattr(place.sentence, "among", None), self._say
        if run is None or not isinstance(among, Among):
            return place

        def watched(moment: Moment[Any]) -> Question | Outcome[Any] | Frame:
            for what in _differences(among, moment):
                say(f"{type(among).__name__} {what}")
            return run(moment)

        return Place(place.sentence, watched, place.rule, place.behind, place.over, place.held)


def _differences(among: Among, moment: Moment[Any]) -> Iterator[str]:
    """By what the options of a choice differ from its candidates against which nothing stands."""
    options, choices = among.options(moment), among.choices(moment)
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
    if question.chance is not None:
        return question.chance.pick(pick(question.chance.total))
    return question.options[pick(len(question.options))].key
