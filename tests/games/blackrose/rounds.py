"""Short ways to play set-ups, phases and endings in tests: everything that is asked is answered by kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from games.blackrose.acts import Play
from games.blackrose.desk import HALL, mage, table, text
from msgspec.structs import replace

from tutor.engine.question import PASS, Question
from tutor.engine.state import Frame, State
from tutor.engine.step import advance, take
from tutor.games.blackrose import GAME
from tutor.games.blackrose.components.component_set import box
from tutor.games.blackrose.position.form import DoSpec, MageSpec
from tutor.games.blackrose.procedures.setup import opening
from tutor.games.blackrose.state.table import Table

BOX = box("training")
SEATS = ("anna", "boris", "vera", "gleb")
NAMES = ("baron-doria", "graminia", "arianna", "riccart")
AGONY = ("spell-torment", "spell-peak-of-agony", "spell-grim-torment", "spell-visceral-fire")

Choose = Callable[[Question], str]


def first(question: Question) -> str:
    """The first answer: the first option, or the first outcome of chance."""
    return question.options[0].key if question.chance is None else question.chance.pick(0)


def by_kind(**wanted: str) -> Choose:
    """Answers questions of a kind (hyphens as underscores) with a key, if they allow it.

    Others get the first answer, but where nothing has to be done nothing is.
    """

    def choose(question: Question) -> str:
        key = wanted.get(question.kind.replace("-", "_"), "")
        if question.chance is not None:
            return key if question.chance.accepts(key) else first(question)
        keys = [option.key for option in question.options]
        return next((one for one in (key, PASS, "none", "done") if one in keys), first(question))

    return choose


QUIET = by_kind()
"""Does nothing where nothing has to be done."""


@dataclass
class Round(Play):
    """A position that is played on, and keeps what was asked."""

    def __post_init__(self) -> None:
        self.asked_of: list[Question] = []
        super().__post_init__()
        self._keep()

    def _keep(self) -> None:
        if self.question is not None:
            self.asked_of.append(self.question)

    def say(self, *keys: str) -> Round:
        """Answers the waiting questions one after the other."""
        for key in keys:
            super().say(key)
            self._keep()
        return self

    def on(self, choose: Choose = QUIET, until: str = "") -> Round:
        """Plays on until nothing is asked, or to the next question of a kind."""
        while self.question is not None and (not until or self.question.kind != until):
            self.say(choose(self.question))
        return self

    def questions(self, kind: str) -> list[Question]:
        """The questions of a kind that were asked."""
        return [question for question in self.asked_of if question.kind == kind]


def mages(n: int = 2, at: str = HALL, **changed: dict[str, Any]) -> dict[str, MageSpec]:
    """So many mages with no cards; by seat what is different about them."""
    seats = zip(SEATS[:n], NAMES, strict=False)
    return {seat: mage(name, **{"at": at, **changed.get(seat, {})}) for seat, name in seats}


def phase(
    program: str,
    on: dict[str, MageSpec] | None = None,
    *,
    given: dict[str, Any] | None = None,
    changed: dict[str, Any] | None = None,
    who: str = "anna",
    **said: Any,
) -> Round:
    """A phase, or any program, about to begin with those mages; `changed` are fields of the table."""
    do = DoSpec(who, program=program, given=given or {})
    state = table(on or mages(), do, **{"phase": program.removesuffix("-phase"), **said})
    return Round(replace(state, table=replace(state.table, **(changed or {}))))


def begin(
    people: int = 2, choose: Choose = QUIET, *, rulings: dict[str, str] | None = None, **said: Any
) -> Round:
    """A training game after its set-up, when the first round is about to begin."""
    state = opening(SEATS[:people], rulings=tuple((rulings or {}).items()), **said)
    played = Round.__new__(Round)
    played.game, played.events, played.question, played.asked_of = GAME, [], None, []
    while not in_rounds(state):
        step = advance(GAME, state)
        played.events += step.events
        state = step.state
        if step.question is not None:
            played.asked_of.append(step.question)
            taken = take(GAME, state, step.question, choose(step.question))
            played.events += taken.events
            state = taken.state
    played.state = state
    return played


def in_rounds(state: State[Table]) -> bool:
    """Whether the set-up is over."""
    return any(isinstance(entry, Frame) and entry.program == "rounds" for entry in state.stack)


def at_random(seed: int) -> Choose:
    """Answers everything at random; the same seed answers alike."""
    dice = Random(seed)

    def choose(question: Question) -> str:
        if question.chance is not None:
            return question.chance.pick(dice.randrange(question.chance.total))
        return dice.choice(question.options).key

    return choose


def event(
    id: str, when: str, *verbs: dict[str, Any], slot: int = 1, crown: bool = False, moon: int = 1
) -> dict[str, Any]:
    """An event made up for a test, with one full stop for each verb; its corners bring the Rose 1 and 2."""
    corners = {"reveal_power": 1, "discard_power": 2}
    return {
        "id": id,
        "kind": "event",
        "name": {"en": id, "ru": "Проба"},
        "count": 1,
        "facts": {"moon": moon, "crown": crown, "phase": when, "slot": slot or "none", **corners},
        "text": {"main": text(*verbs)},
    }


def quest(
    id: str, task: dict[str, Any], *verbs: dict[str, Any], slots: int = 0, reward: int = 1, moon: int = 1
) -> dict[str, Any]:
    """A quest made up for a test; without verbs its effect is to gain 1 power."""
    about = {**task, "text": {"en": "do it", "ru": "сделать это"}}
    return {
        "id": id,
        "kind": "quest",
        "name": {"en": id, "ru": "Проба"},
        "count": 1,
        "facts": {"moon": moon, "task": about, "slots": slots, "reward": reward},
        "text": {"main": text(*(verbs or ({"do": "gain_power", "n": 1},)))},
    }
