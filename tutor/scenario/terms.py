"""Names and values in the steps and the goal of a lesson, checked against what its game can hold.

What is expected of a position that is never reached is checked here too: nothing unknown passes in a file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tutor.analysis.condition_terms import Terms, near
from tutor.analysis.conditions import read_condition
from tutor.analysis.objectives import MeasureError
from tutor.analysis.outcomes import untils
from tutor.engine.game import Game
from tutor.engine.state import State
from tutor.rules.defects import Defect
from tutor.rules.defects import Path as At
from tutor.rules.located import Located
from tutor.rules.struct_validation import found_text
from tutor.rules.words import Words
from tutor.scenario.model import EXPECTABLE

_CHANCE: Final = re.compile(r"\d+(/0*[1-9]\d*)?(\.\.\d+(/0*[1-9]\d*)?)?")
_FRACTION: Final = Words(
    'a fraction such as 5/36, or two ("0..1/6")', "дробь, например 5/36, или две («0..1/6»)"
)
_ONE_OF_TWO: Final = Words("exactly one of where, event", "ровно одно из: where, event")
_NOTHING: Final = Words("nothing", "ничего")


def term_defects(
    located: Located, steps: tuple[int, ...], game: Game[Any], state: State[Any] | None
) -> Iterator[Defect]:
    """Every unknown fact, event or seat in entries of `steps` and in the goal, and every impossible value.

    `steps` are the numbers of the entries whose form is right. Where the file begins with no position its
    seats are not known: then only names are checked that are of no seat.
    """
    if state is None:
        yield from _of_no_seat(located, steps, game)
        return
    entries = ((index, located.data["steps"][index]) for index in steps)
    naming = {
        index: entry
        for index, entry in entries
        if entry.get("predict") is not None or entry.get("expect") is not None
    }
    goal = located.data.get("goal")
    reach = goal.get("reach") if isinstance(goal, dict) else None
    reach = reach if isinstance(reach, dict) else {}
    if not naming and not reach:
        return
    checking = _Checking(located, Terms.of(game, state), game.seats(state.table), untils(game))
    for index, step in naming.items():
        if step.get("predict") is not None:
            yield from checking.prediction(("steps", index, "predict"), step["predict"])
        if step.get("expect") is not None:
            yield from checking.expectation(("steps", index, "expect"), step["expect"])
    for name, value in reach.items():
        yield from checking.fact(("goal", "reach", name), name, value)


def _of_no_seat(located: Located, steps: tuple[int, ...], game: Game[Any]) -> Iterator[Defect]:
    checking = _Checking(located, Terms(game.id, game.vocabulary(None), {}), (), ())
    for index in steps:
        for name, value in (located.data["steps"][index].get("expect") or {}).items():
            if name not in EXPECTABLE and "." not in name:
                yield from checking.expected_fact(("steps", index, "expect", name), name, value)


@dataclass(frozen=True, slots=True)
class _Checking:
    """A file with what can be named in it: terms, seats, and ends up to which a chance is asked."""

    located: Located
    terms: Terms
    seats: tuple[str, ...]
    ends: tuple[str, ...]

    def prediction(self, path: At, spec: Mapping[str, Any]) -> Iterator[Defect]:
        name = str(spec["fact"])
        type_ = self.terms.vocabulary.type_of(name)
        if type_ is None:
            yield self.located.defect((*path, "fact"), *self.terms.no_fact(name))
            return
        for nth, choice in enumerate(spec.get("choices") or ()):
            # A number beyond the limit is an answer that learners give; a word that does not exist is none.
            if type_.kind != "number" or not isinstance(choice, int) or isinstance(choice, bool):
                yield from self.fact((*path, "choices", nth), name, choice)

    def expectation(self, path: At, expected: Mapping[str, Any]) -> Iterator[Defect]:
        for name, value in expected.items():
            at = (*path, name)
            if name not in EXPECTABLE:
                yield from self.expected_fact(at, name, value)
            elif not value and name != "offered":
                yield self.located.defect(at, _NOTHING, Words("what is expected", "то, что ожидается"))
            elif name == "events":
                for index, spec in enumerate(value):
                    yield from self.known((*at, index, "kind"), spec)
            elif name == "chance":
                for index, spec in enumerate(value):
                    yield from self.chance((*at, index), spec)

    def expected_fact(self, path: At, name: str, value: Any) -> Iterator[Defect]:
        if "." in name or self.terms.vocabulary.type_of(name) is not None:
            yield from self.fact(path, name, value)
            return
        names = ", ".join((*EXPECTABLE, *near(name, self.terms.at_hand)))
        command = f"tutor vocabulary {self.terms.game}"
        allowed = Words(
            f"{names}, or another fact, such as anna.wounds; `{command}` lists all",
            f"{names} или другой факт, например anna.wounds; всё перечисляет `{command}`",
        )
        yield self.located.defect(path, Words("an unknown field", "неизвестное поле"), allowed)

    def fact(self, path: At, name: str, value: Any) -> Iterator[Defect]:
        """A fact that there is not, or a value that it can never have."""
        if self.terms.vocabulary.type_of(name) is None:
            yield self.located.defect(path, *self.terms.no_fact(name))
        elif not isinstance(value, dict | list | float):  # else its form is wrong, which is told already
            try:
                self.terms.check_value(name, value)
            except MeasureError as error:
                yield self.located.defect(path, error.actual, error.allowed)

    def known(self, path: At, spec: Mapping[str, Any]) -> Iterator[Defect]:
        """An event that the game does not tell."""
        try:
            self.terms.check_event(str(spec["kind"]))
        except MeasureError as error:
            yield self.located.defect(path, error.actual, error.allowed)

    def chance(self, path: At, spec: Mapping[str, Any]) -> Iterator[Defect]:
        if not _CHANCE.fullmatch(str(spec["chance"]).replace(" ", "")):
            yield self.located.defect((*path, "chance"), found_text(spec["chance"]), _FRACTION)
        until = spec.get("until")
        if until is not None and until not in self.ends:
            listed = ", ".join(self.ends)
            allowed = Words(f"one of {listed}", f"одно из: {listed}")
            yield self.located.defect((*path, "until"), found_text(until), allowed)
        for seat in spec.get("seats") or {}:
            if seat not in self.seats:
                listed = ", ".join(self.seats)
                allowed = Words(f"one of {listed}", f"одно из: {listed}")
                yield self.located.defect((*path, "seats", seat), found_text(seat), allowed)
        where, event = spec.get("where"), spec.get("event")
        if bool(where) == bool(event):
            both = Words("where and event", "where и event") if where else _NOTHING
            yield self.located.defect(path, both, _ONE_OF_TWO)
        elif event:
            yield from self.known((*path, "event"), {"kind": event})
        else:
            try:
                read_condition(str(where), self.terms)
            except MeasureError as error:
                yield self.located.defect((*path, "where"), error.actual, error.allowed)
