"""What an author writes in a scenario file, and what becomes of it once it has been checked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args

from msgspec import Struct

from tutor.engine.event import Scalar
from tutor.engine.state import State
from tutor.rules.located import Located
from tutor.rules.words import Words

Level: TypeAlias = Literal["first-steps", "full-rules", "edge-case"]
LEVELS: tuple[Level, ...] = get_args(Level)

Within: TypeAlias = Literal["scripted", "any", "best"]
"""How far a goal must carry: as the dice fall in the file, however they fall, or as they fall at best."""

Plain: TypeAlias = str | int | bool | None
"""The value of a fact."""


class PredictSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner is asked to foresee: the value of a fact at the end, the next question, an event.

    `at` is "end", "next" (once the next answer has led to a question or to the end) or the kind of an event,
    whose first occurrence after this place counts. The author never writes the answer.
    """

    ask: Words
    fact: str
    at: str = "end"
    choices: tuple[Plain, ...] = ()


class RefusedSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """An option that the waiting question refuses under exactly these rules, in any order."""

    option: str | int
    rules: tuple[str, ...]


class AskedSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is asked what under which rule; only what is given is compared."""

    seat: str | None = None
    kind: str | None = None
    rule: str | None = None


class EventSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """An event that has happened since the last answer; only what is given besides `kind` is compared."""

    kind: str
    rule: str | None = None
    facts: dict[str, Plain] = {}


class MaySpec(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a seat may make a move now, imaginable or not: refused under exactly these rules, or allowed.

    `kind` is that of the question which the move answers, `option` its key there.
    """

    seat: str
    kind: str
    option: str | int
    rules: tuple[str, ...] = ()


class ChanceSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """How likely something is at the end of what can still happen, exactly: `chance` is a fraction ("5/36").

    `where` is a condition ("anna.wounds >= 1"), or `event` the kind of an event on the way. `until`
    is how far is looked: "effect", "end", or a period of the game. `seats` tells who answers "adversarial" or
    "cooperative"; the others are free, and `chance` is then written as the least and the most ("0..1/6").
    """

    chance: str | int
    where: str = ""
    event: str = ""
    until: str = "effect"
    seats: dict[str, Literal["free", "adversarial", "cooperative"]] = {}


EXPECTABLE: dict[str, Any] = {
    "refused": RefusedSpec | tuple[RefusedSpec, ...],
    "offered": tuple[str | int, ...],
    "asked": AskedSpec,
    "events": tuple[EventSpec, ...],
    "may": tuple[MaySpec, ...],
    "chance": tuple[ChanceSpec, ...],
}
"""What can be expected besides facts."""


class StepSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of `steps`: exactly one of its fields, but `after` goes with `say`.

    `say` is told from here on; with `after` from the moment on at which such an event happens, with `after:
    settled` once all that follows the last answer has happened, and so is what a `predict` behind it asks.
    `choose` is the key of an option; `roll`, `draw` and `deal` are what dice and decks answer.
    """

    say: Words | None = None
    after: str | None = None
    predict: PredictSpec | None = None
    choose: str | int | None = None
    roll: tuple[int, ...] | None = None
    draw: tuple[str, ...] | None = None
    deal: tuple[str, ...] | None = None
    expect: dict[str, Any] | None = None


class GoalSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """What a puzzle asks for: facts that must hold at the end, and how far that must carry."""

    reach: dict[str, Plain]
    within: Within = "scripted"


class ScenarioFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario file as it is written; `position` has the form of the game.

    Instead of a position it may begin with an `opening`, a whole game of the app, with its optional rules
    `switches` switched on. With `unanswered` the last question may be left open, as where the question is
    what a rules lawyer looks at. `note` says what is assumed where the sources are silent; it is folded away.
    """

    title: Words
    summary: Words
    game: str
    level: Level
    shows: tuple[str, ...]
    you: str
    steps: tuple[StepSpec, ...]
    position: Any = None
    opening: str = ""
    switches: tuple[str, ...] = ()
    unanswered: bool = False
    topic: str = ""
    rulings: dict[str, str] = {}
    automatic: tuple[str, ...] = ()
    names: dict[str, Words] = {}
    goal: GoalSpec | None = None
    note: Words | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario that is sound as far as can be known without playing it.

    `id` is the game and the name of the file ("penumbra/01-three-steps"), `start` the position in which it
    begins. `topic` is the part of the game it is about, "" where the file names none. `located` knows the
    line of everything that was written.
    """

    id: str
    file: str
    title: Words
    summary: Words
    game: str
    level: Level
    topic: str
    shows: tuple[str, ...]
    you: str
    names: dict[str, Words]
    steps: tuple[StepSpec, ...]
    goal: GoalSpec | None
    start: State[Any]
    unanswered: bool
    note: Words | None
    located: Located = field(repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Prediction:
    """A question to the learner before something happens.

    One of `choices` is the `truth` on the told line. Off that line the value of `fact` may be any other; it
    is looked up in the position in which the prediction falls due (`tutor.scenario.due`).
    """

    ask: Words
    fact: str
    at: str
    choices: tuple[Scalar, ...]
    truth: Scalar


@dataclass(frozen=True, slots=True)
class Moment:
    """What a scenario has to say between two answers.

    `say` holds the paragraphs to show, `predictions` what is to be foreseen before going on, `scripted` the
    answer that the told line gives next (None at its end). Off the told line all of them are empty and
    `on_line` is False.
    """

    say: tuple[Words, ...] = ()
    predictions: tuple[Prediction, ...] = ()
    scripted: str | None = None
    on_line: bool = True
